import { describe, it } from 'vitest';
import { notificationDocument, reminderDocument } from '@crocodile-hub/core/contract/documents';
import { paths } from '@crocodile-hub/core/contract/paths';
import { executeReply, routes } from '@crocodile-hub/core/contract/routes';
import { reminderEventTitle } from '@crocodile-hub/core/domain/reminder';
import { callApi } from '../support/api.ts';
import { withFirestore } from '../support/firestore.ts';
import { aPerson, type TestPerson } from '../support/people.ts';
import { sent } from '../support/sent.ts';
import { patience } from '../support/patience.ts';
import { stackUrls } from '../support/stack-urls.ts';

const urls = stackUrls();

async function remind(person: TestPerson, task: string, inMs: number, more: object = {}): Promise<string> {
  const answer = await callApi(urls, 'POST', routes.execute.path, {
    token: person.token,
    body: {
      userId: person.uid,
      actionType: 'reminder',
      payload: { task, reminderTime: new Date(Date.now() + inMs).toISOString(), ...more },
      timeZone: 'Asia/Jerusalem',
    },
  });
  const { reminderId } = executeReply.parse(answer.body);
  if (reminderId === undefined) throw new Error('a reminder answers with its id');
  return reminderId;
}

async function reminderOf(person: TestPerson, id: string) {
  return withFirestore(urls, async (firestore) => {
    const found = await firestore.doc(`${paths.reminders(person.uid)}/${id}`).get();
    return reminderDocument.parse(found.data());
  });
}

async function notificationsOf(person: TestPerson) {
  return withFirestore(urls, async (firestore) => {
    const found = await firestore.collection(paths.notifications(person.uid)).get();
    return found.docs.map((document) => notificationDocument.parse(document.data()));
  });
}

describe.concurrent('a reminder', () => {
  it('is delivered once, and not before its time', async ({ expect }) => {
    const noa = await aPerson({ google: true });
    const reminderId = await remind(noa, 'להתקשר לאמא', 2_000);
    await expect.poll(() => notificationsOf(noa), patience).toHaveLength(1);
    const [notification] = await notificationsOf(noa);
    expect(notification).toMatchObject({ type: 'reminder', reminderId, title: 'להתקשר לאמא', read: false });
    expect(notification?.lateMs).toBeGreaterThanOrEqual(0);
    const events = (await sent()).filter(({ subject }) => subject === reminderEventTitle('להתקשר לאמא'));
    expect(events.length).toBeGreaterThan(0);
  });

  it('comes again after a snooze, and a series then goes on from its own place', async ({ expect }) => {
    const noa = await aPerson({ google: true });
    const reminderId = await remind(noa, 'stand up', 1_500, { recurrence: 'FREQ=DAILY' });
    await expect.poll(() => notificationsOf(noa), patience).toHaveLength(1);
    const first = await reminderOf(noa, reminderId);
    const snoozeUntil = new Date(Date.now() + 2_000).toISOString();
    const answer = await callApi(urls, 'POST', routes.updateReminder.path, {
      token: noa.token,
      body: { userId: noa.uid, reminderId, snoozeUntil },
    });
    expect(answer.status).toBe(200);
    expect(await reminderOf(noa, reminderId)).toMatchObject({ anchorAt: first.dueAt, status: 'pending' });
    await expect.poll(() => notificationsOf(noa), patience).toHaveLength(2);
    expect(await reminderOf(noa, reminderId)).toMatchObject({ dueAt: first.dueAt, anchorAt: null });
  });

  it('never comes once it is cancelled', async ({ expect }) => {
    const noa = await aPerson({ google: true });
    const cancelled = await remind(noa, 'not this one', 6_000);
    const kept = await remind(noa, 'this one', 6_500);
    const answer = await callApi(urls, 'POST', routes.deleteReminder.path, {
      token: noa.token,
      body: { userId: noa.uid, reminderId: cancelled },
    });
    expect(answer.status).toBe(200);
    await expect.poll(() => notificationsOf(noa), patience).toHaveLength(1);
    const [notification] = await notificationsOf(noa);
    expect(notification).toMatchObject({ reminderId: kept, title: 'this one' });
  });
});
