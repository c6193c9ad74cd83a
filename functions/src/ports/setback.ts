import type { NotificationDocument } from '@crocodile-hub/core/contract/documents';
import type { Instant } from '@crocodile-hub/core/contract/time';

/** A document that the sweeper must look at. */
export type Due = { uid: string; id: string };

/** What happens to a document whose processing failed. */
export type Setback = {
  /** The time of the next attempt; null for never. */
  attendAt: Instant | null;
  /** Tells the person that it was set aside. */
  notification?: { id: string; document: NotificationDocument } | undefined;
};
