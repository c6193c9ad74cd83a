import { dayMs } from '@crocodile-hub/core/time/units';
import type { StoredEvent } from './entities.ts';
import type { ListQuery } from './list-query.ts';
import { occurrencesIn } from './recurrence/series.ts';
import type { TimeWindow } from './recurrence/series.ts';
import type { Calendar } from './store.ts';
import { instantOf } from './times.ts';

/** How far ahead an endless series is listed if the query has no end either. */
const HORIZON_MS = 2 * 365 * dayMs;

/** The events that a list asks for. */
export function selectEvents(calendar: Calendar, query: ListQuery, now: number): StoredEvent[] {
  const window = windowOf(query, now);
  const zone = calendar.account.timeZone;
  const all = calendar.events();
  const exceptions = all.filter((event) => event.recurringEventId !== undefined);
  const events = query.singleEvents
    ? all.flatMap((event) => (isSeries(event) ? withoutExceptions(event, exceptions, window, zone) : [event]))
    : all;
  const selected = events.filter(
    (event) =>
      isShown(event, query) &&
      touches(event, window, zone) &&
      (query.iCalUID === undefined || event.iCalUID === query.iCalUID),
  );
  if (query.orderBy === undefined) return selected;
  return selected.toSorted((a, b) => instantOf(a.start, zone) - instantOf(b.start, zone));
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
function isShown(event: StoredEvent, query: ListQuery): boolean {
  if (event.status !== 'cancelled' || query.showDeleted) return true;
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
