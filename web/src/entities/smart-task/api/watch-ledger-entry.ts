import { paths } from '@crocodile-hub/core/contract/paths';
import { liveDocument } from '../../../shared/firebase/live-document.ts';

/** What the server recorded of a task's execution; the task's id is its key. None while nothing was run. */
export function ledgerEntryQuery(taskId: string) {
  return liveDocument({
    name: `ledger/${taskId}`,
    path: (uid) => `${paths.outbox(uid)}/${taskId}`,
    schema: async () => (await import('@crocodile-hub/core/contract/documents')).outboxDocument,
  });
}
