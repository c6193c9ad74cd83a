import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { argsOf, vitest, type Run } from './vitest.ts';

const root = join(import.meta.dirname, '..', '..');
const odd = 'is [red], $1 (or "not"), a/b';

it('finds again a test that failed, in its describe and with odd signs in its title, and no other', async () => {
  const folder = mkdtempSync(join(root, 'core', 'rerun-'));
  const file = relative(root, join(folder, 'red.test.ts'));
  writeFileSync(
    join(root, file),
    `import { describe, expect, it } from 'vitest';
    describe('a thing', () => {
      it(${JSON.stringify(odd)}, () => expect(1).toBe(2));
      it('is green', () => {});
    });`,
  );
  const { signal } = new AbortController();
  const report = join(mkdtempSync(join(tmpdir(), 'rerun-')), 'report.json');
  const run = (args: readonly string[]) =>
    vitest({ project: 'unit', args, report, output: 'never', signal } satisfies Run);
  try {
    const first = await run([file]);
    expect(first).toMatchObject({ passed: 1, failures: [{ file, title: `a thing > ${odd}` }] });
    const [failure] = first.failures;
    const again = await run(failure === undefined ? [] : argsOf(failure));
    expect(again).toMatchObject({ passed: 0, failures: [{ file, title: `a thing > ${odd}` }] });
    expect(again.failures[0]?.error).toContain('expected 1 to be 2');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
