import type { FailureKind } from '@crocodile-hub/core/contract/errors';
import type { CollectionReference, FirestoreError, Query, QuerySnapshot } from 'firebase/firestore';
import type * as z from 'zod/mini';
import { createStore, type Store } from '../../state/store.ts';
import { readDocuments } from './read-documents.ts';
import { subscribe } from './subscribe.ts';
import { type FirestoreSdk, loadFirestore } from './load-firestore.ts';

export type Live<T> =
  | { is: 'loading' }
  | { is: 'failed'; failure: FailureKind }
  /** `unread`: how many documents did not parse and are left out; absent where all did. */
  | { is: 'ready'; items: T[]; fromCache: boolean; unread?: number };

export type WithId<T> = T & { id: string };

export type LiveQuery<T> = {
  /** Identifies the query; with the uid it is the key of its listener. */
  name: string;
  watch: (uid: string, changed: (live: Live<T>) => void) => () => void;
};

type Definition<S extends z.ZodMiniType<object>> = {
  name: string;
  /** Collection, by person. */
  path: (uid: string) => string;
  /** Fetched together with Firestore, not with the screen: nothing painted first needs it. */
  schema: () => Promise<S>;
  build: (sdk: FirestoreSdk, all: CollectionReference) => Query;
};

/** A query of a person's documents, parsed as they arrive. Documents that do not parse are left out. */
export function liveQuery<S extends z.ZodMiniType<object>>(
  definition: Definition<S>,
): LiveQuery<WithId<z.output<S>>> {
  const { name, path, schema, build } = definition;
  return {
    name,
    watch: (uid, changed) =>
      subscribe(
        async (failed) => {
          const [sdk, known] = await Promise.all([loadFirestore(), schema()]);
          return () =>
            listen(
              sdk,
              build(sdk, sdk.collection(sdk.db, path(uid))),
              ({ docs, metadata: { fromCache } }) =>
                changed({ is: 'ready', ...readDocuments(docs, known), fromCache }),
              failed,
            );
        },
        (failure) => changed({ is: 'failed', failure }),
      ),
  };
}

/**
 * Listens for changes, metadata included: for an answer that stays empty, only the metadata tells that the server
 * confirmed it.
 */
function listen(
  sdk: FirestoreSdk,
  query: Query,
  next: (snapshot: QuerySnapshot) => void,
  failed: (failure: FailureKind) => void,
): () => void {
  let fromCache: boolean | undefined;
  return sdk.onSnapshot(
    query,
    { includeMetadataChanges: true },
    (snapshot) => {
      const isSaidByAnother = snapshot.metadata.fromCache !== fromCache;
      fromCache = snapshot.metadata.fromCache;
      if (isSaidByAnother || snapshot.docChanges().length > 0) next(snapshot);
    },
    (error) => failed(kindOf(error)),
  );
}

const kinds: Partial<Record<FirestoreError['code'], FailureKind>> = {
  'permission-denied': 'forbidden',
  unauthenticated: 'unauthenticated',
  unavailable: 'unavailable',
  'not-found': 'not-found',
};

export function kindOf(error: FirestoreError): FailureKind {
  return kinds[error.code] ?? 'unknown';
}

type Listener = { store: Store<Live<unknown>>; stop: () => void; followers: number; expiry?: number };

/** How long a listener outlives its last follower, so that a change of screen reads nothing twice. */
const lingerMs = 30_000;

const listeners = new Map<string, Listener>();
const loading: Live<never> = { is: 'loading' };

/** Follows a query. Followers of the same query and person share one listener. */
export function follow<T>(query: LiveQuery<T>, uid: string, changed: () => void): () => void {
  const listener = listenerOf(query, uid);
  window.clearTimeout(listener.expiry);
  listener.followers += 1;
  const unsubscribe = listener.store.subscribe(changed);
  return () => {
    unsubscribe();
    listener.followers -= 1;
    if (listener.followers === 0) expireLater(keyOf(query, uid), listener);
  };
}

/** The latest answer of the query's listener. */
export function current<T>(query: LiveQuery<T>, uid: string): Live<T> {
  const listener = listeners.get(keyOf(query, uid));
  // The key contains the query's name, so the listener has this query's type.
  return (listener?.store.get() ?? loading) as Live<T>;
}

/** The first answer that is enough; when `patienceMs` have passed without one, what is known then. */
export function answerOf<T>(
  query: LiveQuery<T>,
  uid: string,
  isEnough: (live: Live<T>) => boolean,
  patienceMs?: number,
): Promise<Live<T>> {
  return new Promise((resolve) => {
    const end = () => {
      window.clearTimeout(timer);
      unfollow();
      resolve(current(query, uid));
    };
    const look = () => isEnough(current(query, uid)) && end();
    const timer = patienceMs === undefined ? undefined : window.setTimeout(end, patienceMs);
    const unfollow = follow(query, uid, look);
    look();
  });
}

/** The server's answer; when `patienceMs` have passed without one, what this device knows. */
export async function confirmedAnswer<T>(
  query: LiveQuery<T>,
  uid: string,
  patienceMs: number,
): Promise<Live<T>> {
  const live = await answerOf(query, uid, isConfirmed, patienceMs);
  return live.is === 'loading' ? answerOf(query, uid, ({ is }) => is !== 'loading') : live;
}

/** Whether the server has answered, with a refusal too. */
export function isConfirmed(live: Live<unknown>): boolean {
  return live.is === 'failed' || (live.is === 'ready' && !live.fromCache);
}

/** Drops all listeners and their data at sign-out, so that the next person sees nothing of the last. */
export function forgetLiveQueries(): void {
  for (const listener of listeners.values()) {
    window.clearTimeout(listener.expiry);
    listener.stop();
  }
  listeners.clear();
}

function keyOf(query: LiveQuery<unknown>, uid: string): string {
  return `${uid}/${query.name}`;
}

function listenerOf<T>(query: LiveQuery<T>, uid: string): Listener {
  const key = keyOf(query, uid);
  const known = listeners.get(key);
  if (known !== undefined && known.store.get().is !== 'failed') return known;
  known?.stop();
  const store = createStore<Live<unknown>>(loading);
  const listener = { store, stop: query.watch(uid, store.set), followers: 0 };
  listeners.set(key, listener);
  return listener;
}

function expireLater(key: string, listener: Listener): void {
  listener.expiry = window.setTimeout(() => {
    listener.stop();
    if (listeners.get(key) === listener) listeners.delete(key);
  }, lingerMs);
}
