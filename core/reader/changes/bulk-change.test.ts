import { describe, expect, it } from 'vitest';
import { clockworkOf } from '../../language/time/clockwork.ts';
import { readBulkChange } from './bulk-change.ts';

/** Tuesday. */
const clockwork = clockworkOf({
  now: '2026-12-01T11:00:00+02:00',
  timeZone: 'Asia/Jerusalem',
  country: 'IL',
});
const read = (text: string) => {
  const change = readBulkChange(text, clockwork);
  if (change === null) return null;
  const { of, wish, over, about } = change;
  return { of, does: wish.does, from: over === null ? null : over.first.day, about };
};

describe('all of a kind', () => {
  it.each([
    ['cancel all my meetings today', 'meeting', 'cancel', 1, null],
    ["cancel today's meetings", 'meeting', 'cancel', 1, null],
    ['please cancel all of my meetings tomorrow', 'meeting', 'cancel', 2, null],
    ['clear my schedule for today', 'meeting', 'cancel', 1, null],
    ['cancel all my meetings', 'meeting', 'cancel', null, null],
    ['cancel all my meetings with Dana', 'meeting', 'cancel', null, 'dana'],
    ['cancel everything tomorrow', 'meeting', 'cancel', 2, null],
    ['move all my meetings after 3pm today to tomorrow', 'meeting', 'move', 1, null],
    ['push everything after 3pm today to tomorrow', 'meeting', 'move', 1, null],
    ['cancel all my meetings this afternoon, I feel dreadful', 'meeting', 'cancel', 1, null],
    ['please move all what I have on Wednesday morning to the Thursday morning', 'meeting', 'move', 2, null],
    ['snooze all my reminders by an hour', 'reminder', 'shift', null, null],
    ['delete all my reminders', 'reminder', 'cancel', null, null],
    ['postpone all reminders', 'reminder', 'ask-when', null, null],
    ['delete all my tasks', 'task', 'cancel', null, null],
    ['mark all my tasks as done', 'task', 'finish', null, null],
    ['move all my tasks to next week', 'task', 'shift', null, null],
    ['תבטל את כל הפגישות היום', 'meeting', 'cancel', 1, null],
    ['תבטלי את כל הפגישות', 'meeting', 'cancel', null, null],
    ['יאללה תבטל לי הכל מחר אחרי שתיים אני גמורה', 'meeting', 'cancel', 2, null],
    ['תנקי את היומן מחר', 'meeting', 'cancel', 2, null],
    ['תדחה את כל התזכורות בשעה', 'reminder', 'shift', null, null],
    ['תעבירי את כל הפגישות של היום למחר', 'meeting', 'move', 1, null],
    ['תסמני את כל המשימות כבוצעו', 'task', 'finish', null, null],
  ])('is changed: %s', (text, of, does, from, about) => {
    expect(read(text)).toEqual({ of, does, from, about });
  });

  it.each([
    'cancel my meeting with Dana',
    'move my meeting to tomorrow',
    'delete the reminder',
    'what are all my meetings',
    'cancel my calendar subscription',
    'mark all my emails as read',
    'תבטל את הפגישה עם דנה',
    'תסמני את כל המיילים כנקראו',
    'move the tasks meeting to tomorrow',
  ])('is not changed by %j', (text) => {
    expect(read(text)).toBeNull();
  });
});
