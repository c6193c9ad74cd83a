import * as z from 'zod/mini';
import { text } from './payload-parts.ts';
import type { ActionRecord, InBothLanguages } from './record.ts';

export const naturalLanguageAction = {
  payload: z.object({ command: text.check(z.minLength(2), z.maxLength(10_000)) }),
  fields: [{ field: 'command', kind: 'text', editor: 'line', isRequired: true, isTelling: true }],
} as const satisfies ActionRecord;

type Sentences = { asks(command: string): string; notUnderstood: string; proposed(summary: string): string };

export const naturalLanguageActionWords: InBothLanguages<Sentences> = {
  en: {
    asks: (command) => `Understand: ${command}`,
    notUnderstood: 'I could not tell what to do. Nothing was done.',
    proposed: (summary) => `To be confirmed: ${summary}`,
  },
  he: {
    asks: (command) => `להבין: ${command}`,
    notUnderstood: 'לא הצלחתי להבין מה לעשות. לא נעשה דבר.',
    proposed: (summary) => `ממתין לאישור: ${summary}`,
  },
};
