import type { Reason } from '@crocodile-hub/core/failures/reason';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { minuteMs } from '@crocodile-hub/core/time/units';
import { Failure, isFailure } from '../../ports/failure.ts';
import { whoseWork } from '../../ports/accounts.ts';

export type Circuit = <T>(call: () => Promise<T>) => Promise<T>;

/** After this many failures in a row, calls for that person wait; other people's do not. */
const failuresInARow = 20;
/** If this many people fail and no one succeeds in between, the provider itself is down. */
const peopleInTrouble = 5;
const countedMs = minuteMs;
const openMs = 5_000;
const mostKept = 5_000;

type Trouble = { inARow: number; waitsUntil: Instant };

/**
 * Stops asking a provider that keeps failing: for one person whose every call fails, or for all once calls of several
 * people fail. After a pause one call may try again: one for everybody, and one for each person who failed. A success
 * ends the stop. Only `unavailable` counts as a failure; other refusals are answers. Errors that are no Failure (our
 * own fault, or an aborted call) say nothing about the provider and do not count.
 */
export function circuit(silence: Reason, now: () => Instant = Date.now): Circuit {
  const troubles = new Map<string, Trouble>();
  /** Who failed, and when, since the last success of anyone. */
  let failed = new Map<string, Instant>();
  let othersWaitUntil = 0;

  function isDown(at: Instant): boolean {
    const lately = [...failed.values()].filter((failedAt) => at - failedAt < countedMs);
    return lately.length >= peopleInTrouble;
  }

  /**
   * Returns null if the call may pass, or the time until which it must wait. A call that passes makes the next one
   * wait.
   */
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
    // The first key is the person whose failure is oldest.
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
