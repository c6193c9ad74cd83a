import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { browserPath } from '../../support/browser.ts';

export type Preset = 'mobile' | 'desktop';

export type Marks = {
  /** Scores from 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  lcpMs: number;
  shift: number;
};

const version = '13.5.0';
const runs = 5;

const category = z.object({ score: z.number().nullable() });
const audit = z.object({ numericValue: z.number().optional() });
const result = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
  }),
  audits: z.object({ 'largest-contentful-paint': audit, 'cumulative-layout-shift': audit }),
});

/** The median of five runs. With a port, Lighthouse uses the browser of the person who is signed in there. */
export async function marksOf(url: string, preset: Preset, debuggingPort?: number): Promise<Marks> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  try {
    const all: Marks[] = [];
    for (let run = 0; run < runs; run += 1)
      all.push(await oneRun(url, preset, join(folder, `${run}.json`), debuggingPort));
    const [middle] = all.toSorted((a, b) => a.performance - b.performance).slice(Math.floor(runs / 2));
    if (middle === undefined) throw new Error('no run of Lighthouse');
    return middle;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function oneRun(
  url: string,
  preset: Preset,
  file: string,
  debuggingPort: number | undefined,
): Promise<Marks> {
  const args = ['--yes', `lighthouse@${version}`, url, '--quiet', '--output=json', `--output-path=${file}`];
  args.push('--only-categories=performance,accessibility,best-practices');
  if (preset === 'desktop') args.push('--preset=desktop');
  if (debuggingPort === undefined) args.push('--chrome-flags=--no-sandbox --headless=new');
  else args.push(`--port=${debuggingPort}`, '--disable-storage-reset');
  // Not synchronously, since this process serves the measured pages.
  await promisify(execFile)('npx', args, { env: { ...process.env, CHROME_PATH: browserPath() } });
  const { categories, audits } = result.parse(JSON.parse(readFileSync(file, 'utf8')));
  const mark = ({ score }: z.infer<typeof category>) => Math.round((score ?? 0) * 100);
  return {
    performance: mark(categories.performance),
    accessibility: mark(categories.accessibility),
    bestPractices: mark(categories['best-practices']),
    lcpMs: Math.round(audits['largest-contentful-paint'].numericValue ?? 0),
    shift: audits['cumulative-layout-shift'].numericValue ?? 0,
  };
}
