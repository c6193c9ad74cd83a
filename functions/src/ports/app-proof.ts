/** Knows the calls of our own app from those of scripts: Firebase App Check. */
export interface AppProof {
  /** Throws, or rejects with, `unauthenticated` unless the token was given to our app and is alive. */
  verify(token: string): object | Promise<object>;
}
