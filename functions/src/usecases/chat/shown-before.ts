/** What is said of the things that the answer before showed. */
import { pointingIn } from '@crocodile-hub/core/reader/changes/pointing';
import { picked } from '@crocodile-hub/core/language/changes/read-pointed';
import type { Person } from '../../ports/accounts.ts';
import { answerQuestion } from '../questions/answer-question.ts';
import type { QuestionPorts, Shown } from '../questions/asking.ts';
import type { PersonClock } from '../time/person-clock.ts';
import type { ChatRequest } from './reply.ts';

/** As a name of a thing no more is needed. */
const mostWords = 8;
/** Behind these a title might tell to do something else: others wrote it, and it is read as the person's words. */
const joins = /^(?:and|then|also|plus|or|&|\+|ואז|וגם|ו[התא].*)$/i;
/** No name, but a way to reach somebody. */
const reaches = /@|:\/\/|\d{6}/;

/** What the last answer showed, if the words point at something; what was wished of it since is passed over. */
export async function shownBefore(
  ports: QuestionPorts,
  person: Person,
  { words, earlier, context }: { words: string; earlier: readonly string[]; context: ChatRequest['context'] },
  clock: PersonClock,
): Promise<readonly Shown[]> {
  if (pointingIn(words) === null) return [];
  const answers = (context?.messages ?? []).filter(({ role }) => role === 'assistant');
  for (const [index, before] of [...earlier.entries()].toReversed()) {
    const asked = { message: before, earlier: earlier.slice(0, index), isLast: true, looksFurther: true };
    const answer = await answerQuestion(ports, person, asked, clock);
    const isSame = answer !== null && answers.some(({ content }) => content.includes(firstLine(answer.text)));
    if (isSame && answer.shown.length > 0) return answer.shown;
    if (pointingIn(before) === null) return [];
  }
  return [];
}

/** "Remind me on Friday about it", while a card waits: the words with its title; else as they are. */
export function withTitleOfCard(message: string, waiting: ChatRequest['waiting'] = []): string {
  const [card, ...others] = waiting;
  if (card === undefined || others.length > 0 || !remindsOfIt.test(message)) return message;
  const title = [card.payload['title'], card.payload['task'], card.payload['subject']].find(
    (one) => typeof one === 'string' && one !== '',
  );
  return typeof title === 'string' ? message.replace(remindsOfIt, `$<lead>${nameOf(title)}`) : message;
}

const remindsOfIt =
  /^(?<lead>(?:and |also |ok |please )*remind me [^?]{0,60}\b(?:about|of) )(?:it|that|this)\b/i;

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}

/** Before whom something is sent to. */
const sendsTo =
  /\b(?:tell|ask|text|message|msg|e-?mail|write(?: to)?|dm|ping|whatsapp|sms|invite|answer|reply to|respond to|call|ring) $|(?<![א-ת])(?:ת?(?:גידי?|כתבי?|כתוב|עני|ענה|שלחי?|ודיעי?|שיבי?|חזירי?)) (?:ל|את )?$/i;
const forwards = /\b(?:forward|fwd|pass|send) $|(?<![א-ת])(?:ת?עבירי?|העבר|שלחי?|תשלחי?) (?:את )?$/i;

/** The words with a name in the place of what points, where one thing alone is pointed at; else as they are. */
export function withNameOfShown(message: string, shown: readonly Shown[]): string {
  const pointing = pointingIn(message);
  if (pointing === null || pointing.pick === 'all' || pointing.which !== undefined) return message;
  const { start, end, pick } = pointing;
  const lead = message.slice(0, start);
  const meant = picked(shown, pick);
  const writers = [...new Set((meant.length === 0 ? shown : meant).flatMap(({ people }) => people))];
  const [writer = '', ...others] = writers.map(nameOf);
  if (sendsTo.test(lead) && writer !== '' && others.length === 0)
    return `${lead}${writer}${message.slice(end)}`;
  const [thing] = meant;
  if (thing === undefined) return message;
  const title = nameOf(thing.title);
  const mail = /[א-ת]/.test(message) ? 'את המייל על' : 'the mail about';
  return title === ''
    ? message
    : `${lead}${forwards.test(lead) && thing.of === 'mail' ? `${mail} ` : ''}${title}${message.slice(end)}`;
}

/** The first words of what others wrote, without marks, addresses, and whatever might be a wish of its own. */
function nameOf(written: string): string {
  const words = written
    .replaceAll(/[^\p{L}\p{M}\p{N}@:/'’"״׳.-]+/gu, ' ')
    .trim()
    .split(' ');
  const plain = words
    .filter((word) => !reaches.test(word))
    .map((word) => word.replace(/^[^\p{L}\p{N}]{1,9}|[^\p{L}\p{N}]{1,9}$/gu, ''));
  const end = plain.findIndex((word) => joins.test(word));
  return plain
    .slice(0, end < 0 ? mostWords : Math.min(end, mostWords))
    .filter((word) => word !== '')
    .join(' ');
}
