import * as z from 'zod/mini';
import { addresses, seenEvent } from './payload-parts.ts';
import type { ActionRecord, InBothLanguages } from './record.ts';

export const inviteToEvent = {
  /** `to`: who is invited now; `attendees`, who was when the person saw it. */
  payload: z.object({ ...seenEvent, to: addresses.check(z.minLength(1), z.maxLength(100)) }),
  fields: [
    { field: 'title', kind: 'text', isTelling: true },
    { field: 'startTime', kind: 'time' },
    { field: 'endTime', kind: 'time' },
    { field: 'to', kind: 'mails', editor: 'people', isRequired: true },
    { field: 'attendees', kind: 'mails' },
  ],
} as const satisfies ActionRecord;

type Sentences = {
  /** `others`: whom the calendar tells besides; empty where nobody was invited. */
  asks(people: string, title: string, when: string, others: string): string;
  done(people: string, title: string): string;
};

export const inviteToEventWords: InBothLanguages<Sentences> = {
  en: {
    asks: (people, title, when, others) =>
      `Invite ${people} to “${title}” on ${when}${others === '' ? '' : `. The calendar tells ${others} too`}`,
    done: (people, title) => `${people}: invited to “${title}”`,
  },
  he: {
    asks: (people, title, when, others) =>
      `להזמין את ${people} אל ״${title}״ ב־${when}${others === '' ? '' : `. היומן יודיע גם אל ${others}`}`,
    done: (people, title) => `נשלחה הזמנה אל ״${title}״: ${people}`,
  },
};
