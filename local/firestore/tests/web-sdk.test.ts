import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  addDoc,
  collection,
  connectFirestoreEmulator,
  count,
  deleteDoc,
  disableNetwork,
  doc,
  enableNetwork,
  getAggregateFromServer,
  getDoc,
  getDocs,
  getFirestore,
  increment,
  limit,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  sum,
  where,
  type Firestore,
} from 'firebase/firestore';
import {
  getDocs as getDocsLite,
  getFirestore as getFirestoreLite,
  connectFirestoreEmulator as connectLite,
  collection as collectionLite,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually, useServer } from '../testing/test-server.ts';

/* The published web SDK, in Node, where it speaks gRPC. */
describe('firebase/firestore', () => {
  const server = useServer();
  let app: FirebaseApp;
  let firestore: Firestore;

  beforeAll(() => {
    app = initializeApp({ projectId: 'demo-web-sdk', apiKey: 'none' }, 'web-sdk-test');
    firestore = getFirestore(app);
    connectFirestoreEmulator(firestore, '127.0.0.1', server().port);
  });

  afterAll(async () => deleteApp(app));

  it('shows a write at once and confirms it', async () => {
    const states: string[] = [];
    const room = doc(firestore, 'rooms/confirmed');
    const unsubscribe = onSnapshot(room, { includeMetadataChanges: true }, (snapshot) => {
      states.push(`${snapshot.exists()} ${snapshot.metadata.hasPendingWrites}`);
    });
    await eventually(
      () => states.length,
      (length) => length > 0,
    );
    await setDoc(room, { n: increment(2), at: serverTimestamp() });
    await eventually(
      () => states.at(-1),
      (last) => last === 'true false',
    );
    unsubscribe();
    expect(states).toContain('true true');
  });

  it('hears the changes of others, ordered and limited', async () => {
    const scores = collection(firestore, 'scores');
    for (const n of [1, 2, 3]) await setDoc(doc(scores, `s${n}`), { n });
    const seen: string[][] = [];
    const unsubscribe = onSnapshot(query(scores, orderBy('n', 'desc'), limit(2)), ({ docs }) => {
      seen.push(docs.map(({ id }) => id));
    });
    await eventually(
      () => seen.at(-1),
      (ids) => ids?.join() === 's3,s2',
    );
    await fetch(`${server().url}/v1/projects/demo-web-sdk/databases/(default)/documents/scores/s9`, {
      method: 'PATCH',
      body: JSON.stringify({ fields: { n: { integerValue: '9' } } }),
    });
    await eventually(
      () => seen.at(-1),
      (ids) => ids?.join() === 's9,s3',
    );
    unsubscribe();
  });

  it('catches up after having been offline, deletions included', async () => {
    const halls = collection(firestore, 'halls');
    await setDoc(doc(halls, 'a'), { n: 1 });
    await setDoc(doc(halls, 'b'), { n: 1 });
    let ids: string[] = [];
    const unsubscribe = onSnapshot(halls, (snapshot) => {
      ids = snapshot.docs.map(({ id }) => id);
    });
    await eventually(
      () => ids,
      (now) => now.join() === 'a,b',
    );
    await disableNetwork(firestore);
    const base = `${server().url}/v1/projects/demo-web-sdk/databases/(default)/documents/halls`;
    await fetch(`${base}/a`, { method: 'DELETE' });
    await fetch(`${base}/c`, { method: 'PATCH', body: '{}' });
    await enableNetwork(firestore);
    await eventually(
      () => ids,
      (now) => now.join() === 'b,c',
    );
    unsubscribe();
  });

  it('runs transactions that compete', async () => {
    const counter = doc(firestore, 'counters/shared');
    await setDoc(counter, { n: 0 });
    const step = () =>
      runTransaction(firestore, async (transaction) => {
        const snapshot = await transaction.get(counter);
        transaction.update(counter, { n: snapshot.get('n') + 1 });
      });
    await Promise.all([step(), step(), step()]);
    expect((await getDoc(counter)).get('n')).toBe(3);
  });

  it('counts, finds and deletes', async () => {
    const halls = collection(firestore, 'aggregated');
    const { id } = await addDoc(halls, { n: 1 });
    await addDoc(halls, { n: 2 });
    const aggregate = await getAggregateFromServer(halls, { all: count(), n: sum('n') });
    expect(aggregate.data()).toEqual({ all: 2, n: 3 });
    await deleteDoc(doc(halls, id));
    expect((await getDocs(query(halls, where('n', '<', 5)))).size).toBe(1);
  });

  it('speaks REST from its light build', async () => {
    const lite = getFirestoreLite(app);
    connectLite(lite, '127.0.0.1', server().port);
    await setDoc(doc(firestore, 'light/a'), { n: 1 });
    expect((await getDocsLite(collectionLite(lite, 'light'))).docs.map((found) => found.data())).toEqual([
      { n: 1 },
    ]);
  });
});
