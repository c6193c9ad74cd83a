import { compareText } from './text-order.ts';

/** `__id123__`: what Datastore's numeric ids look like to Firestore; they sort before all others, by number. */
const numericId = /^__id(-?\d+)__$/;

export function compareSegments(left: string, right: string): number {
  if (!left.startsWith('__id') && !right.startsWith('__id')) return compareText(left, right);
  const a = numericId.exec(left)?.[1];
  const b = numericId.exec(right)?.[1];
  if (a !== undefined && b !== undefined) return compareBigints(BigInt(a), BigInt(b));
  if (a !== undefined) return -1;
  if (b !== undefined) return 1;
  return compareText(left, right);
}

export function comparePaths(left: readonly string[], right: readonly string[]): number {
  for (const [index, segment] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    const order = compareSegments(segment, other);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function compareBigints(left: bigint, right: bigint): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
