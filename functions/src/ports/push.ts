import type { PushSubscription } from './devices.ts';

/** What a device shows, and the page of ours that it leads to. The same id is shown as one, whoever shows it. */
export type PushMessage = { id: string; title: string; body: string; path: string };

/** Notifications to the person's browsers and phones with no page open; best effort beside the stored notification. */
export interface Push {
  readonly isConfigured: boolean;
  /** Whether the address is a push service's: it comes from a browser, and we are the ones who will call it. */
  serves(endpoint: string): boolean;
  /** `gone`: whatever is sent there will never arrive. */
  send(to: PushSubscription, message: PushMessage): Promise<'sent' | 'gone'>;
}
