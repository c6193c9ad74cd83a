import { createMiddleware } from 'hono/factory';

import { GoogleError } from '../errors.ts';
import type { GoogleEnv } from '../oauth/authenticate.ts';
import { normaliseAddress } from '../store.ts';
import type { PostOffice } from './delivery.ts';
import type { Mailbox } from './mailbox.ts';

export type GmailEnv = { Variables: GoogleEnv['Variables'] & { mailbox: Mailbox } };

/** Opens the caller's own mailbox; only `me` and the caller's address are valid users. */
export function openOwnMailbox({ mailboxOf }: PostOffice) {
  return createMiddleware<GmailEnv>(async function findMailbox(c, next) {
    const { email } = c.get('caller').account;
    const userId = normaliseAddress(c.req.param('userId') ?? 'me');
    if (userId !== 'me' && userId !== email)
      throw new GoogleError('forbidden', `Delegation denied for ${email}`);
    c.set('mailbox', mailboxOf(email));
    await next();
  });
}
