import type { GoogleService } from './grants.ts';
import type { Person } from './person.ts';

/** Google access tokens for adapters; no other code sees them. */
export interface TokenSource {
  /** Throws `reauth` when the person has to connect Google again. */
  token(person: Person): Promise<string>;
  /** Another token after Google refused this one; throws `reauth` when there is none. */
  renew(person: Person, refused: string): Promise<string>;
  /** Records whether Google accepted this token. If it belongs to the person's grant, they are shown the result. */
  showed(person: Person, token: string, shown: { service: GoogleService; isRefused: boolean }): Promise<void>;
}
