import { createHmac } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { ask } from '../testing/ask.ts';
import { startListener } from '../testing/listener.ts';
import type { Heard } from '../testing/listener.ts';
import { movableClock, startForTest } from '../testing/start.ts';
import { LOCAL_META } from './account.ts';

const { phoneNumberId, pageId, instagramId, accessToken, appSecret, verifyToken } = LOCAL_META;
const headers = { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' };
const HOUR = 3_600_000;

async function aGraph(options: Parameters<typeof startForTest>[0] = {}) {
  const { url } = await startForTest(options);
  const graph = `${url}/meta/v23.0`;
  return {
    url,
    get: (path: string) => ask(`${graph}/${path}`, { headers }),
    post: (path: string, body: object) => ask(`${graph}/${path}`, { method: 'POST', headers, body }),
    inbound: (body: object) =>
      ask(`${url}/_inbound`, { method: 'POST', body: { provider: 'meta', ...body } }),
    sent: async () => (await ask(`${url}/_sent`)).body,
  };
}

const whatsapp = (to: string, body = 'Hi') => ({
  messaging_product: 'whatsapp',
  to,
  type: 'text',
  text: { body },
});
const toPerson = (id: string, text = 'Hi') => ({
  recipient: { id },
  messaging_type: 'RESPONSE',
  message: { text },
});

describe('a WhatsApp message', () => {
  it('leaves, and the product hears what becomes of it', async () => {
    const listener = await startListener();
    const { post, sent } = await aGraph({ meta: { webhookUrl: listener.url } });
    const message = { ...whatsapp('+972 52-481-9930', 'שלום'), biz_opaque_callback_data: 'intent-7' };
    const { body } = await post(`${phoneNumberId}/messages`, message);
    expect(body).toEqual({
      messaging_product: 'whatsapp',
      contacts: [{ input: '+972 52-481-9930', wa_id: '972524819930' }],
      messages: [{ id: expect.stringMatching(/^wamid\./) }],
    });
    expect(await sent()).toEqual([
      expect.objectContaining({ provider: 'meta', kind: 'whatsapp', to: '+972524819930', text: 'שלום' }),
    ]);
    const statuses = [statusIn(await listener.next()), statusIn(await listener.next())];
    expect(statuses).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          status: 'sent',
          recipient_id: '972524819930',
          biz_opaque_callback_data: 'intent-7',
        }),
        expect.objectContaining({ status: 'delivered' }),
      ]),
    );
  });

  it('outside the 24 hours is taken, then reported as failed, and never leaves', async () => {
    const listener = await startListener();
    const clock = movableClock();
    const { post, sent, inbound } = await aGraph({ clock, meta: { webhookUrl: listener.url } });
    await inbound({ channel: 'whatsapp', from: '+972524819930', text: 'Morning' });
    await listener.next();
    clock.advance(24 * HOUR);
    const reply = await post(`${phoneNumberId}/messages`, whatsapp('972524819930'));
    expect(reply.status).toBe(200);
    expect(statusIn(await listener.next())).toMatchObject({ status: 'failed', errors: [{ code: 131047 }] });
    expect(await sent()).toEqual([]);
  });

  it('is told of as reacted to, where somebody reacts', async () => {
    const listener = await startListener();
    const { post, inbound } = await aGraph({ meta: { webhookUrl: listener.url } });
    const { body } = await post(`${phoneNumberId}/messages`, whatsapp('+972524819930'));
    const { messages } = body as { messages: { id: string }[] };
    const [id] = messages.map((message) => message.id);
    for (const _ of ['sent', 'delivered']) await listener.next();
    await inbound({ kind: 'reaction', id, emoji: '👍' });
    expect(JSON.parse((await listener.next()).body)).toMatchObject({
      entry: [
        {
          changes: [
            {
              value: {
                messages: [
                  { from: '972524819930', type: 'reaction', reaction: { message_id: id, emoji: '👍' } },
                ],
              },
            },
          ],
        },
      ],
    });
  });

  it('to a stranger fails too where Meta’s rule is asked for', async () => {
    const { post, sent } = await aGraph({ meta: { strangers: 'refused' } });
    await post(`${phoneNumberId}/messages`, whatsapp('972500000000'));
    expect(await sent()).toEqual([]);
  });

  it.each([
    ['a number that is none', whatsapp('12')],
    ['no text', { messaging_product: 'whatsapp', to: '972524819930', type: 'text' }],
    ['another product', { ...whatsapp('972524819930'), messaging_product: 'sms' }],
  ])('is refused with %s', async (_, message) => {
    const { post } = await aGraph();
    expect(await post(`${phoneNumberId}/messages`, message)).toMatchObject({
      status: 400,
      body: { error: { code: 100, type: 'OAuthException', fbtrace_id: expect.any(String) } },
    });
  });
});

