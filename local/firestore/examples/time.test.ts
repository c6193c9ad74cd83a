/* Controlled time: server timestamps and `request.time` follow a clock that only the test moves. */
import { createFirestoreServer, manualClock, type FirestoreServer } from 'embedded-firestore';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  serverTimestamp,
  setDoc,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /offers/{offer} {
      allow write;
      allow read: if request.time < resource.data.madeAt + duration.value(7, 'd');
    }
  }
}`;

const clock = manualClock(new Date('2026-03-01T12:00:00Z'));
let server: FirestoreServer;
let app: FirebaseApp;
let firestore: Firestore;

beforeAll(async () => {
  setLogLevel('silent');
  server = await createFirestoreServer({ rules, clock });
  app = initializeApp({ projectId: 'demo-offers', apiKey: 'none' }, 'offers');
  firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, server.host, server.port);
});

afterAll(async () => {
  await deleteApp(app);
  await server.close();
});

it('shows an offer for a week', async () => {
  const offer = doc(firestore, 'offers/tea');
  await setDoc(offer, { madeAt: serverTimestamp() });
  expect((await getDoc(offer)).get('madeAt').toDate()).toEqual(new Date('2026-03-01T12:00:00Z'));
  clock.set(new Date('2026-03-08T12:00:00Z'));
  await expect(getDoc(offer)).rejects.toMatchObject({ code: 'permission-denied' });
});
