import type { Document } from '../../model/document.ts';
import type { Micros } from '../../model/timestamp.ts';
import type { DocumentTable } from '../document-table.ts';
import type { Entry, QueryPlan } from './plan-query.ts';

/** Everything that belongs to the query, sorted; offset and limit not yet applied. */
export function collectEntries(plan: QueryPlan, table: DocumentTable, at?: Micros): Entry[] {
  const entries: Entry[] = [];
  for (const document of candidates(plan, table, at)) {
    const entry = plan.entry(document);
    if (entry) entries.push(entry);
  }
  return entries.sort((left, right) => plan.compare(left, right));
}

/** The part of a sorted result within offset and limit. */
export function windowOf<T>(entries: readonly T[], { query: { offset, limit } }: QueryPlan): readonly T[] {
  if (offset === 0 && limit === null) return entries;
  return entries.slice(offset, limit === null ? undefined : offset + limit);
}

function candidates({ query }: QueryPlan, table: DocumentTable, at?: Micros): Iterable<Document> {
  const { parent, collectionId, allDescendants } = query;
  if (!allDescendants && collectionId !== null) return table.inCollection([...parent, collectionId], at);
  return table.inGroup(collectionId, parent, at);
}
