import { dayMs } from '@crocodile-hub/core/time/units';
import { unreachable } from '../../kit/unreachable.ts';
import { containsWords } from '../words.ts';
import type { StoredEvent } from './entities.ts';
import type { ListQuery } from './list-query.ts';
import { occurrencesIn } from './recurrence/series.ts';
import type { TimeWindow } from './recurrence/series.ts';
import type { Calendar } from './store.ts';
import { instantOf } from './times.ts';

/** How far ahead an endless series is listed if the query has no end either. */
const HORIZON_MS = 2 * 365 * dayMs;

/** The events that a list asks for. `changedAfter` is the revision of a sync token. */
export function selectEvents(
  calendar: Calendar,
  query: ListQuery,
  { now, changedAfter }: { now: number; changedAfter: number | undefined },
): StoredEvent[] {
  const window = windowOf(query, now);
  const zone = calendar.account.timeZone;
  const all = calendar.events();
  const exceptions = all.filter((event) => event.recurringEventId !== undefined);
  const events = query.singleEvents
    ? all.flatMap((event) => (isSeries(event) ? withoutExceptions(event, exceptions, window, zone) : [event]))
    : all;
  const selected = events.filter(
    (event) =>
      isShown(event, query, changedAfter) &&
      touches(event, window, zone) &&
      matches(event, query) &&
      (changedAfter === undefined || event.revision > changedAfter),
  );
  return ordered(selected, query, zone);
}

/** The occurrences of one series, the changed ones in their place. */
export function instancesOf(
  calendar: Calendar,
  series: StoredEvent,
  query: ListQuery,
  now: number,
): StoredEvent[] {
  const window = windowOf(query, now);
  const zone = calendar.account.timeZone;
  const exceptions = calendar.events().filter((event) => event.recurringEventId === series.id);
  const instances = [...withoutExceptions(series, exceptions, window, zone), ...exceptions].filter(
    (event) => touches(event, window, zone) && isShown(event, { ...query, singleEvents: true }, undefined),
  );
  return ordered(instances, { orderBy: 'startTime' }, zone);
}

/** Only a series needs an end if the query has none. */
type AskedWindow = TimeWindow & { asked: number | undefined };

function windowOf({ timeMin, timeMax }: ListQuery, now: number): AskedWindow {
  const from = timeMin ?? Number.NEGATIVE_INFINITY;
  return { from, to: timeMax ?? Math.max(now, timeMin ?? now) + HORIZON_MS, asked: timeMax };
}

function isSeries(event: StoredEvent): boolean {
  return (event.recurrence?.length ?? 0) > 0 && event.status !== 'cancelled';
}

function withoutExceptions(series: StoredEvent, exceptions: StoredEvent[], window: TimeWindow, zone: string) {
  const changed = new Set(exceptions.map(({ id }) => id));
  return occurrencesIn(series, window, zone).filter(({ id }) => !changed.has(id));
}

/** Cancelled occurrences stay visible beside their series: clients need them to draw it. */
function isShown(event: StoredEvent, query: ListQuery, changedAfter: number | undefined): boolean {
  if (event.status !== 'cancelled' || query.showDeleted || changedAfter !== undefined) return true;
  return event.recurringEventId !== undefined && !query.singleEvents;
}

function touches(event: StoredEvent, window: AskedWindow, zone: string): boolean {
  if (isSeries(event)) return occurrencesIn(event, window, zone).length > 0;
  const start = instantOf(event.start, zone);
  const end = instantOf(event.end, zone);
  return (
    start < (window.asked ?? Number.POSITIVE_INFINITY) &&
    (end > window.from || (start === end && end >= window.from))
  );
}

function matches(event: StoredEvent, query: ListQuery): boolean {
  const { q, iCalUID, updatedMin, privateProperties, sharedProperties } = query;
  return (
    (q === undefined ||
      q.split(/\s+/).every((word) => textsOf(event).some((text) => containsWords(text, word)))) &&
    (iCalUID === undefined || event.iCalUID === iCalUID) &&
    (updatedMin === undefined || event.updated >= updatedMin) &&
    privateProperties.every(([name, value]) => event.extendedProperties?.private?.[name] === value) &&
    sharedProperties.every(([name, value]) => event.extendedProperties?.shared?.[name] === value)
  );
}

function textsOf({ summary, description, location, organizer, attendees = [] }: StoredEvent): string[] {
  const people = attendees.flatMap(({ email, displayName }) => [email, displayName]);
  return [summary, description, location, organizer, ...people].filter((text) => text !== undefined);
}

function ordered(
  events: StoredEvent[],
  { orderBy }: Pick<ListQuery, 'orderBy'>,
  zone: string,
): StoredEvent[] {
  switch (orderBy) {
    case 'startTime':
      return events.toSorted((a, b) => instantOf(a.start, zone) - instantOf(b.start, zone));
    case 'updated':
      return events.toSorted((a, b) => a.updated - b.updated || a.revision - b.revision);
    case undefined:
      return events;
    default:
      return unreachable(orderBy);
  }
}
