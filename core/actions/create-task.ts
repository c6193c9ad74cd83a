import * as z from 'zod/mini';
import { storedText } from '../contract/text.ts';
import { text } from './payload-parts.ts';
import type { ActionRecord, InBothLanguages } from './record.ts';

export const createTask = {
  payload: z.object({
    title: text.check(z.minLength(1), z.maxLength(2000)),
    due: z.optional(z.nullable(storedText(100))),
  }),
  fields: [
    { field: 'title', kind: 'text', editor: 'line', isRequired: true, isTelling: true },
    { field: 'due', kind: 'time', editor: 'time' },
  ],
  offered: { description: 'Note a task.', fields: ['title', 'due'] },
} as const satisfies ActionRecord;

type Sentences = { asks(title: string): string; done(title: string): string };

export const createTaskWords: InBothLanguages<Sentences> = {
  en: { asks: (title) => `Note the task: ${title}`, done: (title) => `Task noted: ${title}` },
  he: { asks: (title) => `לרשום משימה: ${title}`, done: (title) => `המשימה נרשמה: ${title}` },
};
