import type { Firestore } from 'firebase/firestore';
import { readAppConfig } from '../config/app-config.ts';
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

/** Nobody waits longer for another tab to let go of the copy. */
const patienceMs = 3_000;

/**
 * Closes Firestore and deletes its copy on this device, whoever left it there. False when another tab holds on to it:
 * the browser deletes it once that lets go, and lets nobody open it before. The next `loadFirestore` opens a new one.
 */
export async function forgetFirestore(): Promise<boolean> {
  const closing = opened;
  opened = undefined;
  await closing?.terminate(closing.db).catch(() => undefined);
  return new Promise((resolve) => {
    // By the browser's own call, under the name that the SDK gives its database: fetching the SDK to delete it takes longer.
    const name = `firestore/[DEFAULT]/${readAppConfig().firebase.projectId}/main`;
    const deletion = indexedDB.deleteDatabase(name);
    deletion.addEventListener('success', () => resolve(true));
    deletion.addEventListener('error', () => resolve(false));
    window.setTimeout(resolve, patienceMs, false);
  });
}
