import type { Account } from '../entities.ts';
import type { EventFields, StoredEvent } from './entities.ts';
import type { Calendar } from './store.ts';

export type Directory = {
  findAccount: (email: string) => Account | undefined;
  calendarOf: (account: Account) => Calendar;
};

/** Updates the copies of the event in the calendars of guests who have an account here. */
export function tellGuests(event: StoredEvent, before: StoredEvent | undefined, directory: Directory): void {
  const invited = guestsOf(event);
  const uninvited = guestsOf(before).filter((email) => !invited.includes(email));
  for (const calendar of calendarsOf(invited, directory)) calendar.keepCopy(event);
  for (const calendar of calendarsOf(uninvited, directory))
    calendar.keepCopy({ ...event, status: 'cancelled' });
}

/** A guest may set their answer and their own reminders; the rest is the organizer's. */
export function answerInvitation(
  calendar: Calendar,
  copy: StoredEvent,
  fields: EventFields,
  directory: Directory,
): StoredEvent {
  const { email } = calendar.account;
  const answer = fields.attendees?.find((attendee) => attendee.email === email)?.responseStatus;
  const attendees = copy.attendees?.map((attendee) =>
    attendee.email === email ? { ...attendee, responseStatus: answer ?? attendee.responseStatus } : attendee,
  );
  const answered = calendar.replace(copy, {
    ...copy,
    attendees,
    reminders: fields.reminders ?? copy.reminders,
  });
  for (const organizer of calendarsOf([copy.organizer], directory)) {
    const original = organizer.find(copy.id);
    if (original) tellGuests(organizer.replace(original, { ...original, attendees }), undefined, directory);
  }
  return answered;
}

function guestsOf(event: StoredEvent | undefined): string[] {
  return (event?.attendees ?? []).map(({ email }) => email).filter((email) => email !== event?.organizer);
}

function calendarsOf(emails: string[], { findAccount, calendarOf }: Directory): Calendar[] {
  return emails.flatMap((email) => {
    const account = findAccount(email);
    return account ? [calendarOf(account)] : [];
  });
}
