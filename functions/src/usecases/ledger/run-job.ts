import type { ActionJob } from '@crocodile-hub/core/contract/queue';
import { absent } from '../../ports/accounts.ts';
import type { Due } from '../../ports/world.ts';
import { resultOfFailures, type Resumed } from '../patience.ts';
import { earlyMs } from '../wake-up/queue-times.ts';
import { runEntry, type LedgerPorts } from './run-entry.ts';
import { setBackEntry } from './set-back.ts';
import { wakeEntry } from './wake.ts';

/** Not a failure: the queue tries again when the other worker has finished, or died. */
export class HeldByAnother extends Error {
  constructor() {
    super('another worker holds this action');
  }
}

/** The queue's wake-up of a held or scheduled action. Throws when another worker holds it: the queue tries again. */
export async function runJob(ports: LedgerPorts, { uid, key }: ActionJob): Promise<void> {
  const run = await runEntry(ports, absent(uid), key);
  switch (run.is) {
    case 'settled':
      return;
    case 'busy':
      throw new HeldByAnother();
    case 'waiting': {
      const waitMs = run.until - ports.clock.now();
      if (waitMs > earlyMs) return;
      await ports.clock.wait(Math.max(1, waitMs));
      return await runJob(ports, { uid, key });
    }
  }
}

/** Runs an entry that the sweep found. */
export async function resumeEntry(ports: LedgerPorts, { uid, id: key }: Due): Promise<Resumed> {
  try {
    const run = await runEntry(ports, absent(uid), key);
    if (run.is === 'waiting') await wakeEntry(ports, uid, key, run.until);
    return 'resumed';
  } catch (error) {
    return resultOfFailures(await setBackEntry(ports, uid, key, error));
  }
}
