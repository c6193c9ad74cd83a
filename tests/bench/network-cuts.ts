// `npm run bench network-cuts`: 200 runs, or RUNS from SEED on. The wires between a page, our server and Gmail's
// stand-in are cut at random while mail is sorted, drafted and sent. It prints what was lost, doubled or shown wrongly,
// with its seed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', 'process', 'network-cuts'],
  { cwd: root, stdio: 'inherit', env: { RUNS: '200', ...process.env } },
);
process.exitCode = status ?? 1;
