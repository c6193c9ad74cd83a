// `npm run bench:walks -- --walks 1000 --seed 1 --presses all --persons 4`: random impatient walks through all screens,
// with failing providers; then every control is pressed twice, those of rows also in place, and every form sent against
// every fault, or a sample of them. `--screen inbox --control Archive` presses those of one screen, or of one name,
// alone. It prints what happened twice, was lost, failed or led nowhere, with the steps that led there; the same seed
// takes the same steps.
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
    screen: { type: 'string' },
    control: { type: 'string' },
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
      ...(values.screen === undefined ? {} : { SCREEN: values.screen }),
      ...(values.control === undefined ? {} : { CONTROL: values.control }),
    },
  },
);
process.exitCode = status ?? 1;
