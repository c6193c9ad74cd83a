import type { FailureKind } from '@crocodile-hub/core/contract/errors';
import { holdsAll, mergeWindow } from './live-window.ts';
import { createStore, type Store } from '../../state/store.ts';
import { current, follow, type Live, type LiveQuery } from './live-query.ts';

/** A list whose newest part is live, and whose older part is read on demand. */
export type Listing<T> = {
  is: 'loading' | 'ready' | { failed: FailureKind };
  /** Newest first. */
  items: readonly T[];
  older: 'none' | 'some' | 'loading' | 'failed';
  /** The live part comes from this device's cache; the server has not answered yet. */
  fromCache: boolean;
};

export type PagedList<T> = {
  get: () => Listing<T>;
  /** Listens while there is a subscriber. It is told of later changes only: during this call it cannot end itself. */
  subscribe: (changed: () => void) => () => void;
  loadOlder: () => Promise<void>;
  /** Reads until the item is listed. */
  loadTo: (id: string) => Promise<'there' | 'missing' | 'failed'>;
  /** Reads the rest of the list. False when that failed, or this device has only a part of it. */
  loadAll: () => Promise<boolean>;
  /** Removes items deleted on this device, since the older part is not live. */
  drop: (ids: ReadonlySet<string>) => void;
  /** Changes an item as this device has changed it, for the same reason. Returns what takes the change back. */
  change: (id: string, fields: Partial<T>) => () => void;
};

export type Page<T, Cursor> = {
  /** Newest first. */
  items: readonly T[];
  /** Undefined at the end. */
  next: Cursor | undefined;
  /** This device had no more, and could not ask: the same page has to be read again. */
  isPartial: boolean;
};

type ReadPage<T, Cursor> = (from: Cursor | { at: T }) => Promise<Page<T, Cursor>>;

type Definition<T, Cursor> = {
  uid: string;
  /** The newest `size` items. */
  query: LiveQuery<T>;
  size: number;
  order: (a: T, b: T) => number;
  /** Reads a page at the cursor, for scrolling. The first page begins at the oldest item and may repeat it. */
  near: ReadPage<T, Cursor>;
  /** Reads a larger page, for a whole list or a distant item. */
  far: ReadPage<T, Cursor>;
};

export function openPagedList<T extends { id: string }, Cursor>(list: Definition<T, Cursor>): PagedList<T> {
  const { uid, query, size, order, near, far } = list;
  const store = createStore<Listing<T>>({ is: 'loading', items: [], older: 'none', fromCache: true });
  let start: Cursor | { at: T } | undefined;
  let isAtEnd = false;
  let followers = 0;
  let unfollow = () => {};

  function adopt(): void {
    const live = current(query, uid);
    if (live.is !== 'loading') store.set(adopted(store.get(), live, { size, order, isAtEnd }));
  }

  let underWay: Promise<void> | undefined;
  function loadOlder(page: ReadPage<T, Cursor>): Promise<void> {
    // By the list's state: the promise ends a moment later, and a follower may ask for the next page at once.
    if (underWay === undefined || store.get().older !== 'loading') underWay = readOlder(page);
    return underWay;
  }

  async function readOlder(page: ReadPage<T, Cursor>): Promise<void> {
    const { items, older } = store.get();
    const oldest = items.at(-1);
    if (oldest === undefined || (older !== 'some' && older !== 'failed')) return;
    store.set({ ...store.get(), older: 'loading' });
    try {
      const from = start ?? { at: oldest };
      const read = await page(from);
      start = read.isPartial ? from : read.next;
      isAtEnd = start === undefined;
      const items = withAdded(store.get().items, read.items).toSorted(order);
      store.set({ ...store.get(), items, older: olderAfter(read) });
    } catch {
      store.set({ ...store.get(), older: 'failed' });
    }
  }

  return {
    get: store.get,
    loadOlder: () => loadOlder(near),
    async loadTo(id) {
      const isThere = () => store.get().items.some((item) => item.id === id);
      while (!isThere()) {
        await loadOlder(far);
        if (isThere()) break;
        if (store.get().older === 'failed') return 'failed';
        if (store.get().older === 'none') return 'missing';
      }
      return 'there';
    },
    async loadAll() {
      do {
        await loadOlder(far);
      } while (store.get().older === 'some');
      return store.get().older === 'none';
    },
    drop: (ids) => store.set(without(store.get(), ids)),
    change: (id, fields) => changeIn(store, id, fields),
    subscribe(changed) {
      followers += 1;
      if (followers === 1) {
        unfollow = follow(query, uid, adopt);
        adopt();
      }
      const unsubscribe = store.subscribe(changed);
      return () => {
        unsubscribe();
        followers -= 1;
        if (followers === 0) unfollow();
      };
    },
  };
}

function adopted<T extends { id: string }>(
  before: Listing<T>,
  live: Exclude<Live<T>, { is: 'loading' }>,
  { size, order, isAtEnd }: Pick<Definition<T, unknown>, 'size' | 'order'> & { isAtEnd: boolean },
): Listing<T> {
  if (live.is === 'failed') return { ...before, is: { failed: live.failure } };
  const isFull = mayBeContinued(live, size);
  const items = mergeWindow(before.items, live.items, { isFull, order });
  const older = before.older === 'none' && isFull && !isAtEnd ? 'some' : before.older;
  return { is: 'ready', items, older: isFull ? older : 'none', fromCache: live.fromCache };
}

/** Whether there may be more behind the live part. The page behind it begins at an item, so there has to be one. */
function mayBeContinued(live: Live<unknown>, size: number): boolean {
  return live.is === 'ready' && live.items.length > 0 && !holdsAll(live, size);
}

function olderAfter({ isPartial, next }: Page<unknown, unknown>): Listing<unknown>['older'] {
  if (isPartial) return 'failed';
  return next === undefined ? 'none' : 'some';
}

const without = <T extends { id: string }>(listing: Listing<T>, ids: ReadonlySet<string>): Listing<T> => ({
  ...listing,
  items: listing.items.filter(({ id }) => !ids.has(id)),
});

function changeIn<T extends { id: string }>(
  store: Store<Listing<T>>,
  id: string,
  fields: Partial<T>,
): () => void {
  const before = store.get().items.find((item) => item.id === id);
  if (before === undefined) return () => {};
  store.set(withFields(store.get(), id, () => fields));
  return () => store.set(withFields(store.get(), id, (now) => undone({ before, fields, now })));
}

function withFields<T extends { id: string }>(
  listing: Listing<T>,
  id: string,
  fieldsFor: (item: T) => Partial<T>,
): Listing<T> {
  const items = listing.items.map((item) => (item.id === id ? { ...item, ...fieldsFor(item) } : item));
  return { ...listing, items };
}

/** The earlier values of the changed fields. What was changed once more meanwhile stays. */
function undone<T extends object>({
  before,
  fields,
  now,
}: {
  before: T;
  fields: Partial<T>;
  now: T;
}): Partial<T> {
  const back: Partial<T> = {};
  for (const field in fields) if (now[field] === fields[field]) back[field] = before[field];
  return back;
}

/** A page may repeat what is listed. */
export function withAdded<T extends { id: string }>(items: readonly T[], page: readonly T[]): readonly T[] {
  const known = new Set(items.map(({ id }) => id));
  return [...items, ...page.filter(({ id }) => !known.has(id))];
}
