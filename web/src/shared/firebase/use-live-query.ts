import { useCallback, useSyncExternalStore } from 'react';
import { current, follow, type Live, type LiveQuery } from './live-query.ts';

const loading: Live<never> = { is: 'loading' };

/** A live query of the person with this uid. Without one (nobody signed in, or not known yet) it stays loading. */
export function useLiveQuery<T>(query: LiveQuery<T>, uid: string | undefined): Live<T> {
  const subscribe = useCallback(
    (changed: () => void) => (uid === undefined ? () => {} : follow(query, uid, changed)),
    // A query is named for what it asks; a new object of the same name is the same query.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [query.name, uid],
  );
  return useSyncExternalStore(subscribe, () => (uid === undefined ? loading : current(query, uid)));
}
