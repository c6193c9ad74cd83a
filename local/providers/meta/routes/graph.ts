import { Hono } from 'hono';
import type { Context } from 'hono';
import { z } from 'zod';

import type { MetaAccount } from '../account.ts';
import type { MetaEnv } from '../authenticate.ts';
import { MetaError } from '../errors.ts';
import { parseFields, project } from '../fields.ts';
import { presentContact, presentConversation } from '../present.ts';

const ListQuery = z.object({
  platform: z.enum(['messenger', 'instagram']).optional(),
  fields: z.string(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  after: z.string().optional(),
});

/** Reading: conversations with their messages, and any object by its id. `everybody` is whose pages can be looked up. */
export function graphRoutes(everybody: readonly MetaAccount[]): Hono<MetaEnv> {
  const app = new Hono<MetaEnv>();

  app.get('/:owner/conversations', (c) => {
    const { account, store } = c.var.business;
    const owner = c.req.param('owner');
    const isTheirs = ['me', account.pageId, account.instagramId].includes(owner);
    if (!c.var.isPage || !isTheirs) throw new MetaError('permission');
    const query = ListQuery.parse(c.req.query());
    const channel = query.platform ?? (owner === account.instagramId ? 'instagram' : 'messenger');
    const conversations = store
      .contactsOf(channel)
      .map((contact) => presentConversation(store, account, contact))
      .sort((a, b) => b.updated_time.localeCompare(a.updated_time));
    return c.json(edge(c, conversations, query));
  });

  app.get('/:id', (c) => {
    const object = objectById(c.var, c.req.param('id'));
    const fields = c.req.query('fields');
    return c.json(fields === undefined ? object : project(object, parseFields(fields)));
  });

  function objectById({ business, isPage }: MetaEnv['Variables'], id: string): Record<string, unknown> {
    const { account, store } = business;
    if (id === 'me' && !isPage) return { id: account.userId, name: 'Noa Levi' };
    if (id === 'me' || id === account.pageId) return pageObject(account);
    if (id === account.phoneNumberId) return phoneNumber(account);
    const other = everybody.find(({ pageId }) => pageId === id);
    if (other) return { id, name: other.pageName };
    const contact = store.contact(id);
    if (!contact) throw new MetaError('noSuchObject');
    return presentContact(contact);
  }

  return app;
}

function edge(
  c: Context<MetaEnv>,
  objects: ({ id: string } & Record<string, unknown>)[],
  { fields, limit, after }: z.infer<typeof ListQuery>,
) {
  const start = after === undefined ? 0 : objects.findIndex(({ id }) => cursorOf(id) === after) + 1;
  const page = objects.slice(start, start + limit);
  const selection = parseFields(fields);
  const [first, last] = [page[0], page.at(-1)];
  if (!first || !last) return { data: [] };
  const cursors = { before: cursorOf(first.id), after: cursorOf(last.id) };
  const hasMore = start + page.length < objects.length;
  return {
    data: page.map((object) => project(object, selection)),
    paging: { cursors, ...(hasMore ? { next: nextUrl(c, cursors.after) } : {}) },
  };
}

function cursorOf(id: string): string {
  return Buffer.from(id).toString('base64url');
}

function nextUrl(c: Context<MetaEnv>, after: string): string {
  const url = new URL(c.req.url);
  url.searchParams.set('after', after);
  return url.toString();
}

function pageObject({ pageId, pageName, instagramId }: MetaAccount) {
  return { id: pageId, name: pageName, instagram_business_account: { id: instagramId } };
}

function phoneNumber({ phoneNumberId, displayPhoneNumber, pageName }: MetaAccount) {
  return {
    id: phoneNumberId,
    verified_name: pageName,
    display_phone_number: `+${displayPhoneNumber}`,
    quality_rating: 'GREEN',
    code_verification_status: 'VERIFIED',
  };
}
