import type { LinkedService } from '@crocodile-hub/core/contract/linked-services';
import type { MetaService } from '@crocodile-hub/core/contract/meta-services';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Person } from './accounts.ts';

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
type RenewedTokens = Pick<StoredGrant, 'accessToken' | 'expiresAt'> & { refreshToken: string | null };

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
  /**
   * Also shows the person that Gmail and the calendar are connected, but for what the grant is refused. What was read
   * from an earlier account is deleted.
   */
  save(uid: string, grant: StoredGrant, now: Instant): Promise<void>;
  /** New tokens of a grant that is still there; without a refresh token the old one stays. */
  refreshed(uid: string, mark: GrantMark, tokens: RenewedTokens): Promise<void>;
  /** Records whether Google accepted a service of this grant, if the grant is still stored. */
  recordAnswer(
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

/** Google access tokens for adapters; no other code sees them. */
export interface TokenSource {
  /** Throws `reauth` when the person has to connect Google again. */
  token(person: Person): Promise<string>;
  /** Another token after Google refused this one; throws `reauth` when there is none. */
  renew(person: Person, refused: string): Promise<string>;
  /** Records whether Google accepted this token. If it belongs to the person's grant, they are shown the result. */
  recordAnswer(
    person: Person,
    token: string,
    shown: { service: GoogleService; isRefused: boolean },
  ): Promise<void>;
}

export type Tokens = {
  accessToken: string;
  /** Absent when a refresh kept the old one. */
  refreshToken: string | null;
  expiresAt: Instant;
  scopes: string;
};

type AuthRequest = { state: string; verifier: string; redirectUri: string; loginHint?: string | undefined };

/** Google's authorization server. */
export interface OAuth {
  authUrl(flow: AuthRequest): string;
  /** `granted` are the services that the person allowed. */
  exchange(
    code: string,
    flow: { verifier: string; redirectUri: string },
  ): Promise<Tokens & { idToken: string; granted: readonly GoogleService[] }>;
  /** Throws `reauth` when the grant was withdrawn. */
  refresh(refreshToken: string): Promise<Tokens>;
  revoke(token: string): Promise<void>;
}

export type LinkTokens = {
  accessToken: string;
  /** Null if the provider gives none: then the person connects again when the access token ends. */
  refreshToken: string | null;
  expiresAt: Instant;
  /** What the person allowed, in the provider's words. */
  scopes: string;
};

/** The account at the provider: its id there, and what people call it. */
export type LinkedAccount = { accountId: string; account: string | null };

/** A stored link: its tokens are sealed. */
export type StoredLink = LinkTokens & LinkedAccount;

/** Identifies a link by its stored access token, so that a late change does not touch newer tokens. */
type LinkMark = Pick<StoredLink, 'accessToken'>;

export interface Links {
  load(uid: string, service: LinkedService): Promise<StoredLink | null>;
  /** Also shows the person that the service is connected. */
  save(uid: string, service: LinkedService, link: StoredLink, now: Instant): Promise<void>;
  /** New tokens of a link that still has the tokens that were renewed. */
  renewed(uid: string, service: LinkedService, used: LinkMark, tokens: LinkTokens): Promise<void>;
  /** Records that the provider has just answered, if the link still has the tokens that were used. */
  answered(
    uid: string,
    service: LinkedService,
    used: LinkMark,
    answer: LinkedAccount & { at: Instant },
  ): Promise<void>;
  /** The provider refused this link for good. False if other tokens are stored by now; those stay. */
  end(uid: string, service: LinkedService, refused: LinkMark): Promise<boolean>;
  /** The person disconnected it. */
  remove(uid: string, service: LinkedService): Promise<void>;
}

type Flow = { verifier: string; redirectUri: string };

/** A provider's authorization server, and the one question that is asked with its tokens. */
export interface LinkProvider {
  /** The permissions without which the link is of no use. */
  readonly needs: readonly string[];
  authUrl(flow: Flow & { state: string; loginHint?: string | undefined }): string;
  /** Throws `invalid` when the provider does not take the code. */
  exchange(code: string, flow: Flow): Promise<LinkTokens>;
  /** Throws `reauth` when the grant is over. */
  refresh(refreshToken: string): Promise<LinkTokens>;
  /** Throws `reauth` when the token, or the permission to ask, was taken away. */
  whoseAccount(accessToken: string): Promise<LinkedAccount>;
  revoke(tokens: Pick<LinkTokens, 'accessToken' | 'refreshToken'>): Promise<void>;
}

export type LinkProviders = Readonly<Record<LinkedService, LinkProvider>>;

/** Credentials that a person gave for a service. The token is sealed. */
export type Connection = { accountId: string; accessToken: string; account: string | null };

/** `isRefused`: the last real call was refused for its token. */
export type StoredConnection = Connection & { isRefused: boolean };

export interface Connections {
  load(uid: string, service: MetaService): Promise<StoredConnection | null>;
  save(uid: string, service: MetaService, connection: Connection, now: Instant): Promise<void>;
  /** Records the result of a call with this token. If the connection has another token by now, it stays as it is. */
  recordAnswer(
    uid: string,
    service: MetaService,
    used: Pick<Connection, 'accessToken'>,
    shown: { isRefused: boolean; at: Instant },
  ): Promise<void>;
  remove(uid: string, service: MetaService, status: 'disconnected' | 'error'): Promise<void>;
}
