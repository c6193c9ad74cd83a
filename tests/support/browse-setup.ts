import { afterAll, afterEach } from 'vitest';
import { closeLeftPages, keepTraces, seenNow } from './browse.ts';

// A test that fails far away leaves its log only: its message says what stood on the screen.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  const seen = await seenNow();
  await keepTraces();
  for (const error of task.result.errors ?? []) {
    error.message = `${seen}\n${error.message}`;
    error.stack = `${seen}\n${error.stack ?? ''}`;
  }
});

afterAll(closeLeftPages);
