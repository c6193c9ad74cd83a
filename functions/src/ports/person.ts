import type { Instant } from '@crocodile-hub/core/contract/time';

/** The person that the verified ID token names. */
export type Person = {
  uid: string;
  /** Google accounts that this person signs in with. */
  googleIds: readonly string[];
  /** A Google access token that came with the call; it never decides who the person is. */
  providerToken: string | null;
  /** When they signed in. */
  signedInAt: Instant;
};

/** The person of a job that runs without a call: it can use only what is stored. */
export function absent(uid: string): Person {
  return { uid, googleIds: [], providerToken: null, signedInAt: 0 };
}
