import { expect, it } from 'vitest';

import { backoffMs } from './backoff.ts';
import { DEFAULT_QUEUE } from './entities.ts';

// The example of Cloud Tasks' documentation: 10s, 20s, 40s, 80s, 160s, 240s, 300s, 300s, …
it('the wait before a new attempt doubles, then grows evenly, then stays', () => {
  const config = { ...DEFAULT_QUEUE, minBackoffMs: 10_000, maxBackoffMs: 300_000, maxDoublings: 3 };
  const seconds = [1, 2, 3, 4, 5, 6, 7, 8].map((attempts) => backoffMs(attempts, config) / 1000);
  expect(seconds).toEqual([10, 20, 40, 80, 160, 240, 300, 300]);
});
