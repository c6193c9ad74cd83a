import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { clientsFor, openPerson, rawMail, refusalOf } from '../google/testing.ts';
import { startForTest } from '../testing/start.ts';

const userId = 'me';
const MAIL = { raw: rawMail({ To: 'dana@elsewhere.test', Subject: 'Hi' }) };

async function ask(url: string, method: string, body?: object) {
  const reply = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  return { status: reply.status, body: reply.status === 204 ? null : await reply.json() };
}

describe('faults', () => {
  it('answer a status in the vendor’s shape as often as asked, and do nothing', async () => {
    const { url } = await startForTest();
    const { gmail } = await openPerson(url, 'noa@example.com');
    await ask(`${url}/_faults`, 'POST', { provider: 'google', kind: 'status', status: 500, times: 2 });

    const send = () => gmail.users.messages.send({ userId, requestBody: MAIL });
    expect((await refusalOf(send())).status).toBe(500);
    expect((await refusalOf(send())).status).toBe(500);
    expect((await ask(`${url}/_sent`, 'GET')).body).toEqual([]);
    expect((await send()).status).toBe(200);
  });

  it('say when to come back with a 429', async () => {
    const { url } = await startForTest();
    await ask(`${url}/_faults`, 'POST', { provider: 'google', kind: 'status', status: 429 });
    const reply = await fetch(`${url}/gmail/v1/users/me/profile`);
    expect(reply.status).toBe(429);
    expect(reply.headers.get('Retry-After')).toBe('2');
  });

  it('drop the connection before anything is done', async () => {
    const { url } = await startForTest();
    const { gmail } = await openPerson(url, 'noa@example.com');
    await ask(`${url}/_faults`, 'POST', { provider: 'google', kind: 'drop' });
    await expect(gmail.users.messages.send({ userId, requestBody: MAIL })).rejects.toThrow(
      /socket|reset|fetch failed/,
    );
    expect((await ask(`${url}/_sent`, 'GET')).body).toEqual([]);
  });

  it('do the work and never answer', async () => {
    const { url } = await startForTest();
    const { gmail } = await openPerson(url, 'noa@example.com');
    await ask(`${url}/_faults`, 'POST', { provider: 'google', kind: 'no-answer' });
    const call = gmail.users.messages.send({ userId, requestBody: MAIL }, { timeout: 200, retry: false });
    await expect(call).rejects.toThrow();
    expect((await ask(`${url}/_sent`, 'GET')).body).toHaveLength(1);
  });

  it('answer late', async () => {
    const { url } = await startForTest();
    const { gmail } = await openPerson(url, 'noa@example.com');
    await ask(`${url}/_faults`, 'POST', { provider: 'google', kind: 'latency', ms: 120 });
    const asked = performance.now();
    expect((await gmail.users.getProfile({ userId })).status).toBe(200);
    expect(performance.now() - asked).toBeGreaterThanOrEqual(119);
  });

  it('answer text that is not JSON', async () => {
    const { url } = await startForTest();
    await ask(`${url}/_faults`, 'POST', { provider: 'google', kind: 'nonsense' });
    const reply = await fetch(`${url}/gmail/v1/users/me/profile`);
    expect(reply.status).toBe(200);
    await expect(reply.json()).rejects.toThrow(SyntaxError);
  });

  it('wait for the request that they are meant for', async () => {
    const { url } = await startForTest();
    const { gmail } = await openPerson(url, 'noa@example.com');
    const fault = { provider: 'google', kind: 'status', status: 500, path: 'messages/send', method: 'post' };
    await ask(`${url}/_faults`, 'POST', fault);
    expect((await gmail.users.messages.list({ userId })).status).toBe(200);
    expect((await refusalOf(gmail.users.messages.send({ userId, requestBody: MAIL }))).status).toBe(500);
  });

  it('wait for the person or the message that they are meant for', async () => {
    const { url } = await startForTest();
    const noa = await openPerson(url, 'noa@example.com');
    const dana = await openPerson(url, 'dana@example.com');
    const mentions = noa.auth.credentials.access_token ?? '';
    const fault = { provider: 'google', kind: 'status', status: 429, mentions, retryAfter: 7 };
    await ask(`${url}/_faults`, 'POST', fault);
    expect((await dana.gmail.users.getProfile({ userId })).status).toBe(200);
    const refused = await fetch(`${url}/gmail/v1/users/me/profile`, {
      headers: { Authorization: `Bearer ${mentions}` },
    });
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '7']);

    await ask(`${url}/_faults`, 'POST', { provider: 'google', kind: 'drop', mentions: 'Lunch' });
    const label = (name: string) => noa.gmail.users.labels.create({ userId, requestBody: { name } });
    expect((await label('Work')).data.name).toBe('Work');
    await expect(label('Lunch')).rejects.toThrow();
  });

  it('are forgotten at a reset', async () => {
    const { url } = await startForTest();
    await ask(`${url}/_faults`, 'POST', { provider: 'google', kind: 'drop' });
    await ask(`${url}/_reset`, 'POST', { seed: false });
    expect((await ask(`${url}/_faults`, 'GET')).body).toEqual([]);
  });

  it('are refused when they make no sense', async () => {
    const { url } = await startForTest();
    expect((await ask(`${url}/_faults`, 'POST', { provider: 'acme', kind: 'drop' })).status).toBe(400);
  });
});

