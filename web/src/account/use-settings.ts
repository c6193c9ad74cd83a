import { hold } from '@crocodile-hub/core/domain/limits';
import type { QuietHours } from '@crocodile-hub/core/domain/quiet-hours';
import { personTimeZone } from '@crocodile-hub/core/domain/time-zone';
import { useMemo } from 'react';
import { useUid } from './person.ts';
import { confirmedAnswer } from '../kit/wire/firebase/live-query.ts';
import { useLiveQuery } from './use-live-query.ts';
import { profileQuery } from './watch-profile.ts';

export type Settings = {
  /** The zone in which times are read and shown: the profile's, else the browser's. */
  timeZone: string;
  /** When no notification may ring; null if not set. */
  quietHours: QuietHours | null;
  /** How long a send waits for Undo: the setting, or its default until the profile is loaded. */
  holdMs: number;
  /** The same for a send that starts now: waits for the server's word, as this device's copy may be old. */
  chosenHold: (uid: string) => Promise<number>;
};

/** The person's settings; defaults until the profile is loaded, and for fields that it lacks. */
export function useSettings(): Settings {
  const profile = useLiveQuery(profileQuery, useUid());
  // Asking the browser takes milliseconds, and this hook runs at every render.
  const ownZone = useMemo(() => browserZone(), []);
  const stored = profile.is === 'ready' ? profile.items[0]?.settings : undefined;
  return {
    timeZone: personTimeZone(stored?.timeZone ?? ownZone),
    quietHours: stored?.quietHours ?? null,
    holdMs: stored?.holdMs ?? hold.defaultMs,
    chosenHold,
  };
}

const holdPatienceMs = 2_000;

async function chosenHold(uid: string): Promise<number> {
  const profile = await confirmedAnswer(profileQuery, uid, holdPatienceMs);
  const stored = profile.is === 'ready' ? profile.items[0]?.settings : undefined;
  return stored?.holdMs ?? hold.defaultMs;
}

export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
