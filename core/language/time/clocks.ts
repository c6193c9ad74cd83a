/** Where a number is an hour: what stands around it says so. Ranges of hours too. */
import { anyPrefix, marked, noPrefix } from '../phrasebook.ts';
import type { Token } from '../tokens.ts';
import { clockAt, type ClockMatch } from './clock-forms.ts';
import { countedThings } from './counted.ts';
import { dayAt } from './days.ts';
import type { Found, Place } from './pieces.ts';
import { partsOfDay, units } from './words.ts';

const rangeWords = marked(['to|until|till|til|עד', 'עד ל|השעה|שעה', 'עד לשעה']);

export function clockRule(tokens: readonly Token[], index: number, place: Place): Found | null {
  const start = clockAt(tokens, index, anyPrefix);
  if (start === null) return null;
  const range = rangeAfter(tokens, start, place);
  if (range !== null) return range;
  if (!isClockHere(tokens, start, place)) return null;
  return { to: start.next, meaning: { is: 'clock', clock: start.clock } };
}

function rangeAfter(tokens: readonly Token[], start: ClockMatch, place: Place): Found | null {
  const opens = place.lead === 'from' || start.prefix.endsWith('מ');
  const hyphen = tokens[start.next]?.text === '-';
  const word = rangeWords.at(tokens, start.next, noPrefix);
  const between = opens && (tokens[start.next]?.text === 'and' ? start.next + 1 : start.next);
  const from = hyphen ? start.next + 1 : (word?.next ?? between);
  if (from === false) return null;
  const end = clockAt(tokens, from, (prefix) => prefix === '' || prefix === 'ל' || prefix === 'ו');
  if (end === null || (from === start.next && end.prefix === '')) return null;
  const bothBare = !start.isEvident && !end.isEvident;
  const isTied =
    opens ||
    place.afterTime ||
    isClockHere(tokens, start, place) ||
    partFollows(tokens, end.next) ||
    dayAt(tokens, end.next, { lead: null, afterTime: true }) !== null;
  if (bothBare && !isTied) return null;
  if (countedThings.at(tokens, end.next, noPrefix) !== null || units.at(tokens, end.next, noPrefix) !== null)
    return null;
  return { to: end.next, meaning: { is: 'range', start: start.clock, end: end.clock } };
}

/** A bare number is an hour only where the words around it say so. */
function isClockHere(tokens: readonly Token[], match: ClockMatch, place: Place): boolean {
  if (match.isEvident) return true;
  if (countedThings.at(tokens, match.next, noPrefix) !== null) return false;
  if (countsUnit(tokens, match)) return false;
  if (partFollows(tokens, match.next)) return true;
  const glued = match.prefix.at(-1);
  if (glued === 'ב') return true;
  if (place.lead === 'at' || place.lead === 'until' || place.lead === 'before' || place.lead === 'after')
    return true;
  if (place.afterTime && match.hasMinutes === true) return true;
  const tied = place.lead === 'for' || glued === 'ל' || place.afterTime;
  return tied && isOpen(tokens, match.next) && !isForPeople(tokens, match.at);
}

/** "6 שעות"; but "ב-6 שעה לפני": a singular unit belongs to what follows. */
function countsUnit(tokens: readonly Token[], { next, clock }: ClockMatch): boolean {
  if (units.at(tokens, next, noPrefix) === null) return false;
  return clock.hour === 1 || !singularUnits.has(tokens[next]?.text ?? '');
}

const singularUnits = new Set(['שעה', 'דקה', 'יום', 'שבוע', 'חודש', 'שנה']);

/** "a table for two", "שולחן ל-4". */
function isForPeople(tokens: readonly Token[], at: number): boolean {
  return [at - 1, at - 2].some((index) => seats.has(tokens[index]?.text ?? ''));
}

const seats = new Set([
  'table',
  'reservation',
  'room',
  'seats',
  'tickets',
  'שולחן',
  'מקום',
  'חדר',
  'כרטיסים',
]);

/** Nothing that the number could count follows. */
function isOpen(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index];
  if (next === undefined || next.kind !== 'word') return true;
  return openers.at(tokens, index, anyPrefix) !== null || /^(?:ל|ב|ש|עם|על)/.test(next.text);
}

const openers = marked([
  'to|with|about|at|on|for|in|and|that|please|saying|tomorrow|today|tonight|every|next|this',
  'עם|על|את|בבקשה|לגבי|היום|מחר|מחרתיים|כל|הערב|הלילה|יום',
]);

function partFollows(tokens: readonly Token[], index: number): boolean {
  const part = partsOfDay.at(tokens, index, (prefix) => prefix === '' || prefix === 'ב');
  if (part === null) return nightWords.at(tokens, index, noPrefix) !== null;
  return part.prefix === 'ב' || part.next > index + 1 || tokens[index]?.text.startsWith('אח') === true;
}

const nightWords = marked(['tonight|הערב|הלילה|הבוקר', 'this|tomorrow morning|evening|afternoon|night']);
