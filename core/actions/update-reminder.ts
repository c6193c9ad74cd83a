import * as z from 'zod/mini';
import { wishedTime } from '../contract/time.ts';
import { seenReminder } from './payload-parts.ts';
import type { ActionRecord, InBothLanguages } from './record.ts';

export const updateReminder = {
  /** If the reminder repeats, only its next time moves. */
  payload: z.object({ ...seenReminder, newTime: wishedTime }),
  fields: [
    { field: 'task', kind: 'text', isTelling: true },
    { field: 'reminderTime', kind: 'time' },
    { field: 'recurrence', kind: 'repeat' },
    { field: 'newTime', kind: 'time', editor: 'time', isRequired: true },
  ],
} as const satisfies ActionRecord;

type Sentences = {
  /** `repeats` follows a time; empty for one that rings once. */
  asks(task: string, from: string, to: string, repeats: string): string;
  done(task: string, to: string): string;
};

export const updateReminderWords: InBothLanguages<Sentences> = {
  en: {
    asks: (task, from, to, repeats) =>
      `Put off the reminder “${task}” from ${from} to ${to}${repeats === '' ? '' : `. The other times stay${repeats}`}`,
    done: (task, to) => `The reminder “${task}” will ring on ${to}`,
  },
  he: {
    asks: (task, from, to, repeats) =>
      `להזיז את התזכורת ״${task}״ מ־${from} אל ${to}${repeats === '' ? '' : `. שאר המועדים נשארים${repeats}`}`,
    done: (task, to) => `התזכורת ״${task}״ תצלצל ב־${to}`,
  },
};
