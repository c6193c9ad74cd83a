import { actionJob } from '@crocodile-hub/core/contract/queue';
import type { LedgerPorts } from '../usecases/ledger/run-entry.ts';
import { runJob } from '../usecases/ledger/run-job.ts';
import { workOn } from './job.ts';

export async function runActionTask(ports: LedgerPorts, data: unknown): Promise<void> {
  await workOn(data, actionJob, ports.log, (job) => runJob(ports, job));
}
