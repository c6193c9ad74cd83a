import type { Filter, Order, Query } from '../model/query.ts';
import { parseFieldPath } from '../model/field-path.ts';
import type { DocumentPath } from '../model/document.ts';
import type { Fields } from '../model/value.ts';
import type { RulesAuth, RulesMethod } from '../rules/request.ts';
import { double, fieldsOf, valueOf, type Plain } from '../transfer/plain-values.ts';
import { parse } from './yaml.ts';

/*
 * A file of rules tests without any program: who asks for which operation, with which documents, and the expected
 * result.
 */

export type Suite = {
  /** The rules file, as the test file names it. */
  rules: string | null;
  documents: ReadonlyMap<string, Fields>;
  tests: readonly RuleTest[];
};

export type RuleTest = {
  name: string;
  expected: 'allowed' | 'denied';
  auth: RulesAuth;
  method: RulesMethod;
  path: DocumentPath;
  /** The document before the request; undefined takes it from `documents`. */
  before: Fields | null | undefined;
  /** The document after a create or an update. */
  after: Fields | null;
  query: Query | null;
  at: Date | null;
};

/** Throws with the place of the first unknown part. */
export function readSuite(text: string): Suite {
  const file = asObject(parse(text, { intAsBigInt: true, customTags: ['timestamp', 'binary'] }), 'the file');
  refuseOthers(file, ['rules', 'documents', 'tests'], 'the file');
  const documents = Object.entries(asObject(file['documents'] ?? {}, 'documents')).map(
    ([path, fields]) => [path, readFields(fields, `documents.${path}`)] as const,
  );
  const tests = asList(file['tests'], 'tests');
  if (tests.length === 0) throw new Error('tests is empty.');
  return {
    rules: file['rules'] === undefined ? null : asText(file['rules'], 'rules'),
    documents: new Map(documents),
    tests: tests.map((test, index) => readTest(test, `tests[${index}]`)),
  };
}

const parts = ['name', 'who', 'what', 'before', 'after', 'where', 'orderBy', 'limit', 'at', 'expected'];

function readTest(written: unknown, place: string): RuleTest {
  const test = asObject(written, place);
  refuseOthers(test, parts, place);
  const what = asText(test['what'], `${place}.what`);
  const { method, path } = readWhat(what, `${place}.what`);
  const auth = readWho(test['who'], `${place}.who`);
  const expected = test['expected'];
  if (expected !== 'allowed' && expected !== 'denied')
    throw new Error(`${place}.expected is "allowed" or "denied".`);
  const isWritten = method === 'create' || method === 'update';
  if (isWritten !== (test['after'] !== undefined))
    throw new Error(`${place}.after is the document that a create or an update would leave.`);
  const { before } = test;
  return {
    name:
      test['name'] === undefined ? nameOf({ auth, what, expected }) : asText(test['name'], `${place}.name`),
    expected,
    auth,
    method,
    path: method === 'list' ? listPath(path) : path,
    before: before === undefined || before === null ? before : readFields(before, `${place}.before`),
    after: isWritten ? readFields(test['after'], `${place}.after`) : null,
    query: method === 'list' ? readQuery(test, path, place) : null,
    at: test['at'] === undefined ? null : asDate(test['at'], `${place}.at`),
  };
}

function nameOf({ auth, what, expected }: { auth: RulesAuth; what: string; expected: string }): string {
  return `${auth?.uid ?? 'somebody signed out'} ${expected === 'allowed' ? 'may' : 'may not'} ${what}`;
}

const methods: ReadonlySet<string> = new Set(['get', 'list', 'create', 'update', 'delete']);
const isMethod = (text: string): text is RulesMethod => methods.has(text);

// `get rooms/a`, `list rooms`, and `list **/rooms` for a collection group.
function readWhat(what: string, place: string): { method: RulesMethod; path: DocumentPath } {
  const [, method = '', name = ''] = /^(\w+) \/?(.+)$/.exec(what) ?? [];
  if (!isMethod(method)) throw new Error(`${place} is one of ${[...methods].join(', ')} and a path.`);
  const path = name.split('/');
  if (path.length % 2 !== (method === 'list' && path[0] !== groupSign ? 1 : 0))
    throw new Error(
      `${place}: ${method === 'list' ? 'a list names a collection' : `${method} names a document`}.`,
    );
  return { method, path };
}

