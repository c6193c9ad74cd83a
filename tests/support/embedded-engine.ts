import { endField, retention } from '@crocodile-hub/core/domain/retention';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { firestoreLedger } from '../../functions/src/adapters/firestore/ledger.ts';
import { firestoreReminders } from '../../functions/src/adapters/firestore/reminders.ts';
import type { Database } from '../../functions/src/adapters/firestore/database.ts';
import { anEngine } from '../../functions/src/testing/engine.ts';
import { createFirestoreServer } from '../../local/firestore/index.ts';

export type EmbeddedEngine = {
  engine: ReturnType<typeof anEngine>;
  db: Firestore;
  close(): Promise<void>;
};

/** The action engine on its own embedded Firestore, through the real stores; all other ports are in memory. */
export async function embeddedEngine(
  replaced: Pick<NonNullable<Parameters<typeof anEngine>[0]>, 'mail'> = {},
): Promise<EmbeddedEngine> {
  const indexesFile = new URL('../../firestore.indexes.json', import.meta.url).pathname;
  const server = await createFirestoreServer({ indexesFile, strictIndexes: true });
  Object.assign(process.env, {
    FIRESTORE_EMULATOR_HOST: `${server.host}:${server.port}`,
    // Otherwise Google's libraries look for the cloud that they run in.
    METADATA_SERVER_DETECTION: 'none',
  });
  const app = initializeApp({ projectId: 'demo-engine' }, crypto.randomUUID());
  const db = getFirestore(app);
  const at = (instant: number) => Timestamp.fromMillis(instant);
  const database: Database = {
    db,
    at,
    atOrNull: (instant) => (instant === null ? null : at(instant)),
    ends: (kind, from) => ({ [endField]: at(from + retention[kind].keptMs) }),
  };
  const open = () => Promise.resolve(database);
  return {
    engine: anEngine({ ...replaced, ledger: firestoreLedger(open), reminders: firestoreReminders(open) }),
    db,
    async close() {
      await db.terminate();
      await deleteApp(app);
      await server.close();
    },
  };
}
