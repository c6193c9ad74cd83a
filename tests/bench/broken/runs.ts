import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { z } from 'zod';
import type { NamedTest } from '../../support/coverage-table.ts';

/** The folders of tests, and Vitest's projects for each. */
export type Project = keyof typeof projects;
const projects = { unit: ['unit', 'process'], component: ['component'], stack: ['stack'] };

/** The result of a run of tests. `no-run`: no test failed by itself, but it did not load or was not found. */
export type Run = {
  is: 'passes' | 'red' | 'no-run';
  red: readonly NamedTest[];
  missing: readonly NamedTest[];
};

type Options = {
  folder: string;
  project: Project;
  env?: Readonly<Record<string, string>>;
  /** A run that takes longer than this hangs, which counts as red. */
  timeoutMs: number;
  /** Stops at the first failure. */
  bail?: boolean;
  signal: AbortSignal;
};

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** Longer than a passing test takes; with a broken product, every poll waits to its end. */
const testTimeoutMs = 60_000;

export async function runTests(tests: readonly NamedTest[], options: Options): Promise<Run> {
  const { folder, project, env = {}, timeoutMs, bail = false, signal } = options;
  const reports = mkdtempSync(join(tmpdir(), 'crocodile-hub-report-'));
  const file = join(reports, 'report.json');
  const args = [
    join(folder, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    ...projects[project].map((name) => `--project=${name}`),
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...(bail ? ['--bail=1'] : []),
    ...(project === 'stack' ? [`--testTimeout=${testTimeoutMs}`] : []),
    `--testNamePattern=${[...new Set(tests.map(({ name }) => patternOf(name)))].join('|')}`,
    ...new Set(tests.map(({ file }) => file)),
  ];
  try {
    const isInTime = await ends(args, { folder, env, timeoutMs, signal });
    return isInTime
      ? judged(tests, folder, readFileSync(file, 'utf8'))
      : { is: 'red', red: tests, missing: [] };
  } catch {
    signal.throwIfAborted();
    return { is: 'no-run', red: [], missing: tests };
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}

/** Whether it ended by itself. It has its own process group, so that its browser ends with it. */
async function ends(
  args: readonly string[],
  {
    folder,
    env,
    timeoutMs,
    signal,
  }: {
    folder: string;
    env: Readonly<Record<string, string>>;
    timeoutMs: number | undefined;
    signal: AbortSignal;
  },
): Promise<boolean> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, ...env },
  });
  let isInTime = true;
  const stop = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  const timer = setTimeout(() => {
    isInTime = false;
    stop();
  }, timeoutMs);
  signal.addEventListener('abort', stop);
  try {
    await new Promise<void>((resolve, reject) => child.once('error', reject).once('exit', () => resolve()));
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
  signal.throwIfAborted();
  return isInTime;
}

function judged(tests: readonly NamedTest[], folder: string, json: string): Run {
  const results = report
    .parse(JSON.parse(json))
    .testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map((one) => ({ ...one, file: relative(folder, name) })),
    );
  const of = ({ file, name }: NamedTest) => {
    const pattern = new RegExp(patternOf(name), 'u');
    return results.filter((one) => one.file === file && pattern.test(one.fullName));
  };
  const red = tests.filter((test) => of(test).some(({ status }) => status === 'failed'));
  const missing = tests.filter((test) =>
    of(test).every(({ status }) => status !== 'passed' && status !== 'failed'),
  );
  if (red.length > 0) return { is: 'red', red, missing };
  return { is: missing.length > 0 ? 'no-run' : 'passes', red, missing };
}

/** A pattern for a title as written: a placeholder matches any text, and special characters match any character. */
function patternOf(name: string): string {
  return name
    .split(/%[sijdo]|\$\{[^}]*\}|\$\w+/)
    .map((part) => part.replaceAll(/[^\p{L}\p{N} ]/gu, '.'))
    .join('.*');
}
