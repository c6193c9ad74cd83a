import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Correspondent } from './mailbox.ts';
import type { Person } from './person.ts';

export type CalendarEvent = {
  /** Ours, deterministic for the intent: inserting twice makes one event. */
  id: string;
  title: string;
  description: string;
  start: Instant;
  end: Instant;
  /** Where the calendar shows it, and where its recurrence keeps its hour. */
  timeZone: string;
  attendees: readonly string[];
  /** Alerts at these minutes before the start; null for the calendar's own. */
  alerts: readonly { method: 'popup' | 'email'; minutes: number }[] | null;
  /** RFC 5545, without the prefix. */
  recurrence: string | null;
};

/** What stands in the calendar, whoever put it there: its words come from outside. */
export type CalendarEntry = {
  id: string;
  title: string;
  location: string;
  /** Everybody invited but the person. */
  guests: readonly Correspondent[];
  /** Where the calendar shows it. */
  link: string | null;
  when: { is: 'time'; start: Instant; end: Instant } | { is: 'days'; first: string; last: string };
  /** The time is shown as taken. */
  isBusy: boolean;
};

export interface Calendar {
  /** Inserts it, or finds that it is there already. */
  insert(person: Person, event: CalendarEvent): Promise<void>;
  has(person: Person, eventId: string): Promise<boolean>;
  move(
    person: Person,
    eventId: string,
    to: Pick<CalendarEvent, 'title' | 'description' | 'start' | 'end' | 'timeZone'>,
  ): Promise<void>;
  /**
   * What lies between two instants, in the order of its beginnings, repeating entries each time; what the person
   * declined is none of it. Days are those of the calendar, so whole-day entries may lie a day outside.
   */
  entries(person: Person, range: { from: Instant; to: Instant }): Promise<CalendarEntry[]>;
  /** Whom the person invited to meetings that end after an instant. */
  guests(person: Person, options: { since: Instant; signal: AbortSignal }): Promise<Correspondent[]>;
  /** Cheap proof that the calendar answers. */
  ping(person: Person): Promise<void>;
  /** An event that is gone already counts as deleted. */
  remove(person: Person, eventId: string): Promise<void>;
}
