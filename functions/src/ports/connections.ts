import type { Instant } from '@crocodile-hub/core/contract/time';

export const metaServices = ['whatsapp', 'facebook-inbox', 'instagram-inbox'] as const;
export type MetaService = (typeof metaServices)[number];

/** Credentials that a person gave for a service. The token is sealed. */
export type Connection = { accountId: string; accessToken: string; account: string | null };

/** `isRefused`: the last real call was refused for its token. */
export type StoredConnection = Connection & { isRefused: boolean };

export interface Connections {
  load(uid: string, service: MetaService): Promise<StoredConnection | null>;
  save(uid: string, service: MetaService, connection: Connection, now: Instant): Promise<void>;
  /** Records the result of a call with this token. If the connection has another token by now, it stays as it is. */
  showed(
    uid: string,
    service: MetaService,
    used: Pick<Connection, 'accessToken'>,
    shown: { isRefused: boolean; at: Instant },
  ): Promise<void>;
  remove(uid: string, service: MetaService, status: 'disconnected' | 'error'): Promise<void>;
}
