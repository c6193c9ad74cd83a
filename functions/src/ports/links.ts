import type { LinkedService } from '@crocodile-hub/core/contract/linked-services';
import type { Instant } from '@crocodile-hub/core/contract/time';

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
export type LinkMark = Pick<StoredLink, 'accessToken'>;

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
