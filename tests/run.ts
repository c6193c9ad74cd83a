// `npm test`: everything, on free ports and temporary data. The last line counts.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { runChecks } from '../scripts/check.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, '.local', 'test-reports');
const isQuick = process.argv.includes('--quick');
const firestore = process.argv.includes('--firestore=official') ? 'official' : 'embedded';

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  success: z.boolean(),
});

type Counts = { passed: number; failed: number };

const stages: readonly (() => Promise<Counts>)[] = [
  () => runChecks(isQuick ? ['types', 'lint', 'deps'] : []),
  () => vitest('unit', ['--project', 'unit']),
  () => vitest('stack', ['--project', 'stack', ...(isQuick ? ['tests/rules', 'tests/api'] : [])]),
];

const total = { passed: 0, failed: 0 };
for (const stage of stages) {
  const counts = await stage();
  total.passed += counts.passed;
  total.failed += counts.failed;
}
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function vitest(name: string, args: readonly string[]): Promise<Counts> {
  mkdirSync(reports, { recursive: true });
  const file = join(reports, `${name}.json`);
  rmSync(file, { force: true });
  const code = await new Promise<number | null>((resolve) => {
    const child = spawn(
      process.execPath,
      [
        join(root, 'node_modules', 'vitest', 'vitest.mjs'),
        'run',
        ...args,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
      { cwd: root, stdio: 'inherit', env: { ...process.env, FIRESTORE: firestore } },
    );
    child.on('exit', resolve);
  });
  const report = readReport(file);
  // A file that does not load, or a set-up that fails, is a failure even when no test of it was counted.
  const failed = Math.max(report?.numFailedTests ?? 0, code === 0 ? 0 : 1);
  return { passed: report?.numPassedTests ?? 0, failed };
}

function readReport(file: string): z.infer<typeof vitestReport> | null {
  try {
    return vitestReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
