/* Security rules, tested with the library that Firebase offers for it, against a server in the same process. */
import { assertFails, assertSucceeds, initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { createFirestoreServer, type FirestoreServer } from 'embedded-firestore';
import { doc, getDoc, setDoc, setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{note} {
      allow read: if resource.data.owner == request.auth.uid;
      allow create: if request.resource.data.owner == request.auth.uid;
    }
  }
}`;

let server: FirestoreServer;
let environment: Awaited<ReturnType<typeof initializeTestEnvironment>>;

beforeAll(async () => {
  setLogLevel('silent');
  server = await createFirestoreServer({ rules });
  environment = await initializeTestEnvironment({
    projectId: 'demo-notes',
    firestore: { host: server.host, port: server.port },
  });
});

afterAll(async () => {
  await environment.cleanup();
  await server.close();
});

beforeEach(async () => {
  server.reset();
  await server.seed('demo-notes', { 'notes/tea': { owner: 'ann', text: 'Buy tea' } });
});

it('shows a note to its owner alone', async () => {
  const ann = environment.authenticatedContext('ann').firestore();
  const bob = environment.authenticatedContext('bob').firestore();
  await assertSucceeds(getDoc(doc(ann, 'notes/tea')));
  await assertFails(getDoc(doc(bob, 'notes/tea')));
});

it('takes no note in the name of somebody else, and says which line refused it', async () => {
  const bob = environment.authenticatedContext('bob').firestore();
  const refusal: unknown = await assertFails(setDoc(doc(bob, 'notes/coffee'), { owner: 'ann' }));
  expect(String(refusal)).toContain('`request.resource.data.owner == request.auth.uid` (line 6) is false');
});
