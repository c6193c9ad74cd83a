import { isReminderTitle } from '@crocodile-hub/core/domain/reminder';
import type { Question, Span } from '@crocodile-hub/core/language/questions/question';
import {
  dayOfIso,
  daysBetween,
  sameDate,
  shiftDays,
  weekdayOf,
  type CalendarDay,
} from '@crocodile-hub/core/time/calendar';
import { toInstant, zoneOf } from '@crocodile-hub/core/time/zone';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { minuteMs } from '@crocodile-hub/core/time/units';
import type { CalendarEntry } from '../../ports/calendar.ts';
import { entriesOver, lengthOf, sourcesOf, wordsOf } from './agenda.ts';
import { plainAnswer, type Answer, type Asking, type QuestionPorts } from './asking.ts';
import { besideEntries, shortestMinutes } from './beside-entries.ts';
import { hoursOnDay } from './entry-hours.ts';

type FreeQuestion = Extract<Question, { asks: 'free' }>;
type Stretch = { from: Instant; to: Instant };

const shortestMs = shortestMinutes * minuteMs;
const quarterMs = 15 * minuteMs;
const workHours = { from: 9, to: 18 } as const;
const mostShown = 12;
const mostDays = 31;
const mostDaysSeen = 366;

/** Whether a time is free, or when there is time. */
export async function free(ports: QuestionPorts, asking: Asking, question: FreeQuestion): Promise<Answer> {
  const { lengthMs, finds, longest, daily } = question;
  const { words, time } = asking;
  const beside = await besideEntries(ports, asking, question);
  if (beside.is === 'answered') return beside.answer;
  const { over } = beside;
  const read = await entriesOver(ports, asking, over);
  if (read.is === 'not-read') return plainAnswer(read.why);
  const isOneDay = sameDate(over.first, over.last);
  const when = time.span(over);
  const { windows, at } = lookedAt(over, asking);
  const entries = read.value.filter(({ title }) => !isReminderTitle(title));
  const taken = entries.filter(({ isBusy }) => isBusy);
  if (daily !== undefined) return plainAnswer(freeDays(daily, over, taken, asking));
  const atLeast = lengthMs ?? shortestMs;
  const gaps = gapsIn(windows, takenBy(taken, asking), atLeast);
  if (longest === true) return plainAnswer(longestOf(gaps, when, at, asking));
  if (finds || !isOneDay) {
    const length = words.minutes(Math.round(atLeast / minuteMs));
    const hours = at === 'hours' ? '' : `\n\n${words.hoursSeen[at]}`;
    if (gaps.length === 0) return plainAnswer(words.noFreeSlots(length, when) + hours);
    return plainAnswer(`${words.freeSlots(length, when)}\n\n${gapLines(gaps, asking, !isOneDay)}${hours}`);
  }
  if (entries.length === 0) return plainAnswer(words.free(when));
  const lines = (taken.length > 0 ? taken : entries)
    .map((entry) => `- **${hoursOnDay(entry, over.first, asking)}** ${wordsOf(entry, words)}`)
    .join('\n');
  if (taken.length === 0)
    return plainAnswer(`${words.freeBeside(when)}\n\n${lines}`, sourcesOf(entries, words));
  const rest =
    gaps.length === 0 ? words.noneFree : `${words.freeBetween}\n\n${gapLines(gaps, asking, false)}`;
  return plainAnswer(`${words.notFree(when)}\n\n${lines}\n\n${rest}`, sourcesOf(taken, words));
}

function longestOf(
  gaps: readonly Stretch[],
  when: string,
  at: Looked['at'],
  { time, words }: Asking,
): string {
  const [gap] = gaps.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  const hours = at === 'hours' ? '' : ` ${words.hoursSeen[at]}`;
  if (gap === undefined) return words.noFreeSlots(words.minutes(shortestMinutes), when) + hours;
  const length = lengthOf(Math.round((gap.to - gap.from) / minuteMs), words);
  const shown = `**${time.clock(gap.from)}–${time.clock(gap.to)}**`;
  return words.inDays.longestFree(when, `${time.day(time.dayOf(gap.from))}, ${shown}`, length) + hours;
}

const partsOfDay = {
  morning: { from: 8, to: 12 },
  afternoon: { from: 12, to: 18 },
  evening: { from: 18, to: 23 },
  day: { from: 8, to: 20 },
} as const;

