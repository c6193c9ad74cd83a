import type { Channel } from '@crocodile-hub/core/contract/channels';
import { channelMessageDocument } from '@crocodile-hub/core/contract/channels';
import { paths } from '@crocodile-hub/core/contract/paths';
import * as z from 'zod/mini';
import type { ChannelStore } from '../../ports/channel-store.ts';
import type { OpenDatabase } from './database.ts';

const ownersDocument = z.object({ uids: z.array(z.string()) });
const referenceDocument = z.object({ providerId: z.string() });

export function firestoreChannels(open: OpenDatabase): ChannelStore {
  const messagePath = (uid: string, channel: Channel, providerId: string) =>
    `${paths.channelMessages(uid)}/${channel}-${segment(providerId)}`;
  const ownersPath = (channel: Channel, account: string) =>
    `${paths.channelOwners()}/${channel}-${segment(account)}`;

  return {
    async keep(uid, providerId, message) {
      const { db, at } = await open();
      const ref = db.doc(messagePath(uid, message.platform, providerId));
      await ref.create({ ...message, timestamp: at(message.timestamp) }).catch(unlessThere);
    },

    async noteDelivery(uid, channel, providerId, delivery) {
      const { db } = await open();
      const ref = db.doc(messagePath(uid, channel, providerId));
      await db.runTransaction(async (tx) => {
        const known = channelMessageDocument.safeParse((await tx.get(ref)).data());
        // Statuses come in any order; what was read was delivered.
        if (known.success && rankOf(delivery) > rankOf(known.data.delivery)) tx.update(ref, { delivery });
      });
    },

    async newest(uid, channel, limit) {
      const { db } = await open();
      const found = await db
        .collection(paths.channelMessages(uid))
        .where('platform', '==', channel)
        .orderBy('timestamp', 'desc')
        .limit(limit)
        .get();
      return found.docs.flatMap((doc) => {
        const message = channelMessageDocument.safeParse(doc.data());
        return message.success ? [{ id: doc.id, ...message.data }] : [];
      });
    },

    async countUnread(uid, channel) {
      const { db } = await open();
      const query = db
        .collection(paths.channelMessages(uid))
        .where('platform', '==', channel)
        .where('read', '==', false);
      return (await query.count().get()).data().count;
    },

    async markRead(uid, ids, read) {
      const { db } = await open();
      const refs = ids.map((id) => db.doc(`${paths.channelMessages(uid)}/${segment(id)}`));
      const found = await db.getAll(...refs);
      const batch = db.batch();
      for (const doc of found) {
        if (doc.exists) batch.update(doc.ref, { read });
      }
      await batch.commit();
    },

    async noteReference(uid, reference, providerId) {
      const { db } = await open();
      await db.doc(`${paths.sentReferences(uid)}/${segment(reference)}`).set({ providerId });
    },

    async findReference(uid, reference) {
      const { db } = await open();
      const doc = await db.doc(`${paths.sentReferences(uid)}/${segment(reference)}`).get();
      return referenceDocument.safeParse(doc.data()).data?.providerId ?? null;
    },

    async owners(channel, account) {
      const { db } = await open();
      const doc = await db.doc(ownersPath(channel, account)).get();
      return ownersDocument.safeParse(doc.data()).data?.uids ?? [];
    },

    async addOwner(channel, account, uid) {
      const { db } = await open();
      // A conversation by text belongs to its last writer; an account belongs to all who proved that it is theirs.
      const uids =
        channel === 'sms' ? [uid] : (await import('firebase-admin/firestore')).FieldValue.arrayUnion(uid);
      await db.doc(ownersPath(channel, account)).set({ uids }, { merge: true });
    },

    async ownIfFree(channel, account, uid) {
      const { db } = await open();
      return await db
        .doc(ownersPath(channel, account))
        .create({ uids: [uid] })
        .then(
          () => true,
          (error: unknown) => {
            unlessThere(error);
            return false;
          },
        );
    },

    async removeOwner(channel, account, uid) {
      const { db } = await open();
      const { FieldValue } = await import('firebase-admin/firestore');
      await db.doc(ownersPath(channel, account)).set({ uids: FieldValue.arrayRemove(uid) }, { merge: true });
    },
  };
}

const ranks = [null, 'sent', 'delivered', 'read', 'failed'] as const;

function rankOf(delivery: (typeof ranks)[number]): number {
  return ranks.indexOf(delivery);
}

/** Ids of providers may hold a slash. */
function segment(id: string): string {
  return id.replace(/[^\w.+=-]/g, '_').slice(0, 400);
}

const alreadyExists = z.object({ code: z.literal(6) });

function unlessThere(error: unknown): void {
  if (!alreadyExists.safeParse(error).success) throw error;
}
