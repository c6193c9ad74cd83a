import * as z from 'zod/mini';
import { priority } from '../contract/actions.ts';
import { payloadBounds } from '../contract/bounds.ts';
import { eventRule } from '../contract/recurrence-rules.ts';
import { addresses, maybeText, place, text } from './payload-parts.ts';
import type { ActionRecord, InBothLanguages } from './record.ts';

export const createEvent = {
  payload: z.object({
    title: z.optional(text),
    summary: maybeText,
    /** ISO with offset; without one it is the person's local time. */
    startTime: z.string().check(z.minLength(16), z.maxLength(40)),
    endTime: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
    attendees: z.optional(z.nullable(addresses)),
    location: z.optional(z.nullable(place)),
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
    { field: 'location', kind: 'text', editor: 'line' },
    { field: 'description', kind: 'text', editor: 'text' },
    { field: 'recurrence', kind: 'repeat' },
    { field: 'priority', kind: 'choice' },
    { field: 'reminders', kind: 'alerts' },
  ],
  offered: {
    description: 'Put a meeting into the calendar. Times are ISO 8601 with offset.',
    fields: ['title', 'startTime', 'endTime', 'attendees', 'location', 'description', 'recurrence'],
  },
} as const satisfies ActionRecord;

/** Where and with whom; both may be empty. */
type Meeting = { place: string; people: string };

type Sentences = {
  /** `when` ends in how it repeats. */
  asks(title: string, when: string, meeting: Meeting): string;
  done(title: string, when: string): string;
};

export const createEventWords: InBothLanguages<Sentences> = {
  en: {
    asks: (title, when, { place, people }) =>
      `Schedule “${title}” on ${when}${after(' at ', place)}${after(' with ', people)}`,
    done: (title, when) => `“${title}” is in the calendar on ${when}`,
  },
  he: {
    asks: (title, when, { place, people }) =>
      `לקבוע ״${title}״ ב־${when}${after(leadsAlready.test(place) ? ' ' : ' ב־', place)}${after(' עם ', people)}`,
    done: (title, when) => `״${title}״ נקבע ביומן ל־${when}`,
  },
};

/** A place that needs no letter before it: "אצל דנה". */
const leadsAlready = /^(?:אצל|ליד|מול|על יד) /;

/** Words with what leads to them; nothing where there are none. */
function after(lead: string, words: string): string {
  return words === '' ? '' : lead + words;
}
