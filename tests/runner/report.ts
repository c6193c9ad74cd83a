import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Failure } from './vitest.ts';

const linesOfAFailure = 10;
const keptRuns = 10;

/** A folder for the reports of this run. The last ten runs are kept. */
export function reportFolder(reports: string, now: Date): string {
  mkdirSync(reports, { recursive: true });
  const earlier = readdirSync(reports).filter((name) => /^\d{4}-/.test(name));
  for (const name of earlier.sort().slice(0, -(keptRuns - 1)))
    rmSync(join(reports, name), { recursive: true, force: true });
  const folder = join(reports, now.toISOString().replaceAll(':', '-'));
  mkdirSync(folder);
  return folder;
}

/** A failure in at most ten lines: place, test, first error, and traces. */
export function told(
  { file, title, error }: Pick<Failure, 'file' | 'title' | 'error'>,
  traces: readonly string[] = [],
): string {
  const hints = traces.map((trace) => `trace: npx playwright-core show-trace ${trace}`);
  const said = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, linesOfAFailure - 1 - hints.length);
  return [title === null ? file : `${file}: ${title}`, ...said, ...hints].join('\n    ');
}

export function writeUnstable(reports: string, unstable: readonly Failure[], now: Date): void {
  const rows = unstable.map((failure) => ({ at: now.toISOString(), ...failure }));
  writeFileSync(join(reports, 'unstable.json'), `${JSON.stringify(rows, null, 2)}\n`);
}
