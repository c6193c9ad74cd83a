/** Verifies Firebase ID tokens. */
export interface Identity {
  /** Throws `unauthenticated` unless the token is genuine and alive. */
  verify(idToken: string): Promise<{ uid: string; googleIds: readonly string[] }>;
}
