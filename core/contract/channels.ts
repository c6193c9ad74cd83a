import * as z from 'zod/mini';
import { id, ok, providerId } from './fields.ts';
import { linkedServices } from './linked-services.ts';
import { metaServices, pageServices } from './meta-services.ts';
import { storedTime } from './time.ts';

export const channels = ['messenger', 'instagram', 'sms', 'whatsapp'] as const;
export const channel = z.enum(channels);
export type Channel = z.infer<typeof channel>;

/** What the provider reports about a message of ours. */
const delivery = z.enum(['sent', 'delivered', 'read', 'failed']);
export type Delivery = z.infer<typeof delivery>;

const text = z.string().check(z.maxLength(100_000));
const party = z.string().check(z.maxLength(200));

/** users/{uid}/channelMessages/{id}: what came in and went out. The id is the provider's, so a webhook told twice is one. */
export const channelMessageDocument = z.object({
  platform: channel,
  direction: z.enum(['inbound', 'outbound']),
  from: party,
  fromName: z.nullable(party),
  to: party,
  content: text,
  timestamp: storedTime,
  /** The other side of the conversation. */
  threadKey: party,
  /** For messages that went out: what the provider reports about them. */
  delivery: z.nullable(delivery),
  read: z.boolean(),
});
export type ChannelMessageDocument = z.output<typeof channelMessageDocument>;

/** A message of Messenger, Instagram or SMS. Rule calls.channels.1. */
export const socialMessage = z.object({
  id: z.string(),
  platform: channel,
  direction: z.enum(['inbound', 'outbound']),
  from: z.string(),
  fromName: z.nullable(z.string()),
  to: z.string(),
  content: z.string(),
  /** Milliseconds since the epoch. */
  timestamp: z.number(),
  threadKey: z.string(),
  read: z.boolean(),
  sourceMeta: z.object({ delivery: z.nullable(delivery) }),
});
export type SocialMessage = z.infer<typeof socialMessage>;

/** A send of its own intent; with a key, the same key never sends twice. */
const sendBody = z.object({
  userId: z.optional(id),
  to: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  message: z.string().check(z.minLength(1), z.maxLength(100_000)),
  idempotencyKey: z.optional(id),
});
const sendReply = z.object({ success: z.literal(true), messageId: z.string(), key: z.string() });

const messagesOf = (name: Channel) =>
  ({
    method: 'GET',
    path: `/api/${name}/messages`,
    auth: 'user',
    reply: z.object({ success: z.literal(true), messages: z.array(socialMessage) }),
    limit: 'call',
  }) as const;

const sendOn = (name: Channel) =>
  ({
    method: 'POST',
    path: `/api/${name}/send`,
    auth: 'user',
    body: sendBody,
    reply: sendReply,
    limit: 'execution',
    failures: ['reauth', 'unverified', 'unavailable', 'conflict'],
  }) as const;

/** Goes into a header as it is. */
const accessToken = z.string().check(z.regex(/^[\x21-\x7e]{1,2000}$/));

/** Services that a person connects with credentials of their own. */
export const connectRequest = z.discriminatedUnion('service', [
  /** The deployment's own numbers. A text reaches the one person who wrote to its sender; a stranger's reaches nobody. */
  z.object({ service: z.literal('sms') }),
  z.object({
    service: z.literal('whatsapp'),
    accessToken,
    phoneNumberId: z.string().check(z.regex(/^\d{5,30}$/)),
  }),
  z.object({
    service: z.enum(pageServices),
    /** A page's access token, and the page. */
    accessToken,
    pageId: z.string().check(z.regex(/^\d{5,30}$/)),
  }),
]);

export const channelRoutes = {
  whatsappSend: sendOn('whatsapp'),
  whatsappMessages: messagesOf('whatsapp'),
  messengerSend: sendOn('messenger'),
  messengerMessages: messagesOf('messenger'),
  instagramSend: sendOn('instagram'),
  instagramMessages: messagesOf('instagram'),
  smsSend: sendOn('sms'),
  smsMessages: messagesOf('sms'),
  smsThreads: {
    method: 'GET',
    path: '/api/sms/threads',
    auth: 'user',
    reply: z.object({
      success: z.literal(true),
      threads: z.array(z.object({ threadKey: z.string(), last: socialMessage, unread: z.number() })),
    }),
    limit: 'call',
  },
  smsStatus: {
    method: 'GET',
    path: '/api/sms/status',
    auth: 'user',
    reply: z.object({ success: z.literal(true), connected: z.boolean(), number: z.nullable(z.string()) }),
    limit: 'call',
  },
  profilePicture: {
    method: 'GET',
    path: '/api/messenger/profile-picture/:psid',
    auth: 'user',
    params: z.object({ psid: providerId }),
    reply: z.object({ success: z.literal(true), profilePicture: z.nullable(z.string()) }),
    limit: 'call',
    failures: ['unavailable'],
  },
  channelMessageRead: {
    method: 'POST',
    path: '/api/channels/mark-as-read',
    auth: 'user',
    body: z.object({
      messageIds: z.array(providerId).check(z.minLength(1), z.maxLength(500)),
      read: z.boolean(),
    }),
    reply: ok,
    limit: 'call',
  },
  connectService: {
    method: 'POST',
    path: '/api/integrations/connect',
    auth: 'user',
    body: connectRequest,
    reply: z.object({ success: z.literal(true), account: z.nullable(z.string()) }),
    limit: 'call',
    failures: ['reauth', 'unavailable', 'conflict'],
  },
  disconnectService: {
    method: 'POST',
    path: '/api/integrations/disconnect',
    auth: 'user',
    body: z.object({ service: z.enum([...metaServices, ...linkedServices]) }),
    reply: ok,
    limit: 'call',
  },
  metaChallenge: {
    method: 'GET',
    path: '/api/webhooks/meta',
    auth: 'public',
    query: z.object({
      'hub.mode': z.literal('subscribe'),
      'hub.verify_token': z.string().check(z.maxLength(500)),
      'hub.challenge': z.string().check(z.regex(/^[\w-]{1,200}$/)),
    }),
    reply: z.string(),
    answers: 'text',
    limit: 'webhook',
  },
  /** The body is verified before it is read as JSON, hence no schema here. */
  metaWebhook: {
    method: 'POST',
    path: '/api/webhooks/meta',
    auth: 'public',
    reply: ok,
    limit: 'webhook',
  },
  twilioWebhook: {
    method: 'POST',
    path: '/api/webhooks/twilio',
    auth: 'public',
    reply: z.string(),
    answers: 'text',
    /** A text message and what Twilio says about it; read before its signature can be checked. */
    bodyBytes: 64_000,
    limit: 'webhook',
  },
} as const;
