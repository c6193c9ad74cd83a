/** "Between the 20th and 28 November", "January 26 to 31": the days of a range, each said in full. */
import { monthEn, monthsHe, weekdaysHe } from '../time-names.ts';

const day = (group: 'from' | 'to') => String.raw`(?:the )?(?<${group}>\d{1,2})(?:st|nd|rd|th)?`;
const firstDay = day('from');
const lastDay = day('to');
const weekdayEn = '(?:sun|mon|tues|wednes|thurs|fri|satur)day';
const weekdayHe = `(?:יום )?(?:${weekdaysHe.join('|')})`;
const monthHe = `(?:${monthsHe.join('|')})`;

/** Each with what it is in full. */
const ranges: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`\b(?:between|from)? ?\b(?<month>${monthEn}) ${firstDay}(?: ?[-–] ?| (?:and|to|till|until|through) )(?<other>${monthEn}) ${lastDay}\b(?![:.]\d)`,
      'i',
    ),
    ' from $<from> $<month> to $<to> $<other>',
  ],
  [
    new RegExp(
      String.raw`\b(?:between|from)? ?\b(?<month>${monthEn}) ${firstDay}(?: ?[-–] ?| (?:and|to|till|until|through) )${lastDay}\b(?! ?(?:[:.]\d|am\b|pm\b|o'clock))`,
      'i',
    ),
    ' from $<from> $<month> to $<to> $<month>',
  ],
  [
    new RegExp(
      String.raw`\b(?:(?:between|from) )?${firstDay}(?: ?[-–] ?| (?:and|to|till|until|through) )${lastDay} (?:of )?(?<month>${monthEn})\b`,
      'i',
    ),
    ' from $<from> $<month> to $<to> $<month>',
  ],
  [
    new RegExp(
      String.raw`\b(?<lead>(?:between |from )?)${firstDay} (?:of )?(?<month>${monthEn})(?: ?[-–] ?| (?:to|till|until|through|(?<=\bbetween .{4,30} )and) )${lastDay} (?:of )?(?<other>${monthEn})\b`,
      'i',
    ),
    ' from $<from> $<month> to $<to> $<other>',
  ],
  [
    new RegExp(String.raw`\bbetween (?<from>(?:next )?${weekdayEn}) and (?<to>${weekdayEn})\b`, 'i'),
    ' from $<from> to $<to>',
  ],
  [
    new RegExp(
      String.raw`(?<![א-ת])(?:בין ה?-?|מ-?ה?-?)?(?<![\d.:])(?<from>\d{1,2})(?: ?[-–] ?| (?:ועד|עד|ל)-? ?(?:ל-?)?ה?-?)(?<to>\d{1,2}) ?[בל]ה?(?<month>${monthHe})(?![א-ת])`,
    ),
    ' מ-$<from> ב$<month> עד $<to> ב$<month>',
  ],
  [
    new RegExp(
      String.raw`(?<![א-ת])בין ה?-?(?<from>\d{1,2}) ?[בל]ה?(?<month>${monthHe}) (?:ועד|עד|ל)-? ?ה?-?(?<to>\d{1,2}) ?[בל]ה?(?<other>${monthHe})(?![א-ת])`,
    ),
    ' מ-$<from> ב$<month> עד $<to> ב$<other>',
  ],
  [
    new RegExp(
      String.raw`(?<![א-ת])בין (?:יום )?(?<from>${weekdayHe}) ל-?(?:יום )?(?<to>${weekdayHe})(?![א-ת])`,
    ),
    ' מיום $<from> עד יום $<to>',
  ],
];

/** How long it is from one to the other is a sum. */
const counts =
  /\bhow (?:many|long|far)\b|\bdifference\b|(?<![א-ת])כמה (?:ימים|זמן|שבועות|חודשים|לילות)|הפרש/i;

/** As it is where no range of days is said. */
export function rangesInFull(text: string): string {
  if (counts.test(text)) return text;
  const found = ranges.find(([form]) => form.test(text));
  return found === undefined ? text : text.replace(found[0], found[1]).replace(/ {2,}/g, ' ').trim();
}
