import { paths } from '@crocodile-hub/core/contract/paths';
import { liveDocument } from '../../kit/wire/firebase/live-document.ts';

/** The ledger entry of an execution. */
export function watchExecution(key: string) {
  return liveDocument({
    name: `outbox/${key}`,
    path: (uid) => `${paths.outbox(uid)}/${key}`,
    schema: async () => (await import('@crocodile-hub/core/contract/documents')).outboxDocument,
  });
}
