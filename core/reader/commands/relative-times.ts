/**
 * Times that are told by an entry of the calendar: "an hour before the meeting with Dana", "רבע שעה אחרי השיחה עם תום". Only
 * the calendar knows when that is. Both readers are given a time that they know in its place, in a text of the same
 * length; whatever they make of that time is then the entry's.
 */
import {
  withEachAction,
  type CommandProposal,
  type CommandReading,
  type CommandUnderstanding,
} from '../../language/command-reading.ts';
import type { Doubt, SlotName, Span } from '../../language/reading.ts';
import { shiftOf } from '../../language/changes/time-wanted.ts';
import { feastIn } from '../../time/feasts.ts';
import { monthsEn, monthsHe, weekdaysHe } from '../time-names.ts';
import { hourOfPart } from '../../language/time/hours.ts';
import type { Amount, PartOfDay } from '../../language/time/pieces.ts';

/** The words, where they stand, and how far from the entry they are. */
export type RelativeTime = {
  readonly start: number;
  readonly end: number;
  /** What the entry is called, as it is written. */
  readonly entry: string;
  readonly side: 'before' | 'after';
  readonly by: Amount;
  /** "The evening before": the hour of that day; null for the hour of the entry. */
  readonly hour: number | null;
};

const none: Amount = { months: 0, days: 0, ms: 0 };
const oneDay: Amount = { ...none, days: 1 };

