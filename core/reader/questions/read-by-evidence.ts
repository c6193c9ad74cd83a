/**
 * Reads what somebody asks about their own day by what speaks for it: the kind by a trained model, its times, people,
 * places and subjects by their words. Text that asks nothing of the kind gives null; where several readings are possible,
 * all are returned.
 */
import { bounds } from '../../contract/bounds.ts';
import { anyMail } from '../../language/changes/read-mail-change.ts';
import type { Words } from '../../language/questions/pattern.ts';
import type { Question } from '../../language/questions/question.ts';
import { readQuestion, wordsIn, withoutManners } from '../../language/questions/read-question.ts';
import { findWhen, type When } from '../../language/questions/when.ts';
import type { Context } from '../../language/reading.ts';
import { wordsOf } from '../../language/sentence.ts';
import { type Clockwork, clockworkOf } from '../../language/time/clockwork.ts';
import type { Kind, KindOdds } from '../kinds/kinds.ts';
import { partsOf } from '../kinds/parts.ts';
import { type Asked, longestAsked } from './asked.ts';
import { actionsAsked, draftsAsked } from './actions-asked.ts';
import { birthdayAsked } from './birthday.ts';
import { callingAsked, hourAsked, zoneAsked } from './time-asked.ts';
import { contactAsked } from './contact-asked.ts';
import { dayCounted, hebrewDateAsked } from './dates.ts';
import { lookAsked } from './day-looks.ts';
import { entryChanged } from './entry-changed.ts';
import { asksAtLast, inForm, isInForm } from './form.ts';
import { goesOn, goneOn, personInstead, timeInstead, sharedAgain } from './gone-on.ts';
import { isUndoSaid, kindSaid } from './kind-said.ts';
import { isExchangeAsked } from '../sums/exchange.ts';
import { workOut } from '../sums/work-out.ts';
import { isPriced } from '../sums/priced.ts';
import { untilEntryAsked } from './until-entry.ts';
import { limited, mailLimitsIn } from './mail-limits.ts';
import { narrowingIn, ofWhatWasShown } from './narrowed.ts';
import { onResult } from './on-result.ts';
import { questionOf } from './question-of.ts';
import { sentAsked, sentOnChannel } from './sent-asked.ts';
import { rainHoursAsked, sunAsked, weatherWords } from './weather.ts';

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
/*
 * Likelihoods from which on something is done, by what they decide. All were found on the lines of strangers that may be
 * read (tests/language/strangers); docs/language.md tells how.
 */

/** A reading is answered: one that nobody asked for by its form, or that tells all of the day, has to be surer. */
const answers = { from: 0.25, unaskedFrom: 0.5, ownFrom: 0.75, doubtedByCommandFrom: 0.1 };
/** What has the form of a question, and one reading that is far likelier than any other, may be less sure. */
const likely = { from: 0.4, ownFrom: 0.55, mostOfOthers: 0.3 };
/** It tells or commands something, and asks nothing. */
const tells = { from: 0.2, likelyFrom: 0.35, plainlyFrom: 0.5, surelyFrom: 0.97 };
/** Nothing is answered, and what may be meant is offered: as one's own, or where no other reader knows better. */
const offers = { from: 0.02, ownFrom: 0.5, leastOwn: 0.15, leastShare: 0.4, besideWorldFrom: 0.6 };
/** It is of the world, or of another kind than the few words say that stand in it. */
const elsewhere = { hardly: 0.3, otherKindFrom: 0.5, plainlyFrom: 0.6 };
const sumFrom = 0.5;

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
  const limits = mailLimitsIn(text, clockworkOf(context));
  const within = limits === null ? null : readPlainly(limits.rest, context, earlier, kindsOf);
  if (limits !== null && within?.question?.asks === 'mail' && !within.question.sent)
    return { ...within, question: limited(within.question, limits) };
  // "The oldest mail" says nothing else.
  if (limits?.pick !== undefined && bareMail.test(limits.rest))
    return { ...nothing, probability: 1, isOwn: true, question: limited(anyMail, limits) };
  return readPlainly(text, context, earlier, kindsOf);
}

