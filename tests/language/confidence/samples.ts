/**
 * Sentences with what they ask for, and the same sentences as people type and say them: misspelt, in other words than
 * the grammar knows, with asides, without marks, their parts in another order. What is asked for stays the same.
 */
import { readFileSync } from 'node:fs';
import type { Contact } from '@crocodile-hub/core/language/reading';
import { understand } from '@crocodile-hub/core/language/understand';
import { blindContacts, blindLines, judgeBlind } from '../blind.ts';
import { contextOf, exampleFrom, examples, languages } from '../example.ts';
import { judge } from '../score.ts';

export type Sample = {
  readonly text: string;
  readonly features: readonly number[];
  readonly right: boolean;
  readonly group: number;
};

type Item = {
  readonly text: string;
  /** Words of the answer: they stay as they are. */
  readonly kept: ReadonlySet<string>;
  /** How often it counts as it was written. */
  readonly weight: number;
  readonly judge: (text: string) => boolean;
  readonly features: (text: string) => readonly number[] | null;
};

const roundsEach = 8;

export function samples(): readonly Sample[] {
  const random = randomFrom(20_261_122);
  return items().flatMap((item, group) => {
    const texts = Array.from({ length: item.weight }, () => item.text);
    for (let round = 0; round < roundsEach; round += 1) {
      let text = item.text;
      const changes = random() < 0.7 ? 1 : 2;
      for (let change = 0; change < changes; change += 1)
        text = pick(disturbances, random)(text, random, item.kept);
      if (text !== item.text) texts.push(text);
    }
    return texts.flatMap((text) => {
      const features = item.features(text);
      return features === null ? [] : [{ text, features, right: item.judge(text), group }];
    });
  });
}

