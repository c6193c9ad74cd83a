import { readFileSync } from 'node:fs';
import { deleteApp, initializeApp } from 'firebase/app';
import * as sdk from 'firebase/firestore';
import { createFirestoreServer } from '../../local/firestore/index.ts';

const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

export type CountedFirestore = {
  /** The value of `loadFirestore` for the web app's storage functions. */
  sdk: typeof sdk & { db: sdk.Firestore };
  /** Documents written and read since the last call. */
  take(): { writes: number; reads: number };
  close(): Promise<void>;
};

/**
 * The web SDK as the app loads it, signed in as a person under the project's rules, on its own embedded Firestore.
 * Every read and written document is counted.
 */
export async function countedFirestore(uid: string): Promise<CountedFirestore> {
  const server = await createFirestoreServer({ rules });
  const app = initializeApp({ projectId: 'demo-storage', apiKey: 'local' }, crypto.randomUUID());
  const db = sdk.initializeFirestore(app, { ignoreUndefinedProperties: true });
  sdk.connectFirestoreEmulator(db, server.host, server.port, { mockUserToken: { sub: uid } });
  let writes = 0;
  let reads = 0;

  const countWrite = () => (writes += 1);
  const counted = {
    ...sdk,
    db,
    writeBatch: (from: sdk.Firestore) => counting(sdk.writeBatch(from), writing, countWrite),
    runTransaction: <T>(from: sdk.Firestore, work: (transaction: sdk.Transaction) => Promise<T>) =>
      sdk.runTransaction(from, (transaction) =>
        work(counting(counting(transaction, writing, countWrite), ['get'], () => (reads += 1))),
      ),
    getDocs: async (query: sdk.Query) => {
      const found = await sdk.getDocs(query);
      reads += found.size;
      return found;
    },
  };

  return {
    // The SDK's exports are overloaded; the app uses each in one way.
    sdk: counted as CountedFirestore['sdk'],
    take() {
      const counts = { writes, reads };
      writes = 0;
      reads = 0;
      return counts;
    },
    async close() {
      await sdk.terminate(db);
      await deleteApp(app);
      await server.close();
    },
  };
}

const writing = ['set', 'update', 'delete'];

/** The same object; `count` is called for each call of the named methods. */
function counting<T extends object>(target: T, methods: readonly string[], count: () => void): T {
  return new Proxy(target, {
    get(object, name) {
      const value: unknown = Reflect.get(object, name, object);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        if (methods.includes(String(name))) count();
        const result: unknown = value.apply(object, args);
        // A batch's methods return the batch, to be chained.
        return result === object ? counting(target, methods, count) : result;
      };
    },
  });
}
