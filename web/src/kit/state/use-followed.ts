import { startTransition, useEffect, useEffectEvent, useState } from 'react';

/**
 * The value of a source outside React whose changes arrive by themselves. useSyncExternalStore would draw each change
 * at once and in one piece; here it is a transition, drawn in slices between which keys and clicks are handled. `read`
 * may depend only on what `subscribe` depends on. An urgent value is drawn at once.
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
