import type { DocumentPath } from './document.ts';
import type { Value } from './value.ts';

/** Field names from the document's root; `['__name__']` is the document's own name. */
export type FieldPath = readonly string[];

export type FieldOperator =
  | 'EQUAL'
  | 'NOT_EQUAL'
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL'
  | 'ARRAY_CONTAINS'
  | 'ARRAY_CONTAINS_ANY'
  | 'IN'
  | 'NOT_IN';

export type UnaryOperator = 'IS_NULL' | 'IS_NOT_NULL' | 'IS_NAN' | 'IS_NOT_NAN';

export type Filter =
  | { kind: 'composite'; op: 'AND' | 'OR'; filters: readonly Filter[] }
  | { kind: 'field'; field: FieldPath; op: FieldOperator; value: Value }
  | { kind: 'unary'; field: FieldPath; op: UnaryOperator };

export type Order = { field: FieldPath; direction: 'ASCENDING' | 'DESCENDING' };

/** A prefix of the order's values; `before` as in google.firestore.v1.Cursor. */
export type Cursor = { values: readonly Value[]; before: boolean };

/** One structured query below `parent` (an even number of segments, empty for the root). */
export type Query = {
  parent: DocumentPath;
  /** null asks for documents of every collection ("kindless"). */
  collectionId: string | null;
  allDescendants: boolean;
  where: Filter | null;
  orderBy: readonly Order[];
  startAt: Cursor | null;
  endAt: Cursor | null;
  offset: number;
  limit: number | null;
  select: readonly FieldPath[] | null;
};
