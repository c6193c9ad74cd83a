import type { Instant } from '@crocodile-hub/core/contract/time';

/** The UTC day that counts a person's sends. */
export function dayOf(now: Instant): string {
  return new Date(now).toISOString().slice(0, 10);
}
