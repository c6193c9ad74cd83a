import { describe, expect, it } from 'vitest';

import { compileRules } from '../compile.ts';
import type { Compiled } from '../compile.ts';
import { compileBody } from '../testing/ask.ts';

const allowing = (condition: string) => `match /a/{b} { allow get: if ${condition}; }`;

describe('refused, as officially', () => {
  it.each([
    [
      'a function that calls itself',
      `function f() { return f(); } ${allowing('f()')}`,
      'f() calls itself: f → f',
    ],
    [
      'functions that call one another',
      `function f() { return g(); } function g() { return f(); } ${allowing('f()')}`,
      'f() calls itself: f → g → f',
    ],
    [
      'a function declared twice',
      `function f() { return true; } function f() { return false; } ${allowing('f()')}`,
      "'f' is declared twice here",
    ],
    [
      'a parameter declared twice',
      `function f(a, a) { return a; } ${allowing('f(1, 1)')}`,
      "'a' is declared twice",
    ],
    [
      'a let declared twice',
      `function f() { let a = 1; let a = 2; return a; } ${allowing('f()')}`,
      "'a' is declared",
    ],
    [
      'a let named as a parameter',
      `function f(a) { let a = 1; return a; } ${allowing('f(1)')}`,
      "'a' is declared",
    ],
    [
      'an eighth parameter',
      `function f(a,b,c,d,e,g,h,i) { return true; } ${allowing('f(1,2,3,4,5,6,7,8)')}`,
      'f() has more than 7 parameters',
    ],
    [
      'an eleventh let',
      `function f() { ${Array.from('abcdeghijkl', (name) => `let ${name} = 1;`).join('')} return true; } ${allowing('f()')}`,
      'f() has more than 10 variables',
    ],
    ['a package as a variable', allowing('math == 1'), "'math' is a package"],
    ['a capture named as a package', 'match /a/{duration} { allow read; }', "'duration' is a package"],
    [
      'a capture declared twice in a path',
      'match /a/{b}/c/{b} { allow read; }',
      "'b' is declared twice in this path",
    ],
    ['two {…=**} in a path', 'match /{a=**}/b/{c=**} { allow read; }', "Only one '{…=**}'"],
    ['a {…=**} inside another', 'match /{a=**} { match /b/{c=**} { allow read; } }', "Only one '{…=**}'"],
    ['a pattern that RE2 does not know', allowing("b.matches('a(?=b)')"), 'no valid RE2 pattern'],
  ])('%s', (_what, body, message) => {
    expect(errorsOf(compileBody(body))).toEqual([expect.stringContaining(message)]);
  });

  it('calls more than 20 deep, known before anything runs', () => {
    const chain = (length: number) =>
      Array.from({ length }, (_, index) => {
        const value = index === length - 1 ? 'true' : `f${index + 1}()`;
        return `function f${index}() { return ${value}; }`;
      }).join('\n');
    expect(compileBody(`${chain(21)} ${allowing('f0()')}`)).toMatchObject({ ok: true });
    expect(errorsOf(compileBody(`${chain(22)} ${allowing('f0()')}`))).toEqual([
      expect.stringContaining('calls more than 20 functions deep'),
    ]);
  });

  it("a {…=**} that is not last, in rules_version '1'", () => {
    const text = "rules_version = '1'; service cloud.firestore { match /{p=**}/c { allow read; } }";
    expect(errorsOf(compileRules(text))).toEqual([expect.stringContaining('is the last segment of a path')]);
  });
});

describe('only warned of, as officially: it denies when it is reached', () => {
  it.each([
    ['an unknown variable', allowing('d == 1'), "There is no variable 'd'"],
    ['an unknown function', allowing('isOwner()'), "There is no function 'isOwner'"],
    ['an unknown method', allowing("b.startsWith('a')"), "There is no function 'startsWith'"],
    ['an unknown function of a package', allowing('math.cube(2) == 8'), "There is no function 'math.cube'"],
    ['too few arguments', `function f(a) { return a; } ${allowing('f()')}`, 'f() takes 1 arguments, not 0'],
    ['too many arguments', allowing('b.size(1) == 1'), 'size() takes 0 arguments, not 1'],
    ['too many paths', allowing('exists(/a/b, /c/d)'), 'exists() takes 1 arguments, not 2'],
    [
      'a function out of reach',
      `match /c/{d} { function f() { return true; } } ${allowing('f()')}`,
      "no function 'f'",
    ],
    [
      'a variable used before its let',
      `function f() { let x = y; let y = x; return y; } ${allowing('f()')}`,
      "'y'",
    ],
    ['an unknown operation', 'match /a/{b} { allow look: if true; }', "There is no operation 'look'"],
    ['a condition that is no bool', allowing("'yes'"), 'A condition is a bool, not a string'],
    [
      'a variable that is never used',
      `function f(a) { return true; } ${allowing('f(1)')}`,
      "'a' is never used",
    ],
    [
      'a function that is never called',
      'function f() { return true; } match /a/{b} { allow read; }',
      'f() is never',
    ],
  ])('%s', (_what, body, message) => {
    const compiled = compileBody(body);
    expect(
      compiled.ok ? compiled.warnings.map((warning) => warning.message) : compiled.errors,
    ).toContainEqual(expect.stringContaining(message));
  });

  it('at the line and column of the mistake', () => {
    const compiled = compileBody(allowing('d == 1'));
    expect(compiled.ok && compiled.warnings[0]).toMatchObject({ line: 4, column: 34 });
  });
});

it('says nothing of rules that are right', () => {
  const body = `
    function isOwner(id) { let auth = request.auth; return auth != null && auth.uid == id; }
    match /a/{b} { allow get: if isOwner(b) && exists(/databases/$(database)/documents/a/$(b)); }`;
  expect(compileBody(body)).toMatchObject({ ok: true, warnings: [] });
});

function errorsOf(compiled: Compiled): string[] {
  return compiled.ok ? [] : compiled.errors.map((error) => error.message);
}
