import type { calendar_v3 } from 'googleapis/build/src/apis/calendar/index.js';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type {
  Calendar,
  CalendarEntry,
  CalendarEvent,
  EventChange,
  TimedMeeting,
} from '../../ports/calendar.ts';
import type { Correspondent } from '../../ports/mail.ts';
import { isFailure } from '../../ports/failure.ts';
import type { Person } from '../../ports/accounts.ts';
import { retrying } from '../shared/retrying.ts';
import {
  calendarId,
  guestsOf,
  ifMatch,
  iso,
  listed,
  timed,
  timeOf,
  type CalendarClient,
} from './calendar-events.ts';
import { addInvitation, answerInvitation, findInvited } from './calendar-invitations.ts';
import { calendarFor, withToken, type GoogleOptions } from './clients.ts';
import { ifMissing } from './errors.ts';

const entryFields =
  'id,status,summary,location,htmlLink,transparency,start,end,recurringEventId,attendees(email,displayName,self,responseStatus)';

export function googleCalendar(options: GoogleOptions): Calendar {
  // Every call may be repeated. An event is inserted under our own id. A change, a cancellation and an answer name the
  // version that they saw (If-Match), so the second one does nothing; usecases/actions/change-once.ts reads its refusal.
  const call = <T>(person: Person, ask: (calendar: CalendarClient) => Promise<T>, signal?: AbortSignal) =>
    retrying(() =>
      withToken(
        options,
        'Google Calendar',
        person,
        async (token) => ask(await calendarFor(token, options)),
        signal,
      ),
    );

  return {
    insert: (person, event) => call(person, (calendar) => insertEvent(calendar, event)).catch(unlessThere),
    has: (person, id) => call(person, (calendar) => isStanding(calendar, id)).catch(ifMissing(false)),
    find: (person, id) => call(person, (calendar) => findMeeting(calendar, id)).catch(ifMissing(null)),
    change: (person, event, to) => call(person, (calendar) => changeEvent(calendar, event, to)),
    cancel: (person, event) => call(person, (calendar) => cancelEvent(calendar, event)),
    restore: (person, event) => call(person, (calendar) => restoreEvent(calendar, event)),
    move: (person, id, to) => call(person, (calendar) => moveEvent(calendar, id, to)),
    remove: (person, id) => call(person, (calendar) => removeEvent(calendar, id)).catch(ifMissing(undefined)),
    invited: (person, invitation) => findInvited((ask) => call(person, ask), invitation),
    addInvitation: (person, invitation) => call(person, (calendar) => addInvitation(calendar, invitation)),
    answer: (person, event, answer) => call(person, (calendar) => answerInvitation(calendar, event, answer)),
    entries: (person, range) => call(person, (calendar) => listEntries(calendar, range)),
    guests: (person, asked) => call(person, (calendar) => listGuests(calendar, asked), asked.signal),
    async ping(person) {
      await call(person, (calendar) => calendar.calendars.get({ calendarId }));
    },
  };
}

async function insertEvent(calendar: CalendarClient, event: CalendarEvent): Promise<void> {
  // Unless it is asked to, Google tells no guest.
  const telling = event.attendees.length === 0 ? {} : { sendUpdates: 'all' };
  await calendar.events.insert({ calendarId, requestBody: eventBody(event), ...telling });
}

/** An earlier try of the same intent made it. */
function unlessThere(error: unknown): void {
  if (!isFailure(error, 'conflict')) throw error;
}

async function isStanding(calendar: CalendarClient, eventId: string): Promise<boolean> {
  const { data } = await calendar.events.get({ calendarId, eventId });
  return data.status !== 'cancelled';
}

async function findMeeting(calendar: CalendarClient, eventId: string): Promise<TimedMeeting | null> {
  return standingOf((await calendar.events.get({ calendarId, eventId })).data);
}

async function changeEvent(
  calendar: CalendarClient,
  { id, etag, timeZone }: Pick<TimedMeeting, 'id' | 'etag' | 'timeZone'>,
  { title, place, hours, guests }: EventChange,
): Promise<void> {
  const zone = timeZone === null ? {} : { timeZone };
  const requestBody = {
    ...(title === undefined ? {} : { summary: title }),
    ...(place === undefined ? {} : { location: place }),
    ...(hours === undefined
      ? {}
      : {
          start: { dateTime: iso(hours.start), ...zone },
          end: { dateTime: iso(hours.end), ...zone },
        }),
    ...(guests === undefined ? {} : { attendees: changedGuests(await guestsOf(calendar, id), guests) }),
  };
  await calendar.events.patch({ calendarId, eventId: id, requestBody, sendUpdates: 'all' }, ifMatch(etag));
}

/** Google takes the whole list. Whoever stays keeps what they answered. */
function changedGuests(
  standing: readonly calendar_v3.Schema$EventAttendee[],
  { add = [], remove = [] }: NonNullable<EventChange['guests']>,
): calendar_v3.Schema$EventAttendee[] {
  const gone = new Set(remove.map((address) => address.toLowerCase()));
  const staying = standing.filter(({ email }) => !gone.has((email ?? '').toLowerCase()));
  return [...staying, ...add.map((email) => ({ email }))];
}

