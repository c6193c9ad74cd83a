/** What is asked about the weather, and about the sun: which part of it, and where. */
import type { Question, Span } from '../../language/questions/question.ts';
import { wordsIn } from '../../language/questions/read-question.ts';
import { findWhen, today } from '../../language/questions/when.ts';
import type { Clockwork } from '../../language/time/clockwork.ts';
import { weekdayOf } from '../../time/calendar.ts';
import type { Asked } from './asked.ts';

type AskedWeather = Extract<Question, { asks: 'weather' }>;

/** Words of the weather, which speak for such a question. */
export const weatherWords =
  /weather|forecast|rain|umbrella|snow|sunny|\bsun\b|chucking it down|pouring|שמש|להתקרר|degrees|\bcoat\b|jacket|temperature|\btemp\b|\bwind\b|windy|\bdry days?\b|warm enough|cold enough|storm|humid|frost|מזג|גשם|מטריה|מטרייה|שלג|מעלות|מעיל|תחזית|טמפ|רוח|סופה|סערה|שרב|כמה (?:חום|קור)(?![א-ת])/i;

function weatherWants(text: string): AskedWeather['wants'] {
  if (asksRainHours(text)) return 'rain-hours';
  if (
    /coat|jacket|wear|sweater|boots|gloves|\bhat\b|scarf|sunscreen|מעיל|ז'קט|ז׳קט|ללבוש|סוודר|מגפיים|כפפות|כובע|קרם/i.test(
      text,
    )
  )
    return 'clothes';
  if (
    /rain|umbrella|wet|\bdr(?:y|ier|iest)\b|גשום|snow|shower|storm|precip|laundry|גשם|מטרי|רטוב|להירטב|שלג|סער|ממטר|משקע|כביסה/i.test(
      text,
    )
  )
    return 'rain';
  if (/degree|how (?:hot|cold|warm)|temp|\blow\b|\bhigh\b|מעלות|כמה (?:חם|קר|חום|קור)|טמפ|לכמה/i.test(text))
    return 'degrees';
  return null;
}

/** Null for what has been: only what comes is known. */
export function weatherAsked(asked: Asked): AskedWeather | null {
  const over = asked.when.over('ahead');
  if (over !== null && over.to <= asked.clockwork.now) return null;
  const { parts, text } = asked;
  const [city, other] = parts.cities;
  const plain = { asks: 'weather', over, wants: weatherWants(text) } as const;
  if (city !== undefined && other !== undefined && compares.test(text))
    return { ...plain, place: city, versus: other };
  const place = placeOf(asked);
  if (parts.city !== null) return { ...plain, place, ...(ofTrip.test(text) && { entry: parts.city }) };
  // What is done somewhere is no place.
  const doing = entryOf(asked);
  if (doing !== null) return { ...plain, place: null, entry: doing };
  return { ...plain, place, ...(place !== null && { entry: place }) };
}

const compares =
  /\b(?:vs|versus|or|than|compared|warmer|colder|hotter|cooler|wetter|nicer)\b|(?<![א-ת])(?:לעומת|מול|או|יותר|בהשוואה)(?![א-ת])/i;
const ofTrip =
  /\b(?:trip|flight|fly|flying|vacation|holiday|when (?:i|we) (?:get|go|are|land)|visit)\b|(?<![א-ת])[לבה]?(?:טיסה|טיול|נסיעה|חופשה)(?![א-ת])|כש(?:אני|אנחנו)?/i;
/** What is done out of doors, and stands in calendars: "during my run", "to dinner", "when I'm at the dentist". */
const outThere =
  /\b(?:during|for|to|at|on|before|after) (?:(?:my|the|our|an?) )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day'?s? )?(?<en>(?:[\p{L}]+ )?(?:run|jog|walk|ride|hike|dinner|lunch|brunch|breakfast|party|dentist|doctor|gym|game|match|concert|wedding|picnic|meeting|appointment|trip|flight|class|practice))\b|(?<![א-ת])[בל]-?ה?(?<he>ריצה|הליכה|טיול|ארוחה|ארוחת [א-ת]+|מסיבה|רופאה?|רופאת [א-ת]+|משחק|הופעה|חתונה|פיקניק|פגישה|טיסה|אימון)(?![א-ת])/iu;

function entryOf({ text }: Pick<Asked, 'text'>): string | null {
  const { en, he } = outThere.exec(text)?.groups ?? {};
  return en ?? he ?? null;
}

const past =
  /\b(?:did|was|were|had|yesterday|last)\b|(?<![א-ת])(?:היה|היתה|הייתה|היו|הפסיק|התחיל|שקעה|זרחה|אתמול|שלשום|לאחרונה|שעבר|שעברה)(?![א-ת])/i;
/** "When is my meeting at Sunset cafe", "what time does the baby shower start" */
const meets =
  /\b(?:meeting|appointment|call|flight|lunch|dinner|breakfast|hearing|reservation|booking|table|viewing|party|shower|concert|show|film|movie|class|lesson)\b|(?<![א-ת])[הבלו]{0,2}(?:פגישה|פגישות|תור|שיחה|טיסה|דיון|ישיבה|מסיבה|הופעה|הצגה|סרט|משחק|שיעור|הפלגה)(?![א-ת])/i;

