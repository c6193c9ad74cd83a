/** To which time, or by how much, something is to be moved. */
import { quote } from '../normalise.ts';
import { noPrefix } from '../phrasebook.ts';
import { read } from '../sentence.ts';
import { amountAt } from '../time/amounts.ts';
import type { Clockwork } from '../time/clockwork.ts';
import { findTimes } from '../time/find.ts';
import { resolve } from '../time/resolve.ts';
import { toInstant, toWall } from '../../time/zone.ts';
import type { Shift, Target, TimeWanted } from './change.ts';

const week = { months: 0, days: 7, ms: 0 };
const month = { months: 1, days: 0, ms: 0 };
const nextMonth = /^(?:(?:to|for|until|till) )?next month$|^(?:ל|ב|עד )?(?:ה)?חודש הבא$/i;
const nextWeek = /^(?:(?:to|for|until|till) )?next week$|^(?:ל|ב|עד )?(?:ה)?שבוע הבא$/i;
const ofTime = /^(?:to|until|till|for|at|on|עד|ל-?(?=\d))\s*/i;
const contrast = /,? (?:instead of|rather than|and not|not|ולא|לא|במקום) [^]*$/i;
const halfHour = /\b(?:an? |one )?half(?: an?)? (?:hour|hr)\b/i;
const quarterHour = /\b(?:an? |one )?quarter(?: of an)? (?:hour|hr)\b/i;
const manners =
  /,? (?:instead|then|please|pls|thanks|במקום|בבקשה|(?:at the )?same (?:time|hour)|ב?אות(?:ה|ו) (?:ה?שעה|ה?זמן))$/i;
const earlier =
  /^(?:up|forward) |(?:earlier|sooner|before|forward|מוקדם יותר|קודם|קודם לכן|לפני|אחורה|מהרגיל|מראש)$/i;
const direction =
  /^(?:up|out|back|forward|on|after|אחרי|כעבור) | (?:later|earlier|sooner|after|before|back|forward|אחר כך|אחרי|לפני|קודם לכן|קודם|נוספות|קדימה|אחורה|מוקדם יותר|מאוחר יותר|יותר מאוחר|יותר מוקדם)$/gi;
const extra = new Set('by another extra some more about עוד איזה נוספות נוסף'.split(' '));

/**
 * What words alone say: "tomorrow at five", "half an hour later", "next week", "tonight". Null where they say no time.
 * A part of a day is its usual hour, for whoever asks shows the time before anything is moved.
 */
export function timeWanted(said: string, clockwork: Clockwork): TimeWanted | null {
  const alone = timeAlone(said, clockwork);
  if (alone !== null) return alone;
  const to = targetWithin(plainTime(said), clockwork);
  return to === null ? null : { does: 'move', to };
}

function plainTime(said: string): string {
  return said
    .trim()
    .split(/\s+/)
    .join(' ')
    .replace(contrast, '')
    .replace(manners, '')
    .replace(afterLunch, afterLunchHour);
}

/** As for a free time: half of the day is over then. */
const afterLunch =
  /^(?:(?:un)?till? |to |for )?(?:just |right )?after lunch$|^(?:ל|עד )?אחרי ה?(?:אוכל|ארוחת ה?צהריי?ם)$/i;
const afterLunchHour = '14:00';

/** The same of words that say nothing else: "tomorrow at 5", and not "remind me tomorrow at 5". */
export function timeAlone(said: string, clockwork: Clockwork): TimeWanted | null {
  const text = plainTime(said);
  if (nextWeek.test(text)) return { does: 'shift', shift: { by: week, isEarlier: false } };
  if (nextMonth.test(text)) return { does: 'shift', shift: { by: month, isEarlier: false } };
  const isEarlier = earlier.test(text);
  const length = text.replaceAll(direction, '').replace(/^another /i, 'an ');
  const shift = [withoutExtra(text.replaceAll(direction, '')), withoutExtra(length)]
    .map((one) => shiftOf(one, isEarlier))
    .find((one) => one !== null);
  if (shift !== undefined) return { does: 'shift', shift };
  const bare = text.replace(ofTime, '');
  const ways = [text, bare, `at ${bare}`, `on ${bare}`, `ב${bare}`, `בשעה ${bare}`];
  const exact = ways.map((one) => targetOf(one, clockwork)).find((target) => target !== null);
  const to = exact ?? ways.map((one) => usualTarget(one, clockwork)).find((target) => target !== null);
  return to == null ? null : { does: 'move', to };
}

