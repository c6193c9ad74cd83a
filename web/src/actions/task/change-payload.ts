import { paths } from '@crocodile-hub/core/contract/paths';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { loadFirestore } from '../../kit/wire/firebase/load-firestore.ts';

type Change = { actionType: string; actionPayload: Record<string, unknown>; sent: Record<string, unknown> };

/** Changes what a task does or carries, as long as it waits for a yes: in a transaction, since the yes may come elsewhere. */
export async function changePayload(
  uid: string,
  id: string,
  { actionType, actionPayload, sent }: Change,
): Promise<void> {
  const { db, doc, runTransaction } = await loadFirestore();
  const place = doc(db, paths.smartTasks(uid), id);
  await runTransaction(db, async (transaction) => {
    const status: unknown = (await transaction.get(place)).get('status');
    if (status !== 'Waiting Confirmation') return;
    transaction.update(place, { actionType, actionPayload, payloadHash: payloadHash(actionType, sent) });
  });
}
