import type { Instant } from '@crocodile-hub/core/contract/time';
import { limits } from '@crocodile-hub/core/domain/limits';
import type { Message } from '../message.ts';

/** Until when WhatsApp allows free text in a conversation; null when it has no received message. Rule inbox.reply.5. */
export function windowEnd(conversation: readonly Message[]): Instant | null {
  const theirs = conversation.filter(({ isIncoming }) => isIncoming).map(({ at }) => at);
  return theirs.length === 0 ? null : Math.max(...theirs) + limits.whatsappWindowMs;
}
