import * as z from 'zod/mini';
import { createEvent } from '@crocodile-hub/core/actions/create-event';
import { reminderStatuses } from '@crocodile-hub/core/contract/documents';
import { readRecurrence } from '@crocodile-hub/core/contract/recurrence';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { parseMailAddress } from '@crocodile-hub/core/domain/mail-address';
import { isReminderEvent } from '@crocodile-hub/core/domain/reminder';
import { onOneLine } from '@crocodile-hub/core/domain/visible-text';
import { instantOf } from '@crocodile-hub/core/time/written-time';
import { hourMs } from '@crocodile-hub/core/time/units';
import type { Archived } from '../../ports/workspace.ts';
import { lines, text } from './content-lines.ts';
import { localTime, zoneDescription, zoneNamed } from './time-zones.ts';

// RFC 5545, as calendars read it.

export const calendarHead = lines(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Crocodile Hub//Export//EN']);
export const calendarFoot = lines(['END:VCALENDAR']);

const meetingMs = hourMs;

/** Writes the events of one calendar. The first one in a zone brings the zone's description along. */
export function calendarEvents(now: Instant) {
  const described = new Set<string>();
  const written = (event: Event | null): string => {
    if (event === null) return '';
    const { zone } = event;
    const isNew = zone !== null && !described.has(zone);
    if (isNew) described.add(zone);
    return (isNew ? zoneDescription(zone, now) : '') + eventText(event);
  };
  return {
    /** Empty for one that cannot be read. */
    reminder: (document: Archived) => written(reminderEvent(document)),
    /** Empty for entries that made no meeting, or whose words the ledger has forgotten. */
    meeting: (entry: Archived) => written(meetingEvent(entry)),
  };
}

type Event = {
  uid: string;
  createdAt: string;
  title: string;
  start: Instant;
  end: Instant | null;
  /** What repeats does so by the clocks of its zone; the time of what comes once is in UTC. */
  zone: string | null;
  recurrence: string | null;
  /** Empty where none is known. */
  place: string;
  description: string | null;
  details: readonly string[];
};

const archivedReminder = z.object({
  id: z.string(),
  task: z.string(),
  notes: z.nullable(z.string()),
  status: z.enum(reminderStatuses),
  dueAt: z.string(),
  anchorAt: z.optional(z.nullable(z.string())),
  timeZone: z.optional(z.string()),
  createdAt: z.string(),
  recurrence: z.nullable(z.string()),
});

/** A reminder rings at its time. */
function reminderEvent(document: Archived): Event | null {
  const reminder = archivedReminder.safeParse(document);
  if (!reminder.success) return null;
  const { id, task, notes, status, dueAt, anchorAt, createdAt, recurrence, timeZone } = reminder.data;
  // A series goes on from its regular time, also where the next one was snoozed.
  const start = Date.parse(recurrence === null ? dueAt : (anchorAt ?? dueAt));
  if (Number.isNaN(start)) return null;
  return {
    uid: `reminder-${id}`,
    createdAt,
    title: task,
    start,
    end: null,
    zone: recurrence === null ? null : zoneNamed(timeZone ?? 'UTC'),
    recurrence,
    place: '',
    description: notes,
    details: [
      ...(status === 'cancelled' ? ['STATUS:CANCELLED'] : []),
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:PT0S',
      `DESCRIPTION:${text(task)}`,
      'END:VALARM',
    ],
  };
}

/** A meeting that was made here. One that is a reminder is among the reminders. */
function meetingEvent(entry: Archived): Event | null {
  const payload = createEvent.payload.safeParse(entry['payload']);
  if (entry['actionType'] !== 'create_event' || entry['status'] !== 'done' || !payload.success) return null;
  if (isReminderEvent(payload.data)) return null;
  const { title, summary, description, location, startTime, endTime, attendees, recurrence } = payload.data;
  const timeZone = typeof entry['timeZone'] === 'string' ? entry['timeZone'] : 'UTC';
  const start = instantOf(startTime, timeZone);
  if (start === null) return null;
  return {
    uid: `meeting-${entry.id}`,
    createdAt: String(entry['createdAt']),
    title: title ?? summary ?? '',
    start,
    end: (endTime == null ? null : instantOf(endTime, timeZone)) ?? start + meetingMs,
    zone: recurrence == null ? null : zoneNamed(timeZone),
    recurrence: recurrence ?? null,
    place: onOneLine(location ?? ''),
    description: description ?? null,
    details: (attendees ?? []).flatMap(attendeeLine),
  };
}

/** None for what is no address: nothing like it was ever invited. */
function attendeeLine(person: string): string[] {
  const parsed = parseMailAddress(person);
  if (parsed === null) return [];
  // A name has no quote and no line break. RFC 6868 reads a caret as the first half of something else.
  const name = parsed.name === '' ? '' : `;CN="${parsed.name.replaceAll('^', '^^')}"`;
  return [`ATTENDEE${name}:mailto:${parsed.address}`];
}

function eventText(event: Event): string {
  const { uid, createdAt, title, start, end, zone, recurrence, place, description, details } = event;
  return lines([
    'BEGIN:VEVENT',
    `UID:${uid}@crocodile-hub`,
    `DTSTAMP:${utc(createdAt)}`,
    timeLine('DTSTART', start, zone),
    ...(end === null ? [] : [timeLine('DTEND', end, zone)]),
    `SUMMARY:${text(title)}`,
    ...(place === '' ? [] : [`LOCATION:${text(place)}`]),
    ...(description === null ? [] : [`DESCRIPTION:${text(description)}`]),
    ...(recurrence === null ? [] : [`RRULE:${ruleText(recurrence)}`]),
    ...details,
    'END:VEVENT',
  ]);
}

function timeLine(name: 'DTSTART' | 'DTEND', at: Instant, zone: string | null): string {
  if (zone === null) return `${name}:${utc(new Date(at).toISOString())}`;
  return `${name};TZID=${/[:;,]/.test(zone) ? `"${zone}"` : zone}:${localTime(at, zone)}`;
}

/** The end of a rule is a time in UTC, as ours are counted and as RFC 5545, 3.3.10, wants it beside a zone. */
function ruleText(recurrence: string): string {
  const rule = recurrence.replace(/^RRULE:/, '');
  const until = readRecurrence(rule)?.until ?? null;
  return until === null ? rule : rule.replace(/UNTIL=\w+/, `UNTIL=${utc(new Date(until).toISOString())}`);
}

function utc(iso: string): string {
  return iso.replace(/[-:]|\.\d+/g, '');
}
