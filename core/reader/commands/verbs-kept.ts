/** "add a task to put one video into the quote": a verb that could also command belongs to what is to be done. */
import type { Slot } from '../data/marked.ts';

type Word = { readonly text: string; readonly slot: Slot | null; readonly begins: boolean };

/** What "to" and such a verb follow where they begin a task or what to be reminded of. */
const before = new Set('task todo list reminder me us forget remember'.split(' '));

/** Of a reminder or a task, in the order of its words. */
export function withVerbsKept<W extends Word>(words: readonly W[]): readonly W[] {
  const first = words.findIndex(({ slot, begins }) => slot === 'title' && begins);
  const verb = words[first - 1];
  const isLed = words[first - 2]?.text === 'to' && before.has(words[first - 3]?.text ?? '');
  if (verb === undefined || verb.slot !== null || !isLed) return words;
  return words.map((word, index) => {
    if (index === first - 1) return { ...word, slot: 'title', begins: true };
    return index === first ? { ...word, begins: false } : word;
  });
}
