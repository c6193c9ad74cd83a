/**
 * Changes as the readers of changes know them: without a reason behind them, one at a time where a sentence has several,
 * and as a move where only the other hour is told.
 */
import { read } from '../../language/sentence.ts';
import type { Target } from '../../language/changes/change.ts';
import { plainCommand } from '../../language/changes/plain-command.ts';
import { timeAlone } from '../../language/changes/time-wanted.ts';
import type { Clockwork } from '../../language/time/clockwork.ts';
import { findTimes } from '../../language/time/find.ts';
import { kindOf } from '../commands/wishes.ts';

const longest = 300;

/** "Ask Dana whether Thursday works instead": she is asked, and nothing is moved. */
const asks =
  /^(?:(?:please|can you|could you|hey|ok),? ){0,2}ask (?!me\b|us\b|for\b)[\p{L}'’-]{2,20}(?: [\p{L}'’-]{2,20})? (?:if|whether|when|where|what|who|how|why|which) /iu;

export const asksSomebody = (text: string): boolean => asks.test(text);

const opening = /^(?:(?:ok|okay|please|hey|so|אוקיי|סבבה|בבקשה|היי|טוב|אז)[\s,]+){0,3}/i;

const because =
  /,? (?:כי|בגלל|מכיוון ש|מפני ש|(?:because|since|cos|cause|as) (?:i|we|it|he|she|they)(?![a-z]))/i;
const ownReason =
  /^(?:אני|אנחנו|אין לי|יש לי|נמאס|זה|הוא|היא|הם|כבר|קרה|נתקע|חליתי|לא (?:בא לי|מתאים|מסתדר|אספיק|אגיע|מרגיש|צריך|צריכה|רלוונטי))(?![א-ת])|^(?:i|we)(?:['’]m| am|['’]re| are|['’]ve| feel| can['’]?t| have| got)(?![a-z])/i;

/** Where the reason begins: behind "because", or at the last comma; -1 without one. */
function reasonAt(text: string): number {
  const at = text.search(because);
  if (at >= 0) return at;
  const comma = text.lastIndexOf(',');
  return comma >= 0 && ownReason.test(text.slice(comma + 1).trim()) ? comma : -1;
}

const forMe = /^(\s*\S{3,10}) (?:לי|לנו|בבקשה) (?=את )/;

