export type EventTime = { date: string } | { dateTime: string; timeZone?: string };

export type Attendee = {
  email: string;
  displayName?: string | undefined;
  organizer?: boolean | undefined;
  responseStatus?: string | undefined;
};

export type Reminders = {
  useDefault?: boolean | undefined;
  overrides?: { method: string; minutes: number }[] | undefined;
};

/** The fields of an event that a client may send; all are optional in a patch. */
export type EventFields = {
  summary?: string | undefined;
  description?: string | undefined;
  location?: string | undefined;
  start?: EventTime | undefined;
  end?: EventTime | undefined;
  recurrence?: string[] | undefined;
  attendees?: Attendee[] | undefined;
  reminders?: Reminders | undefined;
  transparency?: string | undefined;
  status?: 'confirmed' | 'tentative' | 'cancelled' | undefined;
};

export type StoredEvent = EventFields & {
  id: string;
  iCalUID: string;
  start: EventTime;
  end: EventTime;
  status: 'confirmed' | 'tentative' | 'cancelled';
  creator: string;
  organizer: string;
  sequence: number;
  created: number;
  updated: number;
  /** Grows with every change of the calendar. */
  revision: number;
  /** Set on a changed or cancelled occurrence of a recurring event. */
  recurringEventId?: string;
  originalStartTime?: EventTime;
};
