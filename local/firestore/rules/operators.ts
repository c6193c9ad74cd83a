import { indexOf } from './builtins/membership.ts';
import { checkedDuration } from './builtins/duration.ts';
import { checkedInt } from './builtins/number.ts';
import { concatenate } from './builtins/string.ts';
import { checkedTimestamp } from './builtins/timestamp.ts';
import type { BinaryOperator, UnaryOperator } from './language/ast.ts';
import {
  constraintCompare,
  constraintContains,
  constraintDiffers,
  notPinned,
  partialEquals,
  undecidable,
  undecided,
} from './values/constraint.ts';
import type { OrderOperator } from './values/constraint.ts';
import { equal } from './values/equality.ts';
import { compare, isNumber } from './values/order.ts';
import { isProblem, problem } from './values/problem.ts';
import type { Result } from './values/problem.ts';
import { typeNameOf } from './values/type-name.ts';
import { bool, float, int, TRUE } from './values/value.ts';
import type { RuleValue } from './values/value.ts';

/** The operators that need both operands; the evaluator handles `&&`, `||` and `?:`. */
export function applyBinary(op: BinaryOperator, left: RuleValue, right: RuleValue): Result {
  return BINARY[op](left, right);
}

export function applyUnary(op: UnaryOperator, operand: RuleValue): Result {
  if (operand.type === 'constraint') return undecided(operand);
  if (op === '!' && operand.type === 'bool') return bool(!operand.value);
  if (op === '-' && operand.type === 'int') return intResult(-operand.value);
  if (op === '-' && operand.type === 'float') return float(-operand.value);
  if (op === '-' && operand.type === 'duration') return { type: 'duration', nanos: -operand.nanos };
  return problem(`${op}${typeNameOf(operand)} does not exist`);
}

type Binary = (left: RuleValue, right: RuleValue) => Result;

const BINARY: Readonly<Record<BinaryOperator, Binary>> = {
  '==': equals,
  '!=': differs,
  '<': (left, right) => ordered('<', left, right, (order) => order < 0),
  '<=': (left, right) => ordered('<=', left, right, (order) => order <= 0),
  '>': (left, right) => ordered('>', left, right, (order) => order > 0),
  '>=': (left, right) => ordered('>=', left, right, (order) => order >= 0),
  in: isIn,
  '+': (left, right) => firstDefined('+', left, right, [addTexts, addTimes, numbers(add)]),
  '-': (left, right) => firstDefined('-', left, right, [subtractTimes, numbers(subtract)]),
  '*': (left, right) => firstDefined('*', left, right, [numbers(multiply)]),
  '/': (left, right) => firstDefined('/', left, right, [numbers(divide)]),
  '%': (left, right) => firstDefined('%', left, right, [numbers(modulo)]),
};

function equals(left: RuleValue, right: RuleValue): Result {
  if (left.type === 'constraint') return undecided(left);
  if (right.type === 'constraint') return undecided(right);
  if (left.type === 'partial') return partialEquals(left, right);
  if (right.type === 'partial') return partialEquals(right, left);
  return bool(equal(left, right));
}

function differs(left: RuleValue, right: RuleValue): Result {
  if (left.type === 'constraint') return constraintDiffers(left, right);
  if (right.type === 'constraint') return constraintDiffers(right, left);
  const same = equals(left, right);
  return isProblem(same) ? same : bool(same.type === 'bool' && !same.value);
}

const MIRRORED = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const satisfies Record<
  OrderOperator,
  OrderOperator
>;

function ordered(
  op: OrderOperator,
  left: RuleValue,
  right: RuleValue,
  holds: (order: number) => boolean,
): Result {
  if (left.type === 'constraint') return constraintCompare(left, op, right);
  if (right.type === 'constraint') return constraintCompare(right, MIRRORED[op], left);
  const order = compare(left, right);
  return order === null ? undefinedFor(op, left, right) : bool(holds(order));
}

