/** Which time a question is about. Days and hours are read as in commands, stretches as only questions name them. */
import {
  dayAt,
  daysBetween,
  sameDate,
  shiftDays,
  shiftMonths,
  weekdayOf,
  type CalendarDay,
} from '../../time/calendar.ts';
import type { Clockwork } from '../time/clockwork.ts';
import { type Expression, join } from '../time/expression.ts';
import { findTimes } from '../time/find.ts';
import type { PartOfDay } from '../time/pieces.ts';
import { resolve } from '../time/resolve.ts';
import { toInstant, type Zone } from '../../time/zone.ts';
import { hourMs } from '../../time/units.ts';
import type { Words } from './pattern.ts';
import type { Span } from './question.ts';
import { hoursOfToday, longestStretch, type Days, type Direction, type Stretch } from './stretches.ts';

export type When = {
  readonly over: (direction: Direction) => Span | null;
  readonly lengthMs: number | null;
  /** The words without those that say when. */
  readonly rest: Words;
};

export function findWhen(words: Words, clockwork: Clockwork): When {
  const all = words;
  for (const index of all.tokens.keys()) {
    const found = longestStretch(all, index);
    if (found === null || isDated(all, index, found.next)) continue;
    const isSince = isSinceAt(all, index - 1);
    const lead = /^(?:before|until|till|by|לפני|עד)$/.exec(all.tokens[index - 1]?.text ?? '')?.[0];
    const past = hoursThen(all, index, found, clockwork);
    const from = Math.min(past?.from ?? index, isSince || lead ? index - 1 : index);
    const { lengthMs, rest: others } = lengthIn(without(all, from, past?.to ?? found.next));
    const both =
      past === null ? dayAndHours(found.stretch, others, clockwork) : { over: () => past.span, rest: others };
    return {
      over: (direction) => {
        const span = both.over(direction);
        if (isSince) return untilToday(span, clockwork);
        return lead && !span.isHours && direction === 'ahead' ? upTo(span, lead, clockwork) : span;
      },
      lengthMs,
      rest: both.rest,
    };
  }
  return sayingWhen(all, clockwork);
}

/** "Before the weekend", "by the end of next week": from now on. */
function upTo({ first, last }: Span, lead: string, clockwork: Clockwork): Span {
  const now = today(clockwork);
  const isWeekend = sameDate(last, shiftDays(first, 1));
  const end = isWeekend || /before|לפני/.test(lead) ? shiftDays(first, lead === 'by' ? 0 : -1) : last;
  return spanOf({ first: now.first, last: daysBetween(now.first, end) < 0 ? now.first : end }, clockwork);
}

/** By the expressions that commands know too. */
function sayingWhen(all: Words, clockwork: Clockwork): When {
  const expressions = findTimes(all.tokens).all.filter(
    (one) => one.every === null && one.before === null && !one.isPast && !isFirstOfCalendar(all, one),
  );
  const dated = expressions.find(
    ({ day, part, clock, ahead }) => day !== null || part !== null || clock !== null || ahead !== null,
  );
  if (dated === undefined) return { over: () => null, ...lengthIn(all) };
  const elsewhere = dayElsewhere(dated, expressions);
  const last = lastBeside(all, dated, clockwork);
  const told = last?.told ?? elsewhere?.whole ?? dated;
  const lead = leadOf(all, dated);
  const [from, to] = [last?.from ?? dated.from, last?.to ?? dated.to];
  // In some languages the word belongs to the expression.
  const isBefore = isSinceAt(all, from - 1);
  const isSince = isBefore || isSinceAt(all, dated.from);
  const left = elsewhere === null ? all : without(all, elsewhere.from, elsewhere.to);
  const { lengthMs, rest } = lengthIn(without(left, isBefore ? from - 1 : from, to));
  return {
    over: (direction) => {
      const span = spanOfExpression(told, isSince ? 'behind' : direction, clockwork);
      if (span !== null && lead !== null && !isSince) return ledBy(lead, span, told, clockwork);
      return span && isSince ? untilToday(span, clockwork) : span;
    },
    lengthMs: dated.length?.ms ?? lengthMs,
    rest,
  };
}