function readPlainly(
  text: string,
  context: Context,
  earlier: readonly string[],
  kindsOf: (text: string) => KindOdds,
): Understood {
  const told = kindsOf(text);
  const odds = inForm(text, told);
  const of = (kind: Kind) => odds.find((one) => one.kind === kind)?.probability ?? 0;
  const all = wordsIn(withPlainTimes(text));
  const asked = askedOf(text, all, { context, earlier, kindsOf });
  const ranked = rankedReadings(odds, asked);
  const ownOdds = odds.reduce((sum, { kind, probability }) => sum + (foreign.has(kind) ? 0 : probability), 0);
  const [best] = ranked;
  const command = of('command') + of('change');
  const isTold = (from: number) => command > from || definition.test(text) || isUndoSaid(text);
  const others = (chosen: Question | null, most: number) => othersThan(chosen, ranked).slice(0, most);
  const said = {
    likeliest: null,
    whenSaid: saidIn(all, asked.when.rest),
    probability: Math.min(1, best?.probability ?? 0),
    isSum: of('sum') + of('units') > sumFrom,
  };
  const surely = ofThem(
    sentOnChannel(
      ofShown(asked, { context, earlier, kindsOf }) ??
        (isOfWaiting(text) ? null : exactly(text, context, told)) ??
        plainly(asked, of, isTold(tells.plainlyFrom)) ??
        (goesOn(all, text) ? goneOn(asked) : null),
      text,
    ),
    asked,
  );
  if (surely !== null) return { ...said, question: surely, others: others(surely, mostOthers), isOwn: true };
  const isAsked = isInForm(text) || text.includes('?');
  const isDoubted = best?.kind === 'brief' || (!isAsked && command > answers.doubtedByCommandFrom);
  const enough = isDoubted ? answers.unaskedFrom : answers.from;
  const ofOthers = of('world') + of('none');
  const isLikely = isAsked && (best?.probability ?? 0) > likely.from && ofOthers < likely.mostOfOthers;
  if (
    (ownOdds > answers.ownFrom || (isLikely && ownOdds > likely.ownFrom)) &&
    !isTold(isLikely ? tells.likelyFrom : tells.from) &&
    best !== undefined &&
    best.probability >= enough
  ) {
    const question = ofThem(best.question, asked);
    return { ...said, question, others: others(best.question, mostOthers), isOwn: true };
  }
  const isOwn = ownOdds > offers.ownFrom && !isTold(Math.max(tells.from, best?.probability ?? 0));
  const mayAsk = isAsked || command > ofOthers;
  const mayBeOwn =
    isOwn || (mayAsk && ownOdds > offers.leastOwn && ownOdds / (ownOdds + ofOthers) > offers.leastShare);
  const offered = mayBeOwn ? others(null, mostOthers + 1) : [];
  const likeliest = isUndoSaid(text) ? null : likeliestOf(offered, of);
  return { ...said, question: null, others: offered, likeliest, isOwn };
}

const them = /\b(?:he|she|they)\b|(?<![א-ת])(?:הוא|היא|הם|הן)(?![א-ת])/i;

/** "What did she want", after mail of somebody, is of what they wrote. */
function ofThem(question: Question | null, { text, before }: Asked): Question | null {
  if (question?.asks !== 'mail' || question.sent || (question.from ?? question.to) !== null) return question;
  if (!them.test(text)) return question;
  const last = before();
  return last?.asks === 'mail' && !last.sent && last.from !== null
    ? { ...question, from: last.from }
    : question;
}

/** What is asked of whom or what the answer before showed. */
function ofShown(asked: Asked, heard: Heard): Question | null {
  const { text, before } = asked;
  const other = personInstead(text);
  const instead = other === null ? null : goneOn(askedOf(other, wordsIn(other), heard));
  if (instead !== null) return instead;
  const time = timeInstead(text);
  if (time !== null) return goneOn(askedOf(time, wordsIn(time), heard));
  const rest = narrowingIn(text);
  const narrower =
    rest === null || rest === '' ? null : goneOn(wholeTopic(askedOf(rest, wordsIn(rest), heard)));
  return narrower ?? ofWhatWasShown(text, before);
}

/** "The November campaign" and "הקמפיין של נובמבר" say no time. */
function wholeTopic(asked: Asked): Asked {
  if (!/(?:^| )(?:של|of|for)$/i.test(asked.parts.topic ?? '')) return asked;
  const words = withoutManners(wordsIn(asked.text));
  return { ...asked, words, parts: partsOf(words), when: { ...asked.when, over: () => null } };
}

type Ranked = { readonly kind: Kind; readonly probability: number; readonly question: Question };

/** Each kind of one's own things that has what it needs, the likeliest first. */
function rankedReadings(odds: KindOdds, asked: Asked): readonly Ranked[] {
  return odds
    .filter(({ kind }) => !foreign.has(kind))
    .flatMap(({ kind, probability }) => {
      const question = sentOnChannel(questionOf(kind, asked), asked.text);
      return question === null ? [] : [{ kind, probability: probability * plausible(kind, asked), question }];
    })
    .toSorted((a, b) => b.probability - a.probability);
}

