import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  memoryLruGarbageCollector,
  persistentLocalCache,
  persistentMultipleTabManager,
} from 'firebase/firestore';
import { readAppConfig } from '../app-config.ts';
import { hasDatabase } from './has-database.ts';
// The Auth component must be registered before the first request, so that listeners are signed in.
import { firebaseApp } from './auth-sdk.ts';

/** All of Firestore is one lazy chunk: import this through `loadFirestore` only. */
export {
  collection,
  deleteDoc,
  deleteField,
  doc,
  documentId,
  getCountFromServer,
  getDoc,
  getDocs,
  increment,
  limit,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  startAfter,
  startAt,
  terminate,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';

/** Opens Firestore with a local copy: read data stays available offline, and offline writes are sent later. */
export function openFirestore(): Firestore {
  const db = initializeFirestore(firebaseApp, {
    localCache: hasDatabase()
      ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
      : // Its default lets go of a new document between its write and its arrival, which would be seen to flicker.
        memoryLocalCache({ garbageCollector: memoryLruGarbageCollector() }),
    ignoreUndefinedProperties: true,
  });
  const { emulators } = readAppConfig();
  if (emulators !== undefined) connectFirestoreEmulator(db, emulators.firestoreHost, emulators.firestorePort);
  return db;
}
