import { dayMs } from '@crocodile-hub/core/time/units';
import type { Person, SeedInvitation } from './mailbox-entities.ts';

const ZONE = 'Asia/Jerusalem';

/** The invitation in the form of a calendar program. */
export function writeInvitation(
  invitation: SeedInvitation,
  { organizer, guest, now }: { organizer: Person; guest: Person; now: number },
): string {
  const instant = now + invitation.daysFromNow * dayMs;
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(instant).replaceAll('-', '');
  const at = (time: string) => `;TZID=${ZONE}:${day}T${time.replace(':', '')}00`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Northlight//Mail//EN',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    `UID:${invitation.uid}`,
    `DTSTAMP:${new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART${at(invitation.from)}`,
    `DTEND${at(invitation.to)}`,
    `SUMMARY:${invitation.summary}`,
    `LOCATION:${invitation.location.replaceAll(',', '\\,')}`,
    `ORGANIZER;CN=${organizer.name}:mailto:${organizer.address}`,
    `ATTENDEE;RSVP=TRUE;CN=${guest.name}:mailto:${guest.address}`,
    ...(invitation.coming ?? []).map(
      ({ name, address }) => `ATTENDEE;PARTSTAT=ACCEPTED;CN=${name}:mailto:${address}`,
    ),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}