function items(): readonly Item[] {
  const own = languages.flatMap((language) => examples(language, 'dev'));
  const never = readFileSync(new URL('../never-wrong.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map(exampleFrom);
  const ours = [...own, ...never].map((example): Item => ({
    text: example.text,
    kept: wordsOf([example.slots, example.also]),
    weight: 3,
    judge: (text) => judge({ ...example, text }).right,
    features: (text) => featuresOf(text, contextOf(example)),
  }));
  const folder = new URL('../blind/', import.meta.url);
  const contactsIn = blindContacts(new URL('contacts.json', folder));
  const blind = ['dev', 'dev-2', 'dev-3'].flatMap((half) =>
    ['short', 'dictated', 'noncommands'].flatMap((name) =>
      blindLines(new URL(`${half}/${name}.jsonl`, folder)),
    ),
  );
  const theirs = blind.flatMap((line): Item[] => {
    const item = (contacts: readonly Contact[]): Item => ({
      text: line.text,
      kept: wordsOf([line.expect, line.alsoRight]),
      weight: 6,
      judge: (text) => judgeBlind({ ...line, text }, contacts).right,
      features: (text) =>
        featuresOf(text, { now: line.now, timeZone: 'Asia/Jerusalem', country: 'IL', contacts }),
    });
    return [item(contactsIn(line.lang)), item([])];
  });
  return [...ours, ...theirs];
}

function wordsOf(answers: unknown): ReadonlySet<string> {
  return new Set(
    JSON.stringify(answers)
      .toLowerCase()
      .split(/[^\p{L}\p{N}']+/u),
  );
}

/** Of readings that act, and of one action alone. */
function featuresOf(text: string, context: Parameters<typeof understand>[1]): readonly number[] | null {
  let seen: readonly number[] | null = null;
  const observe = (features: readonly number[]) => {
    seen = features;
  };
  const { actions, intent } = understand(text, { ...context, observe });
  return intent === 'none' || actions.length > 1 ? null : seen;
}

type Random = () => number;
type Disturb = (text: string, random: Random, kept: ReadonlySet<string>) => string;

function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function pick<T>(list: readonly T[], random: Random): T {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
}

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'קראטוןםפ', 'שדגכעיחלךף', 'זסבהנמצתץ'];

const misspell: Disturb = (text, random, kept) =>
  atWord(text, random, kept, (word) => {
    const at = 1 + Math.floor(random() * Math.max(1, word.length - 1));
    const kind = random();
    if (kind < 0.3) return word.slice(0, at) + word.slice(at + 1);
    if (kind < 0.5) return word.slice(0, at) + word.charAt(at) + word.slice(at);
    if (kind < 0.75)
      return word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1);
    const row = rows.find((keys) => keys.includes(word.charAt(at))) ?? '';
    const beside = row.charAt(row.indexOf(word.charAt(at)) + (random() < 0.5 ? 1 : -1));
    return word.slice(0, at) + beside + word.slice(at + 1);
  });

/** A word that the grammar knows becomes one that it does not. */
const unknownWord: Disturb = (text, random, kept) =>
  atWord(text, random, kept, (word) =>
    /[א-ת]/.test(word) ? pick(strange.he, random) : pick(strange.en, random),
  );

const strange = {
  en: 'bung whack organise poke sort prong lob yonder flip roster arvo gazette clobber jolly pipe blorp'.split(
    ' ',
  ),
  he: 'תדחוף תלביש תעיף ארגז בלוקים תפנק קומבינה שמיכה חרטוט לפלף זימזום פרטוש'.split(' '),
};

/** Whether the word, with or without its glued letters and marks, belongs to the answer. */
function isKept(word: string, kept: ReadonlySet<string>): boolean {
  const bare = word.toLowerCase().replace(/[^\p{L}\p{N}']+/gu, '');
  return [0, 1, 2].some((from) => kept.has(bare.slice(from)));
}

function atWord(
  text: string,
  random: Random,
  kept: ReadonlySet<string>,
  change: (word: string) => string,
): string {
  const words = text.split(' ');
  const places = words.flatMap((word, index) =>
    word.length < 3 || /[\d@:]/.test(word) || isKept(word, kept) ? [] : [index],
  );
  if (places.length === 0) return text;
  const index = pick(places, random);
  return words.with(index, change(words[index] ?? '')).join(' ');
}

const asides = {
  en: ['you know', 'before I forget', 'if that works', 'the usual', 'it matters', 'no rush at all', 'I guess', 'as discussed', 'right', 'okay', 'and stuff', 'for real this time', "I'm driving"],
  he: ['לפני שאשכח', 'בקיצור', 'אתה יודע', 'זה חשוב', 'כרגיל', 'אם מסתדר', 'אני בנהיגה', 'כמו שדיברנו', 'טוב', 'אוקיי', 'וכל זה', 'באמת'],
}; // prettier-ignore

const addAside: Disturb = (text, random, kept) => {
  const aside = pick(/[א-ת]/.test(text) ? asides.he : asides.en, random);
  const words = text.split(' ');
  // Not inside of what is said.
  const places = [
    0,
    ...words.flatMap((word, index) =>
      isKept(word, kept) || isKept(words[index - 1] ?? '', kept) ? [] : [index],
    ),
  ];
  const at = pick(places, random);
  return [...words.slice(0, at), aside, ...words.slice(at)].join(' ');
};

const withoutMarks: Disturb = (text) => (/[@"]/.test(text) ? text : text.replace(/[,;:!-]+ /g, ' '));

const links = /^(?:to|that|about|saying|with|at|for|on|and|ש|את|על|עם|של|בנושא|לגבי|עד)$/;

const withoutLink: Disturb = (text, random, kept) => {
  const words = text.split(' ');
  const places = words.flatMap((word, index) =>
    links.test(word.toLowerCase()) &&
    !(isKept(words[index - 1] ?? '', kept) && isKept(words[index + 1] ?? '', kept))
      ? [index]
      : [],
  );
  return places.length === 0 ? text : words.toSpliced(pick(places, random), 1).join(' ');
};

const times =
  /(?: |^)((?:tomorrow|tonight|today|on [A-Z]\w+day|next \w+|at \d[\d:]*(?: ?[ap]m)?|מחר|היום|ביום [א-ת]+|ב-?\d[\d:]*)(?: (?:at \d[\d:]*(?: ?[ap]m)?|morning|evening|ב-?\d[\d:]*|בבוקר|בערב))?)(?= |$)/;

const moveTime: Disturb = (text, random, kept) => {
  const found = times.exec(text)?.[1];
  if (found === undefined || found.split(' ').some((word) => isKept(word, kept))) return text;
  const rest = text.replace(found, '').replace(/ {2,}/g, ' ').trim();
  return random() < 0.5 ? `${found} ${rest}` : `${rest} ${found}`;
};

const swapWords: Disturb = (text, random, kept) => {
  const words = text.split(' ');
  const at = Math.floor(random() * (words.length - 1));
  const [first, second] = [words[at], words[at + 1]];
  return first === undefined || second === undefined || isKept(first, kept) || isKept(second, kept)
    ? text
    : words
        .with(at, second)
        .with(at + 1, first)
        .join(' ');
};

const lowered: Disturb = (text) => text.toLowerCase();

const disturbances: readonly Disturb[] = [
  misspell, unknownWord, unknownWord, addAside, addAside, withoutMarks, withoutLink, moveTime, moveTime, swapWords, lowered,
]; // prettier-ignore
