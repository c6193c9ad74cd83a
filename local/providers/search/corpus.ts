import type { WebPage } from '../../seed/web-pages.ts';

export type Hit = { page: WebPage; score: number };

/** The pages with at least half of the words, best first; a word in the title counts three times. */
export function findPages(pages: WebPage[], query: string): Hit[] {
  const wanted = [...new Set(wordsOf(query))];
  return pages
    .map((page) => ({ page, ...rate(page, wanted) }))
    .filter(({ matched }) => matched > 0 && matched * 2 >= wanted.length)
    .sort((a, b) => b.score - a.score);
}

/** The part of a text around the first word of the query. */
export function snippetOf(text: string, query: string): string {
  const words = wordsOf(query);
  const at = Math.max(0, text.toLowerCase().search(new RegExp(words.map(escape).join('|') || '^', 'u')) - 40);
  const piece = text.slice(at, at + 160);
  return `${at > 0 ? '... ' : ''}${piece}${at + 160 < text.length ? ' ...' : ''}`;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function rate(page: WebPage, wanted: string[]): { matched: number; score: number } {
  const title = wordsOf(page.title);
  const text = wordsOf(page.text);
  const hits = wanted.map((word) => (has(title, word) ? 3 : 0) + (has(text, word) ? 1 : 0));
  return { matched: hits.filter((hit) => hit > 0).length, score: hits.reduce((sum, hit) => sum + hit, 0) };
}

/** A Hebrew word may carry a prefix: לאתונה is found by אתונה. */
function has(words: string[], wanted: string): boolean {
  return words.some(
    (word) =>
      word === wanted || (word.endsWith(wanted) && /^[ובכלמשה]{1,2}$/.test(word.slice(0, -wanted.length))),
  );
}

function escape(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
