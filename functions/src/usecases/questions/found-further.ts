import { anyMail } from '@crocodile-hub/core/language/changes/read-mail-change';
import { isMentioned } from '@crocodile-hub/core/domain/recipients';
import type { Question } from '@crocodile-hub/core/language/questions/question';
import { isInForm } from '@crocodile-hub/core/reader/questions/form';
import type { Sought } from '@crocodile-hub/core/reader/topics/sought';
import { answerOf } from './answer-of.ts';
import { together, type Answer, type Asking, type QuestionPorts } from './asking.ts';
import { foundNothing, lookElsewhere, somebodyIn, type Elsewhere } from './elsewhere.ts';
import type { Item } from './items.ts';
import { isOfChannel, mail } from './mail.ts';

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
export async function foundFor(
  ports: QuestionPorts,
  asking: Asking,
  { message, sought, mayBeOwn }: Loose,
): Promise<Answer | null> {
  const isAsked = isLikeQuestion(message) || message.includes('?') || (sought?.wants.length ?? 0) > 0;
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

export function isLikeQuestion(text: string): boolean {
  return isInForm(text) || asks.test(text);
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
export async function answeredOrFound(
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
    return { ...together([sent, valued]), isSure: valued.isSure };
  }
  if (valued !== null) return valued;
  const isNoneOfIt = isForValue && before !== null && !before.isPartial && !isFound(before, sought);
  if (isNoneOfIt && asksForNumber(sought) && listsAll.has(question.asks)) return foundNothing(sought, asking);
  const answer = await answerOf(ports, asking, question);
  if (answer.isEmpty !== true || sought === null || (!isGuess && isOfNoSubject(question))) return answer;
  const found = before ?? (await lookElsewhere(ports, asking, sought));
  if (found.answer === null || !isFound(found, sought))
    return isForValue && !isCertain && !found.isPartial ? foundNothing(sought, asking) : answer;
  // Mail of somebody was looked for as it was asked for, however sure its kind is.
  const isSaid = isCertain || (!isGuess && question.asks === 'mail' && question.from !== null);
  const text =
    isSaid && !(isForValue && found.hasValue) && !isDeniedFalsely(question, found)
      ? `${answer.text}\n\n${found.answer.text}`
      : found.answer.text;
  return { ...found.answer, text };
}

/** What is unread, and what came over a channel, is all there is to ask for: nothing else speaks of it. */
function isOfNoSubject(question: Question): boolean {
  return (
    question.asks === 'mail' && question.about === null && (question.unread || isOfChannel(question.only))
  );
}

/** It would be said that there is none of what is then shown. */
function isDeniedFalsely(question: Question, { hits, share, items }: Elsewhere): boolean {
  if (question.asks !== 'mail') return question.asks === 'meeting' && share === 1;
  const { from, over, unread, attachments, only } = question;
  if (over !== null || unread || attachments || only !== undefined) return false;
  return hits >= leastHits && (from === null || items.some((item) => isFrom(item, from)));
}

/** What the person sent bears the addresses of others. */
function isFrom({ who, address }: Item, name: string): boolean {
  return (who === address || !who.includes('@')) && isMentioned(name, who);
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
