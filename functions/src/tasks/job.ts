import * as z from 'zod/mini';
import { warmUpJob } from '@crocodile-hub/core/contract/queue';
import type { Log } from '../ports/world.ts';
import { onBehalfOf } from '../ports/accounts.ts';

/** Reads a queue body and works on it. A body that makes no sense is dropped: no retry would ever mend it. */
export async function workOn<T extends { uid: string }>(
  data: unknown,
  schema: z.ZodMiniType<T>,
  log: Log,
  work: (job: T) => Promise<void>,
): Promise<void> {
  if (warmUpJob.safeParse(data).success) return;
  const job = schema.safeParse(data);
  if (job.success) await onBehalfOf(job.data.uid, () => work(job.data));
  else log.warn('queue.malformed-job');
}
