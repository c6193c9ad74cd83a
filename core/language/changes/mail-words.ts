/** The words in which mails are sorted: the verbs, and what is sent to many. They may stand in any order. */
import { plainCommand } from './plain-command.ts';

/** What can be done with mails, but for their tags. */
export type MailVerb = 'archive' | 'read' | 'unread' | 'star' | 'trash';

/** A word as it was written, and in lower case without what stands around it. A cut-out piece leaves an empty one. */
export type Word = { readonly text: string; readonly plain: string };
const gap: Word = { text: '', plain: '' };

/** A sequence of words, each with its alternatives; `?` marks one that may be missing. */
export type Phrase = readonly { readonly words: ReadonlySet<string>; readonly isOptional: boolean }[];

export function phrase(spelled: string): Phrase {
  return spelled.split(' ').map((place) => ({
    words: new Set(place.replace(/\?$/, '').split('|')),
    isOptional: place.endsWith('?'),
  }));
}
export const phrases = (lines: string): Phrase[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => phrase(line.trim()));

/** Each verb in the ways to say it; the parts of one way may stand apart. */
const verbs: readonly { does: MailVerb; ways: readonly (readonly Phrase[])[] }[] = [
  {
    does: 'unread',
    ways: [
      [phrase('mark|marked'), phrase('as unread')],
      [phrase('mark|marked'), phrase('as not read')],
      [phrase('סמן|סמני|תסמן|תסמני|לסמן'), phrase('כלא נקרא|נקראו|נקראה|נקראות')],
    ],
  },
  {
    does: 'read',
    ways: [
      [phrase('mark|marked'), phrase('as read')],
      [
        phrase('סמן|סמני|תסמן|תסמני|לסמן|יסומן|יסומנו|תסומן|מסומן|לסימון'),
        phrase('כנקרא|כנקראו|כנקראת|כנקראה|כנקראות'),
      ],
    ],
  },
  {
    does: 'archive',
    ways: [
      [phrase('move|moved|send|sent|put|go|goes'), phrase('to|in|into the? archive')],
      [phrase('to the? archive')],
      [phrase('archive|archived')],
      [
        phrase(
          'העבר|העבירי|תעביר|תעבירי|להעביר|יעברו|יעבור|תעבור|שלח|שלחי|תשלח|תשלחי|לשלוח|ילכו|ילך|שים|שימי',
        ),
        phrase('לארכיון|בארכיון'),
      ],
      [phrase('לארכיון')],
      [phrase('ארכב|ארכבי|תארכב|תארכבי|לארכב')],
    ],
  },
  {
    does: 'star',
    ways: [
      [phrase('put|get|gets|give|add|receive|receives|with'), phrase('a star')],
      [phrase('mark|marked'), phrase('with a star')],
      [phrase('mark|marked'), phrase('as starred')],
      [phrase('star|starred|flag|flagged')],
      [phrase('סמן|סמני|תסמן|תסמני|לסמן|יסומן|יסומנו|תסומן'), phrase('בכוכב|בכוכבית|ככוכב')],
      [
        phrase('שים|שימי|תשים|תשימי|הוסף|הוסיפי|תוסיף|תוסיפי|לשים|להוסיף|תן|תני|יקבל|יקבלו|תקבל'),
        phrase('כוכב|כוכבית על?'),
      ],
    ],
  },
  {
    does: 'trash',
    ways: [
      [phrase('move|moved|send|put|go|goes|throw'), phrase('to|in|into the? trash|bin')],
      [phrase('throw'), phrase('away|out')],
      [phrase('delete|deleted|trash|trashed|bin|binned|discard|remove')],
      [
        phrase(
          'העבר|העבירי|תעביר|תעבירי|להעביר|זרוק|זרקי|תזרוק|תזרקי|לזרוק|יעברו|יעבור|תשלח|ילכו|ילך|שלח|שים',
        ),
        phrase('לפח|לאשפה|לזבל'),
      ],
      [phrase('לפח|לאשפה')],
      [phrase('מחק|מחקי|תמחק|תמחקי|למחוק|זרוק|זרקי|תזרוק|תזרקי|לזרוק')],
    ],
  },
];

export const listWords = phrases(`mailing lists|list
  promotional|advertising|marketing mails|mail|emails|email|e-mails|messages?
  newsletter|newsletters|promotions|promotion|adverts|ads
  מיילים|מייל|הודעות פרסומיים|פרסומי|פרסומיות
  ניוזלטר|ניוזלטרים|הניוזלטרים|הניוזלטר|שהניוזלטרים|דיוור|דיוורים|הדיוורים|עלון|עלונים|העלונים|פרסומות|פרסומים|הפרסומות|רשימות תפוצה?`);

/** The words of a command without politeness, and without quotes and marks. */
export function mailWords(sentence: string): Word[] {
  return plainCommand(sentence.replace(/[“”„״]/g, '"'))
    .split(/\s+/)
    .flatMap(separated);
}

/** A mark that stands behind a word ends what it belongs to. */
function separated(text: string): Word[] {
  const plain = text
    .toLowerCase()
    .replace(/^["'(]/, '')
    .replace(/[.,:;!?"')]$/, '')
    .replace(/[.,:;!?"')]$/, '');
  const word = {
    text: text
      .replace(/^["(]/, '')
      .replace(/[.,:;!?")]$/, '')
      .replace(/[",;:]$/, ''),
    plain,
  };
  return /[,;:]$/.test(text) ? [word, gap] : [word];
}

/** The verb, and the words around it. */
export function verbIn(words: readonly Word[]): { does: MailVerb; rest: Word[] } | null {
  for (const { does, ways } of verbs) {
    for (const way of ways) {
      const rest = withoutParts(words, way);
      if (rest !== null) return { does, rest };
    }
  }
  return null;
}

/** All parts in their order, each cut out. */
function withoutParts(words: readonly Word[], parts: readonly Phrase[]): Word[] | null {
  let rest = [...words];
  let from = 0;
  for (const part of parts) {
    const found = find(rest, part, from);
    if (found === null) return null;
    rest = cutOut(rest, found);
    from = found.from;
  }
  return rest;
}

export function withoutAny(
  words: readonly Word[],
  any: readonly Phrase[],
): { isFound: boolean; rest: Word[] } {
  for (const one of any) {
    const found = find(words, one, 0);
    if (found !== null) return { isFound: true, rest: cutOut(words, found) };
  }
  return { isFound: false, rest: [...words] };
}

type Found = { from: number; to: number };

export function find(words: readonly Word[], one: Phrase, start: number): Found | null {
  for (let from = start; from < words.length; from += 1) {
    const to = endAt(words, one, from);
    if (to !== null) return { from, to };
  }
  return null;
}

export function findLast(words: readonly Word[], one: Phrase, start: number): Found | null {
  for (let from = words.length - 1; from >= start; from -= 1) {
    const to = endAt(words, one, from);
    if (to !== null) return { from, to };
  }
  return null;
}

/** Where the phrase ends that begins at this word; null if it does not begin there. */
function endAt(words: readonly Word[], one: Phrase, from: number): number | null {
  let at = from;
  for (const { words: known, isOptional } of one) {
    if (known.has(words[at]?.plain ?? '')) at += 1;
    else if (!isOptional) return null;
  }
  return at > from ? at : null;
}

export function cutOut(words: readonly Word[], { from, to }: Found, instead = gap): Word[] {
  return [...words.slice(0, from), instead, ...words.slice(to)];
}
