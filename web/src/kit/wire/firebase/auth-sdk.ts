import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { readAppConfig } from '../app-config.ts';

/** All of Firebase Auth is one lazy chunk: import this through `loadAuth` only. */
export {
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  onIdTokenChanged,
  sendEmailVerification,
  signInWithCredential,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';

export const firebaseApp: FirebaseApp = initializeApp(readAppConfig().firebase);

// No popup resolver: Google sign-in uses our own code flow, which needs neither its iframe nor its scripts.
export const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

const { emulators } = readAppConfig();
if (emulators !== undefined) connectAuthEmulator(auth, emulators.authUrl, { disableWarnings: true });
