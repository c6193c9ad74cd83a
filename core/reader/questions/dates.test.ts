import { describe, expect, it } from 'vitest';
import type { Question } from '../../language/questions/question.ts';
import { kindReader } from '../kinds/kinds.ts';
import { readByEvidence } from './read-by-evidence.ts';

/** Sunday, 22 November 2026, 10:20 in Jerusalem. */
const context = { now: '2026-11-22T10:20:00+02:00', timeZone: 'Asia/Jerusalem' };
const kindsOf = await kindReader();
const read = (text: string): Question | null => readByEvidence(text, context, [], kindsOf).question;
const on = (year: number, month: number, day: number) => ({ year, month, day });

it.each([
  ['the thursday after next is what date', on(2026, 12, 3)],
  ['when is the last friday of december', on(2026, 12, 25)],
  ['first sunday of january is what date', on(2027, 1, 3)],
  ['what was the date two mondays ago', on(2026, 11, 9)],
  ['what date is it in three weeks', on(2026, 12, 13)],
  ['מה התאריך ביום חמישי אחרי הבא', on(2026, 12, 3)],
  ['איזה תאריך בעוד שלושה שבועות', on(2026, 12, 13)],
  ['מתי יום שישי האחרון של דצמבר', on(2026, 12, 25)],
])('%j asks for that day', (text, day) => {
  expect(read(text)).toEqual({ asks: 'date', day, wants: 'weekday' });
});

it.each([
  ['how many working days till christmas', on(2026, 12, 25)],
  ['כמה ימי עבודה עד חג המולד', on(2026, 12, 25)],
])('%j counts the days on which people work', (text, day) => {
  expect(read(text)).toEqual({ asks: 'date', day, wants: 'workdays' });
});

it.each([
  ["what's the hebrew date today", on(2026, 11, 22)],
  ['איזה תאריך עברי היום', on(2026, 11, 22)],
  ['מה התאריך העברי מחר', on(2026, 11, 23)],
  ['hebrew date of 24 december', on(2026, 12, 24)],
])('%j asks for the day of the Hebrew calendar', (text, day) => {
  expect(read(text)).toEqual({ asks: 'date', day, wants: 'hebrew' });
});

describe('the days until something that stands in a calendar', () => {
  it.each<[string, string]>([
    ['how many days until the dentist', 'dentist'],
    ['weeks till our wedding', 'wedding'],
    ['כמה ימים עד רופאת השיניים', 'רופאת השיניים'],
    ['עוד כמה ימים החתונה של רון', 'חתונה של רון'],
  ])('are counted for %j', (text, about) => {
    expect(read(text)).toMatchObject({ asks: 'meeting', about, wants: 'days' });
  });

  it.each<[string, string | null, 'days' | null]>([
    ['days till we fly', null, 'days'],
    ['how long until my trip to athens', 'athens', 'days'],
    ['how many days till athens', 'athens', 'days'],
    ["how long until we're in greece", 'greece', 'days'],
    ['כמה ימים עוד עד אתונה', 'אתונה', 'days'],
    ['what day do we come back from athens', 'athens', null],
    ['מתי חוזרים מאתונה', 'אתונה', null],
    ['באיזה יום אני נוחת בארץ מאתונה ובאיזה שעה', 'אתונה', null],
    ['when do we fly', null, null],
    ['כמה ימים עד הטיסה', null, 'days'],
    ['עוד כמה זמן טסים לאתונה', 'אתונה', 'days'],
    ['באיזו שעה ממריאים ומאיזה טרמינל', null, null],
  ])('are those of a trip in %j', (text, place, wants) => {
    expect(read(text)).toEqual({ asks: 'trip', place, wants });
  });
});

describe('the date of a day that was', () => {
  it.each([
    ['what was the date yesterday', on(2026, 11, 21)],
    ['what was the date the day before yesterday', on(2026, 11, 20)],
    ['what date was 3 weeks ago', on(2026, 11, 1)],
    ['what date was last Friday', on(2026, 11, 20)],
    ['what day was March 3', on(2026, 3, 3)],
    ['what day was the 14th', on(2026, 11, 14)],
    ['what day was Christmas', on(2025, 12, 25)],
    ['what day was Christmas last year', on(2025, 12, 25)],
    ['מה היה התאריך אתמול', on(2026, 11, 21)],
    ['איזה תאריך היה לפני 3 שבועות', on(2026, 11, 1)],
    ['מה היה התאריך ביום שישי שעבר', on(2026, 11, 20)],
    ['איזה יום היה 3 במרץ', on(2026, 3, 3)],
  ])('is asked by %j', (text, day) => {
    expect(read(text)).toEqual({ asks: 'date', day, wants: 'weekday' });
  });

  it.each(['what was the date last week', 'מה היה התאריך בשבוע שעבר'])(
    'is not today where %j names no day',
    (text) => {
      expect(read(text)).not.toMatchObject({ asks: 'date', day: on(2026, 11, 22) });
    },
  );
});

it.each([
  ['how many days since March 3', on(2026, 3, 3)],
  ['כמה ימים עד נר ראשון', on(2026, 12, 4)],
  ['how many weeks since Passover', on(2026, 4, 2)],
  ['כמה ימים עברו מאז 3 במרץ', on(2026, 3, 3)],
  ['how many days until March 3', on(2027, 3, 3)],
  ['how many days did we say until March 3', on(2027, 3, 3)],
  ['how many days are left this year', on(2026, 12, 31)],
  ['כמה ימים עד 3 במרץ', on(2027, 3, 3)],
])('%j counts from now to that day', (text, day) => {
  expect(read(text)).toEqual({ asks: 'date', day, wants: 'until' });
});

it.each([
  ['how many days between 3 March and 10 April', '3.3.2027 – 10.4.2027', 38],
  ['how many days are there between Purim and Passover', '23.3.2027 – 22.4.2027', 30],
  ['how many days between 1 November and 10 December', '1.11.2026 – 10.12.2026', 39],
  ['כמה ימים יש בין 3 במרץ ל-10 באפריל', '3.3.2027 – 10.4.2027', 38],
])('%j counts the days from one to the other', (text, sum, result) => {
  expect(read(text)).toEqual({ asks: 'sum', sum, result, unit: 'd' });
});

it.each([
  ['what day is 4 July this year', on(2026, 7, 4)],
  ['what day is 4 July next year', on(2027, 7, 4)],
  ['what day is Christmas in 2030', on(2030, 12, 25)],
  ['what date is Rosh Hashana in 2028', on(2028, 9, 21)],
  ['what day is March 3 in 2030', on(2030, 3, 3)],
  ['באיזה תאריך ראש השנה ב-2028', on(2028, 9, 21)],
  ['באיזה יום חל פסח השנה', on(2027, 4, 22)],
  ['באיזה יום חל פסח בשנה הבאה', on(2027, 4, 22)],
])('%j is the day of the year that is said', (text, day) => {
  expect(read(text)).toEqual({ asks: 'date', day, wants: 'weekday' });
});

it.each(['מתי ראש השנה לאילנות', 'מתי ט"ו בשבט', 'what day is Tu BiShvat'])(
  'takes the new year of the trees in %j for the 15th of Shevat',
  (text) => {
    expect(read(text)).toMatchObject({ asks: 'date', day: on(2027, 1, 23) });
  },
);

it.each([
  'what is the date today',
  'what date is it',
  'what was the date again',
  'איזה יום היום',
  'מה התאריך',
])('tells today to %j', (text) => {
  expect(read(text)).toMatchObject({ asks: 'date', day: on(2026, 11, 22) });
});
