import type { Live, LiveQuery } from './live-query.ts';

/**
 * Two queries as one list. A document that moves from one query to the other leaves and enters in two tasks, one right
 * after the other. What changed is told in the task behind both, so that the document is never missing.
 */
export function liveUnion<T extends { id: string }>(
  name: string,
  first: LiveQuery<T>,
  second: LiveQuery<T>,
): LiveQuery<T> {
  return {
    name,
    watch(uid, changed) {
      const known: [Live<T>, Live<T>] = [{ is: 'loading' }, { is: 'loading' }];
      let timer: number | undefined;
      const tell = () => {
        timer = undefined;
        changed(unionOf(known));
      };
      const hear = (at: 0 | 1) => (live: Live<T>) => {
        known[at] = live;
        timer ??= window.setTimeout(tell);
      };
      const stops = [first.watch(uid, hear(0)), second.watch(uid, hear(1))];
      return () => {
        window.clearTimeout(timer);
        for (const stop of stops) stop();
      };
    },
  };
}

function unionOf<T extends { id: string }>([first, second]: readonly [Live<T>, Live<T>]): Live<T> {
  if (first.is === 'failed') return first;
  if (second.is === 'failed') return second;
  if (first.is === 'loading' || second.is === 'loading') return { is: 'loading' };
  const inFirst = new Set(first.items.map(({ id }) => id));
  const others = second.items.filter(({ id }) => !inFirst.has(id));
  return {
    is: 'ready',
    items: [...first.items, ...others],
    fromCache: first.fromCache || second.fromCache,
  };
}
