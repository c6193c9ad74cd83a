import { bounds } from '../contract/bounds.ts';
import type { InboxMessage } from '../contract/inbox.ts';
import type { SnoozeDocument } from '../contract/snoozes.ts';
import type { Instant } from '../contract/time.ts';
import { cut } from './cut.ts';

/** When a snoozed conversation comes back: at a time, with an answer, or never (muted). */
export type Until = Instant | 'answer' | 'never';

/** `Until` as the fields of the stored document. */
export function untilFields(until: Until): Pick<SnoozeDocument, 'until' | 'muted'> {
  if (until === 'never') return { until: null, muted: true };
  return { until: until === 'answer' ? null : until };
}

type InThread = Pick<InboxMessage, 'platform' | 'threadId'>;
export const threadOf = ({ platform, threadId }: InThread) => `${platform} ${threadId}`;

type Snoozed = InThread &
  Pick<InboxMessage, 'id' | 'sender' | 'subject' | 'messageText' | 'isIncoming' | 'recipients'> & {
    at: Instant;
  };

const longestId = 128;

/**
 * The record that snoozes this conversation, or lets one's own message wait for an answer until then. There is one a
 * conversation, by its id. Rule inbox.snooze.1.
 */
export function snoozeOf(
  message: Snoozed,
  { messages, until, now }: { messages: readonly (InThread & { at: Instant })[]; until: Until; now: Instant },
): SnoozeDocument & { id: string } {
  const { platform, id, threadId, sender, subject, messageText, isIncoming, recipients } = message;
  const isMailOfOwn = !isIncoming && platform === 'gmail';
  const thread = threadOf(message);
  const newestAt = messages.reduce(
    (newest, one) => (threadOf(one) === thread ? Math.max(newest, one.at) : newest),
    message.at,
  );
  return {
    id: `${platform}-${threadId}`.replaceAll(/[^\w-]/g, '_').slice(0, longestId),
    platform,
    messageId: id,
    threadId,
    sender: cut(isMailOfOwn ? recipients.join(', ') : sender, bounds.snoozedLine),
    subject: cut(subject, bounds.snoozedLine),
    preview: cut(messageText.trim().replaceAll(/\s+/g, ' '), bounds.snoozedLine),
    newestAt: isIncoming ? newestAt : message.at,
    snoozedAt: now,
    ...untilFields(until),
    ...(isIncoming ? {} : { awaits: true as const }),
  };
}
