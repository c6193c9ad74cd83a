import type * as z from 'zod/mini';
import type { chatReply, chatRequest } from '@crocodile-hub/core/contract/chat';

export type ChatReply = z.output<typeof chatReply>;
export type ChatRequest = z.output<typeof chatRequest>;

/** How a reply is being written: who hears its words, and what stops it. */
export type Writing = { signal: AbortSignal; onText: (text: string) => void };

/** Words and nothing else, by the rules. */
export function plainReply(message: string): ChatReply {
  return {
    success: true,
    message,
    isProcessing: false,
    searchQuery: null,
    requiresConfirmation: false,
    actions: [],
    sources: [],
    source: 'rules',
  };
}
