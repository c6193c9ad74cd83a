import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  onSnapshot,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  updateDoc,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFirestoreServer, type FirestoreServer } from '../server.ts';
import { eventually, useServer } from '../testing/test-server.ts';

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /stamps/{id} {
      allow create: if request.resource.data.at == request.time;
    }
    match /rooms/{id} {
      allow get, create: if request.auth != null;
    }
    match /users/{uid} {
      allow read, write: if request.auth.uid == uid;
      match /notes/{id} {
        allow read: if resource.data.owner == request.auth.uid;
        allow create: if getAfter(/databases/$(database)/documents/users/$(uid)).data.notes == 1;
      }
    }
  }
}`;

describe('rules in force', () => {
  const log: string[] = [];
  const server = useServer({ log: (line) => log.push(line) });
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

  it('tells who came second to create a document that it is there, not that it may not be changed', async () => {
    await assertSucceeds(setDoc(doc(ann(), 'stamps/first'), { at: serverTimestamp() }));
    const root = 'projects/demo-rules/databases/(default)/documents';
    const answer = await fetch(`${server().url}/v1/${root}:commit`, {
      method: 'POST',
      body: JSON.stringify({
        writes: [
          {
            update: { name: `${root}/stamps/first`, fields: {} },
            updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
            currentDocument: { exists: false },
          },
        ],
      }),
    });
    expect(await answer.json()).toMatchObject({ error: { status: 'ALREADY_EXISTS' } });
  });

  it('let two browsers that create one document at once end with both transactions done', async () => {
    let tries = 0;
    const counted = (firestore: ReturnType<typeof ann>) =>
      runTransaction(firestore, async (transaction) => {
        tries++;
        const room = doc(firestore, 'rooms/shared');
        const found = await transaction.get(room);
        // Both have found no document before either writes.
        if (tries <= 2)
          await eventually(
            () => tries,
            (count) => count >= 2,
          );
        if (found.exists()) return found.get('by');
        const by = 'the first';
        transaction.set(room, { by });
        return by;
      });
    const bobs = environment.authenticatedContext('bob').firestore();
    expect(await Promise.all([counted(ann()), counted(bobs)])).toEqual(['the first', 'the first']);
    expect(tries).toBe(3);
  });

  it('lets the owner in and keeps the stranger and the signed-out out', async () => {
    await assertSucceeds(setDoc(doc(ann(), 'users/ann'), { n: 1 }));
    await assertSucceeds(getDoc(doc(ann(), 'users/ann')));
    await assertFails(getDoc(doc(bob(), 'users/ann')));
    await assertFails(setDoc(doc(bob(), 'users/ann'), {}));
    await assertFails(getDoc(doc(environment.unauthenticatedContext().firestore(), 'users/ann')));
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

  it('see the time of the request as the server stamps it', async () => {
    const writes = ['1', '2', '3', '4'].map((id) =>
      setDoc(doc(ann(), 'stamps', id), { at: serverTimestamp() }),
    );
    await assertSucceeds(Promise.all(writes));
  });

  it('tells which expression denied, and with what values', async () => {
    await assertFails(getDoc(doc(bob(), 'users/ann')));
    const answer = await fetch(`${server().url}/emulator/v1/projects/demo-rules:ruleTrace?denied=true`);
    const { decisions } = (await answer.json()) as { decisions: { allowed: boolean; line: string }[] };
    expect(decisions[0]?.allowed).toBe(false);
    expect(decisions[0]?.line).toContain(
      "`request.auth.uid == uid` (line 11) is false where request.auth.uid = 'bob', uid = 'ann'",
    );
  });

  it('log who was refused where, and nothing of the document; whoever was refused hears all of it', async () => {
    await environment.withSecurityRulesDisabled(async (context) => {
      await setDoc(doc(context.firestore(), 'users/ann/notes/2'), { owner: 'a secret' });
    });
    const refused = await getDoc(doc(ann(), 'users/ann/notes/2')).catch((error: unknown) => String(error));
    expect(refused).toContain("where resource.data.owner = 'a secret'");
    const line = log.find((said) => said.includes('get /users/ann/notes/2'));
    expect(line).toMatch(/`resource\.data\.owner == request\.auth\.uid` \(line \d+\) is false$/);
    expect(log.join('\n')).not.toContain('secret');
  });

  it('reports coverage as data, as a page and as lcov', async () => {
    await assertSucceeds(getDoc(doc(ann(), 'users/ann')));
    const base = `${server().url}/emulator/v1/projects/demo-rules:ruleCoverage`;
    const report = (await (await fetch(base)).json()) as { report: unknown[] };
    expect(report.report.length).toBeGreaterThan(0);
    expect(await (await fetch(`${base}.html`)).text()).toContain('class="reached"');
    expect(await (await fetch(`${base}.lcov`)).text()).toMatch(/^TN:\nSF:firestore\.rules\n[^]*DA:11,[1-9]/);
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

describe('a rules file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'firestore-rules-'));
  const file = join(folder, 'firestore.rules');
  const log: string[] = [];
  let server: FirestoreServer;

  const write = (condition: string) => {
    writeFileSync(
      file,
      `service cloud.firestore { match /{all=**} { allow read, write: if ${condition}; } }`,
    );
    // The watch compares time stamps, which two writes in one test may share.
    const changed = new Date(Date.now() + 1000 * ++writes);
    utimesSync(file, changed, changed);
  };
  let writes = 0;

  beforeAll(async () => {
    write('true');
    server = await createFirestoreServer({ rulesFile: file, log: (line) => log.push(line) });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  it('is read again when it changes, and open listeners are judged anew', async () => {
    const app = initializeApp({ projectId: 'demo-file', apiKey: 'none' }, 'rules-file');
    const firestore = getFirestore(app);
    connectFirestoreEmulator(firestore, '127.0.0.1', server.port);
    const seen: unknown[] = [];
    onSnapshot(
      collection(firestore, 'rooms'),
      ({ size }) => seen.push(size),
      ({ code }) => seen.push(code),
    );
    await eventually(
      () => seen.length,
      (length) => length === 1,
    );
    write('false');
    await eventually(
      () => seen,
      (all) => all.includes('permission-denied'),
    );
    await deleteApp(app);
  });

  it('that is broken leaves the rules as they were, and says where', async () => {
    write('true');
    await eventually(
      () => log.at(-1),
      (line) => line === `rules reloaded from ${file}`,
    );
    write('(');
    await eventually(
      () => log.at(-1),
      (line) => line?.startsWith(`rules not reloaded: ${file}:1:`) === true,
    );
    const answer = await fetch(`${server.url}/v1/projects/demo-file/databases/(default)/documents/rooms`);
    expect(answer.status).toBe(200);
  });

  it('that is broken at the start keeps the server from starting', async () => {
    write(')');
    await expect(createFirestoreServer({ rulesFile: file })).rejects.toThrow(`${file}:1:`);
  });
});

it('lists as Google’s emulator does when asked to be lenient', async () => {
  const rules =
    "service cloud.firestore { match /{all=**} { allow list: if !('secret' in resource.data); } }";
  const statuses = async (lenientLists: boolean) => {
    const lenient = await createFirestoreServer({ rules, lenientLists });
    const answer = await fetch(
      `${lenient.url}/v1/projects/demo/databases/(default)/documents/rooms?pageSize=1`,
    );
    await lenient.close();
    return answer.status;
  };
  expect([await statuses(false), await statuses(true)]).toEqual([403, 200]);
});
