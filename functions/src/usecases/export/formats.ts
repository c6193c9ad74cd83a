import * as z from 'zod/mini';
import { createEvent } from '@crocodile-hub/core/actions/create-event';
import { sendEmail } from '@crocodile-hub/core/actions/send-email';
import type { Contact } from '@crocodile-hub/core/contract/contacts';
import { reminderStatuses } from '@crocodile-hub/core/contract/documents';
import type { Archived } from '../../ports/workspace.ts';
import { instantOf } from '../time/local-time.ts';

// RFC 5545, as calendars read it.

export const calendarHead = lines(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Crocodile Hub//Export//EN']);
export const calendarFoot = lines(['END:VCALENDAR']);

const meetingMs = 3_600_000;

const archivedReminder = z.object({
  id: z.string(),
  task: z.string(),
  notes: z.nullable(z.string()),
  status: z.enum(reminderStatuses),
  dueAt: z.string(),
  createdAt: z.string(),
  recurrence: z.nullable(z.string()),
});

/** A reminder rings at its time; empty if it cannot be read. */
export function reminderEvent(document: Archived): string {
  const reminder = archivedReminder.safeParse(document);
  if (!reminder.success) return '';
  const { id, task, notes, status, dueAt, createdAt, recurrence } = reminder.data;
  return lines([
    'BEGIN:VEVENT',
    `UID:reminder-${id}@crocodile-hub`,
    `DTSTAMP:${time(createdAt)}`,
    `DTSTART:${time(dueAt)}`,
    `SUMMARY:${text(task)}`,
    ...(notes === null ? [] : [`DESCRIPTION:${text(notes)}`]),
    ...(recurrence === null ? [] : [`RRULE:${recurrence.replace(/^RRULE:/, '')}`]),
    ...(status === 'cancelled' ? ['STATUS:CANCELLED'] : []),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    `DESCRIPTION:${text(task)}`,
    'END:VALARM',
    'END:VEVENT',
  ]);
}

/** A meeting that was made here, while the ledger keeps its words; empty for other entries. */
export function meetingEvent(entry: Archived): string {
  const payload = createEvent.payload.safeParse(entry['payload']);
  if (entry['actionType'] !== 'create_event' || entry['status'] !== 'done' || !payload.success) return '';
  const { title, summary, description, startTime, endTime, attendees, recurrence } = payload.data;
  const zone = typeof entry['timeZone'] === 'string' ? entry['timeZone'] : 'UTC';
  const start = instantOf(startTime, zone);
  if (start === null) return '';
  const end = (endTime == null ? null : instantOf(endTime, zone)) ?? start + meetingMs;
  const iso = (at: number) => new Date(at).toISOString();
  return lines([
    'BEGIN:VEVENT',
    `UID:meeting-${entry.id}@crocodile-hub`,
    `DTSTAMP:${time(String(entry['createdAt']))}`,
    `DTSTART:${time(iso(start))}`,
    `DTEND:${time(iso(end))}`,
    `SUMMARY:${text(title ?? summary ?? '')}`,
    ...(description == null ? [] : [`DESCRIPTION:${text(description)}`]),
    ...(attendees ?? []).map((address) => `ATTENDEE:mailto:${address.replace(/[\r\n]/g, '')}`),
    ...(recurrence == null ? [] : [`RRULE:${recurrence.replace(/^RRULE:/, '')}`]),
    'END:VEVENT',
  ]);
}

function time(iso: string): string {
  return iso.replace(/[-:]|\.\d+/g, '');
}

function text(value: string): string {
  return value.replace(/[\\;,]/g, (char) => `\\${char}`).replace(/\r?\n/g, '\\n');
}

/** Lines of 75 bytes at most, folded between characters. */
export function lines(all: readonly string[]): string {
  return all.map((line) => `${folded(line)}\r\n`).join('');
}

function folded(line: string): string {
  if (Buffer.byteLength(line) <= 75) return line;
  // A character has at most four bytes.
  return (line.match(/.{1,18}/gsu) ?? []).join('\r\n ');
}

/** A mail that was sent from here, in the format of mail programs (RFC 4155); empty for other entries. */
export function mboxOf(entry: Archived, from: string): string {
  const payload = sendEmail.payload.safeParse(entry['payload']);
  if (entry['actionType'] !== 'send_email' || entry['status'] !== 'done' || !payload.success) return '';
  const { to, cc, subject, body, isHtml } = payload.data;
  const at = new Date(String(entry['updatedAt']));
  const base64 = Buffer.from(body).toString('base64');
  return [
    `From crocodile-hub ${at.toUTCString().replace(/^(\w+), (\d+) (\w+) (\d+) ([\d:]+).*/, '$1 $3 $2 $5 $4')}`,
    `Date: ${at.toUTCString().replace('GMT', '+0000')}`,
    `From: ${header(from)}`,
    `To: ${header(to.join(', '))}`,
    ...(cc == null || cc === '' ? [] : [`Cc: ${header(cc)}`]),
    `Subject: ${header(subject ?? '')}`,
    'MIME-Version: 1.0',
    `Content-Type: text/${isHtml === true ? 'html' : 'plain'}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    ...(base64.match(/.{1,76}/g) ?? []),
    '',
    '',
  ].join('\n');
}

/** On one line; text that is not ASCII is encoded as in RFC 2047, in pieces of whole characters. */
function header(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (/^[\x20-\x7e]*$/.test(line)) return line;
  const pieces = line.match(/.{1,10}/gsu) ?? [];
  return pieces.map((piece) => `=?utf-8?B?${Buffer.from(piece).toString('base64')}?=`).join('\n ');
}

/** A contact as address books read it, vCard 4.0 (RFC 6350). */
export function cardOf({ name, email, phone }: Contact): string {
  return lines([
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${text(name === '' ? (email ?? phone ?? '') : name)}`,
    ...(email === undefined ? [] : [`EMAIL:${text(email)}`]),
    ...(phone === undefined ? [] : [`TEL:${text(phone)}`]),
    'END:VCARD',
  ]);
}
