import { limits } from '@crocodile-hub/core/domain/limits';
import { mailStatus } from '@crocodile-hub/core/domain/mail-status';
import type { News } from './load-news.ts';
import { type Message, newestFirst } from '../message.ts';

type Moment = {
  isAutoRefreshed: boolean;
  loading: string | null;
  isConnected: boolean;
  /** The time since the person's last action. */
  quietMs: number;
};

/** Whether to check for new messages now. Rule inbox.news.1. */
export function mayRefresh({ isAutoRefreshed, loading, isConnected, quietMs }: Moment): boolean {
  return isAutoRefreshed && loading === null && isConnected && quietMs >= limits.inboxAutoRefreshQuietMs;
}

/** The list with the new messages and without the removed ones. */
export function newsIn(messages: readonly Message[], news: News): Message[] {
  const gone = new Set(news.gone);
  const kept = relabelledBy(messages, news).filter(({ id }) => !gone.has(id));
  return newestFirst([...kept, ...news.mails, ...news.others]);
}

/** The list with the present state of channel messages; the same array if nothing changed. */
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

export function newAmong(told: readonly Message[], known: readonly Message[]): Message[] {
  const ids = new Set(known.map(({ id }) => id));
  return told.filter(({ id, isIncoming }) => isIncoming && !ids.has(id));
}

/** When the newest channel message was written; 0 if there is none. */
export function newestOther(messages: readonly Message[]): number {
  return messages.find(({ platform }) => platform !== 'gmail')?.at ?? 0;
}
