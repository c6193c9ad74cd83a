import type { Position } from './source.ts';
import type { RulesMethod } from './ruleset.ts';

/** Why a decision came out as it did: data first, `readTrace` makes a line of it. */
export type Trace = { requests: readonly RequestTrace[] };

export type RequestTrace = {
  method: RulesMethod;
  /** `/databases/(default)/documents/users/ann`; for a list the collection. */
  path: string;
  uid: string | null;
  allowed: boolean;
  /** The `allow` lines that cover the path and the method, in source order; none means nothing matched. */
  allows: readonly AllowTrace[];
};

export type AllowTrace = {
  /** The full pattern, parents included: `/databases/{database}/documents/users/{uid}`. */
  match: string;
  at: Position;
  allowed: boolean;
  /** For a list with several alternatives, the one that was judged last. */
  alternative?: string;
  /** What decided: the innermost expression that made the condition false or an error. */
  cause: Cause | null;
};

export type Cause = {
  at: Position;
  /** The source of the expression. */
  expression: string;
  /** `false`, or the error. */
  outcome: string;
  /** What its parts evaluated to. */
  values: readonly { expression: string; value: string }[];
  /** The function calls on the way, outermost first. */
  calls: readonly string[];
};
