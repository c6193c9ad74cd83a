/** Words that the tagger takes for a further recipient, though they stand in the middle of what is said. */
import type { Slot } from '../data/marked.ts';

type Word = { readonly text: string; readonly slot: Slot | null; readonly begins: boolean };

const leads = new Set(['that', 'saying', 'says', 'say', 'כי']);

/** "email her that the Peretz hearing moved": of a message, in the order of its words. */
export function withNamesSaid<W extends Word>(words: readonly W[]): readonly W[] {
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
