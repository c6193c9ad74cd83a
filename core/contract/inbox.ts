import * as z from 'zod/mini';
import { id, ok, providerId, queryNumber, userQuery } from './fields.ts';
import { isoTime } from './time.ts';

export const platforms = ['gmail', 'messenger', 'instagram', 'sms', 'whatsapp'] as const;
export const platform = z.enum(platforms);
export type Platform = z.infer<typeof platform>;

export const attachmentInfo = z.object({
  attachmentId: z.string(),
  filename: z.string(),
  mimeType: z.string(),
  size: z.number(),
});

/** A message of the inbox, as the mail calls answer it. */
export const inboxMessage = z.object({
  id: z.string(),
  threadId: z.string(),
  platform,
  sender: z.string(),
  senderEmail: z.string(),
  /** Addresses of To, so that a reply to one's own mail reaches whom it was written to. */
  recipients: z.array(z.string()),
  /** Addresses of Cc, for an answer to all. */
  cc: z.array(z.string()),
  subject: z.string(),
  /** The text, or what the HTML says in words. */
  messageText: z.string(),
  /** Only in threads; to be cleaned before it is shown. */
  html: z.nullable(z.string()),
  timestamp: isoTime,
  status: z.enum(['New', 'Replied', 'Waiting', 'Flagged', 'Archived']),
  isUnread: z.boolean(),
  isIncoming: z.boolean(),
  direction: z.enum(['inbound', 'outbound']),
  labels: z.array(z.string()),
  tags: z.array(z.string()),
  attachments: z.array(attachmentInfo),
});
export type InboxMessage = z.infer<typeof inboxMessage>;

const page = {
  nextPageToken: z.nullable(z.string()),
  totalMessages: z.number(),
};

export const inboxPage = z.object({ success: z.literal(true), messages: z.array(inboxMessage), ...page });

/** A message of any channel. Rule calls.inbox.1. */
export const unifiedMessage = z.object({
  id: z.string(),
  from: z.nullable(z.string()),
  text: z.string(),
  timestamp: isoTime,
  source: platform,
  status: z.enum(['read', 'unread']),
  threadKey: z.string(),
  direction: z.enum(['inbound', 'outbound']),
});
export type UnifiedMessage = z.infer<typeof unifiedMessage>;

export const unifiedPage = z.object({
  success: z.literal(true),
  messages: z.array(unifiedMessage),
  ...page,
  /** Sources that could not be read; the rest is answered all the same. */
  missing: z.array(z.object({ source: platform, error: z.string(), requiresAuth: z.boolean() })),
});

/** A mail in the hub's list. Rule calls.mail.1. */
export const emailListItem = z.object({
  id: z.string(),
  sender: z.string(),
  /** The same, under the name that the recent items read. */
  from: z.string(),
  subject: z.string(),
  unread: z.boolean(),
  labels: z.array(z.string()),
  timestamp: isoTime,
});

export const pageSizeMax = 100;

/** As a reply named it; Google's are letters and digits. */
const pageToken = z.optional(z.string().check(z.regex(/^[\w.+=~-]{1,500}$/)));
const pageQuery = {
  userId: z.optional(id),
  maxResults: z.optional(queryNumber(1, pageSizeMax)),
  pageToken,
};

function isListOfIds(list: string): boolean {
  return list.split(',').every((one) => one === '' || providerId.safeParse(one).success);
}

const messageAction = (name: string) =>
  ({
    method: 'POST',
    path: `/api/inbox-ai/${name}/:id`,
    auth: 'user',
    params: z.object({ id: providerId }),
    reply: ok,
    limit: 'call',
  }) as const;

/** `addLabel` and `removeLabel` take a label's id or the name of a tag, which is made when it is new. */
export const bulkActions = [
  'markAsRead',
  'markAsUnread',
  'archive',
  'delete',
  'addLabel',
  'unarchive',
  'restore',
  'removeLabel',
] as const;
export type BulkAction = (typeof bulkActions)[number];
export const tagLength = 100;
const tag = z.string().check(z.trim(), z.minLength(1), z.maxLength(tagLength));

const source = z.enum(['rules', 'model']);

