/** A time expression meets the clock: instants, a day, a rule of repetition, and how sure they are. */
import { sameDate, shiftDays, shiftMonths, type CalendarDay } from '../../time/calendar.ts';
import type { Clockwork } from './clockwork.ts';
import { dayOf, laterDay } from './day-of.ts';
import type { Expression } from './expression.ts';
import { atHour, endOf, hourOfPart, meridiemOf } from './hours.ts';
import type { Amount, DayRef, Every } from './pieces.ts';
import { fallsOn, ruleOf } from './recurrence.ts';
import { toInstant, toWall, type Wall } from '../../time/zone.ts';
import { minuteMs } from '../../time/units.ts';

export type Moment = {
  /** Null when no hour is said, and none follows from a part of the day. */
  readonly start: number | null;
  readonly end: number | null;
  readonly day: CalendarDay | null;
  /** Several days, from the beginning of the first to the end of the last. */
  readonly days?: { readonly start: number; readonly end: number };
  readonly lengthMs: number | null;
  readonly recurrence: string | null;
  readonly certain: boolean;
};

export function resolve(expression: Expression, clockwork: Clockwork): Moment {
  const { ahead } = expression;
  const moment = ahead === null ? atDay(expression, clockwork) : atAmount(ahead, expression, clockwork);
  const recurrence = ruleOf(expression, clockwork);
  // "the first Sunday of every month" is no rule that is read here.
  const isUnknownRule =
    expression.every !== null &&
    (recurrence === null || (expression.every.frequency === 'MONTHLY' && expression.day?.by === 'weekday'));
  return { ...moment, recurrence, certain: moment.certain && !expression.isPast && !isUnknownRule };
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
    const named = dayOf(expression.day, today, clockwork);
    const { sure, isNamed } = named;
    const day = firstFrom(named.day, expression.every);
    if (expression.last !== null && expression.clock === null && expression.every === null)
      return severalDays(day, expression.last, today, clockwork);
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

/** "every Monday and Thursday from next week": the first of them in that week. */
function firstFrom(day: CalendarDay, every: Every | null): CalendarDay {
  const days = [0, 1, 2, 3, 4, 5, 6].map((ahead) => shiftDays(day, ahead));
  return (
    (every === null || every.weekdays.length === 0 ? day : days.find((one) => fallsOn(every, one))) ?? day
  );
}

function severalDays(day: CalendarDay, last: DayRef, today: Wall, clockwork: Clockwork): Instant {
  const end = dayOf(last, today, clockwork).day;
  const endOfDay = (one: CalendarDay) =>
    toInstant({ ...one, hour: 23, minute: 59, second: 0 }, clockwork.zone);
  // "from Thursday to Tuesday": the Tuesday after.
  const days = {
    start: toInstant({ ...day, hour: 0, minute: 0, second: 0 }, clockwork.zone),
    end: endOfDay(end) < endOfDay(day) ? endOfDay(shiftDays(end, 7)) : endOfDay(end),
  };
  return { start: null, end: null, day, days, lengthMs: null, certain: false };
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
