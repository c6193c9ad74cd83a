import type { Clock } from '../kit/clock.ts';
import type { SentLog } from '../kit/sent.ts';
import type { Records } from '../kit/records.ts';
import type { MetaAccount } from './account.ts';
import { openConversations } from './conversation.ts';
import { openMetaStore } from './store.ts';
import type { Webhooks } from './webhooks.ts';

export type Business = ReturnType<typeof openBusiness>;

type BusinessContext = {
  records: Records;
  /** The prefix of its records. */
  name: string;
  account: MetaAccount;
  webhooks: Webhooks;
  sent: SentLog;
  clock: Clock;
};

/** One business and its conversations, closed to the tokens of others. */
export function openBusiness({ records, name, account, webhooks, sent, clock }: BusinessContext) {
  const store = openMetaStore(records, name);
  return { account, store, conversations: openConversations({ store, webhooks, sent, clock, account }) };
}
