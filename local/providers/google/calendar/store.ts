import type { Clock } from '../../clock.ts';
import type { Records } from '../../storage/records.ts';
import type { Account } from '../entities.ts';
import { GoogleError } from '../errors.ts';
import { randomEventId } from '../ids.ts';
import type { EventFields, EventTime, StoredEvent } from './entities.ts';
import { checkedTimes } from './requests.ts';

export type NewEvent = {
  fields: EventFields;
  id?: string | undefined;
  iCalUID?: string | undefined;
  occurrence?: { recurringEventId: string; originalStartTime: EventTime } | undefined;
};

export type Calendar = {
  account: Account;
  /** Everything that was ever there, the cancelled included. */
  events: () => StoredEvent[];
  find: (id: string) => StoredEvent | undefined;
  insert: (event: NewEvent) => StoredEvent;
  /** Puts the event's new content; the times that it then has are checked. */
  replace: (event: StoredEvent, fields: EventFields) => StoredEvent;
  cancel: (event: StoredEvent) => StoredEvent;
  revision: () => number;
};

/** A person's primary calendar. */
export function openCalendar(records: Records, account: Account, clock: Clock): Calendar {
  const events = records.collection<StoredEvent>(`calendar.events.${account.email}`);
  const revisions = records.collection<{ revision: number }>('calendar.revisions');
  const revision = () => revisions.get(account.email)?.revision ?? 0;

  function put(event: Omit<StoredEvent, 'revision' | 'updated'>): StoredEvent {
    return records.atomically(() => {
      const next = revision() + 1;
      revisions.put(account.email, { revision: next });
      return events.put(event.id, { ...event, revision: next, updated: clock.now() });
    });
  }

  function insert({
    fields,
    id = randomEventId(),
    iCalUID = `${id}@google.com`,
    occurrence,
  }: NewEvent): StoredEvent {
    // A cancelled event keeps its id, so that one cannot be used again either.
    if (events.get(id)) throw new GoogleError('duplicate');
    return put({
      ...fields,
      ...checkedTimes(fields, account.timeZone),
      ...occurrence,
      id,
      iCalUID,
      status: fields.status ?? 'confirmed',
      creator: account.email,
      organizer: account.email,
      sequence: 0,
      created: clock.now(),
    });
  }

  function replace(event: StoredEvent, fields: EventFields): StoredEvent {
    const times = checkedTimes(fields, account.timeZone);
    const moved = JSON.stringify([times.start, times.end]) !== JSON.stringify([event.start, event.end]);
    const { id, iCalUID, creator, organizer, created, recurringEventId, originalStartTime } = event;
    return put({
      ...fields,
      ...times,
      ...(recurringEventId === undefined ? {} : { recurringEventId }),
      ...(originalStartTime === undefined ? {} : { originalStartTime }),
      id,
      iCalUID,
      creator,
      organizer,
      created,
      status: fields.status ?? event.status,
      sequence: event.sequence + (moved ? 1 : 0),
    });
  }

  return {
    account,
    events: () => events.values(),
    find: (id) => events.get(id),
    insert,
    replace,
    cancel: (event) => put({ ...event, status: 'cancelled' }),
    revision,
  };
}
