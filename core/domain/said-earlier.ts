import type { Instant } from '../contract/time.ts';
import { minuteMs } from '../time/units.ts';
import { reachesOthers } from './action-types.ts';

/**
 * Longer than a lift or a tunnel takes: within it the person still means what they said, and can undo it as usual.
 * Later they may have phoned instead, and what has reached others cannot be called back.
 */
const stillMeantMs = 5 * minuteMs;

/**
 * Whether a command given offline must be confirmed again: it reaches others and was said a while ago, or its time has
 * passed.
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
