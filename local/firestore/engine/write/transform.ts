import type { Timestamp, Value } from '../../model/value.ts';
import { equalityKey } from '../../model/equality-key.ts';
import { compareValues } from '../../model/value-order.ts';
import type { Transform } from './write.ts';
import { unreachable } from '../../model/unreachable.ts';

const largestInteger = 2n ** 63n - 1n;
const smallestInteger = -(2n ** 63n);

/** The field's new value and what the client is told; array operations answer null. */
export function applyTransform(
  transform: Transform,
  current: Value | undefined,
  time: Timestamp,
): { value: Value; result: Value } {
  switch (transform.kind) {
    case 'serverTime':
      return answered({ type: 'timestamp', ...toMilliseconds(time) });
    case 'increment':
      return answered(increment(current, transform.operand));
    case 'maximum':
      return answered(extreme(current, transform.operand, 1));
    case 'minimum':
      return answered(extreme(current, transform.operand, -1));
    case 'appendMissing':
      return silent(appendMissing(elementsOf(current), transform.elements));
    case 'removeAll':
      return silent(removeAll(elementsOf(current), transform.elements));
    default:
      return unreachable(transform);
  }
}

/** Server time stamps have millisecond precision, unlike update times. */
export function toMilliseconds(time: Timestamp): Timestamp {
  return { seconds: time.seconds, nanos: time.nanos - (time.nanos % 1_000_000) };
}

function answered(value: Value): { value: Value; result: Value } {
  return { value, result: value };
}

function silent(value: Value): { value: Value; result: Value } {
  return { value, result: { type: 'null' } };
}

function increment(current: Value | undefined, operand: Value): Value {
  if (!isNumber(current) || !isNumber(operand)) return operand;
  if (current.type === 'integer' && operand.type === 'integer') {
    return { type: 'integer', value: saturate(current.value + operand.value) };
  }
  return { type: 'double', value: Number(current.value) + Number(operand.value) };
}

function saturate(sum: bigint): bigint {
  if (sum > largestInteger) return largestInteger;
  return sum < smallestInteger ? smallestInteger : sum;
}

/** The current value stays on a tie, so that 3 and 3.0 keep the stored type; NaN wins over everything. */
function extreme(current: Value | undefined, operand: Value, sign: 1 | -1): Value {
  if (!isNumber(current) || !isNumber(operand)) return operand;
  if (isNaNValue(current)) return current;
  if (isNaNValue(operand)) return operand;
  return sign * compareValues(operand, current) > 0 ? operand : current;
}

function appendMissing(present: readonly Value[], added: readonly Value[]): Value {
  const values = [...present];
  const known = new Set(present.map(equalityKey));
  for (const element of added) {
    const key = equalityKey(element);
    if (known.has(key)) continue;
    known.add(key);
    values.push(element);
  }
  return { type: 'array', values };
}

function removeAll(present: readonly Value[], removed: readonly Value[]): Value {
  const gone = new Set(removed.map(equalityKey));
  return { type: 'array', values: present.filter((value) => !gone.has(equalityKey(value))) };
}

function elementsOf(value: Value | undefined): readonly Value[] {
  return value?.type === 'array' ? value.values : [];
}

type NumberValue = Extract<Value, { type: 'integer' | 'double' }>;

function isNumber(value: Value | undefined): value is NumberValue {
  return value?.type === 'integer' || value?.type === 'double';
}

function isNaNValue(value: NumberValue): boolean {
  return Number.isNaN(value.value);
}
