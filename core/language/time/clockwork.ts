/** What times are resolved against. */
import type { Zone } from './zone.ts';

export type Clockwork = {
  readonly now: number;
  readonly zone: Zone;
  readonly country: string;
  /** What the words beside the time suggest where the hour alone is open: dinner at 8, wake me at 6. */
  readonly hint: 'morning' | 'evening' | null;
};
