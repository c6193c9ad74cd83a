/** What the calls about meetings and about invitations share: events as Google writes them, and lists of them. */
import type { calendar_v3 } from 'googleapis/build/src/apis/calendar/index.js';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { dayMs } from '@crocodile-hub/core/time/units';
import type { CalendarTime } from '../../ports/calendar.ts';

export type CalendarClient = calendar_v3.Calendar;

export const calendarId = 'primary';
/** Google's largest page. It may end a page earlier. */
const pageLength = 2_500;
const mostPages = 10;

/** All pages of a list, up to a bound that only a calendar made to hurt reaches. `fields` are those of an event. */
export async function listed(
  calendar: CalendarClient,
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

export async function guestsOf(calendar: CalendarClient, eventId: string) {
  const { data } = await calendar.events.get({ calendarId, eventId });
  return data.attendees ?? [];
}

export function ifMatch(etag: string) {
  return { headers: { 'If-Match': etag } };
}

/** Of a cancelled time of a series, Google promises only its id and when it was to begin. It is as long as the series. */
export function timed(event: calendar_v3.Schema$Event, series = event): calendar_v3.Schema$Event {
  const { status, start, originalStartTime: begin } = event;
  const from = instantOf(begin);
  if (status !== 'cancelled' || start !== undefined || begin === undefined || Number.isNaN(from))
    return event;
  const lengthMs = instantOf(series.end) - instantOf(series.start);
  const until = iso(from + (Number.isNaN(lengthMs) ? 0 : lengthMs));
  const end = typeof begin.date === 'string' ? { date: until.slice(0, 10) } : { dateTime: until };
  return { ...event, start: begin, end };
}

export function timeOf({ start, end }: calendar_v3.Schema$Event): CalendarTime | null {
  if (typeof start?.date === 'string' && typeof end?.date === 'string') {
    // Google names the day after the last.
    const last = new Date(Date.parse(end.date) - dayMs).toISOString().slice(0, 10);
    return { is: 'days', first: start.date, last: last < start.date ? start.date : last };
  }
  const from = Date.parse(start?.dateTime ?? '');
  const to = Date.parse(end?.dateTime ?? '');
  return Number.isNaN(from) ? null : { is: 'time', start: from, end: Number.isNaN(to) ? from : to };
}

/** Of a whole day, its beginning in UTC. */
function instantOf(time: calendar_v3.Schema$EventDateTime | undefined): Instant {
  return Date.parse(time?.dateTime ?? time?.date ?? '');
}

export function iso(instant: Instant): string {
  return new Date(instant).toISOString();
}
