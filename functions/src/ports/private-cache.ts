import type { Instant } from '@crocodile-hub/core/contract/time';
import type { MetaService } from './connections.ts';

/** Each cache, and the service it was read from: disconnecting the service deletes the cache. */
export const cacheSources = {
  contacts: 'google',
  'mail-look': 'google',
  'pulled-messenger': 'facebook-inbox',
  'pulled-instagram': 'instagram-inbox',
} as const satisfies Readonly<Record<string, 'google' | MetaService>>;

export type CacheName = keyof typeof cacheSources;

/** Small server-only values of a person that may be lost at any time. */
export interface PrivateCache {
  get(uid: string, name: CacheName): Promise<{ value: unknown; storedAt: Instant } | null>;
  put(uid: string, name: CacheName, value: unknown, now: Instant): Promise<void>;
  forget(uid: string, name: CacheName): Promise<void>;
}
