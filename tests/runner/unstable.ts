import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Failure } from './vitest.ts';

const root = join(import.meta.dirname, '..', '..');

/** A test that is known to fail now and then. */
export type Known = { file: string; title: string; cause: string; since: string };

const mostKnown = 5;
const longestKnownDays = 14;
const dayMs = 86_400_000;

/** The rows of the table in tests/unstable.md. */
export function readKnown(markdown = readFileSync(join(root, 'tests/unstable.md'), 'utf8')): Known[] {
  const rows = markdown.split('\n').filter((line) => line.startsWith('| `'));
  return rows.map((row) => {
    const [file = '', title = '', cause = '', since = ''] = row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { file: file.replaceAll('`', ''), title, cause, since };
  });
}

/** Mistakes in the list itself, as sentences; empty if there are none. */
export function faultsOfList(known: readonly Known[], now: Date): string[] {
  const old = known.filter(({ since }) => !(now.getTime() - Date.parse(since) <= longestKnownDays * dayMs));
  return [
    ...(known.length > mostKnown
      ? [`tests/unstable.md lists ${known.length} tests, more than ${mostKnown}`]
      : []),
    ...old.map(
      ({ file, title, since }) =>
        `tests/unstable.md lists a test for longer than ${longestKnownDays} days (since ${since}): ${file}: ${title}`,
    ),
  ];
}

/** Whether a test that passed in the second run still counts as red: its file was changed, so it must be fixed. */
export function mustBeMended({ file }: Pick<Failure, 'file'>, touched: ReadonlySet<string>): boolean {
  return touched.has(file);
}

/**
 * The files that this change touched: everything since it left main, committed or not. On main itself, those of the
 * last commit. Empty without a history.
 */
export function touchedFiles(): Set<string> {
  const head = git('rev-parse', 'HEAD');
  const left = git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main');
  const base = left === head ? git('rev-parse', 'HEAD^') : left;
  if (base === null) return new Set();
  const changed = git('diff', '--name-only', base) ?? '';
  const fresh = git('ls-files', '--others', '--exclude-standard') ?? '';
  return new Set([...changed.split('\n'), ...fresh.split('\n')].filter((file) => file !== ''));
}

function git(...args: string[]): string | null {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}
