/** A time expression meets the clock: instants, a day, a rule of repetition, and how sure they are. */
import type { Amount, Clock, DayRef, Edge, Every, PartOfDay, Weekday } from './pieces.ts';
import type { Expression } from './find.ts';
import { toInstant, toWall, utcOfWall, wallOfUtc, type Wall, type Zone } from './zone.ts';

export type Clockwork = {
  readonly now: number;
  readonly zone: Zone;
  readonly country: string;
  /** What the words beside the time suggest where the hour alone is open: dinner at 8, wake me at 6. */
  readonly hint: 'morning' | 'evening' | null;
};

export type Moment = {
  /** Null when no hour is said, and none follows from a part of the day. */
  readonly start: number | null;
  readonly end: number | null;
  readonly day: CalendarDay | null;
  readonly lengthMs: number | null;
  readonly recurrence: string | null;
  readonly certain: boolean;
};

export type CalendarDay = { readonly year: number; readonly month: number; readonly day: number };

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** The hour that a part of the day stands for when none is said. Always reported as uncertain, noon excepted. */
const hourOfPart = {
  dawn: 5,
  morning: 9,
  noon: 12,
  afternoon: 15,
  evening: 19,
  night: 21,
  'end-of-day': 17,
} as const satisfies Record<PartOfDay, number>;

/** People awake: where an hour can be two, the one in this range is meant. */
const dayBegins = 7;
const dayEnds = 24;
const weekdayCodes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
const weekdayNumbers = [0, 1, 2, 3, 4, 5, 6] as const;
const sundayWeeks = new Set(['IL']);

export function resolve(expression: Expression, clockwork: Clockwork): Moment {
  const { ahead } = expression;
  const moment = ahead === null ? atDay(expression, clockwork) : atAmount(ahead, expression, clockwork);
  return {
    ...moment,
    recurrence: ruleOf(expression, clockwork),
    certain: moment.certain && !expression.isPast,
  };
}

type Instant = Omit<Moment, 'recurrence'>;

function atAmount(ahead: Amount, expression: Expression, clockwork: Clockwork): Instant {
  const { now, zone } = clockwork;
  const base = toWall(now, zone);
  const moved = shiftDays(shiftMonths(base, ahead.months), ahead.days);
  const hasClock = expression.clock !== null || expression.part !== null;
  if (hasClock && ahead.ms === 0) return onDay(moved, expression, clockwork, { isNamed: true, sure: true });
  const isCalendar = ahead.ms === 0;
  const start =
    (ahead.months === 0 && ahead.days === 0 ? now : toInstant({ ...base, ...moved }, zone)) + ahead.ms;
  return {
    start,
    end: expression.length === null ? null : start + expression.length.ms,
    day: isCalendar ? moved : null,
    lengthMs: expression.length?.ms ?? null,
    certain: !isCalendar,
  };
}

function atDay(expression: Expression, clockwork: Clockwork): Instant {
  const { now, zone } = clockwork;
  const today = toWall(now, zone);
  if (expression.day !== null) {
    const { day, sure, isNamed } = dayOf(expression.day, today, clockwork);
    const moment = onDay(day, expression, clockwork, { isNamed, sure });
    const isToday = sameDate(day, today);
    const passed = moment.start === null ? isToday && expression.day.by === 'weekday' : moment.start <= now;
    const later = passed ? laterDay(expression.day, day) : null;
    return later === null ? moment : onDay(later, expression, clockwork, { isNamed, sure });
  }
  if (expression.every !== null) return firstOf(expression.every, expression, clockwork);
  if (expression.clock === null && expression.part === null) {
    const lengthMs = expression.length?.ms ?? null;
    return { start: null, end: null, day: null, lengthMs, certain: true };
  }
  return nextTime(today, expression, clockwork);
}

/** Without a day: the next time that the clock shows this. */
function nextTime(today: Wall, expression: Expression, clockwork: Clockwork): Instant {
  for (let ahead = 0; ahead < 3; ahead += 1) {
    const day = shiftDays(today, ahead);
    const moment = onDay(day, expression, clockwork, { isNamed: false, sure: true });
    if (moment.start !== null && moment.start > clockwork.now) return { ...moment, day: null };
  }
  return onDay(shiftDays(today, 1), expression, clockwork, { isNamed: false, sure: false });
}