describe('state', () => {
  it('survives a restart', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'providers-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const first = await startForTest({ dataDir });
    const { auth, gmail } = await openPerson(first.url, 'noa@example.com');
    const { data: sent } = await gmail.users.messages.send({ userId, requestBody: MAIL });
    await first.close();

    const second = await startForTest({ dataDir });
    const again = clientsFor(second.url, { access_token: auth.credentials.access_token ?? '' });
    expect((await again.gmail.users.messages.list({ userId })).data.messages).toEqual([
      { id: sent.id, threadId: sent.threadId },
    ]);
    expect((await ask(`${second.url}/_sent`, 'GET')).body).toHaveLength(1);
  });

  it('is gone after a reset', async () => {
    const { url } = await startForTest();
    const { gmail } = await openPerson(url, 'noa@example.com');
    await gmail.users.messages.send({ userId, requestBody: MAIL });
    await ask(`${url}/_reset`, 'POST', { seed: false });
    expect((await ask(`${url}/_sent`, 'GET')).body).toEqual([]);
    await expect(gmail.users.messages.list({ userId })).rejects.toThrow('invalid_grant');
  });
});

it('lets pages of other origins call, and spares their preflights', async () => {
  const { url } = await startForTest();
  await ask(`${url}/_faults`, 'POST', { provider: 'google', kind: 'drop' });
  const reply = await fetch(`${url}/gmail/v1/users/me/messages`, {
    method: 'OPTIONS',
    headers: {
      Origin: 'http://127.0.0.1:5005',
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'authorization',
    },
  });
  expect(reply.status).toBe(204);
  expect(reply.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(reply.headers.get('Access-Control-Allow-Headers')).toContain('authorization');
  expect((await ask(`${url}/_faults`, 'GET')).body).toHaveLength(1);
});

it('refuses a mail to an address without an account', async () => {
  const { url } = await startForTest();
  const reply = await ask(`${url}/_inbound`, 'POST', { provider: 'google', to: 'nobody@example.com' });
  expect(reply.status).toBe(404);
});

it('shows the control page at the root', async () => {
  const { url } = await startForTest();
  const page = await fetch(url).then((reply) => reply.text());
  expect(page).toContain('Let a message arrive');
});

it('answers unknown paths of a provider in its shape', async () => {
  const { url } = await startForTest();
  const reply = await ask(`${url}/google/drive/v3/files`, 'GET');
  expect(reply).toMatchObject({ status: 404, body: { error: { code: 404, status: 'NOT_FOUND' } } });
});
