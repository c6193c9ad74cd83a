import { randomUUID } from 'node:crypto';

type Invited = {
  to: string;
  uid?: string;
  method?: string;
  title?: string;
  /** Instants. */
  start: number;
  end?: number;
  organizer?: string;
  organizerName?: string;
  /** Further lines of the event. */
  more?: readonly string[];
};

const hourMs = 3_600_000;
const compact = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');

/** An invitation as a calendar program writes it into a mail. */
export function anInvitation({ to, start, ...rest }: Invited): string {
  const { uid = `${randomUUID()}@example.com`, method = 'REQUEST', title = 'Site review' } = rest;
  const {
    end = start + hourMs,
    organizer = 'dana@example.com',
    organizerName = 'Dana Cohen',
    more = [],
  } = rest;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${compact(start)}`,
    `DTSTART:${compact(start)}`,
    `DTEND:${compact(end)}`,
    `SUMMARY:${title}`,
    'LOCATION:Room 3',
    `ORGANIZER;CN=${organizerName}:mailto:${organizer}`,
    `ATTENDEE;RSVP=TRUE:mailto:${to}`,
    'ATTENDEE;PARTSTAT=ACCEPTED;CN=Avi:mailto:avi@example.com',
    ...more,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

/** An hour of a future day, UTC. */
export function inDays(days: number, hour: number): number {
  return new Date(Date.now() + days * 24 * hourMs).setUTCHours(hour, 0, 0, 0);
}
