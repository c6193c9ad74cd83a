import type { Instant } from '@crocodile-hub/core/contract/time';

const firstWaitMs = 20_000;
const longestWaitMs = 3_600_000;
/** After so many failures, some three hours, a thing is set aside and its person is told. */
export const mostFailures = 10;
/** The queue's own tries come within seconds; what fails oftener waits for the sweeper. */
const quickTries = 3;

/** What became of something that was looked at because it was due. */
export type Attended = 'attended' | 'failed' | 'set-aside';

/** When something that failed so often is tried again: twice as late each time. Null when it is to be set aside. */
export function nextTry(failures: number, now: Instant): Instant | null {
  if (failures >= mostFailures) return null;
  return now + Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - 1));
}

/** How a failure counts; `null` when not even that could be written. */
export function countedAs(failures: number | null): Exclude<Attended, 'attended'> {
  return failures !== null && failures >= mostFailures ? 'set-aside' : 'failed';
}

/** Whether the queue is to try again by itself. */
export function isWorthAQuickTry(failures: number | null): boolean {
  return failures === null || failures < quickTries;
}
