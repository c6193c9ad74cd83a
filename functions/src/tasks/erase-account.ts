import { deletionJob } from '@crocodile-hub/core/contract/queue';
import { eraseAccount, setBackDeletion, type ErasePorts } from '../usecases/accounts/erase-account.ts';
import { isWorthAQuickTry } from '../usecases/patience.ts';
import { workOn } from './job.ts';

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
