import type { ActionPayloads } from '@crocodile-hub/core/actions/catalogue';
import { rsvpEvent as record, rsvpEventWords } from '@crocodile-hub/core/actions/rsvp-event';
import { guestState } from '@crocodile-hub/core/contract/invitation';
import * as z from 'zod/mini';
import type { InvitedEvent, MailedInvitation } from '../../ports/calendar.ts';
import { Failure } from '../../ports/failure.ts';
import type { Ports } from '../../ports/ports.ts';
import {
  isSameAddress,
  mailedInvitation,
  meetingNamed,
  namesAnotherOrganizer,
  startOf,
} from '../inbox/invitation.ts';
import type { Action, Performed, Run } from './action.ts';
import { changeOnce } from './change-once.ts';
import { inLanguage, repeats, when, wholeDay } from './words.ts';

type Payload = ActionPayloads['rsvp_event'];
type RsvpPorts = Pick<Ports, 'calendar' | 'inbox' | 'invitations'>;
type Meeting = Pick<MailedInvitation, 'uid' | 'occurrence'>;

/** For Undo: the meeting, the earlier answer and the new one. */
const inverse = z.object({
  uid: z.string(),
  occurrence: z.nullable(z.string()),
  from: guestState,
  to: guestState,
});

/**
 * Answers an invitation that came by mail, and its organizer is told by the calendar. A meeting that is not in the
 * calendar yet is put there from the mail.
 */
export function rsvpEvent(ports: RsvpPorts): Action<'rsvp_event'> {
  const { calendar } = ports;

  async function invitationOf({ messageId, uid }: Payload, run: Run): Promise<MailedInvitation> {
    const mailed = await mailedInvitation(ports, run.person, messageId, run.timeZone);
    if (mailed?.kind !== 'asked' || mailed.uid !== uid) throw new Failure('conflict', 'eventChanged');
    return mailed;
  }

  /** The meeting under the mail's UID, if it is the one that was shown. */
  async function eventInCalendar(
    payload: Payload,
    mailed: MailedInvitation,
    run: Run,
  ): Promise<InvitedEvent> {
    const known = await calendar.invited(run.person, mailed);
    if (!isNamedAsShown(payload, mailed, known)) throw new Failure('conflict', 'eventChanged');
    if (known !== null) return known;
    await calendar.addInvitation(run.person, mailed);
    const added = await calendar.invited(run.person, mailed);
    if (added === null) throw new Failure('unavailable', 'googleUnexpected', { mayHaveHappened: true });
    return added;
  }

  async function isAnswered(meeting: Meeting, answer: InvitedEvent['answer'], run: Run): Promise<boolean> {
    const event = await calendar.invited(run.person, meeting);
    return event !== null && !event.isCancelled && event.answer === answer;
  }

  return {
    type: 'rsvp_event',
    schema: record.payload,

    describe(payload, view) {
      const { answer, title, startTime, recurrence, organizer } = payload;
      const isDay = !startTime.includes('T');
      const at = isDay ? wholeDay(startTime, view.locale) : when(Date.parse(startTime), view);
      const often = repeats(recurrence, view);
      return inLanguage(rsvpEventWords, view.locale).asks(answer, title, `${at}${often}`, organizer);
    },

    async perform(payload, run) {
      const { answer, before, startTime } = payload;
      const mailed = await invitationOf(payload, run);
      const event = await eventInCalendar(payload, mailed, run);
      if (event.answer !== answer) {
        // A late answer must not replace a newer one, and the time must be the one that was shown.
        const isAsShown =
          event.answer === before && Date.parse(startOf(event.when)) === Date.parse(startTime);
        if (event.isCancelled || !isAsShown) throw new Failure('conflict', 'eventChanged');
        await changeOnce(
          () => calendar.answer(run.person, event, answer),
          () => isAnswered(mailed, answer, run),
        );
      }
      return answered(payload, mailed, run);
    },

    async recover(payload, run) {
      const mailed = await invitationOf(payload, run);
      const isDone = await isAnswered(mailed, payload.answer, run);
      return isDone ? { is: 'done', performed: answered(payload, mailed, run) } : { is: 'not-done' };
    },

    async invert(id, run) {
      const { from, to, ...meeting } = inverse.parse(JSON.parse(id));
      const event = await calendar.invited(run.person, meeting);
      if (event?.answer === from) return;
      if (event === null || event.isCancelled || event.answer !== to)
        throw new Failure('conflict', 'eventChanged');
      await calendar.answer(run.person, event, from);
    },
  };
}

function isNamedAsShown(shown: Payload, mailed: MailedInvitation, event: InvitedEvent | null): boolean {
  const { title, organizer } = meetingNamed(mailed, event);
  return (
    title === shown.title &&
    organizer !== null &&
    isSameAddress(organizer.address, shown.organizer) &&
    !namesAnotherOrganizer(mailed, event)
  );
}

function answered(payload: Payload, { uid, occurrence }: Meeting, run: Run): Performed {
  const { answer, before, title, organizer, startTime } = payload;
  const start = Date.parse(startTime);
  return {
    message: inLanguage(rsvpEventWords, run.locale).done(answer, title, organizer),
    result: { answer },
    inverse: JSON.stringify({ uid, occurrence, from: before, to: answer }),
    undoUntil: start > run.now ? start : null,
  };
}
