import { actionQueue, reminderQueue } from '@crocodile-hub/core/contract/queue';
import { functionsBase, type StackUrls } from './addresses.ts';

/** Calls every function once, so that the first reminder and the first click do not pay for a process start. */
export async function warmQueues(urls: StackUrls): Promise<void> {
  const base = functionsBase(urls);
  const body = JSON.stringify({ data: { warmUp: true } });
  const headers = { 'content-type': 'application/json' };
  await Promise.all([
    ...[reminderQueue, actionQueue].map((queue) =>
      called(`${base}/${queue}`, { method: 'POST', headers, body }),
    ),
    called(`${base}/api/api/health`, {}),
  ]);
}

async function called(url: string, init: RequestInit): Promise<void> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) });
  await response.arrayBuffer();
  if (response.status >= 500) throw new Error(`${url} answered ${response.status} to its first call`);
}
