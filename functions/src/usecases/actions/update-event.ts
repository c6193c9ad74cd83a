import * as z from 'zod/mini';
import type { ActionPayloads } from '@crocodile-hub/core/actions/catalogue';
import { updateEvent as record, updateEventWords } from '@crocodile-hub/core/actions/update-event';
import type { Calendar, EventChange, TimedMeeting } from '../../ports/calendar.ts';
import { Failure, issue } from '../../ports/failure.ts';
import type { Action, Performed, Run } from './action.ts';
import { changeOnce } from './change-once.ts';
import { notAmong, refuseUnlikeShown } from './new-guests.ts';
import { namedPeople, inLanguage, when } from './words.ts';

type Payload = ActionPayloads['update_event'];

const place = z.object({ start: z.number(), end: z.number(), title: z.optional(z.string()) });
type Place = z.output<typeof place>;

/** For Undo: the old and the new place of the meeting, its titles if it was renamed, and who was taken off. */
const moved = z.object({ id: z.string(), from: place, to: place, removed: z.optional(z.array(z.string())) });

/** Moves or renames a meeting, or takes guests off it, if it is still as the person saw it. */
export function updateEvent(calendar: Calendar): Action<'update_event'> {
  const isMoved = async (payload: Payload, run: Run): Promise<boolean> => {
    const event = await calendar.find(run.person, payload.eventId);
    if (event === null || event.isCancelled) return false;
    return isAt(event, placeAfter(payload)) && invitedOf(payload.removed, event).length === 0;
  };
  return {
    type: 'update_event',
    schema: record.payload,

    validate(payload, { now }) {
      const { start, end } = placeAfter(payload);
      if (payload.newStart !== undefined && start < now) return [issue('payload.newStart', 'timePassed')];
      return end < start ? [issue('payload.newEnd', 'invalidTime')] : [];
    },

    describe(payload, view) {
      const { title, startTime, newStart, newTitle, attendees, removed } = payload;
      const words = inLanguage(updateEventWords, view.locale);
      const people = namedPeople(attendees ?? [], view);
      const at = when(Date.parse(startTime), view);
      if (removed !== undefined)
        return words.asksToTakeOff(namedPeople(removed, view), newTitle ?? title, at, people);
      if (newStart === undefined) return words.asksToRename(title, newTitle ?? title, at, people);
      const { start, end } = placeAfter(payload);
      const name = newTitle === undefined ? title : `${title}” → “${newTitle}`;
      if (isResized(payload)) return words.asksToResize(name, at, when(end, view), people);
      const isAsLong = end - start === Date.parse(payload.endTime) - Date.parse(startTime);
      const to = isAsLong ? when(start, view) : `${when(start, view)} – ${when(end, view)}`;
      return words.asksToMove(name, at, to, people);
    },

    async perform(payload, run) {
      const { eventId: id, etag, removed } = payload;
      const event = await calendar.find(run.person, id);
      refuseUnlikeShown(event, payload);
      const timeZone = event?.timeZone ?? null;
      await changeOnce(
        () =>
          calendar.change(
            run.person,
            { id, etag, timeZone },
            { ...changeTo(placeAfter(payload), placeBefore(payload)), ...goneFrom(removed) },
          ),
        () => isMoved(payload, run),
      );
      return done(payload, run);
    },

    async recover(payload, run) {
      const isDone = await isMoved(payload, run);
      return isDone ? { is: 'done', performed: done(payload, run) } : { is: 'not-done' };
    },

    async invert(inverse, run) {
      const { id, from, to, removed = [] } = moved.parse(JSON.parse(inverse));
      const event = await calendar.find(run.person, id);
      if (event === null || event.isCancelled) throw new Failure('conflict', 'eventChanged');
      const add = notAmong(event.guests, removed);
      if (isAt(event, from) && add.length === 0) return;
      if (!isAt(event, to)) throw new Failure('conflict', 'eventChanged');
      await calendar.change(run.person, event, {
        ...changeTo(from, to),
        ...(add.length === 0 ? {} : { guests: { add } }),
      });
    },
  };
}

function isAt(event: Pick<TimedMeeting, 'start' | 'end' | 'title'>, { start, end, title }: Place): boolean {
  return event.start === start && event.end === end && (title === undefined || event.title === title);
}

/** Of those who are to be taken off, who still stands there. */
function invitedOf(removed: Payload['removed'] = [], { guests }: Pick<TimedMeeting, 'guests'>): string[] {
  const gone = notAmong(guests, removed);
  return removed.filter((one) => !gone.includes(one));
}

function goneFrom(removed: Payload['removed']): EventChange {
  return removed === undefined ? {} : { guests: { remove: removed } };
}

function changeTo(to: Place, from: Place): EventChange {
  const isMoved = to.start !== from.start || to.end !== from.end;
  return {
    ...(to.title === undefined ? {} : { title: to.title }),
    ...(isMoved ? { hours: { start: to.start, end: to.end } } : {}),
  };
}

function placeBefore({ startTime, endTime, title, newTitle }: Payload): Place {
  return {
    start: Date.parse(startTime),
    end: Date.parse(endTime),
    ...(newTitle === undefined ? {} : { title }),
  };
}

/** A meeting that is moved, and whose new end is not said, is as long as it was. */
function placeAfter({ startTime, endTime, newStart, newEnd, newTitle }: Payload): Place {
  const start = Date.parse(newStart ?? startTime);
  const length = Date.parse(endTime) - Date.parse(startTime);
  return {
    start,
    end: newEnd === undefined ? start + length : Date.parse(newEnd),
    ...(newTitle === undefined ? {} : { title: newTitle }),
  };
}

/** It begins when it did, and ends at another time. */
function isResized({ startTime, endTime, newStart, newEnd }: Payload): boolean {
  if (newStart === undefined || newEnd === undefined) return false;
  return Date.parse(newStart) === Date.parse(startTime) && Date.parse(newEnd) !== Date.parse(endTime);
}

function done(payload: Payload, run: Run): Performed {
  const { eventId, title, startTime, endTime, newStart, newEnd, newTitle, removed } = payload;
  const to = placeAfter(payload);
  const words = inLanguage(updateEventWords, run.locale);
  const messageOf = () => {
    if (removed !== undefined) return words.takenOff(removed.join(', '), newTitle ?? title);
    if (newStart === undefined) return words.renamed(title, newTitle ?? title);
    if (isResized(payload)) return words.resized(newTitle ?? title, when(to.end, run));
    return words.moved(newTitle ?? title, when(to.start, run));
  };
  return {
    message: messageOf(),
    result: { eventId, startTime: newStart ?? startTime, endTime: newEnd ?? endTime },
    inverse: JSON.stringify({ id: eventId, from: placeBefore(payload), to, removed }),
    undoUntil: to.start > run.now ? to.start : null,
  };
}
