import { describe, expect, it } from 'vitest';

import { requestFor, rulesOf, signedIn, NOTHING_STORED } from './testing/ask.ts';
import { expectAllows, expectDenies, expectError, expectFalse, expectTrue } from './testing/expect.ts';
import { readTrace } from './trace.ts';

const ERROR = 'resource.data.missing';

describe('errors', () => {
  it('are absorbed by what decides without them, on either side', () => {
    expectTrue(`${ERROR} || true`);
    expectTrue(`true || ${ERROR}`);
    expectFalse(`${ERROR} && false`);
    expectFalse(`false && ${ERROR}`);
  });

  it('win where nothing else decides', () => {
    expectError(`${ERROR} || false`);
    expectError(`false || ${ERROR}`);
    expectError(`${ERROR} && true`);
    expectError(`true && ${ERROR}`);
    expectError(`!${ERROR}`);
    expectError(`${ERROR} ? true : true`);
    expectError(`${ERROR} == ${ERROR}`);
    expectError(`[${ERROR}].size() == 1`);
  });

  it('in the branch not taken do no harm', () => {
    expectTrue(`true ? true : ${ERROR}`);
    expectTrue(`false ? ${ERROR} : true`);
  });

  it('come from a condition that is not a bool', () => {
    expectError("true && 'yes'");
    expectError('1 || false');
    expectTrue("'yes' || true");
    expectDenies(rulesOf("match /docs/{id} { allow get: if 'yes'; }"), { method: 'get', path: 'docs/one' });
  });

  it('of one allow leave the others alone', () => {
    const rules = rulesOf(`match /docs/{id} { allow get: if ${ERROR}; allow get: if true; }`);
    expectAllows(rules, { method: 'get', path: 'docs/one', stored: {} });
  });
});

describe('bytes', () => {
  it('are written in the base64 of addresses, padded', () => {
    expectTrue("b'\\xfb\\xff\\xfe'.toBase64() == '-__-' && b'a'.toBase64() == 'YQ=='");
  });
});

describe('ranges', () => {
  it('may leave out an end', () => {
    expectTrue('[1, 2, 3][1:] == [2, 3] && [1, 2, 3][:2] == [1, 2] && [1, 2][:] == [1, 2]');
    expectTrue("'abc'[1:] == 'bc' && 'abc'[:1] == 'a'");
    expectError('[1, 2][2:] == []');
  });
});

describe('missing things', () => {
  it('a missing document is null, and its fields an error', () => {
    const asking = (condition: string) => rulesOf(`match /docs/{id} { allow get: if ${condition}; }`);
    expectAllows(asking('resource == null'), { method: 'get', path: 'docs/none' });
    expectDenies(asking('resource.data.owner == request.auth.uid'), { method: 'get', path: 'docs/none' });
  });

  it('a missing field is an error that get() and in avoid', () => {
    expectError('resource.data.role == null');
    expectTrue("resource.data.get('role', 'reader') == 'reader'");
    expectTrue("!('role' in resource.data) || resource.data.role == 'reader'");
    expectTrue("resource.data.get(['a', 'b'], 0) == 1", { a: { map: { b: 1 } } });
  });

  it('null has no members', () => {
    expectTrue('resource.data.gone == null', { gone: null });
    expectError('resource.data.gone.x == 1', { gone: null });
  });

  it('a caller without a token has no uid', () => {
    const rules = rulesOf('match /docs/{id} { allow get: if request.auth.uid != null; }');
    expectDenies(rules, { method: 'get', path: 'docs/one', auth: null });
    expectAllows(rules, { method: 'get', path: 'docs/one', auth: signedIn('ann') });
  });
});

