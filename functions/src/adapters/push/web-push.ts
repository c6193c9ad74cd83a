import { createHash } from 'node:crypto';
import type { Push } from '../../ports/reminders.ts';
import { circuit } from '../shared/circuit.ts';
import { isSuccess, refusal, request, type HttpReply } from '../shared/http.ts';
import { lazy } from '../shared/lazy.ts';
import { payloadOf } from './payload.ts';
import { pushServices } from './push-services.ts';

export type WebPushOptions = {
  publicKey: string;
  privateKey: string;
  /** Whom a push service may write to about us: `mailto:` or a page. */
  contact: string;
  /** Push services that we send to, as `pushServices` reads them. */
  services: readonly string[];
  timeoutMs: number;
};

/** After an hour a reminder is no longer pushed; it can be read in the list. */
const keptSeconds = 3_600;
const silence = 'pushSilent';
const reasons = { failed: 'pushFailed', refused: 'pushRefused', usualWaitSeconds: 60 } as const;

/**
 * Web Push (RFC 8030, 8291, 8292). The library encrypts and signs. We make the call ourselves: the library's own has no
 * deadline of ours and cannot use a stand-in.
 */
export function webPush({ services, timeoutMs, contact, ...keys }: WebPushOptions): Push {
  const serviceOf = pushServices(services);
  // One a service: when Mozilla's is down, Google's still delivers.
  const circuits = new Map(services.map((service) => [service, circuit(silence)]));
  // Node's loader does not see the names that this CommonJS module exports.
  const library = lazy(async () => (await import('web-push')).default);

  return {
    isConfigured: true,
    serves: (endpoint) => serviceOf(endpoint) !== undefined,

    async send(subscription, message) {
      const guarded = circuits.get(serviceOf(subscription.endpoint) ?? '');
      // The list has changed since this browser subscribed.
      if (guarded === undefined) return 'gone';
      const { generateRequestDetails } = await library();
      const { headers, body } = generateRequestDetails(subscription, payloadOf(message), {
        vapidDetails: { subject: contact, ...keys },
        TTL: keptSeconds,
        urgency: 'high',
        topic: topicOf(message.id),
      });
      return await request(
        subscription.endpoint,
        { method: 'POST', headers: asText(headers), body: Uint8Array.from(body ?? []) },
        outcomeOf,
        { timeoutMs, silence, circuit: guarded },
      );
    },
  };
}

function outcomeOf(reply: HttpReply): 'sent' | 'gone' {
  if (isSuccess(reply)) return 'sent';
  if (reply.status === 404 || reply.status === 410) return 'gone';
  throw refusal(reply, reasons);
}

/** A message that waits at the push service is replaced by its own repetition. At most 32 letters of base64url. */
function topicOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, 32);
}

/** Content-Length is left out: fetch sets it. */
function asText(headers: Record<string, unknown>): Record<string, string> {
  const own = Object.entries(headers).filter(([name]) => name !== 'Content-Length');
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
}
