import { EventEmitter } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import './concurrent-functions.ts';

const require = createRequire(import.meta.url);
const { RuntimeWorkerPool } = require('firebase-tools/lib/emulator/functionsRuntimeWorker.js');
const { FunctionsEmulator } = require('firebase-tools/lib/emulator/functionsEmulator.js');

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

type Answer = (incoming: IncomingMessage, response: ServerResponse) => unknown;

async function listening(answer: Answer): Promise<number> {
  const server = createServer((incoming, response) => void answer(incoming, response)).listen(0, '127.0.0.1');
  open.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return (server.address() as AddressInfo).port;
}

/** A pool with one worker, whose process is this function, and a front server that proxies to it. */
async function aPool(answer: Answer, timeoutSeconds = 60) {
  const workerPort = await listening(answer);
  const child = Object.assign(new EventEmitter(), { kill: vi.fn(), stdout: null, stderr: null });
  const conn = { httpReqOpts: () => ({ host: '127.0.0.1', port: workerPort }) };
  const runtime = { process: child, events: new EventEmitter(), cwd: '.', conn };
  const pool = new RuntimeWorkerPool();
  const worker = pool.addWorker({ id: 'api', timeoutSeconds }, runtime, {}, 'nodejs24');
  worker.readyForWork();
  const front = await listening((incoming, response) => {
    const { method, url: path, headers } = incoming;
    void pool.submitRequest('api', { method, path, headers }, response, undefined, undefined, 'nodejs24');
  });
  return { pool, worker, kill: child.kill, url: `http://127.0.0.1:${front}` };
}

/** Requests that wait until `count` of them have arrived: all of them are then in the same worker. */
function meeting(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let here = 0;
  return () => {
    here += 1;
    if (here === count) resolve();
    return promise;
  };
}

it('serves requests at the same time in one worker', async () => {
  const met = meeting(20);
  const { worker, url } = await aPool(async (_, response) => {
    await met();
    response.end('served');
  });
  const answers = await Promise.all(Array.from({ length: 20 }, async () => (await fetch(url)).text()));
  expect(new Set(answers)).toEqual(new Set(['served']));
  await vi.waitFor(() => expect(worker.state).toBe('IDLE'));
});

it('answers a request that breaks with 500, lets the others end, and only then ends the worker', async () => {
  const met = meeting(2);
  const { promise: goOn, resolve: release } = Promise.withResolvers<void>();
  const { pool, kill, url } = await aPool(async (incoming, response) => {
    await met();
    if (incoming.url === '/broken') return incoming.socket.destroy();
    await goOn;
    return response.end('served');
  });
  const whole = fetch(`${url}/whole`);
  expect((await fetch(`${url}/broken`)).status).toBe(500);
  expect(pool.readyForWork('api', 'nodejs24')).toBe(false);
  expect(kill).not.toHaveBeenCalled();
  release();
  expect(await (await whole).text()).toBe('served');
  await vi.waitFor(() => expect(kill).toHaveBeenCalledTimes(1));
});

it('answers 500 when a function is silent for as long as it may run', async () => {
  const { kill, url } = await aPool(() => undefined, 0.05);
  expect((await fetch(url)).status).toBe(500);
  await vi.waitFor(() => expect(kill).toHaveBeenCalledTimes(1));
});

it('lets a function end whose caller has left', async () => {
  const { promise: ended, resolve } = Promise.withResolvers<boolean>();
  const { worker, url } = await aPool((_, response) => {
    response.write('the first part');
    response.once('close', () => resolve(response.writableFinished));
    setImmediate(() => response.end('x'.repeat(1_000_000)));
  });
  const leaver = request(url).end();
  leaver.once('response', () => leaver.destroy());
  leaver.on('error', () => undefined);
  expect(await ended).toBe(true);
  await vi.waitFor(() => expect(worker.state).toBe('IDLE'));
});

it('lets a function answer a caller who has left already', async () => {
  const { promise: left, resolve } = Promise.withResolvers<void>();
  const { worker, url } = await aPool(async (_, response) => {
    leaver.destroy();
    await left;
    response.end('x'.repeat(1_000_000));
  });
  const leaver = request(url).end();
  leaver.on('error', () => undefined);
  leaver.once('close', resolve);
  await left;
  await vi.waitFor(() => expect(worker.state).toBe('IDLE'));
});

it('starts one worker for all requests that find none', async () => {
  const emulator = Object.create(FunctionsEmulator.prototype);
  const { promise: started, resolve } = Promise.withResolvers<void>();
  const addWorker = vi.fn(() => ({ waitForSocketReady: () => started }));
  Object.assign(emulator, {
    workerPools: { default: { addWorker } },
    getRuntimeEnvs: () => ({}),
    resolveSecretEnvs: () => Promise.resolve({}),
    startNode: () => Promise.resolve({}),
  });
  const backend = { codebase: 'default', runtime: 'nodejs24' };
  const starts = ['api', 'api', 'queue'].map((id) => emulator.startRuntime(backend, { id }));
  resolve();
  await Promise.all(starts);
  expect(addWorker).toHaveBeenCalledTimes(2);
  await emulator.startRuntime(backend, { id: 'api' });
  expect(addWorker).toHaveBeenCalledTimes(3);
});
