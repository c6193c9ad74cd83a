import type { ChannelMessageDocument, Delivery } from '@crocodile-hub/core/contract/channels';
import type { ChannelStore, KeptMessage, MessagesMeant } from '../ports/channels.ts';

/** The messages' twin in memory. */
export function memoryChannels(): ChannelStore {
  const kept = new Map<string, Map<string, ChannelMessageDocument>>();
  const owners = new Map<string, string[]>();
  const conversations = new Map<string, string>();
  const references = new Map<string, string>();
  const earlyStates = new Map<string, Delivery>();
  const of = (uid: string) => kept.get(uid) ?? new Map<string, ChannelMessageDocument>();
  const listed = (uid: string) => [...of(uid)].map(([id, message]) => ({ id, ...message }));
  const heldBy = (uid: string, numbers: readonly string[], theirs: string) =>
    numbers.find((number) => conversations.get(`${number}-${theirs}`) === uid) ?? null;
  const aside = new Map<string, ChannelMessageDocument>();
  const store: ChannelStore = {
    keep(uid, providerId, message) {
      const id = `${message.platform}-${providerId}`;
      const early = message.delivery === null ? undefined : earlyStates.get(`${uid}/${id}`);
      const stored = early === undefined ? message : { ...message, delivery: early };
      kept.set(uid, new Map([[id, stored], ...of(uid)]));
      return Promise.resolve();
    },
    putAside(uid, account, { providerId, message }) {
      aside.set(`${uid}/${message.platform}-${account}/${providerId}`, message);
      return Promise.resolve();
    },
    async release(uid, channel, account) {
      for (const [name, message] of aside) {
        const place = `${uid}/${channel}-${account}/`;
        if (!name.startsWith(place)) continue;
        await store.keep(uid, name.slice(place.length), message);
        aside.delete(name);
      }
    },
    noteDelivery(uid, channel, providerId, delivery) {
      const id = `${channel}-${providerId}`;
      const message = of(uid).get(id);
      if (message === undefined) earlyStates.set(`${uid}/${id}`, delivery);
      else of(uid).set(id, { ...message, delivery });
      return Promise.resolve();
    },
    nameOf: (uid, channel, party) =>
      Promise.resolve(
        listed(uid).find(
          ({ platform, from, fromName }) => platform === channel && from === party && fromName !== null,
        )?.fromName ?? null,
      ),
    noteName(uid, channel, party, name) {
      for (const [id, message] of of(uid)) {
        const isTheirs = message.platform === channel && message.from === party && message.fromName === null;
        if (isTheirs) of(uid).set(id, { ...message, fromName: name });
      }
      return Promise.resolve();
    },
    newest: (uid, channel, limit, among = {}) =>
      Promise.resolve(
        listed(uid)
          .filter((message) => message.platform === channel && isMeant(message, among))
          .slice(0, limit),
      ),
    count: (uid, channel, among) =>
      Promise.resolve(
        listed(uid).filter((message) => message.platform === channel && isMeant(message, among)).length,
      ),
    since: (uid, after, limit) =>
      Promise.resolve(
        listed(uid)
          .filter(({ timestamp }) => timestamp > after)
          .sort((a, b) => a.timestamp - b.timestamp)
          .slice(0, limit),
      ),
    countUnread: (uid, channel) =>
      Promise.resolve(listed(uid).filter(({ platform, read }) => platform === channel && !read).length),
    markRead(uid, ids, read) {
      for (const [id, message] of of(uid)) if (ids.includes(id)) of(uid).set(id, { ...message, read });
      return Promise.resolve();
    },
    forgetMessages(uid, channel, limit) {
      const ids = listed(uid)
        .filter(({ platform }) => platform === channel)
        .map(({ id }) => id);
      for (const id of ids.slice(0, limit)) of(uid).delete(id);
      return Promise.resolve(Math.min(limit, ids.length));
    },
    noteReference(uid, reference, providerId) {
      references.set(`${uid}/${reference}`, providerId);
      return Promise.resolve();
    },
    findReference: (uid, reference) => Promise.resolve(references.get(`${uid}/${reference}`) ?? null),
    owners: (channel, account) => Promise.resolve(owners.get(`${channel}-${account}`) ?? []),
    addOwner(channel, account, uid) {
      const name = `${channel}-${account}`;
      owners.set(name, [...new Set([...(owners.get(name) ?? []), uid])]);
      return Promise.resolve();
    },
    leaveAccounts(channel, uid, except) {
      for (const [name, uids] of owners) {
        const isLeft = name.startsWith(`${channel}-`) && name !== `${channel}-${except}`;
        if (isLeft)
          owners.set(
            name,
            uids.filter((one) => one !== uid),
          );
      }
      return Promise.resolve();
    },
    takeNumber(uid, numbers, theirs) {
      const own = heldBy(uid, numbers, theirs);
      const number = own ?? numbers.find((one) => !conversations.has(`${one}-${theirs}`)) ?? null;
      if (number !== null) conversations.set(`${number}-${theirs}`, uid);
      return Promise.resolve(number);
    },
    numberOf: (uid, numbers, theirs) => Promise.resolve(heldBy(uid, numbers, theirs)),
    conversationOf: (ours, theirs) => Promise.resolve(conversations.get(`${ours}-${theirs}`) ?? null),
  };
  return store;
}

export function isMeant(
  { direction, read, timestamp }: KeptMessage,
  { direction: wanted = direction, isUnread, over }: MessagesMeant,
): boolean {
  const isThen = over === undefined || (timestamp >= over.from && timestamp < over.to);
  return direction === wanted && !(isUnread && read) && isThen;
}
