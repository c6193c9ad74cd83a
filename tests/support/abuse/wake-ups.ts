import type { actionQueue, reminderQueue } from '@crocodile-hub/core/contract/queue';
import { projectId, region, functionsBase, type StackUrls } from '../../../local/stack/addresses.ts';

type WakeUp = { queue: typeof reminderQueue | typeof actionQueue; data: object; at: number };

/** Puts wake-ups into the stack's queue, as the product would have. */
export async function enqueueAll(urls: StackUrls, wakeUps: readonly WakeUp[]): Promise<void> {
  for (const { queue, data, at } of wakeUps) {
    const path = `projects/${projectId}/locations/${region}/queues/${queue}`;
    const task = {
      scheduleTime: new Date(at).toISOString(),
      dispatchDeadline: '15s',
      httpRequest: {
        url: `${functionsBase(urls)}/${queue}`,
        httpMethod: 'POST',
        headers: { 'content-type': 'application/json' },
        body: Buffer.from(JSON.stringify({ data })).toString('base64'),
      },
    };
    const response = await fetch(`${urls.tasks}/v2/${path}/tasks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ task }),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the queue answered ${response.status}`);
  }
}
