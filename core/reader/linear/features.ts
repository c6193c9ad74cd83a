/** What a linear model sees of a text: its words, pairs of words, and pieces of words, each as a number. */

/** Features are numbered by this many bits of their hash. */
const featureBits = 20;
const mask = (1 << featureBits) - 1;

const shortestPiece = 3;
const longestPiece = 5;
/** What is longer says nothing new about what is asked. */
const mostWords = 60;
const mostLetters = 24;

/** Marks what kind of feature a hash is of: a word and the same letters within a word are two things. */
const families = { word: 1, pair: 2, apart: 3, piece: 4, own: 5, edge: 6 } as const;

/**
 * The features of a text, each once, in ascending order. `own`: whatever else the caller knows of the text, such as
 * `asked` for a question mark; any string is a feature.
 */
export function featuresOf(text: string, own: readonly string[] = []): readonly number[] {
  const words = plainWords(text);
  const found = new Set<number>();
  const add = (family: keyof typeof families, what: string) => {
    found.add(hash(families[family], what));
  };
  for (const [index, word] of words.entries()) {
    add('word', word);
    const next = words[index + 1] ?? '$';
    add('pair', `${word} ${next}`);
    const afterNext = words[index + 2];
    if (afterNext !== undefined) add('apart', `${word} ${afterNext}`);
    const framed = `^${word.slice(0, mostLetters)}$`;
    for (let length = shortestPiece; length <= longestPiece; length += 1)
      for (let at = 0; at + length <= framed.length; at += 1) add('piece', framed.slice(at, at + length));
  }
  add('edge', `first ${words[0] ?? ''}`);
  add('edge', `first ${words.slice(0, 2).join(' ')}`);
  add('edge', `last ${words.at(-1) ?? ''}`);
  for (const one of own) add('own', one);
  return [...found].toSorted((a, b) => a - b);
}

/** Lower case, without marks; every digit is the same, for 7 and 8 ask for the same kind of thing. */
function plainWords(text: string): readonly string[] {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u0591-\u05c7'’׳`"”“״]/g, '')
    .replace(/\p{N}/gu, '0')
    .replace(/([%$€£₪@°+*/=?])/g, ' $1 ');
  return (plain.match(/[\p{L}\p{M}0]+|[%$€£₪@°+*/=?]/gu) ?? []).slice(0, mostWords);
}

/** FNV-1a, with the family before the letters. */
function hash(family: number, what: string): number {
  let value = Math.imul(0x81_1c_9d_c5 ^ family, 0x01_00_01_93);
  for (let index = 0; index < what.length; index += 1)
    value = Math.imul(value ^ what.charCodeAt(index), 0x01_00_01_93);
  // The low bits of FNV differ less than the high ones.
  return ((value >>> featureBits) ^ value) & mask;
}
