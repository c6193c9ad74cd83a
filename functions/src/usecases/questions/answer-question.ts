import type { Question } from '@crocodile-hub/core/language/questions/question';
import { readQuestion } from '@crocodile-hub/core/language/questions/read-question';
import type { Person } from '../../ports/person.ts';
import type { PersonClock } from '../commands/clock.ts';
import { agenda, meeting } from './agenda.ts';
import type { Answer, Asking, QuestionPorts } from './asking.ts';
import { brief } from './brief.ts';
import { contact, sum, timeElsewhere } from './facts.ts';
import { free } from './free.ts';
import { mail, waiting } from './mail.ts';
import { shownTime } from './shown-time.ts';
import { doneThings, openThings } from './tasks.ts';
import { questionWords } from './words.ts';

/**
 * Answers a question about the person's own things from live data, with no model. `earlier` is what they said before,
 * oldest first. Null for whatever is no such question.
 */
export async function answerQuestion(
  ports: QuestionPorts,
  person: Person,
  { message, earlier }: { message: string; earlier: readonly string[] },
  clock: PersonClock,
): Promise<Answer | null> {
  const question = readQuestion(message, clock.context, earlier);
  if (question === null) return null;
  const words = questionWords(message);
  const time = shownTime(words, clock.now, clock.timeZone);
  return await answered(ports, { person, clock, words, time }, question);
}

function answered(ports: QuestionPorts, asking: Asking, question: Question): Answer | Promise<Answer> {
  switch (question.asks) {
    case 'agenda':
      return agenda(ports, asking, question);
    case 'brief':
      return brief(ports, asking, question);
    case 'meeting':
      return meeting(ports, asking, question);
    case 'free':
      return free(ports, asking, question);
    case 'mail':
      return mail(ports, asking, question);
    case 'waiting':
      return waiting(ports, asking);
    case 'open':
      return openThings(ports, asking, question);
    case 'done':
      return doneThings(ports, asking, question);
    case 'contact':
      return contact(ports, asking, question);
    case 'time':
      return timeElsewhere(asking, question);
    case 'sum':
      return sum(asking, question);
    default:
      return question satisfies never;
  }
}
