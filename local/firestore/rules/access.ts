import { callOverloads } from './builtins/overload.ts';
import { methodNamed } from './builtins/table.ts';
import { constraintContains, incomplete, notPinned, undecidable, undecided } from './values/constraint.ts';
import { isProblem, problem } from './values/problem.ts';
import type { Result } from './values/problem.ts';
import { typeNameOf } from './values/type-name.ts';
import { int, list, string, TRUE } from './values/value.ts';
import type { Constraint, PartialMap, RuleValue, ValueOf } from './values/value.ts';

/** `object.name` */
export function memberOf(object: RuleValue, name: string): Result {
  if (object.type === 'map') return object.entries.get(name) ?? problem(`there is no property '${name}'`);
  if (object.type === 'partial') return object.entries.get(name) ?? notPinned(`${object.label}.${name}`);
  if (object.type === 'path') return segmentNamed(object, name);
  return isNothing(object) ?? problem(`a ${typeNameOf(object)} has no properties such as '${name}'`);
}

/** `object[index]` */
export function itemAt(object: RuleValue, index: RuleValue): Result {
  const nothing = isNothing(object);
  if (nothing !== null) return nothing;
  if (index.type === 'string' && isKeyed(object)) return memberOf(object, index.value);
  if (index.type === 'int' && object.type === 'list')
    return object.items[at(index)] ?? outside(index, object.items.length);
  if (index.type === 'int' && object.type === 'string')
    return slice(object, { from: index, to: add(index, 1n) });
  if (index.type === 'int' && object.type === 'path') return segmentAt(object, index);
  return problem(`${typeNameOf(object)}[${typeNameOf(index)}] does not exist`);
}

/**
 * `object[from:to]`; a missing end is the end of the object. Unlike in other languages both ends must be inside, and a
 * range is not empty (observed).
 */
export function slice(object: RuleValue, ends: { from: RuleValue | null; to: RuleValue | null }): Result {
  const nothing = isNothing(object);
  if (nothing !== null) return nothing;
  const from = ends.from ?? int(0n);
  const to = ends.to ?? int(BigInt(lengthOf(object) ?? 0));
  if (from.type !== 'int' || to.type !== 'int') return problem('the ends of a range are ints');
  const length = lengthOf(object);
  if (length === null) return problem(`a ${typeNameOf(object)} has no ranges`);
  if (to.value < from.value) return problem(`the range ${from.value}:${to.value} runs backwards`);
  if (from.value < 0n || from.value >= length) return outside(from, length);
  if (to.value < 1n || to.value > length) return outside(add(to, -1n), length);
  return sliceOf(object, at(from), at(to));
}

/** `object.name(…)` */
export function callMethod(object: RuleValue, name: string, args: readonly RuleValue[]): Result {
  if (object.type === 'constraint') return constraintMethod(object, name, args);
  if (object.type === 'partial') return partialMethod(object, name, args);
  const overloads = methodNamed(object.type, name);
  if (overloads === undefined) {
    return isNothing(object) ?? problem(`a ${typeNameOf(object)} has no method ${name}()`);
  }
  // The default of get() may be undecidable, since it may not be needed.
  const abstract = object.type === 'map' && name === 'get' ? null : undecidable(args);
  return abstract ?? callOverloads(`.${name}`, overloads, [object, ...args]);
}

/** The query names an item of the array, so only `hasAny` can be decided. */
function constraintMethod(object: Constraint, name: string, args: readonly RuleValue[]): Result {
  const [candidates] = args;
  if (name !== 'hasAny' || candidates?.type !== 'list') return undecided(object);
  const found = candidates.items.some((item) => !isProblem(constraintContains(object, item)));
  return found ? TRUE : undecided(object);
}

/** The official emulator takes the query's fields for the whole map here, which proves too much. */
function partialMethod(object: PartialMap, name: string, args: readonly RuleValue[]): Result {
  const [key] = args;
  if (name !== 'get' || args.length !== 2) return incomplete(object);
  if (key?.type === 'string') return memberOf(object, key.value);
  if (key?.type !== 'list') return incomplete(object);
  let found: Result = object;
  for (const step of key.items) {
    if (isProblem(found)) return found;
    found =
      found.type === 'partial' && step.type === 'string' ? memberOf(found, step.value) : incomplete(object);
  }
  return found;
}

function segmentNamed(object: ValueOf<'path'>, name: string): Result {
  const segment = object.segments.find((candidate) => candidate.capture === name);
  return segment === undefined || segment.value === null
    ? problem(`the path has nothing bound to '${name}'`)
    : string(segment.value);
}

function segmentAt(object: ValueOf<'path'>, index: ValueOf<'int'>): Result {
  const segment = object.segments[at(index)];
  if (segment === undefined) return outside(index, object.segments.length);
  return segment.value === null ? problem(`{${segment.capture}} is not bound`) : string(segment.value);
}

function sliceOf(object: RuleValue, from: number, to: number): Result {
  if (object.type === 'string') return string(object.value.slice(from, to));
  if (object.type === 'list') return list(object.items.slice(from, to));
  return problem(`a ${typeNameOf(object)} has no ranges`);
}

function lengthOf(object: RuleValue): number | null {
  if (object.type === 'string') return object.value.length;
  return object.type === 'list' ? object.items.length : null;
}

function isKeyed(object: RuleValue): boolean {
  return object.type === 'map' || object.type === 'partial' || object.type === 'path';
}

function isNothing(object: RuleValue): Result | null {
  if (object.type === 'null') return problem('null has no properties, items or methods');
  return object.type === 'constraint' ? undecided(object) : null;
}

const outside = (index: ValueOf<'int'>, size: number): Result =>
  problem(`index ${index.value} is outside of ${size} items`);

/** Indexes out of range become one that no array has. */
const at = (index: ValueOf<'int'>): number => Number(index.value);

const add = (index: ValueOf<'int'>, step: bigint): ValueOf<'int'> => ({
  type: 'int',
  value: index.value + step,
});
