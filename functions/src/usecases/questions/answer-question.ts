import { anyMail } from '@crocodile-hub/core/language/changes/read-mail-change';
import type { Question } from '@crocodile-hub/core/language/questions/question';
import { kindReader } from '@crocodile-hub/core/reader/kinds/kinds';
import { isInForm } from '@crocodile-hub/core/reader/questions/form';
import { readByEvidence } from '@crocodile-hub/core/reader/questions/read-by-evidence';
import { soughtIn, type Sought } from '@crocodile-hub/core/reader/topics/sought';
import type { Person } from '../../ports/accounts.ts';
import type { PersonClock } from '../time/person-clock.ts';
import { agenda, birthday, meeting } from './agenda.ts';
import { bills, isOfBills } from './bills.ts';
import { dayLooks } from './day-looks.ts';
import { plainAnswer, type Answer, type Asking, type QuestionPorts } from './asking.ts';
import { foundNothing, lookElsewhere, somebodyIn, type Elsewhere } from './elsewhere.ts';
import { contact, dateAsked, sum, timeDifference, timeElsewhere, timeThere, timeUntil } from './facts.ts';
import { free } from './free.ts';
import { drafts, mail } from './mail.ts';
import { sayQuestion } from './say-question.ts';
import { isSenderAsked, senders } from './senders.ts';
import { shownTime } from './shown-time.ts';
import { doneThings, leftThings, openThings } from './tasks.ts';
import { trip } from './trip.ts';
import { actionsHeld } from './actions-held.ts';
import { awaiting, waiting } from './unanswered.ts';
import { weatherAsked } from './weather-entry.ts';
import { questionWords } from './words.ts';

/** Beside an answer that is this sure no other reading is offered. */
const sureFrom = 0.9;

type Asked = {
  message: string;
  /** What they said before, oldest first. */
  earlier: readonly string[];
  /** Nobody else knows what it is: the likeliest reading is answered, with the others to choose from. */
  isLast?: boolean;
  /** No model reads on: what its kind finds nothing of is looked for in mail, messages and entries. */
  looksFurther?: boolean;
};

/**
 * Answers a question about the person's own things from live data, with no model. What is about their own things and
 * may mean several is answered with these to choose from. Null for whatever is no such question.
 */
export async function answerQuestion(
  ports: QuestionPorts,
  person: Person,
  asked: Asked,
  clock: PersonClock,
): Promise<Answer | null> {
  return (await answerBoth(ports, person, asked, clock)) ?? (await answerOne(ports, person, asked, clock));
}

/** Two questions in one sentence, of which each says for itself what it is about. */
async function answerBoth(
  ports: QuestionPorts,
  person: Person,
  { message, earlier }: Asked,
  clock: PersonClock,
): Promise<Answer | null> {
  const parts = message.split(betweenQuestions);
  const [first, second] = parts;
  if (first === undefined || second === undefined || parts.length !== 2) return null;
  const isAsked = (text: string) => isInForm(text) || asks.test(text);
  if (!isAsked(first) || !isAsked(second) || ofTheFirst.test(second)) return null;
  const kindsOf = await kindReader();
  const questionIn = (text: string) => readByEvidence(text, clock.context, earlier, kindsOf).question;
  const [one, other, whole] = [first, second, message].map(questionIn);
  if (one == null || other == null || one.asks === other.asks) return null;
  const words = questionWords(message);
  const asking = { person, clock, words, time: shownTime(words, clock.now, clock.timeZone) };
  // The time of the first is the time of both.
  const questions = [one, whole?.asks === other.asks ? whole : other];
  const answers = await Promise.all(
    questions.map(async (question) => await answered(ports, asking, question)),
  );
  if (answers.some(({ isEmpty, isSure }) => isEmpty === true || !isSure)) return null;
  const sources = new Map(answers.flatMap((answer) => answer.sources.map((source) => [source.url, source])));
  const shown = answers.flatMap((answer) => answer.shown);
  return plainAnswer(answers.map(({ text }) => text).join('\n\n'), [...sources.values()], shown);
}

