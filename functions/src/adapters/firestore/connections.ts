import * as z from 'zod/mini';
import { paths } from '@crocodile-hub/core/contract/paths';
import type { Connections } from '../../ports/connections.ts';
import type { OpenDatabase } from './database.ts';
import { deleteCachesOf } from './private-cache.ts';

const connectionDocument = z.object({
  accountId: z.string(),
  accessToken: z.string(),
  account: z.nullable(z.string()),
});

export function firestoreConnections(open: OpenDatabase): Connections {
  return {
    async load(uid, service) {
      const { db } = await open();
      const doc = await db.doc(`${paths.grants(uid)}/${service}`).get();
      return doc.exists ? connectionDocument.parse(doc.data()) : null;
    },

    async save(uid, service, connection, now) {
      const { db, at } = await open();
      const batch = db.batch();
      batch.set(db.doc(`${paths.grants(uid)}/${service}`), connection);
      batch.set(db.doc(`${paths.integrations(uid)}/${service}`), {
        status: 'connected',
        account: connection.account,
        lastSync: at(now),
      });
      await batch.commit();
    },

    async remove(uid, service, status) {
      const { db } = await open();
      const batch = db.batch();
      batch.delete(db.doc(`${paths.grants(uid)}/${service}`));
      deleteCachesOf(batch, db, uid, service);
      batch.set(db.doc(`${paths.integrations(uid)}/${service}`), { status, account: null, lastSync: null });
      await batch.commit();
    },
  };
}
