import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';

const root = join(import.meta.dirname, '..', '..');

/** The parts of Vitest's JSON report that are used: https://vitest.dev/guide/reporters#json-reporter */
const jsonReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/**
 * `title` is its own and those of its describes, as Vitest prints and finds it. Null if the whole file failed, to load
 * or to set up.
 */
export type Failure = { project: Project; file: string; title: string | null; error: string };
export type Outcome = { passed: number; failures: readonly Failure[] };
export type Project = 'unit' | 'process' | 'component' | 'firestore-browser' | 'stack';

/** Whether lines are shown as they come. */
type Output = 'live' | 'never';
export type Run = {
  project: Project;
  /** Files, folders and further options. */
  args?: readonly string[];
  /** The path of the JSON report. */
  report: string;
  output?: Output;
  env?: Readonly<Record<string, string>>;
  signal: AbortSignal;
};

/** Runs tests of one project. If a run fails without a failed test, that counts as one failure. */
export async function vitest({
  project,
  args = [],
  report,
  output = 'live',
  env,
  signal,
}: Run): Promise<Outcome> {
  const code = await ended(['--project', project, ...args, ...reporters, `--outputFile.json=${report}`], {
    output,
    env: env ?? {},
    signal,
  });
  const { passed, failures } = outcomeOf(project, report);
  if (code === 0 || failures.length > 0) return { passed, failures };
  const error = `vitest ended with ${code}, though no test failed`;
  return { passed, failures: [{ project, file: args.join(' '), title: null, error }] };
}

const reporters = ['default', join(import.meta.dirname, 'first-errors.ts'), 'json'].map(
  (one) => `--reporter=${one}`,
);

/** Arguments to run only what failed. */
export function argsOf({ file, title }: Pick<Failure, 'file' | 'title'>): string[] {
  // A character with a meaning in a pattern becomes a dot; an escaping backslash would be read as part of a path.
  return title === null ? [file] : [file, '-t', `^${title.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '.')}$`];
}

type Ending = { output: Output; env: Readonly<Record<string, string>>; signal: AbortSignal };

function ended(args: readonly string[], { output, env, signal }: Ending): Promise<number | null> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...args], {
      cwd: root,
      signal,
      stdio: output === 'live' ? 'inherit' : 'ignore',
      env: { ...process.env, ...env },
    });
    // Given up; 'close' follows.
    child.on('error', () => undefined);
    child.on('close', resolve);
  });
}

function outcomeOf(project: Project, report: string): Outcome {
  const files = read(report)?.testResults ?? [];
  const passed = files.flatMap(({ assertionResults }) => assertionResults).filter(isPassed).length;
  const failures = files
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }): Failure[] => {
      const file = relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [{ project, file, title: null, error: message }];
      return failed.map(({ ancestorTitles, title, failureMessages }) => ({
        project,
        file,
        title: [...ancestorTitles, title].join(' > '),
        error: failureMessages?.[0] ?? '',
      }));
    });
  return { passed, failures };
}

const isPassed = ({ status }: { status: string }) => status === 'passed';

function read(report: string): z.infer<typeof jsonReport> | null {
  try {
    return jsonReport.parse(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return null;
  }
}
