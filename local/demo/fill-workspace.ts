import { executeReply, routes } from '@crocodile-hub/core/contract/routes';
import type { StackUrls } from '../stack/addresses.ts';
import { callProduct } from '../stack/person.ts';
import { conversations } from './conversations.ts';
import { writeDocuments } from './documents.ts';
import { pastReminders, remindersToSet } from './reminders.ts';
import { tasks } from './tasks.ts';
import { receivedMessages } from './received.ts';

type Account = { uid: string; token: string };

/**
 * A used workspace in both languages, with times relative to now. The app's documents are written with the person's
 * rights, under the rules; future reminders and mails go through the product's own calls.
 */
export async function fillWorkspace(urls: StackUrls, { uid, token }: Account): Promise<void> {
  const now = Date.now();
  await writeWorkspace(urls, { uid, token }, now);
  const { toRun } = tasks(uid, now);
  const clock = { timeZone: 'Asia/Jerusalem', locale: 'en' };
  const run = (body: object) =>
    callProduct(urls, routes.execute.path, token, executeReply, { userId: uid, ...clock, ...body });
  const calls = [
    ...toRun.map(({ id, ...task }) => ({ ...task, taskId: id })),
    ...remindersToSet(now).map((payload) => ({ actionType: 'reminder', payload })),
  ];
  // One at a time: the emulator loads the functions again for each parallel call.
  for (const call of calls) await run(call);
}

/** Past documents only. */
export async function writeWorkspace(
  urls: StackUrls,
  { uid, token }: Account,
  now: number = Date.now(),
): Promise<void> {
  await Promise.all([
    writeDocuments(urls, token, [...conversations(uid, now), ...tasks(uid, now).written]),
    writeDocuments(urls, 'owner', [...pastReminders(uid, now), ...receivedMessages(uid, now)]),
  ]);
}
