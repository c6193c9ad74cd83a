import type { calendar_v3 } from 'googleapis/build/src/apis/calendar/index.js';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Calendar, CalendarEntry, CalendarEvent } from '../../ports/calendar.ts';
import { isFailure } from '../../ports/failure.ts';
import type { Person } from '../../ports/person.ts';
import { retrying } from '../shared/retrying.ts';
import { calendarFor, withToken, type GoogleOptions } from './clients.ts';

const calendarId = 'primary';
const mostEntries = 2_500;
const entryFields =
  'id,status,summary,location,htmlLink,transparency,start,end,attendees(email,displayName,self,responseStatus)';
const dayMs = 86_400_000;

export function googleCalendar(options: GoogleOptions): Calendar {
  // Every call may be repeated: events are inserted under our own ids.
  const call = <T>(
    person: Person,
    run: (calendar: calendar_v3.Calendar) => Promise<T>,
    signal?: AbortSignal,
  ) =>
    retrying(() =>
      withToken(
        options,
        'Google Calendar',
        person,
        async (token) => run(await calendarFor(token, options)),
        signal,
      ),
    );

  return {
    async insert(person, event) {
      try {
        await call(person, (calendar) =>
          calendar.events.insert({ calendarId, requestBody: eventBody(event) }),
        );
      } catch (error) {
        // An earlier try of the same intent made it.
        if (!isFailure(error, 'conflict')) throw error;
      }
    },

    async has(person, eventId) {
      try {
        const { data } = await call(person, (calendar) => calendar.events.get({ calendarId, eventId }));
        return data.status !== 'cancelled';
      } catch (error) {
        if (isFailure(error, 'not-found')) return false;
        throw error;
      }
    },

    async move(person, eventId, { title, description, start, end, timeZone }) {
      const requestBody = {
        summary: title,
        description,
        start: { dateTime: iso(start), timeZone },
        end: { dateTime: iso(end), timeZone },
      };
      await call(person, (calendar) => calendar.events.patch({ calendarId, eventId, requestBody }));
    },

    entries(person, { from, to }) {
      return call(person, async (calendar) => {
        const { data } = await calendar.events.list({
          calendarId,
          timeMin: iso(from),
          timeMax: iso(to),
          singleEvents: true,
          orderBy: 'startTime',
          maxResults: mostEntries,
          fields: `items(${entryFields})`,
        });
        return (data.items ?? []).flatMap((event) => entryOf(event) ?? []);
      });
    },

    guests(person, { since, signal }) {
      return call(
        person,
        async (calendar) => {
          const { data } = await calendar.events.list(
            {
              calendarId,
              timeMin: iso(since),
              maxResults: 250,
              fields: 'items(status,creator/self,organizer/self,attendees(email,displayName,self))',
            },
            { signal },
          );
          // Anybody may put a meeting into the calendar; only the person's own say whom they invite.
          const own = (data.items ?? []).filter(
            ({ status, creator, organizer }) =>
              status !== 'cancelled' && creator?.self === true && organizer?.self === true,
          );
          return own
            .flatMap(({ attendees }) => attendees ?? [])
            .flatMap(({ email, displayName, self }) =>
              typeof email === 'string' && self !== true ? [{ name: displayName ?? '', address: email }] : [],
            );
        },
        signal,
      );
    },

    async ping(person) {
      await call(person, (calendar) => calendar.calendars.get({ calendarId }));
    },

    async remove(person, eventId) {
      try {
        await call(person, (calendar) => calendar.events.delete({ calendarId, eventId }));
      } catch (error) {
        if (!isFailure(error, 'not-found')) throw error;
      }
    },
  };
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
    guests: attendees.flatMap(({ email, displayName, self }) =>
      typeof email === 'string' && self !== true ? [{ name: displayName ?? '', address: email }] : [],
    ),
    link: htmlLink ?? null,
    when,
    isBusy: transparency !== 'transparent',
  };
}

function timeOf({ start, end }: calendar_v3.Schema$Event): CalendarEntry['when'] | null {
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
  const { id, title, description, start, end, timeZone, attendees, alerts, recurrence } = event;
  return {
    id,
    summary: title,
    description,
    start: { dateTime: iso(start), timeZone },
    end: { dateTime: iso(end), timeZone },
    ...(attendees.length === 0 ? {} : { attendees: attendees.map((email) => ({ email })) }),
    ...(alerts === null ? {} : { reminders: { useDefault: false, overrides: [...alerts] } }),
    ...(recurrence === null ? {} : { recurrence: [`RRULE:${recurrence}`] }),
  };
}

function iso(instant: Instant): string {
  return new Date(instant).toISOString();
}
