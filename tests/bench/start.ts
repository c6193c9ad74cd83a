// `npm run bench start`: how long `npm start` takes to be ready on existing data, and to end on Ctrl+C. For comparison
// it times a bare Node process on this machine, at the same time.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePortBase, start } from '../support/start-command.ts';

const rounds = 3;
const budget = { readyMs: 15_000, stoppedMs: 5_000 };
const dataDir = mkdtempSync(join(tmpdir(), 'crocodile-hub-bench-start-'));

try {
  const portBase = await freePortBase();
  // The first one builds and seeds.
  await (await start(dataDir, portBase)).interrupt();
  const ready: number[] = [];
  const stopped: number[] = [];
  const floor: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    floor.push(await bareNode());
    const began = performance.now();
    const started = await start(dataDir, portBase);
    ready.push(performance.now() - began);
    stopped.push(await started.interrupt());
  }
  console.log(`  a bare Node process, begun and ended: ${seconds(floor)}`);
  judge('ready, warm', ready, budget.readyMs);
  judge('ended after Ctrl+C', stopped, budget.stoppedMs);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function bareNode(): Promise<number> {
  const began = performance.now();
  await once(spawn(process.execPath, ['-e', '']), 'exit');
  return performance.now() - began;
}

function judge(what: string, took: readonly number[], most: number): void {
  const isWithin = Math.max(...took) <= most;
  console.log(`${isWithin ? '✓' : '✗'} ${what}: ${seconds(took)} (≤ ${most / 1_000} s)`);
  if (!isWithin) process.exitCode = 1;
}

function seconds(took: readonly number[]): string {
  return took.map((ms) => `${(ms / 1_000).toFixed(2)} s`).join(', ');
}
