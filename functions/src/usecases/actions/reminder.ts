import type { ActionPayloads } from '@crocodile-hub/core/actions/catalogue';
import { reminder as record, reminderWords } from '@crocodile-hub/core/actions/reminder';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { limits } from '@crocodile-hub/core/domain/limits';
import { issue } from '../../ports/failure.ts';
import type { Ports } from '../../ports/ports.ts';
import { cancelReminder } from '../reminders/cancel.ts';
import { createReminder } from '../reminders/create.ts';
import { repetitionIssues } from '../reminders/recurrence.ts';
import { oldestMs } from '../reminders/update.ts';
import type { Invertible, Performed, Run } from './action.ts';
import { outsideId } from '../outside-ids.ts';
import { inLanguage, repeats, when } from './words.ts';

type Payload = ActionPayloads['reminder'];

const inversePrefix = 'reminder:';

export type ReminderPorts = Pick<Ports, 'calendar' | 'reminders' | 'queue' | 'clock' | 'log'>;

/** Rings on the server at its time, and is also in the person's calendar with alerts. */
export function reminder(ports: ReminderPorts): Invertible<'reminder'> {
  return {
    type: 'reminder',
    schema: record.payload,

    validate({ reminderTime, recurrence }, { now }) {
      const isPast = typeof reminderTime === 'string' && Date.parse(reminderTime) < now - oldestMs;
      return [
        ...(isPast ? [issue('payload.reminderTime', 'timePassed')] : []),
        ...repetitionIssues(recurrence).map((problem) => issue('payload.recurrence', problem)),
      ];
    },

    describe(payload, view) {
      const { reminderTime, task, recurrence } = payload;
      const words = inLanguage(reminderWords, view.locale);
      const often = repeats(recurrence, view);
      return typeof reminderTime === 'string'
        ? words.asks(task, when(Date.parse(reminderTime), view) + often)
        : words.asksSoon(task, often);
    },

    async perform(payload, run) {
      const dueAt = dueAtOf(payload, run);
      await createReminder(ports, run.person, {
        id: outsideId(run),
        task: payload.task,
        notes: payload.notes ?? null,
        priority: payload.priority ?? 'medium',
        recurrence: payload.recurrence ?? null,
        timeZone: run.timeZone,
        dueAt,
      });
      return made(payload, run, dueAt);
    },

    async recover(payload, run) {
      const dueAt = await ports.reminders.transact(run.person.uid, outsideId(run), (known) => ({
        result: known?.dueAt ?? null,
      }));
      return dueAt === null ? { is: 'not-done' } : { is: 'done', performed: made(payload, run, dueAt) };
    },

    async invert(id, run) {
      await cancelReminder(ports, run.person, id.slice(inversePrefix.length));
    },
  };
}

/** Rule reminders.time.1. */
function dueAtOf({ reminderTime }: Payload, { now }: Run): Instant {
  return typeof reminderTime === 'string' ? Date.parse(reminderTime) : now + limits.defaultReminderDelayMs;
}

/** Rule data.reminder.1. */
function made({ task }: Payload, run: Run, dueAt: Instant): Performed {
  const id = outsideId(run);
  return {
    message: inLanguage(reminderWords, run.locale).done(task, when(dueAt, run)),
    result: {
      action: 'set',
      reminderId: id,
      eventId: id,
      calendarEventId: id,
      content: task,
      originalText: task,
      reminderTime: new Date(dueAt).toISOString(),
      delayInMs: Math.max(0, dueAt - run.now),
      status: 'pending',
    },
    inverse: `${inversePrefix}${id}`,
    undoUntil: dueAt,
  };
}