function isIn(item: RuleValue, container: RuleValue): Result {
  if (container.type === 'constraint') return constraintContains(container, item);
  const abstract = undecidable([item]);
  if (abstract !== null) return abstract;
  switch (container.type) {
    case 'list':
      return bool(indexOf(container.items, 'by type').has(item));
    case 'set':
      return bool(indexOf(container.items, 'by value').has(item));
    case 'map':
      return item.type === 'string'
        ? bool(container.entries.has(item.value))
        : undefinedFor('in', item, container);
    case 'partial':
      if (item.type !== 'string') return undefinedFor('in', item, container);
      return container.entries.has(item.value) ? TRUE : notPinned(`${container.label}.${item.value}`);
    default:
      return undefinedFor('in', item, container);
  }
}

/** Null if the operator does not apply to these types. */
type Attempt = (left: RuleValue, right: RuleValue) => Result | null;

function firstDefined(
  op: BinaryOperator,
  left: RuleValue,
  right: RuleValue,
  attempts: readonly Attempt[],
): Result {
  for (const attempt of attempts) {
    const result = attempt(left, right);
    if (result !== null) return result;
  }
  return undefinedFor(op, left, right);
}

function addTexts(left: RuleValue, right: RuleValue): Result | null {
  return left.type === 'string' && right.type === 'string' ? concatenate(left.value, right.value) : null;
}

function addTimes(left: RuleValue, right: RuleValue): Result | null {
  if (left.type === 'duration' && right.type === 'duration') return checkedDuration(left.nanos + right.nanos);
  if (left.type === 'timestamp' && right.type === 'duration')
    return checkedTimestamp(left.nanos + right.nanos);
  return left.type === 'duration' && right.type === 'timestamp'
    ? checkedTimestamp(left.nanos + right.nanos)
    : null;
}

function subtractTimes(left: RuleValue, right: RuleValue): Result | null {
  if (left.type === 'duration' && right.type === 'duration') return checkedDuration(left.nanos - right.nanos);
  if (left.type === 'timestamp' && right.type === 'duration')
    return checkedTimestamp(left.nanos - right.nanos);
  return left.type === 'timestamp' && right.type === 'timestamp'
    ? checkedDuration(left.nanos - right.nanos)
    : null;
}

type Arithmetic = { ints(left: bigint, right: bigint): Result; floats(left: number, right: number): number };

const add: Arithmetic = {
  ints: (left, right) => intResult(left + right),
  floats: (left, right) => left + right,
};
const subtract: Arithmetic = {
  ints: (left, right) => intResult(left - right),
  floats: (left, right) => left - right,
};
const multiply: Arithmetic = {
  ints: (left, right) => intResult(left * right),
  floats: (left, right) => left * right,
};
const divide: Arithmetic = {
  ints: (left, right) => (right === 0n ? problem('division by zero') : int(BigInt.asIntN(64, left / right))),
  floats: (left, right) => left / right,
};
const modulo: Arithmetic = {
  ints: (left, right) => (right === 0n ? problem('division by zero') : int(left % right)),
  floats: (left, right) => left % right,
};

/** Two ints stay ints, a float beside an int makes both floats. */
function numbers(arithmetic: Arithmetic): Attempt {
  return (left, right) => {
    if (left.type === 'int' && right.type === 'int') return arithmetic.ints(left.value, right.value);
    if (!isNumber(left) || !isNumber(right)) return null;
    return float(arithmetic.floats(Number(left.value), Number(right.value)));
  };
}

function intResult(value: bigint): Result {
  const checked = checkedInt(value);
  return checked === null ? problem(`${value} does not fit into 64 bits`) : int(checked);
}

function undefinedFor(op: BinaryOperator, left: RuleValue, right: RuleValue): Result {
  return (
    undecidable([left, right]) ?? problem(`${typeNameOf(left)} ${op} ${typeNameOf(right)} does not exist`)
  );
}
