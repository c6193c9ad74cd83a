/** The letters that Hebrew glues to the next word: and, that, when, from, in, to, as, the. */

export type PrefixSplit = { readonly prefix: string; readonly stem: string };

/** In the order they may stand: ו, then ש / כש / מש / לכש, then ב ל כ מ, then ה. */
const prefixOrder = /^ו?(?:כש|מש|לכש|ש)?(?:[בלכמ])?ה?/;
const shortestStem = 2;

/** Every split that Hebrew word order allows, the whole word first. */
export function prefixSplits(word: string): readonly PrefixSplit[] {
  const splits: PrefixSplit[] = [{ prefix: '', stem: word }];
  for (let length = 1; length <= 4 && word.length - length >= shortestStem; length += 1) {
    const prefix = word.slice(0, length);
    if (prefixOrder.exec(prefix)?.[0] !== prefix) break;
    splits.push({ prefix, stem: word.slice(length) });
  }
  return splits;
}