const betweenQuestions =
  /,? and (?=(?:is|are|am|do|does|did|what|when|where|who|how|which|any)\b)|,? (?:also|plus) (?=(?:what|when|where|who|how|is|are|do)\b)|,? ו(?=(?:מתי|מה|איפה|מי|האם|יש|כמה)(?![א-ת]))/i;
/** It speaks of what the first is about. */
const ofTheFirst =
  /\b(?:it|its|he|him|his|she|her|they|them|their|that|(?<!\b(?:is|are) )there|those|these)\b|(?<![א-ת])(?:זה|זאת|אותה|אותו|אותם|שם|הוא|היא|הם|הן|שלו|שלה|שלהם|לו|לה|להם)(?![א-ת])/i;

async function answerOne(
  ports: QuestionPorts,
  person: Person,
  { message: said, earlier, isLast = false, looksFurther = false }: Asked,
  clock: PersonClock,
): Promise<Answer | null> {
  const { message, read } = readAsked(inFull(said.replace(fillers, '')), clock, earlier, await kindReader());
  const { others, likeliest, isOwn, isSum, probability, whenSaid } = read;
  const question = read.question ?? (isLast ? likeliest : null);
  const sought = looksFurther ? soughtAfter(message, earlier.at(-1)) : null;
  const mayBeOwn = isOwn || others.length > 0;
  const asksForBills = looksFurther && isOfBills(message);
  if (question === null && !mayBeOwn && !asksForBills && (!isLast || sought === null)) return null;
  const words = questionWords(message);
  const besides = others.filter((other) => other !== question);
  const suggestions = [...new Set(besides.map((other) => sayQuestion(other, whenSaid, message)))];
  const time = shownTime(words, clock.now, clock.timeZone);
  const asking = { person, clock, words, time, isOfMail: speaksOfMail(message, earlier.at(-1)) };
  const owed = asksForBills ? await bills(ports, asking) : null;
  if (owed !== null) return owed;
  if (question === null) {
    const found = isLast ? await foundFor(ports, asking, { message, sought, mayBeOwn }) : null;
    if (found !== null) return { ...found, suggestions };
    if (!mayBeOwn) return null;
    const text = isSum ? words.noSum : words.notUnderstood;
    const offer = suggestions.length === 0 ? text : words.whichIsMeant;
    return { ...plainAnswer(offer), isOnlyOffer: true, isSure: false, suggestions };
  }
  if (question.asks === 'mail' && !question.sent && isSenderAsked(message))
    return await senders(ports, asking, message);
  const isCertain = read.question !== null && probability >= sureFrom;
  const isGuess = read.question === null;
  const answer = await answeredOrFound(ports, asking, { question, sought, isCertain, isGuess });
  return isCertain && answer.isSure ? answer : { ...answer, suggestions };
}

const mailSaid = /\b(?:e-?)?mails?\b|(?<![א-ת])[ושהבלמ]{0,3}(?:אי)?מייל(?:ים)?(?![א-ת])/i;
const messageSaid =
  /\b(?:messages?|texts?|anything)\b|(?<![א-ת])[הבלמ]{0,2}(?:הודע(?:ה|ות|ת)|משהו)(?![א-ת])/i;

/** "And from Avi?" is of what was asked before. */
const goesOn = /^(?:and|or|what about|how about|ו(?:מה עם )?)/i;

function speaksOfMail(message: string, before = ''): boolean {
  const said = goesOn.test(message) && !mailSaid.test(message) ? before : message;
  return mailSaid.test(said) && !messageSaid.test(said);
}

/** "And the arnona?" seeks what was sought of the thing before. */
function soughtAfter(message: string, before: string | undefined): Sought | null {
  const sought = soughtIn(message);
  if (sought === null || before === undefined || sought.wants.length > 0 || !ofAnother.test(message))
    return sought;
  return { ...sought, wants: soughtIn(before)?.wants ?? [] };
}

