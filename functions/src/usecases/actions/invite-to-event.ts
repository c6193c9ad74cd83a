import * as z from 'zod/mini';
import type { ActionPayloads } from '@crocodile-hub/core/actions/catalogue';
import { inviteToEvent as record, inviteToEventWords } from '@crocodile-hub/core/actions/invite-to-event';
import { isMailAddress } from '@crocodile-hub/core/domain/mail-address';
import type { Calendar, TimedMeeting } from '../../ports/calendar.ts';
import { Failure, issue } from '../../ports/failure.ts';
import type { Action, Performed, Run } from './action.ts';
import { changeOnce } from './change-once.ts';
import { newGuests, notAmong, refuseUnlikeShown } from './new-guests.ts';
import { namedPeople, inLanguage, when } from './words.ts';

type Payload = ActionPayloads['invite_to_event'];

/** For Undo: the meeting, and whom this invited. */
const inverse = z.object({ id: z.string(), added: z.array(z.string()) });

/** Invites people to a meeting, if it is still as the person saw it. Undo takes them off its list again. */
export function inviteToEvent(calendar: Calendar): Action<'invite_to_event'> {
  const isInvited = async ({ eventId, to }: Payload, { person }: Run): Promise<boolean> => {
    const event = await calendar.find(person, eventId);
    return event !== null && !event.isCancelled && notAmong(event.guests, to).length === 0;
  };
  return {
    type: 'invite_to_event',
    schema: record.payload,

    validate({ to }) {
      return to.flatMap((address, index) =>
        isMailAddress(address) ? [] : [issue(`payload.to.${index}`, 'invalidAddress')],
      );
    },

    describe({ title, startTime, to, attendees }, view) {
      const at = when(Date.parse(startTime), view);
      return inLanguage(inviteToEventWords, view.locale).asks(
        namedPeople(to, view),
        title,
        at,
        namedPeople(attendees ?? [], view),
      );
    },

    async perform(payload, run) {
      const { eventId: id, etag, to, attendees } = payload;
      refuseUnlikeShown(await calendar.find(run.person, id), payload, to);
      const add = newGuests(attendees ?? [], to);
      await changeOnce(
        () => calendar.change(run.person, { id, etag, timeZone: null }, { guests: { add } }),
        () => isInvited(payload, run),
      );
      return invited(payload, run);
    },

    async recover(payload, run) {
      const isDone = await isInvited(payload, run);
      return isDone ? { is: 'done', performed: invited(payload, run) } : { is: 'not-done' };
    },

    async invert(kept, run) {
      const { id, added } = inverse.parse(JSON.parse(kept));
      const event: TimedMeeting | null = await calendar.find(run.person, id);
      if (event === null || event.isCancelled) throw new Failure('conflict', 'eventChanged');
      const remove = added.filter((address) => notAmong(event.guests, [address]).length === 0);
      if (remove.length > 0) await calendar.change(run.person, event, { guests: { remove } });
    },
  };
}

function invited({ eventId, title, to, attendees, startTime }: Payload, run: Run): Performed {
  const start = Date.parse(startTime);
  const left: z.output<typeof inverse> = { id: eventId, added: newGuests(attendees ?? [], to) };
  return {
    message: inLanguage(inviteToEventWords, run.locale).done(to.join(', '), title),
    result: { eventId },
    inverse: JSON.stringify(left),
    undoUntil: start > run.now ? start : null,
  };
}
