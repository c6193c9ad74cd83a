/** Which time a question is about. Days and hours are read as in commands; here are the stretches that only questions name. */
import { shiftDays, shiftMonths, daysIn, weekdayOf, type CalendarDay } from '../time/calendar.ts';
import type { Clockwork } from '../time/clockwork.ts';
import { type Expression, join } from '../time/expression.ts';
import { numberAt } from '../numbers.ts';
import { noPrefix } from '../phrasebook.ts';
import { findTimes } from '../time/find.ts';
import type { PartOfDay } from '../time/pieces.ts';
import { resolve } from '../time/resolve.ts';
import { toInstant, toWall, type Zone } from '../time/zone.ts';
import { matchAt, rowsOf, type Words } from './pattern.ts';
import type { Span } from './question.ts';

/** Calendars are asked what comes, mailboxes what came: "this week", "on Monday" and "in May" mean either. */
export type Direction = 'ahead' | 'behind';

export type When = {
  readonly over: (direction: Direction) => Span | null;
  readonly lengthMs: number | null;
  /** The words without those that say when. */
  readonly rest: Words;
};

type Days = {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
  readonly sinceNow?: true;
  /** From and until which hour of the first and of the last day. */
  readonly hours?: readonly [from: number, to: number];
  /** So far back from now, to the millisecond. */
  readonly backMs?: number;
};
type Stretch = (today: CalendarDay, direction: Direction, clockwork: Clockwork) => Days;

const inWeeks =
  (by: number): Stretch =>
  (today, direction, { country }) => {
    const first = shiftDays(weekStart(today, country), by * 7);
    const last = shiftDays(first, 6);
    if (by !== 0) return { first, last };
    return direction === 'ahead' ? { first: today, last } : { first, last: today };
  };

const inMonths =
  (by: number): Stretch =>
  (today, direction) => {
    const first = shiftMonths({ ...today, day: 1 }, by);
    const last = { ...first, day: daysIn(first) };
    if (by !== 0) return { first, last };
    return direction === 'ahead' ? { first: today, last } : { first, last: today };
  };

const ofMonth =
  (month: number): Stretch =>
  (today, direction) => {
    const isBehind = direction === 'behind' && month > today.month;
    const isAhead = direction === 'ahead' && month < today.month;
    const year = today.year + (isAhead ? 1 : 0) - (isBehind ? 1 : 0);
    return { first: { year, month, day: 1 }, last: { year, month, day: daysIn({ year, month, day: 1 }) } };
  };

const days =
  (from: number, to: number): Stretch =>
  (today) => ({ first: shiftDays(today, from), last: shiftDays(today, to) });

/** Friday and Saturday in Israel, Saturday and Sunday elsewhere: the last two days of the week. */
const weekend: Stretch = (today, direction, { country }) => {
  const first = shiftDays(weekStart(today, country), 5);
  const isToCome = utcOf(today) < utcOf(first);
  const back = direction === 'behind' && isToCome ? -7 : 0;
  return { first: shiftDays(first, back), last: shiftDays(first, back + 1) };
};

/** "By the end of the month", "until Friday": from today on. */
const untilEnd =
  (of: 'week' | 'month' | 'year'): Stretch =>
  (today, _direction, { country }) => {
    const ends = {
      week: shiftDays(weekStart(today, country), 6),
      month: { ...today, day: daysIn(today) },
      year: { year: today.year, month: 12, day: 31 },
    };
    return { first: today, last: ends[of] };
  };

const inYears =
  (by: number): Stretch =>
  ({ year, month, day }, direction) => {
    const first = { year: year + by, month: 1, day: 1 };
    const last = { year: year + by, month: 12, day: 31 };
    if (by !== 0) return { first, last };
    return direction === 'ahead'
      ? { first: { year, month, day }, last }
      : { first, last: { year, month, day } };
  };

/** Hours of a day, counted from midnight; more than 24 are of the day after. */
const hoursOn =
  (day: number, from: number, to: number): Stretch =>
  (today) => ({
    first: shiftDays(today, day),
    last: shiftDays(today, day + (to > 24 ? 1 : 0)),
    hours: [from, to > 24 ? to - 24 : to],
  });

