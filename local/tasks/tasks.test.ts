import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';

import { CloudTasksClient } from '@google-cloud/tasks';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFunctions } from 'firebase-admin/functions';
import { auth } from 'googleapis/build/src/apis/gmail/index.js';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';

import { startTasks } from './server.ts';
import type { TasksOptions } from './server.ts';

const QUEUE = 'projects/demo/locations/us-central1/queues/reminders';

type Arrival = { path: string; headers: IncomingHttpHeaders; body: unknown; at: number };

/** A handler that records its requests and answers with the next of `statuses`, then 204. */
async function startHandler(statuses: number[] = []) {
  const arrivals: Arrival[] = [];
  const waiting: ((arrival: Arrival) => void)[] = [];
  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const arrival = {
      path: request.url ?? '',
      headers: request.headers,
      body: await json(request),
      at: Date.now(),
    };
    response.writeHead(statuses.shift() ?? 204).end();
    const waiter = waiting.shift();
    if (waiter) waiter(arrival);
    else arrivals.push(arrival);
  }
  const server = createServer((request, response) => void receive(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    next: () =>
      new Promise<Arrival>((resolve) => {
        const arrival = arrivals.shift();
        if (arrival) resolve(arrival);
        else waiting.push(resolve);
      }),
    unread: () => arrivals.length,
  };
}

async function startForTest(options: TasksOptions = {}) {
  const tasks = await startTasks({ port: 0, ...options });
  onTestFinished(() => tasks.close());
  return { ...tasks, client: googleClient(tasks.port) };
}

function googleClient(port: number): CloudTasksClient {
  const authClient = new auth.OAuth2();
  authClient.setCredentials({ access_token: 'local' });
  return new CloudTasksClient({
    fallback: true,
    protocol: 'http',
    apiEndpoint: '127.0.0.1',
    port,
    // The two packages bundle their own copies of google-auth-library, which differ only in private fields.
    authClient: authClient as never,
    projectId: 'demo',
  });
}

function temporaryDir(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'tasks-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  return dir;
}

/** Firebase's own client for queue functions, pointed at the stand-in as in the emulator suite. */
function firebaseQueue(port: number, name: string) {
  vi.stubEnv('CLOUD_TASKS_EMULATOR_HOST', `127.0.0.1:${port}`);
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
  const app = initializeApp({ projectId: 'demo' }, `app-${port}`);
  onTestFinished(() => deleteApp(app));
  onTestFinished(() => void vi.unstubAllEnvs());
  return getFunctions(app).taskQueue(name);
}

function httpTask(url: string, id: string, seconds = 0) {
  return {
    name: `${QUEUE}/tasks/${id}`,
    scheduleTime: { seconds: Math.floor(Date.now() / 1000) + seconds },
    httpRequest: {
      url,
      httpMethod: 'POST' as const,
      headers: { 'Content-Type': 'application/json' },
      body: Buffer.from(JSON.stringify({ data: { id } })),
    },
  };
}

const Pending = z.array(z.object({ task: z.string() }));

/** The names of the tasks that wait. */
async function pendingAt(url: string): Promise<string[]> {
  return Pending.parse(await fetch(`${url}/_tasks`).then((reply) => reply.json())).map(({ task }) => task);
}

describe('a task of firebase-admin', () => {
  it('reaches the function of its queue at its time, with one content type', async () => {
    const handler = await startHandler();
    const { port } = await startForTest({ dispatchBase: handler.url });
    const scheduleTime = new Date(Date.now() + 300);
    await firebaseQueue(port, 'reminders').enqueue({ reminder: 'r1' }, { id: 'r1', scheduleTime });

    const arrival = await handler.next();
    expect(arrival.at).toBeGreaterThanOrEqual(scheduleTime.getTime());
    expect(arrival.path).toBe('/demo/us-central1/reminders');
    expect(arrival.body).toEqual({ data: { reminder: 'r1' } });
    expect(arrival.headers).toMatchObject({
      'content-type': 'application/json',
      'x-cloudtasks-queuename': 'reminders',
      'x-cloudtasks-taskname': 'r1',
      'x-cloudtasks-taskretrycount': '0',
      'x-cloudtasks-taskexecutioncount': '0',
      'x-cloudtasks-tasketa': String(scheduleTime.getTime() / 1000),
    });
  });

  it('cannot be made twice with one id, not even after it ran', async () => {
    const handler = await startHandler();
    const { port } = await startForTest({ dispatchBase: handler.url });
    const queue = firebaseQueue(port, 'reminders');
    await queue.enqueue({}, { id: 'once' });
    await handler.next();
    await expect(queue.enqueue({}, { id: 'once' })).rejects.toMatchObject({
      code: 'functions/task-already-exists',
    });
  });

  it('that is deleted never runs', async () => {
    const handler = await startHandler();
    const { port, url, client } = await startForTest({ dispatchBase: handler.url });
    const queue = firebaseQueue(port, 'reminders');
    await queue.enqueue({}, { id: 'gone', scheduleTime: new Date(Date.now() + 60_000) });
    await queue.delete('gone');
    expect(await pendingAt(url)).toEqual([]);
    // Firebase's client treats an unknown id as already deleted; Google's does not.
    await expect(queue.delete('gone')).resolves.toBeUndefined();
    await expect(client.deleteTask({ name: `${QUEUE}/tasks/gone` })).rejects.toMatchObject({ code: 5 });
  });
});