const sides =
  /(?<![\p{L}\p{N}'’])(?:(before|ahead of|prior to|ש?לפני)|(after|ש?אחרי|לאחר))\s+(?:ש(?:נגמרת?|מסתיימת?|מסתיים|תיגמר|ייגמר|תסתיים|יסתיים)\s+)?(?=\S)/giu;
/** It stands before the amount and belongs to it. */
const about = /(?:^|\s)(?:at|on|in|at least|לפחות|about|around|roughly|exactly|some|בערך|בדיוק)$/i;
const atOnce = /(?:^|\s)(?:right|just|straight|immediately|directly|shortly|מיי?ד|ממש|רגע|ישר)$/i;
const parts: readonly (readonly [RegExp, PartOfDay])[] = [
  [/(?:^|\s)(?:the |an? )?(?:evening|eve)$|(?:^|\s)ב?ערב$/i, 'evening'],
  [/(?:^|\s)(?:the |an? )?night$|(?:^|\s)ב?לילה$/i, 'night'],
  [/(?:^|\s)(?:the |an? )?morning$|(?:^|\s)ב?בוקר$/i, 'morning'],
];
const mostWordsOfAmount = 6;
/** In characters; longer ones are none. */
const longestAmount = 80;
const longestEntry = 120;

/** "Before I meet Dana", "after I see the dentist": whom or what the entry is with. */
const met =
  /^(?:i|we)(?: am|['’]?m| are|['’]?re)? (?:meet(?:ing)?|see(?:ing)?|talk(?:ing)? (?:to|with)|speak(?:ing)? (?:to|with)|call(?:ing)?|have|go(?:ing)? to|collect(?:ing)?|fetch(?:ing)?|visit(?:ing)?|(?:pick|drop)(?:ping)?(?=(?:ing)? (?:up|off))(?:ing)?|fly(?:ing)? to)(?: (?:up|off))?(?: with)? (?=\S)/i;
/** "Remind me after the dentist to call Mum": at its end. */
const reminds = /(?:^|\s)(?:remind|ping|nudge|alert|buzz|poke) me$/i;
const saysWhat = /\s(?:to|so|that|about)\s/i;

/** What may be in a calendar: "the flight", "my 3 o'clock", "Dana's party", "standup", "הטיסה", "פגישת הצוות". */
const entryBegins =
  /^(?:(?:the|my|our|this|every|each|today['’]s|tomorrow['’]s|[a-z]+['’]s)\s+\S|(?:meeting|stand-?up|appointment)\b|ה[א-ת]{2,}|[א-ת]{3,} ה[א-ת]{3,}|כל (?!יום|שעה|שבוע|חודש|שנה|בוקר|ערב|לילה)[א-ת]{2,}|(?:פגישת|ישיבת|שיחת|מסיבת|חתונת|יום ה?הולדת|תור|פגישה|ישיבה|טיסה)(?![א-ת])|(?:ה|ב)?-?\d{1,2}:\d\d)/i;
/** Days and hours that are in no calendar. */
const noEntry =
  /^(?:(?:every|each) (?:day|week|month|year|hour|morning|evening|night|weekday|(?:sun|mon|tues|wednes|thurs|fri|satur)day)\b|the (?:\d{1,2}(?:st|nd|rd|th)|(?:start|end|beginning|weekend|week|month|year|day|evening|sun\w*)\b)|(?:he|she|it|that|there|here|what|who|let)['’]s\b|(?:סוף|תחילת|אמצע|צאת|כניסת|ארוחת) ה|ה(?:צהריי?ם|ערב|לילה|בוקר|שבת|שבוע|חודש|שנה|סוף|סופ["״]?ש|שקיעה|זריחה)(?![א-ת]))/i;

const stops = new Set(
  (
    'to that about saying say says and then please pls i me we you remind ping text email mail send tell message ' +
    'schedule set book add put so because אני את לי לנו בבקשה על כי לגבי בנוגע בקשר'
  ).split(' '),
);
const stopsHe =
  /^(?:ש(?:אני|אנחנו|הוא|היא|הם|הן|לא|יש|אין|זה|צריך|כדאי)|(?:תזכורת|התראה)|[שו]?[תי](?:צלצל|צפצף|נדנד|קפיץ|קפוץ|ציק|עיר|זמזם)[א-ת]*|שיזכיר|ו?ת(?:זכיר|זכרי|שלח|גיד|כתוב|כתב|קבע|וסיפ|רשמ|רשום)[א-ת]*|הזכר[א-ת]*|שלח[יו]?|ל-?\d+|כתוב|כתבי|לשלוח|להזכיר)$/;
/** "To do something", unless it is said of whom the entry is with: "עם ליאור", "התור לרופא". */
const infinitive = /^ל-?[א-ת]{3,}$/;
const takesName = /^(?:עם|של|אצל|ה?תור)$/;
const joins = /^(?:with|of|at|on|in|for|from|by|the|my|our|עם|של|אצל|ב-?[א-ת\d]\S*)$/i;
const isOpenEnd = /(?:^|\s)(?:with|of|at|on|in|for|from|by|to|the|my|our|and|עם|של|אצל)$/i;
const markAtEnd = /[,;:.!?…]$/;
const mostWordsOfEntry = 8;

const day =
  '(?:מחר|מחרתיים|היום|הערב|הבוקר|ביום [א-ת]{3,6}|ב(?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת)|tomorrow|today|tonight|on [a-z]{3,6}day)';
/** "When I leave for Dana tomorrow": some time before that begins. */
const leaving = new RegExp(
  `(?<![\\p{L}])(?:(?:כש|לפני ש|ברגע ש)(?:אני |אנחנו )?(?:יוצאת?|יוצאים|אצא|הולכת?|נוסעת?|נוסעים|אסע)(?<day> ${day})? ל-?|(?:when|before|as) (?:i|we) (?:leave|head out|set off)(?<dayEn> ${day})? for (?:the |my )?)(?=\\p{L}{2})`,
  'iu',
);
const halfHour: Amount = { ...none, ms: 1_800_000 };
/** "Remind me to …": without as many words besides, what seems to be the place is what is to be done there. */
const leastBesides = 3;

function leavingIn(text: string): readonly RelativeTime[] {
  const found = leaving.exec(text);
  if (found === null) return [];
  const { index: start, groups, 0: said } = found;
  const on = groups?.['day'] ?? groups?.['dayEn'] ?? '';
  const from = start + said.length;
  return endsOf(text, from).flatMap((end) => {
    const besides = `${text.slice(0, start)} ${text.slice(end)}`.trim().split(/\s+/);
    if (besides.length < leastBesides) return [];
    return [{ start, end, entry: `${text.slice(from, end)}${on}`, side: 'before', by: halfHour, hour: null }];
  });
}

/** The words in the ways that they may end, the likeliest first; none where the text has no such words. */
export function relativeTimesIn(text: string): readonly RelativeTime[] {
  const left = leavingIn(text);
  if (left.length > 0) return left;
  for (const { index, 0: word, 1: isBefore } of text.matchAll(sides)) {
    const entryAt = index + word.length;
    const named = text.slice(entryAt, entryAt + longestEntry);
    const isName = isNamed(named);
    if (!isName && !isEntry(named)) continue;
    const from = Math.max(0, index - longestAmount);
    const side = isBefore === undefined ? 'after' : 'before';
    const words = text.slice(from, index).trimEnd();
    const isAtItsEnd = side === 'after' && reminds.test(words) && saysWhat.test(text.slice(entryAt));
    const length = lengthBefore(words) ?? (isAtItsEnd ? { start: index - from, by: none, hour: null } : null);
    if (length === null || (isName && length.by.days === 0)) continue;
    const { start, by, hour } = length;
    return endsOf(text, entryAt).map((end) => ({
      start: from + start,
      end,
      entry: text.slice(entryAt, end).replace(met, ''),
      side,
      by,
      hour,
    }));
  }
  return [];
}

/** "Two days before Athens", "יומיים לפני אתונה": a name alone, and no day that every calendar has. */
function isNamed(words: string): boolean {
  const first = words.split(' ', 2)[0]?.replace(markAtEnd, '') ?? '';
  if (isEntry(words) || feastIn(words.toLowerCase()) !== null || everyCalendars.test(first)) return false;
  return /^\p{Lu}\p{Ll}{2,}$/u.test(first) || /^[א-ת]{4,}$/.test(first);
}

const everyCalendars = new RegExp(
  `^(?:${[...monthsEn, ...monthsHe, ...weekdaysHe].join('|')}|\\w{3,6}day|ש[א-ת]+|ה[א-ת]+|ל[א-ת]{3,}|סוף|תחילת|חצות|צהריים)$`,
  'i',
);

function isEntry(words: string): boolean {
  return (entryBegins.test(words) || met.test(words)) && !noEntry.test(words);
}

/** What nobody can tell the time of: "when I get home", "as soon as I land", "after the gym", "כשאני חוזרת". */
const event =
  /\bon the day (?:i|we) \w+|\b(?:(?:as soon as|once|whenever|the (?:moment|minute)|by the time|(?:the )?next time|when|after|before|until) (?:i|i['’]?m|i['’]?ve|we|we['’]?re|you|he|she|they|it)\b|(?:remind|ping|nudge|alert|buzz|poke) me (?:as soon as|once|whenever|the (?:moment|minute)|by the time|(?:the )?next time|when|if|after|before|on the way|on my way)\b)|(?<![א-ת])(?:כש|ברגע ש|ברגע ה|בפעם הבאה ש|אחרי ש|לפני ש)-?(?:אני|אנחנו|הוא|היא|הם|אגיע|אחזור|אצא|נגיע|נחזור|נצא|ניפגש|אפגוש)/i;
/** "Ask Dana when she is free", "check when we leave" */
const asksWhen =
  /\b(?:ask|tell|know|see|check|find out|say|remember|decide|confirm|wonder|show)\b[^,;.]{0,40} (?:when|after|before|until) |(?<![א-ת])ל(?:שאול|ברר|בדוק|הגיד)(?![א-ת])/i;

/** Whether the words wait for something to happen, of which no clock tells when. */
export function waitsForEvent(words: string): boolean {
  return event.test(words) && !asksWhen.test(words);
}

/** How long it is, where the words say nothing else: "an hour", "the evening", "יום". */
export function amountBefore(words: string): Pick<RelativeTime, 'by' | 'hour'> | null {
  const length = lengthBefore(words);
  return length === null || length.start > 0 ? null : length;
}

type Length = Pick<RelativeTime, 'start' | 'by' | 'hour'>;

/** The length that these words end with. */
function lengthBefore(words: string): Length | null {
  const from = (found: RegExpExecArray | null) =>
    found === null ? null : found.index + (found[0].length - found[0].trimStart().length);
  const near = from(atOnce.exec(words));
  if (near !== null) return { start: near, by: none, hour: null };
  for (const [pattern, part] of parts) {
    const start = from(pattern.exec(words));
    if (start !== null) return { start: withAbout(words, start), by: oneDay, hour: hourOfPart[part] };
  }
  const starts = [...words.matchAll(/\S+/g)].map(({ index }) => index).slice(-mostWordsOfAmount);
  for (const start of starts) {
    const said = words.slice(start).split(/\s+/);
    const shift = shiftOf(plainAmount(said), false);
    if (shift !== null && !/^(?:for|back|by)$/i.test(said[0] ?? ''))
      return { start: withAbout(words, start), by: shift.by, hour: null };
  }
  return null;
}

/** "The day" is one, and "half hour" half of one. */
function plainAmount(words: readonly string[]): readonly string[] {
  return words
    .join(' ')
    .replace(/^the (?=(?:day|week|month)$)/i, 'a ')
    .replace(/^half (?=hour$)/i, 'half an ')
    .replace(/^[כל]-?(?=שעה|שעתיים|חצי|רבע|יום|יומיים|שבוע|\d)/, '')
    .split(' ');
}

function withAbout(words: string, start: number): number {
  const found = about.exec(words.slice(0, start).trimEnd());
  return found === null ? start : found.index + (found[0].length - found[0].trimStart().length);
}

/** Where the name of the entry may end: first where it seems to, then longer ones and shorter ones. */
function endsOf(text: string, from: number): readonly number[] {
  const words = [...text.slice(from, from + longestEntry).matchAll(/\S+/g)].slice(0, mostWordsOfEntry);
  const marked = words.findIndex(([word]) => markAtEnd.test(word));
  const within = marked === -1 ? words : words.slice(0, marked + 1);
  const wordAt = (index: number) => within[index]?.[0] ?? '';
  const stop = within.findIndex(
    ([word], index) => index > 0 && isStop(word, { before: wordAt(index - 1), after: wordAt(index + 1) }),
  );
  const ends = within.map(({ 0: word, index }) => from + index + word.replace(markAtEnd, '').length);
  const count = stop === -1 ? ends.length : stop;
  const longer = ends.slice(count).toReversed();
  // What goes on about the entry is no text of its own. Where the entry is told to end, it is not shortened.
  const shorter = stop === -1 && marked === -1 ? ends.slice(0, count - 1).toReversed() : [];
  const isWhole = (end: number) => !isOpenEnd.test(text.slice(from, end));
  const isCut = (end: number) => !joins.test(/\S+/.exec(text.slice(end))?.[0] ?? '');
  return [...ends.slice(count - 1, count), ...[...longer, ...shorter.filter(isCut)].filter(isWhole)];
}

function isStop(word: string, { before, after }: { before: string; after: string }): boolean {
  const bare = word.replace(markAtEnd, '').toLowerCase();
  if (takesName.test(before)) return false;
  if (bare === 'for') return /^(?:an?|half|\d+|[a-z]+ty|one|two|three|ten|fifteen)$/i.test(after);
  return stops.has(bare) || stopsHe.test(bare) || infinitive.test(bare);
}

const known = { english: 'tomorrow at 9', hebrew: 'מחר ב-9' } as const;

const standInOf = (text: string, { start, end }: RelativeTime) =>
  /[א-ת]/.test(text.slice(start, end)) ? known.hebrew : known.english;

/** The text with a time that both readers know, in the place of the words. */
export function withKnownTime(text: string, time: RelativeTime): string {
  const { start, end } = time;
  return text.slice(0, start) + standInOf(text, time).padEnd(end - start) + text.slice(end);
}

const times: ReadonlySet<SlotName> = new Set<SlotName>(['startTime', 'reminderTime', 'due', 'sendAt']);

/** `at`: ISO with offset; null where nobody knows it. `found`: the entry, when it is, and how often it comes. */
type Told = {
  readonly at: string | null;
  readonly found: { readonly title: string; readonly when: string; readonly repeats: string | null } | null;
};

/**
 * What was read of the text with the known time in it, at the entry's time, as what asks about it; null where that was no
 * time of an action, but a part of what one says.
 */
export function toldByEntry(
  understood: CommandUnderstanding,
  time: RelativeTime,
  text: string,
  told: Told,
): CommandUnderstanding | null {
  const isTimeOf = ({ spans }: CommandReading) =>
    spans.some((span) => times.has(span.slot) && span.start < time.end && span.end > time.start);
  if (!understood.actions.some(isTimeOf)) return null;
  return withEachAction(understood, (reading) => {
    const one = asSaid(reading, text, time);
    return isTimeOf(reading) ? withTime(one, time, told) : one;
  });
}

/** With the words of the text, where the readers quote the known time, as it stands there or with fewer spaces. */
function asSaid(reading: CommandReading, text: string, time: RelativeTime): CommandReading {
  const standIn = standInOf(text, time);
  const { start, end } = time;
  const said = text.slice(start, end);
  const restored = (value: string) =>
    value
      .replaceAll(standIn.padEnd(end - start), said)
      // The room behind it may be quoted as one space before a comma.
      .replaceAll(`${standIn} ,`, `${said},`)
      .replaceAll(standIn, said);
  const withWords = <T extends CommandProposal>(one: T): T => ({
    ...one,
    slots: mapped(one.slots, restored),
  });
  return {
    ...withWords(reading),
    words: restored(reading.words),
    alternatives: reading.alternatives.map(withWords),
  };
}

function withTime(reading: CommandReading, time: RelativeTime, { at, found }: Told): CommandReading {
  const { start, end, entry } = time;
  const known = timeIn(reading) ?? reading.sendAt;
  const endTime = 'endTime' in reading.slots ? reading.slots.endTime : null;
  // The length that was said is kept; an end that names its own hour cannot be moved along.
  const moved = <T extends CommandProposal>(one: T): T => ({
    ...one,
    slots: mapped(one.slots, (value) => {
      if (value === known) return at;
      return value === endTime ? endAfter(at, known, endTime) : value;
    }),
  });
  const meant = found === null ? {} : { meant: `${found.title}, ${found.when}` };
  const doubt: Doubt = { kind: 'entry', start, end, ...meant };
  return {
    ...repeated(aboutEntry(moved(reading), found?.title ?? entry), found?.repeats ?? null),
    sendAt: reading.sendAt === null ? null : at,
    spans: withWholeTime(reading.spans, time),
    doubts: [...reading.doubts, doubt].toSorted((a, b) => a.start - b.start),
    alternatives: reading.alternatives.map(moved),
  };
}

/** The known time is shorter than the words that it stands for: they are marked as a whole. */
function withWholeTime(spans: readonly Span[], { start, end }: RelativeTime): readonly Span[] {
  const isWithin = (span: Span) => span.start < end && span.end > start;
  const slot = spans.find((span) => isWithin(span) && times.has(span.slot))?.slot;
  const others = spans.filter((span) => !isWithin(span));
  const whole = slot === undefined ? [] : [{ start, end, slot, certain: false }];
  return [...others, ...whole].toSorted((a, b) => a.start - b.start);
}

/** Before every one of a series. */
function repeated(reading: CommandReading, recurrence: string | null): CommandReading {
  if (recurrence === null || reading.intent !== 'reminder') return reading;
  return { ...reading, slots: { ...reading.slots, recurrence } };
}

/** Where nothing else is said, one is reminded of the entry. */
function aboutEntry(reading: CommandReading, title: string): CommandReading {
  if (reading.intent !== 'reminder' || reading.slots.task !== null) return reading;
  return { ...reading, slots: { ...reading.slots, task: title } };
}

/** The time of what a reading makes, as it has it. */
export function timeIn({ slots }: CommandProposal): string | null {
  if ('reminderTime' in slots) return slots.reminderTime;
  if ('startTime' in slots) return slots.startTime;
  return 'due' in slots ? slots.due : null;
}

function endAfter(at: string | null, before: string | null, end: string): string | null {
  if (at === null || before === null) return null;
  const length = Date.parse(end) - Date.parse(before);
  // The hour of this zone is kept as it is written; a meeting that spans a change of the clocks is rarer than a slip.
  const offset = /(?:Z|[+-]\d\d:\d\d)$/.exec(at)?.[0] ?? 'Z';
  const shifted = new Date(Date.parse(`${at.slice(0, 19)}Z`) + length).toISOString().slice(0, 19);
  return `${shifted}${offset}`;
}

function mapped<T extends object>(slots: T, by: (value: string) => string | null): T {
  const entries = Object.entries(slots).map(([slot, value]: [string, unknown]) => [
    slot,
    typeof value === 'string' ? by(value) : value,
  ]);
  return Object.fromEntries(entries) as T;
}
