import { actionQueue, reminderQueue } from '@crocodile-hub/core/contract/queue';
import { functionsBase, healthUrl, type StackUrls } from './addresses.ts';
import { answering } from './answering.ts';

const deadlineMs = 150_000;

/**
 * Calls every function once, so that the first reminder and the first click do not pay for a process start. The
 * emulator listens before it has loaded the functions and says of each that it does not exist; that is waited out, and
 * so is a process that dies while it starts: the next call gets another. At last the API is asked as a page asks it,
 * through Hosting, which serves pages long before.
 */
export async function warmQueues(urls: StackUrls): Promise<void> {
  const base = functionsBase(urls);
  const body = JSON.stringify({ data: { warmUp: true } });
  const headers = { 'content-type': 'application/json' };
  await Promise.all([
    ...[reminderQueue, actionQueue].map((queue) =>
      answering(`${base}/${queue}`, { deadlineMs, method: 'POST', headers, body }),
    ),
    answering(`${base}/api/api/services/health`, { deadlineMs }),
  ]);
  await answering(healthUrl(urls), { deadlineMs });
}
