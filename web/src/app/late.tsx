import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { whenOnline } from '../shared/lib/lazy-part.ts';
import { ownTask } from '../shared/lib/own-task.ts';

type LateProps = { load: () => Promise<{ default: ComponentType }> };

/**
 * Draws what no screen waits for, once it is there. Not by React.lazy: nothing as a fallback is still a fallback, and
 * after one is shown React holds back for 300 ms whatever else arrives. Where the connection went meanwhile, the page
 * stands without it until there is one.
 */
export function Late({ load }: LateProps) {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    let stands = true;
    const show = (part: () => ComponentType) => {
      if (stands) startTransition(() => setPart(part));
    };
    ownTask()
      .then(() => whenOnline(load))
      .then(
        (module) => show(() => module.default),
        // Thrown where the error boundary sees it.
        (error: unknown) =>
          show(() => {
            throw error;
          }),
      );
    return () => {
      stands = false;
    };
  }, [load]);
  return Part === undefined ? null : <Part />;
}