describe('Messenger and Instagram', () => {
  it.each([
    ['messenger', pageId],
    ['instagram', pageId],
    ['instagram', instagramId],
  ])('answer somebody who wrote on %s', async (channel, sender) => {
    const { post, inbound, sent } = await aGraph();
    await inbound({ channel, from: '77', name: 'Maya', text: 'Hi!' });
    const { body } = await post(`${sender}/messages`, toPerson('77', 'Hello Maya'));
    expect(body).toEqual({ recipient_id: '77', message_id: expect.any(String) });
    expect(await sent()).toEqual([expect.objectContaining({ kind: channel, to: '77', text: 'Hello Maya' })]);
  });

  it.each([
    ['messenger', 2018278],
    ['instagram', 2534022],
  ])('refuse after 24 hours on %s', async (channel, error_subcode) => {
    const { post, inbound, sent } = await aGraph();
    await inbound({ channel, from: '77', text: 'Hi!', at: Date.now() - 25 * HOUR });
    expect(await post(`${pageId}/messages`, toPerson('77'))).toMatchObject({
      status: 400,
      body: { error: { code: 10, error_subcode } },
    });
    expect(await sent()).toEqual([]);
  });

  it('do not know who never wrote', async () => {
    const { post } = await aGraph();
    expect(await post('me/messages', toPerson('12345'))).toMatchObject({
      status: 400,
      body: { error: { code: 100, error_subcode: 2018001 } },
    });
  });

  it('tell conversations with the fields that are asked for, page by page', async () => {
    const { get, post, inbound } = await aGraph();
    await inbound({ channel: 'messenger', from: '1', name: 'Ronit', text: 'First' });
    await inbound({ channel: 'messenger', from: '2', name: 'Eli', text: 'Second' });
    await post(`${pageId}/messages`, toPerson('2', 'Answer'));
    const fields = 'messages.limit(1){id,created_time,from,to,message}';
    const first = await get(`${pageId}/conversations?platform=messenger&limit=1&fields=${fields}`);
    expect(first.body).toMatchObject({
      paging: { cursors: { after: expect.any(String) }, next: expect.any(String) },
    });
    const { data } = first.body as { data: object[] };
    expect(data).toHaveLength(1);
    expect(Object.keys(data[0] ?? {})).toEqual(['id', 'messages']);

    const all = await get(`${pageId}/conversations?fields=messages{message,from,to}`);
    const answered = { message: 'Answer', from: expect.objectContaining({ id: pageId }) };
    const asked = { message: 'Second', from: expect.objectContaining({ id: '2', name: 'Eli' }) };
    const messages = { data: [expect.objectContaining(answered), expect.objectContaining(asked)] };
    expect((all.body as { data: object[] }).data).toContainEqual(expect.objectContaining({ messages }));
  });

  it.each([
    ['messenger', 'first_name,last_name,profile_pic', { first_name: 'Ronit', last_name: 'Barak' }],
    ['instagram', 'name,username,profile_pic', { name: 'Ronit Barak', username: 'ronit.b' }],
  ])(
    'know people of %s, with a picture on a host of Meta that needs no token',
    async (channel, fields, told) => {
      const { url, get, inbound } = await aGraph();
      await inbound({ channel, from: '1', name: 'Ronit Barak', username: 'ronit.b', text: 'Hi' });
      const { body } = await get(`1?fields=${fields}`);
      const { profile_pic, ...rest } = body as { profile_pic: string };
      expect(rest).toEqual({ id: '1', ...told });
      const picture = await fetch(`${url}/web/${profile_pic.replace('://', '/')}`);
      expect(picture.headers.get('Content-Type')).toBe('image/png');
    },
  );
});

