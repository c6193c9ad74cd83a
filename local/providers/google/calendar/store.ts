import type { Clock } from '../../kit/clock.ts';
import type { Records } from '../../kit/records.ts';
import type { Account } from '../entities.ts';
import { GoogleError } from '../errors.ts';
import { randomEventId } from '../ids.ts';
import type { EventFields, StoredEvent } from './entities.ts';
import { checkedTimes } from './requests.ts';

export type NewEvent = { fields: EventFields; id?: string | undefined; iCalUID?: string | undefined };

export type ForeignEvent = { fields: EventFields; iCalUID: string; organizer: string | undefined };

export type Calendar = {
  account: Account;
  /** All events, also cancelled ones. */
  events: () => StoredEvent[];
  find: (id: string) => StoredEvent | undefined;
  insert: (event: NewEvent) => StoredEvent;
  /** A copy of somebody else's event; the one with its iCalUID is replaced, and lives again if it was cancelled. */
  adopt: (event: ForeignEvent) => StoredEvent;
  /** Replaces the event's content, and checks its times. */
  replace: (event: StoredEvent, fields: EventFields) => StoredEvent;
  /** The event, or one occurrence of it, or a whole series with its changed occurrences. */
  cancel: (event: StoredEvent) => StoredEvent;
  /** Another person's event to which this one is invited. */
  keepCopy: (event: StoredEvent) => void;
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

  function insert({ fields, id = randomEventId(), iCalUID = `${id}@google.com` }: NewEvent): StoredEvent {
    // A cancelled event keeps its id, so that it cannot be used again.
    if (events.get(id)) throw new GoogleError('duplicate');
    return put({
      ...fields,
      ...checkedTimes(fields, account.timeZone),
      id,
      iCalUID,
      status: fields.status ?? 'confirmed',
      creator: account.email,
      organizer: account.email,
      sequence: 0,
      created: clock.now(),
    });
  }

  function adopt({ fields, iCalUID, organizer = account.email }: ForeignEvent): StoredEvent {
    const known = events.values().find((event) => event.iCalUID === iCalUID);
    return put({
      ...fields,
      ...checkedTimes(fields, account.timeZone),
      id: known?.id ?? randomEventId(),
      iCalUID,
      status: fields.status ?? 'confirmed',
      creator: account.email,
      organizer,
      sequence: known?.sequence ?? 0,
      created: known?.created ?? clock.now(),
    });
  }

  /** An unchanged occurrence is not stored; its first change stores it, under its own id. */
  function replace(event: StoredEvent, fields: EventFields): StoredEvent {
    return put(withContent(event, { ...fields, ...checkedTimes(fields, account.timeZone) }));
  }

  function cancel(event: StoredEvent): StoredEvent {
    return records.atomically(() => {
      for (const exception of events.values()) {
        if (exception.recurringEventId === event.id) put({ ...exception, status: 'cancelled' });
      }
      return put({ ...event, status: 'cancelled' });
    });
  }

  return {
    account,
    events: () => events.values(),
    find: (id) => events.get(id),
    insert,
    adopt,
    replace,
    cancel,
    keepCopy: (event) => void put({ ...event, reminders: events.get(event.id)?.reminders }),
    revision,
  };
}

/** The same event with other content. Its sequence counts how often it was moved. */
function withContent(
  event: StoredEvent,
  content: EventFields & Pick<StoredEvent, 'start' | 'end'>,
): Omit<StoredEvent, 'revision' | 'updated'> {
  const { id, iCalUID, creator, organizer, created, recurringEventId, originalStartTime } = event;
  const isMoved = JSON.stringify([content.start, content.end]) !== JSON.stringify([event.start, event.end]);
  return {
    ...content,
    ...(recurringEventId === undefined ? {} : { recurringEventId }),
    ...(originalStartTime === undefined ? {} : { originalStartTime }),
    id,
    iCalUID,
    creator,
    organizer,
    created,
    status: content.status ?? event.status,
    sequence: event.sequence + (isMoved ? 1 : 0),
  };
}
