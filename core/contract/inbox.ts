import * as z from 'zod/mini';
import { bounds, mostAwaited } from './bounds.ts';
import { socialMessage } from './channels.ts';
import { id, ok, providerId, queryNumber, userQuery } from './fields.ts';
import { invitation } from './invitation.ts';
import { storedText } from './text.ts';
import { isoTime, timeZoneName, wishedTime } from './time.ts';

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
  /** The addresses of Reply-To; empty if answers go to the sender. */
  replyTo: z.array(z.string()),
  /** Addresses of Cc, for an answer to all. */
  cc: z.array(z.string()),
  subject: z.string(),
  /** The text of the HTML; the text part if there is no HTML, or none with words. */
  messageText: z.string(),
  /** Only in threads; to be cleaned before it is shown. */
  html: z.nullable(z.string()),
  /** What the text part says, where the HTML has no words, or something in it may have taken in the rest; only in threads. */
  textPart: z.optional(z.string()),
  /** The mail says more than can be shown. */
  isCut: z.optional(z.boolean()),
  timestamp: isoTime,
  status: z.enum(['New', 'Replied', 'Waiting', 'Flagged', 'Archived']),
  isUnread: z.boolean(),
  isIncoming: z.boolean(),
  direction: z.enum(['inbound', 'outbound']),
  labels: z.array(z.string()),
  tags: z.array(z.string()),
  attachments: z.array(attachmentInfo),
  /** Pictures that the HTML shows by `cid:`; only in threads. */
  pictures: z.array(z.object({ contentId: z.string(), attachmentId: z.string() })),
  /** It carries something of a calendar: `inboxInvitation` reads it. */
  hasInvitation: z.boolean(),
  /** Its list can be left by `unsubscribe`; at which address is the server's matter alone. */
  canUnsubscribe: z.boolean(),
  /** The checks of the sender that failed at Gmail; empty if none failed, or none were made. */
  failedChecks: z.optional(z.array(z.enum(['dmarc', 'dkim', 'spf']))),
  /** Gmail confirmed the sender: by the policy of their domain, or by a signature of it. */
  isConfirmed: z.optional(z.boolean()),
  /** Who wrote, as the platform has it: the id that Messenger knows them by, and what they call themselves. */
  metadata: z.optional(z.object({ psid: z.nullable(z.string()), fromName: z.nullable(z.string()) })),
  /** No mail came from this sender or went to them before; only in threads. */
  isFirstOfSender: z.optional(z.boolean()),
  /** The person never wrote to its sender, who is no list; only in lists, and once all mail was read for its people. */
  isOfNewcomer: z.optional(z.boolean()),
});
export type InboxMessage = z.infer<typeof inboxMessage>;

const page = {
  nextPageToken: z.nullable(z.string()),
  totalMessages: z.number(),
};

/** Ids of mails that exist but could not be read now; the others are still returned. Rule inbox.load.3. */
const unreadable = z.optional(z.array(z.string()));

export const inboxPage = z.object({
  success: z.literal(true),
  messages: z.array(inboxMessage),
  unreadable,
  ...page,
  /** The state of the mailbox, to be sent to `inboxNews`; null if none was found. */
  historyId: z.nullable(z.string()),
});

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
  unreadable,
  ...page,
  /** Sources that could not be read; the rest is answered all the same. */
  missing: z.array(z.object({ source: platform, error: z.string(), requiresAuth: z.boolean() })),
});

/** A mail in the hub's list. Rule calls.mail.1. */
export const emailListItem = z.object({
  id: z.string(),
  threadId: z.string(),
  sender: z.string(),
  /** The same, under the name that the recent items read. */
  from: z.string(),
  subject: z.string(),
  unread: z.boolean(),
  labels: z.array(z.string()),
  timestamp: isoTime,
});

export const pageSizeMax = 100;

/** As a reply named it; Google's are letters and digits. Empty is the first page. */
const pageToken = z.optional(z.string().check(z.regex(/^[\w.+=~-]{0,500}$/)));
const pageQuery = {
  userId: z.optional(id),
  maxResults: z.optional(queryNumber(1, pageSizeMax)),
  pageToken,
};

function isListOfIds(list: string): boolean {
  return list.split(',').every((one) => one === '' || providerId.safeParse(one).success);
}

/** On a channel, a thread is named by the channel and the other party. */
const providerThread = z.string().check(z.minLength(1), z.maxLength(bounds.providerId));

const messageAction = (name: string) =>
  ({
    method: 'POST',
    path: `/api/inbox-ai/${name}/:id`,
    auth: 'user',
    params: z.object({ id: providerId }),
    reply: ok,
    limit: 'call',
    failures: ['reauth', 'not-found', 'unavailable'],
  }) as const;

