import { zoneOfCity } from '../../language/questions/cities.ts';
import type { Question, WhetherThen } from '../../language/questions/question.ts';
import { wordsIn } from '../../language/questions/read-question.ts';
import { findTimes } from '../../language/time/find.ts';
import { resolve } from '../../language/time/resolve.ts';
import type { Parts } from '../kinds/parts.ts';
import { inDigits } from '../sums/in-digits.ts';
import type { Asked } from './asked.ts';

/** The time elsewhere, how far apart two places are, or what an hour there is here. */
export function timeAsked({ parts, text }: Asked): Question | null {
  const known = parts.cities.filter((city) => zoneOfCity(city) !== null);
  // Which zone another place is in, the world is asked.
  const [first, second] = known.length > 0 ? known : placesOfClock(parts, text);
  const apart = saysApart.test(text) && !countsDays.test(text);
  if (first !== undefined && apart) return { asks: 'time-difference', city: first, other: second ?? null };
  const clock = clockIn(text);
  const whether = whetherThen(text);
  if (first !== undefined && clock !== null)
    return { ...hourElsewhere(text, clock, [first, second]), ...whether };
  if (first !== undefined) return travels.test(text) ? null : { asks: 'time', city: first, ...whether };
  // "What's the time" asks for the time here.
  return /\btime\b|clock|\bhour\b|שעה/i.test(text) && parts.runs.length === 0 && clock === null
    ? { asks: 'time', city: null }
    : null;
}

/** "How long until my trip to Athens" asks for no clock. */
const travels =
  /\b(?:trip|fly|flying|flight|vacation|holiday|travel|travell?ing)\b|(?<![א-ת])(?:ה|ל|ב)?(?:טיסה|נסיעה|טיול|חופשה|טס|טסה|טסים|נוסע|נוסעת|נוסעים)(?![א-ת])/i;

const asksOffice =
  /\b(?:office|at work|working hours|business hours|working yet|at their desks?)\b|(?<![א-ת])(?:ב?משרד|ב?שעות (?:ה?עבודה|ה?משרד)|בעבודה|עובדים)(?![א-ת])/i;
const asksToCall =
  /\btoo (?:late|early)\b|\b(?:awake|asleep|sleeping|bedtime|still up|up yet|wake (?:him|her|them|up))\b|\b(?:middle of the |is it |at )night\b|\b(?:ok|okay|fine|reasonable|decent|rude|good time) (?:time |hour )?to (?:call|ring|phone)\b|\bcan i (?:still )?(?:call|ring|phone)\b|(?<![א-ת])(?:(?:מאוחר|מוקדם) (?:מדי|מידי)|ער|ערה|ערים|ישן|ישנה|ישנים|להעיר|אעיר|לילה|(?:אפשר|מותר) (?:עוד |כבר )?(?:להתקשר|לצלצל))(?![א-ת])/i;

/** From there. */
const callsHome = /\b(?:ring|call|phone) (?:back )?home\b|להתקשר הביתה/i;

function whetherThen(text: string): { whether?: WhetherThen } {
  if (asksOffice.test(text)) return { whether: 'office' };
  return asksToCall.test(text) && !callsHome.test(text) ? { whether: 'calling' } : {};
}

/** Whether it is night in a place that is named, in words that few other questions have. */
export function callingAsked(asked: Asked): Question | null {
  const isOfPlace = asked.parts.cities.some((city) => zoneOfCity(city) !== null);
  return isOfPlace && asksToCall.test(asked.text) ? timeAsked(asked) : null;
}

type Clock = { readonly hour: number; readonly minute: number };

/** "What time is it in London when it's 5pm in Tokyo": the hour is of one of the two places, or of here. */
function hourElsewhere(
  text: string,
  clock: Clock,
  [first, second]: readonly [string, string | undefined],
): Question {
  const asked = [first, second].find((city) => city !== undefined && isAskedOf(text, city));
  if (second !== undefined) {
    const city =
      placeOfHour(
        text,
        [first, second].filter((one) => one !== asked),
      ) ?? first;
    return { asks: 'time-there', ...clock, city, other: city === first ? second : first };
  }
  const isHere = /here|for me|local|our time|אצלנו|אצלי|כאן|פה|בישראל/i.test(text);
  // "If it is 9 here, what is it in Sydney" asks the other way round.
  const isFromHere = asked !== undefined || (isHere && isHereFirst(text)) || isHourOfHere(text);
  return isFromHere
    ? { asks: 'time-there', ...clock, city: null, other: first }
    : { asks: 'time-there', ...clock, city: first, other: null };
}

