/** Days: named ones, weekdays with this and next, dates (day first), and the edges of weeks and months. */
import { numberAt } from '../numbers.ts';
import { anyPrefix, marked, noPrefix, phrasebook, type PrefixTest } from '../phrasebook.ts';
import type { Token } from '../tokens.ts';
import { amountAt } from './amounts.ts';
import type { Weekday } from '../../time/calendar.ts';
import type { DayRef, Found, Place } from './pieces.ts';
import { edges, looseWeekdays, months, namedDays, partsOfDay, weekdays } from './words.ts';

type DayRule = (tokens: readonly Token[], index: number, place: Place) => Found | null;

const whichBefore = phrasebook<'coming' | 'this' | 'next'>([
  ['this', 'this'],
  ['next', 'next'],
  ['[this|the] coming|upcoming', 'coming'],
]);
const whichAfter = phrasebook<'coming' | 'this' | 'next'>([
  ['הזה|הזאת|הקרוב|הקרובה', 'coming'],
  ['[of] this week', 'this'],
  ['השבוע', 'this'],
  ['הבא|הבאה', 'next'],
  ['[of] next week', 'next'],
  ['[ב]שבוע הבא', 'next'],
  ['בשבוע הבא', 'next'],
]);
export const firstOrdinals =
  'first|הראשון|ראשון second|שני third|שלישי fourth|רביעי fifth|חמישי sixth|שישי seventh|שביעי eighth|שמיני ninth|תשיעי tenth|עשירי eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const ordinals = phrasebook<number>([
  ...firstOrdinals.map((word, index) => [word, index + 1] as const),
  ...firstOrdinals.slice(0, 9).map((word, index) => [`twenty ${word}`, index + 21] as const),
  ['thirtieth', 30],
  ['thirty first', 31],
]);
const ordinalEndings = marked(['st|nd|rd|th']);
const monthOfDay = phrasebook<number>([
  ['לחודש|בחודש', 0],
  ['[of] the|this month', 0],
  ['[of] next month', 1],
  ['לחודש|בחודש הבא', 1],
]);
const weeksFrom = marked(['from|on|מ']);
/** Between the first of several days and the last. */
const throughWords = marked(['to|until|till|til|through|thru|-|עד [ל|ה]']);

const lastDay = 31;

export const dayRules: readonly DayRule[] = [
  namedDay,
  weekday,
  edge,
  slashedDate,
  isoDate,
  severalDays,
  dayThenMonth,
  monthThenDay,
  dayOfMonth,
  weeksFromDay,
  partOfMonth,
];

export function dayAt(tokens: readonly Token[], index: number, place: Place): Found | null {
  let best: Found | null = null;
  for (const rule of dayRules) {
    const found = rule(tokens, index, place);
    if (found !== null && (best === null || found.to > best.to)) best = found;
  }
  return best;
}

function namedDay(tokens: readonly Token[], index: number): Found | null {
  const named = namedDays.at(tokens, index, among('', 'ל', 'מ', 'ו', 'ש', 'ב', 'של'));
  if (named === null) return null;
  const { day, part } = named.value;
  if (day.by === 'offset' && day.days < 0) return { to: named.next, meaning: { is: 'past' } };
  return { to: named.next, meaning: part === undefined ? { is: 'day', day } : { is: 'day', day, part } };
}

function weekday(tokens: readonly Token[], index: number, place: Place): Found | null {
  if (sits(tokens, index)) return null;
  const before = whichBefore.at(tokens, index, noPrefix);
  const named = weekdayAt(tokens, before?.next ?? index, place, before !== null);
  if (named === null || greetings.has(tokens[named.next]?.text ?? '')) return null;
  // "Tuesday week", as the British say for the one after.
  if (tokens[named.next]?.text === 'week')
    return {
      to: named.next + 1,
      meaning: { is: 'day', day: { by: 'weekday', weekday: named.value, which: 'coming', weeks: 1 } },
    };
  const after = whichAfter.at(tokens, named.next, noPrefix);
  const which = before?.value ?? after?.value ?? 'coming';
  const to = after?.next ?? named.next;
  return { to, meaning: { is: 'day', day: { by: 'weekday', weekday: named.value, which, weeks: 0 } } };
}

/** "רוצים לשבת על קפה" is to sit, and names no day. */
function sits(tokens: readonly Token[], index: number): boolean {
  if (tokens[index]?.text !== 'לשבת') return false;
  return tokens[index + 1]?.text === 'על' || wishes.test(tokens[index - 1]?.text ?? '');
}

const wishes = /^ש?(?:רוצ|אפשר|בוא|צרי|יכול|נוכל|אשמח)/;

/** "שבת שלום" wishes, it does not date. */
const greetings = new Set(['שלום', 'מבורכת', 'shalom']);

