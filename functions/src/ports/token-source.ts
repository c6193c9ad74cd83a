import type { GoogleService } from './grants.ts';
import type { Person } from './person.ts';

/** Google access tokens for adapters; nothing else sees one. */
export interface TokenSource {
  /** Throws `reauth` when the person has to connect Google again. */
  token(person: Person): Promise<string>;
  /** Another token after Google refused this one; throws `reauth` when there is none. */
  renew(person: Person, refused: string): Promise<string>;
  /** What Google said to a call with this token. It is what the person is shown, where the token is of their grant. */
  showed(person: Person, token: string, shown: { service: GoogleService; isRefused: boolean }): Promise<void>;
}
