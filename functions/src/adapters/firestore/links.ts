import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { LinkedService } from '@crocodile-hub/core/contract/linked-services';
import { paths } from '@crocodile-hub/core/contract/paths';
import { storedTime } from '@crocodile-hub/core/contract/time';
import type { Links } from '../../ports/connections.ts';
import type { OpenDatabase } from './database.ts';

const linkDocument = z.object({
  accountId: z.string(),
  account: z.nullable(z.string()),
  scopes: z.string(),
  accessToken: z.string(),
  refreshToken: z.nullable(z.string()),
  expiresAt: storedTime,
});

export function firestoreLinks(open: OpenDatabase, now: () => number): Links {
  const linkPath = (uid: string, service: LinkedService) => `${paths.grants(uid)}/${service}`;
  const shownPath = (uid: string, service: LinkedService) => `${paths.integrations(uid)}/${service}`;

  return {
    async load(uid, service) {
      const { db } = await open();
      const link = await db.doc(linkPath(uid, service)).get();
      return link.exists ? linkDocument.parse(link.data()) : null;
    },

    async save(uid, service, link, savedAt) {
      const { db, at } = await open();
      const batch = db.batch();
      batch.set(db.doc(linkPath(uid, service)), { ...link, expiresAt: at(link.expiresAt) });
      const shown = { status: 'connected', account: link.account, lastSync: at(savedAt) };
      batch.set(db.doc(shownPath(uid, service)), shown);
      await batch.commit();
    },

    async renewed(uid, service, { accessToken }, tokens) {
      const { db, at } = await open();
      const link = db.doc(linkPath(uid, service));
      await db.runTransaction(async (tx) => {
        // Disconnected or linked anew meanwhile: a late renewal must not bring the old link back.
        if (!isOf(await tx.get(link), accessToken)) return;
        tx.set(link, { ...tokens, expiresAt: at(tokens.expiresAt) }, { merge: true });
      });
    },

    async answered(uid, service, { accessToken }, { at: answeredAt, ...account }) {
      const { db, at } = await open();
      const link = db.doc(linkPath(uid, service));
      await db.runTransaction(async (tx) => {
        if (!isOf(await tx.get(link), accessToken)) return;
        tx.set(link, account, { merge: true });
        const shown = { status: 'connected', account: account.account, lastSync: at(answeredAt) };
        tx.set(db.doc(shownPath(uid, service)), shown);
      });
    },

    async end(uid, service, { accessToken }) {
      const { db, at } = await open();
      const link = db.doc(linkPath(uid, service));
      return await db.runTransaction(async (tx) => {
        const stored = await tx.get(link);
        if (stored.exists && !isOf(stored, accessToken)) return false;
        tx.delete(link);
        const shown = { status: 'error', brokenSince: at(now()) };
        if (stored.exists) tx.set(db.doc(shownPath(uid, service)), shown, { merge: true });
        return true;
      });
    },

    async remove(uid, service) {
      const { db } = await open();
      const batch = db.batch();
      batch.delete(db.doc(linkPath(uid, service)));
      const shown = { status: 'disconnected', account: null, lastSync: null };
      batch.set(db.doc(shownPath(uid, service)), shown);
      await batch.commit();
    },
  };
}

function isOf(stored: DocumentSnapshot, accessToken: string): boolean {
  return stored.exists && linkDocument.parse(stored.data()).accessToken === accessToken;
}
