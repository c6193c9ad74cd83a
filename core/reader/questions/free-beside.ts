/** Conditions of a free time: the longest, beside an entry, a part of each day. */
import { dayMs } from '../../time/units.ts';
import type { Question, Span } from '../../language/questions/question.ts';
import { today } from '../../language/questions/when.ts';
import { wordsOf } from '../../language/sentence.ts';
import { shiftDays } from '../../time/calendar.ts';
import type { Asked } from './asked.ts';

type Free = Extract<Question, { asks: 'free' }>;
type Conditions = Partial<Pick<Free, 'over' | 'finds' | 'longest' | 'after' | 'before' | 'daily'>>;

const longest = /\b(?:longest|biggest|largest)\b|(?<![א-ת])הכי (?:ארוך|ארוכה|גדול|גדולה)(?![א-ת])/i;
const between = /\bbetween (?=\S)|(?<![א-ת])בין (?=\S)/i;
/** From the one to the other: "between lunch and the call". */
const and = / and (?=\S.)/i;
const andInHebrew = / (?:לבין |ל-?|ועד )(?=\S.)/;
const after = /\bafter (?=\S.)|(?<![א-ת])אחרי (?=\S.)/i;
const before = /\b(?:before|until|till) (?=\S.)|(?<![א-ת])(?:לפני|עד) (?=\S.)/i;
/** What is no entry: hours and habits. */
const noEntry =
  /^(?:(?:the |my )?(?:work|school|lunch|noon|midnight|that|this|then|it|all|hours|class|now)|that|\d.*|(?:half |quarter )?(?:past |to )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: .*)?|ה?(?:עבודה|צהריים|הצהריים|לימודים|זה|זאת|כן|עכשיו))$/i;
/** "After Dana to pop to the shop": what the time is for. */
const toDo = / (?:to|for) (?!the\b|my\b)(?=[a-z])| ל(?!פני)(?=[א-ת]{3})/i;
const articles =
  /^(?:(?:the|my|our|a|an|meeting|call|appointment|with|ה?פגישה|ה?שיחה|ה?ישיבה|עם|שלי) )+|^ה(?=[א-ת]{3})/i;

