import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { linkedServices } from '@crocodile-hub/core/contract/linked-services';
import { paths } from '@crocodile-hub/core/contract/paths';
import { scheduledUrl } from '../../local/stack/addresses.ts';
import { signUp } from '../../local/stack/person.ts';
import { allDocuments } from '../support/all-documents.ts';
import { aMessage, aProject, aSession, aUser } from '../support/documents.ts';
import { withFirestore } from '../support/firestore.ts';
import { givenScheduledMail } from '../support/given.ts';
import { link } from '../support/links.ts';
import { patience } from '../support/patience.ts';
import { aPerson, type TestPerson } from '../support/people.ts';
import { arrives } from '../support/providers.ts';
import { aPushDevice } from '../support/push-device.ts';
import { callRoute } from '../support/route-call.ts';
import { sent } from '../support/sent.ts';
import { stackUrls } from '../support/stack-urls.ts';

const urls = stackUrls();
const hourMs = 3_600_000;

/** Documents that the browser writes itself, under the rules. */
async function writtenByBrowser(uid: string, canary: string): Promise<void> {
  const adapted = (document: Record<string, unknown>) => ({ ...document, createdAt: Timestamp.now() });
  await withFirestore(urls, async (db) => {
    const user = aUser({ about: canary });
    await db.doc(paths.user(uid)).set(user);
    await db.doc(`${paths.projects(uid)}/p`).set(adapted({ ...plain(aProject()), name: canary }));
    await db.doc(`${paths.sessions(uid)}/s`).set(adapted({ ...plain(aSession()), title: canary }));
    await db.doc(`${paths.messages(uid, 's')}/m`).set(adapted({ ...plain(aMessage()), content: canary }));
  });
}

/** With plain numbers instead of the SDK's times. */
function plain(document: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(document).filter(([, value]) => typeof value !== 'object'));
}

/** Puts the word everywhere that the API accepts it. Answers the time by which a mail with it would have been sent. */
async function plant(person: TestPerson, canary: string): Promise<number> {
  const { uid, token } = person;
  const execute = (actionType: string, payload: object) =>
    callRoute(token, 'execute', { body: { userId: uid, actionType, payload } });
  await writtenByBrowser(uid, canary);
  const soon = new Date(Date.now() + hourMs).toISOString();
  expect((await execute('reminder', { task: canary, reminderTime: soon })).status).toBe(200);
  expect((await execute('create_task', { title: canary })).status).toBe(200);
  const chat = { message: canary, userId: uid, replyId: randomUUID() };
  expect((await callRoute(token, 'chat', { body: chat })).status).toBe(200);
  expect((await callRoute(token, 'contacts')).status).toBe(200);
  const sms = { to: '+972541230000', message: canary };
  await callRoute(token, 'smsSend', { body: sms });
  const { subscription } = aPushDevice(urls.providers);
  const subscribed = { userId: uid, subscription, locale: 'en' };
  expect((await callRoute(token, 'pushSubscribe', { body: subscribed })).status).toBe(200);
  await arrives({ provider: 'meta', channel: 'whatsapp', from: '+972541239999', name: 'Yael', text: canary });
  const arrived = async () => (await traces(uid)).filter((one) => one.includes('channelMessages')).length;
  await expect.poll(arrived, patience).toBeGreaterThan(0);
  // Last, so that a busy machine leaves it its seconds.
  const mail = { to: ['dana@example.com'], subject: canary, body: canary };
  const scheduled = { taskId: randomUUID(), payload: mail, runAt: Date.now() + 5_000 };
  expect((await givenScheduledMail(person, scheduled)).status).toBe(200);
  return scheduled.runAt + 2_000;
}

const traces = (...words: string[]) =>
  withFirestore(urls, async (db) =>
    (await allDocuments(db)).filter((document) => words.some((word) => document.includes(word))),
  );

