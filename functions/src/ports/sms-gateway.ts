import type { Instant } from '@crocodile-hub/core/contract/time';

export interface SmsGateway {
  /** The number that messages leave from; null when no gateway is set up. */
  readonly number: string | null;
  send(message: { to: string; text: string }): Promise<string>;
  /** A message of these words that left since then. */
  find(message: { to: string; text: string; since: Instant }): Promise<string | null>;
}
