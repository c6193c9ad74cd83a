/**
 * Words of time that neither reader knows, with words of the same meaning in their place: feast days ("the second night
 * of Hanukkah"), "work days only", "the first Sunday of the month", "two hours, no wait, make it three". Where a day was
 * worked out, the reading asks about it.
 */
import { weekdayCodes } from '../../contract/recurrence.ts';
import { daysOfWeekInMonth, ordinal } from '../../domain/repetition-words.ts';
import { withEachAction } from '../../language/command-reading.ts';
import type { Context, Doubt, Reading, Understanding } from '../../language/reading.ts';
import { dayOfIso, nthWeekday, shiftDays, shiftMonths, type CalendarDay } from '../../time/calendar.ts';
import { toInstant, toLocalIso, wallOfUtc, zoneOf } from '../../time/zone.ts';
import { feastsNamed } from '../../time/feasts.ts';
import { monthsEn, monthsHe, placesNamed, weekdayNamed } from '../time-names.ts';
import { asWritten } from './as-written.ts';
import { numberSaid } from './spoken-time.ts';
import { type Replaced, withStandIns } from './stand-ins.ts';

/** `meant`: what the words were taken for, where that is asked about. `nth`: which weekday of each month. */
type Said = Replaced & { readonly meant?: string; readonly nth?: RuleDay };
type RuleDay = { readonly weekday: number; readonly nth: number };

/** The reading of the text with known words in the place of the others; null where all are known. */
export function readSaidTimes(
  text: string,
  context: Context,
  read: (text: string) => Understanding,
): Understanding | null {
  const said = saidTimesIn(text, context);
  if (said.length === 0) return null;
  const standIns = withStandIns(text, said);
  return withEachAction(read(standIns.text), (reading) => {
    const own = said.filter((one) => isTimeOf(reading, standIns.placeOf, one));
    const written = withNth(asWritten(reading, standIns), own, context);
    const doubts = own.flatMap(({ start, end, meant }): readonly Doubt[] =>
      meant === undefined ? [] : [{ kind: 'spelling', start, end, meant }],
    );
    return { ...written, doubts: [...written.doubts, ...doubts].toSorted((a, b) => a.start - b.start) };
  });
}

type PlaceOf = ReturnType<typeof withStandIns>['placeOf'];
const times = new Set(['startTime', 'endTime', 'reminderTime', 'recurrence', 'due', 'sendAt']);

function isTimeOf({ spans }: Reading, placeOf: PlaceOf, { start, end }: Said): boolean {
  return spans.some((span) => {
    const place = placeOf(span);
    return times.has(span.slot) && place.start < end && place.end > start;
  });
}

function saidTimesIn(text: string, context: Context): readonly Said[] {
  const today = dayOfIso(context.now);
  const found = [
    ...feastDays(text, today),
    ...candlesHe(text, today),
    ...nthWeekdays(text, today),
    ...monthEnds(text),
    ...workDays(text, context),
    ...lunchTimes(text),
    ...bareMinutes(text),
    ...mendedLengths(text),
    ...whether(text),
    ...writing(text),
  ].toSorted((a, b) => a.start - b.start);
  return found.filter(({ start }, index) => found.slice(0, index).every((one) => one.end <= start));
}

const nthEn = 'first|second|third|fourth|fifth|sixth|seventh|eighth|[1-8](?:st|nd|rd|th)';
const nthHe = 'ראשון|שני|שלישי|רביעי|חמישי|שישי|שביעי|שמיני';

const shown = ({ year, month, day }: CalendarDay) => `${day} ${monthsEn[month - 1]} ${year}`;
const shownHe = ({ year, month, day }: CalendarDay) => `${day} ב${monthsHe[month - 1]} ${year}`;

/** What stands before the name of a feast: which of its days or nights, and what leads to the day. */
const beforeFeast = new RegExp(
  `(?<![\\w'])(?<lead>on |by |for |until |till |from )?(?:the )?(?:(?<nth>${nthEn}) (?<unit>night|evening|candle|day) (?:of )?|(?<eve>eve|erev) (?:of )?|(?<by>day|night|evening|week|(?:one|two|three|four|five|six|ten|\\d{1,2}|an?) (?:days?|weeks?)) (?<side>before|after) )?$`,
  'i',
);
const afterFeast =
  /^(?<eve> eve\b)?(?: day\b)?(?=$|\s*[,.;!?)]| (?:at|around|from|to|in|with|and|i|we|please|pls|remind|tell|ask|morning|afternoon|evening|night|\d))/i;
