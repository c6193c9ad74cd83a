import type { Instant } from '@crocodile-hub/core/contract/time';

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
  exchange(
    code: string,
    flow: { verifier: string; redirectUri: string },
  ): Promise<Tokens & { idToken: string }>;
  /** Throws `reauth` when the grant was withdrawn. */
  refresh(refreshToken: string): Promise<Tokens>;
  revoke(token: string): Promise<void>;
}
