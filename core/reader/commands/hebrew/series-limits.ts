/**
 * What a Hebrew series leaves out and how long it goes on: "כל לילה ב-11 חוץ משישי שבת", "כל שמונה שעות חמישה ימים". The
 * words become spaces, and what both readers make of the others is limited afterwards.
 */
import { weekdayCodes } from '../../../contract/recurrence.ts';
import type { Context, Reading } from '../../../language/reading.ts';
import { dayOfIso, shiftDays, weekdayOf } from '../../../time/calendar.ts';
import { instantOf } from '../../../time/written-time.ts';
import { toInstant, toLocalIso, zoneOf } from '../../../time/zone.ts';
import { weekdaysHe } from '../../time-names.ts';
import { numberSaid } from '../spoken-time.ts';

export type SeriesLimits = {
  /** The text without the words, of the same length. */
  readonly text: string;
  readonly limited: (reading: Reading, context: Context) => Reading;
};

const day =
  '[מבהל]?(?:ה?ימי |יום )?[מבהל]?(?:ראשון|שני|שלישי|רביעי|חמישי|ש?ישי|ששי|שבת(?:ות)?|סופ"ש|סופש|סוף ה?שבוע|סופי ה?שבוע)';
const except = new RegExp(
  `,?\\s*(?<![א-ת])(?:חוץ|פרט|למעט|מלבד|לא כולל|לא|אבל לא)\\s+-?(?:${day})(?:(?:\\s*,\\s*|\\s+)ו?-?(?:${day}))*(?![א-ת])`,
);
const repeats = /(?<![א-ת])(?:ב?כל|מדי|פעם ב|אחת ל)/;
const lasting =
  /(?<!(?:כל|עוד|בעוד|לפני|תוך)[\u200c\u200d]{0,6} )(?<![א-ת])(?:במשך |למשך |ל-?)?(יומיים|שבוע|שבועיים|חודש|\d{1,2} יום|(?:\d{1,2}|[א-ת]+) (?:ימים|שבועות))(?![א-ת])(?! הבא)/;

export function seriesLimits(text: string): SeriesLimits | null {
  if (!repeats.test(text)) return null;
  const excepted = except.exec(text);
  const without = excepted === null ? text : blank(text, excepted);
  const left = excepted === null ? [] : daysIn(excepted[0]);
  const lasts = lastingIn(without);
  const isOut = left.length > 0 && left.length < weekdaysHe.length;
  if (!isOut && lasts === null) return null;
  return {
    text: lasts === null ? without : blank(without, lasts.found),
    limited: (reading, context) => {
      const weekly = isOut ? mapped(reading, (rule, at) => onOtherDays(rule, at, left, context)) : reading;
      return lasts === null
        ? weekly
        : mapped(weekly, (rule, at) => ({ rule: forDays(rule, lasts.days), at }));
    },
  };
}

function blank(text: string, { 0: said, index }: RegExpExecArray): string {
  return text.slice(0, index) + ' '.repeat(said.length) + text.slice(index + said.length);
}

function daysIn(words: string): readonly number[] {
  const named = weekdaysHe.flatMap((name, index) => (words.includes(name) ? [index] : []));
  const isWeekend = /סופ|סוף/.test(words);
  const isFriday = words.includes('ששי');
  return [...new Set([...named, ...(isFriday || isWeekend ? [5] : []), ...(isWeekend ? [6] : [])])];
}

function lastingIn(text: string): { readonly found: RegExpExecArray; readonly days: number } | null {
  const found = lasting.exec(text);
  const [, said = ''] = found ?? [];
  if (found === null) return null;
  // "Every two days" and "for two days" differ in what stands before them alone.
  if (/^(?:יומיים|שבועיים)$/.test(said) && !/משך|^ל/.test(found[0])) return null;
  if (/^(?:שבוע|חודש)$/.test(said) && !found[0].includes('משך')) return null;
  const many = { יומיים: 2, שבוע: 7, שבועיים: 14, חודש: 30 }[said];
  const [count = '', unit] = said.split(' ');
  const total = many ?? (numberSaid(count) ?? 0) * (unit === 'שבועות' ? 7 : 1);
  return total > 0 ? { found, days: total } : null;
}

type Timed = { readonly rule: string; readonly at: string | null };

function mapped(reading: Reading, by: (rule: string, at: string | null) => Timed): Reading {
  if (reading.intent === 'reminder' && reading.slots.recurrence !== null) {
    const { rule, at } = by(reading.slots.recurrence, reading.slots.reminderTime);
    return { ...reading, slots: { ...reading.slots, recurrence: rule, reminderTime: at } };
  }
  if (reading.intent !== 'create_event' || reading.repeats === null || reading.slots.endTime !== null)
    return reading;
  const { rule, at } = by(reading.repeats, reading.slots.startTime);
  return { ...reading, repeats: rule, slots: { ...reading.slots, startTime: at } };
}

function onOtherDays(rule: string, at: string | null, left: readonly number[], context: Context): Timed {
  if (!/^FREQ=DAILY(?:;COUNT=\d+)?$/.test(rule)) return { rule, at };
  const kept = weekdayCodes.filter((_, index) => !left.includes(index));
  const weekly = rule.replace('FREQ=DAILY', `FREQ=WEEKLY;BYDAY=${kept.join(',')}`);
  return { rule: weekly, at: at === null ? null : onKeptDay(at, left, context) };
}

/** The first time on a day that is not left out. */
function onKeptDay(at: string, left: readonly number[], { timeZone, now }: Context): string {
  const zone = zoneOf(timeZone, now);
  const first = dayOfIso(at);
  const weekday = weekdayOf(first);
  const later = weekdayCodes.findIndex((_, index) => !left.includes((weekday + index) % 7));
  const instant = instantOf(at, timeZone);
  if (later < 1 || instant === null) return at;
  const [hour = 0, minute = 0] = at.slice(11, 16).split(':').map(Number);
  return toLocalIso(toInstant({ ...shiftDays(first, later), hour, minute, second: 0 }, zone), zone);
}

const perDay: Readonly<Record<string, number>> = { MINUTELY: 24 * 60, HOURLY: 24, DAILY: 1 };

function forDays(rule: string, total: number): string {
  const bare = rule.replace(/;?COUNT=\d+/, '');
  const often = perDay[/FREQ=(\w+)/.exec(bare)?.[1] ?? ''];
  const interval = Number(/INTERVAL=(\d+)/.exec(bare)?.[1] ?? 1);
  const [, weekdays = ''] = /BYDAY=([\w,]+)/.exec(bare) ?? [];
  if (often === undefined) {
    if (!bare.startsWith('FREQ=WEEKLY') || total % 7 !== 0 || weekdays === '') return rule;
    return `${bare};COUNT=${Math.max(1, (total / 7 / interval) * weekdays.split(',').length)}`;
  }
  return `${bare};COUNT=${Math.max(1, Math.floor((total * often) / interval))}`;
}