/** "Would you be a dear and", "do me a favour and" */
const kindly =
  /^(?:please |(?:can|could|would|will) you )?(?:please )?(?:be (?:a|an) (?:dear|darling|angel|star|sweetheart|sweetie|love|gem|hero|legend|pal|mate|champ)|be so kind as to|do me a (?:big |huge |small )?favou?r|be kind enough to)(?: and| to)?,? (?=[a-z])|^i(?:['’]d| would) (?:be (?:so |very )?(?:happy|glad|grateful) if|appreciate it if|love it if) you (?:could|would|can) (?=[a-z])|^(?:הייתי (?:שמחה?|מודה)|(?:אני )?אשמח|אודה לך)(?: מאוד)? (?:אם|ש) ?(?:תוכלי?|אפשר|ניתן) (?=ל[א-ת])/i;
const thanks =
  /(?:,? (?:pl[sz]{1,3}|please|thanks|thx|thank you|ta|cheers|בבקשה|תודה(?: רבה)?)){1,3}[.! ]{0,5}$/i;
const takesOff = /^take [^,;]{2,60} off (?:of )?(?:my|the|our) (?:calendar|diary|schedule|agenda)\b/i;

/** "Mum said that the dinner is moved to nine, update my calendar": who said it, and the wish to have it so. */
const reported =
  /^(?:my )?[a-z'’-]{2,20}(?: [a-z'’-]{2,20})? (?:said|says|told (?:me|us)|wrote|texted(?: me)?|let me know|mentioned)(?: that)? |^[א-ת]{2,15}(?: [א-ת]{2,15})? (?:אמרה?|אומרת?|כתבה?|סיפרה?|הודיעה?) (?:לי )?ש(?=[א-ת])/i;
const upToDate =
  /[,.;]? (?:(?:so|and|please|pls|can you|could you) ){0,3}(?:update|fix|change|adjust|correct) (?:(?:it|that|this)(?: (?:in|on) (?:my|the) (?:calendar|diary|schedule))?|(?:in )?(?:my|the) (?:calendar|diary|schedule))(?: please| pls)?[.!?]?$|[,.;]? (?:אז )?(?:בבקשה )?ו?(?:תעדכני?|תעדכן|עדכני|עדכן|תתקני|תתקן|תשנה|תשני)(?: (?:את זה|אותה|אותו))?(?: (?:ביומן|את היומן|בלוז))?(?: בבקשה)?[.!]?$/i;

const isOtherNow =
  /\b(?:is|are|was|were|got|has|['’]s)\b|(?<![א-ת])(?:בוטל|מבוטל|נדח|הוקד|הוזז|עבר|עובר|ירד|זז|יהיה|תהיה)/i;

function withoutKindness(said: string): string {
  return kindly.test(said) ? said.replace(kindly, '').replace(thanks, '') : said;
}

function withoutReport(said: string): string {
  const bare = said.replace(upToDate, '').replace(reported, '');
  return bare !== said && upToDate.test(said) && isOtherNow.test(bare) ? bare : said;
}

/** "תמחק את זה של התו" */
const theOneOf = /(?<![א-ת])את (?:זה|זאת|זו|ההוא|ההיא|האחד|האחת) של (?=[א-ת])/g;
const whatCame =
  /\b(?:whatever|everything|anything|all|what) (?!(?:i|we|you|she|he|they|it|that|who|was|were|mails?|e-?mails?|people|everyone|somebody|someone|got|has|had|the)\b)(?<who>[\p{L}'’-]{2,20}(?: \p{Lu}[\p{L}'’-]{1,20})?) (?:has )?(?:sent|wrote|e-?mailed|mailed)(?: (?:me|us))?(?= about | on |$|[,.])/iu;
/** "The receipt from Ofer, tag it expenses", "הקבלה מעופר, שים עליה תג הוצאות" */
const taggedLast =
  /^(?<what>(?!.*\b(?:remind|send|tell)\b)[^,;?]{4,70}?)(?: במייל| בדוא"ל)?, (?:(?:please )?(?:tag|label) (?:it|that|them) (?:as |with )?(?<as>[^,;?]{2,30})|(?:שים|שימי|תשים|תשימי|תוסיפי?|תוסיף|תדביקי?) (?:עליה|עליו|לה|לו|עליהם|להם) (?:תג|תגית|תווית|לייבל)(?: של)? (?<asHe>[^,;?]{2,30}))$/i;

function withPlainMail(text: string): string {
  const { what, as, asHe } = taggedLast.exec(text.trim())?.groups ?? {};
  if (what !== undefined && as !== undefined) return `tag ${what} as ${as}`;
  if (what !== undefined && asHe !== undefined) return `תייג את ${what} כ${asHe}`;
  return text.replace(whatCame, 'the mail from $<who>').replace(theOneOf, 'את ');
}

/** "תבטלי לי את הריצה, אני גמורה": the change alone. What says a time is no reason. */
export function plainChange(said: string): string {
  const given = said.length > longest ? said : withPlainMail(withoutReport(withoutKindness(said)));
  const begun = given.replace(opening, '');
  if (said.length > longest || !(kindOf(begun) === 'change' || takesOff.test(begun))) return given;
  const text = given.replace(forMe, '$1 ').replace(thanks, '');
  const at = reasonAt(text);
  if (at < leastWish) return text;
  const reason = text.slice(at);
  const { tokens } = read(reason, () => null);
  return findTimes(tokens).all.length > 0 || kindOf(reason.slice(2)) !== null ? text : text.slice(0, at);
}

const leastWish = 6;

/** Stands between the time that is wanted and the old one. */
const contrast = /^(?:not|instead|rather|במקום|ו?לא)$/i;
const ofAll =
  /\b(?:sun|mon|tues|wednes|thurs|fri|satur)days\b|\b(?:mornings|evenings|nights|every|each|always|from now on|all the times)\b|(?:^|\s)(?:בימי|כל|תמיד|מעכשיו|מהיום והלאה|באופן קבוע|קבוע)(?:\s|$)/i;
const everyTime =
  /\b(?:every (?:single )?(?:day|week|time)|every|each|always|from now on)\b ?|(?<=^|\s)(?:כל (?:יום|שבוע|פעם)|כל|תמיד|מעכשיו|מהיום והלאה|באופן קבוע|קבוע)(?=\s|$) ?/gi;
const plural = /\b((?:sun|mon|tues|wednes|thurs|fri|satur)day|morning|evening|night)s\b/gi;
/** "This Friday" is one time, and Friday is any. */
const someWeekday =
  /^(?!.*\b(?:this|next)\b)(?:.*\b)?(?:sun|mon|tues|wednes|thurs|fri|satur)day\b|(?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת)(?!.*(?:הקרוב|הזה|הבא))/i;
const movingVerb =
  /^(?:move|change|shift|switch|set|put|make|reschedule|ת?(?:זיז|עביר|שנה|שני|דחה|דחי)י?(?: לי)? את) /i;
const links = new Set(
  'is are be should was were meant supposed to needs need has have goes go at on it i prefer want would rather better זה זו זאת היא הוא הם אני מעדיפה מעדיף רוצה עדיף לי אמור אמורה צריך צריכה להיות יהיה תהיה רק'.split(
    ' ',
  ),
);

export type OtherTime = {
  /** The same as a plain move. */
  readonly move: string;
  /** Of what repeats, every time is meant. */
  readonly isOfAll: boolean;
};

/** "Vitamins at 8 not 7:30", "water the plants should be Mondays", "ויטמינים זה שמונה ולא שבע". Null for other words. */
export function otherTimeIn(text: string, clockwork: Clockwork): OtherTime | null {
  const plain = plainCommand(text);
  const verb = movingVerb.exec(plain)?.[0] ?? '';
  if (text.length > longestHour || text.includes('?') || (verb === '' && kindOf(plain) !== null)) return null;
  const words = plain.slice(verb.length).replaceAll(',', '').split(' ');
  const at = words.findIndex((word, index) => index > 1 && contrast.test(word));
  const old = words.slice(at + 1).filter((word) => !/^(?:of|than|at|on)$/i.test(word));
  const isOld = timeIn(old.join(' '), clockwork) !== null || /^[0-2]?\d[0-5]\d$/.test(old.join(' '));
  if (at >= 0 && !isOld) return null;
  const said = at < 0 ? words : words.slice(0, at);
  const isEach = ofAll.test(words.join(' '));
  if (at < 0 && !isEach) return null;
  for (let from = 1; from < said.length; from += 1) {
    const time = timeIn(said.slice(from).join(' '), clockwork);
    const what = said.slice(0, from);
    while (links.has(what.at(-1)?.toLowerCase() ?? '')) what.pop();
    if (time === null || what.length === 0) continue;
    const { day } = time.to;
    const isOfAll = (day === null || someWeekday.test(time.said)) && (isEach || verb === '');
    const move = moveTo(what.join(' '), time.said);
    return ofAll.test(move) ? null : { move, isOfAll };
  }
  return null;
}

const longestHour = 120;

function moveTo(thing: string, time: string): string {
  return /[א-ת]/.test(thing + time)
    ? `תזיז את ${thing} ל${/^\d/.test(time) ? '-' : ''}${time}`
    : `move ${thing} to ${time}`;
}

/** The time that words say and nothing else, as it may stand behind "to". */
function timeIn(words: string, clockwork: Clockwork): { said: string; to: Target } | null {
  const said = words
    .replaceAll(everyTime, '')
    .replaceAll(plural, '$1')
    .replace(/^(?:at|on|to|for|in the) |^[בל]-?(?=[\dא-ת])|^ימי /gi, '')
    .replace(/[.!]$/, '')
    .trim();
  const ways = /[א-ת]/.test(said) ? [`ב${said}`, `ב-${said}`, said] : [`at ${said}`, `ב-${said}`, said];
  const time = ways.map((way) => timeAlone(way, clockwork)).find((one) => one !== null);
  return said === '' || time?.does !== 'move' ? null : { said, to: time.to };
}
