import * as z from 'zod/mini';
import type { ActionPayloads } from '@crocodile-hub/core/actions/catalogue';
import { updateEvent as record, updateEventWords } from '@crocodile-hub/core/actions/update-event';
import { onOneLine } from '@crocodile-hub/core/domain/visible-text';
import type { Calendar, EventChange, TimedMeeting } from '../../ports/calendar.ts';
import { Failure, issue } from '../../ports/failure.ts';
import type { Action, Performed, Run, View } from './action.ts';
import { changeOnce } from './change-once.ts';
import { notAmong, refuseUnlikeShown } from './new-guests.ts';
import { namedPeople, inLanguage, when } from './words.ts';

type Payload = ActionPayloads['update_event'];

/** Its title and its place stand here only where they change. */
const state = z.object({
  start: z.number(),
  end: z.number(),
  title: z.optional(z.string()),
  place: z.optional(z.string()),
});
type State = z.output<typeof state>;

/** For Undo: the meeting before and after the change, and who was taken off. */
const moved = z.object({ id: z.string(), from: state, to: state, removed: z.optional(z.array(z.string())) });

/** Moves or renames a meeting, gives it another place, or takes guests off it, if it is still as the person saw it. */
export function updateEvent(calendar: Calendar): Action<'update_event'> {
  const isMoved = async (payload: Payload, run: Run): Promise<boolean> => {
    const event = await calendar.find(run.person, payload.eventId);
    if (event === null || event.isCancelled) return false;
    return isAt(event, stateAfter(payload)) && invitedOf(payload.removed, event).length === 0;
  };
  return {
    type: 'update_event',
    schema: record.payload,

    validate(payload, { now }) {
      const { start, end } = stateAfter(payload);
      if (payload.newStart !== undefined && start < now) return [issue('payload.newStart', 'timePassed')];
      return end < start ? [issue('payload.newEnd', 'invalidTime')] : [];
    },

    describe: described,

    async perform(payload, run) {
      const { eventId: id, etag, place = '', newPlace, removed } = payload;
      const event = await calendar.find(run.person, id);
      refuseUnlikeShown(event, payload);
      if (newPlace !== undefined && event?.place !== place) throw new Failure('conflict', 'eventChanged');
      const timeZone = event?.timeZone ?? null;
      await changeOnce(
        () =>
          calendar.change(
            run.person,
            { id, etag, timeZone },
            { ...changeTo(stateAfter(payload), stateBefore(payload)), ...goneFrom(removed) },
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

function described(payload: Payload, view: View): string {
  const { title, startTime, place = '', newStart, newTitle, newPlace, attendees, removed } = payload;
  const words = inLanguage(updateEventWords, view.locale);
  const people = namedPeople(attendees ?? [], view);
  const at = when(Date.parse(startTime), view);
  const placed = placeAlone(payload);
  if (placed !== undefined) return words.asksToPlace(title, at, { from: place, to: placed }, people);
  const asks = () => {
    if (removed !== undefined)
      return words.asksToTakeOff(namedPeople(removed, view), newTitle ?? title, at, people);
    if (newStart === undefined) return words.asksToRename(title, newTitle ?? title, at, people);
    const { start, end } = stateAfter(payload);
    const name = newTitle === undefined ? title : `${title}” → “${newTitle}`;
    if (isResized(payload)) return words.asksToResize(name, at, when(end, view), people);
    const isAsLong = end - start === Date.parse(payload.endTime) - Date.parse(startTime);
    const to = isAsLong ? when(start, view) : `${when(start, view)} – ${when(end, view)}`;
    return words.asksToMove(name, at, to, people);
  };
  return asks() + (newPlace === undefined ? '' : words.newPlace(newPlace));
}

/** The new place of a meeting of which nothing else changes. */
function placeAlone({ newPlace, newStart, newTitle, removed }: Payload): string | undefined {
  const isAlone = [newStart, newTitle, removed].every((one) => one === undefined);
  return isAlone ? newPlace : undefined;
}

function isAt(event: TimedMeeting, { start, end, title, place }: State): boolean {
  const isCalled = title === undefined || event.title === title;
  const isThere = place === undefined || event.place === place;
  return event.start === start && event.end === end && isCalled && isThere;
}

/** Of those who are to be taken off, who still stands there. */
function invitedOf(removed: Payload['removed'] = [], { guests }: Pick<TimedMeeting, 'guests'>): string[] {
  const gone = notAmong(guests, removed);
  return removed.filter((one) => !gone.includes(one));
}

function goneFrom(removed: Payload['removed']): EventChange {
  return removed === undefined ? {} : { guests: { remove: removed } };
}

function changeTo({ start, end, title, place }: State, from: State): EventChange {
  const isMoved = start !== from.start || end !== from.end;
  return {
    ...(title === undefined ? {} : { title }),
    ...(place === undefined ? {} : { place }),
    ...(isMoved ? { hours: { start, end } } : {}),
  };
}

function stateBefore({ startTime, endTime, title, place = '', newTitle, newPlace }: Payload): State {
  return {
    start: Date.parse(startTime),
    end: Date.parse(endTime),
    ...(newTitle === undefined ? {} : { title }),
    ...(newPlace === undefined ? {} : { place }),
  };
}

/** A meeting that is moved, and whose new end is not said, is as long as it was. */
function stateAfter({ startTime, endTime, newStart, newEnd, newTitle, newPlace }: Payload): State {
  const start = Date.parse(newStart ?? startTime);
  const length = Date.parse(endTime) - Date.parse(startTime);
  return {
    start,
    end: newEnd === undefined ? start + length : Date.parse(newEnd),
    ...(newTitle === undefined ? {} : { title: newTitle }),
    ...(newPlace === undefined ? {} : { place: onOneLine(newPlace) }),
  };
}

/** It begins when it did, and ends at another time. */
function isResized({ startTime, endTime, newStart, newEnd }: Payload): boolean {
  if (newStart === undefined || newEnd === undefined) return false;
  return Date.parse(newStart) === Date.parse(startTime) && Date.parse(newEnd) !== Date.parse(endTime);
}

function done(payload: Payload, run: Run): Performed {
  const { eventId, title, startTime, endTime, newStart, newEnd, newTitle, newPlace, removed } = payload;
  const to = stateAfter(payload);
  const words = inLanguage(updateEventWords, run.locale);
  const changed = () => {
    if (removed !== undefined) return words.takenOff(removed.join(', '), newTitle ?? title);
    if (newStart === undefined) return words.renamed(title, newTitle ?? title);
    if (isResized(payload)) return words.resized(newTitle ?? title, when(to.end, run));
    return words.moved(newTitle ?? title, when(to.start, run));
  };
  const placed = placeAlone(payload);
  const besides = newPlace === undefined ? '' : words.newPlace(newPlace);
  return {
    message: placed === undefined ? changed() + besides : words.placed(title, placed),
    result: { eventId, startTime: newStart ?? startTime, endTime: newEnd ?? endTime },
    inverse: JSON.stringify({ id: eventId, from: stateBefore(payload), to, removed }),
    undoUntil: to.start > run.now ? to.start : null,
  };
}
