import { networkInterfaces } from 'node:os';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  onSnapshot,
  type Firestore,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFirestoreServer } from '../server.ts';
import { double, geoPoint, reference } from '../transfer/plain-values.ts';
import { eventually, useServer } from '../testing/test-server.ts';

const project = 'demo-in-process';
const hasIPv6 = Object.values(networkInterfaces()).some((each) =>
  each?.some(({ address }) => address === '::1'),
);

describe('a server in process', () => {
  const server = useServer();
  let app: FirebaseApp;
  let firestore: Firestore;

  beforeAll(() => {
    app = initializeApp({ projectId: project, apiKey: 'none' }, 'in-process');
    firestore = getFirestore(app);
    connectFirestoreEmulator(firestore, server().host, server().port);
  });
  afterAll(async () => deleteApp(app));

  it('seeds values of every kind', async () => {
    const other = `projects/${project}/databases/(default)/documents/rooms/b`;
    await server().seed(project, {
      'rooms/a': {
        whole: 1,
        broken: double(1),
        at: new Date(1_500),
        here: geoPoint(31.8, 35.2),
        next: reference(other),
        deep: { list: [null, 'x'] },
      },
    });
    const data = (await getDoc(doc(firestore, 'rooms/a'))).data();
    expect(data).toMatchObject({ whole: 1, broken: 1, deep: { list: [null, 'x'] } });
    expect(data?.at.toMillis()).toBe(1_500);
    expect(data?.here.latitude).toBe(31.8);
    expect(data?.next.path).toBe('rooms/b');
  });

  it('refuses to seed what is no path of a document', async () => {
    await expect(server().seed(project, { rooms: {} })).rejects.toThrow('number of segments');
  });

  it('tells listeners of every database what a reset and a restore change', async () => {
    server().reset();
    await server().seed(project, { 'halls/kept': { n: 1 }, 'halls/changed': { n: 1 } });
    const before = server().snapshot();
    const seen: string[] = [];
    const unsubscribe = onSnapshot(collection(firestore, 'halls'), ({ docs }) => {
      seen.push(docs.map((found) => `${found.id} ${found.get('n')}`).join());
    });
    const shows = (state: string) =>
      eventually(
        () => seen.at(-1),
        (last) => last === state,
      );
    await shows('changed 1,kept 1');
    await server().seed(project, { 'halls/changed': { n: 2 }, 'halls/new': { n: 2 } });
    await shows('changed 2,kept 1,new 2');
    server().restore(before);
    await shows('changed 1,kept 1');
    server().reset();
    await shows('');
    server().restore(before);
    await shows('changed 1,kept 1');
    unsubscribe();
  });

  it('leaves the update times of documents that a restore finds as they were', async () => {
    await server().seed(project, { 'times/same': { n: 1 } });
    const timeOf = async () => {
      const answer = await fetch(
        `${server().url}/v1/projects/${project}/databases/(default)/documents/times/same`,
      );
      return (await answer.json()) as { updateTime: string };
    };
    const { updateTime } = await timeOf();
    server().restore(server().snapshot());
    expect((await timeOf()).updateTime).toBe(updateTime);
  });
});

it('keeps servers of one process apart', async () => {
  const servers = await Promise.all(Array.from({ length: 8 }, () => createFirestoreServer()));
  await Promise.all(servers.map((server, index) => server.seed('demo', { 'own/only': { index } })));
  const lines = servers.map((server) => [...server.exportText()]);
  expect(lines.map((each) => each.length)).toEqual(Array.from({ length: 8 }, () => 1));
  expect(new Set(lines.flat()).size).toBe(8);
  await Promise.all(servers.map((server) => server.close()));
});

it.skipIf(!hasIPv6)('a server puts an IPv6 address in brackets', async () => {
  const server = await createFirestoreServer({ host: '::1' });
  expect(server.url).toBe(`http://[::1]:${server.port}`);
  expect(await (await fetch(server.url)).text()).toBe('Ok\n');
  await server.close();
});
