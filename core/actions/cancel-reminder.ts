import * as z from 'zod/mini';
import { seenReminder } from './payload-parts.ts';
import type { ActionRecord, InBothLanguages } from './record.ts';

export const cancelReminder = {
  payload: z.object(seenReminder),
  fields: [
    { field: 'task', kind: 'text', isTelling: true },
    { field: 'reminderTime', kind: 'time' },
    { field: 'recurrence', kind: 'repeat' },
  ],
} as const satisfies ActionRecord;

type Sentences = {
  /** `repeats` follows a time; empty for one that rings once. */
  asks(task: string, when: string, repeats: string): string;
  done(task: string): string;
};

export const cancelReminderWords: InBothLanguages<Sentences> = {
  en: {
    asks: (task, when, repeats) =>
      `Cancel the reminder “${task}” on ${when}${repeats === '' ? '' : `${repeats}, with all its times`}`,
    done: (task) => `The reminder “${task}” is cancelled`,
  },
  he: {
    asks: (task, when, repeats) =>
      `לבטל את התזכורת ״${task}״ ב־${when}${repeats === '' ? '' : `${repeats}, על כל מועדיה`}`,
    done: (task) => `התזכורת ״${task}״ בוטלה`,
  },
};
