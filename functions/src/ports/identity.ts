import type { Instant } from '@crocodile-hub/core/contract/time';

export type Verified = { uid: string; googleIds: readonly string[]; startedAt: Instant };

/** The session that an ID token belongs to, as the token says. */
export type Session = Verified & {
  /** Begun with a password, and not through a provider. */
  withPassword: boolean;
  isVerified: boolean;
};

/** Verifies Firebase ID tokens by themselves: their signature, their issuer, their end. */
export interface Tokens {
  /** Throws, or rejects with, `unauthenticated` unless the token is genuine and alive. */
  verify(idToken: string): Session | Promise<Session>;
}

/** Tells who makes a call. */
export interface Identity {
  /** Verifies the token, and that its account and its session have not ended. */
  verify(idToken: string): Verified | Promise<Verified>;
}
