import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  runTransaction,
  setLogLevel,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createFirestoreServer } from '../server.ts';
import type { FirestoreServer } from '../server.ts';

/** The whole chain: Google's own test library, the real SDK, our server, these rules. */
const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isOwner(id) { return request.auth != null && request.auth.uid == id; }
    match /users/{uid} {
      allow read, delete: if isOwner(uid);
      allow create: if isOwner(uid) && request.resource.data.keys().hasOnly(['name', 'age']);
      allow update: if isOwner(uid) && request.resource.data.age > resource.data.age;
      match /notes/{note} {
        allow read: if resource.data.public == true || isOwner(uid);
        allow create: if isOwner(uid) && existsAfter(/databases/$(database)/documents/users/$(uid));
      }
    }
    match /{path=**}/notes/{note} { allow list: if resource.data.public == true && request.query.limit <= 10; }
  }
}`;

let server: FirestoreServer;
let environment: RulesTestEnvironment;

// The SDK logs every denial.
setLogLevel('silent');

beforeAll(async () => {
  server = await createFirestoreServer();
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules',
    firestore: { host: server.host, port: server.port, rules: RULES },
  });
});

afterAll(async () => {
  await environment.cleanup();
  await server.close();
});

beforeEach(async () => {
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    await setDoc(doc(context.firestore(), 'users/ann'), { name: 'Ann', age: 30 });
    await setDoc(doc(context.firestore(), 'users/ann/notes/open'), { public: true });
    await setDoc(doc(context.firestore(), 'users/ann/notes/secret'), { public: false });
  });
});

const as = (uid: string) => environment.authenticatedContext(uid).firestore();
const signedOut = () => environment.unauthenticatedContext().firestore();

describe('a document', () => {
  it('is read by its owner', async () => {
    await assertSucceeds(getDoc(doc(as('ann'), 'users/ann')));
    await assertFails(getDoc(doc(as('bob'), 'users/ann')));
    await assertFails(getDoc(doc(signedOut(), 'users/ann')));
  });

  it('is created with the permitted fields', async () => {
    await assertSucceeds(setDoc(doc(as('bob'), 'users/bob'), { name: 'Bob' }));
    await assertFails(setDoc(doc(as('cyn'), 'users/cyn'), { name: 'Cyn', admin: true }));
  });

  it('is updated as the whole document that it becomes', async () => {
    await assertSucceeds(updateDoc(doc(as('ann'), 'users/ann'), { age: 31 }));
    await assertFails(updateDoc(doc(as('ann'), 'users/ann'), { age: 31 }));
    await assertFails(updateDoc(doc(as('ann'), 'users/ann'), { name: 'Anna' }));
  });

  it('is deleted by its owner', async () => {
    await assertFails(deleteDoc(doc(as('bob'), 'users/ann')));
    await assertSucceeds(deleteDoc(doc(as('ann'), 'users/ann')));
  });

  it('takes part in transactions', async () => {
    const grow = (firestore: ReturnType<typeof as>) =>
      runTransaction(firestore, async (transaction) => {
        const found = await transaction.get(doc(firestore, 'users/ann'));
        transaction.update(found.ref, { age: Number(found.get('age')) + 1 });
      });
    await assertSucceeds(grow(as('ann')));
    await assertFails(grow(as('bob')));
  });
});

it('judges a batch as a whole', async () => {
  const dan = as('dan');
  const note = doc(dan, 'users/dan/notes/first');
  const batchOf = (profile: object) =>
    writeBatch(dan).set(doc(dan, 'users/dan'), profile).set(note, { public: false });
  await assertFails(setDoc(note, { public: false }));
  await assertFails(batchOf({ name: 'Dan', admin: true }).commit());
  await assertSucceeds(batchOf({ name: 'Dan' }).commit());
});

it('proves lists from their queries', async () => {
  const notes = (uid: string) => collection(as(uid), 'users/ann/notes');
  await assertSucceeds(getDocs(notes('ann')));
  await assertFails(getDocs(notes('bob')));
  await assertSucceeds(getDocs(query(notes('bob'), where('public', '==', true))));
  await assertFails(getDocs(query(notes('bob'), where('public', '==', false))));
});

it('proves collection groups from their queries', async () => {
  const everywhere = collectionGroup(signedOut(), 'notes');
  await assertSucceeds(getDocs(query(everywhere, where('public', '==', true), limit(10))));
  await assertFails(getDocs(query(everywhere, where('public', '==', true), limit(11))));
  await assertFails(getDocs(query(everywhere, limit(10))));
});

it('tells a client why it was denied', async () => {
  const denial = await getDoc(doc(as('bob'), 'users/ann')).catch((error: unknown) => String(error));
  expect(denial).toContain(
    "`request.auth.uid == id` (line 4) is false where request.auth.uid = 'bob', id = 'ann'",
  );
});

it('refuses rules with an error, and says where it is', async () => {
  const load = initializeTestEnvironment({
    projectId: 'demo-broken',
    firestore: {
      host: server.host,
      port: server.port,
      rules: RULES.replace('isOwner(uid);', 'isOwner(uid;'),
    },
  });
  await expect(load).rejects.toThrow("Expected ',' or ')'");
});

it('reports coverage', async () => {
  await getDoc(doc(as('ann'), 'users/ann'));
  const response = await fetch(`${server.url}/emulator/v1/projects/demo-rules:ruleCoverage`);
  expect(await response.json()).toMatchObject({
    rules: { files: [{ content: RULES }] },
    report: expect.arrayContaining([
      expect.objectContaining({ sourcePosition: expect.objectContaining({ line: 4, column: 35 }) }),
    ]),
  });
});
