import { describe, expect, it } from 'vitest';
import { lintRules } from './lint.ts';

function codesOf(body: string, { version = 2 } = {}): string[] {
  const rules = `rules_version = '${version}';
service cloud.firestore {
  match /databases/{database}/documents {
${body}
  }
}`;
  return lintRules(rules).map(({ code, line }) => `${line} ${code}`);
}

const mine = 'request.auth.uid == id';

describe('the linter', () => {
  it('has nothing to say of rules that are narrow', () => {
    const body = `function isFine() { return request.resource.data.keys().hasOnly(['text']); }
      match /notes/{id} {
        allow get, delete: if ${mine};
        allow list: if ${mine} && request.query.limit <= 50;
        allow create, update: if ${mine} && isFine();
      }`;
    expect(codesOf(body)).toEqual([]);
  });

  it.each([
    ['allow read;', ['4 open-to-all']],
    ['allow get: if true;', ['4 open-to-all']],
    ['allow get: if false || true;', ['4 open-to-all']],
    ['allow get: if true && request.auth != null;', []],
    ['allow get: if false;', []],
  ])('names what is open to everybody: %s', (allow, found) => {
    expect(codesOf(`match /notes/{id} { ${allow} }`)).toEqual(found);
  });

  it('names paths that are no document’s', () => {
    expect(codesOf(`match /notes { allow get: if ${mine}; }`)).toEqual(['4 never-matches']);
    expect(codesOf(`match /notes/{id}/likes { allow get: if ${mine}; }`)).toEqual(['4 never-matches']);
    expect(codesOf(`match /notes/{id=**} { allow get: if ${mine}; }`)).toEqual([]);
    const unrooted = `service cloud.firestore { match /notes/{id} { allow get: if ${mine}; } }`;
    expect(lintRules(unrooted).map(({ code }) => code)).toEqual(['never-matches']);
    const open = `service cloud.firestore { match /{all=**} { allow get: if ${mine}; } }`;
    expect(lintRules(open)).toEqual([]);
  });

  it('names conditions that a wider match makes idle', () => {
    const wide = 'match /{all=**} { allow get; }';
    const narrow = (methods: string) => `match /notes/{id} { allow ${methods}: if ${mine}; }`;
    expect(codesOf(`${wide}\n${narrow('get')}`)).toEqual(['4 open-to-all', '5 decides-nothing']);
    expect(codesOf(`${wide}\n${narrow('get, delete')}`)).toEqual(['4 open-to-all']);
    expect(codesOf(`match /tags/{id} { allow get; }\n${narrow('get')}`)).toEqual(['4 open-to-all']);
  });

  it('knows that a rest matches nothing in version 1', () => {
    const body = `match /notes/{id} {
        allow get: if ${mine};
        match /{rest=**} { allow get; }
      }`;
    expect(codesOf(body)).toEqual(['5 decides-nothing', '6 open-to-all']);
    expect(codesOf(body, { version: 1 })).toEqual(['6 open-to-all']);
  });

  it('names writes that are not looked at, through functions too', () => {
    expect(codesOf(`match /notes/{id} { allow write: if ${mine}; }`)).toEqual(['4 unchecked-write']);
    expect(codesOf(`match /notes/{id} { allow delete: if ${mine}; }`)).toEqual([]);
    const nested = `function outer() { let inner = looked(); return inner; }
      function looked() { return request.resource.data.n == 1; }
      match /notes/{id} { allow update: if outer(); }`;
    expect(codesOf(nested)).toEqual([]);
  });

  it('names lists without a limit', () => {
    expect(codesOf(`match /notes/{id} { allow read: if ${mine}; }`)).toEqual(['4 unbounded-list']);
  });

  it('is silent about a finding that a comment allows', () => {
    const kept = `match /notes/{id} {
        // Whoever knows the link may look. lint-allow open-to-all
        allow get;
        allow list; // lint-allow open-to-all
        allow delete; // lint-allow unbounded-list
      }`;
    expect(codesOf(kept)).toEqual(['8 open-to-all']);
  });
});
