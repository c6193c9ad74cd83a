import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { readAppConfig } from '../app-config.ts';
// The Auth component must be registered first, because it gives Firestore the person's token.
import { firebaseApp } from './auth-sdk.ts';

/** Import this through `loadFirestoreLite` only. */
export {
  collection,
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  startAt,
  Timestamp,
} from 'firebase/firestore/lite';

// Every failure reaches the caller, so nothing is logged here.
setLogLevel('silent');

export const db = getFirestore(firebaseApp);

const { emulators } = readAppConfig();
if (emulators !== undefined) connectFirestoreEmulator(db, emulators.firestoreHost, emulators.firestorePort);
