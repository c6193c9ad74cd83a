import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mutations } from '../bench/broken/mutations.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const rows = read('docs/spec-coverage.md').split('\n');

it('breaks each time one place that is there, of a row that names the test', () => {
  expect(mutations.length).toBeGreaterThanOrEqual(25);
  for (const { rule, file, from, to, test } of mutations) {
    expect(read(file).split(from), `${file}: ${from}`).toHaveLength(2);
    expect(to).not.toBe(from);
    const named = rows.filter((row) => row.startsWith(`| ${rule} |`));
    expect(named.join('\n')).toContain(`\`${test.file}\` › ${test.name}`);
  }
});
