import type * as z from 'zod/mini';
import type { chatReply } from '@crocodile-hub/core/contract/chat';
import type { Instant } from '@crocodile-hub/core/contract/time';

type ChatReply = z.output<typeof chatReply>;

export type KeptReply =
  { is: 'writing'; startedAt: Instant; isCancelled: boolean } | { is: 'done'; reply: ChatReply };

/** Replies of the last minutes, so that a reload finishes one instead of asking again. */
export interface Replies {
  /** Takes the id for writing; answers what is there already otherwise. */
  begin(uid: string, id: string, now: Instant): Promise<KeptReply | null>;
  finish(uid: string, id: string, reply: ChatReply, now: Instant): Promise<void>;
  /** Gives the id free after a failure, for a new try. */
  forget(uid: string, id: string): Promise<void>;
  load(uid: string, id: string, now: Instant): Promise<KeptReply | null>;
  cancel(uid: string, id: string, now: Instant): Promise<void>;
}
