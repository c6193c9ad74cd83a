import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, setDoc, Timestamp, updateDoc, type Firestore } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reminderStatuses } from '@crocodile-hub/core/contract/documents';
import { aNotification, aReminder, aSession, aSmartTask } from '../support/documents.ts';
import { rulesEnvironment, verified, withoutRules } from '../support/rules-environment.ts';

let environment: RulesTestEnvironment;
let noa: Firestore;
let unruled: Firestore;

beforeAll(async () => {
  environment = await rulesEnvironment('demo-rules-server-owned');
  noa = environment.authenticatedContext('noa', verified).firestore() as unknown as Firestore;
  unruled = await withoutRules(environment);
});
beforeEach(() => environment.clearFirestore());
afterAll(() => environment.cleanup());

async function given(path: string, data: Record<string, unknown>) {
  await setDoc(doc(unruled, path), data);
  return doc(noa, path);
}

describe('a reminder', () => {
  it.each(reminderStatuses.flatMap((from) => reminderStatuses.map((to) => ({ from, to }))))(
    'is not taken from $from to $to by the browser: the calendar would not follow',
    async ({ from, to }) => {
      const reminder = await given('users/noa/reminders/r1', aReminder({ status: from }));
      await assertFails(updateDoc(reminder, { status: to }));
    },
  );

  it.each([
    ['dueAt', Timestamp.fromMillis(0)],
    ['task', 'something else'],
    ['lateMs', 0],
    ['revision', 7],
  ])('keeps its %s from the person', async (field, value) => {
    const reminder = await given('users/noa/reminders/r1', aReminder());
    await assertFails(updateDoc(reminder, { [field]: value }));
  });

  it('cannot be removed while it still waits', async () => {
    await assertFails(deleteDoc(await given('users/noa/reminders/r1', aReminder())));
  });

  it('cannot be made by the browser', async () => {
    await assertFails(setDoc(doc(noa, 'users/noa/reminders/r9'), aReminder()));
  });
});

describe('a notification', () => {
  it('can be marked read and nothing else', async () => {
    const notification = await given('users/noa/notifications/n1', aNotification());
    await assertFails(updateDoc(notification, { title: 'forged' }));
    await assertFails(updateDoc(notification, { read: true, lateMs: 0 }));
    await assertSucceeds(updateDoc(notification, { read: true }));
    await assertFails(updateDoc(notification, { read: false }));
  });
});

describe('a Smart Task', () => {
  it('gets its undo window and its schedule from the server alone', async () => {
    const soon = Timestamp.fromMillis(Date.UTC(2026, 10, 21));
    await assertFails(setDoc(doc(noa, 'users/noa/smartTasks/t2'), aSmartTask({ undoUntil: soon })));
    await assertFails(setDoc(doc(noa, 'users/noa/smartTasks/t3'), aSmartTask({ runAt: soon })));
    const task = await given('users/noa/smartTasks/t1', aSmartTask({ undoUntil: soon }));
    await assertFails(updateDoc(task, { undoUntil: Timestamp.fromMillis(0) }));
    await assertSucceeds(updateDoc(task, { status: 'Cancelled' }));
  });

  it('keeps the words it came from', async () => {
    const task = await given('users/noa/smartTasks/t1', aSmartTask());
    await assertFails(updateDoc(task, { originalCommand: 'something else' }));
  });
});

describe('a session', () => {
  it('keeps the time it was made', async () => {
    const session = await given('users/noa/sessions/s1', aSession());
    await assertFails(updateDoc(session, { createdAt: Timestamp.fromMillis(0) }));
    expect(aSession().createdAt).toBeInstanceOf(Timestamp);
  });
});
