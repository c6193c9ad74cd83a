import type { Reason } from '@crocodile-hub/core/failures/reason';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { Failure, isFailure } from '../../ports/failure.ts';
import { whoseWork } from '../../ports/on-behalf.ts';

export type Circuit = <T>(call: () => Promise<T>) => Promise<T>;

/** Whose calls failed so often in a row waits, and nobody else. */
const failuresInARow = 20;
/** That the provider itself is in trouble takes the failures of so many people, and nobody's success between them. */
const peopleInTrouble = 5;
const countedMs = 60_000;
const openMs = 5_000;
const mostKept = 5_000;

type Trouble = { inARow: number; waitsUntil: Instant };

/**
 * Stops asking a provider that only fails: for one person whose every call fails, or for all once the calls of several
 * people fail. After a pause a call tries again, one of everybody's and one of each who failed; a success ends it.
 *
 * Only `unavailable` is a failure; any other refusal is an answer. What is no Failure at all, a fault of ours or a call
 * that was given up, says nothing about the provider and counts for nothing.
 */
export function circuit(silence: Reason, now: () => Instant = Date.now): Circuit {
  const troubles = new Map<string, Trouble>();
  /** Who failed when, since anybody was answered. */
  let failed = new Map<string, Instant>();
  let othersWaitUntil = 0;

  function isDown(at: Instant): boolean {
    const lately = [...failed.values()].filter((failedAt) => at - failedAt < countedMs);
    return lately.length >= peopleInTrouble;
  }

  /** Lets the call pass, or says until when it waits. Whoever passes an open circuit holds the next one up. */
  function waitOf(who: string, at: Instant): Instant | null {
    const down = isDown(at);
    const trouble = troubles.get(who);
    if (trouble !== undefined && (down || trouble.inARow >= failuresInARow)) {
      if (at < trouble.waitsUntil) return trouble.waitsUntil;
      trouble.waitsUntil = at + openMs;
    } else if (down) {
      if (at < othersWaitUntil) return othersWaitUntil;
      othersWaitUntil = at + openMs;
    }
    return null;
  }

  function countFailure(who: string, at: Instant): void {
    const inARow = (troubles.get(who)?.inARow ?? 0) + 1;
    troubles.delete(who);
    troubles.set(who, { inARow, waitsUntil: at + openMs });
    const wasDown = isDown(at);
    failed.set(who, at);
    if (!wasDown && isDown(at)) othersWaitUntil = at + openMs;
    // Who failed longest ago stands first.
    const [oldest] = troubles.keys();
    if (troubles.size > mostKept && oldest !== undefined) {
      troubles.delete(oldest);
      failed.delete(oldest);
    }
  }

  function countAnswer(who: string): void {
    troubles.delete(who);
    if (failed.size > 0) failed = new Map();
  }

  return async (call) => {
    const who = whoseWork();
    const at = now();
    const until = waitOf(who, at);
    if (until !== null) {
      const retryAfterSeconds = Math.ceil((until - at) / 1000);
      throw new Failure('unavailable', silence, { retryAfterSeconds });
    }
    try {
      const result = await call();
      countAnswer(who);
      return result;
    } catch (error) {
      if (isFailure(error, 'unavailable')) countFailure(who, now());
      else if (isFailure(error)) countAnswer(who);
      throw error;
    }
  };
}
