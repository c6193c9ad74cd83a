import type { Range } from '../source.ts';

/** What is wrong with a source and where. */
export type Issue = { message: string; at: Range };

/** A warning lets the rules run: the official compiler would too. */
export type Finding = Issue & { severity: 'error' | 'warning' };

/** Ends the parser at the first error; caught in parse.ts, never seen outside. */
export class SyntaxIssue extends Error {
  readonly at: Range;

  constructor(message: string, at: Range) {
    super(message);
    this.at = at;
  }
}
