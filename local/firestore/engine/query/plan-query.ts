import type { Document, DocumentPath } from '../../model/document.ts';
import { documentNameField, isDocumentName, samePath } from '../../model/field-path.ts';
import type { Order, Query } from '../../model/query.ts';
import type { DatabaseName } from '../../model/resource-name.ts';
import { startsWith } from '../document-table.ts';
import { checkQuery } from './check-query.ts';
import { inequalityFields } from './inequality.ts';
import { matchesFilter } from './match-filter.ts';
import { comparePositions, positionOf, positionOfCursor, type Position } from './position.ts';

/** A document with its place in the sort order, taken out once. */
export type Entry = { document: Document; position: Position };

/** A checked query with its full sort order: it decides which documents belong to the result, and in which order. */
export type QueryPlan = {
  database: DatabaseName;
  query: Query;
  orders: readonly Order[];
  /** The entry of a document that belongs to the result, limit and offset aside; null for any other. */
  entry(document: Document): Entry | null;
  compare(left: Entry, right: Entry): number;
};

export function planQuery(query: Query, database: DatabaseName): QueryPlan {
  const orders = normalisedOrders(query);
  checkQuery(query, orders);
  const inScope = scopeOf(query);
  const inBounds = boundsOf(query, orders);
  const { where } = query;

  return {
    database,
    query,
    orders,
    entry(document) {
      if (!inScope(document.path)) return null;
      if (where && !matchesFilter(where, document, database)) return null;
      const position = positionOf(document, orders);
      return position && inBounds(position) ? { document, position } : null;
    },
    compare: (left, right) => comparePositions(left.position, right.position, orders),
  };
}

/** Explicit orders, then the inequality fields by name, then the document name; in the last explicit direction. */
function normalisedOrders({ where, orderBy }: Query): Order[] {
  const orders = [...orderBy];
  const direction = orderBy.at(-1)?.direction ?? 'ASCENDING';
  const implicit = [...inequalityFields(where).filter((field) => !isDocumentName(field)), documentNameField];
  for (const field of implicit) {
    if (!orders.some((order) => samePath(order.field, field))) orders.push({ field, direction });
  }
  return orders;
}

function scopeOf({ parent, collectionId, allDescendants }: Query): (path: DocumentPath) => boolean {
  const isKind = (id: string | undefined) => collectionId === null || id === collectionId;
  if (allDescendants)
    return (path) => path.length > parent.length && isKind(path.at(-2)) && startsWith(path, parent);
  const length = parent.length + 2;
  return (path) => path.length === length && isKind(path[parent.length]) && startsWith(path, parent);
}

function boundsOf({ startAt, endAt }: Query, orders: readonly Order[]): (position: Position) => boolean {
  const start = startAt && positionOfCursor(startAt, orders);
  const end = endAt && positionOfCursor(endAt, orders);
  const isAfterStart = (order: number) => (startAt?.before ? order >= 0 : order > 0);
  const isBeforeEnd = (order: number) => (endAt?.before ? order < 0 : order <= 0);
  return (position) =>
    (!start || isAfterStart(comparePositions(position, start, orders))) &&
    (!end || isBeforeEnd(comparePositions(position, end, orders)));
}
