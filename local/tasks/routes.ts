import { Hono } from 'hono';
import type { Context } from 'hono';

import { TasksError } from './errors.ts';
import { presentPending, presentTask } from './present.ts';
import { readNewTask } from './requests.ts';
import type { Scheduler } from './scheduler.ts';
import type { TaskStore } from './store.ts';

type RoutesContext = {
  store: TaskStore;
  scheduler: Scheduler;
  now: () => number;
};

const QUEUE = '/projects/:project/locations/:location/queues/:queue';

/** The REST API of Cloud Tasks: with the version in the path for Google's client, without it for Firebase's. */
export function tasksRoutes({ store, scheduler, now }: RoutesContext): Hono {
  const app = new Hono();

  app.get('/_tasks', (c) => c.json(store.all().map((task) => presentPending(task, now()))));
  app.get('/_health', (c) => c.json({ ok: true, pending: store.all().length }));

  for (const queuePath of [QUEUE, `/v2${QUEUE}`]) {
    app.post(`${queuePath}/tasks`, async (c) => {
      const task = readNewTask(await c.req.json(), queueOf(c), now());
      if (store.isNameTaken(task.name, now())) {
        throw new TasksError(
          'ALREADY_EXISTS',
          'The task cannot be created because a task with this name existed too recently.',
        );
      }
      store.put(task);
      scheduler.wake();
      return c.json(presentTask(task));
    });

    app.delete(`${queuePath}/tasks/:task`, (c) => {
      const isDeleted = store.remove(`${queueOf(c)}/tasks/${c.req.param('task')}`, now());
      if (!isDeleted) throw new TasksError('NOT_FOUND', 'The task does not exist.');
      return c.json({});
    });
  }

  app.notFound((c) => c.json(new TasksError('NOT_FOUND', `Not found: ${c.req.path}`).toJSON(), 404));
  app.onError((error, c) => {
    if (error instanceof TasksError) return c.json(error.toJSON(), error.code);
    if (error instanceof SyntaxError)
      return c.json(new TasksError('INVALID_ARGUMENT', 'Invalid JSON').toJSON(), 400);
    throw error;
  });

  return app;
}

function queueOf(c: Context): string {
  const { project, location, queue = '' } = c.req.param();
  if (!/^[\w-]{1,100}$/.test(queue)) throw new TasksError('INVALID_ARGUMENT', `Invalid queue id ${queue}.`);
  return `projects/${project}/locations/${location}/queues/${queue}`;
}
