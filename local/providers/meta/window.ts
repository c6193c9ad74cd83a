import { dayMs } from '@crocodile-hub/core/time/units';
import type { Contact } from './entities.ts';

const WINDOW_MS = dayMs;
/** A human agent, unlike a program, may answer for this long. */
const HUMAN_AGENT_MS = 7 * dayMs;

/** Whether the business may write freely: the contact wrote within the last day. */
export function isWindowOpen({ lastWroteAt }: Contact, now: number, tag?: string): boolean {
  if (lastWroteAt === undefined) return false;
  return now - lastWroteAt < (tag === 'HUMAN_AGENT' ? HUMAN_AGENT_MS : WINDOW_MS);
}
