import type { Instant } from '@crocodile-hub/core/contract/time';

/** What Google gave us to act for the person. Tokens stand sealed; only the token source opens them. */
export type StoredGrant = {
  account: string;
  googleId: string;
  scopes: string;
  /** Null for a token that the browser handed over for one held action. */
  refreshToken: string | null;
  accessToken: string;
  expiresAt: Instant;
};

export type PendingFlow = {
  verifier: string;
  nonceHash: string;
  redirectUri: string;
  /** Null when started signed out. */
  uid: string | null;
  expiresAt: Instant;
};

export type Ticket = { grant: StoredGrant; expiresAt: Instant };

export interface Grants {
  /** The person's grant; without one, a token handed over for held actions that is still alive. */
  load(uid: string): Promise<StoredGrant | null>;
  /** Also shows the person that Gmail and the calendar are connected. */
  save(uid: string, grant: StoredGrant, now: Instant): Promise<void>;
  /** New access token of a grant that is still there. */
  refreshed(uid: string, token: Pick<StoredGrant, 'accessToken' | 'expiresAt'>): Promise<void>;
  keepHandedOver(uid: string, token: Pick<StoredGrant, 'accessToken' | 'expiresAt'>): Promise<void>;
  /** `error` when Google withdrew it, `disconnected` when the person did. */
  remove(uid: string, status: 'disconnected' | 'error'): Promise<void>;

  beginFlow(state: string, flow: PendingFlow): Promise<void>;
  /** Single use: gone after the first call, whoever makes it. */
  takeFlow(state: string): Promise<PendingFlow | null>;
  keepTicket(ticketHash: string, ticket: Ticket): Promise<void>;
  takeTicket(ticketHash: string): Promise<Ticket | null>;
}
