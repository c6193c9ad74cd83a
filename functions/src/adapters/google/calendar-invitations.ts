import type { calendar_v3 } from 'googleapis/build/src/apis/calendar/index.js';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { guestState, type GuestState } from '@crocodile-hub/core/contract/invitation';
import { dayMs } from '@crocodile-hub/core/time/units';
import type { InvitedEvent, MailedInvitation } from '../../ports/calendar.ts';
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
import { ifMissing, unexpectedAnswer } from './errors.ts';

const invitedFields =
  'id,etag,status,start,end,originalStartTime,recurringEventId,summary,organizer(email,displayName,self),attendees(email,displayName,self,responseStatus)';

/** Of a series, the one meeting that is meant: if it was never changed it is not listed, and found by its own id. */
export async function findInvited(
  call: <T>(ask: (calendar: CalendarClient) => Promise<T>) => Promise<T>,
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
  return await call(async (calendar) => {
    const { data } = await calendar.events.get({ calendarId, eventId: one, fields: invitedFields });
    return invitedOf(timed(data, whole));
  }).catch(ifMissing(invitedOf(whole)));
}

export async function addInvitation(calendar: CalendarClient, invitation: MailedInvitation): Promise<void> {
  const requestBody = invitationBody(invitation, await addressOf(calendar));
  await calendar.events.import({ calendarId, requestBody });
}

export async function answerInvitation(
  calendar: CalendarClient,
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
async function addressOf(calendar: CalendarClient): Promise<string> {
  const { data } = await calendar.calendars.get({ calendarId });
  if (typeof data.id !== 'string') throw unexpectedAnswer();
  return data.id;
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
