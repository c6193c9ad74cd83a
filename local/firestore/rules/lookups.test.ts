import { describe, expect, it } from 'vitest';

import { NOTHING_STORED, readerOf, requestFor, rulesOf, signedIn } from './testing/ask.ts';
import { expectAllows, expectDenies } from './testing/expect.ts';
import { readTrace } from './trace.ts';

const asking = (condition: string) => rulesOf(`match /docs/{id} { allow get: if ${condition}; }`);
const ONE = { method: 'get', path: 'docs/one', auth: signedIn('ann') } as const;
const at = (path: string) => `/databases/$(database)/documents/${path}`;

describe('get() and exists()', () => {
  const stored = readerOf({ 'users/ann': { role: 'editor', team: 'red' }, 'teams/red': { open: true } });

  it('read other documents', () => {
    expectAllows(asking(`get(${at('users/$(request.auth.uid)')}).data.role == 'editor'`), ONE, stored);
    expectAllows(asking(`get(${at('users/ann')}).id == 'ann'`), ONE, stored);
    expectAllows(asking(`exists(${at('users/ann')}) && !exists(${at('users/bob')})`), ONE, stored);
    expectAllows(
      asking(`get(${at('teams/$(get(' + at('users/ann') + ').data.team)')}).data.open`),
      ONE,
      stored,
    );
  });

  it('of a missing document: an error and false', () => {
    expectDenies(asking(`get(${at('users/bob')}) == null`), ONE, stored);
    expectDenies(asking(`get(${at('users/bob')}).data.role != 'x'`), ONE, stored);
    expectAllows(asking(`!exists(${at('users/bob')})`), ONE, stored);
  });

  it.each([
    ['a path without the database', 'exists(/users/ann)'],
    ['another database', 'exists(/databases/other/documents/users/ann)'],
    ['a collection', `exists(${at('users')})`],
    ['an empty id', `exists(${at("users/$('')")})`],
    ['a string', "exists('users/ann')"],
    ['two paths', `exists(${at('users/ann')}, ${at('users/ann')})`],
  ])('refuse %s', (_what, condition) => {
    expectDenies(asking(condition), ONE, stored);
    expectDenies(asking(`!${condition}`), ONE, stored);
  });
});

describe('getAfter() and existsAfter()', () => {
  it('see what the whole batch leaves', () => {
    const rules = rulesOf(`match /members/{uid} {
      allow create: if existsAfter(${at('teams/red')}) && !exists(${at('teams/red')})
        && getAfter(${at('teams/red')}).data.size == 1;
    }`);
    const reader = readerOf({}, { 'teams/red': { size: 1 } });
    expectAllows(rules, { method: 'create', path: 'members/ann', written: {} }, reader);
  });
});

describe('the number of documents looked up', () => {
  const missing = (count: number, from = 0) =>
    Array.from({ length: count }, (_, index) => `!exists(${at(`none/${index + from}`)})`).join(' && ');

  it('is limited to 10 a request', () => {
    expectAllows(asking(missing(10)), ONE);
    expectDenies(asking(missing(11)), ONE);
  });

  it('counts a document once, and that of the request not at all', () => {
    expectAllows(asking(`${missing(10)} && ${missing(10)} && !exists(${at('docs/one')})`), ONE);
  });

  it('counts over all conditions', () => {
    const rules = rulesOf(
      `match /docs/{id} { allow get: if ${missing(6)} && false; allow get: if ${missing(6, 6)}; }`,
    );
    expectDenies(rules, ONE);
  });

  it('exceeded is an error that nothing absorbs', () => {
    const rules = rulesOf(`match /docs/{id} { allow get: if ${missing(11)} || true; allow get: if true; }`);
    const decision = rules.decide(requestFor(ONE), NOTHING_STORED);
    expect(decision.allowed).toBe(false);
    expect(readTrace(decision.trace)).toContain('more than 10 documents looked up');
  });

  it('exceeded in what a function does not use denies, too', () => {
    const rules = rulesOf(`function first(a, b) { let c = b; return a; }
      match /docs/{id} { allow get: if first(true, ${missing(11)}); }`);
    expectDenies(rules, ONE);
    const unused = rulesOf(`function f() { let a = ${missing(11)}; return true; }
      match /docs/{id} { allow get: if f() || true; }`);
    expectDenies(unused, ONE);
  });

  it('is limited to 20 a batch', () => {
    const rules =
      rulesOf(`match /docs/{id} { allow create: if id == '0' ? ${missing(7)} : id == '1' ? ${missing(7, 7)} :
      id == '2' ? ${missing(6, 14)} : ${missing(1, 20)}; }`);
    const writing = (count: number) =>
      Array.from({ length: count }, (_, id) =>
        requestFor({ method: 'create', path: `docs/${id}`, written: {} }),
      );
    expect(rules.decideAll(writing(3), NOTHING_STORED).allowed).toBe(true);
    expect(rules.decideAll(writing(4), NOTHING_STORED).allowed).toBe(false);
  });
});

describe('a batch', () => {
  it('is denied as a whole by one write', () => {
    const rules = rulesOf("match /docs/{id} { allow create: if id != 'bad'; }");
    const create = (id: string) => requestFor({ method: 'create', path: `docs/${id}`, written: {} });
    expect(rules.decideAll([create('a'), create('b')], NOTHING_STORED).allowed).toBe(true);
    const denied = rules.decideAll([create('a'), create('bad'), create('b')], NOTHING_STORED);
    expect(denied).toMatchObject({ allowed: false, reason: expect.stringContaining('create /docs/bad') });
  });

  it('without a request is allowed', () => {
    expect(rulesOf('match /docs/{id} { allow create; }').decideAll([], NOTHING_STORED).allowed).toBe(true);
  });
});
