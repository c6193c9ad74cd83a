import { reachesOthers } from '@crocodile-hub/core/domain/action-types';
import type { Ports } from '../../ports/ports.ts';
import { cancelled } from '../ledger/undo.ts';
import { withdrawGrants, type WithdrawPorts } from './withdraw-grants.ts';

export type TakeOverPorts = WithdrawPorts & Pick<Ports, 'ledger' | 'clock'>;

/**
 * Somebody had registered an address that was not shown to be theirs, and its owner has signed in through a provider.
 * Firebase has ended the other's sessions and removed the password; here goes what they had set up to act or to listen.
 */
export async function takeOver(ports: TakeOverPorts, uid: string): Promise<void> {
  await withdrawGrants(ports, uid);
  const keys = await ports.ledger.waiting(uid);
  for (const key of keys) await cancelSend(ports, uid, key);
  ports.log.info('account.taken-over', { cancelled: keys.length });
}

async function cancelSend({ ledger, clock }: TakeOverPorts, uid: string, key: string): Promise<void> {
  const now = clock.now();
  await ledger.transact(uid, key, (entry) => {
    const waits = entry?.status === 'accepted' || entry?.status === 'held' || entry?.status === 'scheduled';
    if (!waits || !reachesOthers(entry.actionType, entry.payload ?? {})) return { result: undefined };
    return {
      entry: cancelled(entry, now),
      task: { status: 'Cancelled', undoUntil: null, runAt: null },
      result: undefined,
    };
  });
}