const [afterWork, afterLunch, beforeLunch] = [hoursOn(0, 17, 24), hoursOn(0, 13, 18), hoursOn(0, 6, 12)];
/** Of today, where no other day is said. */
const hoursOfToday: ReadonlySet<Stretch> = new Set([afterWork, afterLunch, beforeLunch]);

const restOfDay: Stretch = (today) => ({ first: today, last: today, sinceNow: true });

const monthNames = [
  'january|jan ינואר בינואר מינואר',
  'february|feb פברואר בפברואר מפברואר',
  'march מרץ במרץ ממרץ|במרס|מרס',
  'april|apr אפריל באפריל מאפריל',
  'may מאי במאי ממאי',
  'june|jun יוני ביוני מיוני',
  'july|jul יולי ביולי מיולי',
  'august|aug אוגוסט באוגוסט מאוגוסט',
  'september|sep|sept ספטמבר בספטמבר מספטמבר',
  'october|oct אוקטובר באוקטובר מאוקטובר',
  'november|nov נובמבר בנובמבר מנובמבר',
  'december|dec דצמבר בדצמבר מדצמבר',
];

const stretches = rowsOf<Stretch>([
  ['[for] [the] rest of [the] day|today / left today / שאר היום / בהמשך היום / עוד היום', restOfDay],
  ['[for] [the] rest of [the|this] week / [later|for|in|during] this week / in|of the week', inWeeks(0)],
  ['שאר השבוע / עד סוף השבוע / השבוע / מהשבוע / לשבוע', inWeeks(0)],
  [
    '[for|in|during] next week / [for|in|during] the|this coming week / בשבוע הבא / שבוע הבא / לשבוע הבא / השבוע הבא / בשבוע הקרוב / לשבוע הקרוב / השבוע הקרוב',
    inWeeks(1),
  ],
  [
    '[from|in|during|over] [the] last|past week / שבוע שעבר / בשבוע שעבר / משבוע שעבר / בשבוע האחרון / מהשבוע האחרון',
    inWeeks(-1),
  ],
  [
    '[on|at|for|over|in] [the|this] weekend / סופש / בסופש / לסופש / בסוף השבוע / סוף השבוע / בסוף שבוע',
    weekend,
  ],
  ['[for|in|from] this month / החודש / מהחודש', inMonths(0)],
  ['[for|in] next month / בחודש הבא / חודש הבא / לחודש הבא / החודש הבא', inMonths(1)],
  [
    '[from|in|during] [the] last|past month / חודש שעבר / בחודש שעבר / מחודש שעבר / בחודש האחרון',
    inMonths(-1),
  ],
  ['[for|in|over] [the] next|coming few|couple [of] days / בימים הקרובים / ימים הקרובים', days(0, 6)],
  ['[from|in|over] [the] last|past few|couple [of] days / בימים האחרונים', days(-6, 0)],
  [
    '[by|until|till|before|to] [the] end of the|this month / by month end / עד סוף החודש / לסוף החודש / עד סוף חודש',
    untilEnd('month'),
  ],
  ['by|until|till|before|to [the] end of the|this week / עד סוף השבוע', untilEnd('week')],
  ['by|until|till|before|to [the] end of the|this year / עד סוף השנה', untilEnd('year')],
  ['[in|from|during] this year / השנה / מהשנה / מתחילת השנה / since january', inYears(0)],
  ['[in|from|during] last year / בשנה שעברה / שנה שעברה / משנה שעברה / אשתקד', inYears(-1)],
  ['[in|for] next year / בשנה הבאה / שנה הבאה / השנה הבאה', inYears(1)],
  ['since the first|beginning|start of the month / מתחילת החודש', inMonths(0)],
  ['since last week / משבוע שעבר', (today, ...more) => ({ ...inWeeks(-1)(today, ...more), last: today })],
  ['overnight / last night / אתמול בלילה / במהלך הלילה / בלילה האחרון', hoursOn(-1, 18, 32)],
  ['after work / אחרי העבודה / אחרי עבודה', afterWork],
  ['after lunch / אחרי ארוחת הצהריים / אחרי ארוחת צהריים / אחרי האוכל', afterLunch],
  ['before lunch|noon / לפני הצהריים / לפני ארוחת הצהריים', beforeLunch],
  ['first thing tomorrow [morning] / מחר על הבוקר', hoursOn(1, 6, 12)],
  ['lately|recently / בזמן האחרון', days(-29, 0)],
  ['[from] yesterday / מאתמול / אתמול', days(-1, -1)],
  ['שלשום', days(-2, -2)],
  ...monthNames.map((names, index): [string, Stretch] => {
    const [latin = '', ...hebrew] = names.split(' ');
    return [`in|from|of|during ${latin} / ${hebrew.join('|')}`, ofMonth(index + 1)];
  }),
]);

