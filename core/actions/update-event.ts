import * as z from 'zod/mini';
import { storedText } from '../contract/text.ts';
import { wishedTime } from '../contract/time.ts';
import { addresses, place, seenEvent } from './payload-parts.ts';
import type { ActionRecord, InBothLanguages } from './record.ts';

export const updateEvent = {
  /** Only what is to change; the rest stays. */
  payload: z
    .object({
      ...seenEvent,
      /** Where it was, as it was shown. */
      place: z.optional(place),
      newTitle: z.optional(storedText(2_000).check(z.minLength(1))),
      newStart: z.optional(wishedTime),
      newEnd: z.optional(wishedTime),
      newPlace: z.optional(place.check(z.minLength(1), z.maxLength(1_000))),
      /** Guests who are taken off. */
      removed: z.optional(addresses.check(z.minLength(1))),
    })
    .check(
      z.refine(
        ({ newTitle, newStart, newPlace, removed }) =>
          [newTitle, newStart, newPlace, removed].some((one) => one !== undefined),
        { path: ['newStart'] },
      ),
    ),
  fields: [
    { field: 'title', kind: 'text', isTelling: true },
    { field: 'startTime', kind: 'time' },
    { field: 'endTime', kind: 'time' },
    { field: 'place', kind: 'text' },
    { field: 'newTitle', kind: 'text', editor: 'line' },
    { field: 'newStart', kind: 'time', editor: 'time' },
    { field: 'newEnd', kind: 'time', editor: 'time' },
    { field: 'newPlace', kind: 'text', editor: 'line' },
    { field: 'removed', kind: 'mails' },
    { field: 'attendees', kind: 'mails' },
  ],
} as const satisfies ActionRecord;

type Sentences = {
  asksToMove(title: string, from: string, to: string, people: string): string;
  asksToRename(title: string, to: string, when: string, people: string): string;
  asksToResize(title: string, when: string, end: string, people: string): string;
  /** `people`: whom the calendar tells, those who are taken off among them. */
  asksToTakeOff(removed: string, title: string, when: string, people: string): string;
  /** `from` is empty where it had no place. */
  asksToPlace(title: string, when: string, place: { from: string; to: string }, people: string): string;
  /** Follows a sentence of what else changes. */
  newPlace(to: string): string;
  moved(title: string, to: string): string;
  takenOff(removed: string, title: string): string;
  resized(title: string, end: string): string;
  renamed(title: string, to: string): string;
  placed(title: string, to: string): string;
};

export const updateEventWords: InBothLanguages<Sentences> = {
  en: {
    asksToMove: (title, from, to, people) =>
      `Move “${title}” from ${from} to ${to}${people === '' ? '' : `. The calendar tells ${people}`}`,
    asksToRename: (title, to, when, people) =>
      `Rename “${title}” on ${when} to “${to}”${people === '' ? '' : `. The calendar tells ${people}`}`,
    asksToResize: (title, when, end, people) =>
      `Let “${title}” on ${when} end on ${end}${people === '' ? '' : `. The calendar tells ${people}`}`,
    asksToTakeOff: (removed, title, when, people) =>
      `Take ${removed} off “${title}” on ${when}. The calendar tells ${people}`,
    asksToPlace: (title, when, { from, to }, people) =>
      `${from === '' ? 'Set' : 'Change'} the place of “${title}” on ${when}${from === '' ? '' : ` from ${from}`} to ${to}${people === '' ? '' : `. The calendar tells ${people}`}`,
    newPlace: (to) => `. The new place: ${to}`,
    moved: (title, to) => `“${title}” is now on ${to}`,
    takenOff: (removed, title) => `${removed}: no longer invited to “${title}”`,
    resized: (title, end) => `“${title}” now ends on ${end}`,
    renamed: (title, to) => `“${title}” is now called “${to}”`,
    placed: (title, to) => `The place of “${title}” is now ${to}`,
  },
  he: {
    asksToMove: (title, from, to, people) =>
      `להזיז את ״${title}״ מ־${from} אל ${to}${people === '' ? '' : `. היומן יודיע אל ${people}`}`,
    asksToRename: (title, to, when, people) =>
      `לשנות את השם של ״${title}״ ב־${when} אל ״${to}״${people === '' ? '' : `. היומן יודיע אל ${people}`}`,
    asksToResize: (title, when, end, people) =>
      `לשנות את השעה שבה ״${title}״ ב־${when} מסתיימת, אל ${end}${people === '' ? '' : `. היומן יודיע אל ${people}`}`,
    asksToTakeOff: (removed, title, when, people) =>
      `להסיר את ${removed} מ״${title}״ ב־${when}. היומן יודיע אל ${people}`,
    asksToPlace: (title, when, { from, to }, people) =>
      `לקבוע מקום ל״${title}״ ב־${when}: ${to}${from === '' ? '' : ` במקום ${from}`}${people === '' ? '' : `. היומן יודיע אל ${people}`}`,
    newPlace: (to) => `. המקום החדש: ${to}`,
    moved: (title, to) => `״${title}״ היא עכשיו ב־${to}`,
    takenOff: (removed, title) => `${removed}: כבר לא ברשימת המוזמנים של ״${title}״`,
    resized: (title, end) => `״${title}״ מסתיימת עכשיו ב־${end}`,
    renamed: (title, to) => `״${title}״ נקראת עכשיו ״${to}״`,
    placed: (title, to) => `המקום של ״${title}״ הוא עכשיו ${to}`,
  },
};
