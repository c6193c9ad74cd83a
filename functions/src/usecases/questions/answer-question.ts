import { isInForm } from '@crocodile-hub/core/reader/questions/form';
import { goesOn } from '@crocodile-hub/core/reader/questions/gone-on';
import { rangesInFull } from '@crocodile-hub/core/reader/questions/day-ranges';
import { readByEvidence } from '@crocodile-hub/core/reader/questions/read-by-evidence';
import { kindReader } from '@crocodile-hub/core/reader/kinds/kinds';
import { soughtIn, type Sought } from '@crocodile-hub/core/reader/topics/sought';
import { wordsIn } from '@crocodile-hub/core/language/questions/read-question';
import type { Person } from '../../ports/accounts.ts';
import type { PersonClock } from '../time/person-clock.ts';
import { answerOf } from './answer-of.ts';
import { plainAnswer, together, type Answer, type QuestionPorts } from './asking.ts';
import { bills, isOfBills } from './bills.ts';
import { answeredOrFound, foundFor, isLikeQuestion } from './found-further.ts';
import { isOfContacts, peopleKnown } from './people-known.ts';
import { sayable } from './offers.ts';
import { sayQuestion } from './say-question.ts';
import { isSenderAsked, senders } from './senders.ts';
import { shownTime } from './shown-time.ts';
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
  if (!isLikeQuestion(first) || !isLikeQuestion(second) || ofTheFirst.test(second)) return null;
  const kindsOf = await kindReader();
  const questionIn = (text: string) => readByEvidence(text, clock.context, earlier, kindsOf).question;
  const [one, other, whole] = [first, second, message].map(questionIn);
  if (one == null || other == null || one.asks === other.asks) return null;
  const words = questionWords(message);
  const asking = { person, clock, words, time: shownTime(words, clock.now, clock.timeZone) };
  // The time of the first is the time of both.
  const questions = [one, whole?.asks === other.asks ? whole : other];
  const answers = await Promise.all(
    questions.map(async (question) => await answerOf(ports, asking, question)),
  );
  if (answers.some(({ isEmpty, isSure }) => isEmpty === true || !isSure)) return null;
  return together(answers);
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
  if (isOfContacts(said)) {
    const words = questionWords(said);
    const time = shownTime(words, clock.now, clock.timeZone);
    return await peopleKnown(ports, { person, clock, words, time });
  }
  const { message, read } = readAsked(
    rangesInFull(inFull(said.replace(fillers, ''))),
    clock,
    earlier,
    await kindReader(),
  );
  const { others, likeliest, isOwn, isSum, probability, whenSaid } = read;
  const question = read.question ?? (isLast ? likeliest : null);
  const sought = looksFurther ? soughtAfter(message, earlier.at(-1)) : null;
  const mayBeOwn = isOwn || others.length > 0;
  const asksForBills = looksFurther && isOfBills(message);
  if (question === null && !mayBeOwn && !asksForBills && (!isLast || sought === null)) return null;
  const words = questionWords(message);
  const besides = others.filter((other) => other !== question);
  const offered = await sayable(ports, person, besides, likeliest);
  const suggestions = [...new Set(offered.map((other) => sayQuestion(other, whenSaid, message)))];
  const time = shownTime(words, clock.now, clock.timeZone);
  const asking = { person, clock, words, time, saysMail: saysMail(message, earlier.at(-1)) };
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
function saysMail(message: string, before = ''): boolean {
  const said = goesOn(wordsIn(message), message) && !mailSaid.test(message) ? before : message;
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
  return message
    .replace(/\b(?:appt|apptmt)(s?)\b/gi, 'appointment$1')
    .replace(/\babt\b/gi, 'about')
    .replace(/(?<=\S )nr\b/gi, 'number')
    .replace(/^n (?=[a-z])/i, 'and ')
    .replace(listsTasks, 'show ');
}

/** A list is also a thing to be made. */
const listsTasks = /^list (?=(?:(?:me|all|of|my|the|open) ){0,4}(?:tasks|to-?dos)\b)/i;

/** Said before a question while one thinks. */
const fillers =
  /^(?:wait|hm{1,5}|hang on|hold on|oh|u[hm]{1,4}|erm|נו|רגע|אה)(?:[,.!…]{1,3} ?| )(?:ו(?=(?:מתי|כמה|איפה|למה) \S+ \S))?/i;
