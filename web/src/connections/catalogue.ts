import { isLinkedService, type LinkedService } from '@crocodile-hub/core/contract/linked-services';
import type { MetaService } from '@crocodile-hub/core/contract/meta-services';

/** Connected by consent at the provider; Google's is also the sign-in, and serves mail and calendar alike. */
export type ConsentLink = 'google' | LinkedService;

/**
 * How an account is connected: by consent, by an access token that the person brings, or not at all, because the server
 * has no call for it yet.
 */
export type LinkKind = ConsentLink | MetaService;

export function isByConsent(link: LinkKind | null): link is ConsentLink {
  return link !== null && (link === 'google' || isLinkedService(link));
}

type Entry = {
  id: string;
  type: 'email' | 'storage' | 'calendar' | 'messages' | 'social' | 'ads';
  connectionType: 'oauth' | 'api_key' | 'webhook';
  link: LinkKind | null;
};

/** The eleven of the product. Gmail and the calendar share one grant of Google's. Rule devices.catalogue.1. */
export const catalogue = [
  { id: 'gmail', type: 'email', connectionType: 'oauth', link: 'google' },
  { id: 'google-drive', type: 'storage', connectionType: 'oauth', link: 'google-drive' },
  { id: 'google-calendar', type: 'calendar', connectionType: 'oauth', link: 'google' },
  { id: 'facebook-inbox', type: 'messages', connectionType: 'api_key', link: 'facebook-inbox' },
  { id: 'instagram-inbox', type: 'messages', connectionType: 'api_key', link: 'instagram-inbox' },
  { id: 'tiktok-inbox', type: 'messages', connectionType: 'oauth', link: 'tiktok-inbox' },
  { id: 'whatsapp', type: 'messages', connectionType: 'api_key', link: 'whatsapp' },
  { id: 'linkedin', type: 'social', connectionType: 'oauth', link: 'linkedin' },
  { id: 'facebook-ads', type: 'ads', connectionType: 'oauth', link: null },
  { id: 'tiktok-ads', type: 'ads', connectionType: 'oauth', link: null },
  { id: 'google-ads', type: 'ads', connectionType: 'oauth', link: null },
] as const satisfies readonly Entry[];

export type IntegrationId = (typeof catalogue)[number]['id'];
