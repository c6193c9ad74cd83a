import * as z from 'zod/mini';
import { bounds } from './bounds.ts';
import { platform } from './inbox.ts';
import { storedTime } from './time.ts';

const upTo = (length: number) => z.string().check(z.maxLength(length));

/**
 * users/{uid}/snoozes/{id}: a conversation that is not wanted in the inbox now. It holds what its own view shows, so
 * that no provider is asked for it. Rule inbox.snooze.1.
 */
export const snoozeDocument = z.object({
  platform,
  /** The message that comes back. */
  messageId: upTo(bounds.providerId),
  threadId: upTo(bounds.providerId),
  sender: upTo(bounds.snoozedLine),
  subject: upTo(bounds.snoozedLine),
  preview: upTo(bounds.snoozedLine),
  /** When the newest message of the conversation was sent: what comes in after it ends the wait. */
  newestAt: storedTime,
  snoozedAt: storedTime,
  /** Null: until an answer comes, or for ever if it is muted. */
  until: z.nullable(storedTime),
  /** New messages in it stay hidden, too. */
  muted: z.optional(z.literal(true)),
  /**
   * The person's own message waits for an answer: it hides nothing, and comes back only if no answer has come by
   * `until`. `sender` is then its recipient. Rule inbox.nudge.1.
   */
  awaits: z.optional(z.literal(true)),
});
export type SnoozeDocument = z.output<typeof snoozeDocument>;
