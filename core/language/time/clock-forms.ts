/** The forms a time of day is written in: "17:30", "half past eight", "שמונה וחצי", "רבע לשבע", "730pm". */
import { numberAt } from '../numbers.ts';
import { marked, noPrefix, phrasebook, type PrefixTest } from '../phrasebook.ts';
import type { Token } from '../tokens.ts';
import { minuteMs } from '../../time/units.ts';
import { countedThings } from './counted.ts';
import type { Clock } from './pieces.ts';
import { units } from './words.ts';

export type ClockMatch = {
  readonly clock: Clock;
  /** Token index. */
  readonly at: number;
  readonly next: number;
  readonly prefix: string;
  /** Cannot be anything but a time of day, whatever stands around it. */
  readonly isEvident: boolean;
  /** "ten thirty": an hour with its minutes. */
  readonly hasMinutes?: boolean;
};

type Unplaced = Omit<ClockMatch, 'at'>;

const namedClocks = phrasebook<Clock>([
  ['noon|midday|12noon', exactly(12, 0)],
  ['midnight|חצות', exactly(24, 0)],
  ['חצות הלילה', exactly(24, 0)],
]);

const meridiems = phrasebook<'am' | 'pm'>([
  ['am / a m', 'am'],
  ['pm / p m', 'pm'],
]);

const oclock = marked(["o'clock|oclock [sharp] / o clock / ish|sharp|exactly / בדיוק|ככה|בערך"]);

const hourFractions = phrasebook<number>([
  ['חצי', 30],
  ['רבע', 15],
  ['שלושת רבעי', 45],
]);

/** "quarter to", "ten past", "רבע ל": minutes that come before their hour. */
const minutesBefore = phrasebook<number>([
  ['[a] quarter', 15],
  ['half', 30],
  ['רבע', 15],
  ['חמישה|חמש', 5],
  ['עשרה|עשר', 10],
  ['five', 5],
  ['ten', 10],
  ['twenty|עשרים', 20],
  ['twenty five', 25],
  ['עשרים וחמישה|וחמש', 25],
]);

const toOrPast = phrasebook<1 | -1>([
  ['[minutes] to|till|before|of', -1],
  ['[minutes] past|after', 1],
]);

/** Hours are feminine in Hebrew; a masculine number counts something else. */
const hebrewHourWords = new Set(
  'אפס אחת שתיים שתים שלוש ארבע חמש שש שבע שמונה תשע עשר אחתעשרה עשרים'.split(' '),
);

const lastHour = 24;

export function clockAt(tokens: readonly Token[], index: number, prefixes: PrefixTest): ClockMatch | null {
  const match =
    digitalClockAt(tokens, index, prefixes) ??
    namedClockAt(tokens, index, prefixes) ??
    minutesFirstAt(tokens, index, prefixes) ??
    hourFirstAt(tokens, index, prefixes);
  return match === null ? null : { ...match, at: index };
}

function digitalClockAt(tokens: readonly Token[], index: number, prefixes: PrefixTest): Unplaced | null {
  const reading = tokens[index]?.stems[0];
  if (reading === undefined || !prefixes(reading.prefix)) return null;
  const match = /^(\d{1,2})[:.](\d{2})(?::\d{2})?$/.exec(reading.stem);
  if (match === null) return null;
  const [, hourText = '', minuteText = ''] = match;
  const hour = Number(hourText);
  const minute = Number(minuteText);
  if (hour > lastHour || minute > 59) return null;
  const meridiem = meridiems.at(tokens, index + 1, noPrefix);
  if (meridiem !== null && hour > 12) return null;
  const is24h = meridiem === null && (hour > 12 || hour === 0 || hourText.startsWith('0'));
  return {
    clock: { hour, minute, meridiem: meridiem?.value ?? null, is24h },
    next: meridiem?.next ?? oclock.at(tokens, index + 1, noPrefix)?.next ?? index + 1,
    prefix: reading.prefix,
    isEvident: reading.stem.includes(':') || meridiem !== null,
    hasMinutes: true,
  };
}

function namedClockAt(tokens: readonly Token[], index: number, prefixes: PrefixTest): Unplaced | null {
  const named = namedClocks.at(tokens, index, prefixes);
  return named === null
    ? null
    : { clock: named.value, next: named.next, prefix: named.prefix, isEvident: true };
}

/** "quarter to seven", "ten past 5", "רבע לשבע", "עשרה ל-8". */
function minutesFirstAt(tokens: readonly Token[], index: number, prefixes: PrefixTest): Unplaced | null {
  const minutes = minutesBefore.at(tokens, index, prefixes);
  if (minutes === null) return null;
  const side = toOrPast.at(tokens, minutes.next, noPrefix);
  if (side === null && tokens[index]?.text === 'half') return halfHourAt(tokens, minutes.next);
  const hour =
    side === null
      ? hourFirstAt(tokens, minutes.next, (prefix) => prefix === 'ל')
      : hourFirstAt(tokens, side.next, noPrefix);
  if (hour === null || hour.clock.minute !== 0) return null;
  const shift = side === null ? -minutes.value : side.value * minutes.value;
  return { ...hour, clock: shifted(hour.clock, shift), prefix: minutes.prefix, isEvident: true };
}

