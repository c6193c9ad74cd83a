import { outboxDocument, type OutboxStatus } from '@crocodile-hub/core/contract/documents';
import { paths } from '@crocodile-hub/core/contract/paths';
import { loadFirestore } from '../../kit/wire/firebase/load-firestore.ts';

/** The ledger's status of an attempt; null when the server never got it. Rejects when the server cannot be asked. */
export async function ledgerStatus(uid: string, key: string): Promise<OutboxStatus | null> {
  const { db, doc, getDoc } = await loadFirestore();
  const entry = await getDoc(doc(db, `${paths.outbox(uid)}/${key}`));
  if (entry.metadata.fromCache) throw new Error('only this device answered');
  return entry.exists() ? outboxDocument.shape.status.parse(entry.get('status')) : null;
}
