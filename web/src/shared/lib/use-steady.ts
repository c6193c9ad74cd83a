import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that stays the same one while it does what the latest render says: memoised rows that get it are not drawn
 * anew. For events only, not to be called while rendering.
 */
export function useSteady<Args extends unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
