import { rsvpOf } from '@crocodile-hub/core/actions/rsvp-event';
import type { Invitation } from '@crocodile-hub/core/contract/invitation';
import { picked, type Pick } from '@crocodile-hub/core/language/changes/read-pointed';
import { clockworkOf } from '@crocodile-hub/core/language/time/clockwork';
import {
  dayOfAnswered,
  type InvitationAnswer,
  readInvitationAnswer,
} from '@crocodile-hub/core/reader/changes/invitation-answer';
import { speaksOf } from '@crocodile-hub/core/reader/topics/same-things';
import { shownOutside } from '@crocodile-hub/core/text/markdown';
import { dayAt, dayOfUtc, sameDate } from '@crocodile-hub/core/time/calendar';
import { inboxInvitation } from '../inbox/invitation.ts';
import { type Asking, readGoogle } from '../questions/asking.ts';
import { mailsThatInvite } from '../questions/invited.ts';

import {
  type AskedChange,
  type ChangePorts,
  nothing,
  proposal,
  said,
  type There,
  whichOne,
} from './asked.ts';

type Mailed = { readonly messageId: string; readonly invitation: Invitation };

/**
 * The answer to an invitation that stands in the mailbox; null where the words give none. Rule changes.invitation.1.
 * `pick`: the choice from an earlier list.
 */
export async function invitationChange(
  ports: ChangePorts,
  asking: Asking,
  command: string,
  pick: Pick | null = null,
): Promise<AskedChange | null> {
  const wish = readInvitationAnswer(command);
  if (wish === null) return null;
  const { words } = asking;
  const read = await readGoogle(ports, words, 'mail', () => invitationsIn(ports, asking));
  if (read.is === 'not-read') return said(read.why);
  const named = read.value.filter(({ invitation }) => isMeant(invitation, wish));
  const meant = ofDaySaid(named, command, wish, asking);
  const unread = meant.find(({ invitation: { state } }) => state === 'no-access' || state === 'unavailable');
  if (unread !== undefined) {
    const calendar = await readGoogle(ports, words, 'calendar', () => ports.calendar.ping(asking.person));
    return said(calendar.is === 'not-read' ? calendar.why : words.silent.calendar);
  }
  const found = meant.filter(({ invitation }) => invitation.state === 'open');
  const [only, ...others] = pick === null ? found : picked(found, pick);
  if (only === undefined)
    return pick === null
      ? nothing(words.noInvitation(wish.about === null ? null : shownOutside(wish.about)))
      : null;
  if (others.length === 0) return answered(ports, asking, only, wish);
  const lines = found.map((one) => ({
    line: lineOf(one, asking),
    proposed: () => Promise.resolve(answered(ports, asking, one, wish)),
  }));
  return whichOne(lines, words, words.whichInvitation);
}

/** Those that can be answered, as what a sentence may mean; none where they cannot be read. */
export async function invitationsThere(ports: ChangePorts, asking: Asking): Promise<There[]> {
  const read = await readGoogle(ports, asking.words, 'mail', () => invitationsIn(ports, asking));
  if (read.is === 'not-read') return [];
  const open = read.value.filter(({ invitation: { state } }) => state === 'open');
  return open.map((one) => {
    const { title, organizer, when } = one.invitation;
    return {
      of: 'invitation',
      id: one.messageId,
      title,
      names: organizer === null ? [] : [organizer.name, organizer.address.split('@')[0] ?? ''],
      at: Date.parse(when.is === 'days' ? when.first : when.start),
      line: lineOf(one, asking),
      series: null,
      proposed: (wanted) =>
        Promise.resolve(wanted.of === 'invitation' ? answered(ports, asking, one, wanted) : null),
    };
  });
}

/** Of each meeting the newest invitation, the newest first. */
async function invitationsIn(ports: ChangePorts, { person, clock }: Asking): Promise<readonly Mailed[]> {
  const mails = await mailsThatInvite(ports, person);
  const read = await Promise.all(
    mails.map(async ({ id }) => {
      const { invitation } = await inboxInvitation(ports, person, {
        messageId: id,
        timeZone: clock.timeZone,
      });
      return invitation === null ? [] : [{ messageId: id, invitation }];
    }),
  );
  const found = read.flat();
  return found.filter(
    ({ invitation: { uid } }, index) => found.findIndex((one) => one.invitation.uid === uid) === index,
  );
}

/** Where nothing is said of it, one that waits for an answer is meant. */
function isMeant({ title, organizer, answer }: Invitation, { about }: InvitationAnswer): boolean {
  if (about === null) return answer === 'needsAction';
  const who = organizer === null ? '' : `${organizer.name} ${organizer.address.split('@')[0] ?? ''}`;
  return speaksOf(about, `${title} ${who}`);
}

/** "For tomorrow": those of that day. One that is named and is of another day is shown with its own. */
function ofDaySaid(
  named: readonly Mailed[],
  command: string,
  { about }: InvitationAnswer,
  { clock }: Asking,
): readonly Mailed[] {
  const clockwork = clockworkOf(clock.context);
  const day = dayOfAnswered(command, clockwork);
  if (day === null) return named;
  const ofDay = named.filter(({ invitation: { when } }) =>
    sameDate(
      day,
      when.is === 'days' ? dayOfUtc(Date.parse(when.first)) : dayAt(Date.parse(when.start), clockwork.zone),
    ),
  );
  return ofDay.length === 0 && about !== null ? named : ofDay;
}

function answered(
  { actions }: ChangePorts,
  { clock, words }: Asking,
  { messageId, invitation }: Mailed,
  { answer }: { answer: InvitationAnswer['answer'] },
): AskedChange {
  const name = shownOutside(invitation.title);
  if (invitation.answer === answer) return said(words.alreadyAnswered(name));
  const payload = rsvpOf(messageId, invitation, answer);
  return payload === null ? said(words.noInvitation(name)) : proposal(actions, 'rsvp_event', payload, clock);
}

function lineOf({ invitation: { title, when, organizer } }: Mailed, { time, words }: Asking): string {
  const at =
    when.is === 'days' ? time.day(dayOfUtc(Date.parse(when.first))) : time.moment(Date.parse(when.start));
  const name = title.trim() === '' ? words.noTitle : shownOutside(title);
  return `- **${at}** ${name}${organizer === null ? '' : ` (${shownOutside(organizer.name || organizer.address)})`}`;
}
