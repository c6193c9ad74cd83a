import { expect, it } from 'vitest';
import { eventOfLedger, isWorthFollowing, undoWindow } from './ledger-news.ts';

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

it.each([
  ['running', true],
  ['confirmed', true],
  ['failed', true],
  ['proposed', false],
  ['cancelled', false],
] as const)('of an action that is %s the ledger is followed: %s', (state, isFollowed) => {
  expect(isWorthFollowing(state)).toBe(isFollowed);
});

it('offers to take back only what was not taken back or refused', () => {
  expect(undoWindow({ status: 'held', undoUntil: 5 })).toBe(5);
  expect(undoWindow({ status: 'cancelled', undoUntil: 5 })).toBeUndefined();
  expect(undoWindow({ status: 'done', undoUntil: null })).toBeUndefined();
  expect(undoWindow(undefined)).toBeUndefined();
});
