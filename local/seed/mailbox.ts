import { minuteMs } from '@crocodile-hub/core/time/units';
import { jerusalemTime } from './jerusalem.ts';
import { clientMail } from './mailbox-clients.ts';
import type { Moment, SeedMail } from './mailbox-entities.ts';
import { familyMail } from './mailbox-family.ts';
import { hostileMail, unfinishedMail } from './mailbox-hostile.ts';
import { serviceMail } from './mailbox-services.ts';

/** The demo person's mailbox, oldest first, so that each answer comes after what it answers. */
export function demoMailbox(now: number): (SeedMail & { date: number })[] {
  return [...clientMail, ...familyMail, ...serviceMail, ...hostileMail, ...unfinishedMail]
    .map((mail) => ({ ...mail, date: dateOf(mail.when, now) }))
    .sort((a, b) => a.date - b.date);
}

function dateOf(when: Moment, now: number): number {
  if ('minutesAgo' in when) return now - when.minutesAgo * minuteMs;
  return jerusalemTime(now, -when.daysAgo, when.at);
}
