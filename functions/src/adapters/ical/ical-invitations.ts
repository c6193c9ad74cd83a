import type { GuestState } from '@crocodile-hub/core/contract/invitation';
import { isWithinReach } from '@crocodile-hub/core/contract/time';
import { cut } from '@crocodile-hub/core/domain/cut';
import { limits } from '@crocodile-hub/core/domain/limits';
import { onOneLine, visibleName } from '@crocodile-hub/core/domain/visible-text';
import { dayMs } from '@crocodile-hub/core/time/units';
import type { CalendarTime, Guest, Invitations, MailedInvitation } from '../../ports/calendar.ts';
import type { Correspondent } from '../../ports/mail.ts';
import { lazy } from '../shared/lazy.ts';
import { momentIn, secondsIn, type Moment } from './moments.ts';
import {
  asComponent,
  componentsOf,
  type Component,
  firstOf,
  parameterOf,
  propertiesOf,
  type Property,
  ruleOf,
  textIn,
} from './jcal.ts';
import { type EventZone, nameLike, namedZone, zoneCalled } from './zones.ts';

const loadIcal = lazy(() => import('ical.js'));

const kinds: Readonly<Record<string, MailedInvitation['kind']>> = {
  REQUEST: 'asked',
  CANCEL: 'cancelled',
  REPLY: 'answered',
};
const states: Readonly<Record<string, GuestState>> = {
  ACCEPTED: 'accepted',
  TENTATIVE: 'tentative',
  DECLINED: 'declined',
};
/** As many as Google Calendar takes. */
const mostGuests = 200;
const mostExceptions = 200;
const longestLine = 500;
const longestUid = 1_000;
const longestRule = 500;

/** Reads what calendar programs put into mails: RFC 5546. Times are looked at one by one; no rule is ever unrolled. */
export function icalInvitations(): Invitations {
  return {
    async read(text, timeZone) {
      if (text.length > limits.invitationLength) return null;
      const { default: ical } = await loadIcal();
      const calendar = asComponent(parsed(() => ical.parse(text)));
      return calendar?.[0] === 'vcalendar' ? invitationIn(calendar, timeZone) : null;
    },
  };
}

/** ical.js throws at malformed input, and not only its own errors. */
function parsed(parse: () => unknown): unknown {
  try {
    return parse();
  } catch {
    return null;
  }
}

function invitationIn(calendar: Component, timeZone: string): MailedInvitation | null {
  const events = componentsOf(calendar, 'vevent');
  const event = events.find((one) => firstOf(one, 'recurrence-id') === undefined) ?? events[0];
  const method = kinds[textIn(calendar, 'method').toUpperCase()];
  if (event === undefined || method === undefined) return null;
  const uid = textIn(event, 'uid').trim();
  const times = timesOf(event, calendar, timeZone);
  const repeating = repetitionOf(event, calendar, timeZone);
  if (uid === '' || uid.length > longestUid || times === null || repeating === 'unreadable') return null;
  const isCancelled = method === 'asked' && textIn(event, 'status').toUpperCase() === 'CANCELLED';
  return {
    kind: isCancelled ? 'cancelled' : method,
    uid: uid.toWellFormed(),
    occurrence: occurrenceOf(event, calendar, timeZone),
    title: line(textIn(event, 'summary')),
    location: line(textIn(event, 'location')),
    ...times,
    ...repeating,
    organizer: partyOf(firstOf(event, 'organizer')),
    guests: propertiesOf(event, 'attendee').slice(0, mostGuests).flatMap(guestOf),
  };
}

const line = (text: string) => cut(onOneLine(text), longestLine).toWellFormed();

function timesOf(
  event: Component,
  calendar: Component,
  timeZone: string,
): { when: CalendarTime; timeZone: string } | null {
  const start = momentOf(firstOf(event, 'dtstart'), calendar, timeZone);
  if (start === null) return null;
  const end = endOf(event, start, calendar, timeZone);
  if (end === null || end.is !== start.is) return null;
  if (start.is === 'day' && end.is === 'day') {
    const last = new Date(Math.max(end.at - dayMs, start.at)).toISOString().slice(0, 10);
    return { when: { is: 'days', first: start.day, last }, timeZone };
  }
  if (start.is !== 'time' || end.at < start.at) return null;
  // Only a series needs to know its zone.
  const isSeries = firstOf(event, 'rrule') !== undefined;
  const { zone, wall } = start;
  const name = (isSeries ? nameLike(zone, wall, timeZone) : zone.name) ?? timeZone;
  return { when: { is: 'time', start: start.at, end: end.at }, timeZone: name };
}

