import type { Range } from '../source.ts';
import type { RuleValue } from './value.ts';

/**
 * Errors are values: `error || true` is true in this language, so an error travels like any result.
 * - `error`: the expression has no value (missing key, wrong type, overflow …).
 * - `unknown`: the query does not say, so a list cannot be proved.
 * - `limit`: a limit of the language was exceeded. No operator absorbs it and it denies the request.
 */
export type Problem = { type: 'problem'; kind: 'error' | 'unknown' | 'limit'; message: string };

/** A problem and the expression in which it arose. */
export type Failure = Problem & { at: Range };

export type Evaluated = RuleValue | Failure;
export type Result = RuleValue | Problem;

export const problem = (message: string): Problem => ({ type: 'problem', kind: 'error', message });
export const unknown = (message: string): Problem => ({ type: 'problem', kind: 'unknown', message });
export const limit = (message: string): Problem => ({ type: 'problem', kind: 'limit', message });

export const isProblem = <P extends Problem>(result: RuleValue | P): result is P => result.type === 'problem';
