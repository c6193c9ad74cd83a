import { expect, it } from 'vitest';
import { recentSessionStatus, recentTaskStatus } from './recent-status.ts';

it.each([
  ['Running', 'active'],
  ['Success', 'completed'],
  ['Waiting', 'pending'],
  ['Failed', 'pending'],
  ['Pending', 'pending'],
] as const)('a session that is %s is %s', (status, shown) => {
  expect(recentSessionStatus(status)).toBe(shown);
});

it.each([
  ['Done', 'completed'],
  ['Pending', 'pending'],
  ['Error', 'active'],
  ['Cancelled', 'active'],
  ['Waiting Confirmation', 'active'],
] as const)('a task that is %s is %s', (status, shown) => {
  expect(recentTaskStatus(status)).toBe(shown);
});
