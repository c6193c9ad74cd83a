/**
 * What is told before a wish or a question that stands by itself: "my eyes are bad, so please read me the newest mail".
 * It says nothing of what is wanted, and its words would be taken for names and subjects. Rule chat.lead.1.
 */
import { read } from '../../language/sentence.ts';
import type { Expression } from '../../language/time/expression.ts';
import { findTimes } from '../../language/time/find.ts';
import { kindOf } from '../commands/wishes.ts';
import { isInForm } from '../questions/form.ts';

/** Where a reason may end: behind a full stop or a colon, and before "so", "ולכן". */
const ends =
  /[,;]? (?:(?:and )?(?:so|therefore|hence|thus|that['’]s why|which is why)|ולכן|לכן|ו?על כן|לפיכך|אי לכך|ו?משום כך|בגלל זה)(?=,? )|[.;:!…](?= )|(?<comma>,)(?= )/giu;
/** Begins a reason that ends with a comma. */
const reason =
  /^(?:as|since|because|before|now that|given that|seeing that|seeing as|in case|while|מאחר ו?ש|מכיוון ש|כיוון ש|היות ו?ש|הואיל ו|בגלל ש|משום ש|לפני ש|בטרם|כדי ש|למען|לשם)/i;
/** Whoever begins so wants something. */
const manners =
  /^(?:(?:please|kindly|could you|would you|can you|will you|may i ask(?: you)?|i (?:should|would) like(?: you)?|i['’]d like(?: you)?|be so (?:kind|good) as to|tell me|show me|read me|give me|let me know|אנא|בבקשה|נא|אבקש(?: ממך)?|אשמח(?: אם)?|תוכלי?|(?:ספר|אמר|הגיד|תגיד|הרא|תרא|בדק|תבדק)י? (?:לי|נא|אם|את))(?![\p{L}])[\s,]*)+/iu;
/** Points back at what was told, which then belongs to the wish. */
const pointsBack =
  /\b(?:its?|he|him|his|she|hers?|they|them|theirs?|these|those|(?<!\b(?:is|are|was) )there|the (?:one|same)|(?:about|of|with|for|to|do|put|send|note|move|cancel|mark) (?:that|this))\b(?! (?:morning|afternoon|evening|week|month|year))|(?<![א-ת])(?:[ולבשכ]{0,2}(?:זה|זאת|זו|אלה|אלו|הוא|היא|הם|הן|אותו|אותה|אותם|אותן|שם)|של(?:ו|ה|הם|הן)|[לב](?:ו|ה|הם|הן)|(?:אלי|עלי|אית)(?:ו|ה|הם|הן)|(?:אצל|עבור|בשביל|בעניינ|לגבי)(?:ו|ה|ם|ן)|ממנו|ממנה)(?![א-ת])/iu;
const besideATime = /\b(?:before|after|earlier|ahead|in advance)|(?<![א-ת])(?:לפני|אחרי|מראש|קודם)/i;
/** A list or a note says none of these. */
const states =
  /\b(?:i|i['’]m|i['’]ve|my|we|our|is|isn['’]t|are|was|were|has|have|had|will|would|can|cannot|can['’]t|do|does|did|must|ought|seems?|means|knows?|asked|wants?|needs?)\b|[א-ת]/i;
/** Something is wanted there already. */
const wishes = /\bi (?:should|would) like\b|\bi['’]d like\b|(?<![א-ת])(?:אבקש|אשמח)(?![א-ת])/i;
const leastWords = 3;

/** The wish alone; the words as they are, where it cannot be told from what stands before. */
export function withoutLeadIn(text: string): string {
  const said = text.trim();
  if (isWish(said)) return text;
  for (const { index, 0: mark, groups } of said.matchAll(ends)) {
    const lead = said.slice(0, index);
    const wish = said.slice(index + mark.length).replace(/^[\s,]{1,5}/, '');
    if (lead.includes('?')) return text;
    if (groups?.['comma'] !== undefined && !reason.test(lead)) continue;
    if (lead.split(' ').length < leastWords || !isWish(wish)) continue;
    if (!states.test(lead) || wishes.test(lead) || !isOfItself(wish, lead)) return text;
    const plain = wish.replace(manners, '');
    return isInForm(plain) ? plain : wish;
  }
  return text;
}

function isWish(text: string): boolean {
  return kindOf(text) !== null || isInForm(text) || manners.test(text);
}

function isOfItself(wish: string, lead: string): boolean {
  if (pointsBack.test(wish)) return false;
  const before = timesIn(lead);
  const own = timesIn(wish);
  if (before.length === 0) return true;
  if (own.length === 0 || besideATime.test(wish)) return false;
  // "Every Sunday I send the numbers. Remind me at 9."
  return own.some(saysDay) || !before.some(saysDay);
}

function timesIn(text: string): readonly Expression[] {
  return findTimes(read(text, () => null).tokens).all;
}

function saysDay({ day, every }: Expression): boolean {
  return day !== null || every !== null;
}
