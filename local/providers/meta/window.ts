import type { Contact } from './entities.ts';

const HOUR_MS = 60 * 60 * 1000;
const WINDOW_MS = 24 * HOUR_MS;
/** A human agent, unlike a program, may answer for this long. */
const HUMAN_AGENT_MS = 7 * 24 * HOUR_MS;

/** Whether the business may write freely: the contact wrote within the last day. */
export function isWindowOpen({ lastWroteAt }: Contact, now: number, tag?: string): boolean {
  if (lastWroteAt === undefined) return false;
  return now - lastWroteAt < (tag === 'HUMAN_AGENT' ? HUMAN_AGENT_MS : WINDOW_MS);
}
