/** Google's access tokens. Rule google.token.1: a valid one starts with the provider's prefix. */
export const providerTokenPrefix = 'ya29.';

export function isProviderToken(token: unknown): token is string {
  return typeof token === 'string' && token.startsWith(providerTokenPrefix) && /^[\x21-\x7e]+$/.test(token);
}
