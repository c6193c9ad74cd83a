import type { LinkedService } from '@crocodile-hub/core/contract/linked-services';
import type { Instant } from '@crocodile-hub/core/contract/time';

export type LinkTokens = {
  accessToken: string;
  /** Null where the provider gives none: then the person connects again when the access token ends. */
  refreshToken: string | null;
  expiresAt: Instant;
  /** What the person allowed, as the provider said it. */
  scopes: string;
};

/** The account at the provider: its id there, and what people call it. */
export type LinkedAccount = { accountId: string; account: string | null };

/** A grant as it is stored: its tokens stand sealed. */
export type StoredLink = LinkTokens & LinkedAccount;

/** Which tokens are meant, as they are stored: what comes late must change nothing of others. */
export type LinkMark = Pick<StoredLink, 'accessToken'>;

export interface Links {
  load(uid: string, service: LinkedService): Promise<StoredLink | null>;
  /** Also shows the person that the service is connected. */
  save(uid: string, service: LinkedService, link: StoredLink, now: Instant): Promise<void>;
  /** New tokens of a link that still has the tokens that were renewed. */
  renewed(uid: string, service: LinkedService, used: LinkMark, tokens: LinkTokens): Promise<void>;
  /** That the provider has just answered for a link that still has the tokens that were asked with. */
  answered(
    uid: string,
    service: LinkedService,
    used: LinkMark,
    answer: LinkedAccount & { at: Instant },
  ): Promise<void>;
  /** The provider refused this link for good. False where the stored one has other tokens by now; then it stays. */
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
