// `npm run bench:coverage -- --rows 10 --seed 1`: breaks the product where rows of docs/spec-coverage.md say that it
// stands, one at a time, and looks whether the row's test turns red. All rows of broken/mutations.ts by default. What
// survives is a row that claims more than its test sees. Each file is put back at once, and only files as committed are touched.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seeded } from '../../functions/src/testing/seeded.ts';
import { type Mutation, mutations } from './broken/mutations.ts';

const root = join(import.meta.dirname, '..', '..');
const { values } = parseArgs({
  options: { rows: { type: 'string', default: 'all' }, seed: { type: 'string', default: '1' } },
});
const random = seeded(Number(values.seed));
const shuffled = mutations
  .map((mutation) => ({ mutation, place: random() }))
  .toSorted((a, b) => a.place - b.place)
  .map(({ mutation }) => mutation);
const sample = values.rows === 'all' ? mutations : shuffled.slice(0, Number(values.rows));

const changed = execFileSync('git', ['status', '--porcelain', '--', ...sample.map(({ file }) => file)], {
  cwd: root,
  encoding: 'utf8',
});
if (changed !== '') {
  console.error(`Commit these first, so that they can be put back:\n${changed}`);
  process.exit(2);
}

// A test that is red anyway shows nothing.
const files = [...new Set(sample.map(({ test }) => test.file))];
if (!passes(files)) {
  console.error('Some of these tests fail on the product as it is.');
  process.exit(1);
}
let survivors = 0;
for (const mutation of sample) {
  const isSeen = !withMutation(mutation, () => passes([mutation.test.file], mutation.test.name));
  if (!isSeen) survivors += 1;
  console.log(`${isSeen ? '✓' : '✗ survived:'} ${mutation.rule}  ${mutation.file}  ›  ${mutation.test.name}`);
}
console.log(`${sample.length - survivors} of ${sample.length} seen, ${survivors} survived`);
process.exitCode = survivors === 0 ? 0 : 1;

function withMutation<T>({ file, from, to }: Mutation, run: () => T): T {
  const path = join(root, file);
  const whole = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    whole.replace(from, () => to),
  );
  try {
    return run();
  } finally {
    writeFileSync(path, whole);
  }
}

/** Whether these tests pass: all of the files, or those of this name. None found is no pass. */
function passes(testFiles: readonly string[], name?: string): boolean {
  const filter = name === undefined ? [] : ['--testNamePattern', patternOf(name)];
  const args = ['run', '--project', 'unit', ...filter, ...testFiles];
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules', 'vitest', 'vitest.mjs'), ...args],
    { cwd: root, stdio: 'ignore' },
  );
  return status === 0;
}

/** Of a title as it is written: a place that a row of values fills matches anything, and a sign any other. */
function patternOf(name: string): string {
  return name
    .split(/%[sij]|\$\{?\w+\}?/)
    .map((part) => part.replaceAll(/[^\p{L}\p{N} ]/gu, '.'))
    .join('.*');
}
