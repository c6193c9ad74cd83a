import { describe, expect, inject, it } from 'vitest';
import { notificationDocument } from '@crocodile-hub/core/contract/documents';
import { paths } from '@crocodile-hub/core/contract/paths';
import { executeReply, routes } from '@crocodile-hub/core/contract/routes';
import { reminderEventTitle } from '@crocodile-hub/core/domain/reminder';
import { callApi } from '../support/api.ts';
import { withFirestore } from '../support/firestore.ts';
import { aPerson, type TestPerson } from '../support/people.ts';
import { sent } from '../support/sent.ts';

const urls = inject('urls');

async function remind(person: TestPerson, task: string, inMs: number): Promise<string> {
  const answer = await callApi(urls, 'POST', routes.execute.path, {
    token: person.token,
    body: {
      userId: person.uid,
      actionType: 'reminder',
      payload: { task, reminderTime: new Date(Date.now() + inMs).toISOString() },
      timeZone: 'Asia/Jerusalem',
    },
  });
  const { reminderId } = executeReply.parse(answer.body);
  if (reminderId === undefined) throw new Error('a reminder answers with its id');
  return reminderId;
}

async function notificationsOf(person: TestPerson) {
  return withFirestore(urls, async (firestore) => {
    const found = await firestore.collection(paths.notifications(person.uid)).get();
    return found.docs.map((document) => notificationDocument.parse(document.data()));
  });
}

describe('a reminder', () => {
  it('is delivered once, within a second of its time', async () => {
    const noa = await aPerson({ google: true });
    const reminderId = await remind(noa, 'להתקשר לאמא', 2_000);
    await expect.poll(() => notificationsOf(noa), { timeout: 15_000 }).toHaveLength(1);
    const [notification] = await notificationsOf(noa);
    expect(notification).toMatchObject({ type: 'reminder', reminderId, title: 'להתקשר לאמא', read: false });
    const events = (await sent()).filter(({ subject }) => subject === reminderEventTitle('להתקשר לאמא'));
    expect(events.length).toBeGreaterThan(0);
  });

  it('never comes once it is cancelled', async () => {
    const noa = await aPerson({ google: true });
    const cancelled = await remind(noa, 'not this one', 2_500);
    const kept = await remind(noa, 'this one', 3_000);
    const answer = await callApi(urls, 'POST', routes.deleteReminder.path, {
      token: noa.token,
      body: { userId: noa.uid, reminderId: cancelled },
    });
    expect(answer.status).toBe(200);
    await expect.poll(() => notificationsOf(noa), { timeout: 15_000 }).toHaveLength(1);
    const [notification] = await notificationsOf(noa);
    expect(notification).toMatchObject({ reminderId: kept, title: 'this one' });
  });
});
