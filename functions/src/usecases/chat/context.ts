import type * as z from 'zod/mini';
import type { chatRequest } from '@crocodile-hub/core/contract/chat';
import { read, wordsOf } from '@crocodile-hub/core/language/sentence';
import { findTimes } from '@crocodile-hub/core/language/time/find';
import { readRemindBefore, remindBefore } from '@crocodile-hub/core/reader/corrections/remind-before';
import { onSameDay } from '@crocodile-hub/core/reader/told/same-day';
import { sameToOther } from '@crocodile-hub/core/reader/told/same-to-other';
import type { Turn } from '../../ports/model.ts';

type Context = z.output<typeof chatRequest>['context'];

/** A token is about four letters of English and two of Hebrew; three keeps both within the budget. */
const lettersPerToken = 3;
const contextTokens = 6_000;

/** The newest messages that fit the budget, oldest first, ending before the message that is asked now. */
export function turnsOf(context: Context, message: string): Turn[] {
  const turns: Turn[] = [];
  let left = contextTokens * lettersPerToken - message.length;
  const earlier = earlierTurns(context, message);
  for (const { role, content } of earlier.toReversed()) {
    left -= content.length;
    if (left < 0) break;
    if (content.trim() !== '') turns.push({ role: role === 'user' ? 'user' : 'assistant', content });
  }
  return [...turns.toReversed(), { role: 'user', content: message }];
}

/** What the person wrote of these turns, and nobody else: only this may name whom an action is for. */
export function ownWords(context: Context, message: string): string {
  const own = turnsOf(context, message).filter(({ role }) => role === 'user');
  return own.map(({ content }) => content).join('\n');
}

/** What both said before this message, oldest first. */
export function earlierTurns(context: Context, message: string) {
  return withoutRepetition(context?.messages ?? [], message);
}

/** What the person said before this message, oldest first. */
export function earlierWords(context: Context, message: string): string[] {
  return earlierTurns(context, message).flatMap(({ role, content }) => (role === 'user' ? [content] : []));
}

const thereEn =
  /^(?<lead>(?:(?:ok|okay|great|good|yes|so|then|please)[,!]? )*(?:put|book|add|schedule|stick|set|pop) [^,;?]{2,40}?)(?<! in) there(?= for | at \d|$|[.!])/i;
const thereHe =
  /^(?<lead>(?:(?:אוקיי|אוקי|סבבה|מעולה|אז|כן|בבקשה),? )*(?:ת?קבעי?|תכניסי?|תוסיפי?)(?: לי)?) שם(?= )/;
const asksFree = /\b(?:free|available|busy|open)\b|(?<![א-ת])פנוי(?:ה|ים)?(?![א-ת])/i;

/** "Put gym there", after "am I free Thursday at 4": then; "there at 1" on the day. As it is where neither was asked about. */
function withTimeAsked(message: string, earlier: readonly string[]): string {
  const there = thereEn.exec(message) ?? thereHe.exec(message);
  const question = earlier.at(-1) ?? '';
  if (there === null || !asksFree.test(question)) return message;
  const sentence = read(question.replace(/[?!.\s]{1,9}$/, ''), () => null);
  const [time, ...others] = findTimes(sentence.tokens).all;
  if (time === undefined || others.length > 0) return message;
  const rest = message.slice(there[0].length);
  // "There at 1" is on the day that was asked about.
  const hasHour = findTimes(read(rest, () => null).tokens).all.some(({ clock }) => clock !== null);
  if (time.clock === null ? time.day === null || !hasHour : hasHour) return message;
  const lead = there.groups?.['lead'] ?? '';
  return `${lead} ${wordsOf(sentence, time.from, time.to)}${rest}`;
}

/** With what only the question before it says. */
export function inFull(message: string, earlier: readonly string[]): string {
  const before = earlier.at(-1) ?? '';
  const same = sameToOther(message, before);
  return same === message
    ? withEntryAsked(onSameDay(withTimeAsked(message, earlier), before), earlier)
    : same;
}

const entryAsked =
  /^(?:when|what time|where)(?: exactly)?(?:['’]s| is| are| do i have) (?<en>(?:my|the|our) [^?,]{2,60})\??$|^(?:מתי|באיזו שעה|איפה) (?:יש לי )?(?<he>(?!אני|אנחנו)[^?,]{2,60})\??$/i;

/** "Remind me an hour before", "and remind me to leave 40 minutes before", after "when is my dentist": before the dentist. */
function withEntryAsked(message: string, earlier: readonly string[]): string {
  const { en, he } = entryAsked.exec(earlier.at(-1)?.trim() ?? '')?.groups ?? {};
  const entry = en ?? he;
  const reminder = entry === undefined ? null : readRemindBefore(message);
  return entry === undefined || reminder === null ? message : remindBefore(reminder, entry);
}

/** The client's context may already hold the message that is asked now. */
function withoutRepetition<T extends { role: string; content: string }>(
  messages: readonly T[],
  message: string,
): readonly T[] {
  const last = messages.at(-1);
  return last?.role === 'user' && last.content.trim() === message ? messages.slice(0, -1) : messages;
}
