import { expect, it } from 'vitest';
import { holdsAll, mergeWindow } from './live-window.ts';

type Item = { id: string; at: number };
const newestFirst = (a: Item, b: Item) => b.at - a.at;
const item = (at: number): Item => ({ id: `i${at}`, at });
const merge = (known: Item[], window: Item[], isFull: boolean) =>
  mergeWindow(known, window, { isFull, order: newestFirst }).map(({ at }) => at);

it('keeps what fell out of the window when something newer came', () => {
  expect(merge([item(3), item(2), item(1)], [item(4), item(3)], true)).toEqual([4, 3, 2, 1]);
});

it('drops what is missing within the window', () => {
  expect(merge([item(4), item(3), item(2)], [item(4), item(2)], true)).toEqual([4, 2]);
});

it('believes a window that is not full about everything', () => {
  expect(merge([item(3), item(2), item(1)], [item(3)], false)).toEqual([3]);
  expect(merge([item(3)], [], false)).toEqual([]);
});

it('moves an old entry that was updated to its new place', () => {
  expect(merge([item(3), item(2), { id: 'i1', at: 1 }], [{ id: 'i1', at: 5 }, item(3)], true)).toEqual([
    5, 3, 2,
  ]);
});

it('has left something out once it holds as many as it may, those that it could not read among them', () => {
  const live = { is: 'ready', items: [item(2), item(1)], fromCache: false } as const;
  const holds = (most: number, unread?: number) =>
    holdsAll({ ...live, items: [...live.items], ...(unread !== undefined && { unread }) }, most);
  expect([holds(3), holds(2), holds(3, 1)]).toEqual([true, false, false]);
});