const ofAnother = /^(?:(?:and|what|how) (?:about )?(?:the |my |our )|ו(?:מה עם )?ה)\S{2,30}(?: \S{1,30})?$/i;

/** By the sentence that asks alone, where all of them together ask nothing in particular: "When is it? They disagree." */
function readAsked(
  message: string,
  { context }: PersonClock,
  earlier: readonly string[],
  kindsOf: Awaited<ReturnType<typeof kindReader>>,
) {
  const read = readByEvidence(message, context, earlier, kindsOf);
  const isPlain = read.question !== null && read.probability >= sureFrom;
  const end = message.indexOf('? ') + 1;
  const asking = message.slice(0, end).replace(/ (?:actually|exactly|really|again|בעצם|בדיוק)\?$/i, '?');
  if (isPlain || end === 0 || !isInForm(asking) || message.indexOf('?', end) >= 0) return { message, read };
  return { message: asking, read: readByEvidence(asking, context, earlier, kindsOf) };
}

/** Words as they are written in haste. */
function inFull(message: string): string {
  return message.replace(/\b(?:appt|apptmt)(s?)\b/gi, 'appointment$1').replace(listsTasks, 'show ');
}

/** A list is also a thing to be made. */
const listsTasks = /^list (?=(?:(?:me|all|of|my|the|open) ){0,4}(?:tasks|to-?dos)\b)/i;

/** Said before a question while one thinks. */
const fillers =
  /^(?:wait|hm{1,5}|hang on|hold on|oh|u[hm]{1,4}|erm|נו|רגע|אה)(?:[,.!…]{1,3} ?| )(?:ו(?=(?:מתי|כמה|איפה|למה) \S+ \S))?/i;

/**
 * Which share of the words is enough: less where one of them stands there as it is, more where the question may be about
 * the world, which has to be met by several words, or by the value that it asks for.
 */
const foundFrom = { literal: 0.5, own: 0.6, world: 0.75 };
const leastHits = 2;

function isFound({ answer, share, isLiteral, hasValue }: Elsewhere, sought: Sought): boolean {
  const isEnough = isLiteral && (hasValue || !wantsCode(sought));
  return answer !== null && share >= (isEnough ? foundFrom.literal : foundFrom.own);
}

function wantsCode({ wants }: Sought): boolean {
  return wants.includes('code');
}

function isFoundOfWorld({ answer, share, hits, hasValue }: Elsewhere): boolean {
  return answer !== null && share >= foundFrom.world && (hits >= leastHits || hasValue);
}

/** Whoever says so asks about something of their own. */
const ofOwn = /\b(?:i|my|me|we|our|us|mine)\b|(?<![א-ת])(?:שלי|לי|שלנו|לנו|אצלי|אני|אנחנו)(?![א-ת])/i;

