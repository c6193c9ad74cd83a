import { limits } from '@crocodile-hub/core/domain/limits';
import { mailStatus } from '@crocodile-hub/core/domain/mail-status';
import type { News } from '../../../entities/inbox/api/load-news.ts';
import { type Message, newestFirst } from '../../../entities/inbox/model/message.ts';

type Moment = {
  isAutoRefreshed: boolean;
  loading: string | null;
  /** Google's grant is there. */
  isConnected: boolean;
  /** Since the person last did something. */
  quietMs: number;
};

/** Whether it is looked for new messages now. Rule inbox.news.1. */
export function mayRefresh({ isAutoRefreshed, loading, isConnected, quietMs }: Moment): boolean {
  return isAutoRefreshed && loading === null && isConnected && quietMs >= limits.inboxAutoRefreshQuietMs;
}

/** The list with what came, without what left. */
export function newsIn(messages: readonly Message[], news: News): Message[] {
  const gone = new Set(news.gone);
  const kept = relabelledBy(messages, news).filter(({ id }) => !gone.has(id));
  return newestFirst([...kept, ...news.mails, ...news.others]);
}

/** The list with messages of channels as they stand now; the same list where they say nothing new. */
export function withTold(messages: readonly Message[], told: readonly Message[]): readonly Message[] {
  const known = new Map(messages.map((message) => [message.id, message]));
  const changed = told.filter((message) => {
    const before = known.get(message.id);
    return before?.isUnread !== message.isUnread || before.delivery !== message.delivery;
  });
  return changed.length === 0 ? messages : newestFirst([...messages, ...changed]);
}

/** The messages with the labels that they have now. */
export function relabelledBy(messages: readonly Message[], { relabelled }: News): Message[] {
  const told = new Map(relabelled.map((one) => [one.id, one]));
  return messages.map((message) => {
    const now = told.get(message.id);
    if (now === undefined) return message;
    const { labels, tags } = now;
    return { ...message, labels, tags, status: mailStatus(labels), isUnread: labels.includes('UNREAD') };
  });
}

/** What came in that was not known. */
export function newAmong(told: readonly Message[], known: readonly Message[]): Message[] {
  const ids = new Set(known.map(({ id }) => id));
  return told.filter(({ id, isIncoming }) => isIncoming && !ids.has(id));
}

/** When the newest message of a channel was written; before all where there is none. */
export function newestOther(messages: readonly Message[]): number {
  return messages.find(({ platform }) => platform !== 'gmail')?.at ?? 0;
}
