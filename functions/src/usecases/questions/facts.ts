import { resolveRecipient } from '@crocodile-hub/core/domain/recipients';
import { zoneOfCity } from '@crocodile-hub/core/language/questions/cities';
import type { Question } from '@crocodile-hub/core/language/questions/question';
import { contactsOf } from '../contacts/contacts.ts';
import { plainAnswer, type Answer, type Asking, type QuestionPorts } from './asking.ts';
import { asCode, shownOutside } from './markdown.ts';

/** Addresses and numbers of somebody. */
export async function contact(
  ports: QuestionPorts,
  { person, words }: Asking,
  { who, wants }: Extract<Question, { asks: 'contact' }>,
): Promise<Answer> {
  const contacts = await contactsOf(ports, person, who);
  const reaches = (['email', 'phone'] as const).toSorted((a) => (a === wants ? -1 : 0));
  const found = reaches.flatMap((reach) => resolveRecipient(who, reach, contacts).candidates);
  if (found.length === 0) return { ...plainAnswer(words.noContact(shownOutside(who))), isSure: false };
  const lines = found.map(({ name, address, known }) => {
    const note = known === 'received' ? ` (${words.neverWrittenTo})` : '';
    return `- ${name === '' ? '' : `**${shownOutside(name, 60)}** `}${asCode(address)}${note}`;
  });
  return plainAnswer(`${words.contact(shownOutside(who))}\n\n${lines.join('\n')}`);
}

export function timeElsewhere(
  { clock, words }: Asking,
  { city }: Extract<Question, { asks: 'time' }>,
): Answer {
  const timeZone = zoneOfCity(city);
  const shown = shownOutside(city);
  if (timeZone === null) return { ...plainAnswer(words.noZone(shown)), isSure: false };
  const time = new Intl.DateTimeFormat(words.locale, {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(clock.now);
  return plainAnswer(words.timeIn(shown, time));
}

const mostDigits = 10;

export function sum({ words }: Asking, { sum: asked, result }: Extract<Question, { asks: 'sum' }>): Answer {
  const shown = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: mostDigits }).format(result);
  return plainAnswer(words.result(shownOutside(asked), shown));
}
