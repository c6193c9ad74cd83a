import {
  type GoogleService,
  googleServices,
  type GrantMark,
  type Grants,
  type PendingFlow,
  type StoredGrant,
  type Ticket,
} from '../ports/connections.ts';

type Shown = { statusOf(uid: string, service?: GoogleService): string | undefined };

export function memoryGrants(): Grants & Shown {
  const grants = new Map<string, StoredGrant>();
  const status = new Map<string, string>();
  const flows = new Map<string, PendingFlow>();
  const tickets = new Map<string, Ticket>();
  const take = <T>(from: Map<string, T>, key: string): T | null => {
    const found = from.get(key) ?? null;
    from.delete(key);
    return found;
  };
  const keyOf = (uid: string, service: GoogleService) => `${service} ${uid}`;
  const show = (uid: string, statusOf: (service: GoogleService) => string) => {
    for (const service of googleServices) status.set(keyOf(uid, service), statusOf(service));
  };
  const marked = (uid: string, { refreshToken }: GrantMark) => {
    const grant = grants.get(uid);
    return grant?.refreshToken === refreshToken ? grant : undefined;
  };
  return {
    statusOf: (uid, service = 'gmail') => status.get(keyOf(uid, service)),
    load: (uid) => Promise.resolve(grants.get(uid) ?? null),
    save(uid, grant) {
      grants.set(uid, grant);
      show(uid, (service) => (grant.refused?.includes(service) === true ? 'error' : 'connected'));
      return Promise.resolve();
    },
    refreshed(uid, mark, { refreshToken, ...token }) {
      const grant = marked(uid, mark);
      if (grant !== undefined) {
        grants.set(uid, { ...grant, ...token, refreshToken: refreshToken ?? grant.refreshToken });
      }
      return Promise.resolve();
    },
    recordAnswer(uid, mark, { service, isRefused }) {
      const grant = marked(uid, mark);
      if (grant === undefined) return Promise.resolve();
      const others = (grant.refused ?? []).filter((one) => one !== service);
      grants.set(uid, { ...grant, refused: isRefused ? [...others, service] : others });
      status.set(keyOf(uid, service), isRefused ? 'error' : 'connected');
      return Promise.resolve();
    },
    end(uid, mark) {
      if (grants.has(uid) && marked(uid, mark) === undefined) return Promise.resolve(false);
      if (grants.delete(uid)) show(uid, () => 'error');
      return Promise.resolve(true);
    },
    keepHandedOver(uid, token) {
      grants.set(uid, { account: '', googleId: '', scopes: '', refreshToken: null, ...token });
      return Promise.resolve();
    },
    remove(uid) {
      grants.delete(uid);
      show(uid, () => 'disconnected');
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
