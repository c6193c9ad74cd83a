import { answerMetaChallenge, receiveMeta, type WebhookPorts } from '../../usecases/channels/meta-webhook.ts';
import { receiveTwilio } from '../../usecases/channels/twilio-webhook.ts';
import { receiveMailPush, type MailPushPorts } from '../../usecases/inbox/mail-push.ts';
import type { Handlers } from '../call.ts';

/** Public, and trusted by their signatures alone. */
export function webhookRoutes(ports: WebhookPorts & MailPushPorts) {
  return {
    metaChallenge: ({ query }) => Promise.resolve(new Response(answerMetaChallenge(ports, query))),
    metaWebhook: ({ raw }) => receiveMeta(ports, raw.bytes, raw.header('x-hub-signature-256')),
    gmailWebhook: ({ raw }) => receiveMailPush(ports, raw.bytes, raw.header('authorization')),
    twilioWebhook: async ({ raw }) => {
      const form = new Map(new URLSearchParams(new TextDecoder().decode(raw.bytes)));
      const reply = await receiveTwilio(ports, form, raw.header('x-twilio-signature'));
      return new Response(reply, { headers: { 'Content-Type': 'text/xml' } });
    },
  } satisfies Partial<Handlers>;
}
