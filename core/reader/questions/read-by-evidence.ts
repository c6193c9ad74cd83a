/**
 * Reads what somebody asks about their own day by what speaks for it: the kind by a trained model, its times, people,
 * places and subjects by their words. What is no such question is none; what may be one of several is told as several.
 */
import { bounds } from '../../contract/bounds.ts';
import { zoneOfCity } from '../../language/questions/cities.ts';
import type { Words } from '../../language/questions/pattern.ts';
import type { Question, Span } from '../../language/questions/question.ts';
import { readQuestion, wordsIn, withoutManners } from '../../language/questions/read-question.ts';
import { findWhen, today, type When } from '../../language/questions/when.ts';
import type { Context } from '../../language/reading.ts';
import { wordsOf } from '../../language/sentence.ts';
import { type Clockwork, clockworkOf } from '../../language/time/clockwork.ts';
import { findTimes } from '../../language/time/find.ts';
import type { Kind, KindOdds } from '../kinds/kinds.ts';
import { type Asked, longestAsked } from './asked.ts';
import { birthdayAsked } from './birthday.ts';
import { contactAsked } from './contact-asked.ts';
import { dayCounted, dayIn } from './dates.ts';
import { inDigits } from './in-digits.ts';
import { workOut } from './numbers.ts';
import { numbersIn } from './rates.ts';
import { isUndoSaid, kindSaid } from './kind-said.ts';
import { asksAtLast, inForm, isInForm } from './form.ts';
import { rainHoursAsked, sunAsked, weatherAsked, weatherWords } from './weather.ts';
import { partsOf, type Parts, type Run } from '../kinds/parts.ts';

export type Understood = {
  /** How sure it is, from 0 to 1. */
  readonly probability: number;
  /** The words that say when; null where none do. */
  readonly whenSaid: string | null;
  /** Null: it is no such question, or not known which. */
  readonly question: Question | null;
  /** What else it may ask, the likeliest first. */
  readonly others: readonly Question[];
  /** Where nothing is understood, the first of `others` if it is rather asked than anything about the world. */
  readonly likeliest: Question | null;
  /** Whether it is about the person's own things, or may be, understood or not. */
  readonly isOwn: boolean;
  /** Numbers are asked for, understood or not. */
  readonly isSum: boolean;
};

const nothing: Understood = {
  question: null,
  others: [],
  likeliest: null,
  isOwn: false,
  isSum: false,
  probability: 0,
  whenSaid: null,
};
/** Kinds that are no questions about one's own things. */
const foreign: ReadonlySet<Kind> = new Set(['world', 'none', 'command', 'change']);
/** What is less sure has its likelier readings beside it, and the answer says what it was taken for. */
const sureFrom = 0.25;
/** What has not the form of a question, and may command, has to be surer, and so has what asks for all of the day. */
const doubtedFrom = 0.1;
const sureUnasked = 0.5;
const offeredFrom = 0.02;
const ownFrom = 0.75;
/** From here on its readings are offered, though none is answered. */
const perhapsOwnFrom = 0.5;
const sumFrom = 0.5;
/** From here on nothing is answered, but what may be meant is offered where no other reader knows better. */
const leastOwn = 0.15;
const leastShare = 0.4;
/** So likely a reading has to be beside the likelihood that it asks about the world, to be answered. */
const leastBesideWorld = 0.6;
const toldFrom = 0.2;
/** What has the form of a question, and one reading that is far likelier than any other, may be less sure. */
const likelyFrom = 0.4;
const likelyOwnFrom = 0.55;
const likelyToldFrom = 0.35;
const mostOfOthers = 0.3;
const plainlyToldFrom = 0.5;
const surelyToldFrom = 0.97;
const plainlyOther = 0.5;
const plainlyOfWorld = 0.6;
const mostOthers = 2;
const mostTurns = 6;

