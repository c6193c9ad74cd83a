import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  onSnapshot,
  query,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually, useServer } from '../testing/test-server.ts';

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /users/{uid} {
      allow read, write: if request.auth.uid == uid;
      match /notes/{id} {
        allow read: if resource.data.owner == request.auth.uid;
        allow create: if getAfter(/databases/$(database)/documents/users/$(uid)).data.notes == 1;
      }
    }
  }
}`;

describe('@firebase/rules-unit-testing', () => {
  const server = useServer();
  let environment: RulesTestEnvironment;
  const ann = () => environment.authenticatedContext('ann').firestore();
  const bob = () => environment.authenticatedContext('bob').firestore();

  beforeAll(async () => {
    setLogLevel('silent');
    environment = await initializeTestEnvironment({
      projectId: 'demo-rules',
      firestore: { host: '127.0.0.1', port: server().port, rules },
    });
  });
  beforeEach(async () => environment.clearFirestore());
  afterAll(async () => environment.cleanup());

  it('lets the owner in and keeps the stranger and the signed-out out', async () => {
    await assertSucceeds(setDoc(doc(ann(), 'users/ann'), { n: 1 }));
    await assertSucceeds(getDoc(doc(ann(), 'users/ann')));
    await assertFails(getDoc(doc(bob(), 'users/ann')));
    await assertFails(setDoc(doc(bob(), 'users/ann'), {}));
    await assertFails(getDoc(doc(environment.unauthenticatedContext().firestore(), 'users/ann')));
  });

  it('judges a batch by the state after the whole of it', async () => {
    const note = doc(ann(), 'users/ann/notes/1');
    await assertFails(setDoc(note, { owner: 'ann' }));
    const database = ann();
    const batch = writeBatch(database);
    batch.set(doc(database, 'users/ann'), { notes: 1 });
    batch.set(doc(database, note.path), { owner: 'ann' });
    await assertSucceeds(batch.commit());
  });

  it('allows a query only if it proves itself', async () => {
    const notes = collection(ann(), 'users/ann/notes');
    await assertSucceeds(getDocs(query(notes, where('owner', '==', 'ann'))));
    await assertFails(getDocs(notes));
  });

  it('ends a listener whose document it may no longer read', async () => {
    await environment.withSecurityRulesDisabled(async (context) => {
      await setDoc(doc(context.firestore(), 'users/ann/notes/1'), { owner: 'ann' });
    });
    const seen: unknown[] = [];
    onSnapshot(
      doc(ann(), 'users/ann/notes/1'),
      (snapshot) => seen.push(snapshot.data()),
      ({ code }) => seen.push(code),
    );
    await eventually(
      () => seen.length,
      (length) => length === 1,
    );
    await environment.withSecurityRulesDisabled(async (context) => {
      await updateDoc(doc(context.firestore(), 'users/ann/notes/1'), { owner: 'bob' });
    });
    await eventually(
      () => seen,
      (all) => all.includes('permission-denied'),
    );
    expect(seen).toEqual([{ owner: 'ann' }, 'permission-denied']);
  });

  it('tells which expression denied, and with what values', async () => {
    await assertFails(getDoc(doc(bob(), 'users/ann')));
    const answer = await fetch(`${server().url}/emulator/v1/projects/demo-rules:ruleTrace?denied=true`);
    const { decisions } = (await answer.json()) as { decisions: { allowed: boolean; line: string }[] };
    expect(decisions[0]?.allowed).toBe(false);
    expect(decisions[0]?.line).toContain(
      "`request.auth.uid == uid` (line 5) is false where request.auth.uid = 'bob', uid = 'ann'",
    );
  });

  it('reports coverage as data and as a page', async () => {
    await assertSucceeds(getDoc(doc(ann(), 'users/ann')));
    const base = `${server().url}/emulator/v1/projects/demo-rules:ruleCoverage`;
    const report = (await (await fetch(base)).json()) as { report: unknown[] };
    expect(report.report.length).toBeGreaterThan(0);
    expect(await (await fetch(`${base}.html`)).text()).toContain('class="reached"');
  });

  it('is told where broken rules are broken', async () => {
    const broken = initializeTestEnvironment({
      projectId: 'demo-broken',
      firestore: {
        host: '127.0.0.1',
        port: server().port,
        rules: "rules_version = '2';\nservice cloud.firestore { match / { allow; }",
      },
    });
    await expect(broken).rejects.toThrow(/firestore\.rules:2:\d+/);
  });

  it('keeps the rules of projects apart', async () => {
    const open = await initializeTestEnvironment({
      projectId: 'demo-open',
      firestore: {
        host: '127.0.0.1',
        port: server().port,
        rules: "rules_version = '2'; service cloud.firestore { match /{all=**} { allow read, write; } }",
      },
    });
    await assertSucceeds(setDoc(doc(open.unauthenticatedContext().firestore(), 'users/ann'), {}));
    await open.cleanup();
  });
});
