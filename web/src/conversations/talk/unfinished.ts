import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Message } from '../log/message.ts';

/** The server keeps a reply this long; within it, asking again gets the same answer. */
const keptMs = 10 * 60_000;

/** Whether an unanswered message is answered without asking the person: fresh ones, and always the hub's. */
export function isFreshEnough({ status, timestamp }: Message, now: Instant): boolean {
  return status === 'Pending' || now - timestamp < keptMs;
}
