import { useCallback } from 'react';
import { useSignIn } from './person.ts';
import { useFollowed } from '../kit/state/use-followed.ts';
import { current, follow, type Live, type LiveQuery } from '../kit/wire/firebase/live-query.ts';

const loading: Live<never> = { is: 'loading' };
const nothing: Live<never> = { is: 'ready', items: [], fromCache: false };

/** A live query of this person. Signed out: empty. Sign-in state unknown: loading. */
export function useLiveQuery<T>(query: LiveQuery<T>, uid: string | undefined): Live<T> {
  const missing = useSignIn().is === 'signed-out' ? nothing : loading;
  const subscribe = useCallback(
    (changed: () => void) => (uid === undefined ? () => {} : follow(query, uid, changed)),
    // The name identifies the query: a new object with the same name is the same query.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [query.name, uid],
  );
  const live = useFollowed(subscribe, () => (uid === undefined ? loading : current(query, uid)));
  return uid === undefined ? missing : live;
}
