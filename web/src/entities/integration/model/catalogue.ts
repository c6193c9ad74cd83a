/**
 * How an account is connected: through Google's own consent, by an access token that the person brings, or not at all,
 * because the server has no call for it yet.
 */
export type Link = 'google' | 'whatsapp' | 'facebook-inbox' | 'instagram-inbox';

type Entry = {
  id: string;
  type: 'email' | 'storage' | 'calendar' | 'messages' | 'social' | 'ads';
  connectionType: 'oauth' | 'api_key' | 'webhook';
  link: Link | null;
};

/** The eleven of the product. Gmail and the calendar share one grant of Google's. Rule devices.catalogue.1. */
export const catalogue = [
  { id: 'gmail', type: 'email', connectionType: 'oauth', link: 'google' },
  { id: 'google-drive', type: 'storage', connectionType: 'oauth', link: null },
  { id: 'google-calendar', type: 'calendar', connectionType: 'oauth', link: 'google' },
  { id: 'facebook-inbox', type: 'messages', connectionType: 'api_key', link: 'facebook-inbox' },
  { id: 'instagram-inbox', type: 'messages', connectionType: 'api_key', link: 'instagram-inbox' },
  { id: 'tiktok-inbox', type: 'messages', connectionType: 'oauth', link: null },
  { id: 'whatsapp', type: 'messages', connectionType: 'api_key', link: 'whatsapp' },
  { id: 'linkedin', type: 'social', connectionType: 'oauth', link: null },
  { id: 'facebook-ads', type: 'ads', connectionType: 'oauth', link: null },
  { id: 'tiktok-ads', type: 'ads', connectionType: 'oauth', link: null },
  { id: 'google-ads', type: 'ads', connectionType: 'oauth', link: null },
] as const satisfies readonly Entry[];

export type IntegrationId = (typeof catalogue)[number]['id'];
