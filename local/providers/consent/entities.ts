/** Somebody with an account at the vendor. */
export type Member = { id: string; name: string; email: string };

/** Sent back from the consent page; used once. */
export type ConsentCode = {
  code: string;
  memberId: string;
  redirectUri: string;
  scopes: string[];
  expiresAt: number;
};

/** The scopes that a member allowed the product. */
export type ConsentGrant = {
  id: string;
  memberId: string;
  scopes: string[];
  accessToken: string;
  accessEndsAt: number;
  /** Null if the vendor gives none. */
  refreshToken: string | null;
  refreshEndsAt: number;
  isWithdrawn: boolean;
};
