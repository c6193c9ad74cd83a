import type { ActionPayloads } from '@crocodile-hub/core/actions/catalogue';
import { createEvent as record, createEventWords } from '@crocodile-hub/core/actions/create-event';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { isMailAddress } from '@crocodile-hub/core/domain/mail-address';
import { isReminderEvent, taskOfReminderEvent } from '@crocodile-hub/core/domain/reminder';
import { onOneLine } from '@crocodile-hub/core/domain/visible-text';
import { instantOf } from '@crocodile-hub/core/time/written-time';
import { dayMs, hourMs } from '@crocodile-hub/core/time/units';
import { dayRange, localIso } from '../time/local-time.ts';
import type { Calendar } from '../../ports/calendar.ts';
import { Failure, issue, type Issue } from '../../ports/failure.ts';
import { issuesOf } from '../issues.ts';
import type { Action, Invertible, Performed, Run, View } from './action.ts';
import { newGuests } from './new-guests.ts';
import { outsideId } from '../outside-ids.ts';
import { namedPeople, inLanguage, repeats, when, wholeDay } from './words.ts';

type Payload = ActionPayloads['create_event'];

const defaultDurationMs = hourMs;
const defaultTitle = 'Meeting';

/** A meeting in the person's calendar. One that alerts at its start is a reminder, and becomes one. */
export function createEvent(calendar: Calendar, reminder: Invertible<'reminder'>): Action<'create_event'> {
  return {
    type: 'create_event',
    schema: record.payload,

    validate(payload, { now, timeZone }) {
      const issues = [...timeIssues(payload, timeZone), ...attendeeIssues(payload)];
      if (issues.length > 0 || !isReminderEvent(payload)) return issues;
      const parsed = reminder.schema.safeParse(asReminder(payload, timeZone));
      if (!parsed.success) return issuesOf(parsed.error, 'payload');
      return reminder.validate?.(parsed.data, { now, timeZone }) ?? [];
    },

    describe(payload, view) {
      if (isReminderEvent(payload)) return reminder.describe(asReminder(payload, view.timeZone), view);
      return inLanguage(createEventWords, view.locale).asks(
        titleOf(payload),
        whenIs(payload, view) + repeats(payload.recurrence, view),
        { place: placeOf(payload), people: namedPeople(payload.attendees ?? [], view) },
      );
    },

    async perform(payload, run) {
      if (isReminderEvent(payload)) return await reminder.perform(asReminder(payload, run.timeZone), run);
      const { start, end } = timesOf(payload, run.timeZone);
      await calendar.insert(run.person, {
        id: outsideId(run),
        title: titleOf(payload),
        description: payload.description ?? '',
        location: placeOf(payload),
        start,
        end,
        days: wholeDays(start, end, run.timeZone),
        timeZone: run.timeZone,
        attendees: newGuests([], payload.attendees ?? []),
        alerts: alertsOf(payload),
        recurrence: payload.recurrence ?? null,
      });
      return made(payload, run);
    },

    async recover(payload, run) {
      if (isReminderEvent(payload)) return await reminder.recover(asReminder(payload, run.timeZone), run);
      const there = await calendar.has(run.person, outsideId(run));
      return there ? { is: 'done', performed: made(payload, run) } : { is: 'not-done' };
    },

    /** The id tells which of the two it was. */
    async invert(id, run) {
      if (id.startsWith('reminder:')) await reminder.invert(id, run);
      else await calendar.remove(run.person, id);
    },
  };
}

function made(payload: Payload, run: Run): Performed {
  const { start, end } = timesOf(payload, run.timeZone);
  const eventId = outsideId(run);
  return {
    message: inLanguage(createEventWords, run.locale).done(titleOf(payload), whenIs(payload, run)),
    result: { eventId, startTime: new Date(start).toISOString(), endTime: new Date(end).toISOString() },
    inverse: eventId,
    undoUntil: start > run.now ? start : null,
  };
}

function titleOf({ title, summary }: Payload): string {
  const said = [title, summary].map((text) => onOneLine(text ?? ''));
  return said.find((text) => text !== '') ?? defaultTitle;
}

/** Empty where none is said. */
function placeOf({ location }: Payload): string {
  return onOneLine(location ?? '');
}

function timesOf({ startTime, endTime }: Payload, timeZone: string): { start: Instant; end: Instant } {
  const start = valid(instantOf(startTime, timeZone));
  const end = typeof endTime === 'string' ? valid(instantOf(endTime, timeZone)) : start;
  return { start, end: end > start ? end : start + defaultDurationMs };
}

/** `validate` has refused other times, except where a payload is only described. */
function valid(time: Instant | null): Instant {
  if (time === null) throw new Failure('invalid', 'invalidTime');
  return time;
}

/** From a midnight to another one. */
function wholeDays(start: Instant, end: Instant, timeZone: string): { first: string; after: string } | null {
  const isMidnight = (at: Instant) => dayRange(at, timeZone).from === at;
  const day = (at: Instant) => localIso(at, timeZone).slice(0, 10);
  return isMidnight(start) && isMidnight(end) ? { first: day(start), after: day(end) } : null;
}

function whenIs(payload: Payload, view: Pick<View, 'timeZone' | 'locale'> & { now?: Instant }): string {
  const { start, end } = timesOf(payload, view.timeZone);
  const days = wholeDays(start, end, view.timeZone);
  if (days === null) return when(start, view);
  const last = new Date(Date.parse(days.after) - dayMs).toISOString().slice(0, 10);
  const [first, to] = [days.first, last].map((day) => wholeDay(day, view.locale));
  return first === to ? `${first}` : `${first} – ${to}`;
}

function alertsOf({ reminders }: Payload) {
  return reminders === undefined || reminders.useDefault ? null : (reminders.overrides ?? []);
}

/** Rule actions.payload.2: reminders also come as create_event. */
function asReminder(payload: Payload, timeZone: string): ActionPayloads['reminder'] {
  return {
    task: taskOfReminderEvent(titleOf(payload)),
    reminderTime: new Date(timesOf(payload, timeZone).start).toISOString(),
    notes: payload.description ?? null,
    recurrence: payload.recurrence ?? null,
    priority: payload.priority ?? null,
  };
}

function timeIssues({ startTime, endTime }: Payload, timeZone: string): Issue[] {
  const issues: Issue[] = [];
  if (instantOf(startTime, timeZone) === null) {
    issues.push(issue('payload.startTime', 'invalidTime'));
  }
  if (typeof endTime === 'string' && instantOf(endTime, timeZone) === null) {
    issues.push(issue('payload.endTime', 'invalidTime'));
  }
  return issues;
}

function attendeeIssues({ attendees }: Payload): Issue[] {
  return (attendees ?? []).flatMap((address, index) =>
    isMailAddress(address) ? [] : [issue(`payload.attendees.${index}`, 'invalidAddress')],
  );
}
