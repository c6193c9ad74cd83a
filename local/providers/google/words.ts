/** Whether `text` has the words of `wanted` next to each other. Gmail matches whole words only. */
export function containsWords(text: string, wanted: string): boolean {
  const needle = wordsOf(wanted);
  return needle !== '  ' && wordsOf(text).includes(needle);
}

const cache = new Map<string, string>();
const CACHE_LIMIT = 50_000;

/** The words between single spaces, and a space at each end, so that finding is one `includes`. */
function wordsOf(text: string): string {
  const known = cache.get(text);
  if (known !== undefined) return known;
  if (cache.size >= CACHE_LIMIT) cache.clear();
  // People search without vowel points and accents.
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = ` ${(bare.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
  cache.set(text, words);
  return words;
}
