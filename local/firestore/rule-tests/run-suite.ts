import type { Document, DocumentPath } from '../model/document.ts';
import { pathKey } from '../model/resource-name.ts';
import type { Fields, Timestamp } from '../model/value.ts';
import type { RulesReader, RulesRequest } from '../rules/request.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { readTrace } from '../rules/trace.ts';
import type { RuleTest, Suite } from './read-suite.ts';

export type TestOutcome = {
  test: RuleTest;
  isAsExpected: boolean;
  /** The line of the rules that decided, with its values. */
  why: string;
};

/** Runs every test by itself, without the writes of others. */
export function runSuite(suite: Suite, ruleset: Ruleset, now: Date): TestOutcome[] {
  return suite.tests.map((test) => {
    const documents = new Map(suite.documents);
    const name = pathKey(test.path);
    if (test.before === null) documents.delete(name);
    else if (test.before !== undefined) documents.set(name, test.before);
    const { allowed, trace } = ruleset.decide(
      requestOf(test, documents, timestampOf(test.at ?? now)),
      readerOf(test, documents),
    );
    return { test, isAsExpected: allowed === (test.expected === 'allowed'), why: readTrace(trace) };
  });
}

type Documents = ReadonlyMap<string, Fields>;

function requestOf(test: RuleTest, documents: Documents, time: Timestamp): RulesRequest {
  const { method, path, auth, after, query } = test;
  return {
    project: 'demo-rules',
    database: '(default)',
    method,
    path,
    auth,
    time,
    resource: method === 'list' ? null : documentAt(path, documents),
    newResource: after && { path, fields: after },
    query,
  };
}

function readerOf({ method, path, after }: RuleTest, documents: Documents): RulesReader {
  const afterwards = new Map(documents);
  if (after) afterwards.set(pathKey(path), after);
  else if (method === 'delete') afterwards.delete(pathKey(path));
  return {
    get: (other) => documentAt(other, documents),
    getAfter: (other) => documentAt(other, afterwards),
  };
}

function documentAt(path: DocumentPath, documents: Documents): Document | null {
  const fields = documents.get(pathKey(path));
  const never = { seconds: 0, nanos: 0 };
  return fields ? { path, fields, createTime: never, updateTime: never } : null;
}

function timestampOf(date: Date): Timestamp {
  const milliseconds = date.getTime();
  const seconds = Math.floor(milliseconds / 1000);
  return { seconds, nanos: (milliseconds - seconds * 1000) * 1_000_000 };
}
