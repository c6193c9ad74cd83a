import * as z from 'zod/mini';
import { id, ok } from './fields.ts';
import { storedText } from './text.ts';

const endpoint = z.url({ protocol: /^https?$/ }).check(z.maxLength(2_000));

/** A browser's subscription as `PushSubscription.toJSON()` gives it: where to send to, and whom to encrypt for. */
export const pushSubscription = z.object({
  endpoint,
  keys: z.object({
    /** An uncompressed point on P-256: 65 bytes of which the first is 4. */
    p256dh: z.string().check(z.regex(/^B[\w-]{86}=?$/)),
    /** 16 bytes. */
    auth: z.string().check(z.regex(/^[\w-]{22}(==)?$/)),
  }),
});

export const pushSubscribeRequest = z.object({
  userId: id,
  subscription: pushSubscription,
  /** The language that this device is used in: what a push says besides the person's own words. */
  locale: z.optional(storedText(35)),
});

export const pushUnsubscribeRequest = z.object({ userId: id, endpoint });

export const pushRoutes = {
  pushSubscribe: {
    method: 'POST',
    path: '/api/push/subscribe',
    auth: 'user',
    body: pushSubscribeRequest,
    reply: ok,
    limit: 'call',
    failures: ['unavailable'],
  },
  pushUnsubscribe: {
    method: 'POST',
    path: '/api/push/unsubscribe',
    auth: 'user',
    body: pushUnsubscribeRequest,
    reply: ok,
    limit: 'call',
  },
} as const;
