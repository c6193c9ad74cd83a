import type { ReminderDocument } from '@crocodile-hub/core/contract/documents';

type Known = ReminderDocument & { readonly id: string };

/** A reminder for tests: one that rings once and has not rung, unless the test says otherwise. */
export const aReminder = (given: Partial<Known> & Pick<Known, 'task' | 'dueAt'>): Known => ({
  id: given.task,
  notes: null,
  priority: 'medium',
  status: 'pending',
  timeZone: 'Asia/Jerusalem',
  recurrence: null,
  anchorAt: null,
  revision: 1,
  createdAt: 0,
  calendarEventId: null,
  deliveredAt: null,
  lateMs: null,
  attendAt: null,
  failures: 0,
  ...given,
});
