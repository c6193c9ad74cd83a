// `npm test`: everything, on free ports and temporary data. The last line counts.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { buildWhatChanged } from '../local/stack/build.ts';
import { browserPath } from './support/browser.ts';
import { freePorts } from '../local/stack/port-owner.ts';
import { portsOfStack, settingsOfTests, startTemporaryStack } from './support/temporary-stack.ts';
import { runChecks } from '../scripts/check.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, '.local', 'test-reports');
const isQuick = process.argv.includes('--quick');
const firestore = process.argv.includes('--firestore=official') ? 'official' : 'embedded';

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

type Counts = { passed: number; failed: number };
const linesOfAMessage = 6;
const none: Counts = { passed: 0, failed: 0 };
/** What failed, by file and title, and with what: said again at the end, where a reader of a long log looks first. */
const red: string[] = [];

const stages: readonly (() => Promise<Counts>)[] = [
  () => runChecks(isQuick ? ['types', 'lint', 'deps'] : []),
  () => vitest('unit', ['--project', 'unit']),
  onStacks,
];

/** One stack alone leaves two cores idle; three were no faster, and their tests ran out of patience. */
const laneCount = 2;
/** Whichever lane is free takes the next part, so that none waits long for the others. */
const browserParts = 8;

/** Ends what runs, so that the stacks are stopped and no process is left behind. */
const { signal } = givenUp();

const counted: Counts[] = [];
for (const stage of stages) if (!signal.aborted) counted.push(await stage());
const total = sum(counted);
if (red.length > 0) process.stdout.write(`\nFailed:\n${red.map((title) => `  ${title}\n`).join('')}`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 && !signal.aborted ? 0 : 1;

function givenUp(): AbortController {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => controller.abort());
  return controller;
}

/** In lanes, a stack each. What all but the last say is shown when they are over. */
async function onStacks(): Promise<Counts> {
  await buildWhatChanged(root);
  const ports = await freePorts(laneCount * portsOfStack);
  const parts = isQuick ? [] : Array.from({ length: browserParts }, (_, index) => index + 1);
  if (!isQuick) fetchBrowsers();
  const lanes = Array.from({ length: isQuick ? 1 : laneCount }, (_, lane) => {
    const output = lane === laneCount - 1 || isQuick ? 'live' : 'at-end';
    return onStack(ports.splice(0, portsOfStack), async (env) => {
      const run = (name: string, args: readonly string[]) =>
        vitest(name, ['--project', 'stack', ...args], { output, env });
      let counts = lane === 0 ? await run('server', ['tests/rules', 'tests/api']) : none;
      for (let part = parts.shift(); part !== undefined && !signal.aborted; part = parts.shift()) {
        const shard = `--shard=${part}/${browserParts}`;
        counts = sum([counts, await run(`browser-${part}`, ['tests/e2e', shard])]);
      }
      return counts;
    });
  });
  return sum(await Promise.all(lanes));
}

/** Before the lanes, which would fetch them at the same time. */
function fetchBrowsers(): void {
  browserPath('shell');
  browserPath('whole');
}

/** Runs tests on a stack that is started for them, and stopped after them. */
async function onStack(
  ports: readonly number[],
  test: (env: Record<string, string>) => Promise<Counts>,
): Promise<Counts> {
  const stack = await startTemporaryStack({ functionsEnv: settingsOfTests, firestore, ports, signal });
  try {
    return await test({ STACK_URLS: JSON.stringify(stack.urls) });
  } finally {
    await stack.stop();
  }
}

/** Whether lines are shown as they come, or together once all of them are there. */
type Output = 'live' | 'at-end';
type Run = { output?: Output; env?: Record<string, string> };

async function vitest(
  name: string,
  args: readonly string[],
  { output = 'live', env = {} }: Run = {},
): Promise<Counts> {
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
      {
        cwd: root,
        signal,
        stdio: output === 'live' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, FIRESTORE: firestore, ...env },
      },
    );
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said.push(part));
    // Given up; 'close' follows.
    child.on('error', () => undefined);
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      resolve(code);
    });
  });
  const report = readReport(file);
  for (const { name, status, assertionResults } of report?.testResults ?? [])
    if (status === 'failed') red.push(...titlesOf(relative(root, name), assertionResults));
  // A file that does not load, or a set-up that fails, is a failure even when no test of it was counted.
  const failed = Math.max(report?.numFailedTests ?? 0, code === 0 ? 0 : 1);
  return { passed: report?.numPassedTests ?? 0, failed };
}

type Result = { fullName: string; status: string; failureMessages: readonly string[] };

function titlesOf(file: string, results: readonly Result[]): string[] {
  const failed = results.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return [file];
  return failed.map(({ fullName, failureMessages: [first = ''] }) =>
    [`${file}: ${fullName}`, ...first.split('\n').slice(0, linesOfAMessage)].join('\n    '),
  );
}

function sum(counts: readonly Counts[]): Counts {
  return counts.reduce(
    (all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }),
    none,
  );
}

function readReport(file: string): z.infer<typeof vitestReport> | null {
  try {
    return vitestReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
