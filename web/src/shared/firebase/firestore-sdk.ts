import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
} from 'firebase/firestore';
import { readAppConfig } from '../config/app-config.ts';
// Signed-in listeners need the Auth component registered before the first request leaves.
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

/** What a browser has seen stays readable offline, and what was written there is sent once it is back. */
export function openFirestore(): Firestore {
  const db = initializeFirestore(firebaseApp, {
    localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
    ignoreUndefinedProperties: true,
  });
  const { emulators } = readAppConfig();
  if (emulators !== undefined) connectFirestoreEmulator(db, emulators.firestoreHost, emulators.firestorePort);
  return db;
}
