import * as z from 'zod/mini';
import { seenEvent } from './payload-parts.ts';
import type { ActionRecord, InBothLanguages } from './record.ts';

export const cancelEvent = {
  payload: z.object(seenEvent),
  fields: [
    { field: 'title', kind: 'text', isTelling: true },
    { field: 'startTime', kind: 'time' },
    { field: 'endTime', kind: 'time' },
    { field: 'attendees', kind: 'mails' },
  ],
} as const satisfies ActionRecord;

type Sentences = {
  asks(title: string, when: string, people: string): string;
  done(title: string, when: string): string;
};

export const cancelEventWords: InBothLanguages<Sentences> = {
  en: {
    asks: (title, when, people) =>
      `Cancel “${title}” on ${when}${people === '' ? '' : `. The calendar tells ${people}`}`,
    done: (title, when) => `“${title}” on ${when} is cancelled`,
  },
  he: {
    asks: (title, when, people) =>
      `לבטל את ״${title}״ ב־${when}${people === '' ? '' : `. היומן יודיע אל ${people}`}`,
    done: (title, when) => `״${title}״ ב־${when} בוטלה`,
  },
};
