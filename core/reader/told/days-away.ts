/** Whole days on which one is away: "I'm off all day Friday", 'אני בחופשה מ-20 עד 24 בדצמבר'. They become a command, which asks. */
import { wholeDaysIn } from '../commands/whole-days.ts';
import { monthEn, monthsHe, weekdaysHe } from '../time-names.ts';

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
  /^(?:(?:please )?(?:note|mark)(?: that)?,? )?(?:(?:i|we) (?:won['’]t be|will not be|am not|are not)|i['’]m not|we['’]re not)(?: (?<off>working)| (?:available|around|at work|in the office)) (?:on |for )?(?<when>[^,;?]{3,60})$/i;
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
  `^(?:(?:(?:sun|mon|tues|wednes|thurs|fri|satur)day|today|tomorrow|${monthEn}|\\d{1,2}(?:st|nd|rd|th)?)|ו?[מבלה]{0,2}-?(?:${weekdaysHe.join('|')}|${monthsHe.join('|')}|מחר(?:תיים)?|היום|\\d{1,2}))$`,
  'i',
);

/** The command; null for other words. `said`: without manners and marks at its end. */
export function daysAway(said: string): string | null {
  const en = away.exec(said)?.groups;
  if (en !== undefined) {
    const title = states.find(([form]) => form.test(en['state'] ?? ''))?.[1] ?? 'Away';
    return daysOf(title, en['when'] ?? '', 'all day');
  }
  const not = notThere.exec(said)?.groups;
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
