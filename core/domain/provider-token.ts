/** Google's access tokens. Spec section 5: a valid one starts with the provider's prefix. */
export const providerTokenPrefix = 'ya29.';

export function isProviderToken(token: unknown): token is string {
  return typeof token === 'string' && token.startsWith(providerTokenPrefix) && /^[\x21-\x7e]+$/.test(token);
}
