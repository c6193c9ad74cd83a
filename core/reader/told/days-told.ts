/**
 * Whole days that are to stand in the calendar, in other words than a command has: "block off all of Sunday, I'm moving",
 * "Athens with Yossi 12-16 December in my calendar", "תחסום לי את כל יום ראשון". They become a command, which asks.
 */
import { wholeDaysIn } from '../commands/whole-days.ts';
import { kindOf } from '../commands/wishes.ts';
import { monthsEn, monthsHe, weekdaysHe } from '../time-names.ts';
import { isInForm } from '../questions/form.ts';

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

const states: readonly (readonly [RegExp, string])[] = [
  [/^off/i, 'Off'],
  [/^away/i, 'Away'],
  [/vacation/i, 'Vacation'],
  [/holiday/i, 'Holiday'],
  [/leave/i, 'Leave'],
  [/abroad/i, 'Abroad'],
  [/office|ooo/i, 'Out of office'],
];
const stateEn = '(?:off(?: work)?|away|on (?:vacation|holiday|leave)|abroad|out of (?:the )?office|ooo)';
const stateHe =
  '(?:ב(?:חופשה|חופש|חו["״]ל|מילואים)|לא (?:אהיה )?(?:עובדת?|זמינה?|נמצאת?|במשרד|בעבודה|פנויה?)|נעדרת?)';
const noteHe =
  '(?:(?:ת?רשמ[יו]|תרשום|ת?כתב[יו]|תכתוב|ת?ציינ[יו]|תציין|ת?סמנ[יו]|תסמן|ת?שימ[יו]|תשים)(?: לי)?(?: [בל]יומן)? ש)';
/** "Put down that I'm off all day Friday", "I'm on vacation from 20 to 24 December". */
const away = new RegExp(
  String.raw`^(?:(?:please )?(?:put|note|write|jot|mark|enter)(?: it| this)?(?: down)?(?: in (?:my|the) (?:calendar|diary))?(?: that)?,? )?(?:i['’]m|i am|i['’]ll be|i will be|we['’]re|we are|me as) (?:going to be )?(?:all day )?(?<state>${stateEn}),? (?:for )?(?<when>[^,;?]{3,60})$`,
  'iu',
);
/** "I won't be available on Sunday" */
const notThere =
  /^(?:(?:please )?(?:note|mark)(?: that)?,? )?(?:i|we) (?:won['’]t be|will not be|am not|are not)(?: (?<off>working)| (?:available|around|at work|in the office)) (?:on |for )?(?<when>[^,;?]{3,60})$/i;
const awayHe = new RegExp(
  String.raw`^(?:בבקשה )?(?:${noteHe}(?:אני |אנחנו )?|(?:אני |אנחנו ))(?<state>${stateHe}) (?<when>[^,;?]{3,60})$`,
  'u',
);
const awayLastHe = new RegExp(
  String.raw`^(?:בבקשה )?${noteHe}?(?<when>[^,;?]{3,60}?) (?:אני |אנחנו )?(?<state>${stateHe})$`,
  'u',
);

const openBegin = /^(?:until|till|through|to|עד)(?![א-ת\w])/i;
const smallOfDays =
  /^(?:from|to|until|till|through|on|next|this|the|of|coming|[ובמל]|ו?[בלמ]?יום|עד|ה?בא|ה?קרוב|כולו)?$/i;
const ofDays = new RegExp(
  `^(?:(?:${weekdays}|today|tomorrow|(?:${monthsEn.join('|')}|(?:${monthsEn.map((month) => month.slice(0, 3)).join('|')}))|\\d{1,2}(?:st|nd|rd|th)?)|ו?[מבלה]{0,2}-?(?:${weekdaysHe.join('|')}|${monthsHe.join('|')}|מחר(?:תיים)?|היום|\\d{1,2}))$`,
  'i',
);

/** What the days stand for; null for other words. */
function awayTold(said: string): string | null {
  const en = away.exec(said)?.groups;
  if (en !== undefined) {
    const title = states.find(([form]) => form.test(en['state'] ?? ''))?.[1] ?? 'Away';
    return daysOf(title, en['when'] ?? '', 'all day');
  }
  const not = notThere.exec(
    said.replace(/^(i|we)['’](m|re) /i, (_, who: string) => `${who} ${/we/i.test(who) ? 'are' : 'am'} `),
  )?.groups;
  if (not !== undefined)
    return daysOf(not['off'] === undefined ? 'Not available' : 'Off', not['when'] ?? '', 'all day');
  const he = (awayHe.exec(said) ?? awayLastHe.exec(said))?.groups;
  return he === undefined
    ? null
    : daysOf((he['state'] ?? '').replace(/^ב(?=ח|מ)|(?<=^לא )אהיה /, ''), he['when'] ?? '', 'כל היום');
}

function daysOf(title: string, when: string, wholeDay: string): string | null {
  const days = when.replace(/(?:^| )(?:all day|the whole day|כל היום)(?= |$)/i, '').trim();
  const words = days.split(/[\s,–-]+/);
  if (!words.every((word) => smallOfDays.test(word) || ofDays.test(word))) return null;
  // Until when alone is said, it may have begun.
  if (openBegin.test(days) || !words.some((word) => ofDays.test(word))) return null;
  const asked = /[א-ת]/.test(title) ? `תקבע ${title} ${days}` : `Schedule ${title} ${days}`;
  return wholeDaysIn(asked) === null ? `${asked} ${wholeDay}` : asked;
}

/** The command; null for other words. */
export function daysTold(text: string): string | null {
  const said = text.trim().replace(/(?: please| בבקשה)?[.!]{0,3}$/i, '');
  if (said.length > longest || said.includes('?')) return null;
  const absent = awayTold(said);
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
