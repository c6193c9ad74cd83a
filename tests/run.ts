// `npm test`: everything, on free ports and temporary data. The last line counts.
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhatChanged } from '../local/stack/build.ts';
import { freePorts } from '../local/stack/port-owner.ts';
import { runChecks } from '../scripts/check.ts';
import { givenUp } from './runner/given-up.ts';
import { reportFolder, told, writeUnstable } from './runner/report.ts';
import { faultsOfList, mustBeMended, readKnown, touchedFiles } from './runner/unstable.ts';
import { argsOf, vitest, type Failure, type Outcome, type Run } from './runner/vitest.ts';
import { browserPath } from './support/browser.ts';
import { portsOfStack, settingsOfTests, startTemporaryStack } from './support/temporary-stack.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, '.local', 'test-reports');
const isQuick = process.argv.includes('--quick');
const firestore = process.argv.includes('--firestore=official') ? 'official' : 'embedded';

/**
 * Three lanes took 15.8 minutes instead of 18.6 on two cores, but with a load of 15, at which tests nearly time out.
 */
const laneCount = 2;

const signal = givenUp();
const began = new Date();
const folder = reportFolder(reports, began);
const highestLoad = watchLoad();

const checks = await runChecks(isQuick ? ['types', 'lint', 'deps'] : []);
const outcomes: Outcome[] = [];
for (const stage of [unitTests, browserTests, stackTests]) if (!signal.aborted) outcomes.push(await stage());
const first = merged(outcomes);
const again = signal.aborted ? nothingAgain(first.failures) : await rerun(first.failures);

const touched = touchedFiles();
const [mustMend, unstable] = parted(again.passed, (failure) => mustBeMended(failure, touched));
writeUnstable(reports, again.passed, began);
const listFaults = faultsOfList(readKnown(), began);
tell();
const failed = checks.failed + again.failed.length + mustMend.length + listFaults.length;
process.stdout.write(`\n${checks.passed + first.passed + again.passedCount} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && !signal.aborted ? 0 : 1;

/** The highest one-minute load average so far: it tells whether a red test had a busy machine. */
function watchLoad(): () => number {
  let highest = 0;
  const look = () => (highest = Math.max(highest, loadavg()[0] ?? 0));
  setInterval(look, 5_000).unref();
  return look;
}

async function unitTests(): Promise<Outcome> {
  return merged([await run('unit', { project: 'unit' }), await run('process', { project: 'process' })]);
}

/** With a browser and without a stack. */
async function browserTests(): Promise<Outcome> {
  if (isQuick) return merged([]);
  fetchBrowsers();
  return merged([
    await run('component', { project: 'component' }),
    await run('firestore-browser', { project: 'firestore-browser' }),
  ]);
}

/** The next free worker takes the next file; each has its own stack. */
async function stackTests(): Promise<Outcome> {
  await buildWhatChanged(root);
  const only = isQuick ? ['tests/rules', 'tests/api'] : [];
  return onStacks(isQuick ? 1 : laneCount, (env) => run('stack', { project: 'stack', args: only, env }));
}

/** Before the workers start, which would all download them at once. */
function fetchBrowsers(): void {
  browserPath('shell');
  browserPath('whole');
}

/** Starts stacks, runs tests on them, and stops them. */
async function onStacks<T>(count: number, test: (env: Record<string, string>) => Promise<T>): Promise<T> {
  const ports = await freePorts(count * portsOfStack);
  const own = Array.from({ length: count }, () => ports.splice(0, portsOfStack));
  const started = await Promise.allSettled(
    own.map((ports) => startTemporaryStack({ functionsEnv: settingsOfTests, firestore, ports, signal })),
  );
  const stacks = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  try {
    for (const one of started) if (one.status === 'rejected') throw one.reason;
    return await test({ STACKS: JSON.stringify(stacks.map(({ urls }) => urls)) });
  } finally {
    await Promise.all(stacks.map((stack) => stack.stop()));
  }
}

function run(name: string, options: Omit<Run, 'report' | 'signal'>): Promise<Outcome> {
  const env = { FIRESTORE: firestore, ...options.env };
  return vitest({ ...options, env, report: join(folder, `${name}.json`), signal });
}

type Again = { passed: Failure[]; failed: Failure[]; passedCount: number };

function nothingAgain(failures: readonly Failure[]): Again {
  return { passed: [], failed: [...failures], passedCount: 0 };
}

/** Failed tests once more: alone, on a quiet machine, with a trace. A wrong claim stays red. */
async function rerun(failures: readonly Failure[]): Promise<Again> {
  const again: Again = nothingAgain([]);
  const one = async (failure: Failure, env: Record<string, string>) => {
    const name = `again-${again.passed.length + again.failed.length}`;
    const traces = tracesOf(failure);
    mkdirSync(traces, { recursive: true });
    const { passed, failures: left } = await run(name, {
      project: failure.project,
      args: argsOf(failure),
      env: { ...env, TRACES: traces },
    });
    const hasPassed = passed > 0 && left.length === 0;
    again[hasPassed ? 'passed' : 'failed'].push(failure);
    if (hasPassed) again.passedCount += passed;
  };
  const [onAStack, alone] = parted(failures, ({ project }) => project === 'stack');
  for (const failure of alone) await one(failure, {});
  if (onAStack.length > 0)
    await onStacks(1, async (env) => {
      for (const failure of onAStack) await one(failure, env);
    });
  return again;
}

function tracesOf({ file, title }: Failure): string {
  return join(folder, 'traces', `${file} ${title ?? ''}`.replaceAll(/\W+/g, '-').slice(0, 120));
}

function tell(): void {
  const show = (heading: string, lines: readonly string[]) => {
    if (lines.length > 0)
      process.stdout.write(`\n${heading}\n${lines.map((line) => `  ${line}\n`).join('')}`);
  };
  const withTraces = (failure: Failure) => {
    const traces = tracesOf(failure);
    const files = existsSync(traces) ? readdirSync(traces).filter((name) => name.endsWith('.zip')) : [];
    return told(
      failure,
      files.map((name) => join(traces, name)),
    );
  };
  show('Failed twice:', again.failed.map(withTraces));
  show('Unstable, in a file that this change touched, so mend it:', mustMend.map(withTraces));
  show(
    'unstable (failed, then passed alone):',
    unstable.map((failure) => told(failure)),
  );
  show('The list of unstable tests:', listFaults);
  const minutes = ((Date.now() - began.getTime()) / 60_000).toFixed(1);
  process.stdout.write(
    `\n${minutes} minutes, load at most ${highestLoad().toFixed(1)}. Reports: ${folder}\n`,
  );
}

function merged(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
  };
}

function parted<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter((one) => isFirst(one)), all.filter((one) => !isFirst(one))];
}
