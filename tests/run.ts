// `npm test`: everything, on free ports and temporary data. The last line counts.
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhatChanged } from '../local/stack/build.ts';
import { freePorts } from '../local/stack/port-owner.ts';
import { runChecks } from '../scripts/check.ts';
import { reportFolder, told, writeUnstable } from './runner/report.ts';
import { faultsOfList, mustBeMended, readKnown, touchedFiles } from './runner/unstable.ts';
import { vitest, type Failure, type Outcome, type Project, type Run } from './runner/vitest.ts';
import { browserPath } from './support/browser.ts';
import { portsOfStack, settingsOfTests, startTemporaryStack } from './support/temporary-stack.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, '.local', 'test-reports');
const isQuick = process.argv.includes('--quick');
const firestore = process.argv.includes('--firestore=official') ? 'official' : 'embedded';

/** One stack alone leaves two cores idle; three were no faster, and their tests ran out of patience. */
const laneCount = 2;
/** Whichever lane is free takes the next part, so that none waits long for the others. */
const browserParts = 8;

/** Ends what runs, so that the stacks are stopped and no process is left behind. */
const { signal } = givenUp();
const began = new Date();
const folder = reportFolder(reports, began);
const highestLoad = watchLoad();

const checks = await runChecks(isQuick ? ['types', 'lint', 'deps'] : []);
const outcomes: Outcome[] = [];
for (const stage of [unitTests, componentTests, stackTests])
  if (!signal.aborted) outcomes.push(await stage());
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

function givenUp(): AbortController {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => controller.abort());
  return controller;
}

/** The highest load average of a minute so far, which tells whether what is red had a busy machine. */
function watchLoad(): () => number {
  let highest = 0;
  const look = () => (highest = Math.max(highest, loadavg()[0] ?? 0));
  setInterval(look, 5_000).unref();
  return look;
}

function unitTests(): Promise<Outcome> {
  return run('unit', { project: 'unit' });
}

/** With a browser and without a stack. */
async function componentTests(): Promise<Outcome> {
  if (isQuick) return { passed: 0, failures: [] };
  fetchBrowsers();
  return await run('component', { project: 'component' });
}

/** In lanes, a stack each. What all but the last say is shown when they are over. */
async function stackTests(): Promise<Outcome> {
  await buildWhatChanged(root);
  const ports = await freePorts(laneCount * portsOfStack);
  const parts = isQuick ? [] : Array.from({ length: browserParts }, (_, index) => index + 1);
  const lanes = Array.from({ length: isQuick ? 1 : laneCount }, (_, lane) => {
    const output = lane === laneCount - 1 || isQuick ? 'live' : 'at-end';
    return onStack(ports.splice(0, portsOfStack), async (env) => {
      const part = (name: string, args: readonly string[], project: Project = 'stack') =>
        run(name, { project, args, output, env });
      const done: Outcome[] = [];
      if (lane === 0) done.push(await part('server', ['tests/rules', 'tests/api']));
      else done.push(await part('firestore-browser', [], 'firestore-browser'));
      for (let next = parts.shift(); next !== undefined && !signal.aborted; next = parts.shift())
        done.push(await part(`browser-${next}`, ['tests/e2e', `--shard=${next}/${browserParts}`]));
      return merged(done);
    });
  });
  return merged(await Promise.all(lanes));
}

/** Before what needs them, and before the lanes, which would fetch them at the same time. */
function fetchBrowsers(): void {
  browserPath('shell');
  browserPath('whole');
}

/** Runs tests on a stack that is started for them, and stopped after them. */
async function onStack<T>(
  ports: readonly number[] | undefined,
  test: (env: Record<string, string>) => Promise<T>,
): Promise<T> {
  const stack = await startTemporaryStack({
    functionsEnv: settingsOfTests,
    firestore,
    signal,
    ...(ports && { ports }),
  });
  try {
    return await test({ STACK_URLS: JSON.stringify(stack.urls) });
  } finally {
    await stack.stop();
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

/** What failed, once more: alone, on the quiet machine, with a trace. A claim that is wrong stays red. */
async function rerun(failures: readonly Failure[]): Promise<Again> {
  const again: Again = nothingAgain([]);
  const one = async (failure: Failure, env: Record<string, string>) => {
    const name = `again-${again.passed.length + again.failed.length}`;
    const traces = tracesOf(failure);
    mkdirSync(traces, { recursive: true });
    const { passed, failures: left } = await run(name, {
      project: failure.project,
      args: [failure.file, ...(failure.title === null ? [] : ['-t', `^${escaped(failure.title)}$`])],
      env: { ...env, TRACES: traces },
    });
    const hasPassed = passed > 0 && left.length === 0;
    again[hasPassed ? 'passed' : 'failed'].push(failure);
    if (hasPassed) again.passedCount += passed;
  };
  const [onAStack, alone] = parted(failures, ({ project }) => project === 'stack');
  for (const failure of alone) await one(failure, {});
  if (onAStack.length > 0)
    await onStack(undefined, async (env) => {
      for (const failure of onAStack) await one(failure, env);
    });
  return again;
}

function tracesOf({ file, title }: Failure): string {
  return join(folder, 'traces', `${file} ${title ?? ''}`.replaceAll(/\W+/g, '-').slice(0, 120));
}

function escaped(title: string): string {
  return title.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
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