/** The day after the last for whole days. Without an end it lasts the day, or no time. */
function endOf(event: Component, start: Moment, calendar: Component, timeZone: string): Moment | null {
  const named = firstOf(event, 'dtend');
  if (named !== undefined) return momentOf(named, calendar, timeZone);
  const duration = textIn(event, 'duration');
  const seconds = duration === '' ? 0 : secondsIn(duration);
  if (seconds === null) return null;
  const at = start.at + seconds * 1000;
  return isWithinReach(at) ? { ...start, at } : null;
}

function momentOf(property: Property | undefined, calendar: Component, timeZone: string): Moment | null {
  if (property === undefined) return null;
  const zone = zoneFor(property, calendar, timeZone);
  return zone === null ? null : momentIn(property.values[0], zone);
}

/** A time without a zone is in the person's zone. */
function zoneFor(property: Property, calendar: Component, timeZone: string): EventZone | null {
  const tzid = parameterOf(property, 'tzid');
  return tzid === '' ? namedZone(timeZone) : zoneCalled(tzid, calendar);
}

const frequencies: readonly unknown[] = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];

/** Calendars have no repetition within a day. Only the first exceptions are kept; no real meeting has a thousand. */
function repetitionOf(
  event: Component,
  calendar: Component,
  timeZone: string,
): Pick<MailedInvitation, 'recurrence' | 'exceptions'> | 'unreadable' {
  const property = firstOf(event, 'rrule');
  if (property === undefined) return { recurrence: null, exceptions: [] };
  const rule = ruleOf(property);
  if (rule === null || !frequencies.includes(rule['freq'])) return 'unreadable';
  const recurrence = Object.entries(rule).map(partOf).join(';');
  const exceptions = propertiesOf(event, 'exdate').flatMap((exdate) => {
    const zone = zoneFor(exdate, calendar, timeZone);
    return zone === null
      ? []
      : exdate.values.slice(0, mostExceptions).flatMap((value) => exceptionAt(momentIn(value, zone)));
  });
  const isRule = recurrence.length <= longestRule && /^[A-Z0-9=;,+-]+$/.test(recurrence);
  if (!isRule || exceptions.length > mostExceptions) return 'unreadable';
  return { recurrence, exceptions };
}

/** ical.js counts the first day of a week from one, as it counts no other day of a rule. */
const weekStarts = ['', 'SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** As RFC 5545 writes it: FREQ=WEEKLY;BYDAY=SU,TU. */
function partOf([name, value]: [string, unknown]): string {
  const values = [value].flat().map((one) => {
    if (name === 'until') return compact(String(one));
    return name === 'wkst' ? (weekStarts[Number(one)] ?? '') : String(one);
  });
  return `${name.toUpperCase()}=${values.join(',')}`;
}

function exceptionAt(moment: Moment | null): string[] {
  if (moment === null) return [];
  return [moment.is === 'day' ? `EXDATE;VALUE=DATE:${compact(moment.day)}` : `EXDATE:${utc(moment.at)}`];
}

function occurrenceOf(event: Component, calendar: Component, timeZone: string): string | null {
  const moment = momentOf(firstOf(event, 'recurrence-id'), calendar, timeZone);
  if (moment === null) return null;
  return moment.is === 'day' ? compact(moment.day) : utc(moment.at);
}

const compact = (iso: string) => iso.replace(/[-:]/g, '');
const utc = (at: number) => compact(`${new Date(at).toISOString().slice(0, 19)}Z`);

function guestOf(property: Property): Guest[] {
  const party = partyOf(property);
  if (party === null) return [];
  return [{ ...party, state: states[parameterOf(property, 'partstat').toUpperCase()] ?? 'needsAction' }];
}

function partyOf(property: Property | undefined): Correspondent | null {
  const [value] = property?.values ?? [];
  if (property === undefined || typeof value !== 'string') return null;
  const address = value.replace(/^mailto:/i, '').trim();
  if (address.length > 320 || !/^[^\s@<>"]+@[^\s@<>"]+$/.test(address)) return null;
  const name = cut(visibleName(parameterOf(property, 'cn')), 200).toWellFormed();
  return { name: name === address ? '' : name, address: address.toWellFormed() };
}
