/** When the queue wakes what is due, and when the sweeper looks at it: one arithmetic for actions and reminders. */
import type { Instant } from '@crocodile-hub/core/contract/time';
import { queueHorizonMs } from '@crocodile-hub/core/domain/limits';

/** How long after its time the sweeper looks at what the queue was to wake. */
export const queueSlackMs = 5_000;
/** How early what is far away is handed to the queue, before the queue's own horizon. */
const horizonMarginMs = 3_600_000;
/** Clocks of two machines differ a little; a wake-up this early just waits. */
export const earlyMs = 2_000;

/** When to look at something that is due at `at` and was handed to the queue, or is still too far away for it. */
export function attendAfterQueue(at: Instant, now: Instant): Instant {
  return isWithinQueueHorizon(at, now) ? at + queueSlackMs : at - queueHorizonMs + horizonMarginMs;
}

export function isWithinQueueHorizon(at: Instant, now: Instant): boolean {
  return at - now <= queueHorizonMs - horizonMarginMs / 2;
}