const asksTime =
  /\bwhen\b|\bwhat(?:'s|s| is)? (?:the )?(?:time|hour)|\bhow (?:long|late|early|soon)|(?<![א-ת])(?:ו?מתי|אימתי|ב?איזו שעה|ב?איזה שעה|באילו שעות|כמה זמן)(?![א-ת])/i;
/** What is called after them is another thing: "sunset yoga". */
const calledAfterSun =
  /\bsun ?(?:set|rise) (?:cruise|yoga|caf[eé]|bar|party|tour|sail|session|service|walk|hike|boulevard|drinks|photo|shoot|clause|concert|beach|grill|hotel|club|room|view|clinic|school|avenue|road|street|builders)s?\b/i;
const sunDown =
  /\bsun ?(?:set|down)\b|\bsun(?:'s| is| does| will)? (?:set|sets|setting|go down|goes down|going down)\b|\bget(?:s|ting)? dark\b|\bdusk\b|\bnightfall\b|(?<![א-ת])ה?(?:שקיעה|שקיעת|שוקעת|תשקע|מחשיך|יחשיך)(?![א-ת])/i;
const sunUp =
  /\bsun ?(?:rise|up)\b|\bsun(?:'s| is| does| will)? (?:rise|rises|rising|come up|comes up|coming up)\b|\bget(?:s|ting)? light\b|\bdaybreak\b|\b(?:is|until|till) dawn\b|(?<![א-ת])ה?(?:זריחה|זריחת|זורחת|תזרח|נץ החמה|מאיר היום)(?![א-ת])/i;

/** Shabbat comes before sunset, and goes when three stars are seen. */
const shabbatComes =
  /\bshabb(?:at|os) (?:start|begin|come|get)s?\b|\bcandle ?lighting\b|(?<![א-ת])(?:נכנסת|תיכנס|כניסת|מתחילה) ה?שבת(?![א-ת])/i;
const shabbatGoes =
  /\bshabb(?:at|os) (?:end|go out|goes out|finishe?)s?\b|(?<![א-ת])(?:יוצאת|תצא|צאת|נגמרת) ה?שבת(?![א-ת])/i;

function nextOf(weekday: 'friday' | 'saturday', clockwork: Clockwork): Span | null {
  const now = today(clockwork);
  const isToday = weekdayOf(now.first) === (weekday === 'friday' ? 5 : 6);
  return isToday ? now : findWhen(wordsIn(weekday), clockwork).over('ahead');
}

/** When the sun sets or rises: "what time's sunset friday, need it for candle lighting". */
export function sunAsked(asked: Asked): AskedWeather | null {
  const { text, when, parts, clockwork } = asked;
  const atEnd = shabbatGoes.test(text) ? 'saturday' : null;
  const ofShabbat = shabbatComes.test(text) ? 'friday' : atEnd;
  const [isDown, isUp] = [sunDown.test(text) || ofShabbat !== null, sunUp.test(text)];
  const isOther = past.test(text) || meets.test(text) || calledAfterSun.test(text);
  if (!asksTime.test(text) || isDown === isUp || isOther) return null;
  const named = parts.runs.find(({ cue, glued }) => cue === 'at' || (cue === null && glued === 'at'));
  const down = atEnd === null ? 'sunset' : 'nightfall';
  const place = named === undefined || named.cue === null ? (named?.bare ?? null) : named.words;
  return {
    asks: 'weather',
    place: parts.city ?? (place === null || isOfSun(place) ? null : place),
    over: ofShabbat === null ? when.over('ahead') : nextOf(ofShabbat, clockwork),
    wants: isUp ? 'sunrise' : down,
  };
}

const isOfSun = (words: string) => sunDown.test(words) || sunUp.test(words);

const wetWords =
  /\b(?:rain|rains|raining|snow|snowing|storm|downpour|drizzle|thunderstorms?)\b|(?<![א-ת])[הבלו]{0,2}(?:גשם|גשמים|שלג|סופה|סערה|ממטרים)(?![א-ת])/i;
const beginOrEnd =
  /\b(?:stop|stops|stopping|end|ends|ending|over|let(?:s|ting)? up|clear(?:s|ing)? up|eas(?:e|es|ing)|pass|passes|passing|start|starts|starting|begin|begins|beginning|done)\b|(?:when|what time|how soon)(?:'s| is| will| does)? (?:it |the )?(?:going to |gonna )?(?:rain|snow)|(?<![א-ת])(?:מפסיק|יפסיק|ייפסק|נפסק|נגמר|ייגמר|יגמר|נרגע|יירגע|עובר|יעבור|תעבור|מתחיל|יתחיל|תתחיל|תיגמר|ייעצר|יעצר|יירד|ירד|יורד)(?![א-ת])/i;

/** When rain begins or ends, of which days are too coarse. */
function asksRainHours(text: string): boolean {
  return (
    asksTime.test(text) &&
    wetWords.test(text) &&
    beginOrEnd.test(text) &&
    !past.test(text) &&
    !meets.test(text)
  );
}

export function rainHoursAsked(asked: Asked): AskedWeather | null {
  return asksRainHours(asked.text) ? weatherAsked(asked) : null;
}

function placeOf({ parts }: Asked): string | null {
  if (parts.city !== null) return parts.city;
  const named = parts.runs.find(
    ({ cue, glued }) => cue === 'at' || cue === 'of' || (cue === null && glued === 'at'),
  );
  if (named === undefined || named.to - named.from > 3) return null;
  return named.cue === null ? named.bare : named.words;
}
