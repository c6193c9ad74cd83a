import { dayMs } from '@crocodile-hub/core/time/units';
import { demoCalendar } from '../../seed/calendar.ts';
import type { SeedEvent } from '../../seed/calendar.ts';
import { daysUntil } from '../../seed/jerusalem.ts';
import { writeInvitation } from '../../seed/mailbox-invitation.ts';
import { demoMailbox } from '../../seed/mailbox.ts';
import type { Person, SeedMail } from '../../seed/mailbox-entities.ts';
import { LOCAL_PEOPLE, NOA } from '../../seed/mailbox-people.ts';
import type { Clock } from '../kit/clock.ts';
import type { EventTime } from './calendar/entities.ts';
import type { Calendar } from './calendar/store.ts';
import type { Account } from './entities.ts';
import { withResults } from './gmail/authentication-results.ts';
import { composeMail } from './gmail/compose.ts';
import { isSystemLabel } from './gmail/labels.ts';
import type { Mailbox } from './gmail/mailbox.ts';
import { saveDraft } from './gmail/drafts.ts';
import { createLabel } from './gmail/user-labels.ts';
import type { GoogleStore } from './store.ts';

type SeedContext = {
  store: GoogleStore;
  clock: Clock;
  mailboxOf: (email: string) => Mailbox;
  calendarOf: (account: Account) => Calendar;
};

/** The demo person with a used mailbox and calendar, and two people who receive mail. */
export function seedGoogle(context: SeedContext): void {
  for (const { address, name } of LOCAL_PEOPLE) context.store.openAccount({ email: address, name });
  fillAccount(context, NOA.address);
}

/** Gives an account the demo person's mail and calendar. */
export function fillAccount({ store, clock, mailboxOf, calendarOf }: SeedContext, email: string): void {
  const account = store.openAccount({ email });
  fillMailbox(mailboxOf(account.email), account, clock.now());
  fillCalendar(calendarOf(account), clock.now());
}

const FOLDER_LABELS = {
  INBOX: ['INBOX'],
  SENT: ['SENT'],
  DRAFT: [],
  SPAM: ['SPAM'],
  TRASH: ['TRASH'],
  ARCHIVE: [],
} satisfies Record<NonNullable<SeedMail['folder']>, string[]>;

function fillMailbox(mailbox: Mailbox, account: Account, now: number): void {
  const own = (person: Person) => (person === NOA ? { name: account.name, address: account.email } : person);
  const mails = demoMailbox(now);
  for (const mail of mails) {
    const { folder = 'INBOX' } = mail;
    const raw = composeMail({
      ...mail,
      from: own(mail.from),
      to: (mail.to ?? [NOA]).map(own),
      messageId: messageIdOf(mail),
      answers: answeredBy(mail, mails).map(messageIdOf),
      invitation:
        mail.invitation && writeInvitation(mail.invitation, { organizer: mail.from, guest: own(NOA), now }),
    });
    if (folder === 'DRAFT') {
      saveDraft(mailbox, { raw, internalDate: mail.date });
      continue;
    }
    const labels = [...FOLDER_LABELS[folder], ...(mail.labels ?? [])].map((name) => labelId(mailbox, name));
    const kept = folder === 'SENT' ? raw : withResults(raw, { dkim: 'pass', spf: 'pass', dmarc: 'pass' });
    mailbox.add({ raw: kept, labelIds: labels, internalDate: mail.date });
  }
}

function labelId(mailbox: Mailbox, name: string): string {
  if (isSystemLabel(name)) return name;
  const known = mailbox.labels.values().find((label) => label.name === name);
  return (known ?? createLabel(mailbox, { name })).id;
}

function messageIdOf({ key, from }: SeedMail): string {
  return `<demo-${key}@${from.address.split('@')[1]}>`;
}

/** The mails of the thread before this one, oldest first. */
function answeredBy(mail: SeedMail, mails: SeedMail[]): SeedMail[] {
  const answered = mails.find(({ key }) => key === mail.answers);
  return answered ? [...answeredBy(answered, mails), answered] : [];
}

function fillCalendar(calendar: Calendar, now: number): void {
  for (const event of demoCalendar) {
    calendar.insert({
      id: `demo${event.key}`,
      fields: {
        summary: event.summary,
        description: event.description,
        location: event.location,
        start: timeOf(event, event.from, 0, now),
        end: timeOf(event, event.to, 1, now),
        recurrence: event.recurrence,
        attendees: event.guests?.map(({ name, address }) => ({
          email: address,
          displayName: name,
          responseStatus: 'accepted',
        })),
        reminders: event.reminderMinutes && {
          useDefault: false,
          overrides: event.reminderMinutes.map((minutes) => ({ method: 'popup', minutes })),
        },
      },
    });
  }
}

/** A whole day ends on the next day. */
function timeOf(event: SeedEvent, time: string | undefined, extraDays: number, now: number): EventTime {
  const timeZone = 'Asia/Jerusalem';
  const dayOf = (instant: number) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(instant);
  const { daysFromNow } = event;
  const days = typeof daysFromNow === 'number' ? daysFromNow : daysUntil(daysFromNow.weekday, now);
  const instant = now + days * dayMs;
  if (time === undefined) return { date: dayOf(instant + extraDays * dayMs) };
  return { dateTime: `${dayOf(instant)}T${time}:00`, timeZone };
}
