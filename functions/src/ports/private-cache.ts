import type { Instant } from '@crocodile-hub/core/contract/time';

/** Small server-only values of a person that may be lost at any time. */
export interface PrivateCache {
  get(uid: string, name: string): Promise<{ value: unknown; storedAt: Instant } | null>;
  put(uid: string, name: string, value: unknown, now: Instant): Promise<void>;
}
