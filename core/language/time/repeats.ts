/** Repetition: "every Sunday and Tuesday", "daily", "כל יומיים", "בימי שני", "once a month on the 1st". */
import { numberAt } from '../numbers.ts';
import { anyPrefix, marked, noPrefix, phrasebook, type PrefixTest } from '../phrasebook.ts';
import type { Token } from '../tokens.ts';
import { amountAt } from './amounts.ts';
import { dayAt, dayNumberAt } from './days.ts';
import type { Weekday } from '../../time/calendar.ts';
import { minuteMs } from '../../time/units.ts';
import type { Amount, Every, Found, PartOfDay, Place } from './pieces.ts';
import { looseWeekdays, weekdays } from './words.ts';

const everyWords = marked(['every|each [single] / once a|every|each', 'כל|מדי|מידי']);
const onceWords = marked(['פעם|אחת']);
const otherWords = marked(['other|second']);

type Repeat = { readonly every: Every; readonly part?: PartOfDay };

const daily = simply('DAILY');
const workdays: readonly Weekday[] = [1, 2, 3, 4, 5];
const israeliWorkdays: readonly Weekday[] = [0, 1, 2, 3, 4];

/** What may follow "every". */
const cycles = phrasebook<Repeat>([
  ['day', { every: daily }],
  ['morning|בוקר', { every: daily, part: 'morning' }],
  ['afternoon', { every: daily, part: 'afternoon' }],
  ['evening|ערב', { every: daily, part: 'evening' }],
  ['night|לילה', { every: daily, part: 'night' }],
  ['צהריים', { every: daily, part: 'noon' }],
  ['מוצ"ש|מוצש / מוצאי שבת', { every: onDays([6]), part: 'evening' }],
  ['weekday', { every: onDays(workdays) }],
  ['work|business|working day', { every: onDays(workdays) }],
  ['יום חול|עבודה', { every: onDays(israeliWorkdays) }],
  ['weekend', { every: onDays([6, 0]) }],
  ['week|שבוע', { every: simply('WEEKLY') }],
  ['fortnight', { every: { ...simply('WEEKLY'), interval: 2 } }],
  ['month|חודש', { every: simply('MONTHLY') }],
  ['year|שנה', { every: simply('YEARLY') }],
  ['hour|שעה', { every: simply('HOURLY') }],
  ['minute|דקה', { every: simply('MINUTELY') }],
  ['יום', { every: daily }],
]);

/** Words that say it all. */
const adverbs = phrasebook<Repeat>([
  ['daily|everyday|nightly', { every: daily }],
  ['יומי|יומית', { every: daily }],
  ['on weekdays', { every: onDays(workdays) }],
  ['weekdays', { every: onDays(workdays) }],
  ['[on] weekends', { every: onDays([6, 0]) }],
  ['weekly|שבועי|שבועית', { every: simply('WEEKLY') }],
  ['biweekly|fortnightly / דו שבועי|שבועית', { every: { ...simply('WEEKLY'), interval: 2 } }],
  ['monthly|חודשי|חודשית', { every: simply('MONTHLY') }],
  ['yearly', { every: simply('YEARLY') }],
  ['hourly', { every: simply('HOURLY') }],
  ['יום כן יום לא', { every: { ...daily, interval: 2 } }],
  ['ימי|ימות חול|השבוע', { every: onDays(israeliWorkdays) }],
  ['סופי שבוע|השבוע', { every: onDays([5, 6]) }],
  ['[in] mornings', { every: daily, part: 'morning' }],
  ["ימים א|א' עד ה|ה'", { every: onDays(israeliWorkdays) }],
  ["ימים א' ה'", { every: onDays(israeliWorkdays) }],
  ["[ימים] ראשון|א|א' עד|- חמישי|ה|ה'", { every: onDays(israeliWorkdays) }],
]);
const hebrewPlural = marked(['ימי|ימים']);
const adverbNeighbours = marked([
  'to|at|on|about|that|in|for|from|until|till|please|starting|repeat|repeating|every|and|with',
  'ל|על|את|עם|בבקשה|עד|כל|החל',
]);

export function everyRule(tokens: readonly Token[], index: number): Found | null {
  const found =
    everyCycle(tokens, index) ??
    adverb(tokens, index) ??
    pluralDays(tokens, index) ??
    dayOfEveryMonth(tokens, index);
  return found === null ? null : withoutDays(tokens, found);
}

const butWords = marked([
  'but|except [not] [for] [on]',
  'חוץ|פרט|מלבד|למעט [מיום|ליום|יום] / אבל|רק לא [ביום]',
]);

