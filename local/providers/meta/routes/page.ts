import { Hono } from 'hono';
import { z } from 'zod';

import type { Clock } from '../../kit/clock.ts';
import type { MetaEnv } from '../authenticate.ts';
import type { Business } from '../business.ts';
import type { Contact } from '../entities.ts';
import { MetaError } from '../errors.ts';
import { isWindowOpen } from '../window.ts';

const Outgoing = z.object({
  recipient: z.object({ id: z.string() }),
  messaging_type: z.literal('RESPONSE'),
  message: z.object({ text: z.string().min(1).max(2000) }),
});
const INSTAGRAM_BYTES = 1000;

/** The Send API of Messenger and of Instagram: only to people who wrote, and only for a day. */
export function pageRoutes({ clock }: { clock: Clock }): Hono<MetaEnv> {
  const app = new Hono<MetaEnv>();

  app.post('/:sender/messages', async (c) => {
    const { business, isPage } = c.var;
    const { account, conversations } = business;
    const sender = c.req.param('sender');
    if (!isPage) throw new MetaError('permission');
    if (!['me', account.pageId, account.instagramId].includes(sender)) throw new MetaError('noSuchObject');
    const { recipient, message } = Outgoing.parse(await c.req.json());
    const contact = reachable(business, recipient.id, sender);
    if (!isWindowOpen(contact, clock.now())) {
      throw new MetaError(contact.channel === 'instagram' ? 'outsideInstagramWindow' : 'outsideWindow');
    }
    const { text } = message;
    if (contact.channel === 'instagram' && Buffer.byteLength(text) > INSTAGRAM_BYTES)
      throw new MetaError('invalidParameter', '(#100) Length of param message[text] must be less than 1000.');
    const kept = conversations.send({ channel: contact.channel, contactId: contact.id, text });
    return c.json({ recipient_id: contact.id, message_id: kept.id });
  });

  function reachable({ account, store }: Business, id: string, sender: string): Contact {
    const contact = store.contact(id);
    const channel = sender === account.instagramId ? 'instagram' : contact?.channel;
    if (!contact || contact.channel === 'whatsapp' || contact.channel !== channel)
      throw new MetaError('noSuchUser');
    return contact;
  }

  return app;
}
