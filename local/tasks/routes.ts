import { Hono } from 'hono';
import type { Context } from 'hono';

import type { QueueConfig } from './entities.ts';
import { TasksError } from './errors.ts';
import { presentPending, presentQueue, presentTask } from './present.ts';
import type { View } from './present.ts';
import { readNewTask, readQueueChange } from './requests.ts';
import type { Scheduler } from './scheduler.ts';
import type { TaskStore } from './store.ts';

type RoutesContext = {
  store: TaskStore;
  scheduler: Scheduler;
  configOf: (queue: string) => QueueConfig;
  now: () => number;
};

const QUEUE = '/projects/:project/locations/:location/queues/:queue';
const LARGEST_PAGE = 1000;

/** The REST API of Cloud Tasks: with the version in the path for Google's client, without it for Firebase's. */
export function tasksRoutes({ store, scheduler, configOf, now }: RoutesContext): Hono {
  const app = new Hono();

  app.get('/_tasks', (c) => c.json(store.all().map((task) => presentPending(task, now()))));
  app.get('/_health', (c) => c.json({ ok: true, pending: store.all().length }));

  for (const queuePath of [QUEUE, `/v2${QUEUE}`]) {
    app.post(`${queuePath}/tasks`, async (c) => {
      const body: unknown = await c.req.json();
      const task = readNewTask(body, queueOf(c), now());
      if (store.isNameTaken(task.name, now())) {
        throw new TasksError(
          'ALREADY_EXISTS',
          'The task cannot be created because a task with this name existed too recently.',
        );
      }
      store.put(task);
      scheduler.wake();
      return c.json(presentTask(task, viewOf(bodyView(body))));
    });

    app.get(`${queuePath}/tasks`, (c) => {
      const size = Math.min(Number(c.req.query('pageSize') ?? LARGEST_PAGE) || LARGEST_PAGE, LARGEST_PAGE);
      const tasks = store.list(queueOf(c), c.req.query('pageToken') ?? '', size + 1);
      const page = tasks.slice(0, size);
      const last = page.at(-1);
      return c.json({
        tasks: page.map((task) => presentTask(task, viewOf(c.req.query('responseView')))),
        ...(tasks.length > size && last ? { nextPageToken: last.name } : {}),
      });
    });

    app.get(`${queuePath}/tasks/:task`, (c) =>
      c.json(presentTask(taskOf(store, c), viewOf(c.req.query('responseView')))),
    );

    app.delete(`${queuePath}/tasks/:task`, (c) => {
      store.remove(taskOf(store, c).name, now());
      return c.json({});
    });

    app.post(`${queuePath}/tasks/:task{[^/:]+:run}`, (c) => {
      const task = taskOf(store, c);
      scheduler.run(task);
      return c.json(presentTask(task, 'BASIC'));
    });

    app.get(queuePath, (c) => c.json(presentQueue(queueOf(c), configOf(queueOf(c)))));

    app.patch(queuePath, async (c) => {
      const queue = queueOf(c);
      store.putConfig(queue, { ...store.configOf(queue), ...readQueueChange(await c.req.json()) });
      return c.json(presentQueue(queue, configOf(queue)));
    });

    app.post(queuePath.replace(':queue', ':queue{[^/:]+:purge}'), (c) => {
      const queue = queueOf(c);
      store.purge(queue, now());
      return c.json(presentQueue(queue, configOf(queue)));
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

function taskOf(store: TaskStore, c: Context) {
  const id = withoutVerb(c.req.param('task') ?? '');
  const task = store.get(`${queueOf(c)}/tasks/${id}`);
  if (!task) throw new TasksError('NOT_FOUND', 'The task does not exist.');
  return task;
}

function queueOf(c: Context): string {
  const { project, location, queue } = c.req.param();
  const id = withoutVerb(queue ?? '');
  if (!/^[\w-]{1,100}$/.test(id)) throw new TasksError('INVALID_ARGUMENT', `Invalid queue id ${id}.`);
  return `projects/${project}/locations/${location}/queues/${id}`;
}

/** Google writes custom methods after a colon: `tasks/T:run`, `queues/Q:purge`. */
function withoutVerb(segment: string): string {
  return segment.split(':')[0] ?? '';
}

function bodyView(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'responseView' in body ? body.responseView : undefined;
}

/** By name, or by its number in the protocol. */
function viewOf(view: unknown): View {
  return view === 'FULL' || view === 2 || view === '2' ? 'FULL' : 'BASIC';
}
