/**
 * Grammar as data: a phrasebook maps phrases, written as people say them, to what they mean, and finds the longest
 * one that begins at a word. In a phrase, `a|b` are words to choose from, `[a|b]` may be left out, and ` / ` stands
 * between whole phrases: `'[a] quarter to|before / rush hour'`.
 */
import type { Token } from './tokens.ts';

export type PhraseMatch<T> = {
  readonly value: T;
  /** Index of the first token after the phrase. */
  readonly next: number;
  /** Hebrew letters glued before the first word, '' when there are none. */
  readonly prefix: string;
  /** Folded offset where the phrase begins, its prefix left out. */
  readonly at: number;
};

export type Phrasebook<T> = {
  /** `prefixes` says which glued prefixes are acceptable; by default none but "and". */
  readonly at: (tokens: readonly Token[], index: number, prefixes?: PrefixTest) => PhraseMatch<T> | null;
  readonly words: ReadonlySet<string>;
};

export type PrefixTest = (prefix: string) => boolean;

type Node<T> = { readonly next: Map<string, Node<T>>; value?: T };

export function phrasebook<T>(entries: Iterable<readonly [phrase: string, value: T]>): Phrasebook<T> {
  const root: Node<T> = { next: new Map() };
  const words = new Set<string>();
  for (const [phrase, value] of entries) {
    for (const variant of expand(phrase)) {
      insert(root, variant, value);
      for (const word of variant) words.add(word);
    }
  }
  return { at: (tokens, index, prefixes = onlyAnd) => longestAt(root, tokens, index, prefixes), words };
}

/** Phrases that all mean the same. */
export function marked(...lists: readonly (readonly string[])[]): Phrasebook<true> {
  return phrasebook(lists.flat().map((phrase) => [phrase, true] as const));
}

export const anyPrefix: PrefixTest = () => true;
export const noPrefix: PrefixTest = (prefix) => prefix === '';

function onlyAnd(prefix: string): boolean {
  return prefix === '' || prefix === 'ו';
}

function longestAt<T>(
  root: Node<T>,
  tokens: readonly Token[],
  index: number,
  prefixes: PrefixTest,
): PhraseMatch<T> | null {
  const first = tokens[index];
  if (first === undefined) return null;
  let best: PhraseMatch<T> | null = null;
  for (const { prefix, stem, at } of first.stems) {
    if (!prefixes(prefix)) continue;
    const node = root.next.get(stem);
    if (node === undefined) continue;
    const found = longestFrom(node, tokens, index + 1);
    if (found !== null && (best === null || found.next > best.next)) best = { ...found, prefix, at };
  }
  return best;
}

function longestFrom<T>(
  start: Node<T>,
  tokens: readonly Token[],
  from: number,
): { value: T; next: number } | null {
  let node: Node<T> | undefined = start;
  let index = from;
  let best: { value: T; next: number } | null = null;
  while (node !== undefined) {
    if (node.value !== undefined) best = { value: node.value, next: index };
    const token: Token | undefined = tokens[index];
    if (token === undefined) break;
    const skipsHyphen: boolean = token.text === '-' && !token.spaced && node.next.size > 0;
    if (!skipsHyphen) node = nextOf(node, token);
    index += 1;
  }
  return best;
}

/** The word as it is written, or what a slip may have made of it. */
function nextOf<T>(node: Node<T>, token: Token): Node<T> | undefined {
  const written = node.next.get(token.text);
  if (written !== undefined || node.next.size === 0) return written;
  for (const { prefix, stem, isGuess } of token.stems) {
    const meant = isGuess === true && prefix === '' ? node.next.get(stem) : undefined;
    if (meant !== undefined) return meant;
  }
  return undefined;
}

function insert<T>(root: Node<T>, words: readonly string[], value: T): void {
  let node = root;
  for (const word of words) {
    let child = node.next.get(word);
    if (child === undefined) {
      child = { next: new Map() };
      node.next.set(word, child);
    }
    node = child;
  }
  node.value ??= value;
}

function expand(row: string): readonly (readonly string[])[] {
  return row.split(' / ').flatMap(expandPhrase);
}

/**
 * How somebody is asked in Hebrew, from one word. `~שלח`: שלח, שלחי, שלחו, תשלח, תשלחי, תשלחו, לשלח; so `~כתוב` (כתבי,
 * לכתוב) and `~ענה` (עני, לענות). `^זכיר`: הזכר, הזכירי, הזכירו, תזכיר, תזכירי, תזכירו, להזכיר.
 */
function formsOf(word: string): readonly string[] {
  const stem = word.slice(1);
  const base = stem
    .replace(/ה$/, '')
    .replace(/([^ו])ו(.)$/, word.startsWith('~') ? '$1$2' : '$&')
    // Only the last letter of a word has a final form; the plain one is next in the alphabet.
    .replace(/[ךםןףץ]$/, (last) => String.fromCharCode(last.charCodeAt(0) + 1));
  const ending = [`${base}י`, `${base}ו`];
  const asked = [stem, ...ending].map((form) => `ת${form}`);
  if (word.startsWith('^'))
    return [...asked, `לה${stem}`, `ה${stem.replace(/י(.)$/, '$1')}`, ...ending.map((form) => `ה${form}`)];
  if (!word.startsWith('~')) return [word];
  return [...asked, stem, ...ending, `ל${stem.endsWith('ה') ? `${base}ות` : stem}`];
}

function expandPhrase(phrase: string): readonly (readonly string[])[] {
  let variants: string[][] = [[]];
  for (const part of phrase.split(' ')) {
    const optional = part.startsWith('[') && part.endsWith(']');
    const choices = (optional ? part.slice(1, -1) : part).split('|').flatMap(formsOf);
    const longer = variants.flatMap((words) => choices.map((choice) => [...words, choice]));
    variants = optional ? [...variants, ...longer] : longer;
  }
  return variants.filter((words) => words.length > 0);
}
