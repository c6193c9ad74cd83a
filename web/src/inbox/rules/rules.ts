import type { InboxRule } from '@crocodile-hub/core/contract/inbox-rules';
import { mostRules } from '@crocodile-hub/core/contract/bounds';
import { paths } from '@crocodile-hub/core/contract/paths';
import { liveQuery } from '../../kit/wire/firebase/live-query.ts';
import { loadFirestore } from '../../kit/wire/firebase/load-firestore.ts';

export type Rule = InboxRule & { id: string };

const mostRuns = 100;

/** The kept rules, the newest first. Rule inbox.rules.1. */
export const rulesQuery = liveQuery({
  name: 'inbox-rules',
  path: paths.inboxRules,
  schema: async () => (await import('@crocodile-hub/core/contract/inbox-rules')).inboxRuleDocument,
  build: (sdk, all) => sdk.query(all, sdk.orderBy('createdAt', 'desc'), sdk.limit(mostRules)),
});

/** The log of the rules: their runs stand in the ledger. */
export const runsQuery = liveQuery({
  name: 'inbox-rule-runs',
  path: paths.outbox,
  schema: async () => (await import('@crocodile-hub/core/contract/documents')).outboxDocument,
  build: (sdk, all) =>
    sdk.query(
      all,
      sdk.where('actionType', '==', 'sort_mail'),
      sdk.orderBy('createdAt', 'desc'),
      sdk.limit(mostRuns),
    ),
});

export async function putRule(uid: string, { id, createdAt, ...rule }: Rule): Promise<void> {
  const { db, doc, setDoc } = await loadFirestore();
  await setDoc(doc(db, paths.inboxRules(uid), id), { ...rule, createdAt: new Date(createdAt) });
}

export async function removeRule(uid: string, id: string): Promise<void> {
  const { db, deleteDoc, doc } = await loadFirestore();
  await deleteDoc(doc(db, paths.inboxRules(uid), id));
}
