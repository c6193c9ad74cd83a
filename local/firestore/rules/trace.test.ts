import { describe, expect, it } from 'vitest';

import { toQuery } from './conformance/notation.ts';
import { NOTHING_STORED, requestFor, rulesOf, signedIn } from './testing/ask.ts';
import type { Asked } from './testing/ask.ts';
import { readTrace, readTraceWithoutValues } from './trace.ts';

const decide = (body: string, asked: Asked) => rulesOf(body).decide(requestFor(asked), NOTHING_STORED);
const lineOf = (body: string, asked: Asked) => readTrace(decide(body, asked).trace);

const ANN = { method: 'get', path: 'users/ann', auth: signedIn('ann') } as const;

describe('the line of a denial', () => {
  it('names the allow, the expression that decided, and what it was made of', () => {
    expect(
      lineOf('match /users/{uid} { allow get: if request.auth != null && request.auth.uid == uid; }', {
        ...ANN,
        auth: signedIn('bob'),
      }),
    ).toBe(
      "denied: get /users/ann by 'bob'; firestore.rules:4 (match /databases/{database}/documents/users/{uid}): " +
        "`request.auth.uid == uid` (line 4) is false where request.auth.uid = 'bob', uid = 'ann'",
    );
  });

  it('goes into functions', () => {
    const body = `function isOwner(id) { return request.auth.uid == id; }
      match /users/{uid} { allow get: if isOwner(uid); }`;
    expect(lineOf(body, { ...ANN, auth: signedIn('bob') })).toContain(
      "`request.auth.uid == id` (line 4) is false where request.auth.uid = 'bob', id = 'ann' in isOwner('ann')",
    );
  });

  it('names both sides of an ||', () => {
    const line = lineOf("match /users/{uid} { allow get: if uid == 'x' || request.auth.token.admin; }", ANN);
    expect(line).toContain("`uid == 'x'` (line 4) is false where uid = 'ann'");
    expect(line).toContain("and `request.auth.token.admin` (line 4) is error: there is no property 'admin'");
  });

  it('names the error and where it arose', () => {
    expect(lineOf('match /users/{uid} { allow get: if resource.data.role == "x"; }', ANN)).toContain(
      '`resource.data` (line 4) is error: null has no properties, items or methods where resource = null',
    );
  });

  it('says what a negation negated', () => {
    expect(lineOf('match /users/{uid} { allow get: if !(uid in ["ann"]); }', ANN)).toContain(
      '`!(uid in ["ann"])` (line 4) is false where uid = \'ann\'',
    );
  });

  it('says what a list lacks', () => {
    expect(
      lineOf('match /users/{uid} { allow list: if resource.data.team == "red"; }', {
        ...ANN,
        method: 'list',
        path: 'users',
      }),
    ).toContain('is not provable: the query does not tell resource.data.team');
  });

  it('tells of every allow that was tried', () => {
    const { trace } = decide('match /users/{uid} { allow get: if 1 == 2; allow read: if 3 == 4; }', ANN);
    expect(trace.requests[0]?.allows.map((allow) => allow.causes[0]?.expression)).toEqual([
      '1 == 2',
      '3 == 4',
    ]);
  });

  it('tells a path without a match from a method without an allow', () => {
    expect(lineOf('match /users/{uid} { allow get; }', { ...ANN, path: 'user/ann' })).toBe(
      "denied: get /user/ann by 'ann'; no match covers this path",
    );
    expect(
      lineOf('match /users/{uid} { allow get, create; }', { ...ANN, method: 'delete', auth: null }),
    ).toBe(
      'denied: delete /users/ann by a signed-out caller; nothing allows delete here: ' +
        'match /databases/{database}/documents/users/{uid} allows only get, create',
    );
  });

  it('stays short however large the data', () => {
    const stored = Object.fromEntries(
      Array.from({ length: 500 }, (_, index) => [`field${index}`, 'x'.repeat(500)]),
    );
    const line = lineOf('match /users/{uid} { allow get: if resource.data == {}; }', { ...ANN, stored });
    expect(line.length).toBeLessThan(1200);
  });
});

describe('the line of a denial for a log', () => {
  const stored = { to: 'secret' };
  const logged = (body: string, asked: Partial<Asked> = {}) =>
    readTraceWithoutValues(decide(body, { ...ANN, stored, ...asked }).trace);

  it('names the allow and the expression that decided', () => {
    expect(logged("match /users/{uid} { allow get: if resource.data.to == 'dana'; }")).toBe(
      "denied: get /users/ann by 'ann'; firestore.rules:4 (match /databases/{database}/documents/users/{uid}): " +
        "`resource.data.to == 'dana'` (line 4) is false",
    );
  });

  it.each([
    ['a comparison', 'resource.data.to == uid', 'false'],
    ['a value that is no bool', 'resource.data.to', 'no bool'],
    ['an error that quotes a value', 'resource.data[resource.data.to] == 1', 'error'],
    ['a key', 'resource.data.keys().hasAll(["none"])', 'false'],
  ])('says nothing of the document: %s', (_, condition, outcome) => {
    const line = logged(`match /users/{uid} { allow get: if ${condition}; }`);
    expect(line).toContain(`is ${outcome}`);
    expect(line).not.toContain('secret');
  });

  it('says nothing of what a function was called with', () => {
    const line = logged(`function isDana(value) { return value == 'dana'; }
      match /users/{uid} { allow get: if isDana(resource.data.to); }`);
    expect(line).toContain("`value == 'dana'` (line 4) is false");
    expect(line).not.toContain('secret');
  });

  it('says nothing of what a query asks for', () => {
    const query = toQuery({ where: ['to', 'EQUAL', 'secret'] }, 'users');
    const asked = { method: 'list', path: 'users', query } as const;
    const line = logged("match /users/{uid} { allow list: if resource.data.to == 'dana'; }", asked);
    expect(line).toContain("`resource.data.to == 'dana'` (line 4) is false");
    expect(line).not.toContain('secret');
  });
});

it('names the allow that allowed', () => {
  expect(lineOf('match /users/{uid} {\n allow get: if false;\n allow get; }', ANN)).toBe(
    "allowed: get /users/ann by 'ann', firestore.rules:6",
  );
});

it('a trace is also available as data', () => {
  const decision = decide('match /users/{uid} { allow get: if uid == "bob"; }', ANN);
  expect(JSON.parse(JSON.stringify(decision.trace))).toEqual({
    file: 'firestore.rules',
    requests: [
      {
        method: 'get',
        path: '/users/ann',
        uid: 'ann',
        allowed: false,
        refusal: null,
        otherMethods: [],
        allows: [
          {
            match: '/databases/{database}/documents/users/{uid}',
            at: { line: 4, column: 26 },
            allowed: false,
            alternative: null,
            causes: [
              {
                at: { line: 4, column: 40 },
                expression: 'uid == "bob"',
                outcome: 'false',
                values: [{ expression: 'uid', value: "'ann'" }],
                calls: [],
              },
            ],
          },
        ],
      },
    ],
  });
});
