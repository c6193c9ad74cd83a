import type * as z from 'zod/mini';
import type { inboxRoutes } from '@crocodile-hub/core/contract/inbox';
import { minuteMs } from '@crocodile-hub/core/time/units';
import type { Person } from '../../ports/accounts.ts';
import type { Ports } from '../../ports/ports.ts';
import { socialMessage } from '../channels/read-channel.ts';
import { inboxMessage, listedLetters } from './inbox-message.ts';

/** A provider may tell of a message late, under the time at which it was written. */
const latenessMs = 10 * minuteMs;
/** More messages of channels at once than this are told at the next look. */
const mostMessages = 100;

export type Since = {
  labelId?: string | undefined;
  historyId?: string | undefined;
  after?: string | undefined;
};
type News = z.output<(typeof inboxRoutes)['inboxNews']['reply']>;

/** What came or changed in a folder since, and on the channels. Rule inbox.news.1. */
export async function inboxNews(
  ports: Pick<Ports, 'inbox' | 'channelStore'>,
  person: Person,
  { labelId, historyId, after }: Since,
): Promise<News> {
  const [changes, messages] = await Promise.all([
    historyId === undefined
      ? unknown
      : ports.inbox.changes(person, { labelId: labelId ?? null, historyId, letters: listedLetters }),
    after === undefined
      ? []
      : ports.channelStore.since(person.uid, Date.parse(after) - latenessMs, mostMessages),
  ]);
  const { mails, shift: _, ...rest } = changes;
  return {
    success: true,
    ...rest,
    mails: mails.map((mail) => inboxMessage(mail, { whole: false })),
    messages: messages.map(socialMessage),
  };
}

const unknown = {
  historyId: null,
  isStale: true,
  mails: [],
  unreadable: [],
  relabelled: [],
  gone: [],
  shift: null,
};
