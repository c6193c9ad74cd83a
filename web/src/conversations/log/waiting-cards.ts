import { mostWaitingCards } from '@crocodile-hub/core/contract/chat';
import type { Message, MessageAction } from './message.ts';

type Logged = Pick<Message, 'id' | 'type' | 'action'>;

/** The cards of the newest reply that still wait for a yes, oldest first. What else was said since is of no card. */
export function waitingCards(log: readonly Logged[]): { id: string; action: MessageAction }[] {
  const newest = log.slice(log.findLastIndex(({ type }) => type === 'user') + 1);
  return newest
    .flatMap(({ id, action }) => (action?.state === 'proposed' ? [{ id, action }] : []))
    .slice(-mostWaitingCards);
}
