import type { Priority } from '@crocodile-hub/core/contract/actions';
import { limits } from '@crocodile-hub/core/domain/limits';
import { reminderEventTitle } from '@crocodile-hub/core/domain/reminder';
import { chosenMoment } from './chosen-moment.ts';
import type { FormErrors } from './form.ts';

export type ReminderForm = { task: string; date: string; time: string; priority: Priority; notes: string };
export const emptyReminder: ReminderForm = { task: '', date: '', time: '', priority: 'medium', notes: '' };

/** Rule dialogs.reminder.2. */
export function reminderErrors({ task, date, time }: ReminderForm): FormErrors<ReminderForm> {
  return {
    ...(task.trim() === '' ? { task: 'taskRequired' } : {}),
    ...(date === '' ? { date: 'reminderDateRequired' } : {}),
    ...(time === '' ? { time: 'reminderTimeRequired' } : {}),
  };
}

/** Stored as data, so the same in every language. Rule actions.payload.2. */
const withoutNotes = 'Reminder created from Quick Actions';

/** A reminder goes as a meeting that rings at its start. Rule actions.payload.2. */
export function reminderPayload(form: ReminderForm, timeZone: string): Record<string, unknown> {
  const title = reminderEventTitle(form.task.trim());
  const startTime = `${form.date}T${form.time}:00`;
  const end = chosenMoment(form, timeZone) + limits.reminderEventDurationMs;
  return {
    title,
    summary: title,
    description: form.notes.trim() || withoutNotes,
    startTime,
    endTime: new Date(end).toISOString(),
    reminders: {
      useDefault: false,
      overrides: [
        { method: 'popup', minutes: 0 },
        { method: 'email', minutes: 0 },
      ],
    },
    priority: form.priority,
  };
}
