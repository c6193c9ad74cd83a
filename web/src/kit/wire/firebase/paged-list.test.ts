import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { forgetLiveQueries, type Live, type LiveQuery } from './live-query.ts';
import { openPagedList } from './paged-list.ts';

type Item = { id: string; at: number; star?: number };
const item = (at: number): Item => ({ id: `i${at}`, at });
const range = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => item(from - index));

beforeAll(() => vi.stubGlobal('window', globalThis));
afterEach(forgetLiveQueries);

/** A list of `total` items, the newest three of them live, three a page. This device's copy may lack some. */
function aList(total: number, { lacks = [] as readonly number[] } = {}) {
  let copy = new Set(lacks);
  let tell: (live: Live<Item>) => void = () => {};
  const query: LiveQuery<Item> = {
    name: crypto.randomUUID(),
    watch: (_uid, changed) => {
      tell = changed;
      return () => {};
    },
  };
  const page = (from: number | { at: Item }, size: number) => {
    // A page that begins at an item repeats it.
    const start = typeof from === 'number' ? from - 1 : from.at.at;
    const end = Math.max(1, start - size + 1);
    const all = start < 1 ? [] : range(start, end);
    const items = all.filter(({ at }) => !copy.has(at));
    const isPartial = items.length < all.length;
    return Promise.resolve({ items, next: items.length < size ? undefined : end, isPartial });
  };
  const list = openPagedList<Item, number>({
    uid: 'noa',
    query,
    size: 3,
    order: (a, b) => b.at - a.at,
    near: (from) => page(from, 3),
    far: (from) => page(from, 6),
  });
  const leave = list.subscribe(() => {});
  const live = (items: Item[], { unread = 0 } = {}) =>
    tell({ is: 'ready', items, fromCache: false, ...(unread > 0 && { unread }) });
  live(range(total, Math.max(1, total - 2)));
  const connect = () => {
    copy = new Set();
  };
  return { list, live, leave, connect, shown: () => list.get().items.map(({ at }) => at) };
}

it('reads on from the live part to the end, each item once', async () => {
  const { list, shown } = aList(8);
  expect(list.get().older).toBe('some');
  await list.loadOlder();
  expect(shown()).toEqual([8, 7, 6, 5, 4]);
  expect(await list.loadAll()).toBe(true);
  expect(shown()).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  expect(list.get().older).toBe('none');
});

it('reads as far as an item that is looked for, and no farther', async () => {
  const { list, shown } = aList(40);
  expect(await list.loadTo('i30')).toBe('there');
  expect(shown().at(-1)).toBe(27);
  expect(await list.loadTo('i40')).toBe('there');
  expect(shown().at(-1)).toBe(27);
});

it('says so when it reads to the end and the item is not there', async () => {
  const { list, shown } = aList(8);
  expect(await list.loadTo('gone')).toBe('missing');
  expect(shown()).toHaveLength(8);
});

it('keeps what was read when something new pushes the live part on', async () => {
  const { list, live, shown } = aList(6);
  await list.loadAll();
  live(range(7, 5));
  expect(shown()).toEqual([7, 6, 5, 4, 3, 2, 1]);
  expect(list.get().older).toBe('none');
});

it('has nothing older when the live part is not full', () => {
  expect(aList(2).list.get().older).toBe('none');
});

it('goes on behind the live part, and keeps what was read, where one of the live part cannot be read', async () => {
  const { list, live, shown } = aList(6);
  live([item(6), item(4)], { unread: 1 });
  expect(list.get().older).toBe('some');
  await list.loadAll();
  expect(shown()).toEqual([6, 4, 3, 2, 1]);
  live([item(7), item(6)], { unread: 1 });
  expect(shown()).toEqual([7, 6, 4, 3, 2, 1]);
});

it('has nothing where nothing of the live part can be read', async () => {
  const { list, live } = aList(6);
  live([], { unread: 3 });
  expect(await list.loadAll()).toBe(true);
  expect(await list.loadTo('i1')).toBe('missing');
});

it('forgets what was deleted here', async () => {
  const { list, shown } = aList(5);
  await list.loadAll();
  list.drop(new Set(['i1']));
  expect(shown()).toEqual([5, 4, 3, 2]);
});

it('tells a newcomer of changes only: what is known already can be read', () => {
  const { list, live, leave } = aList(5);
  leave();
  const told: number[] = [];
  const end = list.subscribe(() => {
    told.push(list.get().items.length);
    end();
  });
  expect(list.get().items).toHaveLength(3);
  expect(told).toEqual([]);
  live(range(6, 4));
  live(range(7, 5));
  expect(told).toEqual([4]);
});

describe('a change of an older item', () => {
  const starred = async () => {
    const { list } = aList(5);
    await list.loadAll();
    const stars = () => list.get().items.map(({ star = 0 }) => star);
    return { list, stars };
  };

  it('shows at once, and goes when it is taken back', async () => {
    const { list, stars } = await starred();
    const takeBack = list.change('i1', { star: 1 });
    expect(stars()).toEqual([0, 0, 0, 0, 1]);
    takeBack();
    expect(stars()).toEqual([0, 0, 0, 0, 0]);
  });

  it('stays where it was changed once more before it is taken back', async () => {
    const { list, stars } = await starred();
    const takeBack = list.change('i1', { star: 1 });
    list.change('i1', { star: 2 });
    takeBack();
    expect(stars()).toEqual([0, 0, 0, 0, 2]);
  });

  it('is nothing where the item is not listed', async () => {
    const { list } = await starred();
    const before = list.get();
    list.change('i9', { star: 1 })();
    expect(list.get()).toBe(before);
  });
});

it('reads the next page for whoever asks as soon as they hear of the last one', async () => {
  const { list, shown } = aList(12);
  list.subscribe(() => {
    if (list.get().older === 'some') void list.loadOlder();
  });
  await list.loadOlder();
  await vi.waitFor(() => expect(list.get().older).toBe('none'));
  expect(shown()).toHaveLength(12);
});

it('shows what this device has of a page, says that the rest is missing, and reads it from there later', async () => {
  const { list, connect, shown } = aList(8, { lacks: [5, 3, 2, 1] });
  await list.loadOlder();
  expect([shown(), list.get().older]).toEqual([[8, 7, 6, 4], 'failed']);
  expect(await list.loadAll()).toBe(false);
  expect(await list.loadTo('i4')).toBe('there');
  expect(await list.loadTo('i1')).toBe('failed');
  connect();
  expect(await list.loadAll()).toBe(true);
  expect(shown()).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
});
