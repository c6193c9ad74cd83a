import type { NotificationDocument } from '@crocodile-hub/core/contract/documents';
import type { Instant } from '@crocodile-hub/core/contract/time';

/** What the sweeper is to look at. */
export type Due = { uid: string; id: string };

/** What becomes of something that could not be attended to. */
export type Setback = {
  /** It is left alone until then; for good where it is null. */
  attendAt: Instant | null;
  /** Tells the person that it was set aside. */
  notification?: { id: string; document: NotificationDocument } | undefined;
};
