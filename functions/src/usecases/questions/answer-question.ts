import type { Question } from '@crocodile-hub/core/language/questions/question';
import { kindReader } from '@crocodile-hub/core/reader/kinds/kinds';
import { readByEvidence } from '@crocodile-hub/core/reader/questions/read-by-evidence';
import type { Person } from '../../ports/accounts.ts';
import type { PersonClock } from '../time/person-clock.ts';
import { agenda, birthday, meeting } from './agenda.ts';
import { dayLooks } from './day-looks.ts';
import { plainAnswer, type Answer, type Asking, type QuestionPorts } from './asking.ts';
import { contact, dateAsked, sum, timeDifference, timeElsewhere, timeThere, timeUntil } from './facts.ts';
import { free } from './free.ts';
import { mail } from './mail.ts';
import { sayQuestion } from './say-question.ts';
import { shownTime } from './shown-time.ts';
import { doneThings, leftThings, openThings } from './tasks.ts';
import { trip } from './trip.ts';
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
};

/**
 * Answers a question about the person's own things from live data, with no model. What is about their own things and
 * may mean several is answered with these to choose from. Null for whatever is no such question.
 */
export async function answerQuestion(
  ports: QuestionPorts,
  person: Person,
  { message, earlier, isLast = false }: Asked,
  clock: PersonClock,
): Promise<Answer | null> {
  const read = readByEvidence(message, clock.context, earlier, await kindReader());
  const { others, likeliest, isOwn, isSum, probability, whenSaid } = read;
  const question = read.question ?? (isLast ? likeliest : null);
  if (question === null && !isOwn && others.length === 0) return null;
  const words = questionWords(message);
  const besides = others.filter((other) => other !== question);
  const suggestions = [...new Set(besides.map((other) => sayQuestion(other, whenSaid, message)))];
  if (question === null) {
    const text = isSum ? words.noSum : words.notUnderstood;
    const offer = suggestions.length === 0 ? text : words.whichIsMeant;
    return { ...plainAnswer(offer), isOnlyOffer: true, isSure: false, suggestions };
  }
  const time = shownTime(words, clock.now, clock.timeZone);
  const answer = await answered(ports, { person, clock, words, time }, question);
  const isSure = read.question !== null && probability >= sureFrom && answer.isSure;
  return isSure ? answer : { ...answer, suggestions };
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
    mail(ports, asking, {
      asks: 'mail',
      from: null,
      to: null,
      about: null,
      sent: false,
      unread: true,
      attachments: false,
      over: null,
    }),
  ]);
  // Without Google two parts have the same to say.
  const texts = new Set(parts.map(({ text }) => text));
  const sources = new Map(parts.flatMap((part) => part.sources.map((source) => [source.url, source])));
  const head = `**${asking.words.brief(asking.time.span(over))}**`;
  return plainAnswer([head, ...texts].join('\n\n'), [...sources.values()]);
}
