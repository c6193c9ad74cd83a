// prove.ts runs this at each of its moments, in a process with a moved clock: all tests that need no browser.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { told } from './report.ts';
import { rounds } from './rounds.ts';
import { vitest } from './vitest.ts';

const folder = mkdtempSync(join(tmpdir(), 'moment-'));
let failed = 0;
for (const project of ['unit', 'process'] as const) {
  const { passed, failures } = await vitest({
    project,
    report: join(folder, `${project}.json`),
    output: 'never',
    signal: new AbortController().signal,
  });
  console.log(`${project}: ${passed} passed, ${failures.length} failed`);
  for (const failure of failures) console.log(`  ${told(failure)}`);
  failed += failures.length;
}
const server = { project: 'stack' as const, args: ['tests/rules', 'tests/api'] };
failed += (await rounds([{ name: 'server', run: server }], 1)).size;
process.exitCode = failed === 0 ? 0 : 1;
