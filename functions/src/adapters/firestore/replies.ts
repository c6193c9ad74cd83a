import * as z from 'zod/mini';
import { chatReply } from '@crocodile-hub/core/contract/chat';
import { paths } from '@crocodile-hub/core/contract/paths';
import { storedTime } from '@crocodile-hub/core/contract/time';
import { retention } from '@crocodile-hub/core/domain/retention';
import type { KeptReply, Replies } from '../../ports/workspace.ts';
import type { OpenDatabase } from './database.ts';

const replyDocument = z.object({
  startedAt: storedTime,
  expiresAt: storedTime,
  isCancelled: z.boolean(),
  /** Text: a proposal's payload may nest deeper than Firestore's arrays allow. */
  reply: z.nullable(z.string()),
});

/** No reply takes longer: its writer has died. */
const longestMs = 90_000;

export function firestoreReplies(open: OpenDatabase): Replies {
  const path = (uid: string, id: string) => `${paths.replies(uid)}/${id}`;

  return {
    async begin(uid, id, now) {
      const { db, at, ends } = await open();
      const ref = db.doc(path(uid, id));
      return await db.runTransaction(async (tx) => {
        const known = keptReply((await tx.get(ref)).data(), now);
        if (known !== null) return known;
        tx.set(ref, {
          startedAt: at(now),
          expiresAt: at(now + retention.replies.keptMs),
          isCancelled: false,
          reply: null,
          ...ends('replies', now),
        });
        return null;
      });
    },

    async finish(uid, id, reply, now) {
      const { db, at, ends } = await open();
      const finished = {
        expiresAt: at(now + retention.replies.keptMs),
        reply: JSON.stringify(reply),
        ...ends('replies', now),
      };
      await db.doc(path(uid, id)).set(finished, { merge: true });
    },

    async forget(uid, id) {
      const { db } = await open();
      await db.doc(path(uid, id)).delete();
    },

    async load(uid, id, now) {
      const { db } = await open();
      return keptReply((await db.doc(path(uid, id)).get()).data(), now);
    },

    async cancel(uid, id, now) {
      const { db } = await open();
      const ref = db.doc(path(uid, id));
      await db.runTransaction(async (tx) => {
        const known = keptReply((await tx.get(ref)).data(), now);
        if (known?.is === 'writing') tx.update(ref, { isCancelled: true });
      });
    },
  };
}

function keptReply(data: unknown, now: number): KeptReply | null {
  const parsed = replyDocument.safeParse(data);
  if (!parsed.success || parsed.data.expiresAt <= now) return null;
  const { reply, startedAt, isCancelled } = parsed.data;
  if (reply === null) return now - startedAt > longestMs ? null : { is: 'writing', startedAt, isCancelled };
  return { is: 'done', reply: chatReply.parse(JSON.parse(reply)) };
}