/** The place that is named next after the hour; else the first that is left. */
function placeOfHour(text: string, cities: readonly string[]): string | undefined {
  const { source, tokens } = wordsIn(text);
  const said = findTimes(tokens).all.find(({ clock }) => clock !== null);
  const after = said === undefined ? '' : source.text.slice(tokens[said.from]?.start).toLowerCase();
  const next = cities
    .filter((city) => after.includes(city.toLowerCase()))
    .toSorted((one, other) => after.indexOf(one.toLowerCase()) - after.indexOf(other.toLowerCase()));
  return next[0] ?? cities[0];
}

/** "At 5 pm here", "if I call New York at 5": the hour is that of who asks. */
function isHourOfHere(text: string): boolean {
  const { source, tokens } = wordsIn(text);
  const said = findTimes(tokens).all.find(({ clock }) => clock !== null);
  const start = said === undefined ? undefined : tokens[said.to]?.start;
  const after = start === undefined ? '' : source.text.slice(start);
  return ofHere.test(after) || (callsThere.test(text) && !ofThere.test(text));
}

const ofHere =
  /^(?:here|(?:in )?(?:our|my|local|israel|israeli) time|in israel|at home|שלנו|שלי|אצלנו|אצלי|כאן|פה|בארץ|בישראל|שעון (?:ישראל|הארץ|מקומי))(?![\p{L}])/iu;
const callsThere =
  /\b(?:if|when|say) (?:i|we) (?:call|ring|phone)\b|(?<![א-ת])(?:אם|כש)(?: ?אני| ?אנחנו)? ?(?:מתקשר|מתקשרת|מתקשרים|אתקשר|נתקשר|אצלצל|מצלצל|מצלצלת)(?![א-ת])/i;
const ofThere = /\b(?!what\b|which\b)\p{L}{1,30} time\b|\bthere at\b|שלהם|אצלם|שעון/iu;

const mostBefore = 60;

/** Right after "what time is it in", and its like. */
function isAskedOf(text: string, city: string): boolean {
  const at = text.toLowerCase().indexOf(city.toLowerCase());
  return at !== -1 && asksThePlace.test(text.slice(Math.max(0, at - mostBefore), at));
}

