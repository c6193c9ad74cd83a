import { answerMetaChallenge, receiveMeta, type WebhookPorts } from '../../usecases/channels/meta-webhook.ts';
import { receiveTwilio } from '../../usecases/channels/twilio-webhook.ts';
import type { Handlers } from '../call.ts';

/** Public, and trusted by their signatures alone. */
export function webhookRoutes(ports: WebhookPorts) {
  return {
    metaChallenge: ({ query }) => Promise.resolve(new Response(answerMetaChallenge(ports, query))),
    metaWebhook: async ({ request }) => {
      const body = new Uint8Array(await request.arrayBuffer());
      return await receiveMeta(ports, body, request.headers.get('X-Hub-Signature-256') ?? undefined);
    },
    twilioWebhook: async ({ request }) => {
      const form = new Map(new URLSearchParams(await request.text()));
      const reply = await receiveTwilio(ports, form, request.headers.get('X-Twilio-Signature') ?? undefined);
      return new Response(reply, { headers: { 'Content-Type': 'text/xml' } });
    },
  } satisfies Partial<Handlers>;
}
