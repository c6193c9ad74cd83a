import { isDocumentName, samePath } from '../../model/field-path.ts';
import type { FieldPath, Filter, Order } from '../../model/query.ts';
import type { SimpleFilter } from '../query/inequality.ts';
import { isInequality } from '../query/inequality.ts';
import type { QueryPlan } from '../query/plan-query.ts';
import type { IndexDefinition, IndexField } from './index-definition.ts';

/** Further parts of a read that affect its indexes. */
export type IndexUse = {
  aggregated: readonly FieldPath[];
  vector: { field: FieldPath; dimension: number } | null;
};

/** The index of one conjunction of a query: its pinned fields in any order, then exactly the sorted ones. */
export type NeededIndex = {
  collectionId: string;
  scope: IndexDefinition['scope'];
  pinned: readonly IndexField[];
  sorted: readonly IndexField[];
};

/** One for each term of the filter's disjunctive normal form: Firestore runs them apart and merges. */
export function neededIndexes({ query, orders }: QueryPlan, { aggregated, vector }: IndexUse): NeededIndex[] {
  const { collectionId, allDescendants } = query;
  if (collectionId === null) return [];
  return conjunctions(query.where).map((filters) => {
    const pinned = pinnedFields(filters);
    const sorted = sortedFields(orders, pinned);
    for (const field of aggregated) {
      if (![...pinned, ...sorted].some((known) => samePath(known.field, field))) {
        sorted.push({ field, mode: 'ASCENDING' });
      }
    }
    if (vector) sorted.push({ field: vector.field, mode: { vectorOf: vector.dimension } });
    return { collectionId, scope: allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION', pinned, sorted };
  });
}

/** The single index that would serve it. */
export function idealIndex({ collectionId, scope, pinned, sorted }: NeededIndex): IndexDefinition {
  return { collectionId, scope, fields: [...pinned, ...sorted] };
}

function conjunctions(filter: Filter | null): SimpleFilter[][] {
  if (!filter) return [[]];
  if (filter.kind !== 'composite') return [[filter]];
  const parts = filter.filters.map(conjunctions);
  if (filter.op === 'OR') return parts.flat();
  return parts.reduce((all, part) => all.flatMap((left) => part.map((right) => [...left, ...right])), [[]]);
}

/** Fields compared for equality or membership, each once. */
function pinnedFields(filters: readonly SimpleFilter[]): IndexField[] {
  const pinned: IndexField[] = [];
  for (const filter of filters) {
    const { field, op } = filter;
    if (isInequality(filter) || isDocumentName(field) || pinned.some((known) => samePath(known.field, field)))
      continue;
    pinned.push({
      field,
      mode: op === 'ARRAY_CONTAINS' || op === 'ARRAY_CONTAINS_ANY' ? 'CONTAINS' : 'ASCENDING',
    });
  }
  return pinned;
}

/** Sort orders that an equality does not settle; the document name only where it departs from the last direction. */
function sortedFields(orders: readonly Order[], pinned: readonly IndexField[]): IndexField[] {
  const isSettled = (field: FieldPath) =>
    pinned.some((known) => known.mode !== 'CONTAINS' && samePath(known.field, field));
  const sorted = orders
    .filter(({ field }) => !isSettled(field))
    .map(({ field, direction }) => ({ field, mode: direction }));
  const name = sorted.at(-1);
  const beforeName = sorted.at(-2);
  if (!name || !isDocumentName(name.field)) return sorted;
  return !beforeName || beforeName.mode === name.mode ? sorted.slice(0, -1) : sorted;
}
