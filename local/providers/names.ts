/** The stand-ins, by the names under which they are mounted. */
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
