import { createHmac } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { ask } from '../testing/ask.ts';
import { startListener } from '../testing/listener.ts';
import { startForTest } from '../testing/start.ts';
import { LOCAL_TWILIO } from './account.ts';

const { accountSid, authToken } = LOCAL_TWILIO;
const [from] = LOCAL_TWILIO.numbers;
const Authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;

async function aTwilio(options: Parameters<typeof startForTest>[0] = {}) {
  const { url } = await startForTest(options);
  const messages = `${url}/twilio/2010-04-01/Accounts/${accountSid}/Messages.json`;
  return {
    url,
    list: (query = '') => ask(`${messages}${query}`, { headers: { Authorization } }),
    send: async (form: Record<string, string>, credentials = Authorization) => {
      const body = new URLSearchParams({ From: from, ...form });
      const reply = await fetch(messages, { method: 'POST', headers: { Authorization: credentials }, body });
      return { status: reply.status, body: (await reply.json()) as { sid?: string; code?: number } };
    },
  };
}

describe('an SMS', () => {
  it('leaves once, and is found again as delivered', async () => {
    const { url, send, list } = await aTwilio();
    const { status, body } = await send({ To: '+972524819930', Body: 'שלום' });
    expect(status).toBe(201);
    expect((await ask(`${url}/_sent`)).body).toEqual([
      expect.objectContaining({
        provider: 'twilio',
        kind: 'sms',
        to: '+972524819930',
        text: 'שלום',
        id: body.sid,
      }),
    ]);
    expect((await list('?To=%2B972524819930')).body).toMatchObject({
      messages: [{ sid: body.sid, body: 'שלום', direction: 'outbound-api', status: 'delivered' }],
    });
  });

  it.each([
    ['no text', { To: '+972524819930' }, 21602],
    ['a text that is too long', { To: '+972524819930', Body: 'x'.repeat(1_601) }, 21617],
    ['a number that is none', { To: '12', Body: 'Hi' }, 21211],
    ['a sender that is not ours', { To: '+972524819930', Body: 'Hi', From: '+15550000000' }, 21606],
  ])('is refused with %s', async (_, form, code) => {
    const { url, send } = await aTwilio();
    expect(await send(form)).toMatchObject({ status: 400, body: { code } });
    expect((await ask(`${url}/_sent`)).body).toEqual([]);
  });

  it('is refused without the account’s token', async () => {
    const { send } = await aTwilio();
    const reply = await send({ To: '+972524819930', Body: 'Hi' }, 'Basic bm86bm8=');
    expect(reply).toMatchObject({ status: 401, body: { code: 20003 } });
  });

  it('fails on request in Twilio’s words', async () => {
    const { url, send } = await aTwilio();
    const fault = { provider: 'twilio', kind: 'status', status: 429 };
    await ask(`${url}/_faults`, { method: 'POST', body: fault });
    expect(await send({ To: '+972524819930', Body: 'Hi' })).toMatchObject({
      status: 429,
      body: { code: 20429 },
    });
  });

  it.each(['', '#rc=5&rp=all'])(
    'that arrives is told to the product at …%s, signed as Twilio signs',
    async (overrides) => {
      const listener = await startListener();
      const { url } = await aTwilio();
      const told = { provider: 'twilio', url: `${listener.url}${overrides}` };
      await ask(`${url}/_webhooks`, { method: 'POST', body: told });
      const message = { provider: 'twilio', from: '+972542207716', text: 'המשלוח בדרך' };
      await ask(`${url}/_inbound`, { method: 'POST', body: message });
      const heard = await listener.next();
      const parameters = new URLSearchParams(heard.body);
      expect(Object.fromEntries(parameters)).toMatchObject({
        From: '+972542207716',
        To: from,
        Body: 'המשלוח בדרך',
      });
      expect(heard.headers['x-twilio-signature']).toBe(signatureOf(listener.url, parameters));
    },
  );

  it('that left is told of where it says, overrides of the connection aside', async () => {
    const listener = await startListener();
    const { send } = await aTwilio();
    const StatusCallback = `${listener.url}#rc=5&rp=all`;
    await send({ To: '+972524819930', Body: 'Hi', StatusCallback });
    for (const status of ['queued', 'sent', 'delivered']) {
      const heard = await listener.next();
      const parameters = new URLSearchParams(heard.body);
      expect(parameters.get('MessageStatus')).toBe(status);
      expect(heard.headers['x-twilio-signature']).toBe(signatureOf(listener.url, parameters));
    }
  });
});

function signatureOf(url: string, parameters: URLSearchParams): string {
  const pairs = [...parameters].map((pair) => pair.join('')).sort((a, b) => (a < b ? -1 : 1));
  return createHmac('sha1', authToken)
    .update(url + pairs.join(''))
    .digest('base64');
}
