import type { ListCase } from './cases.ts';

/** Intended differences from the official emulator, with the reason. */
export const DIFFERENT_EXPRESSIONS: ReadonlyMap<string, string> = new Map([
  ['math.isInfinite(1)', 'documented, but missing there'],
  ["'😀a'[0]", 'half a character is printed as ? there'],
  ["'😀a'.split('')", 'half a character is printed as ? there'],
  ["'abc'.replace('b', '$')", 'a lone $ means itself there'],
  ['/a/{x=**}', 'reported as a kind of capture of its own there'],
  ["path('a/{b=**}')", 'reported as a kind of capture of its own there'],
  ["(/a/{x}/{y}).bind({'x': 'p'})", 'segments that stay unbound vanish there'],
  ['(/a/{x}) == (/a/{x})', 'a path that is not bound differs from itself there'],
]);

const ELEVEN_LETS = Array.from('abcdefghijk', (name) => `let ${name}=1;`).join('');

export const DIFFERENT_SOURCES: ReadonlyMap<string, string> = new Map([
  [
    `function f() { ${ELEVEN_LETS} return true; } match /a/{b} { allow get: if f(); }`,
    'the documented limit of 10 variables is not enforced there',
  ],
]);

/**
 * The official emulator takes the query's fields for the whole document, and treats all else as false. Both prove too
 * much: a list could return documents that a get denies.
 */
export function isStricterList({ query, condition }: ListCase): boolean {
  const isWholeMapKnown = JSON.stringify(query.where) === '["m","EQUAL",{"map":{"x":1}}]';
  return !isWholeMapKnown && STRICTER_CONDITIONS.has(condition);
}

const STRICTER_CONDITIONS: ReadonlySet<string> = new Set([
  "resource.data.get('x', 'd') == 'd'",
  "!('x' in resource.data)",
  "resource.data.keys().hasAll(['owner'])",
  "resource.data.keys().hasOnly(['owner'])",
  'resource.data.size() == 1',
  "resource.data == {'owner': 'u'}",
  "resource.data.diff({}).addedKeys().hasOnly(['owner'])",
  "resource.data.m == {'x': 1}",
  'resource.data.m.size() == 1',
  '!(resource.data.n in [1,2])',
  '!(resource.data.n in [3, 4])',
  '[resource.data.n].size() == 1',
]);