/**
 * `addLabel` and `removeLabel` take the name of a tag (a new one is created) or the id of its label. Gmail's own labels
 * are never tags, even if a tag has the same name: only the other actions move a mail, mark it or star it.
 */
export const bulkActions = [
  'markAsRead',
  'markAsUnread',
  'archive',
  'delete',
  'addLabel',
  'unarchive',
  'restore',
  'removeLabel',
  'star',
  'unstar',
] as const;
export type BulkAction = (typeof bulkActions)[number];

/** What the actions on Gmail's own labels change. The others are more than labels: the trash, and tags by their name. */
export const labelChanges: Readonly<
  Record<
    Exclude<BulkAction, 'delete' | 'restore' | 'addLabel' | 'removeLabel'>,
    { add?: string[]; remove?: string[] }
  >
> = {
  markAsRead: { remove: ['UNREAD'] },
  markAsUnread: { add: ['UNREAD'] },
  archive: { remove: ['INBOX'] },
  unarchive: { add: ['INBOX'] },
  star: { add: ['STARRED'] },
  unstar: { remove: ['STARRED'] },
};

export const tagLength = 100;
const tag = z.string().check(z.trim(), z.minLength(1), z.maxLength(tagLength));

const source = z.enum(['rules', 'model']);

/** The content of the form. Recipients are as typed, separated by commas, even if they are not yet addresses. */
const writtenDraft = {
  to: storedText(bounds.parties),
  cc: storedText(bounds.parties),
  bcc: storedText(bounds.parties),
  subject: storedText(bounds.line),
  body: storedText(bounds.message),
  /** Gmail ids of the mail that this one answers. */
  replyTo: z.optional(z.object({ messageId: providerId, threadId: providerId })),
  /** Gmail's id of the mail whose attachments go along. */
  forwards: z.optional(providerId),
};
const writtenDraftBody = z.object(writtenDraft);
export type WrittenDraft = z.output<typeof writtenDraftBody>;

const openedDraft = z.object({
  draftId: z.string(),
  to: z.string(),
  cc: z.string(),
  bcc: z.string(),
  subject: z.string(),
  body: z.string(),
  replyTo: z.nullable(z.object({ messageId: z.string(), threadId: z.string() })),
  forwards: z.nullable(
    z.object({
      messageId: z.string(),
      files: z.array(z.object({ filename: z.string(), size: z.number() })),
    }),
  ),
  /** The mail whose attachments were to go along is not there any more. */
  isForwardGone: z.boolean(),
  /** Names of the files that lie in the draft itself: they can be neither kept nor sent from here. */
  files: z.array(z.string()),
});
export type OpenedDraft = z.output<typeof openedDraft>;