describe('a task of @google-cloud/tasks', () => {
  it('can be made, and reaches its address', async () => {
    const handler = await startHandler();
    const { client } = await startForTest();
    const task = httpTask(`${handler.url}/job`, 't1');
    const [made] = await client.createTask({ parent: QUEUE, task });
    expect(made).toMatchObject({
      name: task.name,
      httpRequest: { httpMethod: 'POST', url: `${handler.url}/job` },
    });

    expect(await handler.next()).toMatchObject({ path: '/job', body: { data: { id: 't1' } } });
  });

  it('may be at most 720 hours away', async () => {
    const { client } = await startForTest();
    const task = httpTask('http://127.0.0.1:9', 'far', 720 * 3600 + 60);
    await expect(client.createTask({ parent: QUEUE, task })).rejects.toMatchObject({ code: 3 });
    const near = httpTask('http://127.0.0.1:9', 'near', 720 * 3600 - 60);
    await expect(client.createTask({ parent: QUEUE, task: near })).resolves.toHaveLength(3);
  });

  it('keeps its name taken for an hour after it is gone', async () => {
    let now = Date.now();
    const { client } = await startForTest({ now: () => now });
    const task = httpTask('http://127.0.0.1:9', 'named', 3600);
    await client.createTask({ parent: QUEUE, task });
    await client.deleteTask({ name: task.name });
    await expect(client.createTask({ parent: QUEUE, task })).rejects.toMatchObject({ code: 6 });
    now += 3_600_001;
    await expect(client.createTask({ parent: QUEUE, task })).resolves.toHaveLength(3);
  });
});

describe('a handler that fails', () => {
  it('is asked again, later each time, and told what it said', async () => {
    const handler = await startHandler([500, 429]);
    const { client } = await startForTest({ queues: { reminders: { minBackoffMs: 40 } } });
    await client.createTask({ parent: QUEUE, task: httpTask(handler.url, 'again') });

    const [first, second, third] = [await handler.next(), await handler.next(), await handler.next()];
    expect(second.at - first.at).toBeGreaterThanOrEqual(39);
    expect(third.at - second.at).toBeGreaterThanOrEqual(79);
    expect(third.headers).toMatchObject({
      'x-cloudtasks-taskretrycount': '2',
      'x-cloudtasks-taskexecutioncount': '1',
      'x-cloudtasks-taskpreviousresponse': '429',
    });
  });

  it('is left alone after the last attempt', async () => {
    const handler = await startHandler([500, 500, 500]);
    const given = Promise.withResolvers<void>();
    const { client, url } = await startForTest({
      queues: { '*': { minBackoffMs: 1, maxAttempts: 2 } },
      log: (event) => event === 'tasks.given-up' && given.resolve(),
    });
    await client.createTask({ parent: QUEUE, task: httpTask(handler.url, 'hopeless') });
    await given.promise;
    await handler.next();
    await handler.next();
    expect(handler.unread()).toBe(0);
    expect(await pendingAt(url)).toEqual([]);
  });

  it('is not asked more at once than the queue allows', async () => {
    let open = 0;
    let most = 0;
    const all = Promise.withResolvers<void>();
    let answered = 0;
    const server = createServer((_, response) => {
      open += 1;
      most = Math.max(most, open);
      setImmediate(() => {
        open -= 1;
        response.end();
        if ((answered += 1) === 12) all.resolve();
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const { client } = await startForTest({ queues: { '*': { maxConcurrentDispatches: 3 } } });
    const tasks = Array.from({ length: 12 }, (_, index) =>
      httpTask(`http://127.0.0.1:${port}/`, `c${index}`),
    );
    await Promise.all(tasks.map((task) => client.createTask({ parent: QUEUE, task })));
    await all.promise;
    expect(most).toBeLessThanOrEqual(3);
  });
});

describe('a restart', () => {
  it('loses nothing, and fires at once what came due meanwhile', async () => {
    const handler = await startHandler();
    const dataDir = temporaryDir();
    let now = Date.now();
    const first = await startForTest({ dataDir });
    await first.client.createTask({ parent: QUEUE, task: httpTask(handler.url, 'due', 60) });
    await first.client.createTask({ parent: QUEUE, task: httpTask(handler.url, 'later', 7200) });
    await first.close();

    now += 120_000;
    const second = await startForTest({ dataDir, now: () => now });
    expect((await handler.next()).headers['x-cloudtasks-taskname']).toBe('due');
    expect(await pendingAt(second.url)).toContain(`${QUEUE}/tasks/later`);
  });

  it('makes an attempt again that was under way', async () => {
    const dataDir = temporaryDir();
    const reached = Promise.withResolvers<void>();
    const silent = createServer(() => reached.resolve()).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    onTestFinished(() => silent.closeAllConnections());
    onTestFinished(() => void silent.close());
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const first = await startForTest({ dataDir, dispatchBase: `http://127.0.0.1:${port}` });
    await first.client.createTask({ parent: QUEUE, task: httpTask('', 'interrupted') });
    await reached.promise;
    await first.close();

    const handler = await startHandler();
    await startForTest({ dataDir, dispatchBase: handler.url });
    expect((await handler.next()).headers['x-cloudtasks-taskname']).toBe('interrupted');
  });
});
