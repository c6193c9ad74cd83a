import { join } from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, vi } from 'vitest';
import { compose, type Product } from '../../functions/src/compose.ts';
import { localEnvironment } from '../../functions/src/config/testing/local-environment.ts';
import { quietLog } from '../../functions/src/testing/quiet.ts';
import { createFirestoreServer } from '../../local/firestore/index.ts';

export type RealAdapters = { ports: Product['ports']; db: Firestore };

/**
 * The product's adapters on a database of this test file, which refuses every query that production would refuse
 * without an index. The result may be used from the first test on.
 */
export function realAdapters(): () => RealAdapters {
  let opened: RealAdapters | undefined;
  let end = async () => {};
  beforeAll(async () => {
    const indexesFile = join(import.meta.dirname, '../../firestore.indexes.json');
    const server = await createFirestoreServer({ indexesFile, strictIndexes: true });
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', `${server.host}:${server.port}`);
    vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
    const { ports } = compose(localEnvironment, quietLog);
    const { openDatabase } = await import('../../functions/src/adapters/firestore/database.ts');
    const { db } = await openDatabase();
    opened = { ports, db };
    end = async () => {
      await db.terminate();
      await server.close();
    };
  });
  afterAll(() => end());
  return () => {
    if (opened === undefined) throw new Error('the database is not open yet');
    return opened;
  };
}
