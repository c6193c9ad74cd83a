import { expect, it } from 'vitest';
import { eventOfLedger, isWorthFollowing, undoWindow } from './ledger-news.ts';

const dayMs = 24 * 3_600_000;

it.each([
  ['running', 'held', 'done'],
  ['running', 'failed', 'failed'],
  ['running', 'accepted', null],
  ['failed', 'done', 'done'],
  ['failed', 'failed', null],
  ['confirmed', 'done', null],
  ['confirmed', 'failed', 'failed'],
  ['confirmed', 'cancelled', 'undone'],
  ['cancelled', 'done', null],
] as const)('to an action that is %s, a ledger that says %s means %s', (state, status, event) => {
  expect(eventOfLedger(state, status)).toBe(event);
});

it('follows what runs, and what was settled within a day', () => {
  expect(isWorthFollowing('running', 0, 10 * dayMs)).toBe(true);
  expect(isWorthFollowing('confirmed', 0, dayMs - 1)).toBe(true);
  expect(isWorthFollowing('confirmed', 0, dayMs)).toBe(false);
  expect(isWorthFollowing('proposed', 0, 0)).toBe(false);
});

it('offers to take back only what was not taken back or refused', () => {
  expect(undoWindow({ status: 'held', undoUntil: 5 })).toBe(5);
  expect(undoWindow({ status: 'cancelled', undoUntil: 5 })).toBeUndefined();
  expect(undoWindow({ status: 'done', undoUntil: null })).toBeUndefined();
  expect(undoWindow(undefined)).toBeUndefined();
});
