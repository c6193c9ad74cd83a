import { Hono } from 'hono';
import { z } from 'zod';

import type { Clock } from '../../kit/clock.ts';
import type { MetaEnv } from '../authenticate.ts';
import type { Business } from '../business.ts';
import { MetaError } from '../errors.ts';
import { isWindowOpen } from '../window.ts';

const Outgoing = z.object({
  messaging_product: z.literal('whatsapp'),
  to: z.string(),
  type: z.literal('text').default('text'),
  text: z.object({ body: z.string().min(1).max(4096) }),
  biz_opaque_callback_data: z.string().max(512).optional(),
});

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
    const message = Outgoing.parse(await c.req.json());
    const contactId = phoneDigits(message.to);
    const outgoing = {
      channel: 'whatsapp' as const,
      contactId,
      text: message.text.body,
      callbackData: message.biz_opaque_callback_data,
    };
    const kept = mayReach(business, contactId)
      ? conversations.send(outgoing)
      : conversations.refuse(outgoing);
    return c.json({
      messaging_product: 'whatsapp',
      contacts: [{ input: message.to, wa_id: contactId }],
      messages: [{ id: kept.id }],
    });
  });

  function mayReach({ store }: Business, contactId: string): boolean {
    const contact = store.contact(contactId);
    if (contact?.lastWroteAt === undefined) return strangers === 'reachable';
    return isWindowOpen(contact, clock.now());
  }

  return app;
}

function phoneDigits(to: string): string {
  const digits = to.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15)
    throw new MetaError('invalidParameter', '(#100) Invalid parameter: to');
  return digits;
}
