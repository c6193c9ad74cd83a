import type { PatternSegment } from './language/ast.ts';
import { notPinned } from './values/constraint.ts';
import type { Result } from './values/problem.ts';
import { path, string } from './values/value.ts';

/**
 * A segment of the requested path. A list concerns every document of a collection, so its id is unknown; a collection
 * group also has any number of unknown segments above.
 */
type TargetSegment = { known: string } | 'one' | 'many';
export type Target = readonly TargetSegment[];

export const knownTarget = (segments: readonly string[]): Target => segments.map((known) => ({ known }));

/**
 * The captures of a pattern that covers every possible path of the target; null for other patterns. A pattern has
 * `{x=**}` at most once, so the parts before and after it have a fixed length.
 */
export function matchPath(
  pattern: readonly PatternSegment[],
  target: Target,
  version: '1' | '2',
): ReadonlyMap<PatternSegment, Result> | null {
  const rest = pattern.findIndex((segment) => segment.kind === 'rest');
  if (rest === -1) return pattern.length === target.length ? matchEach(pattern, target) : null;
  const after = pattern.length - rest - 1;
  // In version 1 `{x=**}` was never empty.
  if (target.length < rest + after + (version === '1' ? 1 : 0)) return null;
  const middle = target.slice(rest, target.length - after);
  const before = matchEach(pattern.slice(0, rest), target.slice(0, rest));
  const behind = matchEach(pattern.slice(rest + 1), target.slice(target.length - after));
  const segment = pattern[rest];
  if (before === null || behind === null || segment?.kind !== 'rest') return null;
  return new Map([...before, [segment, restOf(segment.name, middle)], ...behind]);
}

function matchEach(pattern: readonly PatternSegment[], target: Target): Map<PatternSegment, Result> | null {
  const captures = new Map<PatternSegment, Result>();
  for (const [index, segment] of pattern.entries()) {
    const found = target[index];
    if (found === undefined || found === 'many') return null;
    if (segment.kind === 'one')
      captures.set(segment, found === 'one' ? notPinned(segment.name) : string(found.known));
    else if (found === 'one' || segment.kind !== 'literal' || segment.text !== found.known) return null;
  }
  return captures;
}

function restOf(name: string, middle: Target): Result {
  const known = middle.flatMap((segment) => (typeof segment === 'string' ? [] : [segment.known]));
  return known.length === middle.length ? path(known) : notPinned(name);
}
