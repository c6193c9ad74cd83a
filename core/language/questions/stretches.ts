/** The stretches of time that only questions name: "this week", "in May", "the last 3 weeks", "after lunch". */
import {
  dayAt as dayOf,
  shiftDays,
  shiftMonths,
  daysIn,
  weekdayOf,
  type CalendarDay,
} from '../../time/calendar.ts';
import type { Clockwork } from '../time/clockwork.ts';
import { numberAt } from '../numbers.ts';
import { noPrefix } from '../phrasebook.ts';
import { toWall } from '../../time/zone.ts';
import { hourMs, minuteMs } from '../../time/units.ts';
import { dayAt } from '../time/days.ts';
import { months } from '../time/words.ts';
import { agoAt, dayAgo } from './ago.ts';
import { matchAt, rowsOf, type Words } from './pattern.ts';

/** Calendars are asked what comes, mailboxes what came: "this week", "on Monday" and "in May" mean either. */
export type Direction = 'ahead' | 'behind';

export type Days = {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
  readonly sinceNow?: true;
  /** From and until which hour of the first and of the last day. */
  readonly hours?: readonly [from: number, to: number];
  /** From and until which instant. */
  readonly instants?: readonly [from: number, to: number];
};
export type Stretch = (today: CalendarDay, direction: Direction, clockwork: Clockwork) => Days;

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

type MonthSaid = {
  readonly month: number;
  readonly year: Year | null;
  readonly since: boolean;
  /** The last one that was, or is. */
  readonly isLast: boolean;
};

/** A whole month; without its year the next one, or the last one. */
const ofMonth =
  ({ month, year, since, isLast }: MonthSaid): Stretch =>
  (today, direction) => {
    const isBehind = month > today.month && (direction === 'behind' || since);
    const isAhead = month < today.month && direction === 'ahead' && !since;
    const nearest = isLast ? Number(month < today.month) - 1 : Number(isAhead) - Number(isBehind);
    const first = { year: year === null ? today.year + nearest : yearOf(year, today), month, day: 1 };
    return { first, last: since ? today : { ...first, day: daysIn(first) } };
  };

type Year = { readonly at: number } | { readonly by: number };
const yearOf = (year: Year, today: CalendarDay) => ('at' in year ? year.at : today.year + year.by);

const ofYear =
  (year: number): Stretch =>
  () => ({ first: { year, month: 1, day: 1 }, last: { year, month: 12, day: 31 } });

const days =
  (from: number, to: number): Stretch =>
  (today) => ({ first: shiftDays(today, from), last: shiftDays(today, to) });

/** Friday and Saturday in Israel, Saturday and Sunday elsewhere: the last two days of the week. */
const weekend: Stretch = (today, direction, { country }) => {
  const start = weekStart(today, country);
  const first = shiftDays(start, 5);
  const isToCome = (weekdayOf(today) - weekdayOf(start) + 7) % 7 < 5;
  const back = direction === 'behind' && isToCome ? -7 : 0;
  return { first: shiftDays(first, back), last: shiftDays(first, back + 1) };
};

