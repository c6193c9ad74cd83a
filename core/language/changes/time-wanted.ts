/** To which time, or by how much, something is to be moved. */
import { noPrefix } from '../phrasebook.ts';
import { read } from '../sentence.ts';
import { amountAt } from '../time/amounts.ts';
import type { Clockwork } from '../time/clockwork.ts';
import { findTimes } from '../time/find.ts';
import { resolve } from '../time/resolve.ts';
import { toInstant, toWall } from '../time/zone.ts';
import type { Shift, Target, TimeWanted } from './change.ts';

const week = { months: 0, days: 7, ms: 0 };
const nextWeek = /^(?:(?:to|for|until|till) )?next week$|^(?:ל|ב|עד )?(?:ה)?שבוע הבא$/i;
const ofTime = /^(?:to|until|till|for|at|on|עד|ל-?(?=\d))\s*/i;
const extra =
  /^(?:(?:by|another|an? extra|extra|some|more|about|עוד|בעוד|איזה)\s+)+|\s+(?:more|extra|נוספות|נוסף|later on)\b/gi;

/** What words alone say: "tomorrow at five", "half an hour later", "next week". Null where they say no time. */
export function timeWanted(said: string, clockwork: Clockwork): TimeWanted | null {
  const text = said.trim();
  if (nextWeek.test(text)) return { does: 'shift', shift: { by: week, isEarlier: false } };
  const isEarlier = /(?:earlier|sooner|forward|מוקדם יותר|קודם|אחורה)$/i.test(text);
  const shift = shiftOf(text.replaceAll(extra, '').trim().split(' '), isEarlier);
  if (shift !== null) return { does: 'shift', shift };
  const bare = text.replace(ofTime, '').replace(/^ל(?=[א-ת])/, '');
  const to = [text, bare, `at ${bare}`, `on ${bare}`, `ב${bare}`, `בשעה ${bare}`]
    .map((one) => targetOf(one, clockwork))
    .find((target) => target !== null);
  return to === undefined ? null : { does: 'move', to };
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
  return {
    day: day === null ? null : moment.day,
    clock: wall === null ? null : { hour: wall.hour, minute: wall.minute },
  };
}
