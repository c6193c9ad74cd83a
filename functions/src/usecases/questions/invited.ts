/** Invitations that stand in the mailbox and have no answer yet: they are in the calendar, or not. */
import type { Person } from '../../ports/accounts.ts';
import { isFailure } from '../../ports/failure.ts';
import type { CalendarEntry } from '../../ports/calendar.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Mail } from '../../ports/mail.ts';
import { mailedInvitation } from '../inbox/invitation.ts';
import type { Asking } from './asking.ts';

export type Invited = { entry: CalendarEntry };

type InvitedPorts = Pick<Ports, 'log' | 'inbox' | 'invitations'> & {
  calendar: Pick<Ports['calendar'], 'invited'>;
};

const withInvitations = '(filename:ics OR invitation OR invite OR הזמנה) newer_than:60d';
const mailsRead = 30;
const mostRead = 8;

/** Null where the mailbox or the calendar did not answer. */
export async function unanswered(ports: InvitedPorts, { person, clock }: Asking): Promise<Invited[] | null> {
  try {
    const mails = await mailsThatInvite(ports, person);
    const read = await Promise.all(mails.map((mail) => invitedBy(ports, person, mail, clock.timeZone)));
    const found = read.flatMap((one) => (one === null ? [] : [one]));
    return found.filter(({ entry }, index) => found.findIndex((one) => one.entry.id === entry.id) === index);
  } catch (error) {
    if (!isFailure(error)) throw error;
    ports.log.warn('questions.not-read', { what: 'invitations', kind: error.kind });
    return null;
  }
}

/** The newest mails with an invitation. */
export async function mailsThatInvite(
  { inbox }: { inbox: Pick<Ports['inbox'], 'list'> },
  person: Person,
): Promise<readonly Mail[]> {
  const { mails } = await inbox.list(person, {
    labelIds: [],
    q: withInvitations,
    maxResults: mailsRead,
    pageToken: null,
    letters: 0,
  });
  return mails.filter(({ hasInvitation }) => hasInvitation).slice(0, mostRead);
}

/** A mail to one address is to the person. */
function isOnlyReceiver({ to }: Mail, address: string): boolean {
  return to.length === 1 && to[0]?.toLowerCase() === address.toLowerCase();
}

async function invitedBy(
  ports: InvitedPorts,
  person: Person,
  mail: Mail,
  timeZone: string,
): Promise<Invited | null> {
  const mailed = await mailedInvitation(ports, person, mail.id, timeZone);
  if (mailed === null || mailed.kind !== 'asked') return null;
  const event = await ports.calendar.invited(person, mailed);
  const isOpen =
    event === null ||
    (!event.isOwn && !event.isCancelled && ['needsAction', 'tentative'].includes(event.answer));
  if (!isOpen) return null;
  const { uid, title, location, guests, organizer } = mailed;
  const coming =
    organizer === null
      ? guests
      : [organizer, ...guests.filter(({ address }) => address !== organizer.address)];
  return {
    entry: {
      id: event?.id ?? uid,
      title: event?.title ?? title,
      location,
      guests: coming
        .filter(({ address }) => address !== event?.own && !isOnlyReceiver(mail, address))
        .map(({ name, address }) => ({ name, address })),
      link: null,
      when: event?.when ?? mailed.when,
      isBusy: true,
      series: null,
    },
  };
}