const beforeFeastHe = new RegExp(
  `(?<![א-ת])(?<lead>עד |ב|ל|מ)?-?(?:(?<candle>נר|ה?לילה|ה?יום) ה?(?<nth>${nthHe}) (?:של |ב|ל)?|(?<eve>ערב) |(?<by>יום|יומיים|שבוע|שבועיים|(?:שלושה|ארבעה|חמישה|\\d{1,2}) ימים) (?<side>לפני|אחרי) )?ה?$`,
);

function feastDays(text: string, today: CalendarDay): readonly Said[] {
  return feastsNamed(text, today).flatMap(({ start, end, day, isHebrew }): readonly Said[] => {
    const isInHebrew = /[א-ת]/.test(text.slice(start, end));
    const before = (isInHebrew ? beforeFeastHe : beforeFeast).exec(text.slice(0, start));
    const after = isInHebrew ? null : afterFeast.exec(text.slice(end));
    const { lead, nth, unit, candle, eve, by, side } = before?.groups ?? {};
    const isPlaced = [lead, nth, eve, by].some((one) => one !== undefined);
    if (before === null || !isPlaced || (!isInHebrew && after === null)) return [];
    const isEve = eve !== undefined || after?.groups?.['eve'] !== undefined;
    const isNight = /night|evening|candle|נר|לילה/.test(unit ?? candle ?? '');
    const later =
      (nth === undefined ? 0 : (placesNamed[nth.toLowerCase()] ?? 1) - 1) -
      (isEve || (isNight && isHebrew) ? 1 : 0) +
      (by === undefined ? 0 : daysIn(by) * (/after|אחרי/.test(side ?? '') ? 1 : -1));
    const meant = shiftDays(day, later);
    const shownDay = isInHebrew ? shownHe(meant) : shown(meant);
    const leads = isInHebrew ? `${lead === 'עד ' ? 'עד ' : ''}ב-` : (lead ?? 'on ');
    const length = after?.[0].length ?? 0;
    const evening = isInHebrew ? ' בערב' : ' in the evening';
    const part = isEve || isNight ? evening : '';
    return [{ start: before.index, end: end + length, by: `${leads}${shownDay}${part}`, meant: shownDay }];
  });
}

const candle = new RegExp(`(?<![א-ת])ב?נר ה?(?<nth>${nthHe})(?! (?:של |ב|ל)?ה?חנוכה)(?![א-ת])`, 'g');

/** "נר שני" is of no other feast. */
function candlesHe(text: string, today: CalendarDay): readonly Said[] {
  return [...text.matchAll(candle)].flatMap(({ index, 0: words, groups }) =>
    feastsNamed('חנוכה', today).map(({ day }): Said => {
      const meant = shownHe(shiftDays(day, (placesNamed[groups?.['nth'] ?? ''] ?? 1) - 2));
      return { start: index, end: index + words.length, by: `ב-${meant} בערב`, meant };
    }),
  );
}

function daysIn(amount: string): number {
  const [first = '', second] = amount.toLowerCase().split(' ');
  const count = second === undefined || /^an?$/.test(first) ? 1 : (numberSaid(first) ?? 1);
  if (first === 'יומיים') return 2;
  if (first === 'שבועיים') return 14;
  return count * (/week|שבוע/.test(amount) ? 7 : 1);
}

const nthInMonth: readonly RegExp[] = [
  /\b(?:on )?(?:the )?(?<nth>first|second|third|fourth|last|1st|2nd|3rd|4th) (?<day>sun|mon|tues|wednes|thurs|fri|satur)day of (?:the|every|each) month\b/gi,
  /\b(?:on )?(?:every|each) (?<nth>first|second|third|fourth|last|1st|2nd|3rd|4th) (?<day>sun|mon|tues|wednes|thurs|fri|satur)day(?: (?:of|in) (?:the|every|each|a) month)?\b/gi,
  /(?<![א-ת])(?:ב|כל )?(?:יום )?(?<day>ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת) ה(?<nth>ראשון|שני|שלישי|רביעי|אחרון|ראשונה|שנייה|אחרונה) (?:של |ב)(?:כל |ה)?חודש(?![א-ת])/g,
];

/** "The first Sunday of the month": as the same date of every month, which `withNth` puts right. */
function nthWeekdays(text: string, today: CalendarDay): readonly Said[] {
  return nthInMonth.flatMap((form) =>
    [...text.matchAll(form)].map(({ index, 0: words, groups }): Said => {
      const { day = '', nth: word = '' } = groups ?? {};
      const isInHebrew = /[א-ת]/.test(day);
      const weekday = weekdayNamed(day);
      const nth = placesNamed[word.toLowerCase().replace(/ה$/, '')] ?? (word === 'שנייה' ? 2 : 1);
      const first = nthFrom(today, { weekday, nth });
      const by = isInHebrew ? `כל חודש ב-${first.day} לחודש` : `every month on the ${ordinal(first.day)}`;
      return { start: index, end: index + words.length, by, nth: { weekday, nth } };
    }),
  );
}