export const inboxRoutes = {
  email: {
    method: 'GET',
    path: '/api/email',
    auth: 'user',
    reply: z.array(emailListItem),
    limit: 'call',
    failures: ['reauth', 'unavailable'],
  },
  inboxMessages: {
    method: 'GET',
    path: '/api/inbox-ai/messages',
    auth: 'user',
    query: z.object({
      ...pageQuery,
      /** Gmail label ids, separated by commas. */
      labelIds: z.optional(z.string().check(z.maxLength(500), z.refine(isListOfIds, 'expected ids'))),
    }),
    reply: inboxPage,
    limit: 'call',
    failures: ['reauth', 'unavailable'],
  },
  /** What is searched for is nobody else's business: not in an address, which others log. */
  inboxSearch: {
    method: 'POST',
    path: '/api/inbox-ai/search',
    auth: 'user',
    body: z.object({
      /** In Gmail's own words. */
      q: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
      labelIds: z.optional(z.array(providerId).check(z.maxLength(20))),
      maxResults: z.optional(z.number().check(z.minimum(1), z.maximum(pageSizeMax))),
      pageToken,
    }),
    reply: inboxPage,
    limit: 'call',
    failures: ['reauth', 'unavailable'],
  },
  unifiedMessages: {
    method: 'GET',
    path: '/api/inbox-ai/unified-messages',
    auth: 'user',
    query: z.object(pageQuery),
    reply: unifiedPage,
    limit: 'call',
  },
  inboxThread: {
    method: 'GET',
    path: '/api/inbox-ai/thread/:threadId',
    auth: 'user',
    params: z.object({ threadId: providerId }),
    query: userQuery,
    reply: z.object({ success: z.literal(true), messages: z.array(inboxMessage) }),
    limit: 'call',
    failures: ['reauth', 'not-found', 'unavailable'],
  },
  attachment: {
    method: 'GET',
    path: '/api/inbox-ai/attachment/:messageId/:attachmentId',
    auth: 'user',
    params: z.object({ messageId: providerId, attachmentId: providerId }),
    query: z.object({ userId: z.optional(id), filename: z.optional(z.string().check(z.maxLength(300))) }),
    reply: z.unknown(),
    answers: 'file',
    limit: 'call',
    failures: ['reauth', 'not-found', 'unavailable'],
  },
  bulkAction: {
    method: 'POST',
    path: '/api/inbox-ai/bulk-action',
    auth: 'user',
    query: userQuery,
    body: z.object({
      messageIds: z.array(providerId).check(z.minLength(1), z.maxLength(1_000)),
      action: z.enum(bulkActions),
      labelId: z.optional(z.nullable(tag)),
    }),
    reply: z.object({
      success: z.literal(true),
      results: z.array(z.object({ id: z.string(), success: z.boolean(), error: z.optional(z.string()) })),
    }),
    limit: 'call',
    failures: ['reauth', 'unavailable'],
  },
  markAsRead: messageAction('mark-as-read'),
  markAsUnread: messageAction('mark-as-unread'),
  archive: messageAction('archive'),
  tagMessage: { ...messageAction('tag'), body: z.object({ tag }) },
  unreadCounts: {
    method: 'GET',
    path: '/api/inbox-ai/unread-counts',
    auth: 'user',
    reply: z.object({
      success: z.literal(true),
      /** How many are unread, by channel. Rule mail.unread.1. */
      counts: z.object({
        gmail: z.number(),
        messenger: z.number(),
        instagram: z.number(),
        total: z.number(),
      }),
      folders: z.object({ inbox: z.number(), sent: z.number(), drafts: z.number(), trash: z.number() }),
    }),
    limit: 'call',
  },
  summarize: {
    method: 'POST',
    path: '/api/inbox-ai/summarize',
    auth: 'user',
    body: z.object({
      userId: z.optional(id),
      messageId: providerId,
      language: z.optional(z.enum(['en', 'he'])),
    }),
    reply: z.object({ success: z.literal(true), text: z.string(), source }),
    limit: 'chat',
    failures: ['reauth', 'not-found', 'unavailable'],
  },
  translate: {
    method: 'POST',
    path: '/api/inbox-ai/translate',
    auth: 'user',
    body: z.object({
      userId: z.optional(id),
      messageId: providerId,
      language: z.enum(['en', 'he', 'ar', 'es', 'fr', 'de']),
    }),
    reply: z.object({ success: z.literal(true), text: z.string(), source }),
    limit: 'chat',
    failures: ['reauth', 'not-found', 'unavailable'],
  },
  suggestReply: {
    method: 'POST',
    path: '/api/inbox-ai/suggest-reply',
    auth: 'user',
    body: z.object({ userId: z.optional(id), messageId: providerId }),
    /** Text for the reply box; nothing is sent, and nobody is addressed. */
    reply: z.object({ success: z.literal(true), text: z.string(), source }),
    limit: 'chat',
    failures: ['reauth', 'not-found', 'unavailable'],
  },
} as const;
