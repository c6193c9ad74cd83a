/** Somebody with an account at the vendor. */
export type Member = { id: string; name: string; email: string };

/** Waits on the consent page's way back; used once. */
export type ConsentCode = {
  code: string;
  memberId: string;
  redirectUri: string;
  scopes: string[];
  expiresAt: number;
};

/** What a member allowed the product. */
export type ConsentGrant = {
  id: string;
  memberId: string;
  scopes: string[];
  accessToken: string;
  accessEndsAt: number;
  /** Null where the vendor gives none. */
  refreshToken: string | null;
  refreshEndsAt: number;
  isWithdrawn: boolean;
};
