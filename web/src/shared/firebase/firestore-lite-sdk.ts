import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { readAppConfig } from '../config/app-config.ts';
// The person's token comes from the Auth component, which must be there first.
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

// Every failure reaches whoever asked, and is told there.
setLogLevel('silent');

export const db = getFirestore(firebaseApp);

const { emulators } = readAppConfig();
if (emulators !== undefined) connectFirestoreEmulator(db, emulators.firestoreHost, emulators.firestorePort);
