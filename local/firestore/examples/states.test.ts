/* One state for many tests: it is made once, and restored before each of them. */
import { createFirestoreServer, type FirestoreServer } from 'embedded-firestore';
import { Firestore } from '@google-cloud/firestore';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

let server: FirestoreServer;
let firestore: Firestore;
let goBack: () => void;

beforeAll(async () => {
  server = await createFirestoreServer();
  // As `embedded-firestore exec` sets it; server SDKs are asked no rules then.
  process.env['FIRESTORE_EMULATOR_HOST'] = server.address;
  // Otherwise Google's libraries look for the cloud that they run in.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  firestore = new Firestore({ projectId: 'demo-shop' });
  await server.seed('demo-shop', {
    'articles/tea': { price: 4, stock: 10 },
    'articles/mug': { price: 9, stock: 1 },
  });
  const filled = server.snapshot();
  goBack = () => server.restore(filled);
});

afterAll(async () => {
  await firestore.terminate();
  await server.close();
});

beforeEach(() => goBack());

it('sells what is there', async () => {
  await firestore.doc('articles/mug').update({ stock: 0 });
  expect((await firestore.collection('articles').where('stock', '>', 0).get()).size).toBe(1);
});

it('knows nothing of the test before', async () => {
  expect((await firestore.doc('articles/mug').get()).get('stock')).toBe(1);
});
