import type { calendar_v3 } from 'googleapis/build/src/apis/calendar/index.js';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { guestState, type GuestState } from '@crocodile-hub/core/contract/invitation';
import { dayMs } from '@crocodile-hub/core/time/units';
import type {
  Calendar,
  CalendarEntry,
  CalendarEvent,
  CalendarTime,
  EventChange,
  InvitedEvent,
  MailedInvitation,
  TimedMeeting,
} from '../../ports/calendar.ts';
import type { Correspondent } from '../../ports/mail.ts';
import { isFailure } from '../../ports/failure.ts';
import type { Person } from '../../ports/accounts.ts';
import { retrying } from '../shared/retrying.ts';
import { calendarFor, withToken, type GoogleOptions } from './clients.ts';
import { unexpectedAnswer } from './errors.ts';

const calendarId = 'primary';
/** Google's largest page. It may end a page earlier. */
const pageLength = 2_500;
const mostPages = 10;
const entryFields =
  'id,status,summary,location,htmlLink,transparency,start,end,recurringEventId,attendees(email,displayName,self,responseStatus)';

type Client = calendar_v3.Calendar;

export function googleCalendar(options: GoogleOptions): Calendar {
  // Every call may be repeated. An event is inserted under our own id. A change, a cancellation and an answer name the
  // version that they saw (If-Match), so the second one does nothing; usecases/actions/change-once.ts reads its refusal.
  const call = <T>(person: Person, ask: (calendar: Client) => Promise<T>, signal?: AbortSignal) =>
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

async function insertEvent(calendar: Client, event: CalendarEvent): Promise<void> {
  // Unless it is asked to, Google tells no guest.
  const telling = event.attendees.length === 0 ? {} : { sendUpdates: 'all' };
  await calendar.events.insert({ calendarId, requestBody: eventBody(event), ...telling });
}

/** An earlier try of the same intent made it. */
function unlessThere(error: unknown): void {
  if (!isFailure(error, 'conflict')) throw error;
}

/** The answer about an event that does not exist. */
function ifMissing<T>(answer: T): (error: unknown) => T {
  return (error) => {
    if (isFailure(error, 'not-found')) return answer;
    throw error;
  };
}

async function isStanding(calendar: Client, eventId: string): Promise<boolean> {
  const { data } = await calendar.events.get({ calendarId, eventId });
  return data.status !== 'cancelled';
}

async function findMeeting(calendar: Client, eventId: string): Promise<TimedMeeting | null> {
  return standingOf((await calendar.events.get({ calendarId, eventId })).data);
}

async function changeEvent(
  calendar: Client,
  { id, etag, timeZone }: Pick<TimedMeeting, 'id' | 'etag' | 'timeZone'>,
  { title, hours, guests }: EventChange,
): Promise<void> {
  const zone = timeZone === null ? {} : { timeZone };
  const requestBody = {
    ...(title === undefined ? {} : { summary: title }),
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

async function cancelEvent(calendar: Client, { id, etag }: Pick<TimedMeeting, 'id' | 'etag'>): Promise<void> {
  await calendar.events.delete({ calendarId, eventId: id, sendUpdates: 'all' }, ifMatch(etag));
}

async function restoreEvent(
  calendar: Client,
  { id, etag }: Pick<TimedMeeting, 'id' | 'etag'>,
): Promise<void> {
  const requestBody = { status: 'confirmed' };
  await calendar.events.patch({ calendarId, eventId: id, requestBody, sendUpdates: 'all' }, ifMatch(etag));
}

async function moveEvent(
  calendar: Client,
  eventId: string,
  { title, description, start, end, timeZone }: Parameters<Calendar['move']>[2],
): Promise<void> {
  const requestBody = {
    summary: title,
    description,
    start: { dateTime: iso(start), timeZone },
    end: { dateTime: iso(end), timeZone },
  };
  await calendar.events.patch({ calendarId, eventId, requestBody });
}

/** Guests are told, if there are any. */
async function removeEvent(calendar: Client, eventId: string): Promise<void> {
  await calendar.events.delete({ calendarId, eventId, sendUpdates: 'all' });
}

/** Of a series, the one meeting that is meant: if it was never changed it is not listed, and found by its own id. */
async function findInvited(
  call: <T>(ask: (calendar: Client) => Promise<T>) => Promise<T>,
  { uid, occurrence }: Pick<MailedInvitation, 'uid' | 'occurrence'>,
): Promise<InvitedEvent | null> {
  const found = await call((calendar) =>
    listed(calendar, { iCalUID: uid, showDeleted: true, fields: invitedFields }),
  );
  const whole = found.find(({ recurringEventId }) => recurringEventId === undefined);
  if (occurrence === null || typeof whole?.id !== 'string') return invitedOf(whole);
  const one = `${whole.id}_${occurrence}`;
  const changed = found.find(({ id }) => id === one);
  if (changed !== undefined) return invitedOf(timed(changed, whole));
  try {
    return await call(async (calendar) => {
      const { data } = await calendar.events.get({ calendarId, eventId: one, fields: invitedFields });
      return invitedOf(timed(data, whole));
    });
  } catch (error) {
    if (isFailure(error, 'not-found')) return invitedOf(whole);
    throw error;
  }
}

async function addInvitation(calendar: Client, invitation: MailedInvitation): Promise<void> {
  const requestBody = invitationBody(invitation, await addressOf(calendar));
  await calendar.events.import({ calendarId, requestBody });
}

async function answerInvitation(
  calendar: Client,
  { id, etag, own }: Pick<InvitedEvent, 'id' | 'etag' | 'own'>,
  responseStatus: GuestState,
): Promise<void> {
  const requestBody =
    own === null
      ? {
          attendees: [
            ...(await guestsOf(calendar, id)),
            { email: await addressOf(calendar), responseStatus },
          ],
        }
      : { attendeesOmitted: true, attendees: [{ email: own, responseStatus }] };
  await calendar.events.patch({ calendarId, eventId: id, requestBody, sendUpdates: 'all' }, ifMatch(etag));
}

async function listEntries(
  calendar: Client,
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
  calendar: Client,
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

/** All pages of a list, up to a bound that only a calendar made to hurt reaches. `fields` are those of an event. */
async function listed(
  calendar: Client,
  { fields, ...query }: calendar_v3.Params$Resource$Events$List & { fields: string },
  signal: AbortSignal | null = null,
): Promise<calendar_v3.Schema$Event[]> {
  const events: calendar_v3.Schema$Event[] = [];
  let pageToken: string | null | undefined;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const asked = {
      calendarId,
      maxResults: pageLength,
      ...query,
      fields: `nextPageToken,items(${fields})`,
      ...(pageToken == null ? {} : { pageToken }),
    };
    const { data } = await calendar.events.list(asked, { signal });
    events.push(...(data.items ?? []));
    pageToken = data.nextPageToken;
    if (pageToken == null) break;
  }
  return events;
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

const invitedFields =
  'id,etag,status,start,end,originalStartTime,recurringEventId,summary,organizer(email,displayName,self),attendees(email,displayName,self,responseStatus)';

function invitedOf(event: calendar_v3.Schema$Event | undefined): InvitedEvent | null {
  const { id, etag, status, summary, organizer, attendees = [] } = event ?? {};
  const when = event === undefined ? null : timeOf(event);
  if (typeof id !== 'string' || typeof etag !== 'string' || when === null) return null;
  const own = attendees.find(({ self }) => self === true);
  return {
    id,
    etag,
    title: summary ?? '',
    organizer:
      typeof organizer?.email === 'string'
        ? { name: organizer.displayName ?? '', address: organizer.email }
        : null,
    when,
    guests: attendees.flatMap(({ email, displayName, responseStatus }) =>
      typeof email === 'string'
        ? [{ name: displayName ?? '', address: email, state: stateOf(responseStatus) }]
        : [],
    ),
    own: own?.email ?? null,
    answer: stateOf(own?.responseStatus),
    isOwn: organizer?.self === true,
    isCancelled: status === 'cancelled',
  };
}

function stateOf(responseStatus: string | null | undefined) {
  return guestState.safeParse(responseStatus).data ?? 'needsAction';
}

/** Google calls a person's own calendar by their address. */
async function addressOf(calendar: Client): Promise<string> {
  const { data } = await calendar.calendars.get({ calendarId });
  if (typeof data.id !== 'string') throw unexpectedAnswer();
  return data.id;
}

async function guestsOf(calendar: Client, eventId: string) {
  const { data } = await calendar.events.get({ calendarId, eventId });
  return data.attendees ?? [];
}

/** The new event is unanswered, even if the mail claims that the person has answered. */
function invitationBody(invitation: MailedInvitation, own: string): calendar_v3.Schema$Event {
  const { uid, title, location, when, timeZone, recurrence, exceptions, organizer, guests } = invitation;
  const others = guests.filter(({ address }) => address.toLowerCase() !== own.toLowerCase());
  const time = (at: Instant) => ({ dateTime: iso(at), timeZone });
  return {
    iCalUID: uid,
    summary: title,
    location,
    status: 'confirmed',
    start: when.is === 'time' ? time(when.start) : { date: when.first },
    end: when.is === 'time' ? time(when.end) : { date: dayAfter(when.last) },
    ...(organizer === null ? {} : { organizer: { email: organizer.address, displayName: organizer.name } }),
    attendees: [
      ...others.map(({ name, address, state }) => ({
        email: address,
        displayName: name,
        responseStatus: state,
      })),
      { email: own, responseStatus: 'needsAction' },
    ],
    ...(recurrence === null ? {} : { recurrence: [`RRULE:${recurrence}`, ...exceptions] }),
  };
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
}

function standingOf(event: calendar_v3.Schema$Event): TimedMeeting | null {
  const { id, etag, status, summary, organizer, start, attendees = [] } = event;
  const when = timeOf(timed(event));
  if (typeof id !== 'string' || typeof etag !== 'string' || when?.is !== 'time') return null;
  return {
    id,
    etag,
    title: summary ?? '',
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

function ifMatch(etag: string) {
  return { headers: { 'If-Match': etag } };
}

/** Of a cancelled time of a series, Google promises only its id and when it was to begin. It is as long as the series. */
function timed(event: calendar_v3.Schema$Event, series = event): calendar_v3.Schema$Event {
  const { status, start, originalStartTime: begin } = event;
  const from = instantOf(begin);
  if (status !== 'cancelled' || start !== undefined || begin === undefined || Number.isNaN(from))
    return event;
  const lengthMs = instantOf(series.end) - instantOf(series.start);
  const until = iso(from + (Number.isNaN(lengthMs) ? 0 : lengthMs));
  const end = typeof begin.date === 'string' ? { date: until.slice(0, 10) } : { dateTime: until };
  return { ...event, start: begin, end };
}

/** Of a whole day, its beginning in UTC. */
function instantOf(time: calendar_v3.Schema$EventDateTime | undefined): Instant {
  return Date.parse(time?.dateTime ?? time?.date ?? '');
}

function timeOf({ start, end }: calendar_v3.Schema$Event): CalendarTime | null {
  if (typeof start?.date === 'string' && typeof end?.date === 'string') {
    // Google names the day after the last.
    const last = new Date(Date.parse(end.date) - dayMs).toISOString().slice(0, 10);
    return { is: 'days', first: start.date, last: last < start.date ? start.date : last };
  }
  const from = Date.parse(start?.dateTime ?? '');
  const to = Date.parse(end?.dateTime ?? '');
  return Number.isNaN(from) ? null : { is: 'time', start: from, end: Number.isNaN(to) ? from : to };
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

function iso(instant: Instant): string {
  return new Date(instant).toISOString();
}
