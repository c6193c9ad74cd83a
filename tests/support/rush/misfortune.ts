import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { actionQueue, reminderQueue } from '@crocodile-hub/core/contract/queue';
import { functionsBase, type StackUrls } from '../../../local/stack/addresses.ts';
import { ownerOf } from '../../../local/stack/port-owner.ts';

/**
 * The parts that can be killed: a process that runs functions, the tasks stand-in, or the emulators with all their
 * workers.
 */
export type Part = 'worker' | 'tasks' | 'emulators';

/** From the kill until the part answered its health check again. */
export type Outage = { part: Part; from: number; to: number };

const betweenChecksMs = 50;
/** These end checks that hang; a busy machine may take any time. */
const checkMs = 20_000;
const givesUpMs = 600_000;

/** Kills the part, and waits until it answers again. */
export async function killPart(urls: StackUrls, part: Part, random: () => number): Promise<Outage | null> {
  const pid = await pidOf(urls, part, random);
  if (pid === null) return null;
  const from = Date.now();
  process.kill(pid, 'SIGKILL');
  await isGone(pid);
  await answers(urls, part);
  return { part, from, to: Date.now() };
}

/** Ends every process that runs functions: new ones load the newest build. */
export async function renewWorkers(urls: StackUrls): Promise<void> {
  const owner = await ownerOf(Number(new URL(urls.functions).port));
  if (owner === null) return;
  for (const pid of childrenOf(owner.pid)) {
    process.kill(pid, 'SIGKILL');
    await isGone(pid);
  }
  await answers(urls, 'worker');
}

async function pidOf(urls: StackUrls, part: Part, random: () => number): Promise<number | null> {
  const { port } = new URL(part === 'tasks' ? urls.tasks : urls.functions);
  const owner = await ownerOf(Number(port));
  if (owner === null || part !== 'worker') return owner?.pid ?? null;
  const workers = childrenOf(owner.pid);
  return workers[Math.floor(random() * workers.length)] ?? null;
}

function childrenOf(parent: number): number[] {
  return execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .flatMap((match) =>
      match !== null && Number(match[2]) === parent && match[3]?.includes('functionsEmulatorRuntime') === true
        ? [Number(match[1])]
        : [],
    );
}

/** A killed process does not answer, but its port may take a moment to close. */
async function isGone(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await wait(5);
  }
}

async function answers(urls: StackUrls, part: Part): Promise<void> {
  const checks = part === 'tasks' ? [`${urls.tasks}/_tasks`] : [];
  const queues = part === 'tasks' ? [] : [reminderQueue, actionQueue];
  const givesUpAt = Date.now() + givesUpMs;
  while (Date.now() < givesUpAt) {
    const replies = await Promise.all([
      ...checks.map((url) => isOk(url)),
      ...queues.map((queue) => isOk(`${functionsBase(urls)}/${queue}`, warmUp)),
    ]);
    if (replies.every(Boolean)) return;
    await wait(betweenChecksMs);
  }
  throw new Error(`${part} did not come back`);
}

const warmUp = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ data: { warmUp: true } }),
};

async function isOk(url: string, init: RequestInit = {}): Promise<boolean> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(checkMs) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
