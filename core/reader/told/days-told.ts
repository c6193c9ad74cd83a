/**
 * Whole days that are to stand in the calendar, in other words than a command has: "block off all of Sunday, I'm moving",
 * "Athens with Yossi 12-16 December in my calendar", "תחסום לי את כל יום ראשון". They become a command, which asks.
 */
import { wholeDaysIn } from '../commands/whole-days.ts';
import { kindOf } from '../commands/wishes.ts';
import { isInForm } from '../questions/form.ts';
import { daysAway } from './days-away.ts';

const longest = 200;
const weekdays = '(?:sun|mon|tues|wednes|thurs|fri|satur)day';
const day = String.raw`(?:(?:next|this|the coming) )?(?:${weekdays}|weekend)|today|tomorrow|the \d{1,2}(?:st|nd|rd|th)(?: of \p{L}{3,9})?|(?:the day after tomorrow)`;
const dayHe =
  '(?:יום )?(?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת)(?: ה(?:קרוב|בא))?|מחר(?:תיים)?|היום|סוף השבוע(?: ה(?:קרוב|בא))?|ה-?\\d{1,2}(?: [בל]\\p{L}{3,7})?';
const blocks = new RegExp(
  String.raw`^(?:(?:please|can you|could you) )?(?:block|mark|keep|hold|reserve)(?: off| out)? (?:(?:my|the) calendar (?:for )?)?(?:all of |the whole of |the whole |the entire |all )?(?<when>${day})(?: (?:all day|as a whole|completely|free))?(?:(?:,|:| for| because| –| -)+ (?<why>.{3,80}))?$`,
  'iu',
);
const blocksHe = new RegExp(
  String.raw`^(?:בבקשה )?(?:תחסמי?|תחסום|חסמי?|חסום|תשרייני?|תשמרי?|תשמור|תפני?)(?: לי)? (?:את )?(?:כל )?(?<when>${dayHe})(?: כולו)?(?:(?:,|:| ל| בשביל| כי| -)+ ?(?<why>.{3,80}))?$`,
  'u',
);
/** That it is to stand there. */
const inCalendar =
  /,? ?(?:\b(?:please )?(?:put|add|stick|pop|pencil|note|enter) (?:it|that|this)(?: in| down)?(?: (?:in|to|into|on) (?:my|the) (?:calendar|diary|schedule))?|\b(?:in|into|to|on) (?:my|the) (?:calendar|diary|schedule)\b|(?<![א-ת])(?:ו?ת(?:כניסי?|רשמי?|רשום|שימי?|וסיפי?|וסיף)|שימי?)(?: לי)?(?: את זה)?(?: (?:ביומן|ליומן))?(?=[.!]?$)|(?<![א-ת])[בל]יומן(?![א-ת]))/iu;
const adds =
  /^(?:please )?(?:add|put|enter|schedule|set) (?!(?:an? )?(?:task|reminder|item|note|to-?do)\b)(?!.*\b(?:list|tasks|to-?dos?)\b)/i;
const asks =
  /^(?:what|show|list|read|tell|find|check|look|clear|free|am|is|are|do|does|did|have|מה|תראי?|תקריאי?|תגידי?|תבדקי?|יש לי משהו|אילו|איזה|נקי|תנקה|תפני?)(?![\p{L}])/iu;
const ofMe =
  /^(?:(?:i['’]m|i am|we['’]re|we are|i['’]ll be|i have|we have|i['’]ve got|there['’]s|אני|אנחנו|יש לי|יש לנו)(?: (?:in|at|on)(?= ))? )+/iu;
const hour =
  /\b(?:at|from) \d{1,2}(?::\d\d)?\b(?! ?(?:st|nd|rd|th|of)\b)|\d{1,2}:\d\d|\b\d{1,2} ?[ap]m\b|(?<![א-ת])בשעה /i;
const mentions = /\b(?:starting|beginning)(?: on| from)?\b|(?<![א-ת])(?:החל מ|מתחיל ב)/gi;

/** The command; null for other words. */
export function daysTold(text: string): string | null {
  const said = text.trim().replace(/(?: please| בבקשה)?[.!]{0,3}$/i, '');
  if (said.length > longest || said.includes('?')) return null;
  const absent = daysAway(said);
  if (absent !== null) return absent;
  const blocked = blocks.exec(said)?.groups;
  if (blocked !== undefined)
    return `Schedule ${bare(blocked['why']) ?? 'Blocked'} ${blocked['when'] ?? ''} all day`;
  const blockedHe = blocksHe.exec(said)?.groups;
  if (blockedHe !== undefined)
    return `תקבע ${bare(blockedHe['why']) ?? 'חסום'} ב${(blockedHe['when'] ?? '').replace(/^ה-?(?=\d)/, '-')} כל היום`;
  const kind = kindOf(said);
  // What asks, changes or sends something is none, whatever it speaks of.
  if (isInForm(said) || asks.test(said) || (kind !== null && !adds.test(said))) return null;
  if (hour.test(said) || wholeDaysIn(said) === null) return null;
  const isPut = inCalendar.test(said);
  if (!isPut && !adds.test(said)) return null;
  const rest = said
    .replace(inCalendar, '')
    .replace(adds, '')
    .replaceAll(mentions, '')
    .replaceAll(/\s{2,}/g, ' ')
    .replace(/^[\s,]+/, '')
    .trim();
  const what = rest.replace(ofMe, '');
  return /[א-ת]/.test(what) ? `תקבע ${what}` : `Schedule ${what}`;
}

function bare(why: string | undefined): string | undefined {
  return why?.trim().replace(ofMe, '').trim();
}