describe('a webhook', () => {
  it('is signed over what is sent, which is plain ASCII', async () => {
    const listener = await startListener();
    const { inbound } = await aGraph({ meta: { webhookUrl: listener.url } });
    await inbound({ channel: 'whatsapp', from: '972524819930', name: 'אבי', text: 'בוקר טוב 🙏' });
    const heard = await listener.next();
    expect(heard.body).toMatch(/^[\x20-\x7e]+$/);
    const expected = createHmac('sha256', appSecret).update(heard.body).digest('hex');
    expect(heard.headers['x-hub-signature-256']).toBe(`sha256=${expected}`);
    expect(JSON.parse(heard.body)).toMatchObject({
      object: 'whatsapp_business_account',
      entry: [
        {
          changes: [
            {
              field: 'messages',
              value: {
                contacts: [{ profile: { name: 'אבי' }, wa_id: '972524819930' }],
                messages: [{ from: '972524819930', type: 'text', text: { body: 'בוקר טוב 🙏' } }],
              },
            },
          ],
        },
      ],
    });
  });

  it.each([
    ['messenger', 'page', pageId],
    ['instagram', 'instagram', instagramId],
  ])('of %s is about the %s', async (channel, object, id) => {
    const listener = await startListener();
    const { inbound } = await aGraph({ meta: { webhookUrl: listener.url } });
    await inbound({ channel, from: '77', text: 'Hi!' });
    expect(JSON.parse((await listener.next()).body)).toMatchObject({
      object,
      entry: [{ id, messaging: [{ sender: { id: '77' }, recipient: { id }, message: { text: 'Hi!' } }] }],
    });
  });

  it('comes again until it is answered, and twice when asked to', async () => {
    const statuses = [500, 200, 200];
    const listener = await startListener(() => ({ status: statuses.shift() ?? 200 }));
    const { inbound } = await aGraph({ meta: { webhookUrl: listener.url } });
    await inbound({ channel: 'messenger', from: '77', text: 'Once', times: 2 });
    const bodies = [await listener.next(), await listener.next(), await listener.next()].map(
      ({ body }) => body,
    );
    expect(new Set(bodies).size).toBe(1);
  });

  it('is taken only at an address that answers the challenge', async () => {
    const answering = await startListener(({ url }) =>
      url.searchParams.get('hub.verify_token') === verifyToken
        ? { status: 200, body: url.searchParams.get('hub.challenge') ?? '' }
        : { status: 403 },
    );
    const silent = await startListener();
    const { url } = await aGraph();
    const connect = (target: string) =>
      ask(`${url}/_webhooks`, { method: 'POST', body: { provider: 'meta', url: target } });
    expect((await connect(silent.url)).status).toBe(400);
    expect((await connect(answering.url)).status).toBe(200);
  });
});

describe('a call', () => {
  it.each([
    ['without a token', {}, undefined],
    ['with an unknown token', { Authorization: 'Bearer nonsense' }, undefined],
    ['with an expired token', { Authorization: 'Bearer expired-1' }, 463],
  ])('%s is refused', async (_, credentials, error_subcode) => {
    const { url } = await aGraph();
    const reply = await ask(`${url}/meta/v23.0/${pageId}`, { headers: credentials });
    expect(reply.status).toBe(401);
    expect(reply.body).toMatchObject({ error: { code: 190, ...(error_subcode ? { error_subcode } : {}) } });
  });

  it('finds the number and the page', async () => {
    const { get } = await aGraph();
    expect((await get(`${phoneNumberId}?fields=display_phone_number`)).body).toEqual({
      id: phoneNumberId,
      display_phone_number: '+972555000100',
    });
    expect((await get(`${pageId}?fields=name`)).body).toEqual({ id: pageId, name: 'Levi Studio' });
    expect(await get('999')).toMatchObject({
      status: 400,
      body: { error: { code: 100, error_subcode: 33 } },
    });
  });
});

function statusIn({ body }: Heard): unknown {
  const payload = JSON.parse(body) as { entry: { changes: { value: { statuses: unknown[] } }[] }[] };
  return payload.entry[0]?.changes[0]?.value.statuses[0];
}