/** `earlier`: what the person said before, oldest first. `kindsOf`: how likely each kind is. */
export function readByEvidence(
  text: string,
  context: Context,
  earlier: readonly string[],
  kindsOf: (text: string) => KindOdds,
): Understood {
  if (text.length > Math.min(longestAsked, bounds.command)) return nothing;
  const odds = inForm(text, kindsOf(text));
  const of = (kind: Kind) => odds.find((one) => one.kind === kind)?.probability ?? 0;
  const clockwork = clockworkOf(context);
  // "Squeeze in 40 minutes" is no time from now.
  const all = wordsIn(
    text
      .replace(/\b(squeeze|fit|slot) in (?=\d|an? |half|one|two)/i, '$1 ')
      .replace(
        /\b(yesterday|today|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day)['’]s\b/i,
        '$1',
      ),
  );
  const when = askedWhen(all, clockwork, text);
  const words = withoutManners(when.rest);
  const asked: Asked = { text, words, when, parts: partsOf(words), clockwork };
  const ranked = odds
    .filter(({ kind }) => !foreign.has(kind))
    .flatMap(({ kind, probability }) => {
      const question = questionOf(kind, asked, earlier, context, kindsOf);
      return question === null ? [] : [{ kind, probability: probability * plausible(kind, asked), question }];
    })
    .toSorted((a, b) => b.probability - a.probability);
  const ownOdds = odds.reduce((sum, { kind, probability }) => sum + (foreign.has(kind) ? 0 : probability), 0);
  const [best] = ranked;
  const command = of('command') + of('change');
  const isTold = (from: number) => command > from || definition.test(text) || isUndoSaid(text);
  const others = (chosen: Question | null, most: number) =>
    ranked
      .filter(({ question, probability }) => probability >= offeredFrom && !isSame(question, chosen))
      .slice(0, most)
      .map(({ question }) => question);
  const said = {
    likeliest: null,
    whenSaid: saidIn(all, when.rest),
    probability: Math.min(1, best?.probability ?? 0),
    isSum: of('sum') + of('units') > sumFrom,
  };
  const exact = readQuestion(text, context, []);
  if (exact !== null && !isVetoed(exact, kindsOf(text)))
    return { ...said, question: exact, others: others(exact, mostOthers), isOwn: true };
  const kind = kindSaid(text);
  const plain =
    (isTold(plainlyToldFrom) ? null : saidPlainly(asked, of)) ??
    sumSaid(asked, of) ??
    (kind === null ? null : questionOf(kind, asked, earlier, context, kindsOf));
  if (plain !== null) return { ...said, question: plain, others: others(plain, mostOthers), isOwn: true };
  const isShort = all.tokens.length <= mostGoingOn && goingOn.test(text.trim());
  const more = isShort ? goneOn(asked, earlier, context, kindsOf) : null;
  if (more !== null) return { ...said, question: more, others: others(more, mostOthers), isOwn: true };
  const isAsked = isInForm(text) || text.includes('?');
  const isDoubted = best?.kind === 'brief' || (!isAsked && command > doubtedFrom);
  const enough = isDoubted ? sureUnasked : sureFrom;
  const ofOthers = of('world') + of('none');
  const isLikely = isAsked && (best?.probability ?? 0) > likelyFrom && ofOthers < mostOfOthers;
  if (
    (ownOdds > ownFrom || (isLikely && ownOdds > likelyOwnFrom)) &&
    !isTold(isLikely ? likelyToldFrom : toldFrom) &&
    best !== undefined &&
    best.probability >= enough
  )
    return { ...said, question: best.question, others: others(best.question, mostOthers), isOwn: true };
  const isOwn = ownOdds > perhapsOwnFrom && !isTold(Math.max(toldFrom, best?.probability ?? 0));
  const mayAsk = isAsked || command > ofOthers;
  const mayBeOwn = isOwn || (mayAsk && ownOdds > leastOwn && ownOdds / (ownOdds + ofOthers) > leastShare);
  const offered = mayBeOwn ? others(null, mostOthers + 1) : [];
  const likeliest = isUndoSaid(text) ? null : likeliestOf(offered, of);
  return { ...said, question: null, others: offered, likeliest, isOwn };
}

/** The first of the readings, if it is asked rather than anything about the world. What tells of all of the day is no guess. */
function likeliestOf([first]: readonly Question[], of: (kind: Kind) => number): Question | null {
  if (first === undefined || first.asks === 'brief') return null;
  const own = of(kindOf(first));
  return own / (own + of('world') + of('none')) >= leastBesideWorld ? first : null;
}

/** Of several times the one in the sentence that asks: "The boss wants me on Saturday. Am I free on the 14th?" */
function askedWhen(all: Words, clockwork: Clockwork, text: string): When {
  const when = findWhen(all, clockwork);
  const sentences = text.split(/(?<=[.!?])\s+(?=\S)/);
  const asking = sentences.filter((sentence) => isInForm(sentence) || sentence.endsWith('?'));
  const [only] = asking;
  if (sentences.length === 1 || only === undefined || asking.length !== 1) return when;
  const there = findWhen(wordsIn(only), clockwork);
  return there.over('ahead') === null ? when : { ...when, over: there.over };
}

/** What a few words leave hardly a doubt of, in whatever sentence they stand; `of`: how likely each kind is. */
function saidPlainly(asked: Asked, of: (kind: Kind) => number): Question | null {
  const isOfOthers = ['agenda', 'mail', 'meeting', 'reminders', 'sent', 'tasks', 'weather', 'world'] as const;
  const ofOthers = isOfOthers.reduce((sum, kind) => sum + of(kind), 0);
  const day = untilWhen.test(asked.text) ? dayCounted(asked.text, asked.clockwork, wordsIn) : null;
  if (day !== null && day !== 'unknown' && ofOthers < plainlyOther)
    return { asks: 'date', day, wants: 'weekday' };
  return (
    sunAsked(asked) ??
    rainHoursAsked(asked) ??
    birthdayAsked(asked) ??
    (of('world') < plainlyOfWorld ? contactAsked(asked.text) : null) ??
    zoneAsked(asked)
  );
}

/** Numbers that all find their part leave hardly a doubt, whatever is told before they are asked for. */
function sumSaid({ text }: Asked, of: (kind: Kind) => number): Question | null {
  const told = of('command') + of('change');
  const isCounted = /\bhow (?:much|many)\b|(?<![א-ת])כמה(?![א-ת])/i.test(text);
  const mostTold = isCounted || asksAtLast(text) ? surelyToldFrom : plainlyToldFrom;
  if (!asksHowMuch.test(text) || told > mostTold) return null;
  const worked = workOut(text);
  return worked !== null && /[×÷+−]/.test(worked.sum) ? { asks: 'sum', ...worked } : null;
}

const asksHowMuch =
  /\bhow (?:much|many|long)\b|\bwhat(?:'s|s)?\b|\bwhen\b|\btotal\b|(?<![א-ת])(?:כמה|לכמה|מתי|באיזו שעה|סה"כ|סך הכל)(?![א-ת])/i;

const untilWhen =
  /\b(?:when|until|till|what day|which day|what date|which date)\b|\bwhat(?:'s| is) (?=\d|an? |one |two |three )|(?<![א-ת])(?:מתי|איזה יום|איזה תאריך|מה התאריך|כמה זה|מה זה)(?![א-ת])/i;

/** The words of a time, from the first to the last that was taken out. */
function saidIn(all: Words, rest: Words): string | null {
  const kept = new Set<number | undefined>(rest.tokens.map(({ start }) => start));
  const out = [...all.tokens.keys()].filter((index) => !kept.has(all.tokens[index]?.start));
  const [first] = out;
  const last = out.at(-1);
  return first === undefined || last === undefined ? null : wordsOf(all, first, last + 1);
}

/** A pattern may match what plainly asks for something else. */
function isVetoed(exact: Question, odds: KindOdds): boolean {
  if (exact.asks === 'sum' || exact.asks === 'time') return false;
  const of = (kind: Kind) => odds.find((one) => one.kind === kind)?.probability ?? 0;
  const [first] = odds;
  if (of('command') + of('change') > 0.95) return true;
  return first !== undefined && first.probability > 0.6 && of(kindOf(exact)) < 0.03;
}

/** The kind that a question is of. */
export function kindOf(question: Question): Kind {
  switch (question.asks) {
    case 'mail':
      return question.sent ? 'sent' : 'mail';
    case 'open':
      return question.what === 'both' ? 'todo' : question.what;
    case 'time':
    case 'time-difference':
    case 'time-there':
      return 'clock';
    case 'birthday':
      return 'contact';
    default:
      return question.asks;
  }
}

function isSame(one: Question, other: Question | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** "What is a calendar" asks for the meaning of a word. */
const definition = /^(?:what is|what's|whats|what are) an? \w+\??$|^מה זה [א-ת]+\??$/i;
/** A few words that begin so go on from the question before. */
const goingOn =
  /^(?:ok(?:ay)? )?(?:and|what about|how about|also|only|just|but|same)\b|^ו(?=[א-ת])|^(?:גם|רק|מה עם|ומה|אותו דבר|אבל)(?![א-ת])/i;
const mostGoingOn = 6;

/** What speaks for a kind, or against it, besides the model. */
function plausible(kind: Kind, { text, parts }: Asked): number {
  switch (kind) {
    case 'sum':
    case 'units':
      return 4;
    case 'clock':
      return parts.cities.length > 0 ? 1.5 : 0.7;
    case 'reminders':
      return parts.has('reminder') ? 3 : 1;
    case 'weather':
      return weatherWords.test(text) ? 3 : 0.4;
    case 'sent':
      return ownWriting.test(text) ? 3 : 0.6;
    case 'mail':
      return ownWriting.test(text) ? 0.3 : 1;
    case 'awaiting':
      // Whoever is named is asked about alone, which is a question for their mail.
      if (parts.runs.length > 0) return 0.5;
      return theirAnswer.test(text) ? 3 : 0.5;
    case 'waiting':
      return theirAnswer.test(text) ? 0.3 : 1;
    case 'contact':
      return parts.has('phone') ? 1.5 : 1;
    default:
      return 1;
  }
}

const ownWriting =
  /\b(?:did|have|had|has|do) (?:i|we) (?:ever |already |not |last |really )?(?:write|written|reply|replied|respond|responded|answer|answered|send|sent|forward|forwarded|email|emailed|mail|mailed|text|tell|told|say|said|thank|get back|contact|message)|\bi (?:last )?(?:sent|wrote|emailed|mailed|answered|told|write|send|email)\b|\bmy (?:last |latest )?(?:mail|email|e-mail|message|note|reply|answer)s? (?:to|with)|\bsent (?:mail|folder|items)|(?<![א-ת])ש?(?:שלחתי|כתבתי|עניתי|השבתי|אמרתי|העברתי|סימסתי|הודיתי|סיפרתי|חזרתי ל)|(?:המייל|ההודעה)(?: האחרונה?)?(?: שלי| ההוא)? ל(?!א )|דואר היוצא/i;
const theirAnswer =
  /\b(?:replied|answered|responded|reply|answer|respond|got(?:ten)? back|get back|come back|came back|written back|write back|wrote back)\b.{0,12}\b(?:me|us|my)\b|\bam (?:i|we) (?:still )?waiting|\b(?:i'?m|i am) (?:still )?(?:waiting|missing)|owes? me|of mine|ghosting|\bi sent\b|\bi wrote\b|(?:לא|טרם|עדיין לא|עוד לא) (?:ענו|ענה|ענתה|חזרו|חזר|חזרה|השיבו|השיב|הגיבו|הגיב|כתבו|כתב)(?![א-ת])|(?:אני|אנחנו) (?:עוד |עדיין )?(?:מחכה|מחכים|ממתין|ממתינה|מצפה)|חייבי?ם? לי|ענו לי|מסנן|ששלחתי/i;
function questionOf(
  kind: Kind,
  asked: Asked,
  earlier: readonly string[],
  context: Context,
  kindsOf: (text: string) => KindOdds,
): Question | null {
  const { when, clockwork, text } = asked;
  const ahead = when.over('ahead');
  const behind = when.over('behind');
  switch (kind) {
    case 'agenda':
      return { asks: 'agenda', over: directed(asked) ?? today(clockwork), pick: pickOf(asked.parts) };
    case 'brief':
      return { asks: 'brief', over: ahead ?? today(clockwork) };
    case 'meeting':
      return meetingOf(asked);
    case 'free':
      return freeOf(asked);
    case 'mail':
      return mailOf(asked, false);
    case 'sent':
      return mailOf(asked, true);
    case 'waiting':
      return { asks: 'waiting' };
    case 'awaiting':
      return { asks: 'awaiting', over: behind };
    case 'reminders':
      return { asks: 'open', what: 'reminders', over: ahead, about: choreOf(asked), late: false };
    case 'tasks':
      return { asks: 'open', what: 'tasks', over: ahead, about: choreOf(asked), late: late.test(text) };
    case 'todo':
      return { asks: 'open', what: 'both', over: ahead, about: null, late: false };
    case 'done':
      return { asks: 'done', over: behind ?? today(clockwork), about: doneOf(asked) };
    case 'contact': {
      const who = titledIn(asked.parts) ?? personOf(asked, ['of', 'to', 'with', 'verb']);
      return who === null ? null : { asks: 'contact', who, wants: wantsOf(asked.parts) };
    }
    case 'weather':
      return weatherAsked(asked);
    case 'clock':
      return clockOf(asked);
    case 'date': {
      const counted = dayCounted(text, clockwork, wordsIn);
      if (counted === 'unknown') return null;
      if (counted !== null) return { asks: 'date', day: counted, wants: 'weekday' };
      const day = dayIn(wordsIn(text), clockwork) ?? (asksToday.test(text) ? today(clockwork).first : null);
      const counts = /how (?:many|long|soon|old)|until|till|כמה (?:זמן|ימים|שבועות|חודשים|לילות)|עד /.test(
        text.toLowerCase(),
      );
      return day === null ? null : { asks: 'date', day, wants: counts ? 'until' : 'weekday' };
    }
    case 'sum':
    case 'units': {
      const worked = workOut(text) ?? goneOnSum(text, earlier);
      return worked === null ? null : { asks: 'sum', ...worked };
    }
    case 'more':
      return goneOn(asked, earlier, context, kindsOf);
    default:
      return null;
  }
}

const late = /\b(?:late|overdue|past due|behind|missed)\b|באיחור|מאחר|בפיגור|עבר זמנ|שעבר/i;
const asksToday =
  /\b(?:what|which) (?:day|date)|today'?s date|the date|what's the day|איזה יום|מה התאריך|התאריך/i;

/** "What did I have on Thursday" looks back. */
function directed({ when, text }: Asked): Span | null {
  const isPast =
    /\b(?:was|were|did|had|met|yesterday)\b|(?<![א-ת])(?:היה|היו|היתה|הייתה|עשיתי|נפגשתי|אתמול|שעבר)(?![א-ת])/i.test(
      text,
    );
  return when.over(isPast ? 'behind' : 'ahead');
}

function pickOf({ has, says }: Parts): 'first' | 'last' | null {
  if (has('first') || says('kick', 'מתחיל', 'מתחילה')) return 'first';
  const isEnd = says('last', 'finish', 'end', 'ends', 'final', 'אחרון', 'אחרונה', 'מסיים', 'מסיימת', 'נגמר');
  return isEnd && !says('week', 'month', 'שבוע', 'year') ? 'last' : null;
}

/** Looks ahead, and back where one met; what one planned is still to come. */
function meetingOf(asked: Asked): Question {
  const { when, parts, text } = asked;
  const isPast =
    /\b(?:did(?! (?:i|we) (?:schedule|book|plan|set|arrange|agree))|was|were|had|met|last (?:time|met|see|saw))\b|(?<![א-ת])(?:נפגשתי|ראיתי|לאחרונה|בפעם האחרונה|היה|היתה|הייתה)(?![א-ת])/i.test(
      text,
    );
  const person = personOf(asked, ['with', 'verb', 'of', 'to']);
  const about = person ?? parts.topic ?? longestRun(parts);
  const over = when.over(isPast ? 'behind' : 'ahead');
  const pick = pickOf(parts);
  if (about === null && over !== null && pick !== null) return { asks: 'agenda', over, pick };
  return { asks: 'meeting', about, over, wants: meetingWants(text), isPast: isPast && over === null };
}

function meetingWants(text: string): Extract<Question, { asks: 'meeting' }>['wants'] {
  const asksLength =
    /how (?:long|much time|many minutes|many hours|soon)|עוד כמה זמן|תוך כמה|כמה (?:זמן|דקות|שעות)/i.test(
      text,
    );
  const isAhead =
    /\b(?:until|till|til|before|to|left|leave|have|soon)\b|עוד כמה|תוך כמה|(?<![א-ת])(?:עד|נשאר|לפני)(?![א-ת])/i.test(
      text,
    );
  if (asksLength) return isAhead ? 'until' : 'length';
  if (/\bwhere|address|which room|what room|location|zoom|link\b|איפה|היכן|כתובת|חדר|קישור/i.test(text))
    return 'where';
  if (/\bwho(?:'s|s| is| else| will| am|m)?\b|with whom|מי |עם מי/i.test(text)) return 'who';
  return null;
}

function freeOf({ when, parts, clockwork, text }: Asked): Question {
  const spelled = /three quarters of an hour|שלושת רבעי שעה/i.test(text) ? 2_700_000 : null;
  const lengthMs = when.lengthMs ?? spelled;
  const next = /\bnext (?:gap|free|break|opening|slot)|(?:החלון|ההפסקה|השעה הפנויה|הרגע) .{0,12}הבא/i.test(
    text,
  );
  const isOfTime = /availab|זמינות/i.test(text) && !parts.has('when');
  const finds =
    lengthMs !== null ||
    next ||
    parts.has('when') ||
    (!isOfTime &&
      /\b(?:find|look|when|which|what|how much|locate|any (?:holes|gap|time))\b|מתי|תמצא|חפש|אילו|איזה|כמה זמן/i.test(
        text,
      ));
  return { asks: 'free', over: when.over('ahead') ?? today(clockwork), lengthMs, finds };
}

function mailOf(asked: Asked, isSent: boolean): Question {
  const { when, parts, text } = asked;
  const cues: readonly Run['cue'][] = isSent ? ['to', 'verb'] : ['from', 'of', 'that', 'verb'];
  const who = personOf(asked, exchanged.test(text) ? ['with', ...cues] : cues);
  const over = when.over('behind');
  const rest = parts.runs.filter((run) => !isPart(run, who));
  const about = parts.topic ?? (rest.length > 0 ? (longestOf(rest)?.words ?? null) : null);
  const unread =
    parts.has('unread') ||
    parts.has('not', 'read') ||
    /\bnew\b|(?<!הכי )חדש|לא נקרא|לא קראתי|שלא (?:פתח|ראי)/i.test(text);
  return {
    asks: 'mail',
    from: isSent ? null : who,
    to: isSent ? who : null,
    about: about === who ? null : about,
    sent: isSent,
    unread: unread && !isSent && about === null,
    attachments:
      parts.has('file') &&
      !isSent &&
      /\b(?:attach\w*|files?|pdfs?|photos?|pictures?|documents?)\b|קבצ|קובץ|צרופ|מצורפ|תמונ|מסמכ/i.test(text),
    over,
  };
}

/** Both wrote: whoever it was with is asked about. */
const exchanged =
  /\b(?:correspondence|exchange|thread|conversation|chat) with\b|(?<![א-ת])ה?(?:התכתבות|התכתבויות|שיחה|צ['’׳]?אט|ווצאפ)(?: במייל)? עם(?![א-ת])/i;

function isPart({ words, bare }: Run, who: string | null): boolean {
  return who !== null && (words.includes(who) || bare.includes(who));
}

function choreOf({ parts }: Asked): string | null {
  return parts.topic ?? longestRun(parts);
}

function doneOf({ parts, text }: Asked): string | null {
  return /^\W*(?:did|has|have|was|is)\b|^(?:ה|כבר|האם)/i.test(text) ? longestRun(parts) : null;
}

function longestRun({ runs }: Parts): string | null {
  const run = longestOf(runs);
  if (run === null) return null;
  return run.glued === 'to' || run.glued === 'at' ? run.bare : run.words;
}

function longestOf(runs: readonly Run[]): Run | null {
  return runs.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0] ?? null;
}

/** The person by what stands before the name, in the order of what is looked for; else whoever does something. */
function personOf({ parts }: Asked, cues: readonly Run['cue'][]): string | null {
  const { runs } = parts;
  const owned = runs.find(({ isOwned }) => isOwned);
  if (owned !== undefined) return owned.words;
  const subject = runs.find(({ beforeVerb }) => beforeVerb);
  // "Anything from the bank? The clerk says they wrote"
  const first = runs.find(({ cue, glued }) => cue === 'from' || (cue === null && glued === 'from'));
  if (cues[0] === 'from' && first !== undefined && subject !== undefined && first.from < subject.from)
    return first.cue === 'from' ? first.words : first.bare;
  if (subject !== undefined && cues.includes('from'))
    return subject.glued === 'that' ? subject.bare : subject.words;
  for (const cue of cues) {
    const said = runs.find((run) => run.cue === cue && run.cue !== null);
    if (said !== undefined) return said.words;
    const glued = runs.find(
      (run) => run.glued === cue && (run.cue === null || run.cue === 'verb') && cue !== null && cue !== 'of',
    );
    if (glued !== undefined) return glued.bare;
  }
  const [only] = runs.filter(({ cue }) => cue === null);
  return only === undefined || only.to - only.from > 3 ? null : only.words;
}

const title =
  /^(?:mr|mrs|ms|miss|dr|doc|prof|professor|rabbi|pastor|גברת|הגברת|מר|ד"ר|פרופ'|רו"ח|עו"ד|הרב)\.?$/i;

/** Whoever is named with a title. */
function titledIn({ runs }: Parts): string | null {
  return (
    runs.find(({ words }) => title.test(words.split(' ')[0] ?? '') && words.includes(' '))?.words ?? null
  );
}

function wantsOf({ says, has }: Parts): 'email' | 'phone' | 'any' {
  if (says('email', 'mail', 'e-mail', 'מייל', 'אימייל', 'המייל', 'האימייל')) return 'email';
  return has('phone') ? 'phone' : 'any';
}

function clockOf({ parts, text }: Asked): Question | null {
  const known = parts.cities.filter((city) => zoneOfCity(city) !== null);
  // Which zone another place is in, the world is asked.
  const [first, second] = known.length > 0 ? known : placesOfClock(parts, text);
  const apart =
    /ahead|behind|difference|gap|how (?:many|far)|before us|after us|הפרש|בכמה שעות|לפני|אחרי|מאחור|מקדימ/i.test(
      text,
    );
  if (first !== undefined && apart) return { asks: 'time-difference', city: first, other: second ?? null };
  const clock = clockIn(text);
  if (first !== undefined && clock !== null) {
    const isHere = /here|for me|local|our time|אצלנו|אצלי|כאן|פה|בישראל/i.test(text) && second === undefined;
    // "If it is 9 here, what is it in Sydney" asks the other way round.
    const isFromHere = isHere && isHereFirst(text);
    return isFromHere
      ? { asks: 'time-there', ...clock, city: null, other: first }
      : { asks: 'time-there', ...clock, city: first, other: second ?? null };
  }
  if (first !== undefined) return { asks: 'time', city: first };
  // "What's the time" asks for the time here.
  return /\btime\b|clock|\bhour\b|שעה/i.test(text) && parts.runs.length === 0 && clock === null
    ? { asks: 'time', city: null }
    : null;
}

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
function zoneAsked({ text, parts }: Asked): Question | null {
  const { clock: said, zone = '' } = zoneNamed.exec(text)?.groups ?? {};
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

/** "And with 20%?": the sum before, with another number of the same sort. */
function goneOnSum(text: string, earlier: readonly string[]) {
  const before = earlier.at(-1);
  const isShort = text.split(/\s+/).length <= mostGoingOn + 2 && numbersIn(inDigits(text)).length === 1;
  if (before === undefined || !isShort) return null;
  const said = inDigits(text);
  const earlierSaid = inDigits(before);
  const rate = /(\d{1,12}(?:\.\d{1,6})?) ?(?:%|percent|אחוז)/.exec(said)?.[1];
  if (rate !== undefined && /(\d{1,12}(?:\.\d{1,6})?) ?(?:%|percent|אחוז)/.test(earlierSaid))
    return workOut(earlierSaid.replace(/(\d{1,12}(?:\.\d{1,6})?)(?= ?(?:%|percent|אחוז))/, rate));
  const count = /\d{1,12}(?:\.\d{1,6})?/.exec(said)?.[0];
  const numbers = earlierSaid.match(/\d{1,12}(?:\.\d{1,6})?/g) ?? [];
  const last = numbers.at(-1);
  if (count === undefined || last === undefined || workOut(before) === null) return null;
  const at = earlierSaid.lastIndexOf(last);
  return workOut(`${earlierSaid.slice(0, at)}${count}${earlierSaid.slice(at + last.length)}`);
}

/** "And tomorrow?", "from Sunil as well?": the question before, with what is new in its place. */
function goneOn(
  asked: Asked,
  earlier: readonly string[],
  context: Context,
  kindsOf: (text: string) => KindOdds,
): Question | null {
  const before = earlier.at(-1);
  if (before === undefined) return null;
  const { question } = readByEvidence(before, context, earlier.slice(-mostTurns, -1), kindsOf);
  if (question === null) return null;
  const { when, parts, text } = asked;
  const isBehind = question.asks === 'mail' || question.asks === 'done' || question.asks === 'awaiting';
  const over = when.over(isBehind ? 'behind' : 'ahead');
  const who = parts.runs[0];
  const name = who === undefined ? null : nameOf(who);
  const place = parts.city ?? (who?.cue === 'at' || who?.glued === 'at' ? name : null);
  switch (question.asks) {
    case 'mail': {
      const isAbout = parts.topic;
      const isTo = question.sent || who?.cue === 'to';
      const party = isTo ? { to: name, from: null, sent: true } : { from: name };
      const changed = {
        ...question,
        ...(over === null ? {} : { over }),
        ...(isAbout === null ? {} : { about: isAbout }),
        ...(isAbout === null && name !== null ? party : {}),
        ...(/unread|לא נקרא|לא קרא|חדשים/i.test(text) ? { unread: true } : {}),
        ...(parts.has('file') ? { attachments: true } : {}),
      };
      return isSame(changed, question) ? null : changed;
    }
    case 'meeting': {
      if (over === null && name === null) return null;
      return { ...question, ...(over === null ? {} : { over }), ...(name === null ? {} : { about: name }) };
    }
    case 'contact':
      return name === null ? null : { ...question, who: name };
    case 'weather':
      return over === null && place === null
        ? null
        : { ...question, ...(over === null ? {} : { over }), ...(place === null ? {} : { place }) };
    case 'time':
    case 'time-difference':
    case 'time-there':
      return place === null ? null : { ...question, city: place };
    case 'sum': {
      const worked = goneOnSum(text, earlier);
      return worked === null ? null : { asks: 'sum', ...worked };
    }
    case 'open':
      if (over === null && name === null) return null;
      return { ...question, ...(over === null ? {} : { over }), ...(name === null ? {} : { about: name }) };
    case 'waiting':
    case 'date':
      return null;
    default:
      return over === null ? null : { ...question, over };
  }
}

function nameOf({ words, bare, glued, cue }: Run): string {
  return cue === null && (glued === 'from' || glued === 'to' || glued === 'at') ? bare : words;
}