/** The first repetition from now on. */
function firstOf(every: Every, expression: Expression, clockwork: Clockwork): Instant {
  const { now, zone } = clockwork;
  const today = toWall(now, zone);
  if (every.frequency === 'HOURLY' || every.frequency === 'MINUTELY') {
    if (expression.clock === null) {
      const step = every.interval * (every.frequency === 'HOURLY' ? 60 : 1) * minuteMs;
      return { start: now + step, end: null, day: null, lengthMs: null, certain: true };
    }
    return nextTime(today, expression, clockwork);
  }
  const hasTime = expression.clock !== null || expression.part !== null;
  for (let ahead = 0; ahead <= 366; ahead += 1) {
    const day = shiftDays(today, ahead);
    if (!fallsOn(every, day)) continue;
    const moment = onDay(day, expression, clockwork, { isNamed: true, sure: true });
    const isLater = hasTime ? moment.start !== null && moment.start > now : ahead > 0;
    if (isLater) return moment;
  }
  return onDay(shiftDays(today, 1), expression, clockwork, { isNamed: true, sure: false });
}

function fallsOn(every: Every, day: CalendarDay): boolean {
  if (every.weekdays.length > 0) return every.weekdays.includes(weekdayOf(day));
  if (every.monthDay === -1) return shiftDays(day, 1).day === 1;
  return every.monthDay === null || every.monthDay === day.day;
}

type DayCertainty = { readonly isNamed: boolean; readonly sure: boolean };

function onDay(day: CalendarDay, expression: Expression, clockwork: Clockwork, named: DayCertainty): Instant {
  const { clock, part, end, length } = expression;
  const bare: CalendarDay = { year: day.year, month: day.month, day: day.day };
  const lengthMs = length?.ms ?? null;
  if (clock === null && part === null) {
    return { start: null, end: null, day: bare, lengthMs, certain: named.sure };
  }
  const start =
    clock === null
      ? atHour(hourOfPart[part ?? 'morning'])
      : meridiemOf(clock, expression, clockwork, bare, named);
  const from = toInstant({ ...bare, ...start.time, second: 0 }, clockwork.zone);
  const to = end === null ? null : endOf(from, start.time, end, clock, bare, clockwork.zone);
  return {
    start: from,
    end: to ?? (lengthMs === null ? null : from + lengthMs),
    day: bare,
    lengthMs,
    certain: named.sure && (clock === null ? part === 'noon' : start.sure),
  };
}

type TimeOfDay = { readonly hour: number; readonly minute: number };
type Hour = { readonly time: TimeOfDay; readonly sure: boolean };

function atHour(hour: number): Hour {
  return { time: { hour, minute: 0 }, sure: false };
}

/** Which half of the day an hour belongs to. Hours past 23 run into the next day. */
function meridiemOf(
  clock: Clock,
  expression: Expression,
  clockwork: Clockwork,
  day: CalendarDay,
  { isNamed }: DayCertainty,
): Hour {
  const { hour, minute, meridiem } = clock;
  const at = (chosen: number, sure: boolean): Hour => ({ time: { hour: chosen, minute }, sure });
  if (meridiem !== null) return at((hour % 12) + (meridiem === 'pm' ? 12 : 0), true);
  if (hour > 12) return at(hour, true);
  if (expression.part !== null) return at(hourInPart(hour, expression.part, expression.partFirst), true);
  if (clock.is24h) return at(hour, true);
  const morning = hour % 12;
  const evening = morning + 12;
  if (clockwork.hint === 'evening' && morning >= 5 && morning <= 10) return at(evening, true);
  if (clockwork.hint === 'morning' && morning >= 4) return at(morning, true);
  const usual = (clock.named ?? morning) % 12 >= dayBegins ? morning : evening;
  if (expression.every !== null) return at(usual, true);
  const isToday = sameDate(day, toWall(clockwork.now, clockwork.zone));
  if (!isToday) return at(usual, true);
  const isAhead = (chosen: number) =>
    toInstant({ ...day, hour: chosen, minute, second: 0 }, clockwork.zone) > clockwork.now;
  const awake = [morning, evening].filter((chosen) => chosen >= dayBegins && chosen < dayEnds);
  const next = awake.find(isAhead) ?? (isNamed ? [morning, evening].find(isAhead) : undefined);
  return at(next ?? usual, true);
}

