import * as z from 'zod/mini';

/** What begins a consent at a provider. Hex SHA-256 of a random secret that this browser keeps until the exchange. */
export const nonceHash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** What comes back from a provider's consent page, with the secret whose hash began it. */
export const consentAnswer = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(4_000)),
  state: z.string().check(z.minLength(1), z.maxLength(200)),
  nonce: z.string().check(z.minLength(16), z.maxLength(200)),
});
