import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Message } from '../../../entities/message/model/message.ts';

/** As long as the server keeps a reply: within it the answer that was begun is the one that comes. */
const keptMs = 10 * 60_000;

/** Whether an unanswered message is answered by itself. An older one asks the person first; the hub's never does. */
export function isFreshEnough({ status, timestamp }: Message, now: Instant): boolean {
  return status === 'Pending' || now - timestamp < keptMs;
}
