import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

it('names tests that are there for every threat', () => {
  const rows = readFileSync(join(root, 'docs/security.md'), 'utf8').match(/^\| (?!-|threat).*$/gm) ?? [];
  expect(rows.length).toBeGreaterThan(12);
  for (const row of rows) {
    const shownBy = row.split('|').at(-2) ?? '';
    const paths = [...shownBy.matchAll(/`([\w./-]+\.(?:ts|json))`/g)].map(([, path]) => path ?? '');
    expect(paths, row).not.toEqual([]);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  }
});
