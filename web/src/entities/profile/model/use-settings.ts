import { hold } from '@crocodile-hub/core/domain/limits';
import type { QuietHours } from '@crocodile-hub/core/domain/quiet-hours';
import { personTimeZone } from '@crocodile-hub/core/domain/time-zone';
import { useMemo } from 'react';
import { useUid } from '../../../shared/auth/person.ts';
import { firstAnswer } from '../../../shared/firebase/live-query.ts';
import { useLiveQuery } from '../../../shared/firebase/use-live-query.ts';
import { profileQuery } from '../api/watch-profile.ts';

export type Settings = {
  /** The zone to read and show times in: the profile's, else the browser's. */
  timeZone: string;
  /** When nothing rings; null for whoever set none. */
  quietHours: QuietHours | null;
  /** How long what is sent waits for Undo, as far as it is known. */
  holdMs: number;
  /** The same for what is sent now, which waits until it is known. */
  chosenHold: (uid: string) => Promise<number>;
};

/** The person's settings, with the defaults until the profile is known and where it says nothing. */
export function useSettings(): Settings {
  const profile = useLiveQuery(profileQuery, useUid());
  // To ask the browser costs milliseconds, and this hook runs at every render.
  const ownZone = useMemo(() => browserZone(), []);
  const stored = profile.is === 'ready' ? profile.items[0]?.settings : undefined;
  return {
    timeZone: personTimeZone(stored?.timeZone ?? ownZone),
    quietHours: stored?.quietHours ?? null,
    holdMs: stored?.holdMs ?? hold.defaultMs,
    chosenHold,
  };
}

async function chosenHold(uid: string): Promise<number> {
  const profile = await firstAnswer(profileQuery, uid);
  const stored = profile.is === 'ready' ? profile.items[0]?.settings : undefined;
  return stored?.holdMs ?? hold.defaultMs;
}

export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
