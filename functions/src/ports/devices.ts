import type { Instant } from '@crocodile-hub/core/contract/time';

/** The address to which a browser takes pushes, and the keys to encrypt them for it. */
export type PushSubscription = { endpoint: string; keys: { p256dh: string; auth: string } };

/** A browser that the person lets us notify. */
export type Device = { subscription: PushSubscription; locale: string | null };

export interface Devices {
  list(uid: string): Promise<Device[]>;
  /** Known by its endpoint. A person has a few at most: the one that was seen longest ago makes room. */
  keep(uid: string, device: Device, now: Instant): Promise<void>;
  forget(uid: string, endpoint: string): Promise<void>;
}
