// `npm run prove [-- --rounds N]`: what is too long for every day. All regular expressions anew; as a whole, what tests
// look at in samples; the tests without a browser at other moments; and the tests of the stack twenty times, shuffled,
// with what they leave out every day. Its last results stand in docs/performance.md.
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { moments } from './moments.ts';
import { rounds } from './rounds.ts';
import { vitest } from './vitest.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } });

const { failures } = await vitest({
  project: 'process',
  args: [
    'tests/support/linear-expressions.test.ts',
    'tests/language/robustness.test.ts',
    'tests/storage/account-deletion.test.ts',
    'local/firestore/tests/kill.test.ts',
  ],
  report: join(mkdtempSync(join(tmpdir(), 'prove-')), 'report.json'),
  env: { PROVE: '1', KILLS: '20' },
  signal: new AbortController().signal,
});
const wrongMoments = moments.filter((begin) => {
  const { name, env } = begin();
  console.log(`\n${name}`);
  const script = join(import.meta.dirname, 'at-moment.ts');
  return (
    spawnSync(process.execPath, [script], { env: { ...process.env, ...env }, stdio: 'inherit' }).status !== 0
  );
});
const failed = await rounds(
  Array.from({ length: Number(values.rounds) }, (_, index) => ({
    name: `stack, seed ${index}`,
    run: {
      project: 'stack' as const,
      args: ['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${index}`],
    },
  })),
  2,
);
for (const [title, times] of failed) console.log(`${times} of ${values.rounds}: ${title}`);
process.exitCode = failures.length + wrongMoments.length + failed.size === 0 ? 0 : 1;
