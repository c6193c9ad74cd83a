/** What times are resolved against. */
import { type Zone, zoneOf } from '../../time/zone.ts';

export type Clockwork = {
  readonly now: number;
  readonly zone: Zone;
  readonly country: string;
  /** What the words beside the time suggest where the hour alone is open: dinner at 8, wake me at 6. */
  readonly hint: 'morning' | 'evening' | null;
};

type Stated = { readonly now: string; readonly timeZone: string; readonly country?: string | undefined };

/** Of a sentence whose words suggest no half of the day. */
export function clockworkOf({ now, timeZone, country = 'IL' }: Stated): Clockwork {
  return { now: Date.parse(now), zone: zoneOf(timeZone, now), country, hint: null };
}
