import type { GuestState } from '@crocodile-hub/core/contract/invitation';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Correspondent } from './mail.ts';
import type { Person } from './accounts.ts';

export type CalendarEvent = {
  /** Our own id, derived from the intent: inserting twice makes one event. */
  id: string;
  title: string;
  description: string;
  /** Empty where none is known. */
  location: string;
  start: Instant;
  end: Instant;
  /** Of one that takes whole days: the first one, and the one after the last. Start and end are their midnights. */
  days: { first: string; after: string } | null;
  /** The zone that the calendar shows, and in which a repeating event keeps its hour. */
  timeZone: string;
  attendees: readonly string[];
  /** Alerts at these minutes before the start; null for the calendar's own. */
  alerts: readonly { method: 'popup' | 'email'; minutes: number }[] | null;
  /** RFC 5545, without the prefix. */
  recurrence: string | null;
};

export type CalendarTime =
  { is: 'time'; start: Instant; end: Instant } | { is: 'days'; first: string; last: string };

/** An entry of the calendar. Anyone may have written its words. */
export type CalendarEntry = {
  id: string;
  title: string;
  location: string;
  /** Everybody invited but the person. */
  guests: readonly Correspondent[];
  /** Its page in the calendar. */
  link: string | null;
  when: CalendarTime;
  /** The time is shown as taken. */
  isBusy: boolean;
  /** The meeting of which this is one time; null for one that does not repeat. */
  series: string | null;
};

/** A meeting with hours, as it is now. */
export type TimedMeeting = {
  id: string;
  /** Changes whenever the event does. */
  etag: string;
  title: string;
  /** Empty where none is set. */
  place: string;
  start: Instant;
  end: Instant;
  timeZone: string | null;
  /** The addresses of everybody invited but the person. */
  guests: readonly string[];
  /** The person is its organizer; other people may not move it. */
  isOwn: boolean;
  isCancelled: boolean;
};

export type Guest = Correspondent & { state: GuestState };

/** The calendar's copy of a meeting to which the person is invited. */
export type InvitedEvent = {
  id: string;
  etag: string;
  title: string;
  /** Whom the calendar tells the answer; null where it knows nobody. */
  organizer: Correspondent | null;
  when: CalendarTime;
  guests: readonly Guest[];
  /** The address by which the person is invited; null where the list does not name them. */
  own: string | null;
  answer: GuestState;
  /** The person is its organizer. */
  isOwn: boolean;
  /** Cancelled by its organizer, or removed by the person. */
  isCancelled: boolean;
};

/** An invitation that a calendar program wrote into a mail. All of it comes from outside. */
export type MailedInvitation = {
  kind: 'asked' | 'cancelled' | 'answered';
  /** The iCalendar UID: the same in every calendar. */
  uid: string;
  /** The one meeting of a series that is meant, as Google ends its id; null for the whole series. */
  occurrence: string | null;
  title: string;
  location: string;
  when: CalendarTime;
  /** The zone in which its hours stay the same. */
  timeZone: string;
  /** The rule of repetition, as in RFC 5545. It is never unrolled here. */
  recurrence: string | null;
  /** The times of the series at which it does not take place, as lines of RFC 5545. */
  exceptions: readonly string[];
  organizer: Correspondent | null;
  guests: readonly Guest[];
};

/** The parts of an event that change; of its guests, who comes and who goes. */
export type EventChange = {
  title?: string;
  place?: string;
  hours?: Pick<TimedMeeting, 'start' | 'end'>;
  guests?: { add?: readonly string[]; remove?: readonly string[] };
};

export interface Calendar {
  /** Finds an event by its iCalendar UID; null if it is not in the calendar. */
  invited(
    person: Person,
    invitation: Pick<MailedInvitation, 'uid' | 'occurrence'>,
  ): Promise<InvitedEvent | null>;
  /** Puts an invitation into the calendar as its organizer's meeting, unanswered. No message is sent. */
  addInvitation(person: Person, invitation: MailedInvitation): Promise<void>;
  /** Says what the person says and tells the organizer, unless it changed since it had the etag: then `eventChanged`. */
  answer(person: Person, event: Pick<InvitedEvent, 'id' | 'etag' | 'own'>, answer: GuestState): Promise<void>;
  /** Null if it does not exist, or is a whole day. */
  find(person: Person, eventId: string): Promise<TimedMeeting | null>;
  /** Changes these parts of it, and tells its guests, unless it changed since it had the etag: then `eventChanged`. */
  change(
    person: Person,
    event: Pick<TimedMeeting, 'id' | 'etag' | 'timeZone'>,
    to: EventChange,
  ): Promise<void>;
  /** Cancels it and tells its guests, unless it changed since it had the etag: then `eventChanged`. */
  cancel(person: Person, event: Pick<TimedMeeting, 'id' | 'etag'>): Promise<void>;
  /** Puts a cancelled event back as it was, under the same id, and tells its guests. */
  restore(person: Person, event: Pick<TimedMeeting, 'id' | 'etag'>): Promise<void>;
  /** Inserts it, or finds that it is there already. */
  insert(person: Person, event: CalendarEvent): Promise<void>;
  has(person: Person, eventId: string): Promise<boolean>;
  /** Without hours it stays when it is, and gets the words alone. With a rule, all its times move. */
  move(
    person: Person,
    eventId: string,
    to: Pick<CalendarEvent, 'title' | 'description'> & {
      hours?: Pick<CalendarEvent, 'start' | 'end' | 'timeZone' | 'recurrence'>;
    },
  ): Promise<void>;
  /**
   * The entries between two instants, ordered by their start; repeating ones appear each time, and declined ones are
   * left out. Whole days follow the calendar's zone, so they may lie a day outside.
   */
  entries(person: Person, range: { from: Instant; to: Instant }): Promise<CalendarEntry[]>;
  /** Whom the person invited to meetings that end after an instant, and begin before another. */
  guests(
    person: Person,
    options: { since: Instant; until: Instant; signal: AbortSignal },
  ): Promise<Correspondent[]>;
  /** Cheap proof that the calendar answers. */
  ping(person: Person): Promise<void>;
  /** An event that is gone already counts as deleted. */
  remove(person: Person, eventId: string): Promise<void>;
}

export interface Invitations {
  /** Null if it is malformed, too large or no invitation. Times without a zone are in the person's zone. */
  read(text: string, timeZone: string): Promise<MailedInvitation | null>;
}
