import type { Instant } from '@crocodile-hub/core/contract/time';
import { call } from '../../kit/wire/call.ts';
import type { Snooze } from './snooze.ts';

/** Whether a sent message was answered; `open`: no answer yet, and the answer is awaited until `until`. */
export type Answered = { id: string; is: 'open' | 'answered' | 'gone'; until: Instant };

/**
 * Asks whether these messages were answered on any channel; null when that cannot be found out now. Rule inbox.nudge.2.
 */
export async function checkAwaited(
  asked: readonly Snooze[],
  options: { signal: AbortSignal },
): Promise<Answered[] | null> {
  const waits = asked.map(({ platform, threadId, messageId, newestAt, snoozedAt, until }) => ({
    platform,
    threadId,
    messageId,
    sentAt: iso(newestAt),
    askedAt: iso(snoozedAt),
    until: iso(until ?? snoozedAt),
  }));
  const outcome = await call('inboxAwaited', { body: { waits } }, options);
  if (!outcome.ok) return null;
  return outcome.reply.waits.flatMap(({ messageId, is, until }) => {
    const one = asked.find((wait) => wait.messageId === messageId);
    return one === undefined ? [] : [{ id: one.id, is, until: Date.parse(until) }];
  });
}

const iso = (at: Instant) => new Date(at).toISOString();
