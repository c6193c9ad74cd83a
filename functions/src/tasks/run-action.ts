import { actionJob } from '@crocodile-hub/core/contract/queue';
import type { LedgerPorts } from '../usecases/ledger/run-entry.ts';
import { HeldByAnother, runJob } from '../usecases/ledger/run-job.ts';
import { setBackEntry } from '../usecases/ledger/set-back.ts';
import { isWorthAQuickTry } from '../usecases/patience.ts';
import { workOn } from './job.ts';

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