const monthEnd =
  /\b(?:on |at )?(?:the )?(?:last day|end) of (?:every|each) (?:calendar )?month\b|\b(?:on )?(?:every|each) month['’]?s? (?:on the last day|last day)\b|\b(?:every|each) month,? on (?:the|its) last day(?: of the month)?\b|(?<![א-ת])(?:ב|כל )?(?:ה?יום ה)?(?:סוף|אחרון) (?:של |ב)?כל חודש(?![א-ת])|(?<![א-ת])כל חודש,? (?:ביום האחרון|בסוף)(?: (?:של )?ה?חודש| שלו)?(?![א-ת])/gi;

/** "The last day of every month", which the readers know as its end. */
function monthEnds(text: string): readonly Said[] {
  return [...text.matchAll(monthEnd)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
    by: /[א-ת]/.test(words) ? 'כל סוף החודש' : 'every end of month',
  }));
}

function nthFrom(from: CalendarDay, { weekday, nth }: RuleDay): CalendarDay {
  const ofMonth = nthWeekday(from, weekday, nth);
  return ofMonth.day < from.day ? nthWeekday(shiftMonths(from, 1), weekday, nth) : ofMonth;
}

/** The rule names the weekday, and the first time falls on it. */
function withNth(reading: Reading, said: readonly Said[], context: Context): Reading {
  const rule = said.find(({ nth }) => nth !== undefined)?.nth;
  if (rule === undefined) return reading;
  const recurrence = `FREQ=MONTHLY;BYDAY=${rule.nth}${weekdayCodes[rule.weekday]}`;
  const ofReminder = `FREQ=MONTHLY;BYDAY=${weekdayCodes[rule.weekday]};BYMONTHDAY=${daysOfWeekInMonth(rule.nth).join(',')}`;
  const zone = zoneOf(context.timeZone, context.now);
  const today = dayOfIso(context.now);
  const onIt = (iso: string | null) => {
    if (iso === null) return null;
    const wall = wallOfUtc(Date.parse(`${iso.slice(0, 19)}Z`));
    const on = (day: CalendarDay) => toInstant({ ...wall, ...day }, zone);
    const first = nthFrom(today, rule);
    const isOver = on(first) <= Date.parse(context.now);
    return toLocalIso(isOver ? on(nthFrom(shiftDays(first, 1), rule)) : on(first), zone);
  };
  if (reading.intent === 'reminder')
    return {
      ...reading,
      slots: { ...reading.slots, reminderTime: onIt(reading.slots.reminderTime), recurrence: ofReminder },
    };
  if (reading.intent !== 'create_event') return reading;
  const { startTime, endTime } = reading.slots;
  const slots = { ...reading.slots, startTime: onIt(startTime), endTime: onIt(endTime) };
  return { ...reading, slots, repeats: recurrence };
}

const workForms: readonly (readonly [form: RegExp, by: string])[] = [
  [
    /\b(?:on |but )?(?:only |just )?(?:on |every |each )?(?:work(?:ing)?[ -]?days?|business days?)(?: only)?\b(?! (?:ago|after|later|from|before))(?<!(?:\d|two|three|four|five|ten|few|several|of|in|within|next|a|per|the) (?:work(?:ing)?[ -]?days?|business days?))/gi,
    'every work day',
  ],
  [
    /,? (?:but )?(?:not (?:on|at) (?:the )?weekends|except (?:for )?(?:on )?(?:the )?weekends|(?:no|skip) weekends)\b/gi,
    ' every work day',
  ],
  [/(?<![א-ת])(?:רק )?ב?ימי (?:עבודה|חול)(?: בלבד)?(?![א-ת])/g, 'בכל יום חול'],
  [
    /,? (?:חוץ מ|לא ב|בלי )-?(?:סו(?:ף|פי) ה?שבוע|סופ["״]?שים?|שישי (?:ו)?שבת|שבתות)(?![א-ת])/g,
    ' בכל יום חול',
  ],
];

/** Where the working week is Sunday to Thursday; "work days" alone are Monday to Friday to the grammar. */
const fromSunday = new Set('IL EG SA JO KW QA BH OM IQ DZ LY'.split(' '));

function workDays(text: string, { country = 'IL' }: Context): readonly Said[] {
  return workForms.flatMap(([form, by]) =>
    [...text.matchAll(form)].map(({ index, 0: words }) => ({
      start: index,
      end: index + words.length,
      by: fromSunday.has(country) ? by.replace('every work day', 'בכל יום חול') : by,
    })),
  );
}

/** An hour, where nobody has lunch by it: "Wednesday lunch with Maya" is a meal. */
const lunch =
  /(?<=\b(?:(?:sun|mon|tues|wednes|thurs|fri|satur)day|tomorrow|today) )(?:at |over )?lunch(?:[ -]?time)?(?= to (?!with)|,|$)|\b(?:at|over) lunch(?:[ -]?time)?\b(?! (?:with|at))/gi;

function lunchTimes(text: string): readonly Said[] {
  if (!/\b(?:remind|reminder|alarm|ping|nudge|schedule|book|meeting|call|meet)\b/i.test(text)) return [];
  return [...text.matchAll(lunch)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
    by: 'at 12:30',
    meant: '12:30',
  }));
}

