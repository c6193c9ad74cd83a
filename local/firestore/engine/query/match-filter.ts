import type { Document } from '../../model/document.ts';
import { isDocumentName, valueAt } from '../../model/field-path.ts';
import type { FieldOperator, FieldPath, Filter, UnaryOperator } from '../../model/query.ts';
import { formatDocumentName, type DatabaseName } from '../../model/resource-name.ts';
import type { Value } from '../../model/value.ts';
import { compareValues, equalValues, typeRank } from '../../model/value-order.ts';
import { unreachable } from '../../model/unreachable.ts';

export function matchesFilter(filter: Filter, document: Document, database: DatabaseName): boolean {
  switch (filter.kind) {
    case 'composite':
      return filter.op === 'AND'
        ? filter.filters.every((part) => matchesFilter(part, document, database))
        : filter.filters.some((part) => matchesFilter(part, document, database));
    case 'field': {
      const value = fieldValue(document, filter.field, database);
      return (
        value !== undefined &&
        isFindable(filter.value, filter.op) &&
        operators[filter.op](value, filter.value)
      );
    }
    case 'unary': {
      const value = fieldValue(document, filter.field, database);
      return value !== undefined && unaryOperators[filter.op](value);
    }
    default:
      return unreachable(filter);
  }
}

/** A document's value at a path, `__name__` being its own reference. */
export function fieldValue(document: Document, field: FieldPath, database: DatabaseName): Value | undefined {
  if (isDocumentName(field)) return { type: 'reference', value: formatDocumentName(database, document.path) };
  return valueAt(document.fields, field);
}

const operators = {
  EQUAL: (value, operand) => equalValues(value, operand),
  NOT_EQUAL: (value, operand) => value.type !== 'null' && !equalValues(value, operand),
  LESS_THAN: (value, operand) => comparable(value, operand) && compareValues(value, operand) < 0,
  LESS_THAN_OR_EQUAL: (value, operand) => comparable(value, operand) && compareValues(value, operand) <= 0,
  GREATER_THAN: (value, operand) => comparable(value, operand) && compareValues(value, operand) > 0,
  GREATER_THAN_OR_EQUAL: (value, operand) => comparable(value, operand) && compareValues(value, operand) >= 0,
  ARRAY_CONTAINS: (value, operand) => contains(elementsOf(value), operand),
  ARRAY_CONTAINS_ANY: (value, operand) =>
    findable(operand).some((element) => contains(elementsOf(value), element)),
  IN: (value, operand) => contains(findable(operand), value),
  NOT_IN: (value, operand) =>
    value.type !== 'null' &&
    !elementsOf(operand).some((element) => element.type === 'null') &&
    !contains(elementsOf(operand), value),
} satisfies Record<FieldOperator, (value: Value, operand: Value) => boolean>;

const unaryOperators = {
  IS_NULL: (value) => value.type === 'null',
  IS_NOT_NULL: (value) => value.type !== 'null',
  IS_NAN: (value) => isNaNValue(value),
  IS_NOT_NAN: (value) => value.type !== 'null' && !isNaNValue(value),
} satisfies Record<UnaryOperator, (value: Value) => boolean>;

/** Ranges never cross types, and no range of numbers has NaN in it. */
function comparable(value: Value, operand: Value): boolean {
  return typeRank(value) === typeRank(operand) && !isNaNValue(value);
}

function contains(elements: readonly Value[], value: Value): boolean {
  return elements.some((element) => equalValues(element, value));
}

function elementsOf(value: Value): readonly Value[] {
  return value.type === 'array' ? value.values : [];
}

/**
 * Comparisons with null or NaN match no document; unary filters are for those. Lists may contain them among other
 * values.
 */
function isFindable(operand: Value, op: FieldOperator): boolean {
  return op === 'NOT_IN' || (operand.type !== 'null' && !isNaNValue(operand));
}

/** IN and ARRAY_CONTAINS_ANY never find null or NaN. */
function findable(operand: Value): readonly Value[] {
  return elementsOf(operand).filter((element) => element.type !== 'null' && !isNaNValue(element));
}

function isNaNValue(value: Value): boolean {
  return value.type === 'double' && Number.isNaN(value.value);
}
