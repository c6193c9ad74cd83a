import { mostAwaited } from '@crocodile-hub/core/contract/bounds';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Message } from '../message.ts';
import type { Snooze } from './snooze.ts';
import { call } from '../../kit/wire/call.ts';
import { whileWanted } from '../../kit/state/while-wanted.ts';

type Context = {
  messages: readonly Message[];
  now: Instant;
  /** Whether the inbox is shown and has loaded. */
  isReady: boolean;
  onEnded: (one: Snooze) => void;
  /** The person wrote again, so the answer is awaited until later. */
  onLater: (one: Snooze, until: Instant) => void;
};

/**
 * One's own messages that got no answer in time. The server is asked when a message is due, and again when something
 * arrives: only the server sees all channels, and knows automatic replies. Rule inbox.nudge.2.
 */
export function useAwaited(awaited: readonly Snooze[], context: Context): readonly Snooze[] {
  const { messages, now, isReady, onEnded, onLater } = context;
  /** The waits that the server has reported as open. */
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const asked = awaited.flatMap((one) => {
    const key = keyOf(one, messages, now);
    return key === null ? [] : [{ one, key }];
  });
  const asking = asked.filter(({ key }) => !told.has(key)).slice(0, mostAwaited);
  const ask = useEffectEvent((signal: AbortSignal) =>
    checkAwaited(
      asking.map(({ one }) => one),
      { signal },
    ),
  );
  const heard = useEffectEvent((answers: readonly Answered[]) => {
    const stillOpen = new Set(answers.flatMap(({ id, is }) => (is === 'open' ? [id] : [])));
    const keys = asking.flatMap(({ one, key }) => (stillOpen.has(one.id) ? [key, waitOf(one)] : []));
    setTold((before) => new Set([...before, ...keys]));
    for (const { id, is, until } of answers) {
      const one = asking.find((found) => found.one.id === id)?.one;
      if (one === undefined) continue;
      if (is !== 'open') onEnded(one);
      else if (until > (one.until ?? 0)) onLater(one, until);
    }
  });
  const keys = asking.map(({ key }) => key).join('\n');
  useEffect(() => {
    if (!isReady || keys === '') return undefined;
    return whileWanted(async (signal) => {
      const answers = await ask(signal);
      // After a failure the server is asked again when the inbox loads.
      if (!signal.aborted && answers !== null) heard(answers);
    });
  }, [isReady, keys]);
  // While the server is asked again, a reported message stays visible.
  return awaited.filter((one) => isPast(one, now) && told.has(waitOf(one)));
}

/** The key of a question to the server; null when there is no reason to ask. A newer message gives a new key. */
function keyOf(one: Snooze, messages: readonly Message[], now: Instant): string | null {
  const isDue = isPast(one, now);
  const newest = messages.reduce((latest, message) => {
    const isHere = message.platform === one.platform && message.threadId === one.threadId;
    const isElsewhere = isDue && message.platform !== one.platform;
    const counts = message.isIncoming && message.at > one.newestAt && (isHere || isElsewhere);
    return counts ? Math.max(latest, message.at) : latest;
  }, 0);
  return isDue || newest > 0 ? `${waitOf(one)} ${newest}` : null;
}

const waitOf = ({ id, until }: Snooze) => `${id} ${until}`;
const isPast = ({ until }: Snooze, now: Instant) => until !== null && until <= now;

/** Whether a sent message was answered; `open`: no answer yet, and the answer is awaited until `until`. */
type Answered = { id: string; is: 'open' | 'answered' | 'gone'; until: Instant };

/**
 * Asks whether these messages were answered on any channel; null when that cannot be found out now. Rule inbox.nudge.2.
 */
async function checkAwaited(
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
