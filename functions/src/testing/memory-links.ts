import type { Links, StoredLink } from '../ports/connections.ts';

type Shown = {
  status: 'connected' | 'disconnected' | 'error';
  account: string | null;
  lastSync: number | null;
};

/** Also tells what the person sees. */
export function memoryLinks(): Links & { shown: (uid: string, service: string) => Shown | undefined } {
  const links = new Map<string, StoredLink>();
  const shown = new Map<string, Shown>();
  const keyOf = (uid: string, service: string) => `${uid} ${service}`;
  return {
    shown: (uid, service) => shown.get(keyOf(uid, service)),
    load: (uid, service) => Promise.resolve(links.get(keyOf(uid, service)) ?? null),
    save(uid, service, link, now) {
      links.set(keyOf(uid, service), link);
      shown.set(keyOf(uid, service), { status: 'connected', account: link.account, lastSync: now });
      return Promise.resolve();
    },
    renewed(uid, service, { accessToken }, tokens) {
      const link = links.get(keyOf(uid, service));
      if (link?.accessToken === accessToken) links.set(keyOf(uid, service), { ...link, ...tokens });
      return Promise.resolve();
    },
    answered(uid, service, { accessToken }, { at, ...account }) {
      const key = keyOf(uid, service);
      const link = links.get(key);
      if (link?.accessToken !== accessToken) return Promise.resolve();
      links.set(key, { ...link, ...account });
      shown.set(key, { status: 'connected', account: account.account, lastSync: at });
      return Promise.resolve();
    },
    end(uid, service, { accessToken }) {
      const key = keyOf(uid, service);
      const link = links.get(key);
      if (link !== undefined && link.accessToken !== accessToken) return Promise.resolve(false);
      links.delete(key);
      const before = shown.get(key) ?? { account: null, lastSync: null };
      if (link !== undefined) shown.set(key, { ...before, status: 'error' });
      return Promise.resolve(true);
    },
    remove(uid, service) {
      links.delete(keyOf(uid, service));
      shown.set(keyOf(uid, service), { status: 'disconnected', account: null, lastSync: null });
      return Promise.resolve();
    },
  };
}
