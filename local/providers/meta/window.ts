import { dayMs } from '@crocodile-hub/core/time/units';
import type { Contact } from './entities.ts';

/** Whether the business may write freely: the contact wrote within the last day. */
export function isWindowOpen({ lastWroteAt }: Contact, now: number): boolean {
  return lastWroteAt !== undefined && now - lastWroteAt < dayMs;
}
