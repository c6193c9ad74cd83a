import type { LinkedService } from '@crocodile-hub/core/contract/linked-services';
import type { Instant } from '@crocodile-hub/core/contract/time';

/** The services that one Google grant serves. */
export const googleServices = ['gmail', 'google-calendar'] as const;
export type GoogleService = (typeof googleServices)[number];

/** A stored Google grant. Its tokens are sealed; only the token source opens them. */
export type StoredGrant = {
  account: string;
  googleId: string;
  scopes: string;
  /** Null for a token that the browser handed over for one held action. */
  refreshToken: string | null;
  accessToken: string;
  expiresAt: Instant;
  /** The services that Google refuses under this grant, by its last answers. */
  refused?: readonly GoogleService[] | undefined;
};

/** Identifies a grant by its stored refresh token: a new consent brings another one. */
export type GrantMark = Pick<StoredGrant, 'refreshToken'>;

/** The tokens that a renewal brings, perhaps with another refresh token. */
export type RenewedTokens = Pick<StoredGrant, 'accessToken' | 'expiresAt'> & { refreshToken: string | null };

export type PendingFlow = {
  /** The provider whose consent it begins: its state is refused for any other provider. */
  service: 'google' | LinkedService;
  verifier: string;
  nonceHash: string;
  redirectUri: string;
  /** Null if it began signed out. */
  uid: string | null;
  expiresAt: Instant;
};

export type Ticket = { grant: StoredGrant; expiresAt: Instant };

export interface Grants {
  /** The person's grant; without one, a token handed over for held actions that is still alive. */
  load(uid: string): Promise<StoredGrant | null>;
  /** Also shows the person that Gmail and the calendar are connected, but for what the grant is refused. */
  save(uid: string, grant: StoredGrant, now: Instant): Promise<void>;
  /** New tokens of a grant that is still there; without a refresh token the old one stays. */
  refreshed(uid: string, mark: GrantMark, tokens: RenewedTokens): Promise<void>;
  /** Records whether Google accepted a service of this grant, if the grant is still stored. */
  showed(
    uid: string,
    mark: GrantMark,
    shown: { service: GoogleService; isRefused: boolean; at: Instant },
  ): Promise<void>;
  /** Google refused this grant for good. False where another one is stored by now; then that stays. */
  end(uid: string, mark: GrantMark): Promise<boolean>;
  keepHandedOver(uid: string, token: Pick<StoredGrant, 'accessToken' | 'expiresAt'>): Promise<void>;
  /** The person disconnected it. */
  remove(uid: string): Promise<void>;

  beginFlow(state: string, flow: PendingFlow): Promise<void>;
  /** Single use: it is gone after the first call. */
  takeFlow(state: string): Promise<PendingFlow | null>;
  keepTicket(ticketHash: string, ticket: Ticket): Promise<void>;
  takeTicket(ticketHash: string): Promise<Ticket | null>;
}