function weekdayAt(
  tokens: readonly Token[],
  index: number,
  place: Place,
  isQualified: boolean,
): { value: Weekday; next: number } | null {
  const full = weekdays.at(tokens, index, among('', 'ב', 'ל', 'ו', 'ש', 'מ', 'וב'));
  if (full !== null) return full;
  const loose = looseWeekdays.at(tokens, index, among('', 'ב', 'ל', 'ו', 'ה', 'וב', 'מ'));
  if (loose === null) return null;
  const isDayOf = dayOfMonth(tokens, index) !== null || months.at(tokens, loose.next, anyPrefix) !== null;
  if (isDayOf) return null;
  const qualified = isQualified || whichAfter.at(tokens, loose.next, noPrefix) !== null;
  if (qualified || place.afterTime || place.lead === 'on' || place.lead === 'until') return loose;
  if (place.lead === 'from' || partsOfDay.at(tokens, loose.next, anyPrefix) !== null) return loose;
  const isOn = loose.prefix.endsWith('ב') || loose.prefix === 'ל';
  if (isOn && !looksCounted(tokens, loose.next)) return loose;
  return loose.prefix === '' && speaksOfTime(tokens, loose.next) ? loose : null;
}

/** "בשני מקומות", "בראשון לציון". */
function looksCounted(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index]?.text ?? '';
  return /(?:ים|ות)$/.test(next) || next === 'לציון';
}

function speaksOfTime(tokens: readonly Token[], index: number): boolean {
  const reading = tokens[index]?.stems[0];
  if (reading === undefined) return false;
  if (/^(?:ב(?:בוקר|צהריים|ערב|לילה)|בין|משעה|שעה)$/.test(reading.stem)) return true;
  if (tokens[index]?.kind === 'number') return reading.prefix === 'ב' || reading.prefix === '';
  if (numberAt(tokens, index, among('ב', 'מ')) !== null) return true;
  // "ראשון החמישה עשר"
  if (dayNumberAt(tokens, index, among('ה')) !== null) return true;
  return (
    reading.stem === 'בשעה' ||
    reading.stem === 'at' ||
    reading.stem === 'morning' ||
    /^(?:evening|noon|afternoon|night|midday|lunchtime|@)$/.test(reading.stem)
  );
}

const monthParts = phrasebook<'start' | 'middle' | 'end'>([
  ['[the] end of / סוף / [the] last day of / יום האחרון של', 'end'],
  ['[the] beginning|start of / early / תחילת|ראשית', 'start'],
  ['[the] middle of / mid [-] / אמצע', 'middle'],
]);

/** "the end of April", "סוף אפריל". */
function partOfMonth(tokens: readonly Token[], index: number): Found | null {
  const part = monthParts.at(tokens, index, among('', 'ב', 'ל', 'עד'));
  const month = part === null ? null : months.at(tokens, part.next, noPrefix);
  if (part === null || month === null) return null;
  const last = daysInMonth[month.value - 1] ?? 0;
  return dated(month.next, { start: 1, middle: 15, end: last }[part.value], month.value, null);
}

const thisWeek = marked(['this week / now|השבוע|שבוע|עכשיו']);

function edge(tokens: readonly Token[], index: number, { lead }: Place): Found | null {
  const found = edges.at(tokens, index, among('', 'ב', 'ל', 'ה', 'בה', 'מה', 'מ', 'עד'));
  if (found !== null) return { to: found.next, meaning: { is: 'day', day: { by: 'edge', ...found.value } } };
  const begins = lead === 'from' || tokens[index]?.text.startsWith('מ') === true;
  const now = begins ? thisWeek.at(tokens, index, anyPrefix) : null;
  return now === null ? null : { to: now.next, meaning: { is: 'day', day: { by: 'offset', days: 0 } } };
}

/** 15/3, 15.3.26, 15/03/2026; month first only where the second number cannot be a month. */
function slashedDate(tokens: readonly Token[], index: number, place: Place): Found | null {
  const reading = tokens[index]?.stems[0];
  const match = /^(\d{1,2})([./])(\d{1,2})(?:\2(\d{4}|\d{2}))?$/.exec(reading?.stem ?? '');
  if (reading === undefined || match === null) return null;
  const [, first = '', mark, second = '', yearText] = match;
  const tied =
    reading.prefix !== '' ||
    place.lead !== null ||
    place.afterTime ||
    yearText !== undefined ||
    hourFollows(tokens, index + (tokens[index + 1]?.text === ',' ? 2 : 1));
  // "at 8.15" is an hour, and so is a number that no month has.
  if (mark === '.' && (!tied || (place.lead === 'at' && second.length > 1) || Number(second) > 12))
    return null;
  const dayFirst = Number(second) <= 12;
  const day = Number(dayFirst ? first : second);
  const month = Number(dayFirst ? second : first);
  if (first === '24' && second === '7') return null;
  return dated(index + 1, day, month, yearOf(yearText));
}

