import * as z from 'zod/mini';
import { paths } from '@crocodile-hub/core/contract/paths';
import { storedTime } from '@crocodile-hub/core/contract/time';
import { endField } from '@crocodile-hub/core/domain/retention';
import type { Grants, StoredGrant } from '../../ports/grants.ts';
import type { OpenDatabase } from './database.ts';
import { deleteCachesOf } from './private-cache.ts';

const grantDocument = z.object({
  account: z.string(),
  googleId: z.string(),
  scopes: z.string(),
  refreshToken: z.nullable(z.string()),
  accessToken: z.string(),
  expiresAt: storedTime,
});
const flowDocument = z.object({
  verifier: z.string(),
  nonceHash: z.string(),
  redirectUri: z.string(),
  uid: z.nullable(z.string()),
  expiresAt: storedTime,
});
const ticketDocument = z.object({ grant: grantDocument, expiresAt: storedTime });

/** One grant serves both integrations of the catalogue. */
const integrations = ['gmail', 'google-calendar'] as const;

export function firestoreGrants(open: OpenDatabase, now: () => number): Grants {
  const grantPath = (uid: string) => `${paths.grants(uid)}/google`;
  const handedOverPath = (uid: string) => `${paths.grants(uid)}/google-handed-over`;

  /** Reads a document that serves once, and deletes it in the same breath. */
  async function take<T>(path: string, schema: z.ZodMiniType<T>): Promise<T | null> {
    const { db } = await open();
    return await db.runTransaction(async (tx) => {
      const snapshot = await tx.get(db.doc(path));
      if (!snapshot.exists) return null;
      tx.delete(snapshot.ref);
      return schema.parse(snapshot.data());
    });
  }

  return {
    async load(uid) {
      const { db } = await open();
      const [grant, handedOver] = await db.getAll(db.doc(grantPath(uid)), db.doc(handedOverPath(uid)));
      if (grant?.exists === true) return grantDocument.parse(grant.data());
      if (handedOver?.exists !== true) return null;
      const token = grantDocument.parse(handedOver.data());
      return token.expiresAt > now() ? token : null;
    },

    async save(uid, grant, savedAt) {
      const { db, at } = await open();
      const batch = db.batch();
      batch.set(db.doc(grantPath(uid)), { ...grant, expiresAt: at(grant.expiresAt) });
      for (const name of integrations) {
        batch.set(db.doc(`${paths.integrations(uid)}/${name}`), {
          status: 'connected',
          account: grant.account,
          lastSync: at(savedAt),
        });
      }
      await batch.commit();
    },

    async refreshed(uid, { accessToken, expiresAt }) {
      const { db, at } = await open();
      const ref = db.doc(grantPath(uid));
      await db.runTransaction(async (tx) => {
        // Disconnected meanwhile: a late refresh must not bring the grant back.
        if ((await tx.get(ref)).exists)
          tx.set(ref, { accessToken, expiresAt: at(expiresAt) }, { merge: true });
      });
    },

    async keepHandedOver(uid, { accessToken, expiresAt }) {
      const { db, at } = await open();
      const grant: Omit<StoredGrant, 'expiresAt'> = {
        account: '',
        googleId: '',
        scopes: '',
        refreshToken: null,
        accessToken,
      };
      // A grant has an `expiresAt`, too, and stays: it is its access token that ends.
      await db
        .doc(handedOverPath(uid))
        .set({ ...grant, expiresAt: at(expiresAt), [endField]: at(expiresAt) });
    },

    async remove(uid, status) {
      const { db } = await open();
      const batch = db.batch();
      batch.delete(db.doc(grantPath(uid)));
      batch.delete(db.doc(handedOverPath(uid)));
      // What was read through it goes with it.
      deleteCachesOf(batch, db, uid, 'google');
      for (const name of integrations) {
        const account = status === 'disconnected' ? { account: null } : {};
        batch.set(
          db.doc(`${paths.integrations(uid)}/${name}`),
          { status, lastSync: null, ...account },
          { merge: true },
        );
      }
      await batch.commit();
    },

    async beginFlow(state, flow) {
      const { db, at } = await open();
      const expiresAt = at(flow.expiresAt);
      await db.doc(`${paths.oauthStates()}/${state}`).set({ ...flow, expiresAt, [endField]: expiresAt });
    },

    takeFlow(state) {
      return /^[\w-]+$/.test(state)
        ? take(`${paths.oauthStates()}/${state}`, flowDocument)
        : Promise.resolve(null);
    },

    async keepTicket(ticketHash, { grant, expiresAt }) {
      const { db, at } = await open();
      const ends = { expiresAt: at(expiresAt), [endField]: at(expiresAt) };
      const stored = { grant: { ...grant, expiresAt: at(grant.expiresAt) }, ...ends };
      await db.doc(`${paths.oauthTickets()}/${ticketHash}`).set(stored);
    },

    takeTicket(ticketHash) {
      return take(`${paths.oauthTickets()}/${ticketHash}`, ticketDocument);
    },
  };
}