/** "Remind me in 20 to take the laundry out": minutes, which is asked about. */
const inMinutes: readonly RegExp[] = [
  /(?<=\b(?:remind|ping|nudge|alert|buzz|poke|wake|call) me )in (?<count>\d{1,2}|five|ten|fifteen|twenty|thirty|forty(?:[ -]five)?|sixty|ninety)(?= (?:to|about|that|so|re|for)\b|[.,!]?$)/gi,
  /^in (?<count>\d{1,2}|five|ten|fifteen|twenty|thirty|forty(?:[ -]five)?|sixty|ninety)(?=,? (?:please )?(?:remind|ping|nudge|alert|buzz|poke) me\b)/gi,
];
const fewestBare = 5;

function bareMinutes(text: string): readonly Said[] {
  return inMinutes.flatMap((form) =>
    [...text.matchAll(form)].flatMap(({ index, 0: words, groups }): readonly Said[] => {
      const count = numberSaid(groups?.['count'] ?? '');
      if (count === null || count < fewestBare) return [];
      const meant = `${count} minutes`;
      return [{ start: index, end: index + words.length, by: `in ${meant}`, meant }];
    }),
  );
}

const lengthSaid =
  /\b(?:an?|half an|one|two|three|four|five|ten|fifteen|twenty|thirty|forty(?:[ -]five)?|\d{1,3}) (?<unit>hours?|hrs?|minutes?|mins?)(?:,|\.\.\.?|…| -| —)?(?= )/gi;
const mended =
  /^(?: (?:no|wait|sorry|actually|hmm|hm|um|uh|oops|scratch that|rather|or|hold on),?){1,4} (?:(?:make|call) (?:it|that) |let'?s (?:say|make it) )?(?<to>one|two|three|four|five|ten|fifteen|twenty|thirty|forty(?:[ -]five)?|\d{1,3})(?: (?<other>hours?|hrs?|minutes?|mins?))?\b(?![:.]\d| ?(?:am|pm|o'clock))/i;

/** A length that is corrected by another one. */
function mendedLengths(text: string): readonly Said[] {
  return [...text.matchAll(lengthSaid)].flatMap(({ index, 0: words, groups: length }): readonly Said[] => {
    const behind = index + words.length;
    const found = mended.exec(text.slice(behind));
    if (found === null) return [];
    const { to = '', other = length?.['unit'] ?? 'hours' } = found.groups ?? {};
    const plural = to !== 'one' && to !== '1' && !other.endsWith('s') ? `${other}s` : other;
    return [{ start: index, end: behind + found[0].length, by: `${to} ${plural}` }];
  });
}

/** Both readers know "ask Dana if" better. */
const askedWhether = /(?<=\bask (?:[\w'’-]+ ){1,3})whether\b/gi;

function whether(text: string): readonly Said[] {
  return [...text.matchAll(askedWhether)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
    by: 'if',
  }));
}

const writesAndAsks =
  /^(?:(?:please|pls|can you|could you|would you) )?(?:please )?(?<verb>write to)(?= [^,.;]{2,60} (?<asks>asking|and ask|and say|and tell)\b)/i;
const writesBack =
  /^(?:(?:please|pls|can you|could you|would you) )?(?:please )?(?<verb>write) [\w'’-]+(?: [\w'’-]+)? (?<back>back (?:and (?:say|tell|ask|let)|saying|asking|that|to (?:say|ask|tell)))\b/i;
const onOtherChannel = /\b(?:whatsapp|sms|text|instagram|messenger|facebook)\b/i;

/** "Write to Avi on Thursday asking if", "write Tomer back and say": a mail. */
function writing(text: string): readonly Said[] {
  const found = writesBack.exec(text) ?? writesAndAsks.exec(text);
  if (found === null || onOtherChannel.test(text)) return [];
  const { verb = '', back } = found.groups ?? {};
  const start = found[0].indexOf(verb);
  const mail = { start, end: start + verb.length, by: 'email' };
  if (back === undefined) return [mail];
  const end = found[0].length;
  return [mail, { start: end - back.length, end, by: back.slice('back '.length) }];
}
