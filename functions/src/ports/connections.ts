import type { Instant } from '@crocodile-hub/core/contract/time';

export type MetaService = 'whatsapp' | 'facebook-inbox' | 'instagram-inbox';

/** Credentials that a person gave for a service. The token stands sealed. */
export type Connection = { accountId: string; accessToken: string; account: string | null };

export interface Connections {
  load(uid: string, service: MetaService): Promise<Connection | null>;
  save(uid: string, service: MetaService, connection: Connection, now: Instant): Promise<void>;
  remove(uid: string, service: MetaService, status: 'disconnected' | 'error'): Promise<void>;
}
