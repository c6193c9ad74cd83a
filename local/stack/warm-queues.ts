import { queues } from '@crocodile-hub/core/contract/queue';
import { functionsBase, healthUrl, type StackUrls } from './addresses.ts';
import { answering } from './answering.ts';

const deadlineMs = 150_000;

/**
 * Calls every function of the queues once, so that the first reminder and the first click need not wait for a process to
 * start. While the emulator loads the functions it answers that they do not exist; this waits until they do, and tries
 * again if a process dies while starting. At last it calls the API through Hosting, as a page does: Hosting serves pages
 * long before.
 */
export async function warmQueues(urls: StackUrls): Promise<void> {
  const base = functionsBase(urls);
  const body = JSON.stringify({ data: { warmUp: true } });
  const headers = { 'content-type': 'application/json' };
  await Promise.all([
    ...queues.map((queue) => answering(`${base}/${queue}`, { deadlineMs, method: 'POST', headers, body })),
    answering(`${base}/api/api/services/health`, { deadlineMs }),
  ]);
  await answering(healthUrl(urls), { deadlineMs });
}
