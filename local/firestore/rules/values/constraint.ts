import { equivalent } from './equality.ts';
import { compare } from './order.ts';
import { unknown } from './problem.ts';
import type { Problem, Result } from './problem.ts';
import { show } from './show.ts';
import { bool, TRUE } from './value.ts';
import type { Constraint, Fact, PartialMap, RuleValue } from './value.ts';

/**
 * Conclusions from the facts that a query states about a field. A comparison is true if one fact alone implies it, and
 * otherwise unknown, never false. The official emulator does the same (observed): there `!(x < 3)` proves nothing
 * either.
 */
export type OrderOperator = '<' | '<=' | '>' | '>=';

const ORDER = {
  '<': { direction: -1, inclusive: false },
  '<=': { direction: -1, inclusive: true },
  '>': { direction: 1, inclusive: false },
  '>=': { direction: 1, inclusive: true },
} as const satisfies Record<OrderOperator, { direction: number; inclusive: boolean }>;

/** `constraint op value`. */
export function constraintCompare(constraint: Constraint, op: OrderOperator, value: RuleValue): Result {
  return constraint.facts.some((fact) => impliesOrder(fact, op, value)) ? TRUE : undecided(constraint);
}

/** `constraint != value`: each of the facts leaves out null. */
export function constraintDiffers(constraint: Constraint, value: RuleValue): Result {
  const excluded = value.type === 'null' && constraint.facts.length > 0;
  const differs = excluded || constraint.facts.some((fact) => impliesDifference(fact, value));
  return differs ? TRUE : undecided(constraint);
}

/** `value in constraint`. */
export function constraintContains(constraint: Constraint, value: RuleValue): Result {
  const contains = constraint.facts.some((fact) => fact.op === 'contains' && equivalent(fact.value, value));
  return contains ? TRUE : undecided(constraint);
}

/** `partial == value`: decided only if the value is not a map. */
export function partialEquals(partial: PartialMap, value: RuleValue): Result {
  return value.type === 'map' || value.type === 'partial' ? incomplete(partial) : bool(false);
}

export const undecided = (constraint: Constraint): Problem =>
  unknown(`the query says of ${constraint.label} only ${show(constraint)}`);

export const incomplete = (partial: PartialMap): Problem =>
  unknown(`the query does not tell the whole of ${partial.label}`);

export const notPinned = (label: string): Problem => unknown(`the query does not tell ${label}`);

/** A value that the query states only in part cannot be used inside another: the problem, or null. */
export function undecidable(values: readonly RuleValue[]): Problem | null {
  for (const value of values) {
    if (value.type === 'constraint') return undecided(value);
    if (value.type === 'partial') return incomplete(value);
  }
  return null;
}

function impliesOrder(fact: Fact, op: OrderOperator, value: RuleValue): boolean {
  if (!isOrderFact(fact) || ORDER[fact.op].direction !== ORDER[op].direction) return false;
  const beyond = compare(fact.value, value);
  if (beyond === 0) return ORDER[op].inclusive || !ORDER[fact.op].inclusive;
  return beyond !== null && Math.sign(beyond) === ORDER[op].direction;
}

function impliesDifference(fact: Fact, value: RuleValue): boolean {
  if (fact.op === '!=') return equivalent(fact.value, value);
  if (!isOrderFact(fact)) return false;
  const beyond = compare(fact.value, value);
  if (beyond === 0) return !ORDER[fact.op].inclusive;
  return beyond !== null && Math.sign(beyond) === ORDER[fact.op].direction;
}

function isOrderFact(fact: Fact): fact is Fact & { op: OrderOperator } {
  return fact.op !== '!=' && fact.op !== 'contains';
}
