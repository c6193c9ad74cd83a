/** Follow-ups: a few words that change one part of the question before. */
import { besideFilter, mailFilterIn } from '../../language/questions/mail-filters.ts';
import type { Words } from '../../language/questions/pattern.ts';
import { wordsIn } from '../../language/questions/read-question.ts';
import type { Question } from '../../language/questions/question.ts';
import { findWhen } from '../../language/questions/when.ts';
import { clockworkOf } from '../../language/time/clockwork.ts';
import { kin } from '../../language/entities/kin.ts';
import { firstNames } from '../../language/entities/names.ts';
import { findTimes } from '../../language/time/find.ts';
import type { Run } from '../kinds/parts.ts';
import type { Asked } from './asked.ts';
import { inDigits } from '../sums/in-digits.ts';
import { workOut } from '../sums/work-out.ts';
import { numbersIn } from '../sums/rates.ts';
import type { Span } from '../../language/questions/question.ts';
import { toInstant, toWall, type Zone } from '../../time/zone.ts';
import { daysBetween, sameDate, shiftDays } from '../../time/calendar.ts';

/** A few words that begin so go on from the question before. */
const goingOn =
  /^(?:ok(?:ay)? )?(?:and|what about|how about|also|only|just|but|same|vs|versus|compared (?:to|with))\b|^ו(?=[א-ת])|^(?:גם|רק|מה עם|ומה|אותו דבר|אבל|לעומת|מול|בהשוואה)(?![א-ת])/i;
const mostGoingOn = 6;
/** "Ok then maybe after four": another time for what was asked, where nothing but a time is said. */
const tentative =
  /^(?:(?:ok(?:ay)?|well|fine|alright|all right|hm+|then|so|no|טוב|אוקיי|אוקי|בסדר|יופי|אז|לא|נו)[, ]+){0,4}(?:maybe|perhaps|what if(?: it['’]?s| it is| we do)?|how about|say|let['’]?s say|(?:sorry,? )?i (?:meant?|was thinking of)|make (?:it|that)|ו?אולי|ואם|מה אם|נגיד|(?:אני )?(?:התכוונתי|מתכוונת?|הכוונה)(?: הייתה)?)(?: (?:זה|יהיה|היא))? (?:ל(?=[א-ת]))?/i;
const versus = /\b(?:vs|versus|compared)\b|(?<![א-ת])(?:לעומת|מול|בהשוואה)(?![א-ת])/i;

/** "Make it five", of a sum: what comes behind it tells only why. */
const otherwise =
  /^(?:(?:no|ok|okay|actually|wait|sorry|hmm|לא|רגע|בעצם|אוקיי),? )*(?:make (?:it|that)|let'?s (?:say|make it)|say|try|call it|תעשה|תעשי|נגיד|בוא נגיד|בואי נגיד|אם זה|שיהיה|שיהיו) (?=\S)/i;
/** "The day after that", of the time that was asked about. */
const daysOn: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:the )?day after(?: that| it)?[?.! ]*$|\b(?:the )?(?:next|following) day[?.! ]*$|(?<![א-ת])ו?(?:ב?יום (?:אחרי|שאחרי|שלאחר)(?: זה| מכן| כן)?|למחרת|יום אחר כך)[?.! ]*$/i,
    1,
  ],
  [
    /\b(?:the )?week after(?: that| it)?[?.! ]*$|\b(?:the )?following week[?.! ]*$|(?<![א-ת])ו?(?:ב?שבוע (?:אחרי|שאחרי|שלאחר)(?: זה| מכן| כן)?)[?.! ]*$/i,
    7,
  ],
  [
    /\b(?:the )?day before(?: that| it)?[?.! ]*$|(?<![א-ת])ו?(?:ב?יום (?:לפני|שלפני)(?: זה| כן)?)[?.! ]*$/i,
    -1,
  ],
];

/** "Sorry, Eli not Avi", "לא, מאלי": the same of somebody else. */
const otherOne =
  /^(?:(?:sorry|no|oops|wait|i mean|לא|סליחה|רגע|אופס),? ){1,3}(?:i meant? |התכוונתי (?:ל)?)?(?:from |to )?(?<name>\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{1,20})?|[למ]?[א-ת]{2,15})(?:,? (?:not|and not|ולא|לא) \S{2,20})?[?!. ]*$/u;

