import type { Instant } from '@crocodile-hub/core/contract/time';

const firstWaitMs = 20_000;
const longestWaitMs = 3_600_000;
/** After this many failures, within some three hours, it is set aside and the person is told. */
export const mostFailures = 10;
/** The queue retries within seconds; after this many failures the sweeper takes over. */
const quickTries = 3;

/** The result of looking at something that was due. */
export type Attended = 'attended' | 'failed' | 'set-aside';

/** The next try after this many failures, with a doubled wait each time. Null if it must be set aside. */
export function nextTry(failures: number, now: Instant): Instant | null {
  if (failures >= mostFailures) return null;
  return now + Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - 1));
}

/** The result for this number of failures; `null` if it could not be written. */
export function resultOfFailures(failures: number | null): Exclude<Attended, 'attended'> {
  return failures !== null && failures >= mostFailures ? 'set-aside' : 'failed';
}

/** Whether the queue is to try again by itself. */
export function isWorthAQuickTry(failures: number | null): boolean {
  return failures === null || failures < quickTries;
}
