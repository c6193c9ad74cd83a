import { GoogleError } from '../errors.ts';
import type { StoredEvent } from './entities.ts';
import { occurrenceById } from './recurrence/series.ts';
import type { Calendar } from './store.ts';

/** An event, or the occurrence of a recurring one with this id. */
export function findEvent(calendar: Calendar, id: string): StoredEvent {
  const event = calendar.find(id) ?? findOccurrence(calendar, id);
  if (!event) throw new GoogleError('notFound', 'Not Found');
  return event;
}

export function findLivingEvent(calendar: Calendar, id: string): StoredEvent {
  const event = findEvent(calendar, id);
  if (event.status === 'cancelled') throw new GoogleError('deleted');
  return event;
}

function findOccurrence(calendar: Calendar, id: string): StoredEvent | undefined {
  const series = calendar.find(id.slice(0, Math.max(id.lastIndexOf('_'), 0)));
  return series && occurrenceById(series, id, calendar.account.timeZone);
}
