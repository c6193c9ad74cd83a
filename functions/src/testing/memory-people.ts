import type { SaidOfPeople } from '@crocodile-hub/core/contract/people';
import type { KnownAddress, PeopleHead, PeopleStore } from '../ports/people.ts';

/** An index of people that keeps what it is given, whole or not at all. */
export function memoryPeople(): PeopleStore & { heads: Map<string, PeopleHead> } {
  const heads = new Map<string, PeopleHead>();
  const addresses = new Map<string, readonly KnownAddress[]>();
  const said = new Map<string, SaidOfPeople[]>();
  const begun = { historyId: null, walk: null, read: 0, caughtUpAt: null, own: [], failures: 0 };
  return {
    heads,
    head: (uid) => Promise.resolve(heads.get(uid) ?? null),
    addresses: (uid) => Promise.resolve(structuredClone([...(addresses.get(uid) ?? [])])),
    wake(uid, now) {
      heads.set(uid, { ...(heads.get(uid) ?? { ...begun, version: now }), attendAt: now });
      return Promise.resolve();
    },
    save(uid, version, { progress, addresses: learnt, attendAt }) {
      if (heads.get(uid)?.version !== version) return Promise.resolve(false);
      heads.set(uid, { ...structuredClone(progress), version: version + 1, attendAt });
      if (learnt !== null) addresses.set(uid, learnt);
      return Promise.resolve(true);
    },
    said: (uid) => Promise.resolve([...(said.get(uid) ?? [])]),
    say(uid, change) {
      said.set(uid, change(said.get(uid) ?? []));
      return Promise.resolve();
    },
    async *due(now) {
      const due = [...heads].filter(([, { attendAt }]) => attendAt !== null && attendAt <= now);
      yield await Promise.resolve(due.map(([uid]) => ({ uid, id: 'head' })));
    },
  };
}
