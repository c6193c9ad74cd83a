import type { Instant } from '@crocodile-hub/core/contract/time';
import { limits } from '@crocodile-hub/core/domain/limits';
import type { Message } from './message.ts';

/** Until when a conversation of WhatsApp takes free words; null where nobody has written in it yet. Rule inbox.reply.5. */
export function windowEnd(conversation: readonly Message[]): Instant | null {
  const theirs = conversation.filter(({ isIncoming }) => isIncoming).map(({ at }) => at);
  return theirs.length === 0 ? null : Math.max(...theirs) + limits.whatsappWindowMs;
}
