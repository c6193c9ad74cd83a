import type { Channel } from '@crocodile-hub/core/contract/channels';
import { call, type Options } from '../../kit/wire/call.ts';
import type { Outcome } from '../../kit/wire/failure.ts';
import { type Message, messageOfChannel, messageOfMail } from '../message.ts';

export type MailPage = {
  messages: Message[];
  /** Ids of mails that could not be read. */
  unreadable: string[];
  nextPageToken: string | null;
  total: number;
  historyId: string | null;
};

/** A page of a folder's mails; without a label, of all mail. */
export async function loadMails(
  page: { labelId: string | null; maxResults: number; pageToken: string | null },
  options: Options,
): Promise<Outcome<MailPage>> {
  const { labelId, maxResults, pageToken } = page;
  const query = {
    ...(labelId === null ? {} : { labelIds: labelId }),
    maxResults: String(maxResults),
    ...(pageToken === null ? {} : { pageToken }),
  };
  const outcome = await call('inboxMessages', { query }, options);
  if (!outcome.ok) return outcome;
  const { messages, unreadable = [], nextPageToken, totalMessages: total, historyId } = outcome.reply;
  return {
    ok: true,
    reply: { messages: messages.map(messageOfMail), unreadable, nextPageToken, total, historyId },
  };
}

/** The newest mails that Gmail finds, wherever they lie. `q` is in Gmail's own words. */
export async function searchMails(
  q: string,
  options: Options,
): Promise<Outcome<Pick<MailPage, 'messages' | 'unreadable'> & { isMore: boolean }>> {
  const outcome = await call('inboxSearch', { body: { q, maxResults: mostFound } }, options);
  if (!outcome.ok) return outcome;
  const { messages, unreadable = [], nextPageToken } = outcome.reply;
  return {
    ok: true,
    reply: { messages: messages.map(messageOfMail), unreadable, isMore: nextPageToken !== null },
  };
}
/** Each message read costs twenty units of Gmail's quota. */
const mostFound = 50;

const routeOf = {
  messenger: 'messengerMessages',
  instagram: 'instagramMessages',
  sms: 'smsMessages',
  whatsapp: 'whatsappMessages',
} as const satisfies Record<Channel, string>;

/** The messages that a channel keeps, the newest, all at once. */
export async function loadChannel(channel: Channel, options: Options): Promise<Outcome<Message[]>> {
  const outcome = await call(routeOf[channel], {}, options);
  return outcome.ok ? { ok: true, reply: outcome.reply.messages.map(messageOfChannel) } : outcome;
}

/** One mail, whole. */
export async function loadMail(id: string, options: Options): Promise<Outcome<Message>> {
  const outcome = await call('inboxMessage', { params: { id } }, options);
  return outcome.ok ? { ok: true, reply: messageOfMail(outcome.reply.message) } : outcome;
}

/** A mail's conversation, whole. */
export async function loadThread(threadId: string, options: Options): Promise<Outcome<Message[]>> {
  const outcome = await call('inboxThread', { params: { threadId }, query: {} }, options);
  return outcome.ok ? { ok: true, reply: outcome.reply.messages.map(messageOfMail) } : outcome;
}