/** "20 more min" and "half hour" are lengths in short. */
function withoutExtra(length: string): readonly string[] {
  return length
    .replace(halfHour, 'half an hour')
    .replace(quarterHour, 'a quarter of an hour')
    .split(' ')
    .filter((word) => !extra.has(word.toLowerCase()));
}

/** "Friday morning", "tonight", "in an hour". */
function usualTarget(text: string, clockwork: Clockwork): Target | null {
  const { tokens } = read(text, () => []);
  const [found, other] = findTimes(tokens).all;
  if (found === undefined || other !== undefined || found.isPast) return null;
  if (found.from !== 0 || found.to !== tokens.length) return null;
  if ([found.end, found.every, found.before].some((one) => one !== null)) return null;
  const { start } = resolve(found, clockwork);
  if (start === null) return null;
  const { year, month, day, hour, minute } = toWall(start, clockwork.zone);
  // "Lunchtime" is that of its own day.
  const isOfItsDay = found.day === null && found.ahead === null;
  const loose = found.clock === null && found.part !== null && !isOfItsDay ? { loose: found.part } : {};
  return { day: isOfItsDay ? null : { year, month, day }, clock: { hour, minute }, ...loose };
}

/** The only time of a phrase: "when I get home, around seven". */
function targetWithin(text: string, clockwork: Clockwork): Target | null {
  const { source, tokens } = read(text, () => []);
  const [found, other] = findTimes(tokens).all;
  const first = tokens[found?.from ?? 0];
  const last = tokens[(found?.to ?? 0) - 1];
  if (found === undefined || other !== undefined || first === undefined || last === undefined) return null;
  const said = quote(source, first.start, last.end);
  return said === text ? null : (targetOf(said, clockwork) ?? usualTarget(said, clockwork));
}

export function shiftOf(words: readonly string[], isForward: boolean): Shift | null {
  const text = words.join(' ').replace(/^(?:(?:by|back|for|forward) )+/i, '');
  const length = text.replace(/ (?:later|earlier|sooner|forward|מוקדם יותר|מאוחר יותר)$/i, '');
  const { tokens } = read(length.replace(/^ב-?(?=[א-ת\d])/, ''), () => []);
  const found = amountAt(tokens, 0, noPrefix);
  if (found === null || found.next !== tokens.length) return null;
  return { by: found.amount, isEarlier: isForward || /(?:earlier|sooner|forward|מוקדם יותר)$/i.test(text) };
}

/** A day, an hour or both, and nothing else. */
export function targetOf(text: string, clockwork: Clockwork): Target | null {
  const { now, zone } = clockwork;
  const { tokens } = read(text, () => []);
  const [found, other] = findTimes(tokens).all;
  if (found === undefined || other !== undefined) return null;
  if (found.from !== 0 || found.to !== tokens.length) return null;
  const { day, clock, part, end, length, ahead, before, every, last, isPast } = found;
  const isMore = [end, length, ahead, before, every, last].some((one) => one !== null) || isPast;
  if (isMore || (clock === null && (day === null || part !== null))) return null;
  // Whatever hour it is now, "5" is the one of a working day.
  const morning = toInstant({ ...toWall(now, zone), hour: 8, minute: 0, second: 0 }, zone);
  const moment = resolve(found, { ...clockwork, now: morning });
  if ((clock !== null && moment.start === null) || (day !== null && moment.day === null)) return null;
  const wall = clock === null || moment.start === null ? null : toWall(moment.start, zone);
  const isEitherHalf =
    clock !== null && clock.meridiem === null && !clock.is24h && clock.hour <= 12 && part === null;
  return {
    day: day === null ? null : moment.day,
    clock: wall === null ? null : { hour: wall.hour, minute: wall.minute },
    ...(isEitherHalf ? { loose: 'half' as const } : {}),
  };
}
