import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RouteName } from '@crocodile-hub/core/contract/routes';
import { LOCAL_META, OTHER_META } from '../../local/providers/meta/account.ts';
import { LOCAL_TWILIO } from '../../local/providers/twilio/account.ts';
import { aPerson, type TestPerson } from '../support/people.ts';
import { arrives, withFault } from '../support/providers.ts';
import { callRoute, fetchRoute } from '../support/route-call.ts';
import { sent } from '../support/sent.ts';
import { patience } from '../support/patience.ts';

let person: TestPerson;
const psid = '7200000000000042';
const igsid = '8200000000000042';
const phone = '+972541234567';

beforeAll(async () => {
  person = await aPerson({ google: false, channels: true });
  await arrives({ provider: 'meta', channel: 'messenger', from: psid, name: 'Yael', text: 'hello page' });
  await arrives({ provider: 'meta', channel: 'instagram', from: igsid, name: 'yael.l', text: 'hello insta' });
  await arrives({ provider: 'meta', channel: 'whatsapp', from: phone, name: 'Yael', text: 'hello number' });
});

async function leftTo(to: string) {
  return (await sent()).filter((item) => item.to.replace(/\D/g, '') === to.replace(/\D/g, ''));
}

describe.each([
  ['messenger', 'messengerSend', 'messengerMessages', psid, 'hello page'],
  ['instagram', 'instagramSend', 'instagramMessages', igsid, 'hello insta'],
  ['whatsapp', 'whatsappSend', 'whatsappMessages', phone, 'hello number'],
] as const)('%s', (platform, sendName, listName, to, first) => {
  it('brings what arrives into the inbox, once however often it is told', async () => {
    const texts = async () =>
      (await callRoute(person.token, listName)).reply?.messages.map(({ content }) => content);
    await expect.poll(texts).toContain(first);
    const text = `again ${randomUUID()}`;
    await arrives({ provider: 'meta', channel: platform, from: to, text, times: 3 });
    await expect.poll(async () => (await texts())?.filter((one) => one === text).length).toBe(1);
  });

  it('sends once for one key, and keeps what left', async () => {
    const body = { to, message: `שלום ${randomUUID()}`, idempotencyKey: randomUUID() };
    const first = await callRoute(person.token, sendName, { body });
    const second = await callRoute(person.token, sendName, { body });
    expect(first.reply?.success).toBe(true);
    expect(second.reply).toEqual(first.reply);
    expect((await leftTo(to)).filter(({ text }) => text === body.message)).toHaveLength(1);
    const { reply } = await callRoute(person.token, listName);
    expect(reply?.messages.find(({ content }) => content === body.message)).toMatchObject({
      platform,
      direction: 'outbound',
    });
  });
});

