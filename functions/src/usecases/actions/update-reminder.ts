import * as z from 'zod';
import type { ActionPayloads } from '@crocodile-hub/core/actions/catalogue';
import { updateReminder as record, updateReminderWords } from '@crocodile-hub/core/actions/update-reminder';
import { issue } from '../../ports/failure.ts';
import { putBackReminder } from '../reminders/put-back.ts';
import { updateReminder as move, type UpdatePorts } from '../reminders/update.ts';
import type { Action, Performed, Run } from './action.ts';
import { inLanguage, repeats, when } from './words.ts';

type Payload = ActionPayloads['update_reminder'];

/** For Undo: the earlier time, and the revision after the change. */
const before = z.object({ id: z.string(), revision: z.number(), dueAt: z.number() });

/** Takes a change of a reminder back, as it was kept by {@link inverseOf}. */
export function invertReminder(ports: UpdatePorts, inverse: string, { person }: Run): Promise<void> {
  return putBackReminder(ports, person, before.parse(JSON.parse(inverse)));
}

export function inverseOf(
  { reminderId: id, reminderTime }: Pick<Payload, 'reminderId' | 'reminderTime'>,
  revision: number,
  { now }: Run,
): Pick<Performed, 'inverse' | 'undoUntil'> {
  const dueAt = Date.parse(reminderTime);
  const inverse: z.output<typeof before> = { id, revision, dueAt };
  // Once the old time has passed, there is no undo.
  return { inverse: JSON.stringify(inverse), undoUntil: dueAt > now ? dueAt : null };
}

/**
 * Moves a pending reminder, if it is still as the person saw it. A repeating one moves only its next time.
 */
export function updateReminder(ports: UpdatePorts): Action<'update_reminder'> {
  return {
    type: 'update_reminder',
    schema: record.payload,

    validate({ newTime }, { now }) {
      return Date.parse(newTime) < now ? [issue('payload.newTime', 'timePassed')] : [];
    },

    describe({ task, reminderTime, newTime, recurrence }, view) {
      return inLanguage(updateReminderWords, view.locale).asks(
        task,
        when(Date.parse(reminderTime), view),
        when(Date.parse(newTime), view),
        repeats(recurrence, view),
      );
    },

    async perform(payload, run) {
      const { reminderId, newTime, recurrence, revision } = payload;
      const to = recurrence == null ? { reminderTime: newTime } : { snoozeUntil: newTime };
      await move(ports, run.person, { reminderId, ...to }, revision);
      return moved(payload, run);
    },

    async recover(payload, run) {
      const { reminderId, revision, newTime } = payload;
      const isMoved = await ports.reminders.transact(run.person.uid, reminderId, (known) => ({
        result: known?.revision === revision + 1 && known.dueAt === Date.parse(newTime),
      }));
      return isMoved ? { is: 'done', performed: moved(payload, run) } : { is: 'not-done' };
    },

    invert: (inverse, run) => invertReminder(ports, inverse, run),
  };
}

function moved(payload: Payload, run: Run): Performed {
  const { reminderId, task, newTime, revision } = payload;
  return {
    message: inLanguage(updateReminderWords, run.locale).done(task, when(Date.parse(newTime), run)),
    result: { reminderId, reminderTime: newTime },
    ...inverseOf(payload, revision + 1, run),
  };
}
