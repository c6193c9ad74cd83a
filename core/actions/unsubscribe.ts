import * as z from 'zod/mini';
import { providerId } from '../contract/fields.ts';
import { party } from './payload-parts.ts';
import type { ActionRecord, InBothLanguages } from './record.ts';

export const unsubscribe = {
  payload: z.object({
    /** A mail of the list. It alone says how the list is left. */
    messageId: providerId,
    /** Its sender, as the person saw it. */
    list: party,
  }),
  fields: [{ field: 'list', kind: 'text', isTelling: true }],
} as const satisfies ActionRecord;

type Sentences = { asks(list: string): string; done(list: string): string };

export const unsubscribeWords: InBothLanguages<Sentences> = {
  en: {
    asks: (list) => `Unsubscribe from “${list}”. This cannot be undone`,
    done: (list) => `Unsubscribed from “${list}”`,
  },
  he: {
    asks: (list) => `לבטל את ההרשמה אל ״${list}״. אי אפשר לבטל את הפעולה`,
    done: (list) => `ההרשמה אל ״${list}״ בוטלה`,
  },
};
