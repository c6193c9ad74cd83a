import { clientMail } from './mailbox-clients.ts';
import type { Moment, SeedMail } from './mailbox-entities.ts';
import { familyMail } from './mailbox-family.ts';
import { hostileMail, unfinishedMail } from './mailbox-hostile.ts';
import { serviceMail } from './mailbox-services.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The demo person's mailbox, oldest first, so that each answer comes after what it answers. */
export function demoMailbox(now: number): (SeedMail & { date: number })[] {
  return [...clientMail, ...familyMail, ...serviceMail, ...hostileMail, ...unfinishedMail]
    .map((mail) => ({ ...mail, date: dateOf(mail.when, now) }))
    .sort((a, b) => a.date - b.date);
}

function dateOf(when: Moment, now: number): number {
  if ('minutesAgo' in when) return now - when.minutesAgo * 60_000;
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jerusalem' }).format(
    now - when.daysAgo * DAY_MS,
  );
  return Date.parse(`${day}T${when.at}:00${jerusalemOffset(now - when.daysAgo * DAY_MS)}`);
}

/** `+02:00` in winter, `+03:00` in summer. */
function jerusalemOffset(instant: number): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Jerusalem', timeZoneName: 'longOffset' });
  const name = parts.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', '');
}