/** "every weekday but Tuesday", "כל יום חוץ משבת". */
function withoutDays(tokens: readonly Token[], found: Found): Found {
  if (found.meaning.is !== 'every') return found;
  const { every } = found.meaning;
  const comma = tokens[found.to]?.text === ',' ? 1 : 0;
  const but = butWords.at(tokens, found.to + comma, noPrefix);
  const days = but === null ? null : weekdayListAt(tokens, but.next, anyPrefix);
  const isDaily = every.frequency === 'DAILY' && every.interval === 1;
  if (days === null || !(isDaily || every.weekdays.length > 1)) return found;
  const all = isDaily ? ([0, 1, 2, 3, 4, 5, 6] as const) : every.weekdays;
  const left = all.filter((day) => !days.value.includes(day));
  return { ...found, to: days.next, meaning: { ...found.meaning, every: { ...onDays(left) } } };
}

const countWords = marked([
  'time|times|occurrence|occurrences|session|sessions|meeting|meetings',
  'פעם|פעמים',
]);

/** "for ten weeks", "5 times", "עשר פעמים", "למשך חודש": only after a repetition. */
export function timesRule(tokens: readonly Token[], index: number, { afterTime }: Place): Found | null {
  if (!afterTime) return null;
  const lead = forWords.at(tokens, index, noPrefix);
  const from = lead?.next ?? index;
  const number = numberAt(tokens, from, noPrefix);
  const counted = number === null ? null : countWords.at(tokens, number.next, noPrefix);
  const none = { count: 0, days: 0, months: 0 };
  if (number !== null && counted !== null)
    return { to: counted.next, meaning: { is: 'times', ...none, count: number.value } };
  const amount = amountAt(tokens, from, (prefix) => prefix === '' || prefix === 'ל');
  if (amount === null || amount.amount.ms !== 0) return null;
  if (lead === null && tokens[from]?.stems.some(({ prefix }) => prefix === 'ל') !== true) return null;
  return { to: amount.next, meaning: { is: 'times', ...none, ...pick(amount.amount) } };
}

const forWords = marked(['for [the] [next|coming] / למשך|במשך']);

function pick({ days, months }: Amount): { days: number; months: number } {
  return { days, months };
}

function everyCycle(tokens: readonly Token[], index: number): Found | null {
  const once = onceWords.at(tokens, index);
  const every =
    once ?? everyWords.at(tokens, index, (prefix) => prefix === '' || prefix === 'ב' || prefix === 'ו');
  if (every === null) return null;
  /** "פעם בשבוע", "אחת לשבועיים". */
  const glued: PrefixTest = once === null ? noPrefix : (prefix) => prefix === 'ל' || prefix === 'ב';
  const other = otherWords.at(tokens, every.next, noPrefix);
  const start = other?.next ?? every.next;
  const interval = other === null ? 1 : 2;
  const date = everyDate(tokens, start);
  const days = weekdayListAt(tokens, start);
  if (days !== null && (date === null || days.next >= date.to)) {
    // "כל יום שלישי שני" is every second one; "ראשון שני ורביעי" are three days.
    const isSecond =
      tokens[days.next]?.text === 'שני' && anyWeekdayAt(tokens, days.next + 1, anyPrefix) === null;
    return repeats(days.next + Number(isSecond), {
      ...onDays(days.value),
      interval: isSecond ? 2 : interval,
    });
  }
  const cycle = cycles.at(tokens, start, glued);
  if (cycle !== null) {
    const { every: simple, part } = cycle.value;
    const rule = { ...simple, interval: simple.interval * interval };
    return onDayOfMonth(tokens, repeats(cycle.next, rule, part), rule);
  }
  const amount = amountAt(tokens, start, glued);
  const rule = amount === null ? null : everyAmount(amount.amount);
  if (amount !== null && rule !== null) return onDayOfMonth(tokens, repeats(amount.next, rule), rule);
  return once === null ? date : null;
}

/** "every month on the 1st", "כל חודש ב-15". */
function onDayOfMonth(tokens: readonly Token[], found: Found, rule: Every): Found {
  if (rule.frequency !== 'MONTHLY') return found;
  const on = tokens[found.to]?.text === 'on' ? found.to + 1 : found.to;
  const day = dayAt(tokens, on, { lead: 'on', afterTime: true });
  if (day?.meaning.is === 'day' && day.meaning.day.by === 'date' && day.meaning.day.month === null) {
    return repeats(day.to, { ...rule, monthDay: day.meaning.day.day });
  }
  return found;
}

/** "every 15th", "every March 3", "כל 1 לחודש", "every end of month". */
function everyDate(tokens: readonly Token[], index: number): Found | null {
  const day = dayAt(tokens, index, { lead: 'on', afterTime: false });
  if (day?.meaning.is !== 'day') return null;
  const ref = day.meaning.day;
  if (ref.by === 'edge' && ref.edge === 'month-end') {
    return repeats(day.to, { ...simply('MONTHLY'), monthDay: -1 });
  }
  if (ref.by !== 'date') return null;
  return ref.month === null
    ? repeats(day.to, { ...simply('MONTHLY'), monthDay: ref.day })
    : { to: day.to, meaning: { is: 'every', every: simply('YEARLY'), day: ref } };
}