function hourInPart(hour: number, part: PartOfDay, partFirst: boolean): number {
  const morning = hour % 12;
  switch (part) {
    case 'dawn':
    case 'morning':
      return morning;
    case 'noon':
      return morning >= 10 ? morning : morning + 12;
    case 'afternoon':
    case 'end-of-day':
      return morning + 12;
    case 'evening':
      return hour === 12 ? 24 : morning + 12;
    case 'night':
      if (hour === 12) return 24;
      if (morning >= 6) return morning + 12;
      return partFirst ? morning + 24 : morning;
    default:
      return part satisfies never;
  }
}

/** The end of a range: the first time after its start that the words allow. */
function endOf(
  from: number,
  start: TimeOfDay,
  end: Clock,
  startClock: Clock | null,
  day: CalendarDay,
  zone: Zone,
): number {
  const hours = candidateHours(end, startClock);
  const after =
    hours.find((hour) => hour * 60 + end.minute > start.hour * 60 + start.minute) ?? (hours[0] ?? 0) + 24;
  const instant = toInstant({ ...day, hour: after, minute: end.minute, second: 0 }, zone);
  return instant > from ? instant : from;
}

function candidateHours(clock: Clock, start: Clock | null): readonly number[] {
  const morning = clock.hour % 12;
  if (clock.meridiem !== null) return [morning + (clock.meridiem === 'pm' ? 12 : 0)];
  if (clock.hour > 12 || (clock.is24h && start?.is24h === true)) return [clock.hour];
  return [morning, morning + 12, morning + 24];
}

function dayOf(
  ref: DayRef,
  today: Wall,
  clockwork: Clockwork,
): { day: CalendarDay; sure: boolean; isNamed: boolean } {
  switch (ref.by) {
    case 'offset':
      return { day: shiftDays(today, ref.days), sure: true, isNamed: true };
    case 'weekday':
      return { ...weekdayFrom(today, ref), isNamed: true };
    case 'date':
      return { day: dateFrom(today, ref.day, ref.month, ref.year), sure: true, isNamed: true };
    case 'month-day':
      return {
        day: clamped({ ...shiftMonths({ ...today, day: 1 }, ref.monthsAhead), day: ref.day }),
        sure: true,
        isNamed: true,
      };
    case 'edge':
      return { day: edgeDay(ref.edge, ref.ahead, today, clockwork), sure: false, isNamed: true };
    default:
      return ref satisfies never;
  }
}

/**
 * "Sunday" and "this Sunday" are the next one to come; "next Sunday" is the one of the next week, which begins on
 * Sunday. Said on the day itself, or when next week's would be tomorrow, the words allow two readings.
 */
function weekdayFrom(
  today: Wall,
  { weekday, which, weeks }: { weekday: Weekday; which: 'coming' | 'this' | 'next'; weeks: number },
): { day: CalendarDay; sure: boolean } {
  const now = weekdayOf(today);
  const ahead = (weekday - now + 7) % 7;
  if (weeks > 0) {
    const inWeek = which === 'this' ? weekday - now + weeks * 7 : (ahead === 0 ? 7 : ahead) + weeks * 7;
    return { day: shiftDays(today, inWeek), sure: true };
  }
  if (which === 'next') {
    const nextWeek = weekday - now + 7;
    return { day: shiftDays(today, nextWeek === 1 ? 8 : nextWeek), sure: nextWeek > 1 };
  }
  return { day: shiftDays(today, ahead), sure: ahead > 0 };
}

/** A day that turns out to have passed: what the person must have meant instead. */
function laterDay(ref: DayRef, day: CalendarDay): CalendarDay | null {
  if (ref.by === 'weekday' && ref.which !== 'next') return shiftDays(day, 7);
  if (ref.by === 'date' && ref.year === null) {
    return ref.month === null
      ? clamped({ ...shiftMonths({ ...day, day: 1 }, 1), day: ref.day })
      : { ...day, year: day.year + 1 };
  }
  return null;
}

