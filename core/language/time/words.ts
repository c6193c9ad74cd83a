/** The vocabulary of time in both languages. One table a meaning; Hebrew and English stand side by side. */
import { phrasebook } from '../phrasebook.ts';
import type { Weekday } from '../../time/calendar.ts';
import { hourMs, minuteMs, secondMs } from '../../time/units.ts';
import type { Amount, DayRef, Edge, PartOfDay } from './pieces.ts';

const nothing: Amount = { months: 0, days: 0, ms: 0 };

export const weekdays = phrasebook<Weekday>([
  ['sunday|sundays', 0],
  ['monday|mondays|mon', 1],
  ['tuesday|tuesdays|tue|tues', 2],
  ['wednesday|wednesdays|wensday|wendsday|wed|weds', 3],
  ['thursday|thursdays|thu|thur|thurs', 4],
  ['friday|fridays|fri', 5],
  ['saturday|saturdays', 6],
  ["יום ראשון|א|א'", 0],
  ["יום שני|ב|ב'", 1],
  ["יום שלישי|שלשי|ג|ג'", 2],
  ["יום רביעי|רבעי|ד|ד'", 3],
  ["יום חמישי|חמשי|ה|ה'", 4],
  ["יום שישי|ו|ו'|ששי", 5],
  ["יום שבת|ש|ש'", 6],
  ['שבת', 6],
]);

/** Short or bare forms that are also other words: they count only beside something that speaks of time. */
export const looseWeekdays = phrasebook<Weekday>([
  ['sun', 0],
  ['sat', 6],
  ['ראשון', 0],
  ['שני', 1],
  ['שלישי', 2],
  ['רביעי', 3],
  ['חמישי', 4],
  ['שישי|ששי', 5],
]);

export const months = phrasebook<number>([
  ['january|jan|ינואר', 1],
  ['february|feb|פברואר', 2],
  ['march|mar|מרץ|מרס', 3],
  ['april|apr|אפריל', 4],
  ['may|מאי', 5],
  ['june|jun|יוני', 6],
  ['july|jul|יולי', 7],
  ['august|aug|אוגוסט', 8],
  ['september|sep|sept|ספטמבר', 9],
  ['october|oct|אוקטובר', 10],
  ['november|nov|נובמבר', 11],
  ['december|dec|דצמבר', 12],
]);

export const namedDays = phrasebook<{ day: DayRef; part?: PartOfDay }>([
  ['[later] today|היום', { day: { by: 'offset', days: 0 } }],
  ['tonight|הערב|tonite', { day: { by: 'offset', days: 0 }, part: 'evening' }],
  ['הלילה', { day: { by: 'offset', days: 0 }, part: 'night' }],
  ['this morning', { day: { by: 'offset', days: 0 }, part: 'morning' }],
  ['הבוקר', { day: { by: 'offset', days: 0 }, part: 'morning' }],
  ['this afternoon', { day: { by: 'offset', days: 0 }, part: 'afternoon' }],
  ['this evening', { day: { by: 'offset', days: 0 }, part: 'evening' }],
  [
    'tomorrow|tommorow|tomorow|tommorrow|tmrw|tmw|tmr|tomoro|tomo|tomoz|2morrow|מחר',
    { day: { by: 'offset', days: 1 } },
  ],
  ['[the] day after tomorrow|tmrw|tmr|tommorow|tomorow', { day: { by: 'offset', days: 2 } }],
  ['מחרתיים', { day: { by: 'offset', days: 2 } }],
  ['yesterday|אתמול|שלשום', { day: { by: 'offset', days: -1 } }],
  ['מוצ"ש|מוצש', { day: { by: 'weekday', weekday: 6, which: 'coming', weeks: 0 }, part: 'evening' }],
  ['מוצאי שבת', { day: { by: 'weekday', weekday: 6, which: 'coming', weeks: 0 }, part: 'evening' }],
  ['ערב שבת', { day: { by: 'weekday', weekday: 5, which: 'coming', weeks: 0 }, part: 'evening' }],
]);

