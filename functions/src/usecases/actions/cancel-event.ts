import type { ActionPayloads } from '@crocodile-hub/core/actions/catalogue';
import { cancelEvent as record, cancelEventWords } from '@crocodile-hub/core/actions/cancel-event';
import type { Calendar, TimedMeeting } from '../../ports/calendar.ts';
import { Failure } from '../../ports/failure.ts';
import type { Action, Performed, Run } from './action.ts';
import { changeOnce } from './change-once.ts';
import { refuseUnlikeShown } from './new-guests.ts';
import { namedPeople, inLanguage, when } from './words.ts';

type Payload = ActionPayloads['cancel_event'];

/**
 * Takes a meeting out of the calendar, if it is still as the person saw it. Google keeps it, so Undo restores the same
 * event.
 */
export function cancelEvent(calendar: Calendar): Action<'cancel_event'> {
  const isCancelled = async ({ eventId }: Payload, run: Run): Promise<boolean> => {
    const event = await calendar.find(run.person, eventId);
    return event?.isCancelled === true;
  };
  return {
    type: 'cancel_event',
    schema: record.payload,

    describe({ title, startTime, attendees }, view) {
      return inLanguage(cancelEventWords, view.locale).asks(
        title,
        when(Date.parse(startTime), view),
        namedPeople(attendees ?? [], view),
      );
    },

    async perform(payload, run) {
      const { eventId: id, etag } = payload;
      const event = await calendar.find(run.person, id);
      if (event?.isCancelled !== true) refuseUnlikeShown(event, payload);
      await changeOnce(
        () => calendar.cancel(run.person, { id, etag }),
        () => isCancelled(payload, run),
      );
      return cancelled(payload, run);
    },

    async recover(payload, run) {
      const isDone = await isCancelled(payload, run);
      return isDone ? { is: 'done', performed: cancelled(payload, run) } : { is: 'not-done' };
    },

    async invert(id, run) {
      const event: TimedMeeting | null = await calendar.find(run.person, id);
      if (event === null) throw new Failure('conflict', 'eventChanged');
      if (event.isCancelled) await calendar.restore(run.person, event);
    },
  };
}

function cancelled({ eventId, title, startTime }: Payload, run: Run): Performed {
  const start = Date.parse(startTime);
  return {
    message: inLanguage(cancelEventWords, run.locale).done(title, when(start, run)),
    result: { eventId },
    inverse: eventId,
    undoUntil: start > run.now ? start : null,
  };
}
