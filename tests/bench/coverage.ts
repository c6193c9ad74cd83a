/**
 * `npm run bench:coverage`: whether the tests in each row of docs/spec-coverage.md really check it. For each row, the
 * files that it names are broken in one place after another, until one of its tests turns red. A row whose tests stay
 * green survives, and is printed with the places that were tried: its tests do not check its claim, or it names the
 * wrong file. All this happens to the last commit, in its own folder. `-- --only unit|component|stack`, `--rows 40` for
 * a sample, `--tries 8` a row, `--seed 1`, and `--row hub.box.1` for one.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seeded } from '../../functions/src/testing/seeded.ts';
import {
  type CoverageRow,
  coverageRows,
  isComponentTest,
  type NamedTest,
} from '../support/coverage-table.ts';
import { type Chosen, chooseMutants } from './broken/choose.ts';
import { loadedBy } from './broken/loaded.ts';
import { type Project, type Run, runTests } from './broken/runs.ts';
import { RunningStack } from './broken/running-stack.ts';
import { makeWorkplace } from './broken/workplace.ts';

const root = join(import.meta.dirname, '..', '..');
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rows: { type: 'string' },
    tries: { type: 'string' },
    seed: { type: 'string', default: '1' },
    row: { type: 'string', multiple: true },
  },
});
/** A unit test takes seconds, a browser most of a minute. */
const tries = (project: Project) => Number(values.tries ?? (project === 'unit' ? 16 : 8));
/** A test may hang on a broken product. */
const unitTimeoutMs = 600_000;
const stackTimeoutMs = { once: 120_000, each: 60_000 } as const;

const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort());

if (execFileSync('git', ['status', '--porcelain'], { cwd: root }).length > 0)
  console.log('What is not committed is not looked at.');
const began = performance.now();
const place = makeWorkplace(root);
const stack = new RunningStack(place.folder, stopped.signal);
const counts = { seen: 0, survived: 0, red: 0, unbroken: 0 };
try {
  for (const project of ['unit', 'component', 'stack'] as const)
    if (values.only === undefined || values.only === project) await through(project);
} catch (error) {
  if (!stopped.signal.aborted) throw error;
  console.log('Stopped.');
} finally {
  await stack.stop();
  place.remove();
}
const { seen, survived, red, unbroken } = counts;
const minutes = ((performance.now() - began) / 60_000).toFixed(0);
console.log(
  `${seen} rows seen, ${survived} survived, ${red} red on the product as it is, ${unbroken} with nothing to break  (${minutes} min)`,
);
process.exitCode = survived + red + unbroken > 0 ? 1 : 0;

/** All rows with tests of this kind, or a sample. */
async function through(project: Project): Promise<void> {
  const all = coverageRows()
    .map((row) => ({ ...row, tests: row.tests.filter(({ file }) => projectOf(file) === project) }))
    .filter(({ tests }) => tests.length > 0)
    .filter(({ rule }) => values.row === undefined || values.row.includes(rule));
  const sample = sampled(all);
  console.log(`${project}: ${sample.length} of ${all.length} rows, seed ${values.seed}`);
  // A test that is red without a break shows nothing. Tests over a stack take long, so only those that turned red run
  // again without the break.
  const baseline =
    project !== 'stack'
      ? await run(
          sample.flatMap(({ tests }) => tests),
          project,
          null,
        )
      : null;
  for (const row of sample) await breakRow(row, project, baseline);
}

function projectOf(file: string): Project {
  if (/^tests\/(?:rules|api|e2e)\//.test(file)) return 'stack';
  return isComponentTest(file) ? 'component' : 'unit';
}

function sampled(rows: readonly CoverageRow[]): readonly CoverageRow[] {
  if (values.rows === undefined) return rows;
  const random = seeded(Number(values.seed));
  return rows
    .map((row) => ({ row, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, Number(values.rows))
    .map(({ row }) => row);
}

async function breakRow(row: CoverageRow, project: Project, baseline: Run | null): Promise<void> {
  if (baseline !== null && !row.tests.every((test) => passesIn(baseline, test))) return isRedAnyway(row);
  const loaded = loadedBy(
    place.folder,
    row.tests.map(({ file }) => file),
  );
  // Over HTTP and in a browser, tests reach every file.
  const isLoaded = (file: string) => project !== 'unit' || !/\.tsx?$/.test(file) || loaded.has(file);
  const chosen = chooseMutants(place.folder, row, isLoaded, { tries: tries(project), seed: values.seed });
  const tried: string[] = [];
  for (const mutant of chosen) {
    const { is, red } = await runBroken(row, project, mutant);
    tried.push(`${is === 'no-run' ? 'did not run' : 'stayed green'}: ${worded(mutant)}`);
    if (is !== 'red') continue;
    if (baseline === null && (await run(red, project, null)).is !== 'passes') return isRedAnyway(row);
    counts.seen += 1;
    console.log(`✓ ${row.rule}, try ${tried.length}: ${worded(mutant)}  ›  ${red[0]?.name ?? ''}`);
    return;
  }
  if (chosen.length === 0) {
    counts.unbroken += 1;
    console.log(`- nothing to break that its tests load: ${row.rule}`);
    return;
  }
  counts.survived += 1;
  console.log(`✗ survived: ${row.rule} (${row.inShort})`);
  for (const line of tried) console.log(`    ${line}`);
}

function passesIn({ red, missing }: Run, { file, name }: NamedTest): boolean {
  return ![...red, ...missing].some((test) => test.file === file && test.name === name);
}

function isRedAnyway({ rule }: CoverageRow): void {
  counts.red += 1;
  console.log(`! red as it is: ${rule}`);
}

async function runBroken(row: CoverageRow, project: Project, mutant: Chosen): Promise<Run> {
  const mend = place.break(mutant);
  try {
    return await run(row.tests, project, mutant);
  } finally {
    mend();
  }
}

async function run(tests: readonly NamedTest[], project: Project, mutant: Chosen | null): Promise<Run> {
  const options = { folder: place.folder, project, signal: stopped.signal, bail: mutant !== null };
  if (project !== 'stack') return await runTests(tests, { ...options, timeoutMs: unitTimeoutMs });
  const env = await stack.serve(mutant?.file ?? null);
  if (env === null) return { is: 'no-run', red: [], missing: tests };
  return await runTests(tests, {
    ...options,
    env,
    timeoutMs: stackTimeoutMs.once + stackTimeoutMs.each * tests.length,
  });
}

function worded({ file, line, was, to }: Chosen): string {
  const short = (text: string) => {
    const oneLine = text.replaceAll(/\s+/g, ' ');
    return oneLine.length > 70 ? `${oneLine.slice(0, 70)}…` : oneLine;
  };
  return `${file}:${line}  ${short(was)} → ${to === '' ? 'nothing' : short(to)}`;
}
