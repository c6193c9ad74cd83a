export type Verified = { uid: string; googleIds: readonly string[] };

/** Verifies Firebase ID tokens. */
export interface Identity {
  /** Throws, or rejects with, `unauthenticated` unless the token is genuine and alive. */
  verify(idToken: string): Verified | Promise<Verified>;
}
