export type EventTime = { date: string } | { dateTime: string; timeZone?: string };

export type Attendee = {
  email: string;
  displayName?: string | undefined;
  optional?: boolean | undefined;
  organizer?: boolean | undefined;
  responseStatus?: string | undefined;
  comment?: string | undefined;
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
  colorId?: string | undefined;
  start?: EventTime | undefined;
  end?: EventTime | undefined;
  recurrence?: string[] | undefined;
  attendees?: Attendee[] | undefined;
  reminders?: Reminders | undefined;
  transparency?: string | undefined;
  visibility?: string | undefined;
  status?: 'confirmed' | 'tentative' | 'cancelled' | undefined;
  extendedProperties?: ExtendedProperties | undefined;
  guestsCanModify?: boolean | undefined;
  guestsCanInviteOthers?: boolean | undefined;
  source?: { url: string; title: string } | undefined;
};

export type ExtendedProperties = {
  private?: Record<string, string> | undefined;
  shared?: Record<string, string> | undefined;
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
  /** Grows with every change of the calendar; sync tokens name it. */
  revision: number;
  /** Set on a changed or cancelled occurrence of a recurring event. */
  recurringEventId?: string;
  originalStartTime?: EventTime;
};
