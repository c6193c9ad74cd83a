import type { Instant } from '@crocodile-hub/core/contract/time';
import type { MetaService } from '@crocodile-hub/core/contract/meta-services';
import type { Connections, StoredConnection } from '../ports/connections.ts';

type Shown = { status: 'connected' | 'disconnected' | 'error'; lastSync: Instant | null };

/** Connections in memory, and the status that the person sees for each. */
export function memoryConnections(): Connections & {
  shown: (uid: string, service: MetaService) => Shown | undefined;
} {
  const stored = new Map<string, StoredConnection>();
  const shown = new Map<string, Shown>();
  const nameOf = (uid: string, service: MetaService) => `${uid}/${service}`;
  return {
    load: (uid, service) => Promise.resolve(stored.get(nameOf(uid, service)) ?? null),
    save(uid, service, connection, now) {
      stored.set(nameOf(uid, service), { ...connection, isRefused: false });
      shown.set(nameOf(uid, service), { status: 'connected', lastSync: now });
      return Promise.resolve();
    },
    recordAnswer(uid, service, used, { isRefused, at }) {
      const name = nameOf(uid, service);
      const connection = stored.get(name);
      if (connection?.accessToken !== used.accessToken) return Promise.resolve();
      stored.set(name, { ...connection, isRefused });
      shown.set(
        name,
        isRefused ? { status: 'error', lastSync: null } : { status: 'connected', lastSync: at },
      );
      return Promise.resolve();
    },
    remove(uid, service, status) {
      stored.delete(nameOf(uid, service));
      shown.set(nameOf(uid, service), { status, lastSync: null });
      return Promise.resolve();
    },
    shown: (uid, service) => shown.get(nameOf(uid, service)),
  };
}