export const edges = phrasebook<{ edge: Edge; ahead: number }>([
  ['next week', { edge: 'week', ahead: 1 }],
  ['שבוע|השבוע הבא|הקרוב', { edge: 'week', ahead: 1 }],
  ['next month', { edge: 'month', ahead: 1 }],
  ['חודש הבא', { edge: 'month', ahead: 1 }],
  ['next year', { edge: 'year', ahead: 1 }],
  ['שנה הבאה', { edge: 'year', ahead: 1 }],
  ['[this|the] weekend / eow / [the] end of [the|this] week', { edge: 'weekend', ahead: 0 }],
  ['סופ"ש|סופש [הזה|הקרוב]', { edge: 'weekend', ahead: 0 }],
  ['סוף השבוע [הזה|הקרוב]', { edge: 'weekend', ahead: 0 }],
  [
    'next weekend / [the] end of next week / סוף השבוע|שבוע הבא / סופ"ש|סופש הבא',
    { edge: 'weekend', ahead: 1 },
  ],
  ['[the] beginning|start of next month / תחילת|ראש חודש|החודש הבא', { edge: 'month', ahead: 1 }],
  [
    '[the] end of [the|this] month / [the] last day of [the|this] month / eom',
    { edge: 'month-end', ahead: 0 },
  ],
  ['[the] end of next month / סוף החודש|חודש הבא', { edge: 'month-end', ahead: 1 }],
  ['[the] end of [the|this] year / סוף השנה', { edge: 'year-end', ahead: 0 }],
  ['סוף החודש / יום האחרון של|בחודש [החודש]', { edge: 'month-end', ahead: 0 }],
]);

export const partsOfDay = phrasebook<PartOfDay>([
  ['[in] [the] morning / first thing [in] [the] [morning]', 'morning'],
  ['[in] [the] afternoon|arvo / this arvo', 'afternoon'],
  ['[in] [the] evening', 'evening'],
  ['[at] night', 'night'],
  ['בוקר / דבר ראשון [בבוקר] / על הבוקר', 'morning'],
  ['צהריים|צהרים|צהרי|lunchtime', 'noon'],
  ['אחר|אחרי הצהריים|הצהרים|צהריים', 'afternoon'],
  ['אחה"צ|אחהצ|אחר"צ', 'afternoon'],
  ['לפני הצהריים', 'morning'],
  ['ערב', 'evening'],
  ['לילה', 'night'],
  ['לפנות בוקר', 'dawn'],
  ['[the] end of [the] day|business / eod / סוף היום / סוף יום העבודה', 'end-of-day'],
]);

export const units = phrasebook<Amount>([
  ['second|seconds|sec|secs|שנייה|שניה|שניות', { ...nothing, ms: secondMs }],
  ["minute|minutes|min|mins|דקה|דקות|דק'|דק", { ...nothing, ms: minuteMs }],
  ['hour|hours|hr|hrs|שעה|שעות', { ...nothing, ms: hourMs }],
  ["day|days|day's|יום|ימים", { ...nothing, days: 1 }],
  ["week|weeks|week's|שבוע|שבועות", { ...nothing, days: 7 }],
  ["fortnight|fortnights|fortnight's", { ...nothing, days: 14 }],
  ['month|months|חודש|חודשים', { ...nothing, months: 1 }],
  ['year|years|שנה|שנים', { ...nothing, months: 12 }],
]);

/** Letters that are units only right after digits: 2h, 30m. */
export const unitsAfterDigits = phrasebook<Amount>([
  ['s', { ...nothing, ms: secondMs }],
  ['m', { ...nothing, ms: minuteMs }],
  ['h', { ...nothing, ms: hourMs }],
  ['d', { ...nothing, days: 1 }],
  ['w', { ...nothing, days: 7 }],
]);

/** Words that say amount and unit at once. */
export const wholeAmounts = phrasebook<Amount>([
  ['half an|a hour', { ...nothing, ms: 30 * minuteMs }],
  ['[a] quarter of an hour', { ...nothing, ms: 15 * minuteMs }],
  ['חצי שעה', { ...nothing, ms: 30 * minuteMs }],
  ['רבע שעה', { ...nothing, ms: 15 * minuteMs }],
  ['שלושת רבעי שעה / three quarters of an hour', { ...nothing, ms: 45 * minuteMs }],
  ['דקה [אחת]', { ...nothing, ms: minuteMs }],
  ['שעה [אחת]', { ...nothing, ms: hourMs }],
  ['יום [אחד]', { ...nothing, days: 1 }],
  ['שבוע [אחד]', { ...nothing, days: 7 }],
  ['חודש', { ...nothing, months: 1 }],
  ['שנה', { ...nothing, months: 12 }],
]);

/** The Hebrew dual says two of a unit in one word; the unit is what a half is a half of. */
export const duals = phrasebook<Amount>([
  ['שעתיים|שעתים', { ...nothing, ms: hourMs }],
  ['יומיים|יומים', { ...nothing, days: 1 }],
  ['שבועיים|שבועים', { ...nothing, days: 7 }],
  ['חודשיים', { ...nothing, months: 1 }],
  ['שנתיים', { ...nothing, months: 12 }],
]);

/** For the spelling. Short and loose forms are left out: too many words are one slip away from them. */
export const timeWords: ReadonlySet<string> = new Set(
  [weekdays, months, namedDays, partsOfDay, units, wholeAmounts, duals].flatMap(({ words }) => [...words]),
);