describe('request', () => {
  it('tells who asks what', () => {
    const rules = rulesOf(`match /docs/{id} {
      allow get: if request.method == 'get' && request.path == /databases/$(database)/documents/docs/$(id)
        && request.auth.token.admin == true && request.auth.token.level == 3
        && request.time == timestamp.value(1700000000000);
    }`);
    const auth = signedIn('ann', { admin: true, level: 3 });
    expectAllows(rules, { method: 'get', path: 'docs/one', auth });
  });

  it('has the document as it would be after the write', () => {
    const rules = rulesOf(`match /docs/{id} {
      allow create: if request.resource.data.owner == request.auth.uid && request.resource.id == id && resource == null;
      allow update: if request.resource.data.owner == resource.data.owner;
      allow delete: if request.resource == null && resource.data.owner == request.auth.uid;
    }`);
    const ann = { path: 'docs/one', auth: signedIn('ann') };
    expectAllows(rules, { ...ann, method: 'create', written: { owner: 'ann' } });
    expectDenies(rules, { ...ann, method: 'create', written: { owner: 'bob' } });
    expectAllows(rules, { ...ann, method: 'update', stored: { owner: 'bob' }, written: { owner: 'bob' } });
    expectDenies(rules, { ...ann, method: 'update', stored: { owner: 'bob' }, written: { owner: 'ann' } });
    expectAllows(rules, { ...ann, method: 'delete', stored: { owner: 'ann' } });
    expectDenies(rules, { ...ann, method: 'delete', stored: { owner: 'bob' } });
  });

  it('has no resource in a read, and no query but in a list', () => {
    const rules = rulesOf(
      'match /docs/{id} { allow get: if request.resource == null || request.query == null; }',
    );
    expectDenies(rules, { method: 'get', path: 'docs/one' });
  });
});

describe('functions', () => {
  it('see the captures around their definition, and their parameters', () => {
    const rules = rulesOf(`match /users/{uid} {
      function owns(id) { let auth = request.auth; return auth != null && auth.uid == id && id == uid; }
      match /notes/{note} { allow get: if owns(uid); }
    }`);
    expectAllows(rules, { method: 'get', path: 'users/ann/notes/1', auth: signedIn('ann') });
    expectDenies(rules, { method: 'get', path: 'users/ann/notes/1', auth: signedIn('bob') });
  });

  it('do not see the variables of their caller', () => {
    const rules = rulesOf(`function inner() { return note == '1'; }
      match /notes/{note} { allow get: if inner(); }`);
    expectDenies(rules, { method: 'get', path: 'notes/1' });
  });

  it('hide those of the same name further out', () => {
    const rules = rulesOf(`function open() { return false; }
      match /docs/{id} { function open() { return true; } allow get: if open(); }`);
    expectAllows(rules, { method: 'get', path: 'docs/one' });
  });

  it('mind no error in what they do not use', () => {
    const rules = rulesOf(`function first(a, b) { let c = ${ERROR}; return a; }
      match /docs/{id} { allow get: if first(true, ${ERROR}); }`);
    expectAllows(rules, { method: 'get', path: 'docs/one', stored: {} });
  });

  it('called with too few arguments are an error', () => {
    const rules = rulesOf('function f(a) { return true; } match /docs/{id} { allow get: if f(); }');
    expectDenies(rules, { method: 'get', path: 'docs/one' });
  });
});

describe('the number of expressions', () => {
  const listOf = (length: number) => `[${Array.from({ length }, () => 'id').join(',')}].size() > 0`;

  it('is limited to 1,000 a request', () => {
    expectAllows(rulesOf(`match /docs/{id} { allow get: if ${listOf(996)}; }`), {
      method: 'get',
      path: 'docs/one',
    });
    expectDenies(rulesOf(`match /docs/{id} { allow get: if ${listOf(997)}; }`), {
      method: 'get',
      path: 'docs/one',
    });
  });

  it('is an error that nothing absorbs', () => {
    const absorbing = rulesOf(
      `match /docs/{id} { allow get: if ${listOf(1000)} || true; allow get: if true; }`,
    );
    const decision = absorbing.decide(requestFor({ method: 'get', path: 'docs/one' }), NOTHING_STORED);
    expect(readTrace(decision.trace)).toContain('more than 1000 expressions to evaluate');
    expect(decision.allowed).toBe(false);
  });

  it('ends what doubles a text again and again', () => {
    const doubling = Array.from('abcdefghij', (name, index) => {
      const before = 'xabcdefghi'.charAt(index);
      return `let ${name} = ${before} + ${before};`;
    });
    const rules = rulesOf(`function grow(x) { ${doubling.join(' ')} return j; }
      match /docs/{id} { allow get: if grow(grow(grow(grow('xxxxxxxx')))).size() > 0 || true; }`);
    expectDenies(rules, { method: 'get', path: 'docs/one' });
  });
});
