import type { Grants, PendingFlow, StoredGrant, Ticket } from '../ports/grants.ts';

export function memoryGrants(): Grants & { statusOf(uid: string): string | undefined } {
  const grants = new Map<string, StoredGrant>();
  const status = new Map<string, string>();
  const flows = new Map<string, PendingFlow>();
  const tickets = new Map<string, Ticket>();
  const take = <T>(from: Map<string, T>, key: string): T | null => {
    const found = from.get(key) ?? null;
    from.delete(key);
    return found;
  };
  return {
    statusOf: (uid) => status.get(uid),
    load: (uid) => Promise.resolve(grants.get(uid) ?? null),
    save(uid, grant) {
      grants.set(uid, grant);
      status.set(uid, 'connected');
      return Promise.resolve();
    },
    refreshed(uid, token) {
      const grant = grants.get(uid);
      if (grant !== undefined) grants.set(uid, { ...grant, ...token });
      return Promise.resolve();
    },
    keepHandedOver(uid, token) {
      grants.set(uid, { account: '', googleId: '', scopes: '', refreshToken: null, ...token });
      return Promise.resolve();
    },
    remove(uid, reason) {
      grants.delete(uid);
      status.set(uid, reason);
      return Promise.resolve();
    },
    beginFlow(state, flow) {
      flows.set(state, flow);
      return Promise.resolve();
    },
    takeFlow: (state) => Promise.resolve(take(flows, state)),
    keepTicket(hash, ticket) {
      tickets.set(hash, ticket);
      return Promise.resolve();
    },
    takeTicket: (hash) => Promise.resolve(take(tickets, hash)),
  };
}
