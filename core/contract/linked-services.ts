/** Services that are connected by consent at their provider, each with a grant of its own. Google's mail and calendar have theirs. */
export const linkedServices = ['google-drive', 'tiktok-inbox', 'linkedin'] as const;
export type LinkedService = (typeof linkedServices)[number];

export function isLinkedService(service: string): service is LinkedService {
  return linkedServices.some((one) => one === service);
}

/** The providers with a consent page, as their callback addresses name them. */
type ConsentProvider = 'google' | 'tiktok' | 'linkedin';

export const consentProviderOf = {
  'google-drive': 'google',
  'tiktok-inbox': 'tiktok',
  linkedin: 'linkedin',
} as const satisfies Record<LinkedService, ConsentProvider>;

/** The path of the app to which a provider's consent page returns. */
export function callbackPath(provider: ConsentProvider): string {
  return `/auth/${provider}/callback`;
}

/** The names used in messages. */
export const serviceName = {
  'google-drive': 'Google Drive',
  'tiktok-inbox': 'TikTok',
  linkedin: 'LinkedIn',
} as const satisfies Record<LinkedService, string>;
