import { FieldPath, FieldValue, Firestore, Timestamp, type QuerySnapshot } from '@google-cloud/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useServer } from '../testing/test-server.ts';

/* The published server SDK, over gRPC. firebase-admin returns this very class. */
describe('@google-cloud/firestore', () => {
  const server = useServer();
  let firestore: Firestore;
  let rooms: FirebaseFirestore.CollectionReference;
  let tests = 0;

  beforeAll(() => {
    process.env['METADATA_SERVER_DETECTION'] = 'none';
    firestore = new Firestore({
      projectId: 'demo-server-sdk',
      host: `127.0.0.1:${server().port}`,
      ssl: false,
      customHeaders: { Authorization: 'Bearer owner' },
    });
  });

  beforeEach(() => {
    rooms = firestore.collection(`rooms-${++tests}`);
  });

  afterAll(async () => firestore.terminate());

  it('gives back every type as it was set', async () => {
    const data = {
      none: null,
      yes: true,
      whole: 42,
      big: 2 ** 53 - 1,
      half: 0.5,
      nan: Number.NaN,
      text: 'שלום 😀',
      at: Timestamp.fromMillis(1_795_211_172_045),
      bytes: Buffer.from([0, 1, 255]),
      where: rooms.doc('other'),
      list: [1, 'two', { three: [3] }],
      map: { 'a.b': { c: 1 } },
      vector: FieldValue.vector([1, 2, 3]),
    };
    await rooms.doc('a').set(data);
    expect((await rooms.doc('a').get()).data()).toEqual(data);
  });

  it('updates, transforms and deletes fields', async () => {
    const room = rooms.doc('a');
    await room.set({ n: 1, list: ['a'], gone: true, map: { x: 1, y: 2 } });
    await room.update({
      n: FieldValue.increment(2.5),
      list: FieldValue.arrayUnion('a', 'b'),
      gone: FieldValue.delete(),
      'map.x': 9,
      at: FieldValue.serverTimestamp(),
    });
    const snapshot = await room.get();
    expect(snapshot.data()).toMatchObject({ n: 3.5, list: ['a', 'b'], map: { x: 9, y: 2 } });
    expect(snapshot.get('gone')).toBeUndefined();
    expect(snapshot.get('at').toMillis()).toBe(snapshot.updateTime?.toMillis());
  });

  it('refuses with the codes of Firestore', async () => {
    await rooms.doc('a').create({});
    await expect(rooms.doc('a').create({})).rejects.toMatchObject({ code: 6 });
    await expect(rooms.doc('none').update({ n: 1 })).rejects.toMatchObject({ code: 5 });
    await expect(rooms.doc('a').delete({ lastUpdateTime: Timestamp.fromMillis(0) })).rejects.toMatchObject({
      code: 9,
    });
    await expect(rooms.doc('big').set({ text: 'x'.repeat(1_100_000) })).rejects.toMatchObject({ code: 3 });
  });

  it('runs transactions that compete for one document, and loses no step', async () => {
    const counter = rooms.doc('counter');
    await counter.set({ n: 0 });
    const step = () =>
      firestore.runTransaction(async (transaction) => {
        const { n } = (await transaction.get(counter)).data() as { n: number };
        transaction.update(counter, { n: n + 1 });
      });
    await Promise.all(Array.from({ length: 4 }, step));
    expect((await counter.get()).get('n')).toBe(4);
  });

  it('reads at a time in the past', async () => {
    const room = rooms.doc('a');
    const { writeTime } = await room.set({ n: 1 });
    await room.set({ n: 2 });
    const past = await firestore.runTransaction(async (transaction) => transaction.get(room), {
      readOnly: true,
      readTime: writeTime,
    });
    expect(past.get('n')).toBe(1);
  });

  it('finds by filters, cursors, projections and collection groups', async () => {
    const batch = firestore.batch();
    for (const n of [1, 2, 3, 4]) batch.set(rooms.doc(`r${n}`), { n, tags: n % 2 === 0 ? ['even'] : [] });
    batch.set(rooms.doc('r1').collection('seats-of-all').doc('s'), { n: 9 });
    await batch.commit();

    const ids = ({ docs }: QuerySnapshot) => docs.map(({ id }) => id);
    expect(ids(await rooms.where('n', '>', 1).orderBy('n', 'desc').limit(2).get())).toEqual(['r4', 'r3']);
    expect(ids(await rooms.orderBy('n').limitToLast(2).get())).toEqual(['r3', 'r4']);
    expect(ids(await rooms.where('tags', 'array-contains', 'even').get())).toEqual(['r2', 'r4']);
    expect(ids(await rooms.where(FieldPath.documentId(), 'in', ['r1', 'r9']).get())).toEqual(['r1']);
    expect((await rooms.select('tags').limit(1).get()).docs[0]?.data()).toEqual({ tags: [] });
    expect(ids(await firestore.collectionGroup('seats-of-all').get())).toEqual(['s']);
  });

  it('counts, sums and averages', async () => {
    for (const n of [1, 2, 3]) await rooms.add({ n });
    const { AggregateField } = await import('@google-cloud/firestore');
    const aggregate = rooms.aggregate({
      count: AggregateField.count(),
      sum: AggregateField.sum('n'),
      average: AggregateField.average('n'),
    });
    expect((await aggregate.get()).data()).toEqual({ count: 3, sum: 6, average: 2 });
  });

  it('finds the nearest vectors', async () => {
    await rooms.doc('far').set({ at: FieldValue.vector([10, 0]) });
    await rooms.doc('near').set({ at: FieldValue.vector([1, 0]) });
    await rooms.doc('flat').set({ at: FieldValue.vector([1]) });
    const nearest = rooms.findNearest({
      vectorField: 'at',
      queryVector: [0, 0],
      limit: 5,
      distanceMeasure: 'EUCLIDEAN',
      distanceResultField: 'distance',
    });
    expect((await nearest.get()).docs.map((found) => [found.id, found.get('distance')])).toEqual([
      ['near', 1],
      ['far', 10],
    ]);
  });

  it('listens', async () => {
    const sizes: number[] = [];
    let unsubscribe = () => undefined as void;
    await new Promise<void>((resolve, reject) => {
      unsubscribe = rooms.onSnapshot(({ size }) => {
        sizes.push(size);
        if (size === 2) resolve();
        else void rooms.add({ n: size });
      }, reject);
    });
    unsubscribe();
    expect(sizes).toEqual([0, 1, 2]);
  });

  it('writes in bulk, partitions, lists and deletes recursively', async () => {
    const writer = firestore.bulkWriter();
    for (let n = 0; n < 200; n++) void writer.set(rooms.doc(`r${n}`).collection('seats').doc('1'), { n });
    await writer.close();

    const partitions = [];
    for await (const partition of firestore.collectionGroup('seats').getPartitions(4))
      partitions.push(partition);
    const parts = await Promise.all(
      partitions.map(async (partition) => (await partition.toQuery().get()).size),
    );
    expect(parts.length).toBe(4);
    expect(parts.reduce((sum, size) => sum + size, 0)).toBe(200);
    expect((await rooms.listDocuments()).length).toBe(200);
    expect((await rooms.doc('r7').listCollections()).map(({ id }) => id)).toEqual(['seats']);

    await firestore.recursiveDelete(rooms);
    expect((await firestore.collectionGroup('seats').get()).size).toBe(0);
  });

  it('keeps named databases and projects apart', async () => {
    const other = new Firestore({
      projectId: 'demo-server-sdk',
      databaseId: 'second',
      host: `127.0.0.1:${server().port}`,
      ssl: false,
      customHeaders: { Authorization: 'Bearer owner' },
    });
    await rooms.doc('a').set({ n: 1 });
    expect((await other.collection(rooms.id).get()).empty).toBe(true);
    await other.terminate();
  });
});
