import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadedBy } from '../bench/broken/loaded.ts';
import { coverageRows, isComponentTest } from './coverage-table.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8');

const mentionedFiles = [...page.matchAll(/`((?:core|web|functions|local|tests|docs)\/[^`\s]+)`/g)].map(
  ([, path = '']) => path,
);
const mentionedTests = coverageRows().flatMap(({ tests }) => tests);

it('names files that are there', () => {
  expect(mentionedFiles.length).toBeGreaterThan(100);
  expect(mentionedFiles.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('names tests that are there', () => {
  expect(mentionedTests.length).toBeGreaterThan(100);
  const missing = mentionedTests.filter(({ file, name }) => {
    const path = join(root, file);
    if (!existsSync(path)) return true;
    const source = readFileSync(path, 'utf8');
    return !["'", '"', '`'].some((quote) => source.includes(quote + name + quote));
  });
  expect(missing).toEqual([]);
});

// Over HTTP and in a browser a test reaches every file; `npm run bench:coverage` checks whether it notices a break.
it('names unit tests that load a file which their row names', () => {
  const ofUnits = coverageRows().flatMap(({ rule, where, tests }) =>
    tests
      .filter(({ file }) => !/^tests\/(?:rules|api|e2e)\//.test(file) && !isComponentTest(file))
      .map((test) => ({ rule, where, ...test })),
  );
  expect(ofUnits.length).toBeGreaterThan(100);
  const elsewhere = ofUnits.filter(({ file, where }) => {
    const loaded = [...loadedBy(root, [file])];
    return !where.some((path) => !/\.tsx?$|\/$/.test(path) || loaded.some((one) => one.startsWith(path)));
  });
  expect(elsewhere.map(({ rule, file, name }) => `${rule}: ${file} › ${name}`)).toEqual([]);
});
