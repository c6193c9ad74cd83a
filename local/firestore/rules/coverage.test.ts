import { expect, it } from 'vitest';

import { NOTHING_STORED, requestFor, rulesOf, signedIn } from './testing/ask.ts';

const RULES = `function isOwner(id) { let auth = request.auth; return auth.uid == id; }
    match /users/{uid} { allow get: if isOwner(uid) && 1 < 2; allow list: if resource.data.x == 1; }`;

it('tells what every expression but the literals evaluated to, and how often', () => {
  const rules = rulesOf(RULES);
  for (const uid of ['ann', 'ann', 'bob']) {
    rules.decide(requestFor({ method: 'get', path: 'users/ann', auth: signedIn(uid) }), NOTHING_STORED);
  }
  const [binding, result, get, list] = rules.coverage().report;

  expect(binding).toMatchObject({ sourcePosition: { line: 4, column: 39 } });
  expect(result?.values).toEqual([
    { value: { boolValue: true }, count: 2 },
    { value: { boolValue: false }, count: 1 },
  ]);
  expect(result?.children?.map((child) => child.values)).toEqual([
    [
      { value: { stringValue: 'ann' }, count: 2 },
      { value: { stringValue: 'bob' }, count: 1 },
    ],
    [{ value: { stringValue: 'ann' }, count: 3 }],
  ]);
  // The second operand was not reached by bob.
  expect(get?.children?.[1]?.values).toEqual([{ value: { boolValue: true }, count: 2 }]);
  expect(list).not.toHaveProperty('values');
});

it('tells errors as undefined, with their place', () => {
  const rules = rulesOf('match /users/{uid} { allow get: if resource.data.x == 1; }');
  rules.decide(requestFor({ method: 'get', path: 'users/ann', stored: {} }), NOTHING_STORED);
  expect(rules.coverage().report[0]?.values).toEqual([
    {
      value: {
        undefined: {
          sourcePosition: { line: 4, column: 40, currentOffset: 128, endOffset: 142 },
          causeMessage: "there is no property 'x'",
        },
      },
      count: 1,
    },
  ]);
});

it('comes with the source', () => {
  const [file] = rulesOf(RULES).coverage().rules.files;
  expect(file?.name).toBe('firestore.rules');
  expect(file?.content).toContain('function isOwner(id)');
});

it('keeps a bounded number of values', () => {
  const rules = rulesOf('match /users/{uid} { allow get: if uid == "x"; }');
  for (let index = 0; index < 200; index += 1) {
    rules.decide(requestFor({ method: 'get', path: `users/${index}` }), NOTHING_STORED);
  }
  const [condition] = rules.coverage().report;
  expect(condition?.values).toEqual([{ value: { boolValue: false }, count: 200 }]);
  expect(condition?.children?.[0]?.values).toHaveLength(30);
});
