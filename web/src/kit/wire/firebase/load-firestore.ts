import type { Firestore } from 'firebase/firestore';
import { readAppConfig } from '../app-config.ts';
import { hasDatabase } from './has-database.ts';
import { once } from '../../state/once.ts';

const loadSdk = once(() => import('./firestore-sdk.ts'));

export type FirestoreSdk = Awaited<ReturnType<typeof loadSdk>> & { db: Firestore };

let opened: FirestoreSdk | undefined;

/**
 * The Firestore SDK with our instance `db`, fetched when first needed, so that the first paint does not wait for it.
 */
export async function loadFirestore(): Promise<FirestoreSdk> {
  const sdk = await loadSdk();
  opened ??= { ...sdk, db: sdk.openFirestore() };
  return opened;
}

/** The longest wait for another tab to close the copy. */
const patienceMs = 3_000;

/**
 * Closes Firestore and deletes its copy on this device, even one that an earlier page left. False when another tab
 * keeps it open: the browser then deletes it once that tab closes it, and blocks opening until then. The next
 * `loadFirestore` opens a new copy.
 */
export async function forgetFirestore(): Promise<boolean> {
  const closing = opened;
  opened = undefined;
  await closing?.terminate(closing.db).catch(() => undefined);
  if (!hasDatabase()) return true;
  return new Promise((resolve) => {
    // Deleted by the browser's own call, under the SDK's name for its database, because fetching the SDK would take
    // longer.
    const name = `firestore/[DEFAULT]/${readAppConfig().firebase.projectId}/main`;
    const deletion = indexedDB.deleteDatabase(name);
    deletion.addEventListener('success', () => resolve(true));
    deletion.addEventListener('error', () => resolve(false));
    window.setTimeout(resolve, patienceMs, false);
  });
}
