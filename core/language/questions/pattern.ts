/**
 * Questions as rows of words: `a|b` are words to choose from, `[a|b]` may be left out, ` / ` stands between whole
 * phrases. `{}` holds one to four words of anybody's, such as a name; `{מ}` holds them with that letter glued before.
 * `#` counts hours, `@` is a length of time. Words are written without their quotes and apostrophes.
 */
import { numberAt } from '../numbers.ts';
import type { Source } from '../normalise.ts';
import { noPrefix } from '../phrasebook.ts';
import { knownAs, plainWord } from './known-words.ts';
import { wordsOf } from '../sentence.ts';
import { amountAt } from '../time/amounts.ts';
import type { Token } from '../tokens.ts';
import { hourMs } from '../../time/units.ts';

type Part =
  | { readonly is: 'word'; readonly choices: ReadonlySet<string>; readonly mayBeLeftOut: boolean }
  | { readonly is: 'hole'; readonly glued: string }
  | { readonly is: 'hours' }
  | { readonly is: 'length' };

export type Row<T> = { readonly parts: readonly Part[]; readonly value: T };
export type Match = { readonly held: string | null; readonly lengthMs: number | null; readonly next: number };

/** Words and numbers of a text, without its marks. */
export type Words = { readonly source: Source; readonly tokens: readonly Token[] };

const mostHeld = 4;

export function rowsOf<T>(table: readonly (readonly [phrases: string, value: T])[]): readonly Row<T>[] {
  const rows = table.flatMap(([phrases, value]) =>
    phrases.split(' / ').map((phrase) => ({ parts: phrase.trim().split(/\s+/).map(partOf), value })),
  );
  return rows.toSorted((a, b) => opennessOf(a) - opennessOf(b));
}

/** Words that are known come before words that may be anything, and a glued letter before none. */
function opennessOf({ parts }: Row<unknown>): number {
  const hole = parts.find(({ is }) => is === 'hole');
  if (hole?.is === 'hole') return hole.glued === '' ? 3 : 2;
  return parts.some(({ is }) => is === 'length' || is === 'hours') ? 0 : 1;
}

function partOf(text: string): Part {
  if (text === '#') return { is: 'hours' };
  if (text === '@') return { is: 'length' };
  if (text.startsWith('{')) return { is: 'hole', glued: text.slice(1, -1) };
  const mayBeLeftOut = text.startsWith('[');
  const choices = (mayBeLeftOut ? text.slice(1, -1) : text).split('|');
  return { is: 'word', choices: new Set(choices), mayBeLeftOut };
}

/** How the row matches from a word on; `whole` when nothing may follow. */
export function matchAt({ parts }: Row<unknown>, words: Words, index: number, whole: boolean): Match | null {
  return matchFrom(parts, 0, words, index, whole);
}

/** The row that matches all of the words, the first of them. */
export function firstMatch<T>(rows: readonly Row<T>[], words: Words): { value: T; match: Match } | null {
  for (const row of rows) {
    const match = matchAt(row, words, 0, true);
    if (match !== null) return { value: row.value, match };
  }
  return null;
}

function matchFrom(
  parts: readonly Part[],
  at: number,
  words: Words,
  index: number,
  whole: boolean,
): Match | null {
  const { tokens } = words;
  const part = parts[at];
  if (part === undefined) {
    return whole && index < tokens.length ? null : { held: null, lengthMs: null, next: index };
  }
  const token = tokens[index];
  switch (part.is) {
    case 'word': {
      const isThere = token !== undefined && part.choices.has(plainWord(token.text));
      const taken = isThere ? matchFrom(parts, at + 1, words, index + 1, whole) : null;
      if (taken !== null || !part.mayBeLeftOut) return taken;
      return matchFrom(parts, at + 1, words, index, whole);
    }
    case 'hours': {
      const number = numberAt(tokens, index, noPrefix);
      const after = number === null ? null : matchFrom(parts, at + 1, words, number.next, whole);
      return after === null || number === null ? null : { ...after, lengthMs: number.value * hourMs };
    }
    case 'length': {
      const found = amountAt(tokens, index, noPrefix);
      if (found === null || found.amount.ms === 0) return null;
      const after = matchFrom(parts, at + 1, words, found.next, whole);
      return after === null ? null : { ...after, lengthMs: found.amount.ms };
    }
    case 'hole': {
      const start = holeStart(token, part.glued);
      if (start === null) return null;
      for (let length = 1; length <= mostHeld && index + length <= tokens.length; length += 1) {
        if (length > 1 && !isBeside(words, index + length - 1)) return null;
        const after = matchFrom(parts, at + 1, words, index + length, whole);
        const held = after === null ? '' : wordsOf(words, index, index + length, start);
        if (after !== null && isSomebody(held) && !isKnown(tokens, index, length)) return { ...after, held };
      }
      return null;
    }
    default:
      return part satisfies never;
  }
}

/** "Do I have a gap": words that questions are made of name nobody, but for an article before the name, or "New". */
function isKnown(tokens: readonly Token[], from: number, length: number): boolean {
  const held = tokens.slice(from, from + length).map(knownAs);
  const [first, ...others] = held;
  const isOfName = length > 1 && (first?.has('article') === true || first?.has('new') === true);
  return (first !== null && !isOfName) || others.some((roles) => roles !== null);
}

/** Only a space, a hyphen or the dot of a title lies before it: no mark ends what came before, and no time was taken out. */
export function isBeside({ source, tokens }: Words, index: number): boolean {
  const gap = source.text.slice(tokens[index - 1]?.end, tokens[index]?.start);
  const isTitle = (tokens[index - 1]?.text.length ?? 0) <= 3;
  return (isTitle ? /^\.?[ -]{0,3}$/ : /^[ -]{0,3}$/).test(gap);
}

/** Where the held words begin: behind the glued letter. */
function holeStart(token: Token | undefined, glued: string): number | null {
  if (token === undefined) return null;
  if (glued === '') return token.start;
  return token.stems.find(({ prefix }) => prefix === glued)?.at ?? null;
}

/** Pronouns name nobody by themselves. */
const nobody = new Set(
  'i me we us you he him she her they them it this that there everyone everybody someone somebody anyone anybody people אני אנחנו אתה את אתם הוא היא הם הן זה זאת מישהו כולם לי לו לה'.split(
    ' ',
  ),
);

export function isSomebody(held: string): boolean {
  return held !== '' && !nobody.has(held.toLowerCase());
}
