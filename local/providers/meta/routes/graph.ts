import { Hono } from 'hono';
import type { Context } from 'hono';
import { z } from 'zod';

import type { MetaAccount } from '../account.ts';
import type { MetaEnv } from '../authenticate.ts';
import type { Business } from '../business.ts';
import type { Contact } from '../entities.ts';
import { MetaError } from '../errors.ts';
import { parseFields, project } from '../fields.ts';
import { conversationId, presentContact, presentConversation, presentMessage } from '../present.ts';
import type { MetaStore } from '../store.ts';
import { presentMedia } from './media.ts';

const ListQuery = z.object({
  platform: z.enum(['messenger', 'instagram']).optional(),
  fields: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  after: z.string().optional(),
  user_id: z.string().optional(),
});

/** Reading: conversations, their messages, and any object by its id. `everybody` is whose pages can be looked up. */
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
      .filter(({ id }) => query.user_id === undefined || id === query.user_id)
      .map((contact) => presentConversation(store, account, contact))
      .sort((a, b) => b.updated_time.localeCompare(a.updated_time));
    return c.json(edge(c, conversations, query.fields ?? 'id,link,updated_time', query));
  });

  app.get('/:id/messages', (c) => {
    const { account, store } = c.var.business;
    const query = ListQuery.parse(c.req.query());
    const contact = contactOfConversation(store, c.req.param('id'));
    const messages = store
      .messagesWith(contact.id)
      .map((message) => presentMessage(message, contact, account));
    return c.json(edge(c, messages, query.fields ?? 'id,created_time', query));
  });

  app.get('/:id', (c) => {
    const { object, fields } = objectById(c.var.business, c.req.param('id'), c);
    const chosen = c.req.query('fields') ?? fields;
    return c.json(chosen === undefined ? object : project(object, parseFields(chosen)));
  });

  /** Whatever has this id, and the fields that are told when none are asked for. */
  function objectById(
    { account, store }: Business,
    id: string,
    c: Context<MetaEnv>,
  ): { object: Record<string, unknown>; fields?: string } {
    if (id === 'me' && !c.var.isPage) return { object: { id: account.userId, name: 'Noa Levi' } };
    if (id === 'me' || id === account.pageId) return { object: pageObject(account), fields: 'name' };
    const other = everybody.find(({ pageId }) => pageId === id);
    if (other) return { object: { id, name: other.pageName }, fields: 'name' };
    if (id === account.phoneNumberId) return { object: phoneNumber(account) };
    if (id === account.instagramId)
      return { object: { id, username: account.instagramName, name: account.pageName } };
    const file = store.media(id);
    if (file) return { object: presentMedia(file, c) };
    const contact = store.contact(id);
    if (contact) return { object: presentContact(contact) };
    const message = store.message(id);
    const writer = message && store.contact(message.contactId);
    if (message && writer)
      return { object: presentMessage(message, writer, account), fields: 'created_time' };
    const conversation = presentConversation(store, account, contactOfConversation(store, id));
    return { object: conversation, fields: 'link,updated_time' };
  }

  return app;
}

function contactOfConversation(store: MetaStore, id: string): Contact {
  const contacts = [...store.contactsOf('messenger'), ...store.contactsOf('instagram')];
  const contact = contacts.find((candidate) => conversationId(candidate) === id);
  if (!contact) throw new MetaError('noSuchObject');
  return contact;
}

function edge(
  c: Context<MetaEnv>,
  objects: ({ id: string } & Record<string, unknown>)[],
  fields: string,
  { limit, after }: { limit: number; after?: string | undefined },
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
