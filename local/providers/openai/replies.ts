import { randomUUID } from 'node:crypto';

import { z } from 'zod';

import type { Records } from '../kit/records.ts';

export const Reply = z.object({
  content: z.string().optional(),
  toolCalls: z.array(z.object({ name: z.string(), arguments: z.record(z.string(), z.unknown()) })).optional(),
});

export type Reply = z.infer<typeof Reply>;

export type Replies = ReturnType<typeof openReplies>;

/** The model's next replies, in order; after the last one, a harmless text. */
export function openReplies(records: Records) {
  const upcoming = records.collection<Reply & { id: string }>('openai.replies');
  return {
    add: (reply: Reply): void => {
      const id = randomUUID();
      upcoming.put(id, { id, ...reply });
    },
    next(): Reply {
      const [reply] = upcoming.values();
      if (!reply)
        return { content: 'This is the local stand-in for a language model. It only says what it is told.' };
      upcoming.delete(reply.id);
      return reply;
    },
  };
}
