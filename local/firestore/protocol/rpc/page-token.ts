import type { Entry, QueryPlan } from '../../engine/query/plan-query.ts';
import type { Cursor } from '../../model/query.ts';
import { formatDocumentName, type DatabaseName } from '../../model/resource-name.ts';
import { invalidArgument } from '../../model/status.ts';
import { readValue, writeValue } from '../codec/value.ts';
import { messageType } from '../schema.ts';
import type { WireCursor } from '../wire.ts';

/** A cursor that begins at this entry, over the query's full sort order. */
export function cursorAt(
  { document, position }: Entry,
  { orders }: QueryPlan,
  database: DatabaseName,
): Cursor {
  const name = { type: 'reference', value: formatDocumentName(database, document.path) } as const;
  return { values: [...position.values.slice(0, orders.length - 1), name], before: true };
}

export function writeCursor({ values, before }: Cursor): WireCursor {
  return { values: values.map(writeValue), before };
}

/** A page continues from a place in the order, not from a count, so that earlier changes do not shift it. */
export function writePageToken(cursor: Cursor): string {
  return Buffer.from(messageType('Cursor').encode(writeCursor(cursor)).finish()).toString('base64url');
}

export function readPageToken(token: string): Cursor {
  try {
    const cursor = messageType('Cursor').decode(Buffer.from(token, 'base64url')) as WireCursor;
    return { values: (cursor.values ?? []).map(readValue), before: cursor.before ?? false };
  } catch {
    throw invalidArgument('page_token is invalid.');
  }
}
