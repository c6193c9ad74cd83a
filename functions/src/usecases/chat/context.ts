import type * as z from 'zod/mini';
import type { chatRequest } from '@crocodile-hub/core/contract/chat';
import type { Turn } from '../../ports/model.ts';

type Context = z.output<typeof chatRequest>['context'];

/** A token is about four letters of English and two of Hebrew; three keeps both within the budget. */
const lettersPerToken = 3;
const contextTokens = 6_000;

/** The newest messages that fit the budget, oldest first, ending before the message that is asked now. */
export function turnsOf(context: Context, message: string): Turn[] {
  const turns: Turn[] = [];
  let left = contextTokens * lettersPerToken - message.length;
  const earlier = withoutRepetition(context?.messages ?? [], message);
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

/** What the person said before this message, oldest first. */
export function earlierWords(context: Context, message: string): string[] {
  return withoutRepetition(context?.messages ?? [], message).flatMap(({ role, content }) =>
    role === 'user' ? [content] : [],
  );
}

/** The client's context may already hold the message that is asked now. */
function withoutRepetition<T extends { role: string; content: string }>(
  messages: readonly T[],
  message: string,
): readonly T[] {
  const last = messages.at(-1);
  return last?.role === 'user' && last.content.trim() === message ? messages.slice(0, -1) : messages;
}
