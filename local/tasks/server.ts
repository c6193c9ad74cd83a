import { once } from 'node:events';

import { serve } from '@hono/node-server';

import { attempt } from './attempt.ts';
import { DEFAULT_QUEUE } from './entities.ts';
import type { QueueConfig, Task } from './entities.ts';
import { tasksRoutes } from './routes.ts';
import { createScheduler } from './scheduler.ts';
import { openTaskStore } from './store.ts';

export type TasksOptions = {
  host?: string;
  /** 0 picks a free one. */
  port?: number;
  /** The folder that keeps tasks between runs; without it they are lost at close. */
  dataDir?: string;
  /** The functions emulator, for tasks without a URL: they go to `<base>/<project>/<location>/<queue>`. */
  dispatchBase?: string;
  /** Settings of queues by their short name; `*` is for all of them. */
  queues?: Record<string, Partial<QueueConfig>>;
  now?: () => number;
  log?: (event: string, details: Record<string, unknown>) => void;
};

export type RunningTasks = { url: string; port: number; close: () => Promise<void> };

/** Starts the Cloud Tasks stand-in. Tasks that became due while it was stopped run at once. */
export async function startTasks(options: TasksOptions = {}): Promise<RunningTasks> {
  const { host = '127.0.0.1', port = 4020, dataDir, queues = {}, now = Date.now, log = () => {} } = options;
  const { dispatchBase = 'http://127.0.0.1:5001' } = options;
  const store = openTaskStore(dataDir);

  function configOf(queue: string): QueueConfig {
    const shortName = queue.slice(queue.lastIndexOf('/') + 1);
    return { ...DEFAULT_QUEUE, ...queues['*'], ...queues[shortName] };
  }

  const scheduler = createScheduler({
    store,
    now,
    configOf,
    log,
    attempt: (task, closing) => attempt(task, targetOf(task, dispatchBase), closing),
  });
  const app = tasksRoutes({ store, scheduler, now });
  const server = serve({ fetch: app.fetch, hostname: host, port });
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stand-in listens on no TCP port');
  scheduler.wake();

  async function shutDown(): Promise<void> {
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
    await once(server, 'close');
    await scheduler.close();
    store.close();
  }

  let closing: Promise<void> | undefined;
  return {
    url: `http://${host}:${address.port}`,
    port: address.port,
    close: () => (closing ??= shutDown()),
  };
}

function targetOf(task: Task, dispatchBase: string): string {
  if (task.request.url !== '') return task.request.url;
  const [, project, , location, , queue] = task.queue.split('/');
  return `${dispatchBase}/${project}/${location}/${queue}`;
}
