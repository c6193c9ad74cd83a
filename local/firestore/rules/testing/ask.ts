import type { Document } from '../../model/document.ts';
import type { Query } from '../../model/query.ts';
import { compileRules } from '../compile.ts';
import type { Compiled } from '../compile.ts';
import { toFields } from '../conformance/notation.ts';
import type { Written } from '../conformance/notation.ts';
import type { RulesAuth, RulesMethod, RulesReader, RulesRequest } from '../request.ts';
import type { Ruleset } from '../ruleset.ts';

/** Small builders for the tests of this folder: a test names only the parts that matter to it. */
export type Data = Readonly<Record<string, Written>>;

/** Rules with this body in `match /databases/{database}/documents { … }`. */
export function rulesOf(body: string): Ruleset {
  const compiled = compileBody(body);
  if (!compiled.ok)
    throw new Error(compiled.errors.map((error) => `${error.message}\n${error.excerpt}`).join('\n'));
  return compiled.ruleset;
}

export function compileBody(body: string): Compiled {
  return compileRules(`rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${body}
  }
}`);
}

export type Asked = {
  method: RulesMethod;
  path: string;
  auth?: RulesAuth;
  /** The document before the request. */
  stored?: Data;
  /** The document after the write. */
  written?: Data;
  query?: Query;
};

export function requestFor({ method, path, auth, stored, written, query }: Asked): RulesRequest {
  const segments = segmentsOf(path);
  return {
    project: 'demo',
    database: '(default)',
    method,
    path: segments,
    auth: auth ?? null,
    time: { seconds: 1_700_000_000, nanos: 0 },
    resource: stored === undefined ? null : documentAt(path, stored),
    newResource: written === undefined ? null : { path: segments, fields: toFields(written) },
    query: query ?? null,
  };
}

export const signedIn = (uid: string, token: Readonly<Record<string, unknown>> = {}): RulesAuth => ({
  uid,
  token,
});

/** Other stored documents, by path; `after` for those that a batch changes. */
export function readerOf(
  stored: Readonly<Record<string, Data>>,
  after: Readonly<Record<string, Data>> = stored,
) {
  return {
    get: (path) => find(stored, path.join('/')),
    getAfter: (path) => find(after, path.join('/')),
  } satisfies RulesReader;
}

export const NOTHING_STORED: RulesReader = readerOf({});

function documentAt(path: string, data: Data): Document {
  const never = { seconds: 0, nanos: 0 };
  return { path: segmentsOf(path), fields: toFields(data), createTime: never, updateTime: never };
}

function find(documents: Readonly<Record<string, Data>>, path: string): Document | null {
  const data = documents[path];
  return data === undefined ? null : documentAt(path, data);
}

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);