function hourFollows(tokens: readonly Token[], index: number): boolean {
  const spoken = numberAt(tokens, index, among('', 'ב'));
  if (spoken !== null && partsOfDay.at(tokens, spoken.next, anyPrefix) !== null) return true;
  const next = tokens[index];
  const reading = next?.stems[0];
  if (next?.text === 'at' || next?.text === 'בשעה') return true;
  if (/^[ap]m$/.test(tokens[index + 1]?.text ?? '')) return true;
  return next?.kind === 'number' && (reading?.prefix === 'ב' || /^\d{1,2}[:.]\d\d$/.test(next.text));
}

/** "5.4-9.4", "from Sunday to Thursday", "מראשון עד חמישי בשבוע הבא". */
function severalDays(tokens: readonly Token[], index: number, place: Place): Found | null {
  const opens = place.lead === 'from' || tokens[index]?.stems.some(({ prefix }) => prefix === 'מ') === true;
  const isWritten = dayAndMonth.test(tokens[index]?.stems[0]?.stem ?? '');
  if (!opens && !isWritten) return null;
  const tied: Place = { lead: 'on', afterTime: true };
  const first = oneDay(tokens, index, tied);
  const through = first === null ? null : throughWords.at(tokens, first.to, noPrefix);
  const last = through === null ? null : oneDay(tokens, through.next, tied);
  if (first?.meaning.is !== 'day' || last?.meaning.is !== 'day') return null;
  const [from, to] = [first.meaning.day, last.meaning.day];
  const day = from.by === 'weekday' && to.by === 'weekday' ? { ...from, which: to.which } : from;
  return { to: last.to, meaning: { is: 'day', day, last: to } };
}

const dayAndMonth = /^\d{1,2}[./]\d{1,2}$/;

function oneDay(tokens: readonly Token[], index: number, place: Place): Found | null {
  return [weekday, slashedDate, dayThenMonth, monthThenDay, dayOfMonth]
    .map((rule) => rule(tokens, index, place))
    .reduce((best, found) => ((found?.to ?? 0) > (best?.to ?? 0) ? found : best), null);
}

/** 2026-11-20, and 20-11-2026. */
function isoDate(tokens: readonly Token[], index: number): Found | null {
  const [first, firstMark, second, secondMark, third] = tokens.slice(index, index + 5);
  if (firstMark?.text !== '-' || secondMark?.text !== '-' || firstMark.spaced || secondMark.spaced)
    return null;
  const [a, b, c] = [first, second, third].map((token) =>
    token?.kind === 'number' ? Number(token.stems[0]?.stem) : NaN,
  );
  if (a === undefined || b === undefined || c === undefined) return null;
  if (isYear(a)) return dated(index + 5, c, b, a);
  return isYear(c) ? dated(index + 5, a, b, c) : null;
}

function isYear(value: number): boolean {
  return value >= 1900 && value <= 2200;
}

function dayThenMonth(tokens: readonly Token[], index: number): Found | null {
  const day = dayNumberAt(tokens, skipThe(tokens, index));
  if (day === null) return null;
  const isOf = tokens[day.next]?.text === 'of' ? 1 : 0;
  const month = months.at(tokens, day.next + isOf, among('', 'ב', 'ל'));
  if (month === null) return null;
  return withYear(tokens, month.next, day.value, month.value);
}

function monthThenDay(tokens: readonly Token[], index: number): Found | null {
  const month = months.at(tokens, index, noPrefix);
  if (month === null) return null;
  const day = dayNumberAt(tokens, skipThe(tokens, month.next), noPrefix);
  if (day === null || tokens[day.next]?.text === ':') return null;
  return withYear(tokens, day.next, day.value, month.value);
}

/** "the 15th", "ה-15 לחודש", "ב-30": the month is this one or the next. */
function dayOfMonth(tokens: readonly Token[], index: number, place?: Place): Found | null {
  const start = skipThe(tokens, index);
  const day = dayNumberAt(tokens, start);
  if (day === null) return null;
  const ofMonth = monthOfDay.at(tokens, day.next, noPrefix);
  if (ofMonth !== null) {
    const ref: DayRef =
      ofMonth.value === 0
        ? { by: 'date', day: day.value, month: null, year: null }
        : { by: 'month-day', day: day.value, monthsAhead: ofMonth.value };
    return { to: ofMonth.next, meaning: { is: 'day', day: ref } };
  }
  const saysThe = start > index || day.prefix === 'ה' || day.prefix === 'בה' || day.prefix === 'לה';
  const isOrdinal = day.isOrdinal && tokens[start]?.kind === 'number';
  const pastHours = day.digits && day.prefix === 'ב' && day.value > 24;
  const isSpoken =
    saysThe &&
    !day.digits &&
    (day.isOrdinal || day.value > 10) &&
    // "Sunday the fifteenth whole afternoon"
    (endsDay(tokens, day.next) || (place?.afterTime === true && day.value > 10));
  const isTeen =
    day.prefix === 'ב' && !day.digits && isMasculineTeen(tokens, day.next) && endsDay(tokens, day.next);
  if (
    !isOrdinal &&
    !pastHours &&
    !isSpoken &&
    !isTeen &&
    !(saysThe && day.digits && tokens[day.next]?.kind !== 'word')
  )
    return null;
  return dated(day.next, day.value, null, null);
}

