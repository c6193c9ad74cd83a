import { once } from '../../state/once.ts';
import type { FirestoreSdk } from './load-firestore.ts';

/** The functions for reading documents that both SDKs have. */
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
 * Firestore without a local copy, for large reads that are used once: thousands of documents arrive many times faster
 * when none is stored (`npm run bench interactions`). Its functions match the other SDK's, with classes of its own;
 * only a snapshot's `metadata` is missing.
 */
export const loadFirestoreLite = once(
  async () => (await import('./firestore-lite-sdk.ts')) as unknown as ReadingSdk,
);
