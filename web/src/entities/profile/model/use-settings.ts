import { hold } from '@crocodile-hub/core/domain/limits';
import { personTimeZone } from '@crocodile-hub/core/domain/time-zone';
import { useMemo } from 'react';
import { useUid } from '../../../shared/auth/person.ts';
import { useLiveQuery } from '../../../shared/firebase/use-live-query.ts';
import { profileQuery } from '../api/watch-profile.ts';

export type Settings = {
  /** The zone to read and show times in: the profile's, else the browser's. */
  timeZone: string;
  /** How long what is sent waits for Undo. */
  holdMs: number;
};

/** The person's settings, with the defaults until the profile is known and where it says nothing. */
export function useSettings(): Settings {
  const profile = useLiveQuery(profileQuery, useUid());
  // To ask the browser costs milliseconds, and this hook runs at every render.
  const ownZone = useMemo(() => browserZone(), []);
  const stored = profile.is === 'ready' ? profile.items[0]?.settings : undefined;
  return {
    timeZone: personTimeZone(stored?.timeZone ?? ownZone),
    holdMs: stored?.holdMs ?? hold.defaultMs,
  };
}

function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
