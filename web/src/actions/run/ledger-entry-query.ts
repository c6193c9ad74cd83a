import { paths } from '@crocodile-hub/core/contract/paths';
import { liveDocument } from '../../kit/wire/firebase/live-document.ts';

/** The ledger entry of an execution; of a task's, the key is its id. None before anything ran. */
export function ledgerEntryQuery(key: string) {
  return liveDocument({
    name: `ledger/${key}`,
    path: (uid) => `${paths.outbox(uid)}/${key}`,
    schema: async () => (await import('@crocodile-hub/core/contract/documents')).outboxDocument,
  });
}
