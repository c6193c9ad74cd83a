import * as z from 'zod';
import type { ActionPayloads } from '@crocodile-hub/core/actions/catalogue';
import { updateReminder as record, updateReminderWords } from '@crocodile-hub/core/actions/update-reminder';
import { hourMs } from '@crocodile-hub/core/time/units';
import { issue } from '../../ports/failure.ts';
import type { Reminder } from '../../ports/reminders.ts';
import { finishReminder } from '../reminders/finish.ts';
import { putBackReminder } from '../reminders/put-back.ts';
import { updateReminder as update, type UpdatePorts } from '../reminders/update.ts';
import type { Action, Performed, Run } from './action.ts';
import { inLanguage, repeats, when } from './words.ts';

type Payload = ActionPayloads['update_reminder'];

/** How long its earlier words can be put back. */
const undoMs = hourMs;

/** For Undo: the earlier time, and the revision after the change. */
const before = z.object({
  id: z.string(),
  revision: z.number(),
  dueAt: z.number(),
  recurrence: z.optional(z.string()),
});

/** For Undo of other words, which leaves its time alone. */
const reworded = z.object({ id: z.string(), from: z.string(), to: z.string() });

/** Takes a change of a reminder back, as it was kept by {@link inverseOf}. */
export function invertReminder(ports: UpdatePorts, inverse: string, { person }: Run): Promise<void> {
  return putBackReminder(ports, person, before.parse(JSON.parse(inverse)));
}

export function inverseOf(
  { reminderId: id, reminderTime, recurrence }: Pick<Payload, 'reminderId' | 'reminderTime' | 'recurrence'>,
  revision: number,
  { now }: Run,
): Pick<Performed, 'inverse' | 'undoUntil'> {
  const dueAt = Date.parse(reminderTime);
  const inverse: z.output<typeof before> = {
    id,
    revision,
    dueAt,
    ...(recurrence == null ? {} : { recurrence }),
  };
  // Once the old time has passed, there is no undo.
  return { inverse: JSON.stringify(inverse), undoUntil: dueAt > now ? dueAt : null };
}

/**
 * Moves or finishes a reminder, if it is still as the person saw it: of one that repeats the next time alone, or all. Or
 * lets it say something else, at all its times.
 */
export function updateReminder(ports: UpdatePorts): Action<'update_reminder'> {
  return {
    type: 'update_reminder',
    schema: record.payload,

    validate({ newTime }, { now }) {
      const isPast = newTime !== undefined && Date.parse(newTime) < now;
      return isPast ? [issue('payload.newTime', 'timePassed')] : [];
    },

    describe({ task, reminderTime, newTime, newTask, recurrence, newRecurrence }, view) {
      const words = inLanguage(updateReminderWords, view.locale);
      const from = when(Date.parse(reminderTime), view);
      if (newTask !== undefined) return words.asksToReword(task, from, repeats(recurrence, view), newTask);
      if (newTime === undefined) return words.asksToFinish(task, from, repeats(recurrence, view));
      const to = when(Date.parse(newTime), view);
      return newRecurrence === undefined
        ? words.asks(task, from, to, repeats(recurrence, view))
        : words.asksAll(task, from, to, repeats(newRecurrence, view));
    },

    async perform(payload, run) {
      const { reminderId, task, newTask, newTime, recurrence, newRecurrence, revision } = payload;
      if (newTask !== undefined) {
        await update(ports, run.person, { reminderId, task: newTask }, { revision, task });
        return changed(payload, run);
      }
      if (newTime === undefined) {
        await finishReminder(ports, run.person, { reminderId, revision });
        return changed(payload, run);
      }
      const isOnce = recurrence != null && newRecurrence === undefined;
      const to = isOnce ? { snoozeUntil: newTime } : { reminderTime: newTime, recurrence: newRecurrence };
      await update(ports, run.person, { reminderId, ...to }, { revision });
      return changed(payload, run);
    },

    async recover(payload, run) {
      const isChanged = await ports.reminders.transact(run.person.uid, payload.reminderId, (known) => ({
        result: known !== null && isAsWanted(known, payload),
      }));
      return isChanged ? { is: 'done', performed: changed(payload, run) } : { is: 'not-done' };
    },

    async invert(inverse, run) {
      const { data } = reworded.safeParse(JSON.parse(inverse));
      if (data === undefined) return invertReminder(ports, inverse, run);
      await update(ports, run.person, { reminderId: data.id, task: data.from }, { task: data.to });
    },
  };
}

function isAsWanted({ revision, status, dueAt, task }: Reminder, wanted: Payload): boolean {
  if (wanted.newTask !== undefined) return task === wanted.newTask;
  const isNext = revision === wanted.revision + 1;
  if (wanted.newTime !== undefined) return isNext && dueAt === Date.parse(wanted.newTime);
  return status === 'done' || (isNext && dueAt > Date.parse(wanted.reminderTime));
}

function changed(payload: Payload, run: Run): Performed {
  const { reminderId, task, newTask, newTime, revision, recurrence } = payload;
  const words = inLanguage(updateReminderWords, run.locale);
  if (newTask !== undefined) {
    const inverse: z.output<typeof reworded> = { id: reminderId, from: task, to: newTask };
    return {
      message: words.reworded(task, newTask),
      result: { reminderId },
      inverse: JSON.stringify(inverse),
      undoUntil: run.now + undoMs,
    };
  }
  // One that rings once keeps its revision when it is finished.
  const after = newTime === undefined && recurrence == null ? revision : revision + 1;
  return {
    message: newTime === undefined ? words.finished(task) : words.done(task, when(Date.parse(newTime), run)),
    result: { reminderId, ...(newTime === undefined ? {} : { reminderTime: newTime }) },
    ...inverseOf(payload, after, run),
  };
}