/** One thing is pointed at that both know: "the domain", "Dana's campaign", "הדומיין". */
const pointsAt =
  /\b(?:the|that|this)\b|(?<!\b(?:what|it|how|who|where|when|there|here|let|he|she))['’]s\b|(?<![א-ת])[ובל]{0,2}ה[א-ת]{3,}/i;
/** What somebody wants, and why they write, stands in what they wrote last. */
const ofSomebody = /\b(?:why|what|whats|how come)\b|(?<![א-ת])(?:למה|מה|מדוע|מהן|מהם)(?![א-ת])/i;

type Loose = { message: string; sought: Sought | null; mayBeOwn: boolean };

/** What mail, messages and entries say of a question of no known kind; null where that is too little. */
async function foundFor(
  ports: QuestionPorts,
  asking: Asking,
  { message, sought, mayBeOwn }: Loose,
): Promise<Answer | null> {
  const isAsked =
    asks.test(message) || isInForm(message) || message.includes('?') || (sought?.wants.length ?? 0) > 0;
  if (sought === null || !isAsked) return null;
  const isOfOwn = mayBeOwn || ofOwn.test(message);
  const who = ofSomebody.test(message) ? await somebodyIn(ports, asking, sought) : null;
  const isPointed = pointsAt.test(message) && (asksForValue(sought) || sought.wants.includes('when'));
  const isOfPast = ofPast.test(message);
  if (!isOfOwn && !isOfPast && !isPointed && who === null) return null;
  const found = await lookElsewhere(ports, asking, sought);
  const isSurelyOfWorld = !isOfOwn && !isOfPast && who === null;
  const isEnough = isSurelyOfWorld ? found.share === 1 && found.hasValue : isFoundOfWorld(found);
  if (mayBeOwn || who !== null ? isFound(found, sought) && !isOfName(sought, who) : isEnough)
    return found.answer;
  if (who !== null) return mail(ports, asking, { ...anyMail, from: who });
  return isOfOwn && !found.isPartial && asksForValue(sought) ? foundNothing(sought, asking) : null;
}

/** Somebody is all that the question speaks of, so that their newest words answer it best. */
function isOfName({ words, wants }: Sought, who: string | null): boolean {
  return who !== null && wants.length === 0 && words.length === 1;
}

/** What else begins like a question about something that is there. */
const asks = /^(?:(?:is|are|how|can|will|do|why) |(?:על מה|למה|מדוע|בשביל מה) )/i;
/** What somebody else's things cost is seldom asked of the past. */
const ofPast =
  /\b(?:did|was|were|had|came)\b|(?<![א-ת])(?:עלה|עלתה|עלו|יצא|יצאה|היה|הייתה|היתה|היו)(?![א-ת])/i;

/** Kinds whose answer is no value, so that a question for one is rather of what stands in a mail. */
const withoutValue: ReadonlySet<Question['asks']> = new Set([
  'mail',
  'open',
  'done',
  'meeting',
  'agenda',
  'awaiting',
  'time',
  'contact',
]);

/** They list whatever there is, where no subject is understood. */
const listsAll: ReadonlySet<Question['asks']> = new Set(['open', 'done']);

type Kindly = { question: Question; sought: Sought | null; isCertain: boolean; isGuess: boolean };

/** What its kind finds; where that is nothing, what mail, messages and entries say. */
async function answeredOrFound(
  ports: QuestionPorts,
  asking: Asking,
  { question, sought, isCertain, isGuess }: Kindly,
): Promise<Answer> {
  const isForValue =
    sought !== null &&
    (asksForValue(sought) || (tellsDays(question) && asksWhen(sought))) &&
    (isGuess || withoutValue.has(question.asks)) &&
    question.asks !== 'sum';
  // Somebody's number is looked up among those who are known first.
  // "Did I send Dana the quote, and how much was it?"
  const isWorth =
    question.asks === 'mail' &&
    question.sent &&
    question.about !== null &&
    sought?.wants.includes('amount') === true;
  const isLookedUp =
    sought?.comes === true ||
    isWorth ||
    (isForValue && !isCertain && (isGuess || question.asks !== 'contact'));
  const before = isLookedUp && sought !== null ? await lookElsewhere(ports, asking, sought) : null;
  const valued = before?.answer != null && before.share === 1 && before.hasValue ? before.answer : null;
  if (valued !== null && isWorth) {
    const sent = await mail(ports, asking, question);
    return {
      ...valued,
      text: `${sent.text}\n\n${valued.text}`,
      sources: [...sent.sources, ...valued.sources],
      shown: [...sent.shown, ...valued.shown],
    };
  }
  if (valued !== null) return valued;
  const isNoneOfIt = isForValue && before !== null && !before.isPartial && !isFound(before, sought);
  if (isNoneOfIt && asksForNumber(sought) && listsAll.has(question.asks)) return foundNothing(sought, asking);
  const answer = await answered(ports, asking, question);
  if (answer.isEmpty !== true || sought === null) return answer;
  const found = before ?? (await lookElsewhere(ports, asking, sought));
  if (found.answer === null || !isFound(found, sought))
    return isForValue && !isCertain && !found.isPartial ? foundNothing(sought, asking) : answer;
  const text =
    isCertain && !(isForValue && found.hasValue) && !isDeniedFalsely(question, found)
      ? `${answer.text}\n\n${found.answer.text}`
      : found.answer.text;
  return { ...found.answer, text };
}

/** It would be said that there is none of what is then shown. */
function isDeniedFalsely(question: Question, { hits, share }: Elsewhere): boolean {
  if (question.asks === 'mail') return question.over === null && hits >= leastHits;
  return question.asks === 'meeting' && share === 1;
}

/** All of some days is told, whatever is asked about. */
function tellsDays(question: Question): boolean {
  return question.asks === 'agenda' && question.pick === null;
}

/** Words of a calendar itself. */
const ofCalendar =
  /^(?:meetings?|appointments?|events?|calls?|schedule|agenda|plans?|free|busy|start|begin|finish|ה?(?:פגישה|פגישות|תור|תורים|אירוע|אירועים|שיחה|שיחות|לוז|פנוי|פנויה))$/;

function asksWhen({ wants, words }: Sought): boolean {
  return wants.includes('when') && !words.some((word) => ofCalendar.test(word));
}

function asksForNumber({ wants }: Sought): boolean {
  return wants.includes('amount') || wants.includes('code');
}

function asksForValue({ wants }: Sought): boolean {
  return wants.some((one) => one === 'amount' || one === 'code' || one === 'state');
}

function answered(ports: QuestionPorts, asking: Asking, question: Question): Answer | Promise<Answer> {
  switch (question.asks) {
    case 'agenda': {
      const { looks } = question;
      return looks === undefined
        ? agenda(ports, asking, question)
        : dayLooks(ports, asking, { ...question, looks });
    }
    case 'brief':
      return brief(ports, asking, question);
    case 'meeting':
      return meeting(ports, asking, question);
    case 'trip':
      return trip(ports, asking, question);
    case 'free':
      return free(ports, asking, question);
    case 'mail':
      return mail(ports, asking, question);
    case 'actions':
      return actionsHeld(ports, asking, question);
    case 'drafts':
      return drafts(ports, asking, question);
    case 'waiting':
      return waiting(ports, asking);
    case 'awaiting':
      return awaiting(ports, asking, question);
    case 'weather':
      return weatherAsked(ports, asking, question);
    case 'time-difference':
      return timeDifference(ports, asking, question);
    case 'time-there':
      return timeThere(ports, asking, question);
    case 'time-until':
      return timeUntil(asking, question);
    case 'date':
      return dateAsked(asking, question);
    case 'open':
      return leftThings(ports, asking, question);
    case 'done':
      return doneThings(ports, asking, question);
    case 'contact':
      return contact(ports, asking, question);
    case 'birthday':
      return birthday(ports, asking, question);
    case 'time':
      return timeElsewhere(ports, asking, question);
    case 'exchange':
      // The web knows.
      return { ...plainAnswer(asking.words.inDays.noExchange), isSure: false };
    case 'sum':
      return sum(asking, question);
    default:
      return question satisfies never;
  }
}

/** The day at a glance. Each part is the answer to a question of its own, and one that cannot be read says so. */
async function brief(
  ports: QuestionPorts,
  asking: Asking,
  { over }: Extract<Question, { asks: 'brief' }>,
): Promise<Answer> {
  const parts = await Promise.all([
    agenda(ports, asking, { asks: 'agenda', over, pick: null }),
    openThings(ports, asking, { asks: 'open', what: 'both', over, about: null, late: false }),
    waiting(ports, asking),
    mail(ports, asking, { ...anyMail, unread: true }),
  ]);
  // Without Google two parts have the same to say.
  const texts = new Set(parts.map(({ text }) => text));
  const sources = new Map(parts.flatMap((part) => part.sources.map((source) => [source.url, source])));
  const head = `**${asking.words.brief(asking.time.span(over))}**`;
  const shown = parts.flatMap((part) => part.shown);
  return plainAnswer([head, ...texts].join('\n\n'), [...sources.values()], shown);
}
