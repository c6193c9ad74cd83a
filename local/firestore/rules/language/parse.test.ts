import { describe, expect, it } from 'vitest';

import { compileRules } from '../compile.ts';
import type { Compiled, RulesError } from '../compile.ts';
import { compileBody } from '../testing/ask.ts';

describe('a syntax error', () => {
  it('names line and column and puts a caret below the place', () => {
    const error = firstError(
      compileRules(`rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /users/{uid} {
      allow read: if request.auth.uid = uid;
    }
  }
}`),
    );
    expect(error).toEqual({
      message: "Expected 'allow', 'match', 'function' or '}', found '=' (to compare, write '==')",
      line: 5,
      column: 39,
      excerpt: [
        '5 |       allow read: if request.auth.uid = uid;',
        '  |                                       ^',
      ].join('\n'),
    });
  });

  it('keeps its caret below the place on a line with tabs', () => {
    const error = firstError(
      compileRules('service cloud.firestore {\n\tmatch /a {\n\t\tallow read if true;\n\t}\n}'),
    );
    expect(error.excerpt).toBe('3 | \t\tallow read if true;\n  | \t\t           ^^');
  });

  it.each([
    ['allow read: true;', "Expected 'if' before the condition"],
    ['allow read if true;', "Expected 'allow', 'match', 'function' or '}'"],
    ['allow : if true;', 'Expected an operation'],
    ['allow read: if 1 +;', "Expected an expression, found ';'"],
    ['allow read: if (true;', "Expected ')' to close '('"],
    ['allow read: if [1, 2;', "Expected ',' or ']'"],
    ["allow read: if {'a' 1};", "Expected ':' after the key"],
    ["allow read: if 'open;", 'This string is not closed on its line'],
    ["allow read: if '\\q' == 'q';", 'The escape \\q means nothing here'],
    ['allow read: if a & b;', "Unexpected '&': did you mean '&&'?"],
    ['allow read: if --x == 1;', 'there is no such operator'],
    ['allow read: if 4/2 == 2;', "put a blank after '/' to divide"],
    ['allow read: if x is animal;', "'animal' is no type"],
    ['allow read: if 9223372036854775808 > 1;', 'does not fit into 64 bits'],
    ['allow read: if resource.data.service == 1;', "Write ['service']"],
    ['function f() { true; }', "Expected 'return' for the function's value"],
    ['function f() { let x = 1 return x; }', "Expected ';' at the end of 'let'"],
    ['/* never closed', 'This comment is not closed'],
    ['match users/{id} { allow read; }', "Expected a path beginning with '/'"],
    ['match /users/{id} { }', 'This match is empty'],
    ['match /users/{id}/ { allow read; }', "Expected '{' to begin the match"],
    ['match /users/$(x) { allow read; }', "A match path has no '$(value)'"],
  ])('in %s is explained', (body, message) => {
    expect(firstError(compileBody(`match /a/{b} { ${body} }`)).message).toContain(message);
  });

  it('is reported for a file without rules', () => {
    expect(firstError(compileRules('')).message).toBe("Expected 'service', found the end of the file");
    expect(firstError(compileRules("rules_version = '3';")).message).toBe(
      "rules_version is '1' or '2', not a string",
    );
  });

  it('is what a file of more than 256 KB is', () => {
    expect(firstError(compileRules(' '.repeat(256 * 1024 + 1))).message).toBe(
      'firestore.rules is larger than 256 KB',
    );
  });

  it('ends nesting before the stack does', () => {
    const nested = [
      `${'('.repeat(50_000)}true`,
      `${'!'.repeat(50_000)}true`,
      '['.repeat(50_000),
      `a${'.b'.repeat(50_000)}`,
      `a${'[0]'.repeat(50_000)}`,
      Array.from({ length: 20_000 }, () => 'true').join(' && '),
      Array.from({ length: 20_000 }, () => '1').join(' + '),
      'true ? true : '.repeat(10_000),
    ];
    for (const condition of nested) {
      expect(firstError(compileBody(`match /a/{b} { allow read: if ${condition}; }`)).message).toBe(
        'This expression is nested too deep',
      );
    }
  });

  it('is no matter of length', () => {
    for (const condition of [`[${'1,'.repeat(120_000)}] == []`, `f(${'1,'.repeat(120_000)})`]) {
      expect(compileBody(`match /a/{b} { allow read: if ${condition}; }`).ok).toBe(true);
    }
  });

  it('allows 98 brackets in one another, as officially, and no 99', () => {
    const condition = (depth: number) => `${'('.repeat(depth)}true${')'.repeat(depth)}`;
    expect(compileBody(`match /a/{b} { allow read: if ${condition(98)}; }`).ok).toBe(true);
    expect(compileBody(`match /a/{b} { allow read: if ${condition(99)}; }`).ok).toBe(false);
  });

  it('limits nested matches', () => {
    const nest = (depth: number): string =>
      depth === 0 ? 'allow read;' : `match /c${depth}/{d${depth}} { ${nest(depth - 1)} }`;
    expect(compileBody(nest(10)).ok).toBe(true);
    expect(firstError(compileBody(nest(11))).message).toBe('Matches nest at most 10 deep');
  });
});

describe('the grammar', () => {
  it.each([
    'match /a/{b} { allow read, write; }',
    'match /a/{b} { allow read: if true }',
    'match /a/{b} { allow read: if true allow write: if false }',
    'match /a/{ b }/c/{d = **} { allow read:if(true); }',
    'match /a-b/c.d/(default)/{x} { allow read; }',
    'match /a/{b} { allow read: if resource.data.in == 1 && resource.data.match == 2; }',
    'match /a/{b} { allow read: if [1, 2][1:] == [2] && "ab"[:1] == "a" && [1][:] == [1]; }',
    'match /a/{b} { allow read: if [1, 2,] == [] && {} == {"a": 1,}; }',
    'match /a/{b} { /* why */ allow read: if true // because\n; }',
    'match /a/{b} { allow read: if /a/$(b)/c == path("x") && 4 / 2 == 2 && 4/ 2 == 2; }',
    'match /a/{get} { allow read: if get == "x"; }',
  ])('accepts %s', (body) => {
    expect(compileBody(body)).toMatchObject({ ok: true });
  });

  it('accepts functions outside of the service', () => {
    const text = `rules_version = "2"
      function open() { return true }
      service cloud.firestore { match /databases/{d}/documents { match /a/{b} { allow read: if open(); } } }`;
    expect(compileRules(text)).toMatchObject({ ok: true, warnings: [] });
  });
});

function firstError(compiled: Compiled): RulesError {
  const [error] = compiled.ok ? [] : compiled.errors;
  if (error === undefined) throw new Error('compiled without an error');
  return error;
}
