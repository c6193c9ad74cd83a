import { expect, it } from 'vitest';
import { bodyBudget } from './body-budget.ts';

const megabyte = 1_000_000;

it('holds as many bodies as an instance has room for, and takes more when some are done', () => {
  const hold = bodyBudget();
  const release = hold('anna', 10 * megabyte);
  hold('ben', 10 * megabyte);
  expect(() => hold('dana', 10 * megabyte)).toThrow(
    expect.objectContaining({ kind: 'rate-limited', retryAfterSeconds: 1 }),
  );
  release();
  expect(() => hold('dana', 10 * megabyte)).not.toThrow();
});

it('leaves room for others, whatever one person sends at once', () => {
  const hold = bodyBudget();
  hold('anna', 10 * megabyte);
  expect(() => hold('anna', 10 * megabyte)).toThrow(expect.objectContaining({ kind: 'rate-limited' }));
  expect(() => hold('ben', 10 * megabyte)).not.toThrow();
});

it('leaves room for other strangers, whatever one of them sends slowly', () => {
  const hold = bodyBudget();
  hold('address:203.0.113.1', megabyte);
  expect(() => hold('address:203.0.113.1', 1)).toThrow(expect.objectContaining({ kind: 'rate-limited' }));
  for (const last of [2, 3, 4]) expect(() => hold(`address:203.0.113.${last}`, megabyte)).not.toThrow();
});

it('leaves room for people, however many strangers there are', () => {
  const hold = bodyBudget();
  for (const last of [1, 2, 3, 4]) hold(`address:203.0.113.${last}`, megabyte);
  expect(() => hold('address:203.0.113.5', 1)).toThrow(expect.objectContaining({ kind: 'rate-limited' }));
  expect(() => hold('anna', 10 * megabyte)).not.toThrow();
});
