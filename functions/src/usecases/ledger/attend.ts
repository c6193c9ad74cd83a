import { absent } from '../../ports/accounts.ts';
import type { Due } from '../../ports/world.ts';
import { resultOfFailures, type Attended } from '../patience.ts';
import { runEntry, type LedgerPorts } from './run-entry.ts';
import { setBackEntry } from './set-back.ts';
import { wakeEntry } from './wake.ts';

/** Processes an entry that is due. */
export async function attendEntry(ports: LedgerPorts, { uid, id: key }: Due): Promise<Attended> {
  try {
    const run = await runEntry(ports, absent(uid), key);
    if (run.is === 'waiting') await wakeEntry(ports, uid, key, run.until);
    return 'attended';
  } catch (error) {
    return resultOfFailures(await setBackEntry(ports, uid, key, error));
  }
}