const back = new Set(['last', 'past', 'previous']);
const forth = new Set(['next', 'coming', 'upcoming']);
const unitsCounted: readonly (readonly [unit: RegExp, days: number, months: number, ms: number])[] = [
  [/^(?:hours?|hrs?|ה?שעות|ה?שעה)$/, 0, 0, 3_600_000],
  [/^(?:minutes?|mins?|ה?דקות)$/, 0, 0, 60_000],
  [/^(?:days?|ה?ימים|ה?יום)$/, 1, 0, 0],
  [/^(?:weeks?|ה?שבועות|ה?שבוע)$/, 7, 0, 0],
  [/^(?:months?|ה?חודשים|ה?חודש)$/, 0, 1, 0],
  [/^(?:years?|ה?שנים|ה?שנה)$/, 0, 12, 0],
];
const hebrewCounts: Readonly<Record<string, readonly [days: number, months: number, ms: number]>> = {
  השעתיים: [0, 0, 7_200_000],
  היומיים: [2, 0, 0],
  השבועיים: [14, 0, 0],
  החודשיים: [0, 2, 0],
  השנתיים: [0, 24, 0],
};

/** "The last 3 weeks", "the next few months", "בשלושת הימים האחרונים", "בחצי השנה האחרונה". */
function countedStretch(words: Words, index: number): { stretch: Stretch; next: number } | null {
  const { tokens } = words;
  const textAt = (at: number) => tokens[at]?.text ?? '';
  let at = index;
  while (['in', 'over', 'for', 'from', 'during', 'within', 'the'].includes(textAt(at))) at += 1;
  const word = textAt(at);
  if (back.has(word) || forth.has(word)) {
    const number = numberAt(tokens, at + 1, noPrefix);
    const isHalf = textAt(at + 1) === 'half' && /^(?:a|year)$/.test(textAt(at + 2));
    if (isHalf)
      return { stretch: counted(back.has(word), 0, 6, 0), next: at + (textAt(at + 2) === 'a' ? 4 : 3) };
    const isCouple = ['few', 'couple', 'several'].includes(textAt(at + 1));
    const count = number?.value ?? (isCouple ? 3 : 1);
    let unitAt = number?.next ?? (isCouple ? at + 2 : at + 1);
    if (textAt(unitAt) === 'of') unitAt += 1;
    const unit = unitsCounted.find(([names]) => names.test(textAt(unitAt)));
    // "Last week" is a week of the calendar; "the last hour" is not.
    const isCounted = number !== null || isCouple || (unit !== undefined && unit[3] > 0);
    if (unit === undefined || !isCounted) return null;
    return {
      stretch: counted(back.has(word), unit[1] * count, unit[2] * count, unit[3] * count),
      next: unitAt + 1,
    };
  }
  return countedInHebrew(words, index);
}

const glue = /^[במלה]?(?=.)/;
const isLast = (word: string) => /^ה?אחרונ(?:ה|ים|ות)$|^ה?אחרון$/.test(word);
const isComing = (word: string) => /^ה?קרוב(?:ה|ים|ות)?$|^ה?בא(?:ה|ים|ות)$/.test(word);