/** "the first of every month", "ב-1 לכל חודש". */
function dayOfEveryMonth(tokens: readonly Token[], index: number): Found | null {
  const day = dayNumberAt(tokens, tokens[index]?.text === 'the' ? index + 1 : index);
  const ofEvery = day === null ? null : everyMonth.at(tokens, day.next, noPrefix);
  // "יום ראשון הראשון בכל חודש" is a weekday of it.
  if (day === null || ofEvery === null || anyWeekdayAt(tokens, index - 1, anyPrefix) !== null) return null;
  return repeats(ofEvery.next, { ...simply('MONTHLY'), interval: ofEvery.value, monthDay: day.value });
}

const everyMonth = phrasebook([
  ['of|in every|each month / לכל|בכל חודש', 1],
  ['of|in every other|second month', 2],
]);

function adverb(tokens: readonly Token[], index: number): Found | null {
  const found = adverbs.at(tokens, index, (prefix) => prefix === '' || prefix === 'ב');
  if (found === null) return null;
  const { every, part } = found.value;
  const next = tokens[found.next];
  const standsAlone =
    found.next - index > 1 ||
    next?.kind !== 'word' ||
    adverbNeighbours.at(tokens, found.next, noPrefix) !== null ||
    /^[לבש]/.test(next.text);
  return { ...repeats(found.next, every, part), attributive: !standsAlone };
}

/** "on Mondays", "Sundays and Tuesdays", "בימי ראשון ושלישי", "בימים ב' וד'". */
function pluralDays(tokens: readonly Token[], index: number): Found | null {
  const plural = hebrewPlural.at(
    tokens,
    index,
    (prefix) => prefix === '' || prefix === 'ב' || prefix === 'ל',
  );
  const isEnglishPlural = /^(?:sun|mon|tues|wednes|thurs|fri|satur)days$/.test(tokens[index]?.text ?? '');
  const days = weekdayListAt(tokens, plural?.next ?? index);
  if (days === null) return null;
  const part = partsOfEach.find((one) => tokens[days.next]?.text === `${one}s`);
  if (part !== undefined) return repeats(days.next + 1, onDays(days.value), part);
  return plural === null && !isEnglishPlural ? null : repeats(days.next, onDays(days.value));
}

/** "Sunday nights" */
const partsOfEach = ['morning', 'afternoon', 'evening', 'night'] as const;

function weekdayListAt(
  tokens: readonly Token[],
  index: number,
  firstPrefix: PrefixTest = noPrefix,
): { value: readonly Weekday[]; next: number } | null {
  const first = anyWeekdayAt(tokens, index, firstPrefix);
  if (first === null) return null;
  const days = [first.value];
  let next = first.next;
  for (;;) {
    const mark = tokens[next]?.text;
    const separated = mark === ',' || mark === 'and' || mark === '&';
    const isAnd: PrefixTest = (prefix) =>
      prefix === 'ו' || prefix === 'וב' || prefix === 'ול' || (separated && prefix === '');
    const another = anyWeekdayAt(tokens, separated ? next + 1 : next, isAnd);
    if (another === null) return { value: days, next };
    days.push(another.value);
    next = another.next;
  }
}

function anyWeekdayAt(
  tokens: readonly Token[],
  index: number,
  prefixes: PrefixTest,
): { value: Weekday; next: number } | null {
  return (
    weekdays.at(tokens, index, prefixes) ??
    looseWeekdays.at(tokens, index, prefixes) ??
    dayLetters.at(tokens, index, prefixes)
  );
}

const dayLetters = phrasebook<Weekday>([
  ["א|א'", 0],
  ["ב|ב'", 1],
  ["ג|ג'", 2],
  ["ד|ד'", 3],
  ["ה|ה'", 4],
  ["ו'", 5],
]);

function everyAmount({ months, days, ms }: Amount): Every | null {
  if (months > 0) {
    return months % 12 === 0
      ? { ...simply('YEARLY'), interval: months / 12 }
      : { ...simply('MONTHLY'), interval: months };
  }
  if (days > 0) {
    return days % 7 === 0
      ? { ...simply('WEEKLY'), interval: days / 7 }
      : { ...simply('DAILY'), interval: days };
  }
  const minutes = Math.round(ms / minuteMs);
  if (minutes < 1) return null;
  return minutes % 60 === 0
    ? { ...simply('HOURLY'), interval: minutes / 60 }
    : { ...simply('MINUTELY'), interval: minutes };
}

function repeats(to: number, every: Every, part?: PartOfDay): Found {
  return { to, meaning: part === undefined ? { is: 'every', every } : { is: 'every', every, part } };
}

function simply(frequency: Every['frequency']): Every {
  return { frequency, interval: 1, weekdays: [], monthDay: null };
}

function onDays(days: readonly Weekday[]): Every {
  return { frequency: 'WEEKLY', interval: 1, weekdays: days, monthDay: null };
}
