import { afterAll, afterEach } from 'vitest';
import { closeLeftPages, keepTraces, seenNow } from './browse.ts';
import { closeFirestores } from './firestore.ts';

// The failure message shows what was on the screen: of a remote run there is only the log.
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
afterAll(closeFirestores);
