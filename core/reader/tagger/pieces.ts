/** The words that one slot holds, as a piece of the text. */
import type { Lattice } from './chain.ts';
import type { Sight } from './sight.ts';

/** From where to where in the text, in UTF-16 units. */
export type Piece<Slot extends string> = {
  readonly slot: Slot;
  readonly start: number;
  readonly end: number;
};

/** `path`: the tag of each word, as its place among the tags of the lattice. */
export function piecesOf<Slot extends string>(
  { sentence: { tokens, source } }: Sight,
  { tags }: Lattice,
  path: readonly number[],
  slots: readonly Slot[],
): readonly Piece<Slot>[] {
  const pieces: Piece<Slot>[] = [];
  for (const [index, tag] of path.entries()) {
    const name = tags[tag] ?? 'O';
    const slot = slots.find((one) => one === name.slice(2));
    const token = tokens[index];
    if (slot === undefined || token === undefined) continue;
    const start = source.origin[token.start] ?? 0;
    const end = (source.origin[token.end - 1] ?? 0) + 1;
    const last = pieces.at(-1);
    if (name.startsWith('I-') && last !== undefined) pieces[pieces.length - 1] = { ...last, end };
    else pieces.push({ slot, start, end });
  }
  return pieces;
}
