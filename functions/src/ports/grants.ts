import type { LinkedService } from '@crocodile-hub/core/contract/linked-services';
import type { Instant } from '@crocodile-hub/core/contract/time';

/** What one grant of Google serves. */
export const googleServices = ['gmail', 'google-calendar'] as const;
export type GoogleService = (typeof googleServices)[number];

/** What Google gave us to act for the person. Tokens stand sealed; only the token source opens them. */
export type StoredGrant = {
  account: string;
  googleId: string;
  scopes: string;
  /** Null for a token that the browser handed over for one held action. */
  refreshToken: string | null;
  accessToken: string;
  expiresAt: Instant;
  /** What Google refuses to do with it, by its last answer about each. */
  refused?: readonly GoogleService[] | undefined;
};

/** Which grant is meant: another consent brings another refresh token, as it is stored. */
export type GrantMark = Pick<StoredGrant, 'refreshToken'>;

/** What Google gave in a renewal; it may bring another refresh token. */
export type RenewedTokens = Pick<StoredGrant, 'accessToken' | 'expiresAt'> & { refreshToken: string | null };

export type PendingFlow = {
  /** Whose consent page it leads to: a state of one is never answered by another. */
  service: 'google' | LinkedService;
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
  /** Also shows the person that Gmail and the calendar are connected, but for what the grant is refused. */
  save(uid: string, grant: StoredGrant, now: Instant): Promise<void>;
  /** New tokens of a grant that is still there; without a refresh token the old one stays. */
  refreshed(uid: string, mark: GrantMark, tokens: RenewedTokens): Promise<void>;
  /** What Google's last answer showed about one service of a grant that is still there. */
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
  /** Single use: gone after the first call, whoever makes it. */
  takeFlow(state: string): Promise<PendingFlow | null>;
  keepTicket(ticketHash: string, ticket: Ticket): Promise<void>;
  takeTicket(ticketHash: string): Promise<Ticket | null>;
}
