import type { Firestore } from 'firebase/firestore';
import { once } from '../lib/once.ts';

const loadSdk = once(() => import('./firestore-sdk.ts'));

export type FirestoreSdk = Awaited<ReturnType<typeof loadSdk>> & { db: Firestore };

let opened: FirestoreSdk | undefined;

/** The Firestore SDK and our instance `db`, fetched at the first need: nothing painted first waits for it. */
export async function loadFirestore(): Promise<FirestoreSdk> {
  const sdk = await loadSdk();
  opened ??= { ...sdk, db: sdk.openFirestore() };
  return opened;
}

/** Closes Firestore and deletes its copy on this device. The next `loadFirestore` opens a new one. */
export async function forgetFirestore(): Promise<void> {
  if (opened === undefined) return;
  const { db, terminate, clearIndexedDbPersistence } = opened;
  opened = undefined;
  await terminate(db);
  // Another tab may still hold the copy; it deletes it when it learns of the sign-out.
  await clearIndexedDbPersistence(db).catch(() => undefined);
}
