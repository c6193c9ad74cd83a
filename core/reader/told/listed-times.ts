/** Days and hours in a list, each said in full: "every weekday, Sunday to Thursday", "tomorrow 9am gym, 11 call with Dana". */
import { weekdaysHe } from '../time-names.ts';

const daysEn = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const everyDay =
  /\bevery (?:(?:week|working |business )?days?)(?<between>,?(?: [^,.;?]{0,60}?)??)(?:,? \(?from|,?) (?<first>(?:sun|mon|tues|wednes|thurs|fri|satur)day) (?:to|through|till|until|-) (?<last>(?:sun|mon|tues|wednes|thurs|fri|satur)day)\)?/i;
const everyDayHe = new RegExp(
  String.raw`(?<![א-ת])כל (?:יום(?: חול| עבודה)?|ימי? ה?חול)(?<between>,?(?: [^,.;?]{0,60}?)??),? מ?-?(?:יום )?(?<first>${weekdaysHe.join('|')}) (?:ועד|עד|ל-?)(?: יום)? ?(?<last>${weekdaysHe.join('|')})(?![א-ת])`,
);

const timetable =
  /^(?:(?:on )?(?<day>today|tomorrow|(?:next )?(?:sun|mon|tues|wednes|thurs|fri|satur)day)[:,]? )(?<items>\d{1,2}(?::\d\d)?(?: ?[ap]m)? \p{L}[^,;?]{1,40}(?:, ?(?:and )?\d{1,2}(?::\d\d)?(?: ?[ap]m)? \p{L}[^,;?]{1,40}){1,5})$/iu;
const counted =
  /^\d{1,2} (?:people|persons|guests|minutes?|mins?|hours?|hrs?|days?|weeks?|eggs|bags|boxes|x)\b/i;

/** "Tomorrow 9am gym, 11 call with Dana": each hour as one. */
export function hoursInFull(text: string): string {
  const { day, items = '' } = timetable.exec(text.trim())?.groups ?? {};
  const each = items.split(/, ?(?:and )?(?=\d)/);
  if (day === undefined || each.some((one) => counted.test(one))) return text;
  return `${day} ${each.map((one) => `at ${one}`).join(', ')}`;
}

/** "כל שני רביעי ושישי" */
const unparted = new RegExp(
  String.raw`(?<=(?<![א-ת])(?:כל|בימי|ימי) (?:יום )?)(?<first>${weekdaysHe.join('|')}) (?=(?:${weekdaysHe.join('|')}) ו-?(?:${weekdaysHe.join('|')})(?![א-ת]))`,
);

/** "Every weekday, Sunday to Thursday": the days by their names, which all readers know as such. */
export function daysInFull(text: string): string {
  const named = (days: readonly string[], every: string, and: string) => (said: RegExpExecArray) => {
    const { between = '', first = '', last = '' } = said.groups ?? {};
    const at = (day: string) => days.findIndex((one) => one.toLowerCase() === day.toLowerCase());
    const count = ((at(last) - at(first) + 7) % 7) + 1;
    const all = Array.from({ length: count }, (_, index) => days[(at(first) + index) % 7] ?? '');
    const list = `${all.slice(0, -1).join(', ')}${all.length > 1 ? and : ''}${all.at(-1)}`;
    return text.replace(said[0], `${every}${list}${between.replace(/,$/, '')}`);
  };
  const en = everyDay.exec(text);
  if (en !== null) return named(daysEn, 'every ', ' and ')(en);
  const he = everyDayHe.exec(text);
  return he === null ? text.replace(unparted, '$<first>, ') : named(weekdaysHe, 'כל ', ' ו')(he);
}