describe('WhatsApp', () => {
  it('of somebody who has not connected it says so in the words of the rule', async () => {
    const stranger = await aPerson({ google: false });
    const answer = await callRoute(stranger.token, 'whatsappSend', { body: { to: phone, message: 'hi' } });
    expect(answer.error?.error).toBe('WhatsApp authorization required. Please check your settings.');
  });

  it('takes no number that is none', async () => {
    const answer = await callRoute(person.token, 'whatsappSend', { body: { to: 'Dana', message: 'hi' } });
    expect([answer.status, answer.error?.error]).toEqual([400, 'Invalid phone number format']);
  });

  it('takes credentials only when they reach the number', async () => {
    const stranger = await aPerson({ google: false });
    const body = {
      service: 'whatsapp',
      accessToken: 'expired-token',
      phoneNumberId: LOCAL_META.phoneNumberId,
    };
    const answer = await callRoute(stranger.token, 'connectService', { body });
    expect([answer.status, answer.error?.issues?.[0]?.path]).toEqual([400, 'accessToken']);
    expect((await callRoute(stranger.token, 'plugins')).reply?.loadedPlugins).not.toContainEqual({
      name: 'whatsapp',
    });
  });

  it('a lost answer is settled by the status that follows, and nothing is sent twice', async () => {
    const body = { to: phone, message: `once ${randomUUID()}`, idempotencyKey: randomUUID() };
    const fault = { provider: 'meta', kind: 'no-answer', path: '/messages' } as const;
    const first = await withFault(fault, () => callRoute(person.token, 'whatsappSend', { body }));
    const again = await callRoute(person.token, 'whatsappSend', { body });
    expect([first.status, again.status].every((status) => status === 200 || status === 503)).toBe(true);
    expect((await leftTo(phone)).filter(({ text }) => text === body.message)).toHaveLength(1);
  });

  it('is connected to another number, and what arrives at the one before goes to nobody', async () => {
    const mover = await aPerson({ google: false, channels: true });
    const { accessToken, phoneNumberId } = OTHER_META;
    const body = { service: 'whatsapp', accessToken, phoneNumberId };
    expect((await callRoute(mover.token, 'connectService', { body })).status).toBe(200);
    const text = `for the old one ${randomUUID()}`;
    await arrives({ provider: 'meta', channel: 'whatsapp', from: phone, text });
    const seen = async (token: string) =>
      (await callRoute(token, 'whatsappMessages')).reply?.messages.some(({ content }) => content === text);
    await expect.poll(() => seen(person.token)).toBe(true);
    expect(await seen(mover.token)).toBe(false);
  });

  it('is disconnected, and what arrives then goes to nobody', async () => {
    const leaver = await aPerson({ google: false, channels: true });
    await callRoute(leaver.token, 'disconnectService', { body: { service: 'whatsapp' } });
    const text = `after ${randomUUID()}`;
    await arrives({ provider: 'meta', channel: 'whatsapp', from: phone, text });
    const seen = async (token: string) =>
      (await callRoute(token, 'whatsappMessages')).reply?.messages.some(({ content }) => content === text);
    await expect.poll(() => seen(person.token)).toBe(true);
    expect(await seen(leaver.token)).toBe(false);
  });
});

it.each([
  ['messenger', 'messengerMessages'],
  ['instagram', 'instagramMessages'],
] as const)('%s names who writes to a page for the first time', async (channel, list) => {
  const names = async () =>
    (await callRoute(person.token, list)).reply?.messages.filter(({ from }) => from === newcomer);
  const newcomer = `61179${Date.now()}`;
  // The page's conversations, which have names too, are asked for once a minute.
  expect(await names()).toEqual([]);
  await arrives({ provider: 'meta', channel, from: newcomer, name: 'Ronit Barak', text: 'Is it open?' });
  await expect.poll(names).toMatchObject([{ content: 'Is it open?', fromName: 'Ronit Barak' }]);
});

describe('Messenger', () => {
  it('takes its messages along when it is disconnected: the page still has them', async () => {
    const leaver = await aPerson({ google: false, channels: true });
    const list = async () => (await callRoute(leaver.token, 'messengerMessages')).reply?.messages.length;
    expect(await list()).toBeGreaterThan(0);
    await callRoute(leaver.token, 'disconnectService', { body: { service: 'facebook-inbox' } });
    expect(await list()).toBe(0);
  });

  it('shows the picture of a person, or none', async () => {
    const { reply } = await callRoute(person.token, 'profilePicture', { params: { psid } });
    expect(reply).toMatchObject({ success: true, profilePicture: expect.stringMatching(/^https?:/) });
    const fault = { provider: 'meta', kind: 'status', status: 429 } as const;
    const limited = await withFault({ ...fault, times: 3 }, () =>
      callRoute(person.token, 'profilePicture', { params: { psid } }),
    );
    expect(limited.status).toBe(429);
    const stranger = await aPerson({ google: false });
    const none = await callRoute(stranger.token, 'profilePicture', { params: { psid } });
    expect(none.reply).toEqual({ success: true, profilePicture: null });
  });
});

it.each([
  ['facebook-inbox', 'messenger', 'messengerMessages', psid],
  ['instagram-inbox', 'instagram', 'instagramMessages', igsid],
] as const)(
  '%s of somebody else is not taken by whoever knows its id',
  async (service, channel, list, from) => {
    const stranger = await aPerson({ google: false });
    const body = { service, accessToken: OTHER_META.accessToken, pageId: LOCAL_META.pageId };
    const answer = await callRoute(stranger.token, 'connectService', { body });
    expect([answer.status, answer.error?.code]).toEqual([400, 'invalid']);
    const text = `private ${randomUUID()}`;
    await arrives({ provider: 'meta', channel, from, text });
    const seen = async (token: string) =>
      (await callRoute(token, list)).reply?.messages.some(({ content }) => content === text);
    await expect.poll(() => seen(person.token)).toBe(true);
    expect(await seen(stranger.token)).toBe(false);
  },
);