function countedInHebrew({ tokens }: Words, index: number): { stretch: Stretch; next: number } | null {
  const textAt = (at: number) => tokens[at]?.text ?? '';
  const bare = textAt(index).replace(glue, '');
  const found = ((): { by: readonly [number, number, number]; next: number } | null => {
    const whole = hebrewCounts[bare] ?? hebrewCounts[`ה${bare}`];
    if (whole !== undefined) return { by: whole, next: index + 1 };
    if (bare === 'חצי' && textAt(index + 1) === 'השנה') return { by: [0, 6, 0], next: index + 2 };
    if (bare === 'שעה') return { by: [0, 0, 3_600_000], next: index + 1 };
    const number = numberAt(
      tokens,
      index,
      (prefix) => prefix === '' || prefix === 'ב' || prefix === 'מ' || prefix === 'ל',
    );
    if (number === null) return null;
    const unit = unitsCounted.find(([names]) => names.test(textAt(number.next)));
    if (unit === undefined) return null;
    return {
      by: [unit[1] * number.value, unit[2] * number.value, unit[3] * number.value],
      next: number.next + 1,
    };
  })();
  if (found === null) return null;
  const after = textAt(found.next);
  if (!isLast(after) && !isComing(after)) return null;
  return { stretch: counted(isLast(after), ...found.by), next: found.next + 1 };
}

function counted(isBack: boolean, byDays: number, byMonths: number, ms: number): Stretch {
  return (today, _direction, { now, zone }) => {
    if (ms > 0) {
      const other = toWall(isBack ? now - ms : now + ms, zone);
      const day = { year: other.year, month: other.month, day: other.day };
      return isBack ? { first: day, last: today, backMs: ms } : { first: today, last: day, backMs: -ms };
    }
    const shifted = (sign: 1 | -1) => shiftDays(shiftMonths(today, sign * byMonths), sign * byDays);
    // Today is one of the days.
    return isBack
      ? { first: shiftDays(shifted(-1), 1), last: today }
      : { first: today, last: shiftDays(shifted(1), -1) };
  };
}

