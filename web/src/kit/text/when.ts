import type { Instant } from '@crocodile-hub/core/contract/time';
import { dayMs, minuteMs } from '@crocodile-hub/core/time/units';

export type WhenContext = { locale: string; timeZone: string; now: Instant };

/** 08:00 */
export function clockOf(instant: Instant, { locale, timeZone }: Omit<WhenContext, 'now'>): string {
  return formatter(locale, { timeZone, ...clock }).format(instant);
}

/** Mon 23 Nov, with the year when it is not this one. */
export function dayOf(instant: Instant, { locale, timeZone, now }: WhenContext): string {
  const year = formatter(locale, { timeZone, year: 'numeric' });
  const sameYear = year.format(instant) === year.format(now);
  const day = formatter(locale, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(sameYear ? {} : { year: 'numeric' }),
  });
  // English puts a comma after the weekday; a chip has no room for it.
  return day.format(instant).replace(', ', ' ');
}

/** The name of a zone at that time: 'Israel Time', 'GMT-5'. */
export function zoneNameOf(instant: Instant, { locale, timeZone }: Omit<WhenContext, 'now'>): string {
  const parts = formatter(locale, { timeZone, timeZoneName: 'shortGeneric' }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

export function isSameDay(a: Instant, b: Instant, timeZone: string): boolean {
  return dayNumber(a, timeZone) === dayNumber(b, timeZone);
}

/** Today 12:30, Tomorrow 09:00, Mon 23 Nov 08:00: for a time one will act on. */
export function whenOf(instant: Instant, context: WhenContext): string {
  const words = whenInSentence(instant, context);
  return words.charAt(0).toLocaleUpperCase(context.locale) + words.slice(1);
}

/** The same within a sentence: 'Due today 12:30'. */
export function whenInSentence(instant: Instant, context: WhenContext): string {
  const { locale, timeZone, now } = context;
  const offset = dayNumber(instant, timeZone) - dayNumber(now, timeZone);
  const day = Math.abs(offset) > 1 ? dayOf(instant, context) : relative(locale).format(offset, 'day');
  return `${day} ${clockOf(instant, context)}`;
}

/** 1 December 2026 at 09:00: for words that are kept, and read again later by a person or by the app. */
export function fullDateOf(instant: Instant, { locale, timeZone }: Omit<WhenContext, 'now'>): string {
  const parts = { day: 'numeric', month: 'long', year: 'numeric', ...clock } as const;
  return formatter(locale, { timeZone, ...parts }).format(instant);
}

/** Days are counted in the calendar, since some have 23 or 25 hours. */
function dayNumber(instant: Instant, timeZone: string): number {
  const day = formatter('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return Date.parse(day.format(instant)) / dayMs;
}

/** 09:40 for today, Sat for the last six days, else 20 Nov: for lists. */
export function listTimeOf(instant: Instant, context: WhenContext): string {
  const { locale, timeZone, now } = context;
  if (isSameDay(instant, now, timeZone)) return clockOf(instant, context);
  const sixDaysMs = 6 * dayMs;
  const isRecent = instant < now && now - instant < sixDaysMs;
  const parts = isRecent ? ({ weekday: 'short' } as const) : ({ day: 'numeric', month: 'short' } as const);
  return formatter(locale, { timeZone, ...parts }).format(instant);
}

/** Nov 22, 9:28 AM: for a message of the inbox, on a clock of twelve hours. Rule inbox.card.1. */
export function cardTimeOf(instant: Instant, { locale, timeZone }: Omit<WhenContext, 'now'>): string {
  // British English has the day first and small letters.
  const spoken = locale === 'en-GB' ? 'en-US' : locale;
  const parts = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', hour12: true } as const;
  return formatter(spoken, { timeZone, ...parts }).format(instant);
}

/** now, 2 min ago, 3 hr ago, yesterday: for what was checked some time ago. */
export function agoOf(instant: Instant, { locale, now }: Omit<WhenContext, 'timeZone'>): string {
  const minutes = Math.max(0, Math.round((now - instant) / minuteMs));
  if (minutes === 0) return relative(locale).format(0, 'second');
  if (minutes < 60) return relative(locale, 'short').format(-minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 24
    ? relative(locale, 'short').format(-hours, 'hour')
    : relative(locale, 'short').format(-Math.round(hours / 24), 'day');
}

/** Sun. Weekdays count from 0, Sunday. */
export function weekdayName(weekday: number, locale: string): string {
  // 4 January 1970 was a Sunday.
  return formatter(locale, { timeZone: 'UTC', weekday: 'short' }).format((3 + weekday) * dayMs);
}

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Making a formatter costs a thousand times more than using one, and rows format on every tick. */
const formatters = new Map<string, Intl.DateTimeFormat>();
function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  formatters.set(key, made);
  return made;
}

const relatives = new Map<string, Intl.RelativeTimeFormat>();
function relative(locale: string, style: 'long' | 'short' = 'long'): Intl.RelativeTimeFormat {
  const key = locale + style;
  const known = relatives.get(key);
  if (known !== undefined) return known;
  const made = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style });
  relatives.set(key, made);
  return made;
}