/** "the sixteenth at eight": nothing is left that the word could count. */
function endsDay(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index];
  return next === undefined || next.kind !== 'word' || afterDays.test(next.text);
}

const afterDays =
  /^(?:at|in|on|from|to|for|with|and|so|of|about|please|around|by|that|i|we|put|add|stick|pop|remind|אחר|ת?שימי?|תרשו?מי?|תכניסי?|תוסיפי?|[בלמ][א-ת]+|עם|על|את|אחרי|לפני|תזכיר|תזכירי|תקבע|תקבעי)$/;

/** "בתשעה עשר": hours are feminine, so it is a day. */
function isMasculineTeen(tokens: readonly Token[], index: number): boolean {
  return tokens[index - 1]?.text === 'עשר' && /ה$|[אי][דם]$/.test(tokens[index - 2]?.text ?? '');
}

/** "a week from Sunday", "שבועיים ממחר". */
function weeksFromDay(tokens: readonly Token[], index: number, place: Place): Found | null {
  const weeks = amountAt(tokens, index, noPrefix);
  if (weeks === null || weeks.amount.ms !== 0 || weeks.amount.months !== 0) return null;
  const on = place.lead === null ? weeksFrom.at(tokens, weeks.next, noPrefix) : null;
  // "a week tomorrow", "a week on Friday"
  const isNamed = place.lead === null && /^to(?:day|morrow)$/.test(tokens[weeks.next]?.text ?? '');
  const from = isNamed ? { next: weeks.next } : on;
  const isGlued = tokens[weeks.next]?.stems.some(({ prefix }) => prefix === 'מ' || prefix === 'מה') === true;
  if (from === null && !isGlued) return null;
  const base = namedDay(tokens, from?.next ?? weeks.next) ?? weekday(tokens, from?.next ?? weeks.next, place);
  if (base?.meaning.is !== 'day') return null;
  const { day } = base.meaning;
  const { days } = weeks.amount;
  if (day.by === 'offset') {
    return { to: base.to, meaning: { is: 'day', day: { by: 'offset', days: day.days + days } } };
  }
  if (day.by !== 'weekday' || days % 7 !== 0) return null;
  return { to: base.to, meaning: { is: 'day', day: { ...day, weeks: days / 7 } } };
}

type DayNumber = {
  readonly value: number;
  readonly next: number;
  readonly prefix: string;
  readonly digits: boolean;
  readonly isOrdinal: boolean;
};

export function dayNumberAt(
  tokens: readonly Token[],
  index: number,
  prefixes: PrefixTest = anyPrefix,
): DayNumber | null {
  const ordinal = ordinals.at(tokens, index, prefixes);
  if (ordinal !== null) return { ...ordinal, digits: false, isOrdinal: true };
  const number = numberAt(tokens, index, prefixes);
  if (number === null || number.value < 1 || number.value > lastDay) return null;
  const ending =
    tokens[number.next]?.spaced === false ? ordinalEndings.at(tokens, number.next, noPrefix) : null;
  return { ...number, next: ending?.next ?? number.next, isOrdinal: ending !== null };
}

function withYear(tokens: readonly Token[], next: number, day: number, month: number): Found | null {
  const comma = tokens[next]?.text === ',' ? 1 : 0;
  const year = numberAt(tokens, next + comma, noPrefix);
  const isSaid = year !== null && year.digits && isYear(year.value);
  return isSaid ? dated(year.next, day, month, year.value) : dated(next, day, month, null);
}

function dated(to: number, day: number, month: number | null, year: number | null): Found | null {
  const longest = month === null ? lastDay : (daysInMonth[month - 1] ?? 0);
  if (!(day >= 1 && day <= longest)) return null;
  return { to, meaning: { is: 'day', day: { by: 'date', day, month, year } } };
}

const daysInMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function yearOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}

function skipThe(tokens: readonly Token[], index: number): number {
  return tokens[index]?.text === 'the' ? index + 1 : index;
}

function among(...prefixes: readonly string[]): PrefixTest {
  const allowed = new Set(prefixes);
  return (prefix) => allowed.has(prefix);
}
