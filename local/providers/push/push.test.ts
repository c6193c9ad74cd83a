import { createECDH } from 'node:crypto';

import { describe, expect, it } from 'vitest';
import webPush from 'web-push';

import { ask } from '../testing/ask.ts';
import { movableClock, startForTest } from '../testing/start.ts';

const keys = webPush.generateVAPIDKeys();
const device = createECDH('prime256v1');
const subscriptionKeys = {
  p256dh: device.generateKeys('base64url'),
  auth: Buffer.alloc(16).toString('base64url'),
};

/** Sends like the library, whose own call supports only https. */
async function push(url: string, text: string, headers: Record<string, string> = {}) {
  const endpoint = `${url}/push/phone`;
  const vapidDetails = { subject: 'mailto:push@crocodile.test', ...keys };
  const details = webPush.generateRequestDetails({ endpoint, keys: subscriptionKeys }, text, {
    vapidDetails,
    TTL: 60,
    urgency: 'high',
    topic: 'one',
  });
  const { 'Content-Length': _, ...own } = details.headers;
  return fetch(endpoint, {
    method: 'POST',
    headers: { ...own, ...headers },
    body: Uint8Array.from(details.body),
  });
}

describe('a push', () => {
  it('is taken and kept as it came, unread', async () => {
    const { url } = await startForTest();
    const reply = await push(url, 'secret');
    expect(reply.status).toBe(201);
    expect(reply.headers.get('Location')).toMatch(/^\/push\/m\//);
    const { body } = await ask(`${url}/_sent`);
    expect(body).toEqual([
      expect.objectContaining({
        provider: 'push',
        kind: 'push',
        to: 'phone',
        headers: { ttl: '60', urgency: 'high', topic: 'one' },
      }),
    ]);
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  it.each([
    ['no sender', { Authorization: '' }, 401],
    ['a forged sender', { Authorization: `vapid t=e30.e30.AAAA, k=${keys.publicKey}` }, 401],
    ['no time to live', { TTL: '' }, 400],
    ['a body that is not encrypted', { 'Content-Encoding': 'identity' }, 400],
  ])('is refused with %s', async (_, headers, status) => {
    const { url } = await startForTest();
    expect((await push(url, 'hi', headers)).status).toBe(status);
    expect((await ask(`${url}/_sent`)).body).toEqual([]);
  });

  it('is refused for another service, when its token is too old, and when it is too large', async () => {
    const clock = movableClock();
    const [one, other] = [await startForTest({ clock }), await startForTest()];
    const details = webPush.getVapidHeaders(
      other.url,
      'mailto:a@b.test',
      keys.publicKey,
      keys.privateKey,
      'aes128gcm',
    );
    expect((await push(one.url, 'hi', { Authorization: details.Authorization })).status).toBe(401);
    expect((await push(one.url, 'a'.repeat(4_000))).status).toBe(413);
    clock.advance(25 * 3_600_000);
    expect((await push(one.url, 'hi')).status).toBe(401);
  });

  it('finds the device gone on request', async () => {
    const { url } = await startForTest();
    const body = { provider: 'push', kind: 'status', status: 410, path: '/push/phone' };
    await ask(`${url}/_faults`, { method: 'POST', body });
    expect((await push(url, 'hi')).status).toBe(410);
    expect((await push(url, 'hi')).status).toBe(201);
  });
});
