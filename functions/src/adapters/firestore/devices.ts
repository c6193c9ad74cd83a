import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { pushSubscription } from '@crocodile-hub/core/contract/push';
import { paths } from '@crocodile-hub/core/contract/paths';
import type { Devices } from '../../ports/reminders.ts';
import type { OpenDatabase } from './database.ts';

/** More browsers than a person uses; without a bound, one person could make us call anywhere a thousand times. */
const most = 10;

const deviceDocument = z.object({ subscription: pushSubscription, locale: z.nullable(z.string()) });

export function firestoreDevices(open: OpenDatabase): Devices {
  const path = (uid: string, endpoint: string) => `${paths.devices(uid)}/${nameOf(endpoint)}`;

  return {
    async list(uid) {
      const { db } = await open();
      const found = await db.collection(paths.devices(uid)).orderBy('seenAt', 'desc').limit(most).get();
      return found.docs.flatMap((one) => deviceDocument.safeParse(one.data()).data ?? []);
    },

    async keep(uid, device, now) {
      const { db, at, ends } = await open();
      const seen = { ...device, seenAt: at(now), ...ends('devices', now) };
      await db.doc(path(uid, device.subscription.endpoint)).set(seen);
      const known = await db.collection(paths.devices(uid)).orderBy('seenAt', 'desc').offset(most).get();
      await Promise.all(known.docs.map(({ ref }) => ref.delete()));
    },

    async forget(uid, endpoint) {
      const { db } = await open();
      await db.doc(path(uid, endpoint)).delete();
    },
  };
}

/** An endpoint holds characters that an id may not, and is a secret of its browser. */
function nameOf(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('hex');
}
