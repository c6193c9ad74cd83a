import { it, onTestFinished } from 'vitest';
import { DEFAULT_QUEUE, type Task } from './entities.ts';
import { createScheduler } from './scheduler.ts';
import { openTaskStore } from './store.ts';

const queue = 'projects/demo/locations/us-central1/queues/reminders';

const aTask = (name: string, nextAttemptAt: number): Task => ({
  name: `${queue}/tasks/${name}`,
  queue,
  createTime: 0,
  scheduleTime: nextAttemptAt,
  nextAttemptAt,
  dispatchDeadlineMs: 1_000,
  attempts: 0,
  executions: 0,
  request: { method: 'POST', url: '', headers: {}, body: '' },
});

it.each([1, 2, 3, 4, 5])(
  'a task that falls due between two looks at the clock is not overlooked (look %i)',
  async (look) => {
    let looks = 0;
    const store = openTaskStore();
    const attempted = Promise.withResolvers<void>();
    const scheduler = createScheduler({
      store,
      now: () => (looks += 1),
      configOf: () => DEFAULT_QUEUE,
      attempt: () => {
        attempted.resolve();
        return Promise.resolve({ done: true });
      },
      log: () => undefined,
    });
    onTestFinished(async () => {
      await scheduler.close();
      store.close();
    });
    store.put(aTask('due', look));
    scheduler.wake();
    await attempted.promise;
  },
);
