import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8');

const mentionedFiles = [...page.matchAll(/`((?:core|web|functions|local|tests|docs)\/[^`\s]+)`/g)].map(
  ([, path = '']) => path,
);
/** A test as the page names it: its file, then what it is called. */
const mentionedTests = [...page.matchAll(/`([^`\s]+\.test\.tsx?)` › (.+?)(?=<br>| \|)/g)].map(
  ([, file = '', name = '']) => ({ file, name }),
);

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
