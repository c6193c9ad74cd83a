/** The names of days and months in both languages, and of places in a row. */
import type { Weekday } from '../time/calendar.ts';

export const weekdaysHe = 'ראשון שני שלישי רביעי חמישי שישי שבת'.split(' ');
export const monthsEn =
  'January February March April May June July August September October November December'.split(' ');
/** A month in English, whole or short, as a part of an expression. */
export const monthEn = `(?:${monthsEn.map((month) => `${month.slice(0, 3)}(?:${month.slice(3)})?`).join('|')}|sept)`;
export const monthsHe = 'ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר'.split(' ');

const weekdaysEn = 'sun mon tue wed thu fri sat'.split(' ');
const weekdayNumbers = [0, 1, 2, 3, 4, 5, 6] as const;

/** Of a name that is one, also a short one or one of several days: "tues", "Mondays", "שני". */
export function weekdayNamed(name: string): Weekday {
  const inEnglish = weekdaysEn.indexOf(name.slice(0, 3).toLowerCase());
  return weekdayNumbers[inEnglish === -1 ? weekdaysHe.indexOf(name) : inEnglish] ?? 0;
}

/** From 1; 0 for what is no month. */
export function monthNamed(name: string): number {
  const short = name.slice(0, 3).toLowerCase();
  const inEnglish = monthsEn.findIndex((one) => short !== '' && one.toLowerCase().startsWith(short));
  return (inEnglish === -1 ? monthsHe.indexOf(name) : inEnglish) + 1;
}

/** Which one of a row: -1 is the last. */
export const placesNamed: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  last: -1,
  '1st': 1,
  '2nd': 2,
  '3rd': 3,
  '4th': 4,
  '5th': 5,
  '6th': 6,
  '7th': 7,
  '8th': 8,
  ראשון: 1,
  שני: 2,
  שלישי: 3,
  רביעי: 4,
  חמישי: 5,
  שישי: 6,
  שביעי: 7,
  שמיני: 8,
  אחרון: -1,
};
