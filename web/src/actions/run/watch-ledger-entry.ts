import { paths } from '@crocodile-hub/core/contract/paths';
import { liveDocument } from '../../kit/wire/firebase/live-document.ts';

/** The ledger entry of a task's execution; its key is the task's id. None before anything ran. */
export function ledgerEntryQuery(taskId: string) {
  return liveDocument({
    name: `ledger/${taskId}`,
    path: (uid) => `${paths.outbox(uid)}/${taskId}`,
    schema: async () => (await import('@crocodile-hub/core/contract/documents')).outboxDocument,
  });
}
