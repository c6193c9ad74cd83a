import { expect, it } from 'vitest';
import { reminder } from '../actions/reminder.ts';
import { chatRequest } from './chat.ts';
import { executeRequest, smartTaskRequest, updateReminderRequest } from './routes.ts';

const named = [
  ['runAt', executeRequest],
  ['now', executeRequest],
  ['now', smartTaskRequest],
  ['now', chatRequest],
  ['reminderTime', updateReminderRequest],
  ['snoozeUntil', updateReminderRequest],
  ['reminderTime', reminder.payload],
] as const;

it.each(named)('%s is a time that whatever is computed from it can be stored', (field, schema) => {
  const isRefused = (time: string) =>
    schema.safeParse({ [field]: time }).error?.issues.some(({ path }) => path[0] === field) === true;
  expect(isRefused('2026-11-20T09:00:00+02:00')).toBe(false);
  for (const time of ['9999-12-31T23:59:59-12:00', '0000-01-01T00:00:00+14:00', '3000-01-01T00:00:00Z'])
    expect(isRefused(time), time).toBe(true);
});
