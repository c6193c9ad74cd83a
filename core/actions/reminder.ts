import * as z from 'zod/mini';
import { priority } from '../contract/actions.ts';
import { reminderRule } from '../contract/recurrence-rules.ts';
import { wishedTime } from '../contract/time.ts';
import { maybeText, text } from './payload-parts.ts';
import type { ActionRecord, InBothLanguages } from './record.ts';

export const reminder = {
  payload: z.object({
    task: text.check(z.minLength(1), z.maxLength(2000)),
    reminderTime: z.optional(z.nullable(wishedTime)),
    priority: z.optional(z.nullable(priority)),
    notes: maybeText,
    recurrence: z.optional(z.nullable(reminderRule)),
  }),
  fields: [
    { field: 'task', kind: 'text', editor: 'line', isRequired: true },
    { field: 'reminderTime', kind: 'time', editor: 'time', isTelling: true },
    { field: 'recurrence', kind: 'repeat' },
    { field: 'priority', kind: 'choice', editor: 'priority' },
    { field: 'notes', kind: 'text', editor: 'text' },
  ],
  offered: {
    description: 'Remind the person of something. reminderTime is ISO 8601 with offset.',
    fields: ['task', 'reminderTime', 'priority', 'notes', 'recurrence'],
  },
} as const satisfies ActionRecord;

type Sentences = {
  /** `when` ends in how it repeats. */
  asks(task: string, when: string): string;
  /** No time was said. */
  asksSoon(task: string, repeats: string): string;
  done(task: string, when: string): string;
};

export const reminderWords: InBothLanguages<Sentences> = {
  en: {
    asks: (task, when) => `Remind you on ${when}: ${task}`,
    asksSoon: (task, repeats) => `Remind you in half an hour${repeats}: ${task}`,
    done: (task, when) => `Reminder set for ${when}: ${task}`,
  },
  he: {
    asks: (task, when) => `להזכיר לך ב־${when}: ${task}`,
    asksSoon: (task, repeats) => `להזכיר לך בעוד חצי שעה${repeats}: ${task}`,
    done: (task, when) => `נקבעה תזכורת ל־${when}: ${task}`,
  },
};
