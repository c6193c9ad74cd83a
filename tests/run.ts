// `npm test`: everything, on free ports and temporary data. The last line counts.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { buildWhatChanged } from '../local/stack/build.ts';
import { freePorts } from '../local/stack/port-owner.ts';
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

/** Numbers of the ports of one stack. */
const portsOfStack = 10;
/** One stack alone leaves two cores idle; three were no faster, and their tests ran out of patience. */
const laneCount = 2;
/** Whichever lane is free takes the next part, so that none waits long for the others. */
const browserParts = 5;

const counted: Counts[] = [];
for (const stage of stages) counted.push(await stage());
const total = sum(counted);
if (red.length > 0) process.stdout.write(`\nFailed:\n${red.map((title) => `  ${title}\n`).join('')}`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** In lanes, a stack each. What all but the last say is shown when they are over. */
async function onStacks(): Promise<Counts> {
  await buildWhatChanged(root);
  const ports = await freePorts(laneCount * portsOfStack);
  const inLane = (lane: number, name: string, args: readonly string[], output: Output) =>
    vitest(name, ['--project', 'stack', ...args], {
      output,
      env: { STACK_PORTS: ports.slice(lane * portsOfStack, (lane + 1) * portsOfStack).join() },
    });
  const onServer = (output: Output) => inLane(0, 'server', ['tests/rules', 'tests/api'], output);
  if (isQuick) return onServer('live');
  const parts = Array.from({ length: browserParts }, (_, index) => index + 1);
  const inBrowser = async (lane: number, output: Output) => {
    let counts = none;
    for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
      const shard = `--shard=${part}/${browserParts}`;
      counts = sum([counts, await inLane(lane, `browser-${part}`, ['tests/e2e', shard], output)]);
    }
    return counts;
  };
  const lanes = Array.from({ length: laneCount }, async (_, lane) => {
    const output = lane === laneCount - 1 ? 'live' : 'at-end';
    const first = lane === 0 ? await onServer(output) : none;
    return sum([first, await inBrowser(lane, output)]);
  });
  return sum(await Promise.all(lanes));
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
        stdio: output === 'live' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, FIRESTORE: firestore, ...env },
      },
    );
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said.push(part));
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