const otherWeekend =
  (by: 1 | -1): Stretch =>
  (today, _direction, { country }) => {
    const first = shiftDays(weekStart(today, country), 5 + by * 7);
    return { first, last: shiftDays(first, 1) };
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
export const hoursOfToday: ReadonlySet<Stretch> = new Set([afterWork, afterLunch, beforeLunch]);

const restOfDay: Stretch = (today) => ({ first: today, last: today, sinceNow: true });

const stretches = rowsOf<Stretch>([
  ['[for] [the] rest of [the] day|today / left today / שאר היום / בהמשך היום / עוד היום', restOfDay],
  ['[for] [the] rest of [the|this] week / [later|for|in|during] this week / in|of the week', inWeeks(0)],
  ['שאר השבוע / עד סוף השבוע / השבוע / מהשבוע / לשבוע', inWeeks(0)],
  [
    '[for|in|during] next week / [for|in|during] the|this coming week / בשבוע הבא / שבוע הבא / לשבוע הבא / השבוע הבא / בשבוע הקרוב / לשבוע הקרוב / השבוע הקרוב',
    inWeeks(1),
  ],
  [
    '[from|in|during|over] [the] last|past week / שבוע|השבוע|בשבוע|משבוע|מהשבוע שעבר / בשבוע האחרון / מהשבוע האחרון',
    inWeeks(-1),
  ],
  [
    '[on|at|for|over|in] [the|this] weekend / סופש / בסופש / לסופש / בסוף השבוע / סוף השבוע / בסוף שבוע',
    weekend,
  ],
  [
    '[on|at|for|over|in] [the] next|following weekend / סופש|בסופש|לסופש הבא / סוף|בסוף|לסוף השבוע|שבוע הבא',
    otherWeekend(1),
  ],
  [
    '[from|on|at|over|in] [the|this] last|past|previous weekend / סופש|בסופש|מסופש שעבר|האחרון / סוף|בסוף|מסוף השבוע|שבוע שעבר|האחרון',
    otherWeekend(-1),
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
  ['[in|from|during] this year / השנה / מהשנה / מתחילת השנה', inYears(0)],
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
  ['[from] [on] [the] day before yesterday / משלשום / שלשום', days(-2, -2)],
  ['[a] few|several days ago / לפני כמה|מספר ימים', days(-6, -2)],
]);

const back = new Set(['last', 'past', 'previous']);
const forth = new Set(['next', 'coming', 'upcoming']);
const unitsCounted: readonly (readonly [unit: RegExp, days: number, months: number, ms: number])[] = [
  [/^(?:hours?|hrs?|ה?שעות|ה?שעה)$/, 0, 0, hourMs],
  [/^(?:minutes?|mins?|ה?דקות)$/, 0, 0, minuteMs],
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
    if (bare === 'שעה') return { by: [0, 0, hourMs], next: index + 1 };
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
      return isBack
        ? { first: day, last: today, instants: [now - ms, now] }
        : { first: today, last: day, instants: [now, now + ms] };
    }
    const shifted = (sign: 1 | -1) => shiftDays(shiftMonths(today, sign * byMonths), sign * byDays);
    // Today is one of the days.
    return isBack
      ? { first: shiftDays(shifted(-1), 1), last: today }
      : { first: today, last: shiftDays(shifted(1), -1) };
  };
}

const halfHourMs = 1_800_000;

/** A day, or the whole week, month or year of the calendar; of hours, half an hour before and after. */
function agoStretch(words: Words, index: number): { stretch: Stretch; next: number } | null {
  const ago = agoAt(words, index);
  if (ago === null) return null;
  const stretch: Stretch = (today, _direction, { now, zone, country }) => {
    if (ago.unit === 'hour') {
      const at = now - ago.back.ms;
      const on = dayOf(at, zone);
      return { first: on, last: on, instants: [at - halfHourMs, Math.min(now, at + halfHourMs)] };
    }
    const day = dayAgo(today, ago);
    const firstOf = {
      day,
      week: weekStart(day, country),
      month: { ...day, day: 1 },
      year: { ...day, month: 1, day: 1 },
    };
    const first = firstOf[ago.unit];
    const lastOf = {
      day,
      week: shiftDays(first, 6),
      month: { ...day, day: daysIn(day) },
      year: { ...day, month: 12, day: 31 },
    };
    return { first, last: lastOf[ago.unit] };
  };
  return { stretch, next: ago.next };
}

/** "From 1900 to 2030" are hours, and 2000 shekels are none of these. */
const isAmount = /^(?:(?:to|until|עד)$|nis|shekel|ש[קח])/;
const yearDigits = /^(?:19|20)\d\d$/;

