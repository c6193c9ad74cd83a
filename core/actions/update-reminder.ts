import * as z from 'zod/mini';
import { reminderRule } from '../contract/recurrence-rules.ts';
import { wishedTime } from '../contract/time.ts';
import { seenReminder } from './payload-parts.ts';
import type { ActionRecord, InBothLanguages } from './record.ts';

export const updateReminder = {
  /**
   * If the reminder repeats, only its next time moves, or is finished: all of them with `newRecurrence`. `newTask` is what
   * it says from now on, at all its times.
   */
  payload: z
    .object({
      ...seenReminder,
      does: z.optional(z.literal('finish')),
      newTime: z.optional(wishedTime),
      newRecurrence: z.optional(reminderRule),
      newTask: z.optional(seenReminder.task.check(z.trim(), z.minLength(1))),
    })
    .check(
      z.refine(
        ({ does, newTime, newTask }) =>
          [does, newTime, newTask].filter((one) => one !== undefined).length === 1,
        { path: ['newTime'] },
      ),
      z.refine(({ newTask, newRecurrence }) => newTask === undefined || newRecurrence === undefined, {
        path: ['newRecurrence'],
      }),
    ),
  fields: [
    { field: 'task', kind: 'text', isTelling: true },
    { field: 'reminderTime', kind: 'time' },
    { field: 'recurrence', kind: 'repeat' },
    { field: 'does', kind: 'choice' },
    { field: 'newTime', kind: 'time', editor: 'time' },
    { field: 'newRecurrence', kind: 'repeat' },
    { field: 'newTask', kind: 'text', editor: 'line' },
  ],
} as const satisfies ActionRecord;

type Sentences = {
  /** `repeats` follows a time; empty for one that rings once. */
  asks(task: string, from: string, to: string, repeats: string): string;
  asksAll(task: string, from: string, to: string, repeats: string): string;
  asksToFinish(task: string, at: string, repeats: string): string;
  asksToReword(task: string, at: string, repeats: string, to: string): string;
  done(task: string, to: string): string;
  finished(task: string): string;
  reworded(task: string, to: string): string;
};

export const updateReminderWords: InBothLanguages<Sentences> = {
  en: {
    asks: (task, from, to, repeats) =>
      `Put off the reminder “${task}” from ${from} to ${to}${repeats === '' ? '' : `. The other times stay${repeats}`}`,
    asksAll: (task, from, to, repeats) =>
      `Move all times of the reminder “${task}”: the next from ${from} to ${to}${repeats}`,
    asksToFinish: (task, at, repeats) =>
      `Mark the reminder “${task}” of ${at} as done${repeats === '' ? '' : `. The other times stay${repeats}`}`,
    asksToReword: (task, at, repeats, to) =>
      `Let the reminder “${task}” of ${at}${repeats} say “${to}”${repeats === '' ? '' : ' at all its times'}`,
    done: (task, to) => `The reminder “${task}” will ring on ${to}`,
    finished: (task) => `The reminder “${task}” is done`,
    reworded: (task, to) => `The reminder “${task}” now says “${to}”`,
  },
  he: {
    asks: (task, from, to, repeats) =>
      `להזיז את התזכורת ״${task}״ מ־${from} אל ${to}${repeats === '' ? '' : `. שאר המועדים נשארים${repeats}`}`,
    asksAll: (task, from, to, repeats) =>
      `להזיז את כל המועדים של התזכורת ״${task}״: הבא מ־${from} אל ${to}${repeats}`,
    asksToFinish: (task, at, repeats) =>
      `לסמן שבוצעה התזכורת ״${task}״ של ${at}${repeats === '' ? '' : `. שאר המועדים נשארים${repeats}`}`,
    asksToReword: (task, at, repeats, to) =>
      `לשנות את הנוסח של התזכורת ״${task}״ של ${at}${repeats} אל ״${to}״${repeats === '' ? '' : ', בכל המועדים'}`,
    done: (task, to) => `התזכורת ״${task}״ תצלצל ב־${to}`,
    finished: (task) => `התזכורת ״${task}״ בוצעה`,
    reworded: (task, to) => `הנוסח של התזכורת ״${task}״ הוא עכשיו ״${to}״`,
  },
};
