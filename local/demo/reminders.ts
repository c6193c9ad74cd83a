import type { ActionPayloads } from '@crocodile-hub/core/actions/catalogue';
import { notificationDocument, reminderDocument } from '@crocodile-hub/core/contract/documents';
import { paths } from '@crocodile-hub/core/contract/paths';
import { endField, retention } from '@crocodile-hub/core/domain/retention';
import { dayMs, hourMs, minuteMs } from '@crocodile-hub/core/time/units';
import { daysUntil, jerusalemTime } from '../seed/jerusalem.ts';
import { checked, type Fields, type Written } from './documents.ts';

/** Future reminders, set through the product's own call, so that they ring. */
export function remindersToSet(now: number): ActionPayloads['reminder'][] {
  const iso = (time: number) => new Date(time).toISOString();
  return [
    { task: 'Call Dana about the quote', reminderTime: iso(now + 95 * minuteMs), priority: 'high' },
    {
      task: 'Water the plants',
      reminderTime: iso(jerusalemTime(now, daysUntil(0, now), '08:00')),
      recurrence: 'FREQ=WEEKLY;BYDAY=SU',
      priority: 'low',
    },
    {
      task: 'לקחת ויטמינים',
      reminderTime: iso(jerusalemTime(now, 1, '07:30')),
      recurrence: 'FREQ=DAILY',
    },
  ];
}

/** Past reminders: one has just rung and is unseen, one is done, one was cancelled. */
export function pastReminders(uid: string, now: number): Written[] {
  const rangAt = new Date(now - 5 * minuteMs);
  const past = (task: string, dueAt: Date, over: Fields) => ({
    task,
    notes: null,
    priority: 'medium',
    dueAt,
    timeZone: 'Asia/Jerusalem',
    recurrence: null,
    anchorAt: null,
    revision: 1,
    createdAt: new Date(dueAt.getTime() - dayMs),
    calendarEventId: null,
    deliveredAt: null,
    lateMs: null,
    attendAt: null,
    failures: 0,
    ...over,
  });
  const reminders = {
    'past-numbers': past('Send the numbers', rangAt, {
      status: 'sent',
      deliveredAt: rangAt,
      lateMs: 400,
    }),
    'past-present': past('לקנות מתנה לאמא', new Date(now - 26 * hourMs), {
      status: 'done',
      deliveredAt: new Date(now - 26 * hourMs),
      lateMs: 300,
    }),
    'past-gym': past('Book a place at the gym', new Date(now - 3 * dayMs), { status: 'cancelled' }),
  };
  const rang = {
    type: 'reminder',
    reminderId: 'past-numbers',
    title: 'Send the numbers',
    body: '',
    dueAt: rangAt,
    createdAt: rangAt,
    lateMs: 400,
    read: false,
    [endField]: new Date(rangAt.getTime() + retention.notifications.keptMs),
  };
  return [
    ...Object.entries(reminders).map(([id, fields]) => ({
      path: `${paths.reminders(uid)}/${id}`,
      fields: checked(reminderDocument, fields),
    })),
    { path: `${paths.notifications(uid)}/past-numbers`, fields: checked(notificationDocument, rang) },
  ];
}
