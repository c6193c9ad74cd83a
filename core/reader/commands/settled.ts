/** Words whose slots the tagger takes one by one, settled by the words around them. */
import type { Intent } from '../../language/reading.ts';
import type { Slot } from '../data/marked.ts';

type Word = { readonly text: string; readonly slot: Slot | null; readonly begins: boolean };

/** Of a part that asks for `intent`, in the order of its words. */
export function settled<W extends Word>(words: readonly W[], intent: Intent): readonly W[] {
  switch (intent) {
    case 'send_email':
    case 'send_whatsapp':
      return withGapsFilled(withNamesSaid(words));
    case 'reminder':
    case 'create_task':
      return withLinksKept(withVerbsKept(words));
    default:
      return words;
  }
}

const leads = new Set(['that', 'saying', 'says', 'say', 'כי']);

/** "email her that the Peretz hearing moved": who is named within what is said is no further recipient. */
function withNamesSaid<W extends Word>(words: readonly W[]): readonly W[] {
  const runs = runsOf(words, 'who');
  if (runs.length < 2) return words;
  const within = runs.filter(({ from, to }) => {
    const before = words[from - 1];
    const after = words[to];
    if (before === undefined) return false;
    return before.slot === 'content'
      ? after === undefined || after.slot === 'content'
      : leads.has(before.text) && after?.slot === 'content';
  });
  if (within.length === runs.length) return words;
  return words.map((word, index) =>
    within.some(({ from, to }) => index >= from && index < to)
      ? { ...word, slot: 'content', begins: words[index - 1]?.slot !== 'content' && word.begins }
      : word,
  );
}

/** "mail to Tomer: hi Tomer, the copy is ready": behind the mark, no word before the end of the text is left out. */
function withGapsFilled<W extends Word>(words: readonly W[]): readonly W[] {
  const last = words.findLastIndex(({ slot }) => slot === 'content');
  const mark = words.findIndex(({ text }) => text === ':');
  const whom = words.findIndex(({ slot }) => slot === 'who');
  const isMarked = whom !== -1 && whom < mark && words[mark - 1]?.slot === 'who';
  const isTimed = words[mark + 1]?.slot === 'when';
  if (!isMarked || isTimed || words.some(({ slot }) => slot === 'subject')) return words;
  return words.map((word, index) =>
    index > mark && index <= last ? { ...word, slot: 'content', begins: index === mark + 1 } : word,
  );
}

function runsOf(words: readonly Word[], slot: Slot): readonly { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (const [index, word] of words.entries()) {
    if (word.slot !== slot) continue;
    const last = runs.at(-1);
    if (last !== undefined && last.to === index && !word.begins) last.to = index + 1;
    else runs.push({ from: index, to: index + 1 });
  }
  return runs;
}

const links = new Set(
  'when before after once while until till if unless because with without for from and or'.split(' '),
);

/** "bring the chair, Friday, when I leave": a word that leads to a further piece of what is to be done belongs to it. */
function withLinksKept<W extends Word>(words: readonly W[]): readonly W[] {
  const first = words.findIndex(({ slot }) => slot === 'title');
  return words.map((word, index) => {
    const next = words[index + 1];
    const isFree = word.slot === null || word.slot === 'when';
    const isLink = index > first && isFree && next?.slot === 'title' && links.has(word.text);
    return isLink && first !== -1 ? { ...word, slot: 'title', begins: true } : word;
  });
}

/** What "to" and such a verb follow where they begin a task or what to be reminded of. */
const before = new Set('task todo list reminder me us forget remember'.split(' '));

/** "add a task to put one video into the quote": the verb belongs to what is to be done. */
function withVerbsKept<W extends Word>(words: readonly W[]): readonly W[] {
  const first = words.findIndex(({ slot, begins }) => slot === 'title' && begins);
  const verb = words[first - 1];
  const isLed = words[first - 2]?.text === 'to' && before.has(words[first - 3]?.text ?? '');
  if (verb === undefined || verb.slot !== null || !isLed) return words;
  return words.map((word, index) => {
    if (index === first - 1) return { ...word, slot: 'title', begins: true };
    return index === first ? { ...word, begins: false } : word;
  });
}
