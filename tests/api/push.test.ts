import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { paths } from '@crocodile-hub/core/contract/paths';
import { executeReply } from '@crocodile-hub/core/contract/routes';
import { withFirestore } from '../support/firestore.ts';
import { aPerson, type TestPerson } from '../support/people.ts';
import { aPushDevice } from '../support/push-device.ts';
import { withTrouble } from '../support/providers.ts';
import { callRoute } from '../support/route-call.ts';
import { sent } from '../support/sent.ts';
import { patience } from '../support/patience.ts';
import { stackUrls } from '../support/stack-urls.ts';

const urls = stackUrls();

async function subscribe(person: TestPerson, device: ReturnType<typeof aPushDevice>): Promise<void> {
  const { subscription } = device;
  const body = { userId: person.uid, subscription, locale: 'en' };
  const { status } = await callRoute(person.token, 'pushSubscribe', { body });
  expect(status).toBe(200);
}

async function remind(person: TestPerson, task: string): Promise<string> {
  const reminderTime = new Date(Date.now() + 1_000).toISOString();
  const { reply } = await callRoute(person.token, 'execute', {
    body: {
      userId: person.uid,
      actionType: 'reminder',
      payload: { task, reminderTime, notes: 'her birthday' },
      timeZone: 'Asia/Jerusalem',
    },
  });
  return String(executeReply.parse(reply).reminderId);
}

async function pushedTo(device: ReturnType<typeof aPushDevice>) {
  return (await sent()).filter(({ kind, to }) => kind === 'push' && to === device.name);
}

function devicesOf(person: TestPerson): Promise<unknown[]> {
  return withFirestore(urls, async (firestore) => {
    const found = await firestore.collection(paths.devices(person.uid)).get();
    return found.docs.map((one) => one.get('subscription.endpoint'));
  });
}

describe('a push', () => {
  it('brings a due reminder to every device, once, and only they can read it', async () => {
    const noa = await aPerson({ google: true });
    const [phone, laptop] = [aPushDevice(urls.providers), aPushDevice(urls.providers)];
    await subscribe(noa, phone);
    await subscribe(noa, laptop);
    // A browser subscribes again at every start.
    await subscribe(noa, laptop);
    const id = await remind(noa, 'להתקשר לאמא');
    for (const device of [phone, laptop]) {
      await expect.poll(() => pushedTo(device), patience).toHaveLength(1);
      const [push] = await pushedTo(device);
      expect(push?.headers).toMatchObject({ ttl: '3600', urgency: 'high' });
      expect(device.read(push?.text ?? '')).toEqual({
        notification: { title: 'להתקשר לאמא', body: 'her birthday' },
        data: { tag: `${id}-1`, path: '/smart-tasks' },
      });
    }
    expect(JSON.stringify(await pushedTo(phone))).not.toContain('birthday');
  });

  it('no longer goes to a device that is gone, nor to one that was signed out', async () => {
    const noa = await aPerson({ google: true });
    const [lost, signedOut, kept] = [1, 2, 3].map(() => aPushDevice(urls.providers));
    if (lost === undefined || signedOut === undefined || kept === undefined) throw new Error('three devices');
    for (const device of [lost, signedOut, kept]) await subscribe(noa, device);
    const body = { userId: noa.uid, endpoint: signedOut.subscription.endpoint };
    expect((await callRoute(noa.token, 'pushUnsubscribe', { body })).status).toBe(200);
    const gone = { provider: 'push', kind: 'status', status: 410, mentions: lost.name } as const;
    await withTrouble(gone, async () => {
      await remind(noa, 'buy milk');
      await expect.poll(() => devicesOf(noa), patience).toEqual([kept.subscription.endpoint]);
    });
    expect(await pushedTo(kept)).toHaveLength(1);
    expect(await pushedTo(signedOut)).toEqual([]);
  });

  it('goes to ten devices of a person at most: the newest', async () => {
    const noa = await aPerson({ google: false });
    const devices = Array.from({ length: 11 }, () => aPushDevice(urls.providers));
    for (const device of devices) await subscribe(noa, device);
    const endpoints = devices.map(({ subscription }) => subscription.endpoint);
    expect(new Set(await devicesOf(noa))).toEqual(new Set(endpoints.slice(1)));
  });
});

describe('a subscription', () => {
  it.each([
    'https://169.254.169.254/latest/meta-data',
    'http://127.0.0.1:8080/',
    'https://localhost/',
    'https://fcm.googleapis.com@evil.test/',
    `https://${randomUUID()}.evil.test/`,
    'file:///etc/passwd',
    'javascript:alert(1)',
  ])('to %s is refused, and nothing is kept', async (endpoint) => {
    const noa = await aPerson({ google: false });
    const { keys } = aPushDevice(urls.providers).subscription;
    const body = { userId: noa.uid, subscription: { endpoint, keys } };
    const { status, error } = await callRoute(noa.token, 'pushSubscribe', { body });
    expect([status, error?.issues?.[0]?.path]).toEqual([400, 'subscription.endpoint']);
    expect(await devicesOf(noa)).toEqual([]);
  });

  it('is not made in the name of somebody else', async () => {
    const [noa, dana] = [await aPerson({ google: false }), await aPerson({ google: false })];
    const { subscription } = aPushDevice(urls.providers);
    const body = { userId: dana.uid, subscription };
    expect((await callRoute(noa.token, 'pushSubscribe', { body })).status).toBe(403);
    expect(await devicesOf(dana)).toEqual([]);
  });
});
