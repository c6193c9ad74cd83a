import { Hono } from 'hono';
import { z } from 'zod';

import type { Clock } from '../../kit/clock.ts';
import type { MetaEnv } from '../authenticate.ts';
import type { Business } from '../business.ts';
import { MetaError } from '../errors.ts';
import { isWindowOpen } from '../window.ts';

const ReadReceipt = z.object({
  messaging_product: z.literal('whatsapp'),
  status: z.literal('read'),
  message_id: z.string(),
});

const SentFile = z.object({
  id: z.string().optional(),
  link: z.string().optional(),
  caption: z.string().optional(),
});

const Outgoing = z.object({
  messaging_product: z.literal('whatsapp'),
  to: z.string(),
  type: z.enum(['text', 'template', 'image', 'document', 'audio', 'video']).default('text'),
  text: z.object({ body: z.string().min(1).max(4096) }).optional(),
  template: z.object({ name: z.string(), language: z.object({ code: z.string() }) }).optional(),
  image: SentFile.optional(),
  document: SentFile.optional(),
  audio: SentFile.optional(),
  video: SentFile.optional(),
  biz_opaque_callback_data: z.string().max(512).optional(),
});

type Outgoing = z.infer<typeof Outgoing>;

type WhatsAppContext = {
  clock: Clock;
  /** What happens to free text to somebody who never wrote. Meta refuses it. */
  strangers: 'reachable' | 'refused';
};

/** The WhatsApp Cloud API: messages of the business's phone number. */
export function whatsappRoutes({ clock, strangers }: WhatsAppContext): Hono<MetaEnv> {
  const app = new Hono<MetaEnv>();

  app.post('/:id/messages', async (c, next) => {
    const { business } = c.var;
    const { account, conversations } = business;
    if (c.req.param('id') !== account.phoneNumberId) return next();
    const body: unknown = await c.req.json();
    const receipt = ReadReceipt.safeParse(body);
    if (receipt.success) return c.json({ success: markRead(business, receipt.data.message_id) });

    const message = Outgoing.parse(body);
    const contactId = phoneDigits(message.to);
    const text = textOf(message);
    const outgoing = {
      channel: 'whatsapp' as const,
      contactId,
      text,
      callbackData: message.biz_opaque_callback_data,
    };
    const kept = mayReach(business, contactId, message)
      ? conversations.send(outgoing)
      : conversations.refuse(outgoing);
    return c.json({
      messaging_product: 'whatsapp',
      contacts: [{ input: message.to, wa_id: contactId }],
      messages: [{ id: kept.id }],
    });
  });

  function mayReach({ store }: Business, contactId: string, { type }: Outgoing): boolean {
    if (type === 'template') return true;
    const contact = store.contact(contactId);
    if (contact?.lastWroteAt === undefined) return strangers === 'reachable';
    return isWindowOpen(contact, clock.now());
  }

  function markRead({ store }: Business, messageId: string): boolean {
    if (!store.message(messageId)) throw new MetaError('invalidParameter');
    return true;
  }

  return app;
}

function phoneDigits(to: string): string {
  const digits = to.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15)
    throw new MetaError('invalidParameter', '(#100) Invalid parameter: to');
  return digits;
}

function textOf(message: Outgoing): string {
  if (message.type === 'template') return `[template ${message.template?.name ?? ''}]`;
  if (message.type !== 'text') return message[message.type]?.caption ?? `[${message.type}]`;
  if (!message.text)
    throw new MetaError('invalidParameter', "(#100) The parameter text['body'] is required.");
  return message.text.body;
}