const groupSign = '**';

/** A query of a collection group starts at the root. */
function listPath(path: DocumentPath): DocumentPath {
  return path[0] === groupSign ? [] : path;
}

function readWho(who: unknown, place: string): RulesAuth {
  if (who === undefined || who === null) return null;
  if (typeof who === 'string') return { uid: who, token: { sub: who } };
  const { uid, claims, ...others } = asObject(who, place);
  refuseOthers(others, [], place);
  const name = asText(uid, `${place}.uid`);
  return { uid: name, token: { sub: name, ...asObject(claims ?? {}, `${place}.claims`) } };
}

function readQuery(test: Written, path: DocumentPath, place: string): Query {
  const isGroup = path[0] === groupSign;
  const limit = test['limit'];
  return {
    parent: isGroup ? [] : path.slice(0, -1),
    collectionId: path.at(-1) ?? null,
    allDescendants: isGroup,
    where: readWhere(test['where'], `${place}.where`),
    orderBy: asList(test['orderBy'] ?? [], `${place}.orderBy`).map((order, index) =>
      readOrder(asText(order, `${place}.orderBy[${index}]`)),
    ),
    startAt: null,
    endAt: null,
    offset: 0,
    limit: limit === undefined ? null : Number(limit),
    select: null,
  };
}

/** `name` or `name desc`. */
function readOrder(text: string): Order {
  const [field = '', direction] = text.split(' ');
  return { field: parseFieldPath(field), direction: direction === 'desc' ? 'DESCENDING' : 'ASCENDING' };
}

const operators = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
  in: 'IN',
  'not-in': 'NOT_IN',
} as const;
const isOperator = (text: string): text is keyof typeof operators => Object.hasOwn(operators, text);

function readWhere(where: unknown, place: string): Filter | null {
  if (where === undefined) return null;
  const filters = asList(where, place).map((each, index) => readFilter(each, `${place}[${index}]`));
  return { kind: 'composite', op: 'AND', filters };
}

/** `[owner, ==, ann]` */
function readFilter(written: unknown, place: string): Filter {
  const [name, sign, value, ...more] = asList(written, place);
  const operator = asText(sign, place);
  if (more.length > 0 || value === undefined || !isOperator(operator))
    throw new Error(`${place} is a field, one of ${Object.keys(operators).join(' ')}, and a value.`);
  const field = parseFieldPath(asText(name, place));
  if (value === null && operator === '==') return { kind: 'unary', field, op: 'IS_NULL' };
  if (value === null && operator === '!=') return { kind: 'unary', field, op: 'IS_NOT_NULL' };
  return { kind: 'field', field, op: operators[operator], value: valueOf(readPlain(value, place)) };
}

function readFields(written: unknown, place: string): Fields {
  const entries = Object.entries(asObject(written, place));
  return fieldsOf(Object.fromEntries(entries.map(([name, value]) => [name, readPlain(value, place)])));
}

/** Whole numbers are integers; `1.0` is a double. */
function readPlain(value: unknown, place: string): Plain {
  if (typeof value === 'number') return double(value);
  if (Array.isArray(value)) return value.map((item) => readPlain(item, place));
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint' || typeof value === 'string')
    return value;
  if (value instanceof Date || value instanceof Uint8Array) return value;
  const entries = Object.entries(asObject(value, place));
  return Object.fromEntries(entries.map(([name, item]) => [name, readPlain(item, place)]));
}

type Written = { readonly [name: string]: unknown };

function refuseOthers(written: Written, known: readonly string[], place: string): void {
  const strange = Object.keys(written).find((name) => !known.includes(name));
  if (strange !== undefined) throw new Error(`${place} has no "${strange}".`);
}

function asObject(value: unknown, place: string): Written {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new Error(`${place} is no map.`);
}

function asList(value: unknown, place: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new Error(`${place} is no list.`);
}

function asText(value: unknown, place: string): string {
  if (typeof value === 'string') return value;
  throw new Error(`${place} is no text.`);
}

function asDate(value: unknown, place: string): Date {
  if (value instanceof Date) return value;
  throw new Error(`${place} is no time, such as 2026-03-01T12:00:00Z.`);
}
