import type { Span } from '@crocodile-hub/core/language/questions/question';
import { dayOfIso } from '@crocodile-hub/core/time/calendar';
import type { CalendarEntry } from '../ports/calendar.ts';
import { clockOf } from '../usecases/time/person-clock.ts';
import type { Asking } from '../usecases/questions/asking.ts';
import { shownTime } from '../usecases/questions/shown-time.ts';
import { questionWords } from '../usecases/questions/words.ts';
import { anna } from './engine.ts';

/** The instant of a time in Jerusalem, in winter. */
export const at = (text: string) => Date.parse(`${text}:00+02:00`);

/** Anna asks in English or Hebrew. It is Sunday, 22 November 2026, 10:20 in Jerusalem, unless the test says otherwise. */
export function anAsking(language: 'english' | 'hebrew' = 'english', now = '2026-11-22T10:20'): Asking {
  const clock = clockOf({ timeZone: 'Asia/Jerusalem' }, at(now));
  const words = questionWords(language === 'hebrew' ? 'מה' : 'what');
  return { person: anna, clock, words, time: shownTime(words, clock.now, clock.timeZone) };
}

const dayMs = 86_400_000;

/** Whole days, as `2026-11-22`. */
export function days(first: string, last = first): Span {
  const to = at(`${last}T00:00`) + dayMs;
  return { first: dayOfIso(first), last: dayOfIso(last), from: at(`${first}T00:00`), to, isHours: false };
}

/** Hours of a day, as `2026-11-22T18:00`. */
export function hours(from: string, to: string): Span {
  return { first: dayOfIso(from), last: dayOfIso(from), from: at(from), to: at(to), isHours: true };
}

/** An entry with hours. */
export const anEntry = (
  title: string,
  from: string,
  to: string,
  more: Partial<CalendarEntry> = {},
): CalendarEntry => ({
  id: title,
  title,
  location: '',
  guests: [],
  link: `https://calendar.example/${encodeURIComponent(title)}`,
  when: { is: 'time', start: at(from), end: at(to) },
  isBusy: true,
  series: null,
  ...more,
});

/** An entry of whole days. */
export const ofDays = (title: string, first: string, last = first): CalendarEntry =>
  anEntry(title, '', '', { when: { is: 'days', first, last } });

/** The words of an answer, without the marks that isolate those of others. */
export const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');