const asksThePlace =
  /\bwhat(?:'?s)?(?: (?:time|hour|the|is|it|will|would|be|does|do|clock|show|now)){1,6} (?:over |there )?(?:in|at) $|(?<![א-ת])(?:מה|איזו|באיזו|כמה)(?: (?:תהיה|יהיה|זה|זו|היא|ה?שעה|עכשיו|אז)){0,4} ב-?$/i;

const saysApart =
  /ahead|behind|difference|gap|how many (?:hours|hrs|minutes)|how far|before us|after us|\b(?:vs|versus|compared)\b|הפרש|הבדל|פער|לעומת|בינינו|בכמה שעות|לפני|אחרי|מאחור|מקדימ/i;
/** "How many weeks until the trip to London" */
const countsDays = /\b(?:days?|weeks?|months?|nights?)\b|(?<![א-ת])(?:ימים|שבועות|חודשים|לילות)(?![א-ת])/i;

const whetherPast =
  /^(?:(?:so|hey|wait|ok|and) )?is it (?:already |even )?(?:past|after) (?:\d|half|noon|midnight|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|^(?:האם |אז )?כבר (?:אחרי|עברה?) (?:\d|אחת|שתיים|שלוש|ארבע|חמש|שש|שבע|שמונה|תשע|עשר)/i;

/**
 * How long it is to an hour, or whether it has passed: "how long is it till 6 pm", "is it past four yet". What is said
 * after the hour tells why.
 */
export function hourAsked({ text, clockwork }: Asked): Question | null {
  if (whetherPast.test(text)) return { asks: 'time', city: null };
  const said = untilHour.exec(text)?.groups;
  // "Half three" is an hour after such a word.
  const time = said?.['en'] === undefined ? said?.['he'] : `at ${said['en']}`;
  if (time === undefined) return null;
  const { tokens } = wordsIn(time);
  const [found] = findTimes(tokens).all;
  if (found === undefined || found.clock === null || found.from > 1 || found.to < tokens.length) return null;
  const { start } = resolve(found, clockwork);
  return start === null || start <= clockwork.now ? null : { asks: 'time-until', at: start };
}

const untilHour =
  /^(?:(?:so|hey|ok|and|wait|tell me|please) ){0,3}how (?:long|much (?:time|longer)|many (?:hours|minutes))(?: is (?:it|there|left)| (?:do|have) (?:i|we)(?: got| have)?| left| now| more| to go){0,3} (?:until|till|til|'til|to|before) (?<en>[^,.?!]{1,30})(?:[,.?!]|$)|^(?:אז |תגידי? )?(?:עוד )?כמה (?:זמן|שעות|דקות)(?: יש| נשאר(?:ו)?| נותר(?:ו)?| לי| לנו){0,3} (?:עד ל?|ל)-?(?<he>[^,.?!]{1,30})(?:[,.?!]|$)/i;

const ofClock = /\btime\b|\bclock\b|\bhours?\b|השעה|שעון|(?<![א-ת])שעה(?![א-ת])/i;
const clockOfPlace = /(?<![א-ת])שעון (?!קיץ|חורף|מעורר|יד)([א-ת]{2,20}(?: [א-ת]{2,20})?)(?=[,.?!]|$)/;

function placesOfClock({ runs }: Parts, text: string): readonly string[] {
  if (!ofClock.test(text)) return [];
  const named = clockOfPlace.exec(text)?.[1];
  const at = runs.filter(({ cue, glued }) => cue === 'at' || (cue === null && glued === 'at'));
  return named === undefined ? at.map(({ cue, words, bare }) => (cue === 'at' ? words : bare)) : [named];
}

const zones: Readonly<Record<string, string>> = {
  pacific: 'Pacific time',
  pst: 'Pacific time',
  pdt: 'Pacific time',
  eastern: 'Eastern time',
  est: 'Eastern time',
  edt: 'Eastern time',
  central: 'Central time',
  mountain: 'Mountain time',
  gmt: 'GMT',
  utc: 'UTC',
  cet: 'CET',
};
/** "9am Pacific", but not "at 10 Mountain View". */
const zoneNamed =
  /(?<clock>\d{1,2}(?::\d{2} ?(?:am|pm)?| ?(?:am|pm|a\.m\.|p\.m\.))) (?<zone>pacific|eastern|central|mountain|gmt|utc|cet|pst|pdt|est|edt)\b(?! (?:call|meeting|bank|station|view|kitchen|park|office)\b)/i;

/** "If the call is 9am Pacific what's that for me" */
export function zoneAsked({ text, parts }: Asked): Question | null {
  const { clock: said, zone = '' } = zoneNamed.exec(inDigits(text))?.groups ?? {};
  const clock = said === undefined ? null : clockIn(said);
  const city = zones[zone.toLowerCase()];
  if (city === undefined || clock === null || !asksThere.test(text)) return null;
  const other =
    parts.cities.find((one) => zones[one.toLowerCase().split(' ')[0] ?? ''] === undefined) ?? null;
  return { asks: 'time-there', ...clock, city, other };
}

const asksThere =
  /\bwhat\b|\bwhen\b|\bwhats\b|\bin my time\b|for me\b|\bhere\b|(?<![א-ת])(?:מה|מתי|כמה|אצלי|אצלנו)(?![א-ת])/i;

/** "Here" is said before what is asked. */
function isHereFirst(text: string): boolean {
  const here = text.search(/\bhere\b|(?<![א-ת])(?:כאן|פה|אצלי|אצלנו)(?![א-ת])/i);
  const asked = text.search(/\bwhat\b|(?<![א-ת])(?:מה|כמה|מתי)(?![א-ת])/i);
  return here !== -1 && here < asked;
}

function clockIn(text: string): { hour: number; minute: number } | null {
  const { clock } = findTimes(wordsIn(text).tokens).all.find((one) => one.clock !== null) ?? { clock: null };
  if (clock === null || clock === undefined) return null;
  const { hour, minute, meridiem, is24h } = clock;
  if (is24h) return { hour, minute };
  const isEvening = /evening|afternoon|tonight|night|בערב|אחה|אחר הצהריים|אחרי הצהריים|בצהריים|בלילה/i.test(
    text,
  );
  const isLater = meridiem === 'pm' || (meridiem === null && isEvening && hour < 12);
  const plain = hour % 12;
  const onClock = meridiem === 'am' ? plain : hour;
  return {
    hour: isLater ? plain + 12 : onClock,
    minute,
  };
}
