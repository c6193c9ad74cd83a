import { keyOf } from './key.ts';
import { compareNumbers, isNumber } from './order.ts';
import type { RuleValue } from './value.ts';

/**
 * `==` as in the official emulator (observed): 1 == 1.0, but inside lists and maps an int never equals a float. Values
 * of different types are unequal, without an error.
 */
export function equal(left: RuleValue, right: RuleValue): boolean {
  if (isNumber(left) && isNumber(right)) return compareNumbers(left.value, right.value) === 0;
  if (left.type === 'string' && right.type === 'string') return left.value === right.value;
  return left.type === right.type && left.type !== 'map_diff' && identical(left, right);
}

/** Equal with ints and floats kept apart at any depth: `in`, and what lists hold. */
export function identical(left: RuleValue, right: RuleValue): boolean {
  return keyOf(left, 'by type') === keyOf(right, 'by type');
}

/** Equal with numbers compared by value at any depth: sets and map differences. */
export function equivalent(left: RuleValue, right: RuleValue): boolean {
  return keyOf(left, 'by value') === keyOf(right, 'by value');
}
