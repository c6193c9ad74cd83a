import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { ListQuery, Written } from './notation.ts';

/**
 * The results of Google's own Firestore emulator, one case on each line, recorded by record.ts with the Google Cloud
 * SDK of June 2025.
 */
export type ExpressionCase = { expression: string; outcome: Outcome };
/** A value as its coverage report writes it; `error` at run time; `refused` when compiled. */
export type Outcome = { value: unknown } | 'error' | 'refused';

export type ListCase = { query: ListQuery; condition: string; allowed: boolean };

/** A whole file, or the body of `match /databases/{db}/documents { … }`. */
export type SourceCase = { source: string; accepted: boolean };

export const expressionCases = (): ExpressionCase[] => read('expressions.jsonl');
export const listCases = (): ListCase[] => read('lists.jsonl');
export const sourceCases = (): SourceCase[] => read('sources.jsonl');

/** `resource.data` of the expressions, stored at /a/b. */
export const DOCUMENT: Readonly<Record<string, Written>> = {
  s: 'str',
  n: 5,
  f: { float: 1.5 },
  m: { map: { a: 1, b: 'x' } },
  l: [1, 2, 3],
  nil: null,
  ts: { timestamp: { seconds: 1_582_971_630, nanos: 123_456_000 } },
  g: { geopoint: { latitude: 1.5, longitude: -2 } },
  b: { bytes: 'AQID' },
  ref: { reference: 'q/w' },
};

/** The stored documents of the collection for the lists. */
export const LISTED: Readonly<Record<string, Readonly<Record<string, Written>>>> = {
  b: { n: 5, s: 'x', owner: 'u', tags: ['t'] },
  c: { n: 1, s: 'y', owner: 'w' },
};

export const TOKEN = { sub: 'u', user_id: 'u', iat: 0, exp: 9_999_999_999, admin: true };

export function expressionSource(expression: string): string {
  return inDocuments(`match /a/{id} { allow get: if debug(${expression}) == 0; }`);
}

export function listSource(condition: string): string {
  return inDocuments(`match /a/{id} { allow list: if ${condition}; }`);
}

export function wholeSource(source: string): string {
  return /^\s*(?:rules_version|service)/.test(source) ? source : inDocuments(source);
}

export const casesFile = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

function inDocuments(body: string): string {
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{db}/documents {
    ${body}
  }
}`;
}

/** record.ts wrote these files in this shape. */
function read<T>(name: string): T[] {
  const lines = readFileSync(casesFile(name), 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as T);
}
