import { anyMail } from '@crocodile-hub/core/language/changes/read-mail-change';
import type { Question } from '@crocodile-hub/core/language/questions/question';
import { actionsHeld } from './actions-held.ts';
import { agenda, birthday, meeting } from './agenda.ts';
import { plainAnswer, together, type Answer, type Asking, type QuestionPorts } from './asking.ts';
import { besideEntries } from './beside-entries.ts';
import { dayLooks } from './day-looks.ts';
import { contact, dateAsked, sum, timeDifference, timeElsewhere, timeThere, timeUntil } from './facts.ts';
import { free } from './free.ts';
import { drafts, mail } from './mail.ts';
import { doneThings, leftThings, openThings } from './tasks.ts';
import { trip } from './trip.ts';
import { awaiting, waiting } from './unanswered.ts';
import { weatherAsked } from './weather-entry.ts';

/** The answer to a question, from live data. */
export function answerOf(ports: QuestionPorts, asking: Asking, question: Question): Answer | Promise<Answer> {
  switch (question.asks) {
    case 'agenda':
      return agendaAsked(ports, asking, question);
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
      return waiting(ports, asking, question);
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

async function agendaAsked(
  ports: QuestionPorts,
  asking: Asking,
  question: Extract<Question, { asks: 'agenda' }>,
): Promise<Answer> {
  const { looks } = question;
  if (looks !== undefined) return await dayLooks(ports, asking, { ...question, looks });
  const beside = await besideEntries(ports, asking, question);
  return beside.is === 'answered'
    ? beside.answer
    : await agenda(ports, asking, { ...question, over: beside.over });
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
    waiting(ports, asking, { asks: 'waiting' }),
    mail(ports, asking, { ...anyMail, unread: true }),
  ]);
  // Without Google two parts have the same to say.
  const texts = new Set(parts.map(({ text }) => text));
  const head = `**${asking.words.brief(asking.time.span(over))}**`;
  return { ...together(parts), text: [head, ...texts].join('\n\n') };
}
