import { smartTaskStatuses } from '@crocodile-hub/core/contract/documents';
import { expect, it } from 'vitest';
import { conversations } from './conversations.ts';
import { receivedMessages } from './received.ts';
import { pastReminders, remindersToSet } from './reminders.ts';
import { tasks } from './tasks.ts';

const hebrew = /\p{Script=Hebrew}/u;
const dayMs = 24 * 60 * 60_000;
// A Sunday, a Friday near midnight, the night of the change to summer time, a leap day.
const days = ['2026-11-22T09:00Z', '2026-11-27T21:50Z', '2027-03-25T23:30Z', '2028-02-29T12:00Z'];

it('has tasks of every status, in both languages', () => {
  const written = tasks('noa', Date.now()).written.map(({ fields }) => fields);
  expect(new Set(written.map(({ status }) => status))).toEqual(new Set(smartTaskStatuses));
  const commands = written.map(({ originalCommand }) => JSON.stringify(originalCommand));
  expect(new Set(commands.map((command) => hebrew.test(command)))).toEqual(new Set([true, false]));
});

it.each(days)('is of the days around %s, whatever day that is', (day) => {
  const now = Date.parse(day);
  const documents = [
    ...conversations('noa', now),
    ...tasks('noa', now).written,
    ...pastReminders('noa', now),
    ...receivedMessages('noa', now),
  ];
  const latest = documents.map(
    ({ fields }) => fields['updatedAt'] ?? fields['timestamp'] ?? fields['createdAt'],
  );
  for (const time of latest) {
    if (!(time instanceof Date)) throw new Error('a document without its time');
    expect(time.getTime()).toBeLessThan(now);
    expect(time.getTime()).toBeGreaterThan(now - 22 * dayMs);
  }
  for (const { reminderTime } of remindersToSet(now)) {
    const ahead = Date.parse(String(reminderTime)) - now;
    expect(ahead).toBeGreaterThan(0);
    expect(ahead).toBeLessThan(8 * dayMs);
  }
  for (const { runAt } of tasks('noa', now).toRun) {
    if (runAt !== undefined) expect(Date.parse(runAt)).toBeGreaterThan(now);
  }
});
