import * as z from 'zod/mini';
import { paths } from '@crocodile-hub/core/contract/paths';
import type { Connections } from '../../ports/connections.ts';
import type { OpenDatabase } from './database.ts';
import { deleteCachesOf } from './private-cache.ts';

const connectionDocument = z.object({
  accountId: z.string(),
  accessToken: z.string(),
  account: z.nullable(z.string()),
  /** Those that were kept before this was known have none. */
  isRefused: z._default(z.boolean(), false),
});

export function firestoreConnections(open: OpenDatabase, now: () => number): Connections {
  return {
    async load(uid, service) {
      const { db } = await open();
      const doc = await db.doc(`${paths.grants(uid)}/${service}`).get();
      return doc.exists ? connectionDocument.parse(doc.data()) : null;
    },

    async save(uid, service, connection, savedAt) {
      const { db, at } = await open();
      const batch = db.batch();
      batch.set(db.doc(`${paths.grants(uid)}/${service}`), connection);
      batch.set(db.doc(`${paths.integrations(uid)}/${service}`), {
        status: 'connected',
        account: connection.account,
        lastSync: at(savedAt),
      });
      await batch.commit();
    },

    async recordAnswer(uid, service, used, { isRefused, at: seenAt }) {
      const { db, at } = await open();
      const grant = db.doc(`${paths.grants(uid)}/${service}`);
      const integration = db.doc(`${paths.integrations(uid)}/${service}`);
      await db.runTransaction(async (tx) => {
        const snapshot = await tx.get(grant);
        if (!snapshot.exists) return;
        const stored = connectionDocument.parse(snapshot.data());
        if (stored.accessToken !== used.accessToken) return;
        // If calls fail at the same time, only the first one is recorded.
        if (stored.isRefused === isRefused) return;
        tx.update(grant, { isRefused });
        const shown = isRefused
          ? { status: 'error', account: null, lastSync: null, brokenSince: at(seenAt) }
          : { status: 'connected', account: stored.account, lastSync: at(seenAt) };
        tx.set(integration, shown);
      });
    },

    async remove(uid, service, status) {
      const { db, at } = await open();
      const integration = db.doc(`${paths.integrations(uid)}/${service}`);
      const before: unknown = (await integration.get()).get('brokenSince');
      const batch = db.batch();
      batch.delete(db.doc(`${paths.grants(uid)}/${service}`));
      deleteCachesOf(batch, db, uid, service);
      const brokenSince = status === 'error' ? (before ?? at(now())) : null;
      batch.set(integration, { status, account: null, lastSync: null, brokenSince });
      await batch.commit();
    },
  };
}
