import * as z from 'zod';
import type { ActionPayloads } from '@crocodile-hub/core/actions/catalogue';
import { updateReminder as record, updateReminderWords } from '@crocodile-hub/core/actions/update-reminder';
import { issue } from '../../ports/failure.ts';
import type { Reminder } from '../../ports/reminders.ts';
import { finishReminder } from '../reminders/finish.ts';
import { putBackReminder } from '../reminders/put-back.ts';
import { updateReminder as move, type UpdatePorts } from '../reminders/update.ts';
import type { Action, Performed, Run } from './action.ts';
import { inLanguage, repeats, when } from './words.ts';

type Payload = ActionPayloads['update_reminder'];

/** For Undo: the earlier time, and the revision after the change. */
const before = z.object({
  id: z.string(),
  revision: z.number(),
  dueAt: z.number(),
  recurrence: z.optional(z.string()),
});

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

/** Moves or finishes a reminder, if it is still as the person saw it: of one that repeats the next time alone, or all. */
export function updateReminder(ports: UpdatePorts): Action<'update_reminder'> {
  return {
    type: 'update_reminder',
    schema: record.payload,

    validate({ newTime }, { now }) {
      const isPast = newTime !== undefined && Date.parse(newTime) < now;
      return isPast ? [issue('payload.newTime', 'timePassed')] : [];
    },

    describe({ task, reminderTime, newTime, recurrence, newRecurrence }, view) {
      const words = inLanguage(updateReminderWords, view.locale);
      const from = when(Date.parse(reminderTime), view);
      if (newTime === undefined) return words.asksToFinish(task, from, repeats(recurrence, view));
      const to = when(Date.parse(newTime), view);
      return newRecurrence === undefined
        ? words.asks(task, from, to, repeats(recurrence, view))
        : words.asksAll(task, from, to, repeats(newRecurrence, view));
    },

    async perform(payload, run) {
      const { reminderId, newTime, recurrence, newRecurrence, revision } = payload;
      if (newTime === undefined) {
        await finishReminder(ports, run.person, { reminderId, revision });
        return changed(payload, run);
      }
      const isOnce = recurrence != null && newRecurrence === undefined;
      const to = isOnce ? { snoozeUntil: newTime } : { reminderTime: newTime, recurrence: newRecurrence };
      await move(ports, run.person, { reminderId, ...to }, revision);
      return changed(payload, run);
    },

    async recover(payload, run) {
      const isChanged = await ports.reminders.transact(run.person.uid, payload.reminderId, (known) => ({
        result: known !== null && isAsWanted(known, payload),
      }));
      return isChanged ? { is: 'done', performed: changed(payload, run) } : { is: 'not-done' };
    },

    invert: (inverse, run) => invertReminder(ports, inverse, run),
  };
}

function isAsWanted({ revision, status, dueAt }: Reminder, wanted: Payload): boolean {
  const isNext = revision === wanted.revision + 1;
  if (wanted.newTime !== undefined) return isNext && dueAt === Date.parse(wanted.newTime);
  return status === 'done' || (isNext && dueAt > Date.parse(wanted.reminderTime));
}

function changed(payload: Payload, run: Run): Performed {
  const { reminderId, task, newTime, revision, recurrence } = payload;
  const words = inLanguage(updateReminderWords, run.locale);
  // One that rings once keeps its revision when it is finished.
  const after = newTime === undefined && recurrence == null ? revision : revision + 1;
  return {
    message: newTime === undefined ? words.finished(task) : words.done(task, when(Date.parse(newTime), run)),
    result: { reminderId, ...(newTime === undefined ? {} : { reminderTime: newTime }) },
    ...inverseOf(payload, after, run),
  };
}
