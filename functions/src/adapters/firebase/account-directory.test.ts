import { expect, it } from 'vitest';
import { sessionsSince } from './account-directory.ts';

const created = 'Sun, 22 Nov 2026 21:00:00 GMT';

it.each([
  ['nothing', undefined, 0],
  ['the making of the account', 'Sun, 22 Nov 2026 21:00:00 GMT', 0],
  ['a log-out everywhere', 'Sun, 22 Nov 2026 21:00:01 GMT', Date.UTC(2026, 10, 22, 21, 0, 1)],
])('ends sessions as %s says', (_, validAfter, since) => {
  expect(sessionsSince(validAfter, created)).toBe(since);
});
