import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { whenOnline } from '../kit/state/lazy-part.ts';
import { ownTask } from '../kit/state/own-task.ts';

type LateProps = { load: () => Promise<{ default: ComponentType }> };

/**
 * Draws a part that no screen waits for, once it is loaded. React.lazy would not do: even an empty fallback counts as
 * one, and after a fallback React holds back all updates for 300 ms. Offline, the page goes without the part until
 * there is a connection.
 */
export function Late({ load }: LateProps) {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    let isMounted = true;
    const show = (part: () => ComponentType) => {
      if (isMounted) startTransition(() => setPart(part));
    };
    ownTask()
      .then(() => whenOnline(load))
      .then(
        (module) => show(() => module.default),
        // Thrown while drawing, so that the error boundary catches it.
        (error: unknown) =>
          show(() => {
            throw error;
          }),
      );
    return () => {
      isMounted = false;
    };
  }, [load]);
  return Part === undefined ? null : <Part />;
}