/** What is meant in the place of somebody: "and from Eli"; null for other words. */
export function personInstead(text: string): string | null {
  const name = otherOne.exec(text.trim().replace(/^\p{Lu}/u, (first) => first.toLowerCase()))?.groups?.[
    'name'
  ];
  if (name === undefined) return null;
  if (!/[א-ת]/.test(name)) return `and from ${name}`;
  const bare = [name, name.slice(1)].find((one) => firstNames.has(one) || kin.has(one));
  return bare === undefined ? null : `ומ${bare}`;
}

export function goesOn({ tokens }: Words, text: string): boolean {
  const said = text.trim();
  if (otherwise.test(said)) return numbersIn(inDigits(said)).length === 1;
  if (timeInstead(said) !== null || personInstead(said) !== null) return true;
  const isPart = goingOn.test(said) || partAsked(said) !== null || daysFrom(said) !== null;
  return tokens.length <= mostGoingOn && isPart;
}

/** Which words say a time does not depend on the day. */
const anyDay = '2026-01-01T00:00:00Z';

/** The words of a time that was meant instead; null where they say more, or nothing of the kind. */
export function timeInstead(text: string): string | null {
  const said = text.trim();
  if (!tentative.test(said)) return null;
  const time = said.replace(tentative, '').replace(/(?: (?:then|instead|אז|במקום))?[?!. ]{0,5}$/i, '');
  const { source, tokens } = wordsIn(time);
  if (tokens.length === 0 || tokens.length > mostGoingOn) return null;
  // "Next week" is a stretch of its own.
  const { rest } = findWhen({ source, tokens }, clockworkOf({ now: anyDay, timeZone: 'UTC' }));
  return rest.tokens.length === 0 ? time : null;
}

function daysFrom(text: string): number | null {
  return daysOn.find(([form]) => form.test(text))?.[1] ?? null;
}

/** As many days later, by the calendar. */
function later({ first, last, ...span }: Span, days: number, zone: Zone): Span {
  const moved = (instant: number) => {
    const wall = toWall(instant, zone);
    return toInstant({ ...wall, ...shiftDays(wall, days) }, zone);
  };
  return {
    ...span,
    from: moved(span.from),
    to: moved(span.to),
    first: shiftDays(first, days),
    last: shiftDays(last, days),
  };
}

/** "And in the evening?": of the day that was asked about. */
function onDayOf(before: Span | null, said: Span | null, { text, clockwork: { zone } }: Asked): Span | null {
  if (before === null || said === null || !said.isHours || !sameDate(before.first, before.last)) return said;
  return saysDay(text) ? said : later(said, daysBetween(said.first, before.first), zone);
}

const today =
  /\b(?:today|tonight|now|this (?:morning|afternoon|evening))\b|(?<![א-ת])(?:היום|הערב|הלילה|הבוקר|עכשיו)(?![א-ת])/i;

function saysDay(text: string): boolean {
  return (
    today.test(text) ||
    findTimes(wordsIn(text).tokens).all.some(({ day, ahead }) => day !== null || ahead !== null)
  );
}

