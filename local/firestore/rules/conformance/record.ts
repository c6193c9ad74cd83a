/**
 * Asks Google's own Firestore emulator for the outcome of every recorded case and writes it down anew:
 *
 *     node local/firestore/rules/conformance/record.ts http://127.0.0.1:8080
 *
 * To add cases, add lines with any outcome and record.
 */
import { writeFileSync } from 'node:fs';

import {
  casesFile,
  DOCUMENT,
  expressionCases,
  expressionSource,
  listCases,
  LISTED,
  listSource,
  sourceCases,
  TOKEN,
  wholeSource,
} from './cases.ts';
import type { ExpressionCase, ListCase, Outcome, SourceCase } from './cases.ts';
import { toRestFields, toRestQuery } from './notation.ts';
import type { Written } from './notation.ts';

const [emulator] = process.argv.slice(2);
const PROJECT = 'demo';
const AS_OWNER = { authorization: 'Bearer owner' };
const AS_USER = { authorization: `Bearer ${unsigned({ alg: 'none', typ: 'JWT' })}.${unsigned(TOKEN)}.` };

await store('a/b', DOCUMENT);
save('expressions.jsonl', await each(expressionCases(), recordExpression));
for (const [id, fields] of Object.entries(LISTED)) await store(`a/${id}`, fields);
save('lists.jsonl', await each(listCases(), recordList));
save('sources.jsonl', await each(sourceCases(), recordSource));

async function recordExpression({ expression }: ExpressionCase): Promise<ExpressionCase> {
  const isAccepted = await load(expressionSource(expression));
  return { expression, outcome: isAccepted ? await outcomeOfDebug() : 'refused' };
}

/** The last value of `debug(…)`: the emulator first tries without the document. */
async function outcomeOfDebug(): Promise<Outcome> {
  await call('GET', `/v1/projects/${PROJECT}/databases/(default)/documents/a/b`, AS_USER);
  const report = JSON.parse((await call('GET', `/emulator/v1/projects/${PROJECT}:ruleCoverage`, {})).text);
  const value = report.report.at(-1)?.children?.[0]?.values?.at(-1)?.value ?? { undefined: {} };
  return 'undefined' in value ? 'error' : { value };
}

async function recordList({ query, condition }: ListCase): Promise<ListCase> {
  await load(listSource(condition));
  const body = JSON.stringify({ structuredQuery: toRestQuery(query, 'a') });
  const path = `/v1/projects/${PROJECT}/databases/(default)/documents:runQuery`;
  const { status } = await call('POST', path, AS_USER, body);
  return { query, condition, allowed: status === 200 };
}

async function recordSource({ source }: SourceCase): Promise<SourceCase> {
  return { source, accepted: await load(wholeSource(source)) };
}

async function load(content: string): Promise<boolean> {
  const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } });
  const { status } = await call('PUT', `/emulator/v1/projects/${PROJECT}:securityRules`, {}, body);
  return status === 200;
}

async function store(path: string, fields: Readonly<Record<string, Written>>): Promise<void> {
  const body = JSON.stringify({ fields: toRestFields(fields) });
  const { status, text } = await call(
    'PATCH',
    `/v1/projects/${PROJECT}/databases/(default)/documents/${path}`,
    AS_OWNER,
    body,
  );
  if (status !== 200) throw new Error(`${path} could not be stored: ${text}`);
}

async function call(method: string, path: string, headers: Record<string, string>, body?: string) {
  const response = await fetch(`${emulator}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, text: await response.text() };
}

/** One at a time: the rules are the emulator's state. */
async function each<T>(cases: readonly T[], record: (one: T) => Promise<T>): Promise<T[]> {
  const recorded: T[] = [];
  for (const one of cases) recorded.push(await record(one));
  return recorded;
}

function save(name: string, cases: readonly object[]): void {
  writeFileSync(casesFile(name), cases.map((one) => `${JSON.stringify(one)}\n`).join(''));
}

function unsigned(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
