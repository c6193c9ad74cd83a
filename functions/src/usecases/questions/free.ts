import { isReminderTitle } from '@crocodile-hub/core/domain/reminder';
import type { Question, Span } from '@crocodile-hub/core/language/questions/question';
import { shiftDays, weekdayOf, type CalendarDay } from '@crocodile-hub/core/language/time/calendar';
import { toInstant, zoneOf } from '@crocodile-hub/core/language/time/zone';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { CalendarEntry } from '../../ports/calendar.ts';
import { entriesOver, hoursOf, sourcesOf, wordsOf } from './agenda.ts';
import { plainAnswer, type Answer, type Asking, type QuestionPorts } from './asking.ts';
import { utcOf } from './shown-time.ts';

type Stretch = { from: Instant; to: Instant };

const minuteMs = 60_000;
const shortestMs = 30 * minuteMs;
const quarterMs = 15 * minuteMs;
const workHours = { from: 9, to: 18 } as const;
const mostShown = 12;
const mostDays = 31;

/** Whether a time is free, or when there is time. */
export async function free(
  ports: QuestionPorts,
  asking: Asking,
  { over, lengthMs, finds }: Extract<Question, { asks: 'free' }>,
): Promise<Answer> {
  const { words, time } = asking;
  const read = await entriesOver(ports, asking, over);
  if (read.is === 'not-read') return plainAnswer(read.why);
  const isOneDay = utcOf(over.first) === utcOf(over.last);
  const when = time.span(over);
  const windows = windowsOf(over, asking);
  const taken = read.value.filter(({ title }) => !isReminderTitle(title));
  const atLeast = lengthMs ?? shortestMs;
  const gaps = gapsIn(windows, taken.filter(isTaking), atLeast);
  if (finds || !isOneDay) {
    const length = words.minutes(Math.round(atLeast / minuteMs));
    const hours = over.isHours ? '' : `\n\n${words.workingHours}`;
    if (gaps.length === 0) return plainAnswer(words.noFreeSlots(length, when) + hours);
    return plainAnswer(`${words.freeSlots(length, when)}\n\n${gapLines(gaps, asking, !isOneDay)}${hours}`);
  }
  if (taken.length === 0) return plainAnswer(words.free(when));
  const lines = taken.map((entry) => `- **${hoursOf(entry, asking)}** ${wordsOf(entry, words)}`).join('\n');
  const rest =
    gaps.length === 0 ? words.noneFree : `${words.freeBetween}\n\n${gapLines(gaps, asking, false)}`;
  return plainAnswer(`${words.notFree(when)}\n\n${lines}\n\n${rest}`, sourcesOf(taken, words));
}

function isTaking({ when, isBusy }: CalendarEntry): boolean {
  return isBusy && when.is === 'time';
}

/** The hours that count: those that were named, else those of work; of what has passed nothing. */
function windowsOf(over: Span, { clock, time }: Asking): Stretch[] {
  const soonest = Math.ceil(time.now / quarterMs) * quarterMs;
  const ahead = ({ from, to }: Stretch): Stretch => ({ from: from < time.now ? soonest : from, to });
  if (over.isHours) return [over.to <= time.now ? over : ahead(over)];
  const zone = zoneOf(clock.timeZone, '');
  const at = (day: CalendarDay, hour: number) => toInstant({ ...day, hour, minute: 0, second: 0 }, zone);
  const isOneDay = utcOf(over.first) === utcOf(over.last);
  const stretches: Stretch[] = [];
  for (
    let day = over.first;
    utcOf(day) <= utcOf(over.last) && stretches.length < mostDays;
    day = shiftDays(day, 1)
  ) {
    const work = { from: at(day, workHours.from), to: at(day, workHours.to) };
    const isOver = work.to <= time.now;
    if (isOneDay) stretches.push(ahead(isOver ? { from: work.to, to: at(shiftDays(day, 1), 0) } : work));
    else if (!isOver && isWorkday(day, clock.context.country ?? 'IL')) stretches.push(ahead(work));
  }
  return stretches;
}

function isWorkday(day: CalendarDay, country: string): boolean {
  const weekday = weekdayOf(day);
  return country === 'IL' ? weekday < 5 : weekday > 0 && weekday < 6;
}

/** What the entries leave of the windows, where it is long enough. */
function gapsIn(windows: readonly Stretch[], taken: readonly CalendarEntry[], atLeastMs: number): Stretch[] {
  return windows.flatMap(({ from, to }) => {
    const gaps: Stretch[] = [];
    let open = from;
    for (const { when } of taken) {
      if (when.is !== 'time' || when.end <= open || when.start >= to) continue;
      gaps.push({ from: open, to: when.start });
      open = when.end;
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