/** "2025", "of last year", "בשנה שעברה". */
function yearAt({ tokens }: Words, index: number): { year: Year; next: number } | null {
  const at = /^(?:of|של)$/.test(tokens[index]?.text ?? '') ? index + 1 : index;
  const [one = '', two = ''] = [tokens[at]?.text, tokens[at + 1]?.text];
  if (yearDigits.test(one)) return { year: { at: Number(one) }, next: at + 1 };
  const pair = `${one} ${two}`;
  if (/^(?:last year|[בה]?שנה שעברה)$/.test(pair)) return { year: { by: -1 }, next: at + 2 };
  if (/^(?:next year|[בה]?שנה הבאה)$/.test(pair)) return { year: { by: 1 }, next: at + 2 };
  if (pair === 'this year') return { year: { by: 0 }, next: at + 2 };
  if (/^(?:השנה|אשתקד)$/.test(one)) return { year: { by: one === 'השנה' ? 0 : -1 }, next: at + 1 };
  return null;
}

/** "In May", "last May", "בנובמבר שעבר", "February 2025", "ב-2/2025", "in 2024". */
function monthStretch(words: Words, index: number): { stretch: Stretch; next: number } | null {
  const { tokens } = words;
  const textAt = (at: number) => tokens[at]?.text ?? '';
  const isLed = /^(?:in|from|of|during|since)$/.test(textAt(index));
  const isLast = textAt(isLed ? index + 1 : index) === 'last';
  const at = index + Number(isLed) + Number(isLast);
  const { prefix = '', stem = '' } = tokens[at]?.stems[0] ?? {};
  const since = textAt(index) === 'since';
  const numbers = /^(?:(0?[1-9]|1[0-2])[/.])?((?:19|20)\d\d)$/.exec(stem);
  if (numbers !== null) {
    const [, month, year] = numbers;
    const isSaid = (isLed && textAt(index) !== 'of') || /^[במ]$/.test(prefix);
    if (!isSaid || isLast || since || isAmount.test(textAt(at + 1))) return null;
    const stretch =
      month === undefined
        ? ofYear(Number(year))
        : ofMonth({ month: Number(month), year: { at: Number(year) }, since, isLast });
    return { stretch, next: at + 1 };
  }
  const month = months.at(tokens, at, (glued) => /^[במל]?$/.test(glued));
  if (month === null) return null;
  const year = isLast ? null : yearAt(words, month.next);
  const isHebrew = /^[א-ת]/.test(textAt(at));
  const isPast = isHebrew && /^(?:שעבר|האחרון)$/.test(textAt(month.next));
  const isNamed = isLed || isLast || (isHebrew && (isPast || !textAt(at).startsWith('ל')));
  if ((year === null && !isNamed) || (year !== null && isOfDate(words, index))) return null;
  const next = year?.next ?? month.next + Number(isPast);
  return {
    stretch: ofMonth({ month: month.value, year: year?.year ?? null, since, isLast: isLast || isPast }),
    next,
  };
}

/** "The 3rd of February 2025" is a day, which other readers know better. */
function isOfDate({ tokens }: Words, index: number): boolean {
  return [1, 2, 3].some(
    (back) => (dayAt(tokens, index - back, { lead: null, afterTime: false })?.to ?? 0) > index,
  );
}

export function longestStretch(words: Words, index: number): { stretch: Stretch; next: number } | null {
  let longest = countedStretch(words, index) ?? agoStretch(words, index) ?? monthStretch(words, index);
  for (const row of stretches) {
    const next = matchAt(row, words, index, false)?.next ?? 0;
    if (next > (longest?.next ?? index)) longest = { stretch: row.value, next };
  }
  return longest;
}

function weekStart(day: CalendarDay, country: string): CalendarDay {
  const first = country === 'IL' ? 0 : 1;
  return shiftDays(day, -((weekdayOf(day) - first + 7) % 7));
}
