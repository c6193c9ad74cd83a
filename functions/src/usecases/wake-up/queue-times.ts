/** When the queue wakes what is due, and when the sweeper looks at it: one arithmetic for actions and reminders. */
import type { Instant } from '@crocodile-hub/core/contract/time';
import { queueHorizonMs } from '@crocodile-hub/core/domain/limits';
import { hourMs } from '@crocodile-hub/core/time/units';

/** How long after its time the sweeper looks at something that the queue should have woken. */
export const queueSlackMs = 5_000;
/** How long before the queue's horizon a distant task is handed to it. */
const horizonMarginMs = hourMs;
/** Clocks of two machines differ a little; a wake-up this early just waits. */
export const earlyMs = 2_000;

/**
 * When the sweeper looks at something due at `at`: soon after, if the queue has it, or when it is near enough for the
 * queue.
 */
export function attendAfterQueue(at: Instant, now: Instant): Instant {
  return isWithinQueueHorizon(at, now) ? at + queueSlackMs : at - queueHorizonMs + horizonMarginMs;
}

export function isWithinQueueHorizon(at: Instant, now: Instant): boolean {
  return at - now <= queueHorizonMs - horizonMarginMs / 2;
}
