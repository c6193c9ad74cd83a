/** Words whose slots the tagger takes one by one, settled by the words around them. */
import type { Intent } from '../../language/reading.ts';
import type { Slot } from '../data/marked.ts';

type Word = { readonly text: string; readonly slot: Slot | null; readonly begins: boolean };

/** Of a part that asks for `intent`, in the order of its words. */
export function settled<W extends Word>(words: readonly W[], intent: Intent): readonly W[] {
  switch (intent) {
    case 'send_email':
    case 'send_whatsapp':
      return withNamesSaid(words);
    case 'reminder':
    case 'create_task':
      return withVerbsKept(words);
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
