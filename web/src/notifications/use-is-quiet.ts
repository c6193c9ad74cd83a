import { clockTime, isQuietAt } from '@crocodile-hub/core/domain/quiet-hours';
import { useMemo } from 'react';
import { useUid } from '../account/person.ts';
import { useLiveQuery } from '../account/use-live-query.ts';
import { useSettings } from '../account/use-settings.ts';
import { profileQuery } from '../account/watch-profile.ts';

/**
 * Tells whether it is quiet now, when no notification of the browser may be shown. Undefined until the person's quiet
 * hours are known: before that, nothing may ring. Rule profile.quiet.1.
 */
export function useIsQuiet(): (() => boolean) | undefined {
  const isKnown = useLiveQuery(profileQuery, useUid()).is !== 'loading';
  const { quietHours, timeZone } = useSettings();
  return useMemo(
    () =>
      isKnown
        ? () => quietHours !== null && isQuietAt(clockTime(Date.now(), timeZone), quietHours)
        : undefined,
    [isKnown, quietHours, timeZone],
  );
}
