import { paths } from '@crocodile-hub/core/contract/paths';
import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inOwnBrowser } from '../support/browse.ts';
import { aNotification } from '../support/documents.ts';
import { withFirestore } from '../support/firestore.ts';
import { aPerson } from '../support/people.ts';
import { aPushDevice } from '../support/push-device.ts';
import { signedIn } from '../support/signed-in.ts';
import { patience } from '../support/patience.ts';
import { stackUrls } from '../support/stack-urls.ts';

// Only a full browser takes pushes.
inOwnBrowser(() => ({ kind: 'whole' }));

const urls = stackUrls();

type Subscription = ReturnType<typeof aPushDevice>['subscription'];

/** A person whose browser may notify, with pushes to the stand-in: tests never use a real push service. */
async function withPush() {
  const person = await aPerson({ google: false });
  const device = aPushDevice(urls.providers);
  const visited = await signedIn({
    person,
    permissions: ['notifications'],
    prepare: async ({ page }) => {
      await page.addInitScript(subscribeAs, device.subscription);
    },
  });
  return { ...visited, device };
}

/** Runs in the page: the browser's push manager, with a subscription that is known here. */
function subscribeAs(json: Subscription): void {
  const key = 'test-subscribed';
  const subscription = {
    endpoint: json.endpoint,
    toJSON: () => json,
    unsubscribe: () => Promise.resolve(localStorage.removeItem(key)),
  };
  Object.assign(PushManager.prototype, {
    permissionState: () => Promise.resolve('granted'),
    getSubscription: () => Promise.resolve(localStorage.getItem(key) === null ? null : subscription),
    subscribe: () => {
      localStorage.setItem(key, 'yes');
      return Promise.resolve(subscription);
    },
  });
}

function devicesOf(uid: string): Promise<unknown[]> {
  return withFirestore(urls, async (firestore) => {
    const found = await firestore.collection(paths.devices(uid)).get();
    return found.docs.map((one) => one.get('subscription.endpoint'));
  });
}

async function givenNotification(uid: string, id: string, title: string): Promise<void> {
  const now = Timestamp.now();
  const notification = aNotification({ title, dueAt: now, createdAt: now });
  await withFirestore(urls, (firestore) =>
    firestore.doc(`${paths.notifications(uid)}/${id}`).set(notification),
  );
}

/** Gives a push to the service worker, as the browser does when its push service calls. */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one !== undefined) resolve(one.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const origin = new URL(page.url()).origin;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

/** The notifications that the browser shows. */
function shown(page: Page): Promise<{ title: string; tag: string }[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, tag }) => ({ title, tag }));
  });
}

it('takes pushes while signed in, and shows what arrives once, whoever tells it first', async () => {
  const { page, person, device, close } = await withPush();
  await expect.poll(() => devicesOf(person.uid), patience).toEqual([device.subscription.endpoint]);

  // The page shows both; only one of them came by push.
  const payload = {
    notification: { title: 'call Dana', body: '' },
    data: { tag: 'r1-1', path: '/smart-tasks' },
  };
  await deliver(page, JSON.stringify(payload));
  const pushed = { title: 'call Dana', tag: 'r1-1' };
  await expect.poll(() => shown(page), patience).toEqual([pushed]);
  await givenNotification(person.uid, 'r1-1', 'call Dana');
  await givenNotification(person.uid, 'r2-1', 'buy milk');
  await page.getByText('🔔 buy milk').waitFor(patience);
  await expect
    .poll(async () => new Set(await shown(page)), patience)
    .toEqual(new Set([pushed, { title: 'buy milk', tag: 'r2-1' }]));

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await expect.poll(() => devicesOf(person.uid), patience).toEqual([]);
  await close();
});
