import type { PatternSegment } from '../language/ast.ts';

type Pattern = readonly PatternSegment[];

/** Whether the outer pattern matches every path that the inner one matches. */
export function covers(outer: Pattern, inner: Pattern, version: '1' | '2'): boolean {
  const [first, ...more] = outer;
  const [segment, ...rest] = inner;
  if (!first) return !segment;
  if (first.kind === 'rest') {
    // In version 1 `{x=**}` was never empty. Nor does an inner one that may be empty fill a segment.
    const isEmptyAllowed = version === '2';
    if (isEmptyAllowed && covers(more, inner, version)) return true;
    return segment !== undefined && (covers(outer, rest, version) || covers(more, rest, version));
  }
  if (!segment || segment.kind === 'rest') return false;
  const isSame = first.kind === 'one' || (segment.kind === 'literal' && first.text === segment.text);
  return isSame && covers(more, rest, version);
}

/** Whether it can match any document: `/databases/{database}/documents/` and an even number of segments. */
export function namesDocuments(pattern: Pattern): boolean {
  const rest = pattern.findIndex(({ kind }) => kind === 'rest');
  const fixed = rest === -1 ? pattern : pattern.slice(0, rest);
  const isRooted = root.slice(0, fixed.length).every((name, index) => {
    const segment = fixed[index];
    return name === null || segment?.kind !== 'literal' || segment.text === name;
  });
  return isRooted && (rest !== -1 || (pattern.length >= 5 && pattern.length % 2 === 1));
}

/** Databases of any name. */
const root = ['databases', null, 'documents'] as const;
