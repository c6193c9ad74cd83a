import { z } from 'zod';

import { MetaError } from './errors.ts';
import type { Conversations } from './conversation.ts';
import { randomDigits } from './store.ts';
import type { MetaStore } from './store.ts';

/** `status` reports on a message of ours, and `reaction` puts a sign on one, on WhatsApp; the rest is a message. */
const Inbound = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('message'),
    channel: z.enum(['whatsapp', 'messenger', 'instagram']).default('whatsapp'),
    /** A phone number on WhatsApp, otherwise the platform's id of the person. */
    from: z.string().min(1),
    name: z.string().optional(),
    username: z.string().optional(),
    text: z.string().default(''),
    /** Milliseconds since 1970; now when left out. An old one leaves the 24-hour window closed. */
    at: z.number().optional(),
    /** A file, of which only the kind is told. */
    attachment: z.object({ mimeType: z.string() }).optional(),
    /** How often the webhook is sent: webhooks come at least once. */
    times: z.int().min(1).max(10).default(1),
  }),
  z.object({
    kind: z.literal('status'),
    id: z.string(),
    status: z.enum(['sent', 'delivered', 'read', 'failed']),
  }),
  z.object({ kind: z.literal('reaction'), id: z.string(), emoji: z.string() }),
]);

type InboundMessage = Extract<z.infer<typeof Inbound>, { kind: 'message' }>;

/** Receives a message, or the status of one, from outside. */
export function receiveThrough(store: MetaStore, conversations: Conversations) {
  function receiveMessage(inbound: InboundMessage) {
    const from = inbound.channel === 'whatsapp' ? inbound.from.replace(/\D/g, '') : inbound.from;
    const known = store.contact(from);
    const name = inbound.name ?? known?.name ?? from;
    const username =
      inbound.username ?? known?.username ?? (inbound.channel === 'instagram' ? name : undefined);
    const message = conversations.receive({
      ...inbound,
      from,
      name,
      username,
      attachment: inbound.attachment && { ...inbound.attachment, mediaId: randomDigits(16) },
    });
    for (let told = 1; told < inbound.times; told += 1) conversations.tellAgain(message);
    return { id: message.id, from };
  }

  return (body: object) => {
    const inbound = Inbound.parse({ kind: 'message', ...body });
    if (inbound.kind === 'message') return receiveMessage(inbound);
    const message = store.message(inbound.id);
    if (!message) throw new MetaError('noSuchObject');
    if (inbound.kind === 'reaction') conversations.react(message, inbound.emoji);
    else conversations.setStatus(message, inbound.status);
    return { id: message.id };
  };
}
