import type { Instant } from '@crocodile-hub/core/contract/time';
import { call } from '../../../shared/http/call.ts';
import type { Snooze } from '../model/snooze.ts';

/** What became of a message of one's own; `open` where nobody has answered, who may do so until then. */
export type Answered = { id: string; is: 'open' | 'answered' | 'gone'; until: Instant };

/** Whether these messages got an answer on any channel; null where that cannot be found out now. Rule inbox.nudge.2. */
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
