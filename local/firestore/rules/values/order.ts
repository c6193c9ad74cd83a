import type { RuleValue, ValueOf } from './value.ts';

type NumberValue = ValueOf<'int'> | ValueOf<'float'>;

export const isNumber = (value: RuleValue): value is NumberValue =>
  value.type === 'int' || value.type === 'float';

/** Negative, zero or positive; NaN if one of them is NaN; null for types without an order between them. */
export function compare(left: RuleValue, right: RuleValue): number | null {
  if (isNumber(left) && isNumber(right)) return compareNumbers(left.value, right.value);
  if (left.type === 'string' && right.type === 'string') return ascending(left.value, right.value);
  if (left.type === 'timestamp' && right.type === 'timestamp') return ascending(left.nanos, right.nanos);
  if (left.type === 'duration' && right.type === 'duration') return ascending(left.nanos, right.nanos);
  if (left.type === 'bytes' && right.type === 'bytes') return compareBytes(left.value, right.value);
  return null;
}

/** A float beside an int makes floats of both, as in Java (observed: 9007199254740993 == 9007199254740992.0). */
export function compareNumbers(left: bigint | number, right: bigint | number): number {
  if (typeof left === 'bigint' && typeof right === 'bigint') return ascending(left, right);
  const [a, b] = [Number(left), Number(right)];
  return Number.isNaN(a) || Number.isNaN(b) ? Number.NaN : ascending(a, b);
}

function ascending<T extends string | bigint | number>(left: T, right: T): number {
  if (left < right) return -1;
  return left > right ? 1 : 0;
}

function compareBytes(left: Uint8Array, right: Uint8Array): number {
  for (const [index, byte] of left.entries()) {
    const difference = byte - (right[index] ?? -1);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