export function findWhen(words: Words, clockwork: Clockwork): When {
  const all = words;
  for (const index of all.tokens.keys()) {
    const found = longestStretch(all, index);
    if (found === null || isDated(all, index, found.next)) continue;
    const isSince = isSinceAt(all, index - 1);
    const { lengthMs, rest: others } = lengthIn(without(all, isSince ? index - 1 : index, found.next));
    const both = dayAndHours(found.stretch, others, clockwork);
    return {
      over: (direction) => {
        const span = both.over(direction);
        return isSince ? untilToday(span, clockwork) : span;
      },
      lengthMs,
      rest: both.rest,
    };
  }
  const expressions = findTimes(all.tokens).all.filter(
    ({ every, before, isPast }) => every === null && before === null && !isPast,
  );
  const dated = expressions.find(
    ({ day, part, clock, ahead }) => day !== null || part !== null || clock !== null || ahead !== null,
  );
  const elsewhere = dated === undefined ? null : dayElsewhere(dated, expressions);
  const told = elsewhere?.whole ?? dated;
  const lead = dated === undefined ? null : leadOf(all, dated);
  // In some languages the word belongs to the expression.
  const sinceAt =
    dated === undefined ? -1 : [dated.from - 1, dated.from].findIndex((at) => isSinceAt(all, at));
  const isSince = sinceAt !== -1;
  const left = elsewhere === null ? all : without(all, elsewhere.from, elsewhere.to);
  const rest =
    dated === undefined ? left : without(left, sinceAt === 0 ? dated.from - 1 : dated.from, dated.to);
  const { lengthMs, rest: others } = lengthIn(rest);
  return {
    over: (direction) => {
      if (told === undefined) return null;
      const span = spanOfExpression(told, isSince ? 'behind' : direction, clockwork);
      if (span !== null && lead !== null && !isSince) return ledBy(lead, span, told, clockwork);
      return span && isSince ? untilToday(span, clockwork) : span;
    },
    lengthMs: dated?.length?.ms ?? lengthMs,
    rest: others,
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

/** "Tomorrow after lunch", "after work yesterday": the hours are of the day that is said beside them. */
function dayAndHours(
  found: Stretch,
  words: Words,
  clockwork: Clockwork,
): { over: (direction: Direction) => Span; rest: Words } {
  const spanFrom = (stretch: Stretch, direction: Direction, day = dayNow(clockwork)) =>
    spanOf(stretch(day, direction, clockwork), clockwork);
  const onDay = (day: Span, hours: Stretch, direction: Direction) =>
    utcOf(day.first) === utcOf(day.last) ? spanFrom(hours, direction, day.first) : day;
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

/** "Until Friday" begins now, "after four" ends with the day. */
function leadOf({ tokens }: Words, { from, pieces }: Expression): 'until' | 'before' | 'after' | null {
  for (const word of [tokens[from - 1]?.text, tokens[from]?.text]) {
    if (word === 'by' || word === 'until' || word === 'till' || word === 'עד') return 'until';
    if (word === 'before' || word === 'לפני') return 'before';
    if (word === 'after' || word === 'אחרי' || word === 'מאז') return 'after';
  }
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
  if (clock === null || end !== null) return span;
  const midnightAfter = hourOn(span.last, 24, clockwork.zone);
  if (lead === 'after') return { ...span, to: midnightAfter };
  const from = midnight(span.first, clockwork.zone);
  return { ...span, from: Math.max(from, from <= clockwork.now ? clockwork.now : from), to: span.from };
}

/** "Since Monday" lasts until now, whenever that day was. */
function untilToday(span: Span, clockwork: Clockwork): Span {
  const now = today(clockwork);
  return now.to < span.to ? span : { ...span, last: now.last, to: now.to };
}

function longestStretch(words: Words, index: number): { stretch: Stretch; next: number } | null {
  let longest: { stretch: Stretch; next: number } | null = countedStretch(words, index);
  for (const row of stretches) {
    const next = matchAt(row, words, index, false)?.next ?? 0;
    if (next > (longest?.next ?? index)) longest = { stretch: row.value, next };
  }
  return longest;
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

function dayNow({ now, zone }: Clockwork): CalendarDay {
  const { year, month, day } = toWall(now, zone);
  return { year, month, day };
}

function spanOf({ first, last, sinceNow, hours, backMs }: Days, { now, zone }: Clockwork): Span {
  if (hours !== undefined)
    return {
      first,
      last,
      from: hourOn(first, hours[0], zone),
      to: hourOn(last, hours[1], zone),
      isHours: true,
    };
  if (backMs !== undefined)
    return { first, last, from: Math.min(now, now - backMs), to: Math.max(now, now - backMs), isHours: true };
  const from = sinceNow === true ? now : midnight(first, zone);
  return { first, last, from, to: midnight(shiftDays(last, 1), zone), isHours: sinceNow === true };
}

function dayOnly(day: CalendarDay, clockwork: Clockwork): Span {
  return spanOf({ first: day, last: day }, clockwork);
}

export function today(clockwork: Clockwork): Span {
  return dayOnly(dayNow(clockwork), clockwork);
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
const hourMs = 3_600_000;

function spanOfExpression(expression: Expression, direction: Direction, clockwork: Clockwork): Span | null {
  const { zone } = clockwork;
  const moment = resolve(expression, clockwork);
  const found = moment.day ?? (moment.start === null ? null : dayNow({ ...clockwork, now: moment.start }));
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
    const last = dayNow({ ...clockwork, now: moment.days.end });
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

function weekStart(day: CalendarDay, country: string): CalendarDay {
  const first = country === 'IL' ? 0 : 1;
  return shiftDays(day, -((weekdayOf(day) - first + 7) % 7));
}

function utcOf({ year, month, day }: CalendarDay): number {
  return Date.UTC(year, month - 1, day);
}

function midnight(day: CalendarDay, zone: Zone): number {
  return hourOn(day, 0, zone);
}

function hourOn(day: CalendarDay, hour: number, zone: Zone): number {
  const on = hour === 24 ? shiftDays(day, 1) : day;
  return toInstant({ ...on, hour: hour % 24, minute: 0, second: 0 }, zone);
}
