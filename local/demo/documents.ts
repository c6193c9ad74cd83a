import * as z from 'zod/mini';
import { projectId, type StackUrls } from '../stack/addresses.ts';

/** A document as it will be stored: times are dates. */
export type Fields = { readonly [field: string]: Value };
type Value = string | number | boolean | null | Date | readonly Value[] | Fields;

export type Written = { path: string; fields: Fields };

/** The document, if the contract can read it. */
export function checked(schema: z.ZodMiniType, fields: Fields): Fields {
  schema.parse(asRead(fields));
  return fields;
}

/** Writes all documents or none, with the rights of the token: a person's, or `owner` for the server's. */
export async function writeDocuments(
  urls: StackUrls,
  token: string,
  documents: readonly Written[],
): Promise<void> {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const writes = documents.map(({ path, fields }) => ({
    update: { name: `${root}/${path}`, fields: wireFields(fields) },
  }));
  const response = await fetch(`${urls.firestore}/v1/${root}:commit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ writes }),
    signal: AbortSignal.timeout(180_000),
  });
  if (!response.ok) throw new Error(`Firestore answered ${response.status}: ${await response.text()}`);
}

/** The value as a client reads it: a time has only milliseconds. */
function asRead(value: Value): unknown {
  if (value instanceof Date) return { seconds: 0, nanoseconds: 0, toMillis: () => value.getTime() };
  if (isList(value)) return value.map(asRead);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, asRead(field)]));
}

/** Firestore's REST notation. */
function wire(value: Value): object {
  if (value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (isList(value)) return { arrayValue: { values: value.map(wire) } };
  switch (typeof value) {
    case 'string':
      return { stringValue: value };
    case 'boolean':
      return { booleanValue: value };
    case 'number':
      return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
    default:
      return { mapValue: { fields: wireFields(value) } };
  }
}

function wireFields(fields: Fields): Record<string, object> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, wire(value)]));
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}
