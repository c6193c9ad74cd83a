import type { Instant } from '../contract/time.ts';
import { reachesOthers } from './action-types.ts';

/**
 * A lift or a tunnel takes less: the person still means what they said, and has the seconds of Undo as ever. After that
 * they may have called instead, and what reached others cannot be called back.
 */
const stillMeantMs = 5 * 60_000;

/**
 * Whether something said while there was no connection asks now before it runs: what reaches others and was said a
 * while ago, and what was for a time that has passed since.
 */
export function asksAfterAll(
  type: string,
  payload: Readonly<Record<string, unknown>>,
  { saidAt, now }: { saidAt: Instant; now: Instant },
): boolean {
  const times = [payload['startTime'], payload['reminderTime'], payload['sendAt']];
  return (
    (now - saidAt > stillMeantMs && reachesOthers(type, payload)) ||
    times.some((at) => typeof at === 'string' && Date.parse(at) < now)
  );
}
