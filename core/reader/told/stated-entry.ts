/** Hebrew says by the same words that one has something and asks whether one has: "יש לי תור לספר ביום חמישי בחמש". */
import { read } from '../../language/sentence.ts';
import { findTimes } from '../../language/time/find.ts';

/** In characters. */
const longest = 140;
const things =
  '(?:פגיש[הת]|תור|שיח[הת]|ישיב[הת]|ראיון|טיס[הת]|חתונ[הת]|מסיב[הת]|ארוח[הת]|שיעור|אימון|הופעה|הצגה|בדיק[הת]|כנס|משמרת|מבחן|טיפול|סדנ[הת]|מפגש|הרצא[הת])';
const states = new RegExp(
  String.raw`^(?:(?:אז|היי|שתדעי?|דרך אגב),? )?יש לי (?<what>${things}(?![א-ת])[^?;]{0,120})$`,
);
const asks = /(?<![א-ת])(?:מה|מתי|מי|איפה|כמה|או|האם|נכון|אחרת|נוספ[א-ת]*|עוד)(?![א-ת])/;

/** The command that would put it into the calendar; null for other words, and where no hour is said. */
export function statedEntry(text: string): string | null {
  const said = text.trim().replace(/[.! ]{1,4}$/, '');
  if (said.length > longest || asks.test(said)) return null;
  const what = states.exec(said)?.groups?.['what'];
  if (what === undefined) return null;
  const times = findTimes(read(what, () => null).tokens).all;
  return times.some(({ clock, isPast }) => clock !== null && !isPast) ? `תקבע ${what}` : null;
}
