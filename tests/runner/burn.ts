// `npm run burn -- FILE…`: whether added or changed tests of the stack can be trusted. Ten times, each in a fresh browser
// and in another order, then three times beside two busy loops.
import { spawn } from 'node:child_process';
import { rounds, type Round } from './rounds.ts';

const files = process.argv.slice(2);
if (files.length === 0) throw new Error('npm run burn -- tests/e2e/some.test.ts …');

const quiet = 10;
const busy = 3;
const busyLoops = 2;

const round = (name: string, seed: number): Round => ({
  name,
  run: { project: 'stack', args: [...files, '--sequence.shuffle.files', `--sequence.seed=${seed}`] },
});

const inPeace = Array.from({ length: quiet }, (_, index) => round(`round ${index + 1}`, index));
const underLoad = Array.from({ length: busy }, (_, index) => round(`beside busy loops, ${index + 1}`, index));

const failed = await rounds(inPeace, 1);
const loops = Array.from({ length: busyLoops }, () => spawn(process.execPath, ['-e', 'for (;;);']));
const failedUnderLoad = await rounds(underLoad, 1).finally(() => {
  for (const loop of loops) loop.kill();
});
process.exitCode = failed.size + failedUnderLoad.size === 0 ? 0 : 1;
