// `npm run bench:walks -- --walks 1000 --seed 1 --presses all --persons 4`: random impatient walks through all screens, with
// providers in trouble; then every button pressed twice, and every form sent against every fault, or so many of them.
// What happened twice, was lost, failed or led nowhere is told with the way there; the same seed walks the same way.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const root = join(import.meta.dirname, '..', '..');
const { values } = parseArgs({
  options: {
    walks: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    presses: { type: 'string', default: 'all' },
    persons: { type: 'string', default: '2' },
  },
});

const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', 'stack', 'impatient'],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      WALKS: values.walks,
      SEED: values.seed,
      PRESSES: values.presses,
      PERSONS: values.persons,
    },
  },
);
process.exitCode = status ?? 1;
