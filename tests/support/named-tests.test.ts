import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { faultOfTest } from './named-tests.ts';

describe('a test that a page names', () => {
  it.each([
    ['that asserts', `it('holds', () => { expect(found()).toBe(1); });`, null],
    ['that repeats over a table', `it.concurrent.each([1])('holds', (n) => { expect(n).toBe(1); });`, null],
    [
      'with options',
      `it('holds', { timeout: 9 }, async () => { await expect(late()).resolves.toBe(1); });`,
      null,
    ],
    [
      'that asserts in its own function',
      `const same = (a) => expect(a).toBe(1); it('holds', () => same(1));`,
      null,
    ],
    ['that asserts about rules', `it('holds', () => assertFails(read()));`, null],
    ['that chooses', `it('holds', () => (may ? assertSucceeds : assertFails)(read()));`, null],
    ['in an imported function', `import { check } from './checks.ts'; it('holds', () => check(1));`, null],
    [
      'in a describe, by both titles',
      `describe('it all', () => { it('holds', () => expect(x).toBe(1)); });`,
      null,
    ],
    ['of another title', `it('fails', () => { expect(found()).toBe(1); });`, 'no test has this title'],
    ['that is only in a comment', `// it('holds', () => expect(x).toBe(1));`, 'no test has this title'],
    ['that is skipped', `it.skip('holds', () => { expect(x).toBe(1); });`, 'the test is skipped'],
    [
      'whose describe is skipped',
      `describe.skip('all', () => { it('holds', () => expect(x).toBe(1)); });`,
      'the test is skipped',
    ],
    ['that opts out', `it('holds', { skip: true }, () => { expect(x).toBe(1); });`, 'the test is skipped'],
    ['that is still to be written', `it.todo('holds');`, 'the test is skipped'],
    ['that asserts nothing', `it('holds', () => { found(); });`, 'the test asserts nothing'],
    ['that forgets the matcher', `it('holds', () => { expect(found()); });`, 'the test asserts nothing'],
    [
      'that compares a literal',
      `it('holds', () => { expect(true).toBe(true); });`,
      'the test asserts nothing',
    ],
  ])('%s is judged by what it does', (_, source, fault) => {
    expect(faultOfTest(aFile(source), 'holds')).toBe(fault);
  });

  it('may be named with the titles around it', () => {
    const file = aFile(`describe('a mail', () => { it('holds', () => expect(x).toBe(1)); });`);
    expect(faultOfTest(file, 'a mail › holds')).toBeNull();
    expect(faultOfTest(file, 'a call › holds')).toBe('no test has this title');
  });

  it('must have a file', () => {
    expect(faultOfTest('no-such.test.ts', 'holds')).toBe('the file is not there');
  });
});

function aFile(source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'named-tests-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'checks.ts'), 'export function check(a) { expect(a).toBe(1); }');
  const file = join(folder, 'a.test.ts');
  writeFileSync(file, source);
  return file;
}
