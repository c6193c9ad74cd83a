import { describe, it } from 'vitest';

import { compileRules } from './compile.ts';
import { rulesOf } from './testing/ask.ts';
import { expectAllows, expectDenies } from './testing/expect.ts';

describe('a match', () => {
  it('covers documents of its own depth alone', () => {
    const rules = rulesOf('match /cities/{city} { allow get; }');
    expectAllows(rules, { method: 'get', path: 'cities/jerusalem' });
    expectDenies(rules, { method: 'get', path: 'cities/jerusalem/streets/1' });
    expectDenies(rules, { method: 'get', path: 'towns/jerusalem' });
  });

  it('denies what nothing covers', () => {
    expectDenies(rulesOf('match /cities/{city} { allow create; }'), {
      method: 'get',
      path: 'cities/jerusalem',
    });
  });

  it('allows what any one of several allows', () => {
    const rules = rulesOf(`match /cities/{city} { allow get: if false; }
      match /{collection}/{id} { allow get: if collection == 'cities'; }`);
    expectAllows(rules, { method: 'get', path: 'cities/jerusalem' });
    expectDenies(rules, { method: 'get', path: 'towns/jerusalem' });
  });

  it('reads its operations by group', () => {
    const rules = rulesOf('match /reads/{id} { allow read; } match /writes/{id} { allow write; }');
    expectAllows(rules, { method: 'get', path: 'reads/1' });
    expectAllows(rules, { method: 'list', path: 'reads' });
    expectDenies(rules, { method: 'create', path: 'reads/1', written: {} });
    for (const method of ['create', 'update', 'delete'] as const) {
      expectAllows(rules, { method, path: 'writes/1', written: {} });
    }
    expectDenies(rules, { method: 'get', path: 'writes/1' });
  });

  it('nested adds its path to that around it', () => {
    const rules = rulesOf('match /users/{uid} { match /notes/{note} { allow get: if uid == note; } }');
    expectAllows(rules, { method: 'get', path: 'users/a/notes/a' });
    expectDenies(rules, { method: 'get', path: 'users/a/notes/b' });
    expectDenies(rules, { method: 'get', path: 'users/a' });
  });

  it('hides a capture of the same name further out', () => {
    const rules = rulesOf("match /users/{id} { match /notes/{id} { allow get: if id == 'note'; } }");
    expectAllows(rules, { method: 'get', path: 'users/ann/notes/note' });
  });
});

describe('{…=**}', () => {
  it('covers any number of segments, none included', () => {
    const rules = rulesOf("match /users/{uid}/{rest=**} { allow get: if uid == 'ann'; }");
    expectAllows(rules, { method: 'get', path: 'users/ann' });
    expectAllows(rules, { method: 'get', path: 'users/ann/notes/1' });
    expectAllows(rules, { method: 'get', path: 'users/ann/notes/1/links/2' });
    expectDenies(rules, { method: 'get', path: 'users/bob/notes/1' });
  });

  it('is captured as a path', () => {
    const rules = rulesOf("match /{all=**} { allow get: if all == /users/ann && all[1] == 'ann'; }");
    expectAllows(rules, { method: 'get', path: 'users/ann' });
    expectDenies(rules, { method: 'get', path: 'users/bob' });
  });

  it('may stand before other segments', () => {
    const rules = rulesOf('match /{path=**}/notes/{note} { allow get; }');
    expectAllows(rules, { method: 'get', path: 'notes/1' });
    expectAllows(rules, { method: 'get', path: 'users/ann/notes/1' });
    expectDenies(rules, { method: 'get', path: 'users/ann' });
  });

  it('may have matches inside', () => {
    const rules = rulesOf('match /{all=**} { match /notes/{note} { allow get: if all == /users/ann; } }');
    expectAllows(rules, { method: 'get', path: 'users/ann/notes/1' });
    expectDenies(rules, { method: 'get', path: 'notes/1' });
  });

  it("covered at least one segment in rules_version '1'", () => {
    const compiled = compileRules(
      'service cloud.firestore { match /databases/{d}/documents/users/{uid}/{rest=**} { allow get; } }',
    );
    if (!compiled.ok) throw new Error('version 1 does not compile');
    expectAllows(compiled.ruleset, { method: 'get', path: 'users/ann/notes/1' });
    expectDenies(compiled.ruleset, { method: 'get', path: 'users/ann' });
  });
});

it('knows only its own service', () => {
  const compiled = compileRules(`rules_version = '2';
    service firebase.storage { match /{all=**} { allow read, write; } }
    service cloud.firestore { match /databases/{d}/documents { match /open/{id} { allow get; } } }`);
  if (!compiled.ok) throw new Error('two services do not compile');
  expectAllows(compiled.ruleset, { method: 'get', path: 'open/1' });
  expectDenies(compiled.ruleset, { method: 'get', path: 'closed/1' });
});
