import { startTransition, useEffect, useEffectEvent, useState } from 'react';

/**
 * What a source outside React says, for what arrives by itself. useSyncExternalStore draws every change at once and in
 * one piece; here a change is a transition, drawn in slices between which the person's keys and clicks are heard.
 * `read` may depend only on what `subscribe` does. An urgent value is drawn before anything else.
 */
export function useFollowed<T>(
  subscribe: (changed: () => void) => () => void,
  read: () => T,
  isUrgent: (value: T) => boolean = never,
): T {
  const [seen, setSeen] = useState(() => ({ subscribe, value: read() }));
  const look = useEffectEvent(() => {
    const value = read();
    const see = () =>
      setSeen((before) =>
        before.subscribe === subscribe && Object.is(before.value, value) ? before : { subscribe, value },
      );
    if (isUrgent(value)) see();
    else startTransition(see);
  });
  useEffect(() => {
    const stop = subscribe(() => look());
    // It may have changed since it was drawn.
    look();
    return stop;
  }, [subscribe]);
  return seen.subscribe === subscribe ? seen.value : read();
}

const never = () => false;
