import * as z from 'zod/mini';

/** Begins a consent at a provider: the hex SHA-256 of a random secret that this browser keeps until the exchange. */
export const nonceHash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** What the provider's consent page returns, with the secret that began the consent. */
export const consentAnswer = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(4_000)),
  state: z.string().check(z.minLength(1), z.maxLength(200)),
  nonce: z.string().check(z.minLength(16), z.maxLength(200)),
});
