import { setTimeout as wait } from 'node:timers/promises';
import { actionQueue, reminderQueue } from '@crocodile-hub/core/contract/queue';
import { functionsBase, type StackUrls } from './addresses.ts';

const deadlineMs = 150_000;
/** The emulator leaves a call unanswered when the process that should have served it dies while it starts. */
const callMs = 10_000;
const betweenTriesMs = 100;

/**
 * Calls every function once, so that the first reminder and the first click do not pay for a process start. The
 * emulator listens before it has loaded the functions and says of each that it does not exist; that is waited out, and
 * so is a process that dies while it starts: the next call gets another.
 */
export async function warmQueues(urls: StackUrls): Promise<void> {
  const base = functionsBase(urls);
  const body = JSON.stringify({ data: { warmUp: true } });
  const headers = { 'content-type': 'application/json' };
  await Promise.all([
    ...[reminderQueue, actionQueue].map((queue) =>
      loaded(`${base}/${queue}`, { method: 'POST', headers, body }),
    ),
    loaded(`${base}/api/api/services/health`, {}),
  ]);
}

async function loaded(url: string, init: RequestInit): Promise<void> {
  const deadline = Date.now() + deadlineMs;
  for (;;) {
    const problem = await problemOf(url, init);
    if (problem === null) return;
    if (Date.now() > deadline) throw new Error(`${url}: ${problem}`);
    await wait(betweenTriesMs);
  }
}

async function problemOf(url: string, init: RequestInit): Promise<string | null> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(callMs) });
    const said = await response.text();
    const isUnknown = response.status === 404 && said.includes('does not exist, valid functions are');
    return isUnknown || response.status >= 500 ? `${response.status} ${said.slice(0, 300)}` : null;
  } catch (error) {
    return String(error);
  }
}