describe('SMS', () => {
  const to = `+97250${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;

  it('leaves, and the answer comes back to whoever wrote', async () => {
    const body = { to, message: 'are you there?' };
    expect((await callRoute(person.token, 'smsSend', { body })).status).toBe(200);
    await arrives({ provider: 'twilio', from: to, text: 'yes' });
    const texts = async () =>
      (await callRoute(person.token, 'smsMessages')).reply?.messages.map(({ content }) => content);
    await expect.poll(texts, patience).toContain('yes');
    const { reply } = await callRoute(person.token, 'smsThreads');
    expect(reply?.threads.find(({ threadKey }) => threadKey === to)).toMatchObject({
      unread: 1,
      last: { content: 'yes' },
    });
    const other = await aPerson({ google: false });
    expect((await callRoute(other.token, 'smsMessages')).reply?.messages).toEqual([]);
  });

  it('answers go to whom they are for, when two people write to the same number; a third has to wait', async () => {
    const shared = `+97252${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
    const [anna, ben, cleo] = await Promise.all([1, 2, 3].map(() => aPerson({ google: false })));
    const write = (token = '') => callRoute(token, 'smsSend', { body: { to: shared, message: 'hello' } });
    const heard = async (token = '') =>
      (await callRoute(token, 'smsMessages')).reply?.messages
        .filter(({ direction }) => direction === 'inbound')
        .map(({ content }) => content);
    expect((await write(anna?.token)).status).toBe(200);
    await arrives({ provider: 'twilio', from: shared, text: 'for Anna' });
    expect((await write(ben?.token)).status).toBe(200);
    // A telephone answers whoever wrote last; Anna's number is answered by name.
    await arrives({ provider: 'twilio', from: shared, text: 'for Ben' });
    await arrives({ provider: 'twilio', from: shared, to: LOCAL_TWILIO.numbers[0], text: 'more for Anna' });
    await expect.poll(() => heard(ben?.token)).toEqual(['for Ben']);
    await expect
      .poll(async () => (await heard(anna?.token))?.toSorted())
      .toEqual(['for Anna', 'more for Anna']);
    expect(await write(cleo?.token)).toMatchObject({ status: 409, error: { code: 'conflict' } });
    expect(await leftTo(shared)).toHaveLength(2);
  });

  it('is marked as read', async () => {
    const { reply } = await callRoute(person.token, 'smsMessages');
    const unread = reply?.messages.filter(({ read }) => !read).map(({ id }) => id) ?? [];
    await callRoute(person.token, 'channelMessageRead', { body: { messageIds: unread, read: true } });
    expect(
      (await callRoute(person.token, 'smsThreads')).reply?.threads.every(({ unread }) => unread === 0),
    ).toBe(true);
  });

  it('says what its number is', async () => {
    const { reply } = await callRoute(person.token, 'smsStatus');
    expect(reply).toMatchObject({ connected: true, number: expect.stringMatching(/^\+/) });
  });
});

describe('a webhook', () => {
  it('answers the handshake to whoever knows the word', async () => {
    const query = {
      'hub.mode': 'subscribe',
      'hub.verify_token': LOCAL_META.verifyToken,
      'hub.challenge': '1158201444',
    };
    const known = await fetchRoute(null, 'metaChallenge', { query });
    expect([known.status, await known.text()]).toEqual([200, '1158201444']);
    const guess = await callRoute(null, 'metaChallenge', {
      query: { ...query, 'hub.verify_token': 'guess' },
    });
    expect(guess.status).toBe(403);
  });

  it.each<[RouteName, Record<string, string>]>([
    ['metaWebhook', {}],
    ['metaWebhook', { 'X-Hub-Signature-256': 'sha256=00' }],
    ['twilioWebhook', {}],
    ['twilioWebhook', { 'X-Twilio-Signature': 'AAAA' }],
  ])('%s is refused with the signature %j', async (name, headers) => {
    const answer = await callRoute(null, name, { body: { object: 'page', entry: [] }, headers });
    expect([answer.status, answer.error?.code]).toEqual([403, 'forbidden']);
  });
});