/** "And with 20%?": the sum before, with another number of the same sort. */
export function goneOnSum({ text: whole, earlier }: Pick<Asked, 'text' | 'earlier'>) {
  const before = earlier.at(-1);
  const text = otherwise.test(whole.trim()) ? (whole.split(/[,.;] /)[0] ?? whole) : whole;
  const isShort = text.split(/\s+/).length <= mostGoingOn + 2 && numbersIn(inDigits(text)).length === 1;
  if (before === undefined || !isShort) return null;
  const said = inDigits(text);
  const earlierSaid = inDigits(before);
  const rate = /(\d{1,12}(?:\.\d{1,6})?) ?(?:%|percent|אחוז)/.exec(said)?.[1];
  if (rate !== undefined && /(\d{1,12}(?:\.\d{1,6})?) ?(?:%|percent|אחוז)/.test(earlierSaid))
    return workOut(earlierSaid.replace(/(\d{1,12}(?:\.\d{1,6})?)(?= ?(?:%|percent|אחוז))/, rate));
  if (rate !== undefined && /tip|service|vat|טיפ|שירות|מע"מ|מעמ/i.test(said))
    return workOut(`${earlierSaid} with ${rate}% tip`);
  const count = /\d{1,12}(?:\.\d{1,6})?/.exec(said)?.[0];
  const numbers = earlierSaid.match(/\d{1,12}(?:\.\d{1,6})?/g) ?? [];
  const last = numbers.at(-1);
  if (count === undefined || last === undefined || workOut(before) === null) return null;
  const at = earlierSaid.lastIndexOf(last);
  return workOut(`${earlierSaid.slice(0, at)}${count}${earlierSaid.slice(at + last.length)}`);
}

const sharesAgain =
  /^(?:(?:no|actually|ok|okay|and|now|wait|hm+|oh|sorry),? )*(?:make (?:it|that)|what if (?:it'?s|we'?re|we are|there are|there'?s)|if (?:it'?s|we'?re|we are|there are)|we'?re|we are|there are|say|between|for|by) (?<en>\d{1,3})\b(?! ?(?:%|percent|euro|dollar|shekel|[ap]m\b|o'?clock|:))/i;
const sharesAgainInHebrew =
  /^(?:(?:לא|בעצם|רגע|אוקיי|אז|סליחה),? ){0,4}ו?(?:אם |עכשיו |נגיד |שיהיה |תעשי? (?:את זה )?(?:ל|ב)?-? ?|לחלק ל-? ?|ל-? ?){0,4}(?:אנחנו |נהיה |היינו |יש |זה )?(?<he>\d{1,3})(?![\d.]| ?(?:%|אחוז|שקל|יורו|דולר|:))/;
const sharers =
  /(?<before>\b(?:between|among|amongst|into|by|for|we are|we're|we were)(?: the)? |(?<![א-ת])(?:בין|חלקי|היינו|אנחנו|ל|ב) ?-? ?)?(?<count>(?<![\d.])\d{1,3}(?![\d.]))(?<behind> (?:equal )?(?:ways|people|persons|of us|friends|guests|kids|אנשים|חברים|חברות|שותפים|שותפות|סועדים|חלקים|ילדים|איש))?/g;

/** "Make it five, Yael just walked in": the sum before, shared by another number. */
export function sharedAgain({ text, earlier }: Pick<Asked, 'text' | 'earlier'>) {
  const before = earlier.at(-1);
  if (before === undefined) return null;
  const said = inDigits(text);
  const count = sharesAgain.exec(said)?.groups?.['en'] ?? sharesAgainInHebrew.exec(said)?.groups?.['he'];
  const first = inDigits(before);
  const worked = count === undefined ? null : workOut(first);
  if (worked === null || !/÷/.test(worked.sum)) return null;
  // Of all numbers the one that is said to share.
  const found = [...first.matchAll(sharers)].filter(
    ({ groups }) => groups?.['before'] !== undefined || groups?.['behind'] !== undefined,
  );
  const shared = found.find(({ groups }) => worked.sum.endsWith(`÷ ${groups?.['count']}`));
  const number = shared?.groups?.['count'];
  if (shared === undefined || number === undefined) return null;
  const at = shared.index + shared[0].indexOf(number);
  return workOut(`${first.slice(0, at)}${count}${first.slice(at + number.length)}`);
}

/** "And tomorrow?", "from Sunil as well?": the question before, with what is new in its place. */
export function goneOn(asked: Asked): Question | null {
  const question = asked.before();
  if (question === null || (otherwise.test(asked.text.trim()) && question.asks !== 'sum')) return null;
  const { when, parts, text } = asked;
  const isBehind = question.asks === 'mail' || question.asks === 'done' || question.asks === 'awaiting';
  const days = daysFrom(text);
  const before = 'over' in question ? question.over : null;
  const over =
    days !== null && before !== null
      ? later(before, days, asked.clockwork.zone)
      : onDayOf(before, when.over(isBehind ? 'behind' : 'ahead'), asked);
  const who = parts.runs[0];
  const name = who === undefined ? null : nameOf(who);
  const place = parts.city ?? (who?.cue === 'at' || who?.glued === 'at' ? name : null);
  switch (question.asks) {
    case 'mail':
      return goneOnMail(question, asked, over, name);
    case 'meeting': {
      const wants = partAsked(text);
      if (wants !== null) return { ...question, wants };
      if (over === null && name === null) return null;
      return { ...question, ...(over === null ? {} : { over }), ...(name === null ? {} : { about: name }) };
    }
    case 'contact':
      return name === null ? null : { ...question, who: name };
    case 'weather':
      if (over === null && place === null) return null;
      if (place !== null && question.place !== null && versus.test(text))
        return { ...question, versus: place };
      return {
        ...question,
        ...(over === null ? {} : { over }),
        ...(place === null ? {} : { place }),
      };
    case 'time':
    case 'time-difference':
    case 'time-there':
      return place === null ? null : { ...question, city: place };
    case 'sum': {
      const worked = goneOnSum(asked);
      return worked === null ? null : { asks: 'sum', ...worked };
    }
    case 'open': {
      const about = parts.topic ?? name;
      if (over === null && about === null) return null;
      return { ...question, ...(over === null ? {} : { over }), ...(about === null ? {} : { about }) };
    }
    case 'agenda': {
      const wants = partAsked(text);
      if (wants !== null) return { asks: 'meeting', about: null, over: question.over, wants, isPast: false };
      const about = parts.topic ?? name;
      const then = over ?? question.over;
      if (about !== null) return { asks: 'meeting', about, over: then, wants: null, isPast: false };
      return over === null ? null : { ...question, over };
    }
    case 'waiting':
      return ofWaiting(question, parts, name);
    case 'trip':
    case 'drafts':
    case 'exchange':
    case 'date':
    case 'time-until':
      return null;
    default:
      return over === null ? null : { ...question, over };
  }
}

/** "And from Eli on WhatsApp?", "only the unread ones": of the mail that was asked for. */
function goneOnMail(
  question: Extract<Question, { asks: 'mail' }>,
  { text, parts }: Pick<Asked, 'text' | 'parts'>,
  over: Span | null,
  name: string | null,
): Question | null {
  const who = parts.runs[0];
  const { only } = mailFilterIn(wordsIn(text), null);
  // "And on WhatsApp?" names nobody, and no subject.
  const about = parts.topic === null ? null : besideFilter(parts.topic);
  const called = name === null ? null : besideFilter(name);
  const isTo = question.sent || who?.cue === 'to';
  const party = isTo ? { to: called, from: null, sent: true } : { from: called };
  const changed = {
    ...question,
    ...(over === null ? {} : { over }),
    ...(only === null ? {} : { only }),
    ...(about === null ? {} : { about }),
    ...(about === null && called !== null ? party : {}),
    ...(/unread|(?:haven['’]?t|not|didn['’]?t) (?:i )?(?:yet )?(?:read|open)|לא נקרא|לא קרא|חדשים/i.test(text)
      ? { unread: true }
      : {}),
    ...(parts.has('file') ? { attachments: true } : {}),
  };
  // "Only by mail": whoever asks says where it is looked for.
  const isMail = /\be-?mails?\b|\bmails?\b|(?<![א-ת])[בה]?(?:מייל|מיילים|אימייל)(?![א-ת])/i.test(text);
  return JSON.stringify(changed) === JSON.stringify(question) && !isMail ? null : changed;
}

/** "Only those with a file", of what waits for an answer. */
function ofWaiting(
  question: Extract<Question, { asks: 'waiting' }>,
  parts: Asked['parts'],
  from: string | null,
): Question | null {
  if (parts.has('file')) return { ...question, attachments: true };
  return from === null ? null : { ...question, from };
}

/** "And where?", of the meeting that was asked about. */
function partAsked(text: string): 'where' | 'who' | 'length' | null {
  const said = text.trim();
  return partsOfMeeting.find(([, form]) => form.test(said))?.[0] ?? null;
}

const partsOfMeeting = [
  ['where', /^(?:(?:and|ok|so),? )?(?:where(?: (?:is (?:it|that)|at))?|ו?איפה(?: זה)?)[?!. ]*$/i],
  [
    'who',
    /^(?:(?:and|ok|so),? )?(?:who with|with who(?: exactly)?|with whom(?: exactly)?|who(?:'s| is| else is)? coming|ו?עם מי(?: בדיוק)?|ו?מי (?:עוד )?(?:בא|באה|באים|מגיע|מגיעים|יהיה(?: שם)?))[?!. ]*$/i,
  ],
  [
    'length',
    /^(?:(?:and|ok|so),? )?(?:(?:for )?how long(?: is it| does it (?:take|last)| for)?|(?:un)?till? when|when does it (?:end|finish))[?!. ]*$|^ו?(?:(?:ל)?כמה זמן(?: זה)?|עד (?:איזו שעה|מתי))(?: (?:זה|נמשך|לוקח|נמשכת|זה נמשך))?[?!. ]*$/i,
  ],
] as const;

function nameOf({ words, bare, glued, cue }: Run): string {
  return cue === null && (glued === 'from' || glued === 'to' || glued === 'at') ? bare : words;
}