const receiptOf = (receipt: string) => callRoute(null, 'deletionReceipt', { params: { receipt } });

async function finished(receipt: string): Promise<Record<string, number>> {
  const end = async () => (await receiptOf(receipt)).reply?.finishedAt ?? null;
  await expect.poll(end, patience).not.toBeNull();
  const { reply } = await receiptOf(receipt);
  return Object.fromEntries((reply?.emptied ?? []).map(({ store, documents }) => [store, documents]));
}

it('leaves nothing of a person anywhere, sends nothing more, and tells what went', async () => {
  const person = await aPerson({ google: true, channels: true });
  for (const service of linkedServices) await link(person, service);
  const canary = `canary${randomUUID().replaceAll('-', '')}`;
  const due = await plant(person, canary);
  const before = await traces(person.uid, canary);
  expect(before.length).toBeGreaterThan(15);

  const wrong = await callRoute(person.token, 'deleteAccount', { body: { email: 'somebody@example.com' } });
  expect([wrong.status, wrong.error?.reason]).toEqual([400, 'notYourAddress']);
  const body = { email: person.email.toUpperCase() };
  const { reply } = await callRoute(person.token, 'deleteAccount', { body });
  const receipt = reply?.receipt ?? '';
  expect((await callRoute(person.token, 'servicesStatus')).status).toBe(401);

  const counts = await finished(receipt);
  expect(counts).toMatchObject({
    sessions: 1,
    messages: 1,
    projects: 1,
    reminders: 1,
    devices: 1,
    grants: 7,
  });
  expect(counts).toMatchObject({ profile: 1, account: 1 });
  for (const provider of ['tiktok', 'linkedin']) {
    expect(await arrives({ provider, kind: 'looked', email: person.email })).toEqual({ allowed: false });
  }
  // Others have connected the same number, so its messages are theirs, too.
  const isOfOthers = (trace: string) =>
    /^users\/\w+\/channelMessages\//.test(trace) && !trace.includes(person.uid);
  expect((await traces(canary)).filter((trace) => !isOfOthers(trace))).toEqual([]);
  // Only the receipt still knows the uid.
  expect((await traces(person.uid)).map((trace) => trace.split(' ')[0])).toEqual([`deletions/${receipt}`]);
  // The time of the mail has passed.
  await expect.poll(() => Date.now() > due, patience).toBe(true);
  expect((await sent()).filter(({ subject }) => subject === canary)).toEqual([]);
});

it('frees the address: whoever signs up with it again is somebody new, with nothing', async () => {
  const person = await aPerson({ google: false });
  await writtenByBrowser(person.uid, 'mine');
  const { reply } = await callRoute(person.token, 'deleteAccount', { body: { email: person.email } });
  await finished(reply?.receipt ?? '');
  const again = await signUp(urls, person);
  expect(again?.uid).not.toBe(person.uid);
  expect((await callRoute(again?.token ?? '', 'servicesStatus')).status).toBe(200);
});

it('looks once more for what an open page wrote, and then names nobody', async () => {
  const person = await aPerson({ google: false });
  const { reply } = await callRoute(person.token, 'deleteAccount', { body: { email: person.email } });
  const receipt = reply?.receipt ?? '';
  await finished(receipt);
  await writtenByBrowser(person.uid, 'late');
  const long = Timestamp.fromMillis(Date.now() - 2 * hourMs);
  await withFirestore(urls, (db) =>
    db.doc(`${paths.deletions()}/${receipt}`).update({ finishedAt: long, attendAt: long }),
  );
  const headers = { 'content-type': 'application/json' };
  await fetch(scheduledUrl(urls, 'sweep'), { method: 'POST', headers, body: '{}' });
  expect(await traces(person.uid)).toEqual([]);
  expect((await receiptOf(receipt)).status).toBe(200);
});

it('knows no receipt of another number', async () => {
  expect((await receiptOf(randomUUID())).status).toBe(404);
});