function dateFrom(today: Wall, day: number, month: number | null, year: number | null): CalendarDay {
  if (year !== null) return clamped({ year, month: month ?? today.month, day });
  if (month === null) {
    const first = day < today.day ? shiftMonths({ ...today, day: 1 }, 1) : today;
    return existing({ year: first.year, month: first.month, day });
  }
  const hasPassed = month < today.month || (month === today.month && day < today.day);
  return clamped({ year: hasPassed ? today.year + 1 : today.year, month, day });
}

/** "The 31st" said in April is that of May. */
function existing(date: CalendarDay): CalendarDay {
  if (date.day <= daysIn(date)) return date;
  return { ...shiftMonths({ ...date, day: 1 }, 1), day: date.day };
}

function edgeDay(edge: Edge, ahead: number, today: Wall, { country }: Clockwork): CalendarDay {
  const isSundayWeek = sundayWeeks.has(country);
  const weekday = weekdayOf(today);
  switch (edge) {
    case 'week': {
      const first = isSundayWeek ? 0 : 1;
      return shiftDays(today, ((first - weekday + 7) % 7 || 7) + (ahead - 1) * 7);
    }
    case 'weekend': {
      const first = isSundayWeek ? 5 : 6;
      const isOn = weekday === first && ahead === 0;
      return shiftDays(today, isOn ? 1 : ((first - weekday + 7) % 7) + ahead * 7);
    }
    case 'month':
      return shiftMonths({ ...today, day: 1 }, ahead);
    case 'month-end': {
      const month = shiftMonths({ ...today, day: 1 }, ahead);
      return { ...month, day: daysIn(month) };
    }
    case 'year-end':
      return { year: today.year, month: 12, day: 31 };
    case 'year':
      return { year: today.year + ahead, month: 1, day: 1 };
    default:
      return edge satisfies never;
  }
}

/** RFC 5545. The hour is that of the first time, so the rule names only days. */
function ruleOf({ every, until }: Expression, clockwork: Clockwork): string | null {
  if (every === null) return null;
  const parts = [`FREQ=${every.frequency}`];
  if (every.interval > 1) parts.push(`INTERVAL=${every.interval}`);
  if (every.weekdays.length > 0)
    parts.push(`BYDAY=${every.weekdays.map((day) => weekdayCodes[day]).join(',')}`);
  if (every.monthDay !== null) parts.push(`BYMONTHDAY=${every.monthDay}`);
  if (until !== null) parts.push(`UNTIL=${untilUtc(until, clockwork)}`);
  return parts.join(';');
}

function untilUtc(ref: DayRef, clockwork: Clockwork): string {
  const { day } = dayOf(ref, toWall(clockwork.now, clockwork.zone), clockwork);
  const last = toInstant({ ...day, hour: 23, minute: 59, second: 59 }, clockwork.zone);
  return new Date(last).toISOString().replace(/[-:]|\.\d+/g, '');
}

function weekdayOf(day: CalendarDay): Weekday {
  return weekdayNumbers[new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay()] ?? 0;
}

function shiftDays(day: CalendarDay, by: number): CalendarDay {
  const { year, month, day: date } = wallOfUtc(Date.UTC(day.year, day.month - 1, day.day) + by * dayMs);
  return { year, month, day: date };
}

/** The 31st plus a month is the last day of the next. */
function shiftMonths(day: CalendarDay, by: number): CalendarDay {
  const first = wallOfUtc(utcOfWall({ ...midnight, year: day.year, month: day.month + by, day: 1 }));
  return clamped({ year: first.year, month: first.month, day: day.day });
}

const midnight = { hour: 0, minute: 0, second: 0 };

function clamped(day: CalendarDay): CalendarDay {
  return { ...day, day: Math.min(day.day, daysIn(day)) };
}

function daysIn({ year, month }: CalendarDay): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function sameDate(a: CalendarDay, b: CalendarDay): boolean {
  return a.year === b.year && a.month === b.month && a.day === b.day;
}
