import type { InboxRule } from '@crocodile-hub/core/contract/inbox-rules';
import { mostRules } from '@crocodile-hub/core/contract/bounds';
import { paths } from '@crocodile-hub/core/contract/paths';
import { liveQuery } from '../../kit/wire/firebase/live-query.ts';
import { deleteDocument, putDocument } from '../../kit/wire/firebase/write-document.ts';

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

export const putRule = (uid: string, { id, createdAt, ...rule }: Rule): Promise<void> =>
  putDocument(paths.inboxRules(uid), id, { ...rule, createdAt: new Date(createdAt) });

export const removeRule = (uid: string, id: string): Promise<void> =>
  deleteDocument(paths.inboxRules(uid), id);
