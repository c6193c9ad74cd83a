import * as z from 'zod/mini';
import { reminderJob, actionJob, deletionJob, warmUpJob } from '@crocodile-hub/core/contract/queue';
import { onBehalfOf } from '../ports/accounts.ts';
import type { Log } from '../ports/world.ts';
import { eraseAccount, setBackDeletion, type ErasePorts } from '../usecases/accounts/erase-account.ts';
import type { LedgerPorts } from '../usecases/ledger/run-entry.ts';
import { HeldByAnother, runJob } from '../usecases/ledger/run-job.ts';
import { setBackEntry } from '../usecases/ledger/set-back.ts';
import { isWorthAQuickTry } from '../usecases/patience.ts';
import { deliverDue, type DeliverPorts } from '../usecases/reminders/deliver-due.ts';
import { setBackReminder } from '../usecases/reminders/set-back.ts';

export async function deliverReminderTask(ports: DeliverPorts, data: unknown): Promise<void> {
  await workOn(data, reminderJob, ports.log, async ({ uid, reminderId, revision }) => {
    try {
      await deliverDue(ports, uid, reminderId, revision);
    } catch (error) {
      const failures = await setBackReminder(ports, uid, reminderId, error);
      if (isWorthAQuickTry(failures)) throw error;
    }
  });
}

export async function runActionTask(ports: LedgerPorts, data: unknown): Promise<void> {
  await workOn(data, actionJob, ports.log, async (job) => {
    try {
      await runJob(ports, job);
    } catch (error) {
      if (error instanceof HeldByAnother) throw error;
      const failures = await setBackEntry(ports, job.uid, job.key, error);
      if (isWorthAQuickTry(failures)) throw error;
    }
  });
}

export async function eraseAccountTask(ports: ErasePorts, data: unknown): Promise<void> {
  await workOn(data, deletionJob, ports.log, async ({ receipt }) => {
    try {
      await eraseAccount(ports, receipt);
    } catch (error) {
      const failures = await setBackDeletion(ports, receipt, error);
      if (isWorthAQuickTry(failures)) throw error;
    }
  });
}

/** Reads a queue body and works on it. A body that makes no sense is dropped: no retry would ever mend it. */
async function workOn<T extends { uid: string }>(
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
