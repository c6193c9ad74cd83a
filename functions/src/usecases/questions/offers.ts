/** Which other readings of a question are offered: none that names as somebody what nobody here is called. */
import { isMentioned } from '@crocodile-hub/core/domain/recipients';
import type { Question } from '@crocodile-hub/core/language/questions/question';
import { isPersonWord } from '@crocodile-hub/core/reader/told/person-words';
import type { Person } from '../../ports/accounts.ts';
import { contactsOf } from '../contacts/contacts.ts';
import type { QuestionPorts } from './asking.ts';

/** In words: a longer one is a part of the sentence. */
const mostWords = 3;

/** As they are, or without the name where the question is one without it. The likeliest one stays: it may be new. */
export async function sayable(
  ports: QuestionPorts,
  person: Person,
  questions: readonly Question[],
  likeliest: Question | null,
): Promise<readonly Question[]> {
  const names = questions.flatMap((one) => nameIn(one) ?? []);
  if (names.length === 0) return questions;
  const contacts = await contactsOf(ports, person, names.join(' '));
  const isSomebody = (name: string) =>
    name.split(' ').length <= mostWords &&
    (isPersonWord(name) || contacts.some((one) => isMentioned(name, one.name) || one.email === name));
  return questions.flatMap((question) => {
    const name = question === likeliest ? null : nameIn(question);
    return name === null || isSomebody(name) ? [question] : withoutName(question);
  });
}

/** Somebody, by the place of the words; what a meeting is about may be a title. */
function nameIn(question: Question): string | null {
  if (question.asks === 'contact' || question.asks === 'birthday') return question.who;
  if (question.asks !== 'mail') return null;
  return question.sent ? question.to : question.from;
}

function withoutName(question: Question): readonly Question[] {
  if (question.asks !== 'mail' || question.about === null || question.sent) return [];
  return [{ ...question, from: null }];
}
