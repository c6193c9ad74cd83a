import { mostAwaited } from '@crocodile-hub/core/contract/bounds';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Answered, checkAwaited } from '../../entities/inbox/api/awaited.ts';
import type { Message } from '../../entities/inbox/model/message.ts';
import type { Snooze } from '../../entities/inbox/model/snooze.ts';

type Context = {
  messages: readonly Message[];
  now: Instant;
  /** Whether the inbox is shown and has loaded. */
  isReady: boolean;
  onEnded: (one: Snooze) => void;
  /** The person wrote once more: the answer is wanted later. */
  onLater: (one: Snooze, until: Instant) => void;
};

/**
 * Which messages of one's own nobody has answered in time. The server is asked when the time of one has come, and again
 * when something came in: only it sees every channel, and knows what machines wrote. Rule inbox.nudge.2.
 */
export function useAwaited(awaited: readonly Snooze[], context: Context): readonly Snooze[] {
  const { messages, now, isReady, onEnded, onLater } = context;
  /** What was asked already and is open. */
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
    const controller = new AbortController();
    const { signal } = controller;
    // What cannot be found out now is asked when the inbox loads again.
    void ask(signal).then((answers) => {
      if (!signal.aborted && answers !== null) heard(answers);
    });
    return () => controller.abort();
  }, [isReady, keys]);
  // What is asked again stays in sight meanwhile.
  return awaited.filter((one) => isPast(one, now) && told.has(waitOf(one)));
}

/** Null while nothing suggests to ask. Another key is another question: more has come in since. */
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
