import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
} from 'firebase/firestore';
import { readAppConfig } from '../app-config.ts';
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
    localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
    ignoreUndefinedProperties: true,
  });
  const { emulators } = readAppConfig();
  if (emulators !== undefined) connectFirestoreEmulator(db, emulators.firestoreHost, emulators.firestorePort);
  return db;
}