/** The days of which a part is free as a whole. */
function freeDays(
  daily: keyof typeof partsOfDay,
  over: Span,
  entries: readonly CalendarEntry[],
  asking: Asking,
): string {
  const { words, time, clock } = asking;
  const zone = zoneOf(clock.timeZone, '');
  const taken = takenBy(entries, asking);
  const part = partsOfDay[daily];
  const at = (day: CalendarDay, hour: number) => toInstant({ ...day, hour, minute: 0, second: 0 }, zone);
  const days = daysOf(over).filter((day) => {
    const [from, to] = [at(day, part.from), at(day, part.to)];
    return from >= time.now && !taken.some((one) => one.from < to && one.to > from);
  });
  const hours = `${part.from}:00–${part.to}:00`;
  const when = time.span(over);
  if (days.length === 0) return words.inDays.noFreeDays(hours, when);
  return `${words.inDays.freeDays(hours, when)}\n\n${days
    .slice(0, mostShown)
    .map((day) => `- ${time.day(day)}`)
    .join('\n')}`;
}

/** The time of the entries; whole days from midnight to midnight. */
function takenBy(entries: readonly CalendarEntry[], { clock }: Asking): Stretch[] {
  const zone = zoneOf(clock.timeZone, '');
  const midnight = (day: CalendarDay) => toInstant({ ...day, hour: 0, minute: 0, second: 0 }, zone);
  return entries
    .map(({ when }) =>
      when.is === 'time'
        ? { from: when.start, to: when.end }
        : {
            from: midnight(dayOfIso(when.first)),
            to: midnight(shiftDays(dayOfIso(when.last), 1)),
          },
    )
    .toSorted((a, b) => a.from - b.from);
}

/** The hours that were named, else those of a working day; without a working day to come, those of any day. */
type Looked = { windows: Stretch[]; at: 'hours' | 'workdays' | 'days' };

/** The hours that count; of what has passed nothing. */
function lookedAt(over: Span, { clock, time }: Asking): Looked {
  const soonest = Math.ceil(time.now / quarterMs) * quarterMs;
  const ahead = ({ from, to }: Stretch): Stretch => ({ from: from < time.now ? soonest : from, to });
  if (over.isHours) return { windows: [over.to <= time.now ? over : ahead(over)], at: 'hours' };
  const zone = zoneOf(clock.timeZone, '');
  const at = (day: CalendarDay, hour: number) => toInstant({ ...day, hour, minute: 0, second: 0 }, zone);
  const each = daysOf(over).map((day) => ({
    day,
    work: { from: at(day, workHours.from), to: at(day, workHours.to) },
    isWorkday: isWorkday(day, clock.context.country ?? 'IL'),
  }));
  const toCome = each.filter(({ work }) => work.to > time.now);
  const [first, ...others] = each;
  if (first !== undefined && others.length === 0) {
    const { day, work, isWorkday } = first;
    const window = toCome.length === 0 ? { from: work.to, to: at(shiftDays(day, 1), 0) } : work;
    return { windows: [ahead(window)], at: isWorkday ? 'workdays' : 'days' };
  }
  const workdays = toCome.filter((one) => one.isWorkday);
  const looked = workdays.length > 0 ? workdays : toCome;
  return {
    windows: looked.slice(0, mostDays).map(({ work }) => ahead(work)),
    at: looked === workdays ? 'workdays' : 'days',
  };
}

function daysOf({ first, last }: Span): CalendarDay[] {
  const count = Math.min(mostDaysSeen, daysBetween(first, last) + 1);
  return Array.from({ length: count }, (_, index) => shiftDays(first, index));
}

export function isWorkday(day: CalendarDay, country: string): boolean {
  const weekday = weekdayOf(day);
  return country === 'IL' ? weekday < 5 : weekday > 0 && weekday < 6;
}

/** What is left of the windows, where it is long enough. */
function gapsIn(windows: readonly Stretch[], taken: readonly Stretch[], atLeastMs: number): Stretch[] {
  return windows.flatMap(({ from, to }) => {
    const gaps: Stretch[] = [];
    let open = from;
    for (const one of taken) {
      if (one.to <= open || one.from >= to) continue;
      gaps.push({ from: open, to: one.from });
      open = one.to;
    }
    gaps.push({ from: open, to });
    return gaps.filter((gap) => gap.to - gap.from >= atLeastMs);
  });
}

function gapLines(gaps: readonly Stretch[], { time, words }: Asking, withDays: boolean): string {
  const shown = gaps.slice(0, mostShown).map(({ from, to }) => {
    const hours = `**${time.clock(from)}–${time.clock(to)}**`;
    return withDays ? `- ${time.day(time.dayOf(from))}: ${hours}` : `- ${hours}`;
  });
  const more = gaps.length > mostShown ? [`- ${words.more(gaps.length - mostShown)}`] : [];
  return [...shown, ...more].join('\n');
}
