import { reachesOthers } from '@crocodile-hub/core/domain/action-types';
import { cancelled, isWaiting } from '@crocodile-hub/core/domain/waiting-entry';
import type { Ports } from '../../ports/ports.ts';
import { withdrawGrants, type WithdrawPorts } from './withdraw-grants.ts';

export type TakeOverPorts = WithdrawPorts & Pick<Ports, 'ledger' | 'clock'>;

/**
 * Somebody registered an address without proof that it was theirs, and now its owner has signed in through a provider.
 * Firebase ends the old sessions and removes the password; this removes what the other person had connected.
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
    const ends = entry !== null && isWaiting(entry) && reachesOthers(entry.actionType, entry.payload ?? {});
    if (!ends) return { result: undefined };
    return {
      entry: cancelled(entry, now),
      task: { status: 'Cancelled', undoUntil: null, runAt: null },
      result: undefined,
    };
  });
}
