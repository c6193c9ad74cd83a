import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileRules } from '../rules/compile.ts';
import { lcovOf } from '../rules/lcov.ts';
import { readSuite } from './read-suite.ts';
import { runSuite, type TestOutcome } from './run-suite.ts';

const now = new Date('2026-03-01T12:00:00Z');

function run(suite: string, body: string): TestOutcome[] {
  const compiled = compileRules(
    `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { ${body} } }`,
  );
  if (!compiled.ok) throw new Error(compiled.errors[0]?.message);
  return runSuite(readSuite(suite), compiled.ruleset, now);
}

const areAsExpected = (outcomes: readonly TestOutcome[]) => outcomes.map(({ isAsExpected }) => isAsExpected);

describe('tests of rules', () => {
  it('that fail tell which line decided, with its values', () => {
    const [outcome] = run(
      'tests: [{ who: bob, what: get notes/a, before: { owner: ann }, expected: allowed }]',
      'match /notes/{id} { allow get: if resource.data.owner == request.auth.uid; }',
    );
    expect(outcome?.test.name).toBe('bob may get notes/a');
    expect(outcome?.isAsExpected).toBe(false);
    expect(outcome?.why).toContain('`resource.data.owner == request.auth.uid` (line 1) is false');
  });

  it('write numbers, times and bytes as YAML does', () => {
    const fields =
      '{ whole: 1, broken: 1.0, at: 2026-03-01T12:00:00Z, raw: !!binary "AQI=", deep: { none: null } }';
    const condition = `resource.data.whole is int && resource.data.broken is float
      && resource.data.at == request.time && resource.data.raw.size() == 2 && resource.data.deep.none == null`;
    const outcomes = run(
      `tests: [{ what: get a/b, before: ${fields}, expected: allowed }]`,
      `match /a/{id} { allow get: if ${condition}; }`,
    );
    expect(areAsExpected(outcomes)).toEqual([true]);
  });

  it('see nothing of each other, and a document that is said not to be there is not', () => {
    const outcomes = run(
      `documents: { a/b: { n: 1 } }
tests:
  - { what: delete a/b, expected: allowed }
  - { what: get a/b, expected: allowed }
  - { what: get a/b, before: null, expected: denied }`,
      'match /a/{id} { allow get, delete: if resource.data.n == 1; }',
    );
    expect(areAsExpected(outcomes)).toEqual([true, true, true]);
  });

  it('look at what a write would leave', () => {
    const outcomes = run(
      'tests: [{ what: create a/b, after: { n: 1 }, expected: allowed }]',
      'match /a/{id} { allow create: if getAfter(/databases/$(database)/documents/a/$(id)).data.n == 1; }',
    );
    expect(areAsExpected(outcomes)).toEqual([true]);
  });

  it('ask for collection groups, limits and nulls', () => {
    const outcomes = run(
      `tests:
  - { what: list **/notes, where: [[owner, ==, ann]], limit: 10, who: ann, expected: allowed }
  - { what: list **/notes, where: [[owner, ==, ann]], limit: 11, who: ann, expected: denied }
  - { what: list plain, where: [[gone, ==, null]], expected: allowed }`,
      `match /{path=**}/notes/{id} {
         allow list: if resource.data.owner == request.auth.uid && request.query.limit <= 10;
       }
       match /plain/{id} { allow list: if resource.data.gone == null; }`,
    );
    expect(areAsExpected(outcomes)).toEqual([true, true, true]);
  });

  it.each([
    ['tests: []', 'tests is empty.'],
    ['tests: [{ what: get a/b }]', 'tests[0].expected is "allowed" or "denied".'],
    ['tests: [{ what: read a/b, expected: allowed }]', 'tests[0].what is one of get, list'],
    ['tests: [{ what: get a, expected: allowed }]', 'get names a document'],
    ['tests: [{ what: list a/b, expected: allowed }]', 'a list names a collection'],
    ['tests: [{ what: create a/b, expected: allowed }]', 'tests[0].after is the document'],
    ['tests: [{ what: get a/b, expect: allowed }]', 'tests[0] has no "expect".'],
    ['tests: [{ what: list a, where: [[n, =, 1]], expected: allowed }]', 'tests[0].where[0] is a field'],
    ['tests: [{ what: get a/b, at: noon, expected: allowed }]', 'tests[0].at is no time'],
    ['documents: { a/b: 1 }', 'documents.a/b is no map.'],
  ])('refuse what they do not understand: %s', (text, message) => {
    expect(() => readSuite(text)).toThrow(message);
  });
});

describe('the example', () => {
  const folder = join(import.meta.dirname, '../examples');
  const suite = readSuite(readFileSync(join(folder, 'rules.test.yaml'), 'utf8'));
  const compiled = compileRules(readFileSync(join(folder, suite.rules ?? ''), 'utf8'), 'notes.rules');
  if (!compiled.ok) throw new Error(compiled.errors[0]?.message);
  const { ruleset } = compiled;
  const outcomes = runSuite(suite, ruleset, now);

  it.each(outcomes.map((outcome) => [outcome.test.name, outcome] as const))('%s', (_name, outcome) => {
    expect(outcome.isAsExpected, outcome.why).toBe(true);
  });

  it('reaches every line of its rules, which lcov tells', () => {
    const record = lcovOf(ruleset.coverage());
    const count = (key: string) => Number(new RegExp(`^${key}:(\\d+)$`, 'm').exec(record)?.[1]);
    expect(record).toContain('SF:notes.rules\n');
    expect(count('LF')).toBe(7);
    expect(count('LH')).toBe(7);
    expect(count('BRH')).toBe(count('BRF'));
    expect(record.endsWith('end_of_record\n')).toBe(true);
  });
});

it('lcov tells what was never reached from what was never true', () => {
  const source = `service cloud.firestore {
  match /databases/{database}/documents/a/{b} {
    allow get: if request.auth != null;
    allow list: if request.auth != null;
  }
}`;
  const compiled = compileRules(source, 'x.rules');
  if (!compiled.ok) throw new Error(compiled.errors[0]?.message);
  runSuite(readSuite('tests: [{ what: get a/b, expected: denied }]'), compiled.ruleset, now);
  expect(lcovOf(compiled.ruleset.coverage()).split('\n')).toEqual([
    'TN:',
    'SF:x.rules',
    'BRDA:3,0,0,0',
    'BRDA:3,0,1,1',
    'BRDA:4,1,0,-',
    'BRDA:4,1,1,-',
    'BRF:4',
    'BRH:1',
    'DA:3,1',
    'DA:4,0',
    'LF:2',
    'LH:1',
    'end_of_record',
    '',
  ]);
});