/** "The first thing on my calendar" is an entry, and no morning. */
function isFirstOfCalendar({ tokens }: Words, { part, from }: Expression): boolean {
  const after = (at: number) => tokens[from + at]?.text ?? '';
  if (part !== 'morning' || !firstThing.test(`${after(0)} ${after(1)}`)) return false;
  return inCalendar.test(`${after(2)} ${after(3)} ${after(4)}`);
}

const firstThing = /^(?:first thing|דבר ראשון)$/;
const inCalendar =
  /^(?:on|in) (?:(?:my|the|our) )?(?:calendar|schedule|diary|agenda|planner)\b|^ב(?:יומן|לו"?ז|לוח)(?![א-ת])/;

const lastBefore = new Set(['last', 'previous']);
const lastAfter = /^(?:שעברה?|האחרון|האחרונה)$/;
/** "The last Thursday of the month" is another. */
const ofMonth = /^(?:of|in|של|[בל]חודש)$/;

/** "Last Thursday", "ביום חמישי שעבר": the one before today, with the word that says so. */
function lastBeside(
  { tokens }: Words,
  dated: Expression,
  clockwork: Clockwork,
): { told: Expression; from: number; to: number } | null {
  if (dated.day?.by !== 'weekday') return null;
  const isBefore = lastBefore.has(tokens[dated.from - 1]?.text ?? '');
  const isAfter = lastAfter.test(tokens[dated.to]?.text ?? '');
  const to = isAfter ? dated.to + 1 : dated.to;
  if ((!isBefore && !isAfter) || ofMonth.test(tokens[to]?.text ?? '')) return null;
  const now = dayAt(clockwork.now, clockwork.zone);
  const back = ((weekdayOf(now) - dated.day.weekday + 6) % 7) + 1;
  return {
    told: { ...dated, day: { by: 'date', ...shiftDays(now, -back) } },
    from: isBefore ? dated.from - 1 : dated.from,
    to,
  };
}

/** "Would 10 o'clock work for me on Wednesday": the day is said after the hour, and not beside it. */
function dayElsewhere(
  dated: Expression,
  all: readonly Expression[],
): { whole: Expression; from: number; to: number } | null {
  const { day, clock, part, ahead } = dated;
  if (day !== null || ahead !== null || (clock === null && part === null)) return null;
  const other = all.find((one) => one.from >= dated.to && one.day !== null);
  if (other === undefined) return null;
  const whole = other.pieces.reduce<Expression | null>(
    (joined, piece) => (joined === null ? null : join(joined, piece)),
    dated,
  );
  return whole === null ? null : { whole, from: other.from, to: other.to };
}

/** "Yesterday morning", "לפני יומיים בערב": the hours beside a day that was, which commands have no use for. */
function hoursThen(
  words: Words,
  index: number,
  { stretch, next }: { stretch: Stretch; next: number },
  clockwork: Clockwork,
): { span: Span; from: number; to: number } | null {
  const then = findTimes(words.tokens).all.find(
    ({ isPast, day, part, clock, from, to }) =>
      isPast && day === null && (part !== null || clock !== null) && from < next && to > index,
  );
  const { first, last, hours, instants } = stretch(dayAt(clockwork.now, clockwork.zone), 'behind', clockwork);
  if (then === undefined || !sameDate(first, last) || hours !== undefined || instants !== undefined)
    return null;
  const hour = then.pieces.find(({ meaning }) => meaning.is === 'clock' || meaning.is === 'part');
  const lead = hour?.lead === 'until' || hour?.lead === 'before' || hour?.lead === 'after' ? hour.lead : null;
  // "Yesterday before noon" is a stretch of its own.
  if (lead !== null && then.clock === null) return null;
  const told: Expression = { ...then, isPast: false, day: { by: 'date', ...first } };
  const span = spanOfExpression(told, 'behind', clockwork);
  if (span === null) return null;
  return {
    span: lead === null ? span : ledBy(lead, span, told, clockwork),
    from: Math.min(index, then.from),
    to: Math.max(next, then.to),
  };
}

/** "Tomorrow after lunch", "after work yesterday": the hours are of the day that is said beside them. */
function dayAndHours(
  found: Stretch,
  words: Words,
  clockwork: Clockwork,
): { over: (direction: Direction) => Span; rest: Words } {
  const spanFrom = (stretch: Stretch, direction: Direction, day = dayAt(clockwork.now, clockwork.zone)) =>
    spanOf(stretch(day, direction, clockwork), clockwork);
  const onDay = (day: Span, hours: Stretch, direction: Direction) =>
    sameDate(day.first, day.last) ? spanFrom(hours, direction, day.first) : day;
  const areHours = hoursOfToday.has(found);
  const other = stretchIn(words, (stretch) => hoursOfToday.has(stretch) !== areHours);
  if (other !== null && (areHours || hoursOfToday.has(other.stretch))) {
    const [day, hours] = areHours ? [other.stretch, found] : [found, other.stretch];
    return {
      over: (direction) => onDay(spanFrom(day, direction), hours, direction),
      rest: without(words, other.from, other.next),
    };
  }
  const day = areHours
    ? findTimes(words.tokens).all.find(
        (one) => one.day !== null && one.part === null && one.clock === null && one.every === null,
      )
    : undefined;
  if (day === undefined) return { over: (direction) => spanFrom(found, direction), rest: words };
  return {
    over: (direction) => {
      const named = spanOfExpression(day, direction, clockwork);
      return named === null ? spanFrom(found, direction) : onDay(named, found, direction);
    },
    rest: without(words, day.from, day.to),
  };
}

function stretchIn(
  words: Words,
  isWanted: (stretch: Stretch) => boolean,
): { stretch: Stretch; from: number; next: number } | null {
  for (const from of words.tokens.keys()) {
    const found = longestStretch(words, from);
    if (found !== null && isWanted(found.stretch) && !isDated(words, from, found.next))
      return { ...found, from };
  }
  return null;
}

function isSinceAt({ tokens }: Words, index: number): boolean {
  const word = tokens[index]?.text;
  return word === 'since' || word === 'מאז';
}

const untilWords = /^(?:by|until|till|before)$/;

/** "Until Friday" begins now, "after four" ends with the day. */
function leadOf({ tokens }: Words, { from, pieces }: Expression): 'until' | 'before' | 'after' | null {
  for (const word of [tokens[from - 1]?.text, tokens[from]?.text]) {
    if (word === 'by' || word === 'until' || word === 'till' || word === 'עד') return 'until';
    if (word === 'before' || word === 'לפני') return 'before';
    if (word === 'after' || word === 'אחרי' || word === 'מאז') return 'after';
  }
  // "Due on Wednesday" is that day, "due by Wednesday" is until then.
  if (/^(?:due|deadline)$/.test(tokens[from]?.text ?? '') && !untilWords.test(tokens[from + 1]?.text ?? ''))
    return null;
  // "Tomorrow after three": the day comes first.
  const [first, clock] = [pieces[0], pieces.find(({ meaning }) => meaning.is === 'clock')];
  for (const lead of [first?.lead, clock?.lead])
    if (lead === 'until' || lead === 'before' || lead === 'after') return lead;
  return null;
}

function ledBy(
  lead: 'until' | 'before' | 'after',
  span: Span,
  { clock, part, end }: Expression,
  clockwork: Clockwork,
): Span {
  const now = today(clockwork);
  if (clock === null && part === null) {
    if (lead === 'after' || span.to <= now.to) return span;
    const last = lead === 'before' ? shiftDays(span.last, -1) : span.last;
    return spanOf({ first: now.first, last }, clockwork);
  }
  if (end !== null || (clock === null && lead === 'after')) return span;
  const midnightAfter = hourOn(span.last, 24, clockwork.zone);
  if (lead === 'after') return { ...span, to: midnightAfter };
  const from = midnight(span.first, clockwork.zone);
  const to = span.from + (part === 'noon' ? hourMs : 0);
  return { ...span, from: Math.max(from, from <= clockwork.now ? clockwork.now : from), to };
}

/** "Since Monday" lasts until now, whenever that day was. */
function untilToday(span: Span, clockwork: Clockwork): Span {
  const now = today(clockwork);
  return now.to < span.to ? span : { ...span, last: now.last, to: now.to };
}

/** "in May 3rd", "3 באוקטובר": a day of the month, which the days know better. */
function isDated({ tokens }: Words, from: number, to: number): boolean {
  return tokens[from - 1]?.kind === 'number' || tokens[to]?.kind === 'number';
}

function lengthIn(words: Words): { lengthMs: number | null; rest: Words } {
  const found = findTimes(words.tokens).all.find(
    ({ length, day, clock }) => length !== null && day === null && clock === null,
  );
  if (found?.length == null) return { lengthMs: null, rest: words };
  return { lengthMs: found.length.ms, rest: without(words, found.from, found.to) };
}

function without({ source, tokens }: Words, from: number, to: number): Words {
  return { source, tokens: [...tokens.slice(0, from), ...tokens.slice(to)] };
}

function spanOf({ first, last, sinceNow, hours, instants }: Days, { now, zone }: Clockwork): Span {
  if (hours !== undefined)
    return {
      first,
      last,
      from: hourOn(first, hours[0], zone),
      to: hourOn(last, hours[1], zone),
      isHours: true,
    };
  if (instants !== undefined) return { first, last, from: instants[0], to: instants[1], isHours: true };
  const from = sinceNow === true ? now : midnight(first, zone);
  return { first, last, from, to: midnight(shiftDays(last, 1), zone), isHours: sinceNow === true };
}

function dayOnly(day: CalendarDay, clockwork: Clockwork): Span {
  return spanOf({ first: day, last: day }, clockwork);
}

export function today(clockwork: Clockwork): Span {
  return dayOnly(dayAt(clockwork.now, clockwork.zone), clockwork);
}

/** From and until which hour a part of the day is asked about. */
const hoursOfPart: Readonly<Record<PartOfDay, readonly [number, number]>> = {
  dawn: [3, 7],
  morning: [6, 12],
  noon: [11, 14],
  afternoon: [12, 18],
  evening: [17, 24],
  night: [20, 24],
  'end-of-day': [15, 19],
};

function spanOfExpression(expression: Expression, direction: Direction, clockwork: Clockwork): Span | null {
  const { zone } = clockwork;
  const moment = resolve(expression, clockwork);
  const found = moment.day ?? (moment.start === null ? null : dayAt(moment.start, clockwork.zone));
  if (found === null) return null;
  const day = turned(found, expression, direction, clockwork);
  if (expression.clock !== null && moment.start !== null) {
    const from = moment.start;
    const to = moment.end ?? from + hourMs;
    return { first: day, last: day, from, to, isHours: true };
  }
  if (expression.part !== null) {
    const [from, to] = hoursOfPart[expression.part];
    return { first: day, last: day, from: hourOn(day, from, zone), to: hourOn(day, to, zone), isHours: true };
  }
  if (moment.days !== undefined) {
    // The last day is as far back as the first.
    const last = shiftDays(dayAt(moment.days.end, clockwork.zone), daysBetween(found, day));
    return spanOf({ first: day, last }, clockwork);
  }
  if (expression.day?.by === 'edge' && expression.day.edge === 'weekend') {
    return spanOf({ first: day, last: shiftDays(day, 1) }, clockwork);
  }
  return dayOnly(day, clockwork);
}

/** Asked about what came, "Monday" is the last one. */
function turned(
  day: CalendarDay,
  { day: ref }: Expression,
  direction: Direction,
  clockwork: Clockwork,
): CalendarDay {
  const isAhead = midnight(day, clockwork.zone) > clockwork.now;
  if (direction === 'ahead' || !isAhead || ref === null) return day;
  if (ref.by === 'weekday') return shiftDays(day, -7);
  if (ref.by !== 'date' || ref.year !== null) return day;
  return ref.month === null ? shiftMonths(day, -1) : { ...day, year: day.year - 1 };
}

function midnight(day: CalendarDay, zone: Zone): number {
  return hourOn(day, 0, zone);
}

function hourOn(day: CalendarDay, hour: number, zone: Zone): number {
  const on = hour === 24 ? shiftDays(day, 1) : day;
  return toInstant({ ...on, hour: hour % 24, minute: 0, second: 0 }, zone);
}
