import type { ActionPayloads } from '../actions/catalogue.ts';

/**
 * A meeting is a reminder if its own alert rings at its start, and the calendar's defaults are off. The title does not
 * matter. Rule actions.payload.2.
 */
export function isReminderEvent(payload: ActionPayloads['create_event']): boolean {
  const reminders = payload.reminders;
  return (
    reminders !== undefined &&
    !reminders.useDefault &&
    (reminders.overrides ?? []).some((override) => override.minutes === 0)
  );
}

/** Rule actions.payload.2: the title of a reminder's calendar event. */
const eventTitlePrefix = '🔔 Reminder - ';

export function reminderEventTitle(task: string): string {
  return `${eventTitlePrefix}${task}`;
}

/** Whether a calendar event is one of our reminders, and no meeting. */
export function isReminderTitle(title: string): boolean {
  return title.startsWith(eventTitlePrefix);
}

/** The task of a reminder that came as a calendar event. */
export function taskOfReminderEvent(title: string): string {
  return isReminderTitle(title) ? title.slice(eventTitlePrefix.length) : title;
}