const draftCall = {
  auth: 'user',
  /** The form's ref (core/domain/draft-ref), or Gmail's id of the draft. */
  params: z.object({ id: providerId }),
  limit: 'call',
} as const;

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
  /** What is new or changed since the last page or news, without the rest of the list. Rule inbox.news.1. */
  inboxNews: {
    method: 'GET',
    path: '/api/inbox-ai/news',
    auth: 'user',
    query: z.object({
      /** Gmail's label of the folder; without it, all mail but spam and trash. */
      labelId: z.optional(providerId),
      /** As a page or the last news named it; without it, only the channels are asked. */
      historyId: z.optional(z.string().check(z.regex(/^\d{1,20}$/))),
      /** When the newest message of a channel that is known was written; without it, channels are not asked. */
      after: z.optional(wishedTime),
    }),
    reply: z.object({
      success: z.literal(true),
      historyId: z.nullable(z.string()),
      /** So much happened, or so long ago, that only the list can tell. */
      isStale: z.boolean(),
      /** Mails that are in the folder now and were not. */
      mails: z.array(inboxMessage),
      unreadable,
      /** Mails of the folder that were marked, starred or tagged. */
      relabelled: z.array(
        z.object({ id: z.string(), labels: z.array(z.string()), tags: z.array(z.string()) }),
      ),
      /** Ids of mails that are not in the folder any more. */
      gone: z.array(z.string()),
      messages: z.array(socialMessage),
    }),
    limit: 'call',
    failures: ['reauth', 'unavailable'],
  },
  /** A search is private, so its text is not in the URL, which others log. */
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
  /** One mail, whole: an address may name what no list has loaded. */
  inboxMessage: {
    method: 'GET',
    path: '/api/inbox-ai/message/:id',
    auth: 'user',
    params: z.object({ id: providerId }),
    reply: z.object({ success: z.literal(true), message: inboxMessage }),
    limit: 'call',
    failures: ['reauth', 'not-found', 'unavailable'],
  },
  /** The invitation that a mail carries; null where it carries none that can be read. */
  inboxInvitation: {
    method: 'GET',
    path: '/api/inbox-ai/invitation/:id',
    auth: 'user',
    params: z.object({ id: providerId }),
    query: z.object({ timeZone: z.optional(timeZoneName) }),
    reply: z.object({ success: z.literal(true), invitation: z.nullable(invitation) }),
    limit: 'call',
    failures: ['reauth', 'not-found', 'unavailable'],
  },
  /** Whether messages of one's own that wait for an answer have got one, on any channel. Rule inbox.nudge.2. */
  inboxAwaited: {
    method: 'POST',
    path: '/api/inbox-ai/awaited',
    auth: 'user',
    body: z.object({
      waits: z
        .array(
          z.object({
            platform,
            threadId: providerThread,
            messageId: providerId,
            sentAt: wishedTime,
            /** When the person asked for it, and by when an answer was wanted. */
            askedAt: wishedTime,
            until: wishedTime,
          }),
        )
        .check(z.minLength(1), z.maxLength(mostAwaited)),
    }),
    reply: z.object({
      success: z.literal(true),
      /** Messages whose conversation could not be read now are left out. */
      waits: z.array(
        z.object({
          messageId: z.string(),
          /** `gone`: the message is not there any more. */
          is: z.enum(['open', 'answered', 'gone']),
          /** By when an answer is wanted: later where the person wrote once more. */
          until: isoTime,
        }),
      ),
    }),
    limit: 'call',
    failures: ['reauth', 'unavailable'],
  },
  /** Saves what is being written as a draft in Gmail. The same form again is the same draft. Rule inbox.drafts.1. */
  saveDraft: {
    ...draftCall,
    method: 'PUT',
    path: '/api/inbox-ai/drafts/:id',
    body: z.object({
      ...writtenDraft,
      /** As an earlier save answered it. */
      draftId: z.optional(providerId),
    }),
    reply: z.object({ success: z.literal(true), draftId: z.string() }),
    failures: ['reauth', 'unavailable'],
  },
  /** A draft, to go on with; its message's id names it as well. */
  openDraft: {
    ...draftCall,
    method: 'GET',
    path: '/api/inbox-ai/drafts/:id',
    reply: z.object({ success: z.literal(true), draft: openedDraft }),
    failures: ['reauth', 'not-found', 'unavailable'],
  },
  discardDraft: {
    ...draftCall,
    method: 'POST',
    path: '/api/inbox-ai/drafts/:id/discard',
    body: z.object({ draftId: z.optional(providerId) }),
    reply: ok,
    failures: ['reauth', 'unavailable'],
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
  /** A picture of the web that a mail shows, fetched by us: its sender learns neither who looks nor from where. */
  inboxPicture: {
    method: 'POST',
    path: '/api/inbox-ai/picture',
    auth: 'user',
    body: z.object({ address: z.url({ protocol: /^https?$/ }).check(z.maxLength(2_000)) }),
    reply: z.unknown(),
    answers: 'file',
    limit: 'call',
    failures: ['unavailable'],
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
    /** If some messages are gone, the others are still done; if all are gone, the answer is not-found. */
    reply: z.object({
      success: z.literal(true),
      results: z.array(z.object({ id: z.string(), success: z.boolean(), error: z.optional(z.string()) })),
    }),
    limit: 'call',
    failures: ['reauth', 'not-found', 'unavailable'],
  },
  markAsRead: messageAction('mark-as-read'),
  markAsUnread: messageAction('mark-as-unread'),
  archive: messageAction('archive'),
  tagMessage: { ...messageAction('tag'), body: z.object({ tag }) },
  /** Leaves the list that sent a mail, where the mail allows it in one click (RFC 8058). */
  unsubscribe: {
    ...messageAction('unsubscribe'),
    failures: ['reauth', 'not-found', 'invalid', 'unavailable'],
  },
  /** Google's push of what happens in mailboxes. Its sender is verified before it is read, hence no schema here. */
  gmailWebhook: {
    method: 'POST',
    path: '/api/webhooks/gmail',
    auth: 'public',
    reply: ok,
    bodyBytes: 64_000,
    limit: 'webhook',
  },
  unreadCounts: {
    method: 'GET',
    path: '/api/inbox-ai/unread-counts',
    auth: 'user',
    reply: z.object({
      success: z.literal(true),
      /** The number of unread messages, by channel. Rule mail.unread.1. */
      counts: z.object({
        gmail: z.number(),
        messenger: z.number(),
        instagram: z.number(),
        total: z.number(),
      }),
      folders: z.object({ inbox: z.number(), sent: z.number(), drafts: z.number(), trash: z.number() }),
      /** Whether a language model is set up here, which the person may have switched off. */
      hasModel: z.boolean(),
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
    /** Text for the reply box; it is neither sent nor addressed. */
    reply: z.object({ success: z.literal(true), text: z.string(), source }),
    limit: 'chat',
    failures: ['reauth', 'not-found', 'unavailable'],
  },
} as const;
