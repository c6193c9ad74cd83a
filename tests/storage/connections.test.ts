import { expect, it } from 'vitest';
import { integrationDocument } from '@crocodile-hub/core/contract/documents';
import { paths } from '@crocodile-hub/core/contract/paths';
import type { GoogleService } from '../../functions/src/ports/connections.ts';
import { realAdapters } from './real-adapters.ts';

const given = realAdapters();
const hourMs = 3_600_000;
const first = Date.now() - hourMs;

async function shown(uid: string, service: string) {
  const doc = await given()
    .db.doc(`${paths.integrations(uid)}/${service}`)
    .get();
  const { status, brokenSince = null } = integrationDocument.parse(doc.data());
  return { status, brokenSince };
}

const mark = { refreshToken: 'r' };
const google = {
  account: 'noa@example.com',
  googleId: '1',
  scopes: '',
  refreshToken: 'r',
  accessToken: 'a',
  expiresAt: first,
};
const meta = { accountId: '1', accessToken: 'a', account: 'Noa' };
const linked = { ...meta, scopes: '', refreshToken: 'r', expiresAt: first };

const worlds = {
  gmail: {
    connect: (uid: string) => given().ports.grants.save(uid, google, 0),
    showed: (uid: string, isRefused: boolean, at: number) =>
      given().ports.grants.recordAnswer(uid, mark, {
        service: 'gmail' satisfies GoogleService,
        isRefused,
        at,
      }),
    disconnect: (uid: string) => given().ports.grants.remove(uid),
  },
  whatsapp: {
    connect: (uid: string) => given().ports.connections.save(uid, 'whatsapp', meta, 0),
    showed: (uid: string, isRefused: boolean, at: number) =>
      given().ports.connections.recordAnswer(uid, 'whatsapp', meta, { isRefused, at }),
    disconnect: (uid: string) => given().ports.connections.remove(uid, 'whatsapp', 'disconnected'),
  },
};

it.each(['gmail', 'whatsapp'] as const)(
  '%s is broken since its first failing call, until one is taken',
  async (service) => {
    const uid = `anna-${service}`;
    const { connect, showed, disconnect } = worlds[service];
    await connect(uid);
    expect(await shown(uid, service)).toEqual({ status: 'connected', brokenSince: null });
    await showed(uid, true, first);
    await showed(uid, true, first + 1_000);
    expect(await shown(uid, service)).toEqual({ status: 'error', brokenSince: first });
    await showed(uid, false, first + 2_000);
    expect(await shown(uid, service)).toEqual({ status: 'connected', brokenSince: null });
    await showed(uid, true, first + 3_000);
    expect(await shown(uid, service)).toEqual({ status: 'error', brokenSince: first + 3_000 });
    await disconnect(uid);
    expect(await shown(uid, service)).toEqual({ status: 'disconnected', brokenSince: null });
  },
);

it('a grant that ends breaks what still worked now, and leaves the older time of what did not', async () => {
  const { grants } = given().ports;
  await grants.save('bella', google, 0);
  await grants.recordAnswer('bella', mark, { service: 'google-calendar', isRefused: true, at: first });
  const before = Date.now();
  await grants.end('bella', mark);
  expect(await shown('bella', 'google-calendar')).toEqual({ status: 'error', brokenSince: first });
  expect((await shown('bella', 'gmail')).brokenSince).toBeGreaterThanOrEqual(before);
  await grants.save('bella', { ...google, refused: ['gmail'] }, first);
  expect(await shown('bella', 'gmail')).toEqual({ status: 'error', brokenSince: first });
  expect(await shown('bella', 'google-calendar')).toEqual({ status: 'connected', brokenSince: null });
});

it('another account of Google keeps nothing of what was read from the one before; the same account keeps all', async () => {
  const { cache, grants, mailboxMarks, people } = given().ports;
  const uid = 'elisa';
  const caches = ['contacts', 'mail-look', 'rules-look'] as const;
  const begin = async () => {
    for (const name of caches) await cache.put(uid, name, ['dana@example.com'], first);
    await people.wake(uid, first);
    const watch = { historyId: '7', watchedUntil: first + 24 * hourMs };
    await mailboxMarks.watched(google.account, watch, first);
  };
  const left = async () => ({
    cached: (await Promise.all(caches.map((name) => cache.get(uid, name)))).filter((one) => one !== null)
      .length,
    learnt: (await people.head(uid)) !== null,
    mark: (await mailboxMarks.find(google.account)) !== null,
  });
  await grants.save(uid, google, first);
  await begin();
  await people.say(uid, () => [{ id: 's', change: { does: 'leave-out', address: 'dana@example.com' } }]);
  await grants.save(uid, { ...google, refreshToken: 'r2' }, first);
  expect(await left()).toEqual({ cached: 3, learnt: true, mark: true });
  await grants.save(uid, { ...google, googleId: '2', account: 'work@example.com' }, first);
  expect(await left()).toEqual({ cached: 0, learnt: false, mark: false });
  // What the person said stays, as when they disconnect it.
  expect(await people.said(uid)).toHaveLength(1);
});

it('a linked account that its provider ends is broken since then, until it is linked again', async () => {
  const { links } = given().ports;
  await links.save('carla', 'linkedin', linked, first);
  const before = Date.now();
  await links.end('carla', 'linkedin', linked);
  const { status, brokenSince } = await shown('carla', 'linkedin');
  expect(status).toBe('error');
  expect(brokenSince).toBeGreaterThanOrEqual(before);
  await links.save('carla', 'linkedin', linked, first);
  expect(await shown('carla', 'linkedin')).toEqual({ status: 'connected', brokenSince: null });
});

it('a connection that a changed key cannot open keeps the time at which it broke', async () => {
  const { connections } = given().ports;
  await connections.save('dora', 'whatsapp', meta, 0);
  await connections.recordAnswer('dora', 'whatsapp', meta, { isRefused: true, at: first });
  await connections.remove('dora', 'whatsapp', 'error');
  expect(await shown('dora', 'whatsapp')).toEqual({ status: 'error', brokenSince: first });
  await connections.save('dora', 'whatsapp', meta, 0);
  const before = Date.now();
  await connections.remove('dora', 'whatsapp', 'error');
  expect((await shown('dora', 'whatsapp')).brokenSince).toBeGreaterThanOrEqual(before);
});
