import { setTimeout as wait } from 'node:timers/promises';

import { dayMs } from '@crocodile-hub/core/time/units';
import type { Clock } from '../../kit/clock.ts';
import type { Log } from '../../kit/provider.ts';
import type { Records } from '../../kit/records.ts';
import { randomToken } from '../ids.ts';

const WEEK_MS = 7 * dayMs;
/** Pub/Sub retries for days; here a server that does not answer within seconds is not running. */
const RETRY_AFTER_MS = [0, 500, 2_000, 5_000];
const ANSWER_WITHIN_MS = 20_000;

type Watch = { topic: string; until: number };

type WatchContext = {
  records: Records;
  clock: Clock;
  log: Log;
  /** The address of the subscription; undefined for no pushes. */
  pushUrl: string | undefined;
  /** A token of the subscription's service account for this address. */
  tokenFor: (audience: string) => string;
  historyIdOf: (email: string) => number;
};

export type Watches = ReturnType<typeof openWatches>;

/**
 * Gmail's push: tells the watchers of a mailbox that it has changed, and its current history id. At most one push at a
 * time for each mailbox.
 */
export function openWatches({ records, clock, log, pushUrl, tokenFor, historyIdOf }: WatchContext) {
  const watches = records.collection<Watch>('gmail.watches');
  const closing = new AbortController();
  const underWay = new Map<string, Promise<void>>();
  const waiting = new Set<string>();

  const isWatched = (email: string) => (watches.get(email)?.until ?? 0) > clock.now();

  function moved(email: string): void {
    if (pushUrl === undefined || !isWatched(email)) return;
    waiting.add(email);
    if (!underWay.has(email)) underWay.set(email, pushAll(email, pushUrl));
  }

  async function pushAll(email: string, url: string): Promise<void> {
    // Changes in the same turn are pushed once.
    await Promise.resolve();
    while (waiting.delete(email)) await push(email, url);
    underWay.delete(email);
  }

  async function push(emailAddress: string, url: string): Promise<void> {
    for (const delay of RETRY_AFTER_MS) {
      try {
        await wait(delay, undefined, { signal: closing.signal });
        const told = JSON.stringify({ emailAddress, historyId: historyIdOf(emailAddress) });
        const reply = await fetch(url, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${tokenFor(url)}` },
          body: JSON.stringify({
            message: {
              data: Buffer.from(told).toString('base64'),
              messageId: randomToken(12),
              publishTime: new Date(clock.now()).toISOString(),
            },
            subscription: 'projects/local/subscriptions/gmail',
          }),
          signal: AbortSignal.any([closing.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
        });
        await reply.body?.cancel();
        if (reply.ok) return;
        log('gmail.push-refused', { status: reply.status });
      } catch (error) {
        if (closing.signal.aborted) return;
        log('gmail.push-failed', { reason: error instanceof Error ? error.message : String(error) });
      }
    }
  }

  return {
    begin(email: string, topic: string): { historyId: string; expiration: string } {
      const until = clock.now() + WEEK_MS;
      watches.put(email, { topic, until });
      return { historyId: String(historyIdOf(email)), expiration: String(until) };
    },
    moved,
    /** Resolves when the pushes so far are delivered or given up. */
    told: (email: string) => underWay.get(email) ?? Promise.resolve(),
    async close(): Promise<void> {
      closing.abort();
      await Promise.all(underWay.values());
    },
  };
}
