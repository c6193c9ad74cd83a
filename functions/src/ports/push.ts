import type { PushSubscription } from './devices.ts';

/**
 * The notification that a device shows, and the path of the page that it opens. Two with the same id are shown as one.
 */
export type PushMessage = { id: string; title: string; body: string; path: string };

/** Notifications to the person's browsers and phones with no page open; best effort beside the stored notification. */
export interface Push {
  readonly isConfigured: boolean;
  /** Whether the address is a push service's: it comes from a browser, and we are the ones who will call it. */
  serves(endpoint: string): boolean;
  /** `gone`: pushes to this address will never arrive. */
  send(to: PushSubscription, message: PushMessage): Promise<'sent' | 'gone'>;
}
