/** The stand-ins, by the names of their paths. */
export const PROVIDER_NAMES = [
  'google',
  'meta',
  'tiktok',
  'linkedin',
  'twilio',
  'openai',
  'speech',
  'weather',
  'search',
  'geocoding',
  'push',
  'web',
] as const;

export type ProviderName = (typeof PROVIDER_NAMES)[number];
