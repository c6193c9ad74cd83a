import { outboxDocument, type OutboxStatus } from '@crocodile-hub/core/contract/documents';
import { paths } from '@crocodile-hub/core/contract/paths';
import { loadFirestore } from '../../kit/wire/firebase/load-firestore.ts';

/** The ledger's status of an attempt; null when the server never got it. Rejects when the server cannot be asked. */
async function ledgerStatus(uid: string, key: string): Promise<OutboxStatus | null> {
  const { db, doc, getDoc } = await loadFirestore();
  const entry = await getDoc(doc(db, `${paths.outbox(uid)}/${key}`));
  if (entry.metadata.fromCache) throw new Error('only this device answered');
  return entry.exists() ? outboxDocument.shape.status.parse(entry.get('status')) : null;
}

/**
 * Whether an attempt `went` through, `ended` without that, or is `unknown` as yet; `nothing` where the ledger never got
 * it, so that its id is free.
 */
export type Settlement = 'went' | 'ended' | 'nothing' | 'unknown';

/** Finds out how an attempt without a definite answer ended. */
export async function lookUp(uid: string, key: string): Promise<Settlement> {
  return ledgerStatus(uid, key).then(settlementOf, () => 'unknown');
}

function settlementOf(status: OutboxStatus | null): Settlement {
  switch (status) {
    case 'done':
    case 'held':
    case 'scheduled':
      return 'went';
    case null:
      return 'nothing';
    case 'failed':
    case 'cancelled':
      return 'ended';
    case 'accepted':
    case 'claimed':
    case 'uncertain':
      return 'unknown';
    default:
      return status satisfies never;
  }
}
