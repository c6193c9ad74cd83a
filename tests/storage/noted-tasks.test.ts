import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { paths } from '@crocodile-hub/core/contract/paths';
import { realAdapters } from './real-adapters.ts';

const given = realAdapters();
const now = Date.UTC(2026, 10, 20, 9, 0);

const put = (id: string, actionType: string, minutesAgo: number) =>
  given()
    .db.collection(paths.smartTasks('anna'))
    .doc(id)
    .set({
      originalCommand: id,
      assistantEcho: id,
      status: 'Done',
      timestamp: Timestamp.fromMillis(now - minutesAgo * 60_000),
      actionType,
      actionPayload: { title: id },
      actionSummary: '',
    });

it('noted tasks are found however many other actions came after them, the newest first', async () => {
  await put('old', 'create_task', 3);
  await put('new', 'create_task', 2);
  await put('mail', 'send_email', 1);
  const { workspace } = given().ports;
  expect((await workspace.notedTasks('anna', 10)).map(({ id }) => id)).toEqual(['new', 'old']);
  expect((await workspace.notedTasks('anna', 1)).map(({ id }) => id)).toEqual(['new']);
});

it('actions of a time are found by it, the newest first', async () => {
  await put('old', 'create_task', 3);
  await put('mail', 'send_email', 2);
  await put('new', 'create_task', 1);
  const { workspace } = given().ports;
  const over = { from: now - 3 * 60_000, to: now - 60_000 };
  expect((await workspace.recentTasks('anna', 10, over)).map(({ id }) => id)).toEqual(['mail', 'old']);
  expect((await workspace.recentTasks('anna', 1, over)).map(({ id }) => id)).toEqual(['mail']);
});
