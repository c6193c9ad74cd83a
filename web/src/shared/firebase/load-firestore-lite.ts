import { once } from '../lib/once.ts';
import type { FirestoreSdk } from './load-firestore.ts';

/** What reads documents, of either SDK. */
export type ReadingSdk = Pick<
  FirestoreSdk,
  | 'db'
  | 'collection'
  | 'documentId'
  | 'getDocs'
  | 'limit'
  | 'orderBy'
  | 'query'
  | 'startAfter'
  | 'startAt'
  | 'Timestamp'
>;

/**
 * Firestore without its copy on this device, for reading much that is looked at once: thousands of documents come many
 * times as fast when none of them is kept (`npm run bench interactions`). Its calls are those of the other SDK, on
 * classes of its own; only a snapshot's `metadata` is not there.
 */
export const loadFirestoreLite = once(
  async () => (await import('./firestore-lite-sdk.ts')) as unknown as ReadingSdk,
);
