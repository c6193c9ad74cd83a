import * as z from 'zod/mini';
import { text } from './payload-parts.ts';
import type { ActionRecord, InBothLanguages } from './record.ts';

export const search = {
  payload: z.object({ query: text.check(z.minLength(1), z.maxLength(2000)) }),
  fields: [{ field: 'query', kind: 'text', editor: 'line', isRequired: true, isTelling: true }],
} as const satisfies ActionRecord;

type Sentences = { asks(query: string): string; done(query: string, count: number): string };

export const searchWords: InBothLanguages<Sentences> = {
  en: {
    asks: (query) => `Search the web for ${query}`,
    done: (query, count) => `${count} results for ${query}`,
  },
  he: {
    asks: (query) => `לחפש ברשת: ${query}`,
    done: (query, count) => `${count} תוצאות עבור ${query}`,
  },
};