/** "half eight", as the British say half past eight; only where an hour is expected. */
function halfHourAt(tokens: readonly Token[], index: number): Unplaced | null {
  const hour = hourFirstAt(tokens, index, noPrefix);
  if (hour === null || hour.clock.minute !== 0 || hour.clock.hour > 12) return null;
  return { ...hour, clock: shifted(hour.clock, 30), isEvident: false };
}

function hourFirstAt(tokens: readonly Token[], index: number, prefixes: PrefixTest): Unplaced | null {
  const hour = numberAt(tokens, index, prefixes);
  if (hour === null) return null;
  const compact = hour.digits ? compactClock(tokens, index, hour.value) : null;
  if (compact !== null) return { ...compact, prefix: hour.prefix };
  if (hour.value > lastHour || !isHourWord(tokens, index, hour.digits)) return null;
  const minutes = minutesAfter(tokens, hour.next, hour.digits);
  const afterMinutes = minutes?.next ?? hour.next;
  const spokenHour = oclock.at(tokens, afterMinutes, noPrefix);
  const meridiem = meridiems.at(tokens, spokenHour?.next ?? afterMinutes, noPrefix);
  if (meridiem !== null && (hour.value > 12 || hour.value === 0)) return null;
  const digits = tokens[index]?.stems[0]?.stem ?? '';
  const clock: Clock = {
    hour: hour.value,
    minute: 0,
    meridiem: meridiem?.value ?? null,
    is24h:
      hour.value > 12 || hour.value === 0 || (hour.digits && digits.length === 2 && digits.startsWith('0')),
  };
  return {
    clock: shifted(clock, minutes?.value ?? 0),
    next: meridiem?.next ?? spokenHour?.next ?? afterMinutes,
    prefix: hour.prefix,
    isEvident: meridiem !== null || spokenHour !== null,
    hasMinutes: minutes !== null,
  };
}

/** 730pm, 1530: hours and minutes run together. A year is not one of them. */
function compactClock(
  tokens: readonly Token[],
  index: number,
  value: number,
): Omit<Unplaced, 'prefix'> | null {
  const digits = tokens[index]?.stems[0]?.stem ?? '';
  const hour = Math.floor(value / 100);
  const minute = value % 100;
  if (digits.length < 3 || digits.length > 4 || hour > 23 || minute > 59) return null;
  const meridiem = meridiems.at(tokens, index + 1, noPrefix);
  const isYear = (hour === 19 || hour === 20) && tokens[index - 1]?.text !== 'at';
  if (meridiem === null && (digits.length === 3 || isYear)) return null;
  const clock = { hour, minute, meridiem: meridiem?.value ?? null, is24h: meridiem === null };
  return { clock, next: meridiem?.next ?? index + 1, isEvident: meridiem !== null };
}

function minutesAfter(
  tokens: readonly Token[],
  index: number,
  hourInDigits: boolean,
): { value: number; next: number } | null {
  // "nineteen hundred"
  if (tokens[index]?.text === 'hundred') return { value: 0, next: index + 1 };
  const isAnd = (prefix: string) => prefix === 'ו';
  const fraction = hourFractions.at(tokens, index, isAnd);
  if (fraction?.prefix === 'ו') return fraction;
  const and = numberAt(tokens, index, isAnd);
  if (and !== null) return asMinutes(tokens, and);
  if (tokens[index]?.text === 'פחות') {
    const less = hourFractions.at(tokens, index + 1, noPrefix) ?? numberAt(tokens, index + 1, noPrefix);
    return less === null ? null : { value: -less.value, next: less.next };
  }
  if (tokens[index]?.spaced === false) return null;
  const spoken = numberAt(tokens, index, noPrefix);
  if (spoken === null || spoken.digits !== hourInDigits) return null;
  if (spoken.digits && tokens[index]?.text.length !== 2) return null;
  const isZeroFive = spoken.value === 0 ? numberAt(tokens, spoken.next, noPrefix) : null;
  if (isZeroFive !== null && isZeroFive.value < 10) return isZeroFive;
  return spoken.value >= 10 || (spoken.digits && spoken.value > 0) ? asMinutes(tokens, spoken) : null;
}

/** "שמונה ועשרים דקות" says its unit; another unit means that no minutes are meant. */
function asMinutes(
  tokens: readonly Token[],
  match: { value: number; next: number },
): { value: number; next: number } | null {
  if (match.value > 59) return null;
  const unit = units.at(tokens, match.next, noPrefix);
  if (unit === null) return countedThings.at(tokens, match.next, noPrefix) === null ? match : null;
  return unit.value.ms === minuteMs ? { value: match.value, next: unit.next } : null;
}

function isHourWord(tokens: readonly Token[], index: number, digits: boolean): boolean {
  if (digits || /^[a-z]/.test(tokens[index]?.text ?? '')) return true;
  return tokens[index]?.stems.some(({ stem }) => hebrewHourWords.has(stem)) === true;
}

function shifted(clock: Clock, minutes: number): Clock {
  if (minutes >= 0) return { ...clock, minute: clock.minute + minutes };
  const hour = clock.hour === 0 ? 23 : clock.hour - 1;
  return { ...clock, hour: hour === 0 && !clock.is24h ? 12 : hour, minute: 60 + minutes, named: clock.hour };
}

function exactly(hour: number, minute: number): Clock {
  return { hour, minute, meridiem: null, is24h: true };
}
