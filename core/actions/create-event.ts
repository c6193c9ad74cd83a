import * as z from 'zod/mini';
import { priority } from '../contract/actions.ts';
import { payloadBounds } from '../contract/bounds.ts';
import { eventRule } from '../contract/recurrence-rules.ts';
import { addresses, maybeText, text } from './payload-parts.ts';
import type { ActionRecord, InBothLanguages } from './record.ts';

export const createEvent = {
  payload: z.object({
    title: z.optional(text),
    summary: maybeText,
    /** ISO with offset; without one it is the person's local time. */
    startTime: z.string().check(z.minLength(16), z.maxLength(40)),
    endTime: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
    attendees: z.optional(z.nullable(addresses)),
    description: maybeText,
    reminders: z.optional(
      z.object({
        useDefault: z.boolean(),
        overrides: z.optional(
          z
            .array(
              z.object({ method: z.enum(['popup', 'email']), minutes: z.number().check(z.nonnegative()) }),
            )
            .check(z.maxLength(payloadBounds.overrides)),
        ),
      }),
    ),
    recurrence: z.optional(z.nullable(eventRule)),
    /** Only for an event that is a reminder; see core/domain/reminder. */
    priority: z.optional(z.nullable(priority)),
  }),
  fields: [
    { field: 'title', kind: 'text', editor: 'line', isRequired: true },
    { field: 'startTime', kind: 'time', editor: 'time', isRequired: true, isTelling: true },
    { field: 'endTime', kind: 'time', editor: 'time' },
    { field: 'attendees', kind: 'mails', editor: 'people' },
    { field: 'description', kind: 'text', editor: 'text' },
    { field: 'recurrence', kind: 'repeat' },
    { field: 'priority', kind: 'choice' },
    { field: 'reminders', kind: 'alerts' },
  ],
  offered: {
    description: 'Put a meeting into the calendar. Times are ISO 8601 with offset.',
    fields: ['title', 'startTime', 'endTime', 'attendees', 'description', 'recurrence'],
  },
} as const satisfies ActionRecord;

type Sentences = {
  /** `when` ends in how it repeats. */
  asks(title: string, when: string, people: string): string;
  done(title: string, when: string): string;
};

export const createEventWords: InBothLanguages<Sentences> = {
  en: {
    asks: (title, when, people) => `Schedule “${title}” on ${when}${people === '' ? '' : ` with ${people}`}`,
    done: (title, when) => `“${title}” is in the calendar on ${when}`,
  },
  he: {
    asks: (title, when, people) => `לקבוע ״${title}״ ב־${when}${people === '' ? '' : ` עם ${people}`}`,
    done: (title, when) => `״${title}״ נקבע ביומן ל־${when}`,
  },
};
