import type { Account } from '../entities.ts';
import type { Attendee, EventTime, StoredEvent } from './entities.ts';
import { formatInZone, instantOf, isAllDay } from './times.ts';

/** An event as the API shows it to the calendar's owner. */
export function presentEvent(event: StoredEvent, { email, timeZone }: Account) {
  const {
    creator,
    organizer,
    created,
    updated,
    revision: _revision,
    start,
    end,
    originalStartTime,
    ...rest
  } = event;
  const original = originalStartTime ? { originalStartTime: presentTime(originalStartTime, timeZone) } : {};
  const own = { kind: 'calendar#event', etag: etagOf(event), id: event.id, status: event.status };
  // Google promises no more than this of a cancelled occurrence, though it keeps everything.
  if (event.recurringEventId !== undefined && event.status === 'cancelled')
    return { ...own, recurringEventId: event.recurringEventId, ...original };
  return {
    ...own,
    eventType: 'default',
    htmlLink: `https://www.google.com/calendar/event?eid=${Buffer.from(`${event.id} ${email}`).toString('base64url')}`,
    ...rest,
    created: new Date(created).toISOString(),
    updated: new Date(updated).toISOString(),
    creator: person(creator, email),
    organizer: person(organizer, email),
    start: presentTime(start, timeZone),
    end: presentTime(end, timeZone),
    ...original,
    ...(event.attendees
      ? { attendees: event.attendees.map((attendee) => presentAttendee(attendee, organizer, email)) }
      : {}),
    reminders: event.reminders ?? { useDefault: true },
  };
}

export function etagOf(event: StoredEvent): string {
  return `"${event.updated}${String(event.revision).padStart(6, '0')}"`;
}

/** The time in the calendar's zone, and the zone in which the event was made. */
function presentTime(time: EventTime, calendarZone: string) {
  if (isAllDay(time)) return time;
  const instant = instantOf(time, calendarZone);
  return { dateTime: formatInZone(instant, calendarZone), timeZone: time.timeZone ?? calendarZone };
}

function presentAttendee(attendee: Attendee, organizer: string, ownEmail: string) {
  const isOrganizer = attendee.email === organizer;
  return { ...attendee, ...(isOrganizer ? { organizer: true } : {}), ...self(attendee.email, ownEmail) };
}

function person(email: string, ownEmail: string) {
  return { email, ...self(email, ownEmail) };
}

function self(email: string, ownEmail: string) {
  return email === ownEmail ? { self: true } : {};
}
