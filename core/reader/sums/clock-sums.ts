/** "I leave at 9:40 and it is 2 hours 35 on the road, when am I there", and when to leave for what is at a time. */
import { amountsOf, clock, partsIn, wordsOf } from './story-parts.ts';
import type { Worked } from './units.ts';

const asks = /\b(?:what time|when)\b|(?<![א-ת])(?:באיזו שעה|באיזה שעה|איזו שעה|מתי)(?![א-ת])/;
const earlier =
  /\b(?:leave|set off|go in|put (?:it|them) in|start|wake|get up)\b|(?<![א-ת])(?:לצאת|לשים|להתחיל|להכניס|לקום|להדליק)(?![א-ת])/;
const later =
  /\b(?:get there|arrive|am i there|are we there|get home|be there|back|ready|finish|finishes|finished|ends?|done|over|next)\b|(?<![א-ת])(?:מגיע|מגיעה|מגיעים|אגיע|נגיע|יגיע|מסיים|מסיימת|אסיים|מוכן|מוכנה|נגמר|ייגמר|הבא|הבאה|אני ב[א-ת]{2,20}|חוזר|חוזרת)(?![א-ת])/;
const dayMinutes = 24 * 60;

/** Null where not one time is told and asked to be moved by what the rest takes. */
export function clockAsked(said: string): Worked | null {
  const asked = asks.exec(said);
  const words = wordsOf(said);
  const at = words.findIndex((word) => clock.test(word));
  if (asked === null || at === -1 || words.filter((word) => clock.test(word)).length > 1) return null;
  const minutes = Math.round(taken(words.toSpliced(at, 1)) ?? dayMinutes);
  const wish = said.slice(asked.index);
  const [before, after] = [earlier.exec(wish)?.index, later.exec(wish)?.index];
  if (minutes >= dayMinutes || before === after) return null;
  // Of "when do I leave to be there" it is the first that is asked.
  const isEarlier = (before ?? wish.length) < (after ?? wish.length);
  const [, hour, minute] = clock.exec(words[at] ?? '') ?? [];
  const told = Number(hour) * 60 + Number(minute);
  const result = (told + (isEarlier ? -minutes : minutes) + dayMinutes) % dayMinutes;
  const taking = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return { sum: `${words[at] ?? ''} ${isEarlier ? '−' : '+'} ${taking}`, result, unit: 'clock' };
}

/** In minutes: all that takes time, or how far it is at what speed. */
function taken(words: readonly string[]): number | null {
  const parts = partsIn(words);
  const amounts = amountsOf(parts ?? []).filter(({ per }) => per.length < 2);
  if (parts === null || amounts.length === 0 || amounts.length < parts.length) return null;
  const kinds = amounts.map(
    ({ of: [of], per: [per] }) => `${of?.kind ?? ''}${per === undefined ? '' : `/${per.kind}`}`,
  );
  if (kinds.every((kind) => kind === 'time'))
    return amounts.reduce((sum, { value, of: [of] }) => sum + (value * (of?.times ?? 0)) / 60, 0);
  const far = amounts[kinds.indexOf('length')];
  const speed = amounts[kinds.indexOf('length/time')] ?? amounts[kinds.indexOf('speed')];
  if (amounts.length !== 2 || far === undefined || speed === undefined) return null;
  const metres = far.value * (far.of[0]?.times ?? 0);
  const metresInSecond = (speed.value * (speed.of[0]?.times ?? 0)) / (speed.per[0]?.times ?? 1);
  return metresInSecond === 0 ? null : metres / metresInSecond / 60;
}
