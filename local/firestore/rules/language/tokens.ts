import type { Range } from '../source.ts';
import type { Name } from './ast.ts';
import { readToken, skipBlanks } from './lexer.ts';
import type { Token } from './lexer.ts';
import { SyntaxIssue } from './syntax-error.ts';

/** A position in the source that moves forward, shared by the parsers. */
export type Tokens = {
  readonly text: string;
  peek(): Token;
  next(): Token;
  /** Whether the next token is this symbol or word. */
  at: (text: string) => boolean;
  /** Takes it if it is there. */
  accept(text: string): boolean;
  expect(text: string, context: string): Token;
  expectName(what: string): Name;
  /** The offset of the next token, and a way to move there, for parts that are read letter by letter. */
  offset(): number;
  jump(offset: number): void;
  /** From a start to the end of the last token taken. */
  since(start: number): Range;
};

export function tokensOf(text: string): Tokens {
  let ahead: Token | null = null;
  let taken = 0;

  const peek = (): Token => (ahead ??= readToken(text, taken));
  const at = (expected: string): boolean => isWord(peek()) && peek().text === expected;
  const next = (): Token => {
    const token = peek();
    taken = token.at.end;
    ahead = null;
    return token;
  };

  return {
    text,
    peek,
    next,
    at,
    accept(expected) {
      if (!at(expected)) return false;
      next();
      return true;
    },
    expect(expected, context) {
      if (at(expected)) return next();
      throw new SyntaxIssue(`Expected '${expected}' ${context}, found ${describe(peek())}`, peek().at);
    },
    expectName(what) {
      const token = peek();
      if (token.kind !== 'name' || RESERVED.has(token.text)) {
        throw new SyntaxIssue(`Expected ${what}, found ${describe(token)}`, token.at);
      }
      return { text: next().text, at: token.at };
    },
    offset: () => skipBlanks(text, taken),
    jump(offset) {
      taken = offset;
      ahead = null;
    },
    since: (start) => ({ start, end: taken }),
  };
}

export function describe(token: Token): string {
  if (token.kind === 'end') return token.text;
  if (token.kind === 'string' || token.kind === 'bytes') return 'a string';
  return `'${token.text}'${HINTS[token.text] ?? ''}`;
}

const HINTS: Readonly<Record<string, string>> = {
  '=': " (to compare, write '==')",
  '++': ' (there is no such operator)',
  '--': ' (there is no such operator)',
};

/** Reserved words: variables, functions and captures may not have these names. */
const RESERVED = new Set(
  'allow false function if import in is let match null return rules_version service true'.split(' '),
);

const isWord = (token: Token): boolean => token.kind === 'symbol' || token.kind === 'name';
