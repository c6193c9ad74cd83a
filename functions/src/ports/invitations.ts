import type { CalendarTime, Guest } from './calendar.ts';
import type { Correspondent } from './mailbox.ts';

/** What somebody's calendar program wrote into a mail. All of it comes from outside. */
export type MailedInvitation = {
  kind: 'asked' | 'cancelled' | 'answered';
  /** What all calendars call the meeting. */
  uid: string;
  /** Which one of a series is meant, as Google ends its id; null for all. */
  occurrence: string | null;
  title: string;
  location: string;
  when: CalendarTime;
  /** Where its hours keep their place. */
  timeZone: string;
  /** How it repeats, as RFC 5545 writes it; nothing is counted here. */
  recurrence: string | null;
  /** The times of the series at which it does not take place, as lines of RFC 5545. */
  exceptions: readonly string[];
  organizer: Correspondent | null;
  guests: readonly Guest[];
};

export interface Invitations {
  /** Null for what is malformed, too large or asks for nothing. Times without a zone are those of the person's. */
  read(text: string, timeZone: string): Promise<MailedInvitation | null>;
}
