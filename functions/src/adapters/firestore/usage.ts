import * as z from 'zod/mini';
import { paths } from '@crocodile-hub/core/contract/paths';
import { storedTime, type Instant } from '@crocodile-hub/core/contract/time';
import { takeFrom } from '@crocodile-hub/core/domain/token-buckets';
import type { Usage, UsageKind } from '../../ports/world.ts';
import type { OpenDatabase } from './database.ts';

const stored = z.object({ tokens: z.number(), at: storedTime });

/** A bucket for each person and kind, in a document that all instances share through transactions. */
export function firestoreUsage(
  open: OpenDatabase,
  perMinute: Readonly<Record<UsageKind, number>>,
  now: () => Instant,
): Usage {
  const inTurn = turns();

  async function taken(uid: string, kind: UsageKind, amount: number): Promise<number> {
    const { db, at, ends } = await open();
    const place = db.doc(`${paths.counters(uid)}/minute-${kind}`);
    return await db.runTransaction(async (tx) => {
      const asked = now();
      const found = stored.safeParse((await tx.get(place)).data());
      const before = found.data ?? { tokens: perMinute[kind], at: asked };
      const { bucket, waitSeconds } = takeFrom(before, perMinute[kind], amount, asked);
      if (waitSeconds === 0) {
        tx.set(place, { tokens: bucket.tokens, at: at(bucket.at), ...ends('counters', asked) });
      }
      return waitSeconds;
    });
  }

  return { take: (uid, kind, amount) => inTurn(`${uid} ${kind}`, () => taken(uid, kind, amount)) };
}

/** Lets only one transaction at a time run on a document: concurrent ones only make each other retry. */
function turns() {
  const last = new Map<string, Promise<void>>();
  return async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const turn = (last.get(key) ?? Promise.resolve()).then(work);
    const over = turn.then(noop, noop);
    last.set(key, over);
    try {
      return await turn;
    } finally {
      if (last.get(key) === over) last.delete(key);
    }
  };
}

function noop(): void {
  // The next in turn does not depend on this result.
}
