import * as z from 'zod/mini';
import { providerId } from '../contract/fields.ts';
import { wishedTime } from '../contract/time.ts';
import { createTask } from './create-task.ts';
import type { ActionRecord, InBothLanguages } from './record.ts';

/** What can be done with a task that was noted, and with one that is scheduled to send something: the last two. */
export const taskDeeds = ['finish', 'reopen', 'rename', 'reschedule', 'delete', 'cancel', 'move'] as const;
export type TaskDeed = (typeof taskDeeds)[number];

const { title, due } = createTask.payload.shape;

export const changeTask = {
  payload: z
    .object({
      does: z.enum(taskDeeds),
      taskId: providerId,
      /** Title and time as the person saw them: a task that has changed since is left alone. */
      title,
      due,
      newTitle: z.optional(title),
      newDue: z.optional(wishedTime),
    })
    .check(
      z.refine(({ does, newTitle }) => (does === 'rename') === (newTitle !== undefined), {
        path: ['newTitle'],
      }),
      z.refine(({ does, newDue }) => (does === 'reschedule' || does === 'move') === (newDue !== undefined), {
        path: ['newDue'],
      }),
    ),
  fields: [
    { field: 'title', kind: 'text', isTelling: true },
    { field: 'due', kind: 'time' },
    { field: 'does', kind: 'choice' },
    { field: 'newTitle', kind: 'text', editor: 'line' },
    { field: 'newDue', kind: 'time', editor: 'time' },
  ],
} as const satisfies ActionRecord;

type Sentences = {
  /** `to` is the new title of one that is renamed, or the new time in words; of what is not sent, its time. */
  asks(does: TaskDeed, title: string, to: string): string;
  done(does: TaskDeed, title: string, to: string): string;
};

export const changeTaskWords: InBothLanguages<Sentences> = {
  en: {
    asks: (does, title, to) =>
      ({
        finish: `Mark the task “${title}” as done`,
        reopen: `Open the task “${title}” again`,
        rename: `Rename the task “${title}” to “${to}”`,
        reschedule: `Make the task “${title}” due on ${to}`,
        delete: `Delete the task “${title}”`,
        cancel: `Do not send “${title}”, scheduled for ${to}`,
        move: `Send “${title}” at another time: ${to}`,
      })[does],
    done: (does, title, to) =>
      ({
        finish: `The task “${title}” is done`,
        reopen: `The task “${title}” is open again`,
        rename: `The task “${title}” is now called “${to}”`,
        reschedule: `The task “${title}” is now due on ${to}`,
        delete: `The task “${title}” is deleted`,
        cancel: `“${title}” will not be sent`,
        move: `“${title}” now leaves on ${to}`,
      })[does],
  },
  he: {
    asks: (does, title, to) =>
      ({
        finish: `לסמן את המשימה ״${title}״ כבוצעה`,
        reopen: `לפתוח שוב את המשימה ״${title}״`,
        rename: `לשנות את השם של המשימה ״${title}״ אל ״${to}״`,
        reschedule: `לקבוע למשימה ״${title}״ מועד יעד: ${to}`,
        delete: `למחוק את המשימה ״${title}״`,
        cancel: `לבטל את השליחה של ״${title}״, שנקבעה ל־${to}`,
        move: `לשלוח את ״${title}״ במועד אחר: ${to}`,
      })[does],
    done: (does, title, to) =>
      ({
        finish: `המשימה ״${title}״ בוצעה`,
        reopen: `המשימה ״${title}״ פתוחה שוב`,
        rename: `המשימה ״${title}״ נקראת עכשיו ״${to}״`,
        reschedule: `מועד היעד של המשימה ״${title}״ הוא עכשיו ${to}`,
        delete: `המשימה ״${title}״ נמחקה`,
        cancel: `השליחה של ״${title}״ בוטלה`,
        move: `מועד השליחה של ״${title}״ הוא עכשיו ${to}`,
      })[does],
  },
};
