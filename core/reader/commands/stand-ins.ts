/**
 * Words that the readers do not know, with words that they know in their place. A stand-in is marked behind its last
 * letter by signs that cannot be seen: both readers overlook them, and quote them with the word. So it is found again in
 * whatever they quote.
 */

export type Replaced = { readonly start: number; readonly end: number; readonly by: string };

export type StandIns = {
  readonly text: string;
  /** The words as they were written. */
  readonly restored: (quoted: string) => string;
  /** With the mark of a stand-in that ends it, where a slice of the text ended before the mark. */
  readonly marked: (slice: string) => string;
  /** Which of the replaced words stand in a text that was quoted, by their number. */
  readonly among: (quoted: string) => readonly number[];
  /** The place in the text as it was written. */
  readonly placeOf: (range: { readonly start: number; readonly end: number }) => {
    start: number;
    end: number;
  };
};

/**
 * They stand apart from each other, and keep the numbers of the order in which they are given. `firstMark` keeps them
 * apart from stand-ins that the text has already.
 */
export function withStandIns(original: string, replaced: readonly Replaced[], firstMark = 0): StandIns {
  const pieces: Piece[] = [];
  let text = '';
  let from = 0;
  const numbered = replaced.map((one, index) => ({ ...one, index }));
  for (const { start, end, by, index } of numbered.toSorted((a, b) => a.start - b.start)) {
    text += original.slice(from, start);
    const word = `${by}${markOf(index + firstMark)}`;
    pieces.push({ start, end, at: text.length, index, word, said: original.slice(start, end) });
    text += word;
    from = end;
  }
  text += original.slice(from);
  return {
    text,
    restored: (quoted) => pieces.reduce((words, { word, said }) => words.replaceAll(word, said), quoted),
    marked: (slice) => {
      const end = text.indexOf(slice) + slice.length;
      return (
        slice + (pieces.find(({ at, word }) => at + word.length - bits === end)?.word.slice(-bits) ?? '')
      );
    },
    among: (quoted) => pieces.flatMap(({ word, index }) => (quoted.includes(word) ? [index] : [])),
    placeOf: ({ start, end }) => ({ start: startOf(pieces, start), end: endOf(pieces, end) }),
  };
}

/** `at`: where its stand-in begins, in the text that has them. */
type Piece = {
  readonly start: number;
  readonly end: number;
  readonly at: number;
  readonly index: number;
  readonly word: string;
  readonly said: string;
};

/** Joiners: unlike other signs that cannot be seen they are quoted, since emoji are made of them. */
const signs = ['\u200c', '\u200d'];
const bits = 6;

function markOf(index: number): string {
  return Array.from({ length: bits }, (_, bit) => signs[(index >> bit) & 1]).join('');
}

function startOf(pieces: readonly Piece[], place: number): number {
  const before = pieces.findLast(({ at }) => at <= place);
  if (before === undefined) return place;
  const beyond = place - before.at - before.word.length;
  return beyond < 0 ? before.start : before.end + beyond;
}

function endOf(pieces: readonly Piece[], place: number): number {
  const before = pieces.findLast(({ at }) => at < place);
  if (before === undefined) return place;
  return before.end + Math.max(0, place - before.at - before.word.length);
}
