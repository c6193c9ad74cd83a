/** A text with its tokens, and how to quote from it. */
import { normalise, quote, type Source } from './normalise.ts';
import type { Respell } from './spelling.ts';
import { tokenise, type Token } from './tokens.ts';

export type Sentence = { readonly source: Source; readonly tokens: readonly Token[] };

export function read(text: string, respell: Respell): Sentence {
  const source = normalise(text);
  return { source, tokens: tokenise(source.text, respell) };
}

/** The words of tokens `from` up to `to`, from folded offset `at` when the first token's prefix is left out. */
export function wordsOf({ source, tokens }: Sentence, from: number, to: number, at?: number): string {
  const first = tokens[from];
  const last = tokens[to - 1];
  if (first === undefined || last === undefined || to <= from) return '';
  return quote(source, at ?? first.start, last.end);
}
