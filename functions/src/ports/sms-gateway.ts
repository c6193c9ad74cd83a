import type { Instant } from '@crocodile-hub/core/contract/time';

export interface SmsGateway {
  /** The numbers that messages may leave from; none when no gateway is set up. */
  readonly numbers: readonly string[];
  send(message: { from: string; to: string; text: string }): Promise<string>;
  /** A message with this text that was sent since then. */
  find(message: { from: string; to: string; text: string; since: Instant }): Promise<string | null>;
}
