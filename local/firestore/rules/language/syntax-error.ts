import type { Range } from '../source.ts';

/** A mistake in a source, and its place. */
export type Issue = { message: string; at: Range };

/** A warning lets the rules run: the official compiler would too. */
export type Finding = Issue & { severity: 'error' | 'warning' };

/** Stops the parser at the first error; parse.ts catches it. */
export class SyntaxIssue extends Error {
  readonly at: Range;

  constructor(message: string, at: Range) {
    super(message);
    this.at = at;
  }
}
