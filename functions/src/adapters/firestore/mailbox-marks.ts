import * as z from 'zod/mini';
import { paths } from '@crocodile-hub/core/contract/paths';
import { storedTime } from '@crocodile-hub/core/contract/time';
import { sha256Hex } from '@crocodile-hub/core/domain/sha256';
import type { MailboxMarks } from '../../ports/mail.ts';
import type { OpenDatabase } from './database.ts';

const markDocument = z.object({ historyId: z.string(), watchedUntil: storedTime, movedAt: storedTime });

/** Named by the hash of the address, so that the path does not show it. */
export const markPath = (account: string) => `${paths.mailboxMarks()}/${sha256Hex(account.toLowerCase())}`;

export function firestoreMailboxMarks(open: OpenDatabase): MailboxMarks {
  return {
    async find(account) {
      const { db } = await open();
      const parsed = markDocument.safeParse((await db.doc(markPath(account)).get()).data());
      return parsed.success ? parsed.data : null;
    },

    async watched(account, { historyId, watchedUntil }, now) {
      const { db, at, ends } = await open();
      const mark = { historyId, watchedUntil: at(watchedUntil), movedAt: at(now) };
      await db.doc(markPath(account)).set({ ...mark, ...ends('mailboxMarks', now) });
    },

    async moved(account, historyId, now) {
      const { db, at } = await open();
      const ref = db.doc(markPath(account));
      await db.runTransaction(async (tx) => {
        const parsed = markDocument.safeParse((await tx.get(ref)).data());
        if (parsed.success && BigInt(parsed.data.historyId) < BigInt(historyId))
          tx.update(ref, { historyId, movedAt: at(now) });
      });
    },
  };
}
