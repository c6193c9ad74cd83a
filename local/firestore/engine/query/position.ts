import type { Document, DocumentPath } from '../../model/document.ts';
import { isDocumentName, valueAt } from '../../model/field-path.ts';
import { comparePaths } from '../../model/path-order.ts';
import type { Cursor, Order } from '../../model/query.ts';
import { parseResourceName } from '../../model/resource-name.ts';
import type { Value } from '../../model/value.ts';
import { compareValues } from '../../model/value-order.ts';

/**
 * A place in a sort order: the values of the ordered fields, then the document's path. A cursor may have only the first
 * few values; the missing ones compare equal.
 */
export type Position = { values: readonly Value[]; path: DocumentPath | null };

/** Null for a document without an ordered field: it is in no result with this order. */
export function positionOf(document: Document, orders: readonly Order[]): Position | null {
  const values: Value[] = [];
  for (const { field } of orders) {
    if (isDocumentName(field)) break;
    const value = valueAt(document.fields, field);
    if (!value) return null;
    values.push(value);
  }
  return { values, path: document.path };
}

export function positionOfCursor(cursor: Cursor, orders: readonly Order[]): Position {
  const nameIndex = orders.findIndex(({ field }) => isDocumentName(field));
  const name = cursor.values[nameIndex];
  return {
    values: cursor.values.slice(0, nameIndex),
    path: name?.type === 'reference' ? parseResourceName(name.value).path : null,
  };
}

/** Orders are normalised: the document name comes last. */
export function comparePositions(left: Position, right: Position, orders: readonly Order[]): number {
  for (const [index, { direction }] of orders.entries()) {
    const order = compareAt(left, right, index);
    if (order !== 0) return direction === 'ASCENDING' ? order : -order;
  }
  return 0;
}

function compareAt(left: Position, right: Position, index: number): number {
  const a = left.values[index];
  const b = right.values[index];
  if (a && b) return compareValues(a, b);
  if (a || b || !left.path || !right.path) return 0;
  return comparePaths(left.path, right.path);
}
