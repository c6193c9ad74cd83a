import { call, type Options, type Reply } from '../../kit/wire/call.ts';
import type { Outcome } from '../../kit/wire/failure.ts';
import { type Message, messageOfChannel, messageOfMail } from '../message.ts';

export type News = Pick<
  Reply<'inboxNews'>,
  'historyId' | 'isStale' | 'relabelled' | 'gone' | 'unreadable'
> & {
  mails: readonly Message[];
  /** Messages of channels. */
  others: readonly Message[];
};

/** Loads the messages that arrived or changed since; cheap when none did. */
export async function loadNews(
  {
    labelId,
    historyId: known,
    after,
  }: Record<'labelId' | 'historyId', string | null> & { after: number | null },
  options: Options,
): Promise<Outcome<News>> {
  const query = {
    ...(labelId === null ? {} : { labelId }),
    ...(known === null ? {} : { historyId: known }),
    ...(after === null ? {} : { after: new Date(after).toISOString() }),
  };
  const outcome = await call('inboxNews', { query }, options);
  if (!outcome.ok) return outcome;
  const { historyId, isStale, relabelled, gone, unreadable = [], mails, messages } = outcome.reply;
  const news = { historyId, isStale, relabelled, gone, unreadable };
  return {
    ok: true,
    reply: { ...news, mails: mails.map(messageOfMail), others: messages.map(messageOfChannel) },
  };
}
