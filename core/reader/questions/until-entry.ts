/** How many days there are to something that no calendar knows by itself: a trip, the dentist, a wedding. */
import { wordsIn } from '../../language/questions/read-question.ts';
import type { Question } from '../../language/questions/question.ts';
import { findTimes } from '../../language/time/find.ts';
import type { Asked } from './asked.ts';
import { dateAsked } from './dates.ts';
import { weatherWords } from './weather.ts';

const until = [
  /^(?:(?:so|hey|and|ok|well|tell me|about|roughly) )*how (?:many|long)\b(?<unit> (?:more )?(?:days?|weeks?|months?|sleeps?|nights?))?.{0,30}?\b(?:until|till?|'til|before|to go (?:to|until|till|before))\b (?<rest>\S.{1,60}?)[?!.]*$/i,
  /^(?:(?:so|hey|and|ok) )*how (?:many|much)(?<unit> (?:more )?(?:days?|weeks?|sleeps?|nights?))(?: (?:is|are) (?:it|there|left))*(?: left)? to (?<rest>\S.{1,60}?)[?!.]*$/i,
  /^(?:(?:number of|the) )*(?<unit>days?|weeks?|sleeps?|nights?)(?: left)? (?:until|till?|'til|to) (?<rest>\S.{1,60}?)[?!.]*$/i,
  /^(?:(?:אז|נו|תגידי?|ו) ?)*(?:עוד )?כמה(?<unit> (?:ימים|שבועות|חודשים|לילות))?(?: זמן)?(?: יש| נשאר| נשארו| נותרו| לי| לנו| עוד){0,3} (?:עד (?:ש|ה|ל)?|לפני ה?)(?<rest>\S.{1,60}?)[?!.]*$/,
  /^(?:(?:אז|נו|ו) ?)*(?:עוד|בעוד) כמה(?<unit> (?:ימים|שבועות|חודשים|לילות))(?: יש לי| יש לנו| לי| לנו)? (?<rest>\S.{1,60}?)[?!.]*$/,
  /^(?:(?:אז|נו|ו) ?)*(?:עוד|בעוד) כמה זמן (?:אני |אנחנו )?(?<rest>(?:טס|טסה|טסים|טסות|ממריא|ממריאים|נוסע|נוסעת|נוסעים)(?![א-ת]).{0,40}?)[?!.]*$/,
];
const travels =
  /\b(?:fly|flying|flights?|take ?off|trip|travel|vacation)\b|(?<![א-ת])(?:ש|ה|ל|ב)?(?:טיסה|טיול|נסיעה|חופשה|טס|טסה|טסים|טסות|ממריא|ממריאה|ממריאים)(?![א-ת])/i;
/** When one leaves: "when do we fly", "באיזו שעה ממריאים". */
const leaves =
  /^(?:(?:so|hey|and|ok) )*(?:when|what (?:time|day|date))(?:'s| is| are| am| do| does)? (?:we|i|our|my)\b.{0,20}\b(?:fly|flying|flight|take off|taking off|leaving for the airport)\b|(?:מתי|באיזו שעה|באיזה (?:יום|תאריך)|באיזו? שעה) (?:אנחנו |אני )?(?:טס|טסה|טסים|טסות|ממריא|ממריאה|ממריאים|ממריאות|נוחת|נוחתת|נוחתים|נוחתות)(?![א-ת])/i;
/** "When do we come back from Athens", "מתי חוזרים מאתונה" */
const returns =
  /\b(?:when|what (?:time|day|date))\b.{0,20}\b(?:we|i|our|my)\b.{0,20}\b(?:back|home|return|returning)\b.{0,10}\bfrom\b|(?:מתי|באיזו? שעה|באיזה (?:יום|תאריך)) (?:אנחנו |אני )?(?:חוזר|חוזרת|חוזרים|חוזרות|נוחת|נוחתת|נוחתים|נוחתות)(?![א-ת])/i;
const ofBeingThere =
  /^(?:(?:we're|we are|i'm|i am|we get|i get|be|being|in|to) )+|^(?:נהיה |אהיה )?[בלה](?=[א-ת]{3})/i;
const ofNobody =
  /^(?:(?:the|my|our|a|an|next|i|we|i'm|we're|go|going|have|get|do|am|are|is|see|to|on|שלי|שלנו|אני|אנחנו|יש) )+|^ה(?=[א-ת]{3})/i;
/** A length of something else: "how long until the rain stops", "how long before bread goes stale". */
const ofTheWorld = /\b(?:stops?|starts?|goes|gets|takes|dries|expires?|can i|should i|you|it)\b/i;

export function untilEntryAsked(asked: Asked): Question | null {
  const { text, parts } = asked;
  if (weatherWords.test(text)) return null;
  const place = parts.city;
  if (place !== null && returns.test(text)) return { asks: 'trip', place, wants: null };
  if (leaves.test(text) && asked.when.over('ahead') === null) return { asks: 'trip', place, wants: null };
  const said = until.map((one) => one.exec(text.trim())?.groups).find((groups) => groups !== undefined);
  const rest = said?.['rest'];
  if (
    rest === undefined ||
    findTimes(wordsIn(rest).tokens).all.some(({ clock, day }) => clock !== null || day !== null)
  )
    return null;
  if (dateAsked(asked) !== null) return null;
  const isThere = place !== null && rest.replace(ofBeingThere, '').toLowerCase() === place.toLowerCase();
  if (isThere || travels.test(rest)) return { asks: 'trip', place, wants: 'days' };
  if (said?.['unit'] === undefined || ofTheWorld.test(rest)) return null;
  const about = rest.replace(ofNobody, '').trim();
  return about === '' ? null : { asks: 'meeting', about, over: null, wants: 'days', isPast: false };
}