const partFree: readonly (readonly [NonNullable<Free['daily']>, RegExp])[] = [
  [
    'morning',
    /\b(?:free|which) (?:\S+ )?mornings?\b|\bmornings? (?:\S+ )?free\b|\bmornings?\b.{0,30}\b(?:with (?:nothing|no)|clear|empty|unbooked)\b|(?<![א-ת])בוקר (?:\S+ )?פנוי/i,
  ],
  [
    'afternoon',
    /\b(?:free|which) (?:\S+ )?afternoons?\b|\bafternoons? (?:\S+ )?free\b|\bafternoons?\b.{0,30}\b(?:with (?:nothing|no)|clear|empty|unbooked)\b|(?<![א-ת])(?:אחה"צ|אחר[י]? ה?צהריים) (?:\S+ )?פנוי/i,
  ],
  [
    'evening',
    /\b(?:free|which) (?:\S+ )?(?:evening|night)s?\b|\b(?:evening|night)s? (?:\S+ )?free\b|(?<![א-ת])(?:ערב|ערבים) (?:\S+ )?פנוי/i,
  ],
  [
    'day',
    /\bfree (?:whole |full |entire )?days?\b|\b(?:whole |full |entire )?days? (?:\S+ )?free\b|(?<![א-ת])(?:יום|ימים) (?:\S+ )?פנוי/i,
  ],
];
const daysLooked = 14;
const daysToEntry = 30;

const finds =
  /(?<![א-ת])(?:ת?מצא[יו]?|ת?חפש[יו]?|תבדק[יו]|תבדוק)(?: (?:לי|לנו))?(?: איזה| איזשהו)? (?:זמן|חלון|חור|סלוט|רווח|מועד|שעה|שעתיים|(?:חצי|רבע) שעה|[א-ת\d]{1,8} דקות)(?![א-ת])/;
const meets =
  /(?<![א-ת])(?:לשבת|להיפגש|להפגש|לפגוש|ל?פגישה|ל?שיחה|לדבר|לקפה|ל?צהריים עם|פנוי|פנויה|פנויים|פנויות|עם [א-ת]{2,})(?![א-ת])/;
const lengthSaid =
  /(?<![א-ת])(?:ל|של |כ)?(?<length>שעה וחצי|חצי שעה|רבע שעה|שלושת רבעי שעה|שעתיים|שעה|[א-ת\d]{1,8} (?:דקות|שעות))(?![א-ת])/;
const daysSaid =
  /(?<![א-ת])(?:השבוע|ב?שבוע הבא|החודש|מחר|מחרתיים|היום|ביום [א-ת]{3,6}|ב(?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת))(?![א-ת])/;
const partsSaid: readonly (readonly [RegExp, string])[] = [
  [/(?<![א-ת])[בה]?בוקר(?![א-ת])/, 'בבוקר'],
  [/(?<![א-ת])(?:אחרי? ה?צהריים|אחה"צ)(?![א-ת])/, 'אחר הצהריים'],
  [/(?<![א-ת])[בה]?ערב(?![א-ת])/, 'בערב'],
];

/** "צריכה לשבת עם אבי עשרים דקות השבוע, תמצאי לי זמן בוקר", as one asks for free time; null for other words. */
export function freeAsked(text: string): string | null {
  if (text.length > longestAsked || !finds.test(text) || !meets.test(text)) return null;
  const length = lengthSaid.exec(text)?.groups?.['length'];
  const part = partsSaid.find(([form]) => form.test(text))?.[1];
  const asked = [
    'מצא לי זמן פנוי',
    length === undefined ? '' : `של ${length}`,
    daysSaid.exec(text)?.[0],
    part,
  ];
  return asked.filter((one) => one !== undefined && one !== '').join(' ');
}

const longestAsked = 200;

export function freeBeside(asked: Asked): Conditions {
  const { text, when, clockwork } = asked;
  const said = when.over('ahead');
  const daily = partFree.find(([, one]) => one.test(text))?.[0];
  const isOneDay = said !== null && said.to - said.from < dayMs * 1.5;
  if (daily !== undefined && !isOneDay)
    return { daily, finds: true, over: said ?? nextDays(today(clockwork), daysLooked) };
  if (longest.test(text)) return { longest: true, finds: true };
  const { after: from, before: to } = besideIn(wordsOf(asked.words, 0, asked.words.tokens.length));
  if (from === undefined && to === undefined) return {};
  return {
    ...(from !== undefined && { after: from }),
    ...(to !== undefined && { before: to }),
    // The entry may stand on any day.
    ...(said === null && { over: nextDays(today(clockwork), daysToEntry) }),
  };
}

/** The entries that a time lies after and before, by their names. */
export function besideIn(rest: string): { after?: string; before?: string } {
  const [from = null, to = null] = bothIn(rest).map(bare);
  if (from !== null && to !== null) return { after: from, before: to };
  const [start, end] = [bare(behind(after, rest)), bare(behind(before, rest))];
  return { ...(start !== null && { after: start }), ...(end !== null && { before: end }) };
}

/** The two that "between" names; none where it is not said. */
function bothIn(rest: string): readonly string[] {
  const marker = between.exec(rest);
  if (marker === null) return [];
  const said = rest.slice(marker.index + marker[0].length);
  // The first of them has two letters or more.
  const [start, tail] = [said.slice(0, 2), said.slice(2)];
  const found = (/^b/i.test(marker[0]) ? and : andInHebrew).exec(tail);
  if (found === null) return [];
  return [start + tail.slice(0, found.index), tail.slice(found.index + found[0].length)];
}

function behind(marker: RegExp, rest: string): string | undefined {
  const found = marker.exec(rest);
  return found === null ? undefined : rest.slice(found.index + found[0].length);
}

function bare(said: string | undefined): string | null {
  const name =
    said
      ?.replace(/[?!.]{1,20}$/, '')
      .replace(toDo, '')
      .trim() ?? '';
  if (name === '' || noEntry.test(name)) return null;
  const short = name.replace(articles, '').trim();
  return short === '' ? null : short;
}

export function nextDays({ first, from }: Span, days: number): Span {
  return { first, last: shiftDays(first, days - 1), from, to: from + days * dayMs, isHours: false };
}