async function cancelEvent(
  calendar: CalendarClient,
  { id, etag }: Pick<TimedMeeting, 'id' | 'etag'>,
): Promise<void> {
  await calendar.events.delete({ calendarId, eventId: id, sendUpdates: 'all' }, ifMatch(etag));
}

async function restoreEvent(
  calendar: CalendarClient,
  { id, etag }: Pick<TimedMeeting, 'id' | 'etag'>,
): Promise<void> {
  const requestBody = { status: 'confirmed' };
  await calendar.events.patch({ calendarId, eventId: id, requestBody, sendUpdates: 'all' }, ifMatch(etag));
}

async function moveEvent(
  calendar: CalendarClient,
  eventId: string,
  { title, description, hours }: Parameters<Calendar['move']>[2],
): Promise<void> {
  const requestBody = { summary: title, description, ...(hours === undefined ? {} : hoursBody(hours)) };
  await calendar.events.patch({ calendarId, eventId, requestBody });
}

type Hours = NonNullable<Parameters<Calendar['move']>[2]['hours']>;

function hoursBody({ start, end, timeZone, recurrence }: Hours): calendar_v3.Schema$Event {
  return {
    start: { dateTime: iso(start), timeZone },
    end: { dateTime: iso(end), timeZone },
    ...(recurrence === null ? {} : { recurrence: [`RRULE:${recurrence}`] }),
  };
}

/** Guests are told, if there are any. */
async function removeEvent(calendar: CalendarClient, eventId: string): Promise<void> {
  await calendar.events.delete({ calendarId, eventId, sendUpdates: 'all' });
}

async function listEntries(
  calendar: CalendarClient,
  { from, to }: { from: Instant; to: Instant },
): Promise<CalendarEntry[]> {
  const events = await listed(calendar, {
    timeMin: iso(from),
    timeMax: iso(to),
    singleEvents: true,
    orderBy: 'startTime',
    fields: entryFields,
  });
  return events.flatMap((event) => entryOf(event) ?? []);
}

async function listGuests(
  calendar: CalendarClient,
  { since, until, signal }: { since: Instant; until: Instant; signal: AbortSignal },
): Promise<Correspondent[]> {
  const events = await listed(
    calendar,
    {
      timeMin: iso(since),
      timeMax: iso(until),
      fields: 'status,creator/self,organizer/self,attendees(email,displayName,self)',
    },
    signal,
  );
  // Anyone can put a meeting into the calendar; only the person's own meetings show whom they invite.
  const own = events.filter(
    ({ status, creator, organizer }) =>
      status !== 'cancelled' && creator?.self === true && organizer?.self === true,
  );
  return own.flatMap(({ attendees }) => othersAmong(attendees ?? []));
}

function entryOf(event: calendar_v3.Schema$Event): CalendarEntry | null {
  const { id, status, summary, location, htmlLink, attendees = [], transparency } = event;
  const own = attendees.find(({ self }) => self === true);
  const when = timeOf(event);
  if (typeof id !== 'string' || when === null) return null;
  if (status === 'cancelled' || own?.responseStatus === 'declined') return null;
  return {
    id,
    title: summary ?? '',
    location: location ?? '',
    guests: othersAmong(attendees),
    link: htmlLink ?? null,
    when,
    isBusy: transparency !== 'transparent',
    series: event.recurringEventId ?? null,
  };
}

/** All but the person. */
function othersAmong(attendees: readonly calendar_v3.Schema$EventAttendee[]): Correspondent[] {
  return attendees.flatMap(({ email, displayName, self }) =>
    typeof email === 'string' && self !== true ? [{ name: displayName ?? '', address: email }] : [],
  );
}

function standingOf(event: calendar_v3.Schema$Event): TimedMeeting | null {
  const { id, etag, status, summary, location, organizer, start, attendees = [] } = event;
  const when = timeOf(timed(event));
  if (typeof id !== 'string' || typeof etag !== 'string' || when?.is !== 'time') return null;
  return {
    id,
    etag,
    title: summary ?? '',
    place: location ?? '',
    start: when.start,
    end: when.end,
    timeZone: start?.timeZone ?? null,
    guests: attendees.flatMap(({ email, self }) =>
      typeof email === 'string' && self !== true ? [email] : [],
    ),
    isOwn: organizer?.self === true,
    isCancelled: status === 'cancelled',
  };
}

function eventBody(event: CalendarEvent): calendar_v3.Schema$Event {
  const { id, title, description, location, start, end, days, timeZone, attendees, alerts, recurrence } =
    event;
  return {
    id,
    summary: title,
    description,
    ...(location === '' ? {} : { location }),
    ...(days === null
      ? { start: { dateTime: iso(start), timeZone }, end: { dateTime: iso(end), timeZone } }
      : { start: { date: days.first }, end: { date: days.after } }),
    ...(attendees.length === 0 ? {} : { attendees: attendees.map((email) => ({ email })) }),
    ...(alerts === null ? {} : { reminders: { useDefault: false, overrides: [...alerts] } }),
    ...(recurrence === null ? {} : { recurrence: [`RRULE:${recurrence}`] }),
  };
}
