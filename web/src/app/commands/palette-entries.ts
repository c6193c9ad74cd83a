export type PaletteEntry = { id: string; words: string; run: () => void };

/** Starts of words first, then anywhere in the words; the given order otherwise. */
export function matching<T extends { words: string }>(entries: readonly T[], typed: string): T[] {
  const wanted = typed.trim().toLocaleLowerCase();
  if (wanted === '') return [...entries];
  const ranked = entries.flatMap((entry) => {
    const rank = rankOf(entry.words.toLocaleLowerCase(), wanted);
    return rank === undefined ? [] : [{ entry, rank }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry);
}

function rankOf(words: string, wanted: string): number | undefined {
  if (words.startsWith(wanted)) return 0;
  if (words.includes(` ${wanted}`)) return 1;
  if (words.includes(wanted)) return 2;
  const all = wanted.split(/\s+/);
  return all.every((word) => words.includes(word)) ? 3 : undefined;
}
