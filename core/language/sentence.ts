/** A text with its tokens, and how to quote from it. */
import { normalise, quote, type Source } from './normalise.ts';
import type { Respell } from './spelling.ts';
import { withSpokenNumbers } from './spoken-phone.ts';
import { tokenise, type Token } from './tokens.ts';

export type Sentence = { readonly source: Source; readonly tokens: readonly Token[] };

export function read(text: string, respell: Respell): Sentence {
  const source = normalise(text);
  return { source, tokens: withSpokenNumbers(tokenise(source.text, respell)) };
}

type Range = { readonly from: number; readonly to: number };

/**
 * The words of tokens `from` up to `to`, from folded offset `at` when the first token's prefix is left out. Tokens that
 * a correction or an earlier clause brought together are quoted one run after the other.
 */
export function wordsOf(sentence: Sentence, from: number, to: number, at?: number): string {
  const { source, tokens } = sentence;
  return runsOf(sentence, { from, to })
    .map((run, index) => {
      const start = tokens[run.from]?.start ?? 0;
      return quote(source, index === 0 ? (at ?? start) : start, tokens[run.to - 1]?.end ?? start);
    })
    .join(' ');
}

/** Where the words of tokens `from` up to `to` stand in the text as it was given: a place for each run. */
export function spansOf(sentence: Sentence, range: Range, at?: number): { start: number; end: number }[] {
  const { origin } = sentence.source;
  return runsOf(sentence, range).map((run, index) => {
    const first = sentence.tokens[run.from]?.start ?? 0;
    const start = origin[index === 0 ? (at ?? first) : first] ?? 0;
    return { start, end: (origin[(sentence.tokens[run.to - 1]?.end ?? 1) - 1] ?? start) + 1 };
  });
}

/** Runs of tokens that stand side by side in the text. */
function runsOf({ source, tokens }: Sentence, { from, to }: Range): readonly Range[] {
  const runs: Range[] = [];
  let start = Math.max(0, from);
  const last = Math.min(to, tokens.length);
  for (let index = start + 1; index <= last; index += 1) {
    const before = tokens[index - 1];
    const token = index === last ? undefined : tokens[index];
    if (before !== undefined && token !== undefined && isBeside(source.text, before, token)) continue;
    runs.push({ from: start, to: index });
    start = index;
  }
  return runs;
}

function isBeside(text: string, before: Token, token: Token): boolean {
  if (token.start < before.end) return false;
  return token.start === before.end || text.slice(before.end, token.start).trim() === '';
}
