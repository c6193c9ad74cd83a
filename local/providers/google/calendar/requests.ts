import { z } from 'zod';

import { GoogleError } from '../errors.ts';
import type { EventFields, EventTime } from './entities.ts';
import { checkRecurrence } from './recurrence/series.ts';
import { hasOffset, instantOf, isTimeZone } from './times.ts';

const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?$/i;

/** A client may send both forms with one of them null. */
const Time = z
  .object({
    date: z.iso.date().nullish(),
    dateTime: z.string().regex(DATE_TIME).nullish(),
    timeZone: z.string().refine(isTimeZone, 'Invalid time zone').nullish(),
  })
  .transform((time): EventTime | undefined => {
    if (time.dateTime)
      return { dateTime: time.dateTime, ...(time.timeZone ? { timeZone: time.timeZone } : {}) };
    return time.date ? { date: time.date } : undefined;
  });

const Attendee = z.object({
  email: z.string(),
  displayName: z.string().optional(),
  responseStatus: z.enum(['needsAction', 'declined', 'tentative', 'accepted']).default('needsAction'),
});

const Reminders = z.object({
  useDefault: z.boolean().optional(),
  overrides: z
    .array(z.object({ method: z.enum(['email', 'popup']), minutes: z.int().min(0).max(40_320) }))
    .max(5)
    .optional(),
});

/** Unknown fields are ignored, as in the real API. */
const EventBody = z.object({
  summary: z.string().optional(),
  description: z.string().max(8192).optional(),
  location: z.string().optional(),
  start: Time.optional(),
  end: Time.optional(),
  recurrence: z.array(z.string()).optional(),
  attendees: z.array(Attendee).max(200).optional(),
  reminders: Reminders.optional(),
  transparency: z.enum(['opaque', 'transparent']).optional(),
  status: z.enum(['confirmed', 'tentative', 'cancelled']).optional(),
});

const Identity = z.object({ id: z.string().optional(), iCalUID: z.string().optional() });

/** Base32hex digits, 5 to 1024 of them. */
const EVENT_ID = /^[a-v0-9]{5,1024}$/;

export function readEventFields(body: unknown): EventFields {
  const { data, error } = EventBody.safeParse(body);
  if (!data) throw new GoogleError('badRequest', `Bad Request: ${error.issues[0]?.path.join('.') ?? ''}`);
  if (data.attendees?.some(({ email }) => !/^[^\s@]+@[^\s@]+$/.test(email))) {
    throw new GoogleError('invalid', 'Invalid attendee email.');
  }
  if (data.reminders?.useDefault && data.reminders.overrides?.length) {
    throw new GoogleError('invalid', 'Cannot specify both default reminders and overrides at the same time.');
  }
  if (data.recurrence) checkRecurrence(data.recurrence);
  return data;
}

export function readIdentity(body: unknown): z.infer<typeof Identity> {
  const identity = Identity.parse(body);
  if (identity.id !== undefined && !EVENT_ID.test(identity.id)) {
    throw new GoogleError('invalid', 'Invalid resource id value.');
  }
  return identity;
}

const ForeignIdentity = z.object({
  iCalUID: z.string().min(1),
  organizer: z.object({ email: z.string() }).optional(),
});

/** An imported event belongs to somebody else: it has an organizer, and an iCalUID that all calendars share. */
export function readForeignIdentity(body: unknown): { iCalUID: string; organizer: string | undefined } {
  const { data } = ForeignIdentity.safeParse(body);
  if (!data) throw new GoogleError('required', 'Missing iCalUID.');
  return { iCalUID: data.iCalUID, organizer: data.organizer?.email };
}

/** Checks the times of an event, once all its fields are known. */
export function checkedTimes(
  fields: EventFields,
  calendarZone: string,
): { start: EventTime; end: EventTime } {
  const { start, end } = fields;
  if (!start) throw new GoogleError('required', 'Missing start time.');
  if (!end) throw new GoogleError('required', 'Missing end time.');
  if ('date' in start !== 'date' in end) {
    throw new GoogleError('invalid', 'Start and end times must either both be date or both be dateTime.');
  }
  checkZone(start, 'start', fields.recurrence);
  checkZone(end, 'end', fields.recurrence);
  const length = instantOf(end, calendarZone) - instantOf(start, calendarZone);
  if (length < 0 || ('date' in start && length === 0)) throw new GoogleError('timeRangeEmpty');
  return { start, end };
}

/** A recurring event needs a zone, to keep its hour when the clocks change. */
function checkZone(time: EventTime, name: string, recurrence: string[] | undefined): void {
  if ('date' in time || time.timeZone !== undefined) return;
  if (!hasOffset(time.dateTime) || recurrence?.length) {
    throw new GoogleError('required', `Missing time zone definition for ${name} time.`);
  }
}