function othersThan(chosen: Question | null, ranked: readonly Ranked[]): readonly Question[] {
  return (
    ranked
      .filter(({ question, probability }) => probability >= offers.from && !isSame(question, chosen))
      .map(({ question }) => question)
      // Two kinds may read the same: "how many weeks until Christmas".
      .filter((one, index, all) => all.findIndex((other) => isSame(one, other)) === index)
  );
}

/**
 * "Squeeze in 40 minutes" is no time from now; "yesterday's mail" and "next month's appointments" say when, and so does
 * "for June" where it is about what stands in a calendar.
 */
function withPlainTimes(text: string): string {
  return text
    .replace(/\b(squeeze|fit|slot) in (?=\d|an? |half|one|two)/i, '$1 ')
    .replace(
      /\b(yesterday|today|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|week|weekend|month)['’]s\b/i,
      '$1',
    )
    .replace(ofWeekday, '$<before> $<day> ')
    .replace(ofWeekdayInHebrew, 'ביום $<day>')
    .replace(plannedForMonth, '$<plans>in')
    .replace(meetingOfHour, '$<meeting> בשעה ');
}

/** "During Thursdays run", "בריצה של חמישי" */
const ofWeekday =
  /\b(?<before>during|for|on|at|before|after) (?<day>(?:mon|tues|wednes|thurs|fri|satur|sun)day)s (?=(?!at\b|and\b|or\b|from\b|in\b|until\b|after\b|before\b)[a-z]{3,})/i;
const ofWeekdayInHebrew = /(?<![א-ת])של (?:יום )?(?<day>שלישי|רביעי|חמישי|שישי|שבת)(?![א-ת])/;

/** "הפגישה של אחת עשרה" */
const meetingOfHour =
  /(?<meeting>(?<![א-ת])[הבלמ]{0,2}(?:פגישה|ישיבה|שיחה|תור)) של (?:ה?שעה )?(?=\d{1,2}(?![\d\p{L}])|אחת[ -]עשרה|שתיי?ם[ -]עשרה|(?:אחת|שתיים|שלוש|ארבע|חמש|שש|שבע|שמונה|תשע|עשר)(?![א-ת]))/u;

const plannedForMonth =
  /(?<plans>\b(?:appointments?|calendar|diary|agenda|schedule|scheduled|booked|plans?|planned|meetings?|events?|gigs?|trips?|travel|lined up|coming up)\b.{0,40}\b)for(?= (?:january|february|march|april|may|june|july|august|september|october|november|december)\b)/i;

const bareMail =
  /^(?:(?:the|my) )?(?:e-?mail|mail|message)(?: (?:i (?:got|have)|in my inbox))?[?.!]?$|^ה?(?:מייל|הודעה)(?: (?:שלי|שקיבלתי|בתיבה))?[?.!]?$/i;

type Heard = { context: Context; earlier: readonly string[]; kindsOf: (text: string) => KindOdds };

function askedOf(text: string, all: Words, heard: Heard): Asked {
  const clockwork = clockworkOf(heard.context);
  const when = askedWhen(all, clockwork, text);
  const words = withoutManners(when.rest);
  const before = once(() => questionBefore(heard));
  return { text, words, when, parts: partsOf(words), clockwork, earlier: heard.earlier, before };
}

/** By a pattern of the whole sentence, unless the sentence plainly asks for something else. */
function exactly(text: string, context: Context, odds: KindOdds): Question | null {
  const exact = readQuestion(text, context, []);
  return exact === null || isVetoed(exact, odds) ? null : exact;
}

function plainly(asked: Asked, of: (kind: Kind) => number, isTold: boolean): Question | null {
  const kind = kindSaid(asked.text);
  const shared = sharedAgain(asked) ?? onResult(asked);
  if (shared !== null) return { asks: 'sum', ...shared };
  if (isExchangeAsked(asked.text) && !isTold) return { asks: 'exchange' };
  return (
    entryChanged(asked) ??
    (isTold ? null : saidPlainly(asked, of)) ??
    (needs.test(asked.text) ? contactAsked(asked.text) : null) ??
    sumSaid(asked, of) ??
    (kind === null ? null : questionOf(kind, asked))
  );
}

/** "Need an email address for Prof Lindqvist" begins as a task does. */
const needs = /^(?:(?:hi|hey|please|so|i|we) )*(?:need|want|looking for|missing) (?:the |an? |my )?/i;

/** Each question before would be read twice, and those before it twice for each. */
function once<T>(read: () => T): () => T {
  let kept: { value: T } | undefined;
  return () => (kept ??= { value: read() }).value;
}

function questionBefore({ context, earlier, kindsOf }: Heard): Question | null {
  const before = earlier.at(-1);
  if (before === undefined) return null;
  return readByEvidence(before, context, earlier.slice(-mostTurns, -1), kindsOf).question;
}

/**
 * The first of the readings, if it is asked rather than anything about the world or a sum that was not worked out. What
 * tells of all of the day is no guess.
 */
function likeliestOf([first]: readonly Question[], of: (kind: Kind) => number): Question | null {
  if (first === undefined || first.asks === 'brief') return null;
  const own = of(kindOf(first));
  const sums = first.asks === 'sum' ? 0 : of('sum') + of('units');
  return own / (own + of('world') + of('none') + sums) >= offers.besideWorldFrom ? first : null;
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
  const otherKinds = ['agenda', 'mail', 'meeting', 'reminders', 'sent', 'tasks', 'weather', 'world'] as const;
  const ofOtherKinds = otherKinds.reduce((sum, kind) => sum + of(kind), 0);
  const day = untilWhen.test(asked.text) ? dayCounted(asked.text, asked.clockwork, wordsIn) : null;
  if (day !== null && day !== 'unknown' && ofOtherKinds < elsewhere.otherKindFrom)
    return { asks: 'date', day, wants: 'weekday' };
  return (
    sentAsked(asked) ??
    hebrewDateAsked(asked) ??
    actionsAsked(asked) ??
    draftsAsked(asked) ??
    sunAsked(asked) ??
    rainHoursAsked(asked) ??
    birthdayAsked(asked, of('world') < elsewhere.hardly) ??
    hourAsked(asked) ??
    (of('world') < elsewhere.plainlyFrom ? contactAsked(asked.text) : null) ??
    lookAsked(asked) ??
    untilEntryAsked(asked) ??
    zoneAsked(asked) ??
    callingAsked(asked)
  );
}

/** Numbers that all find their part leave hardly a doubt, whatever is told before they are asked for. */
function sumSaid({ text }: Asked, of: (kind: Kind) => number): Question | null {
  const told = of('command') + of('change');
  const isCounted = /\bhow (?:much|many)\b|(?<![א-ת])כמה(?![א-ת])/i.test(text);
  const mostTold = isCounted || asksAtLast(text) ? tells.surelyFrom : tells.plainlyFrom;
  const isBare = text.trim().split(/\s+/).length <= mostOfBareConversion;
  if (isBare && commandsSum.test(text)) {
    const commanded = workOut(text);
    if (commanded !== null && commanded.unit === null) return { asks: 'sum', ...commanded };
  }
  const isAsked = isPriced(text) ? told <= tells.surelyFrom : asksHowMuch.test(text) && told <= mostTold;
  if (!isAsked && !isBare) return null;
  const worked = workOut(text);
  if (worked === null) return null;
  // "Seventeen inches in cm"
  const isConverted =
    worked.unit !== null && (isCounted || isBare) && of('world') + of('sum') + of('units') > sumFrom;
  return isConverted || (isAsked && /[×÷+−]/.test(worked.sum)) ? { asks: 'sum', ...worked } : null;
}

const mostOfBareConversion = 5;
/** "Divide 4750 by three", "חלקי את 900 לארבעה" */
const commandsSum =
  /^(?:please )?(?:divide|multiply) |^(?:בבקשה )?(?:ת?חל(?:ק|קי)|[תה]?כפילי?|הכפל)(?: לי)? /i;

const asksHowMuch =
  /\bhow (?:much|many|long|far|fast)\b|\bwhat(?:'s|s)?\b|\bwhen\b|\btotal\b|(?<![א-ת])(?:כמה|לכמה|מה|מתי|באיזו שעה|באיזו מהירות|סה"כ|סך הכל)(?![א-ת])/i;

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
/** "Which emails need a reply" lists no emails alone. */
const isOfWaiting = (text: string) => kindSaid(text) === 'waiting';

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
    case 'actions':
      return 'tasks';
    case 'drafts':
      return 'sent';
    case 'open':
      return question.what === 'both' ? 'todo' : question.what;
    case 'time':
    case 'time-difference':
    case 'time-there':
    case 'time-until':
      return 'clock';
    case 'birthday':
      return 'contact';
    case 'trip':
      return 'meeting';
    case 'exchange':
      return 'units';
    default:
      return question.asks;
  }
}

function isSame(one: Question, other: Question | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** "What is a calendar" asks for the meaning of a word. */
const definition = /^(?:what is|what's|whats|what are) an? \w+\??$|^מה זה [א-ת]+\??$/i;
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
