// Preloaded into the Firebase suite (`node --import`). Its functions emulator gives each request in flight a process of
// its own, where the cloud serves up to 80 in one instance. Decision 0024.
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { ChildProcess } from 'node:child_process';

type ProxiedRequest = { method: string; path: string; headers: IncomingMessage['headers'] };
type State = 'CREATED' | 'IDLE' | 'BUSY' | 'FINISHING' | 'FINISHED';

/** The parts of firebase-tools' `lib/emulator/functionsRuntimeWorker.js` that are replaced or used. */
type Worker = {
  state: State;
  triggerKey: string;
  timeoutSeconds: number | undefined;
  runtime: { process: ChildProcess; conn: { httpReqOpts(): object } };
  logger: { log(level: 'ERROR', text: string): void };
  logInfo(text: string): void;
  request: (
    this: Worker,
    request: ProxiedRequest,
    response: ServerResponse,
    body?: Uint8Array,
    debug?: boolean,
  ) => Promise<void>;
};
type Pool = {
  mode: string;
  cleanUpWorkers(): void;
  getTriggerWorkers(triggerId: string | undefined, runtime: string | undefined): Worker[];
  getIdleWorker: (
    this: Pool,
    triggerId: string | undefined,
    runtime: string | undefined,
  ) => Worker | undefined;
};
/** The part of `lib/emulator/functionsEmulator.js`. */
type Emulator = {
  handleHttpsTrigger: (this: Emulator, request: IncomingMessage, response: ServerResponse) => Promise<void>;
  startRuntime: (this: Emulator, backend: { codebase: string }, trigger?: { id: string }) => Promise<Worker>;
};

const require = createRequire(import.meta.url);
const workers = require('firebase-tools/lib/emulator/functionsRuntimeWorker.js') as {
  RuntimeWorker: { prototype: Worker };
  RuntimeWorkerPool: { prototype: Pool };
};
const emulator = require('firebase-tools/lib/emulator/functionsEmulator.js') as {
  FunctionsEmulator: { prototype: Emulator };
};

const worker = workers.RuntimeWorker.prototype;
const pool = workers.RuntimeWorkerPool.prototype;
const functions = emulator.FunctionsEmulator.prototype;

const replaced: readonly (readonly [object, string])[] = [
  [worker, 'request'],
  [worker, 'logInfo'],
  [pool, 'getIdleWorker'],
  [pool, 'getTriggerWorkers'],
  [pool, 'cleanUpWorkers'],
  [functions, 'startRuntime'],
  [functions, 'handleHttpsTrigger'],
];
for (const [owner, name] of replaced)
  if (typeof Reflect.get(owner, name) !== 'function')
    throw new Error(
      `firebase-tools has no ${name} any more: see docs/decisions/0024-concurrent-functions.md`,
    );

/** A busy worker takes one more request. Only with `--inspect-functions` it still takes one at a time. */
const oneAtATime = pool.getIdleWorker;
pool.getIdleWorker = function getServingWorker(triggerId, runtime) {
  if (this.mode === 'sequential') return oneAtATime.call(this, triggerId, runtime);
  this.cleanUpWorkers();
  return this.getTriggerWorkers(triggerId, runtime).find(({ state }) => state === 'IDLE' || state === 'BUSY');
};

/** Requests without a worker share one start. */
const starts = new WeakMap<Emulator, Map<string, Promise<Worker>>>();
const startAlone = functions.startRuntime;
functions.startRuntime = async function startShared(backend, trigger) {
  const mine = starts.get(this) ?? new Map<string, Promise<Worker>>();
  starts.set(this, mine);
  const key = `${backend.codebase} ${trigger?.id ?? ''}`;
  const begun = mine.get(key);
  if (begun !== undefined) return begun;
  const start = startAlone.call(this, backend, trigger).finally(() => mine.delete(key));
  mine.set(key, start);
  return start;
};

/**
 * If the worker of a call did not start, or has just ended, the original never answers, and the caller waits until a
 * timeout.
 */
const handleAlone = functions.handleHttpsTrigger;
functions.handleHttpsTrigger = async function answerAlways(request, response) {
  await handleAlone.call(this, request, response).catch(() => undefined);
  if (!response.headersSent) response.writeHead(503).end('The function could not be started.');
};

const inFlight = new WeakMap<Worker, number>();
const requestAlone = worker.request;

/**
 * When a request breaks, the original kills the process, which other requests may share. Here such a worker gets no
 * more requests, and ends after its last one. Each request has its own connection: a kept one may close just as it is
 * used.
 */
worker.request = function proxy(request, response, body, debug) {
  if (debug === true) return requestAlone.call(this, request, response, body, debug);
  inFlight.set(this, (inFlight.get(this) ?? 0) + 1);
  this.state = 'BUSY';
  this.logInfo(`Beginning execution of "${this.triggerKey}"`);
  const began = performance.now();
  return new Promise((resolve) => {
    const over = () => {
      this.logInfo(`Finished "${this.triggerKey}" in ${(performance.now() - began).toFixed(0)}ms`);
      const left = (inFlight.get(this) ?? 1) - 1;
      inFlight.set(this, left);
      if (left === 0 && this.state === 'BUSY') this.state = 'IDLE';
      if (left === 0 && this.state === 'FINISHING') this.runtime.process.kill();
      resolve();
    };
    const asked = httpRequest({
      ...this.runtime.conn.httpReqOpts(),
      ...request,
      agent: false,
      ...(this.timeoutSeconds === undefined ? {} : { timeout: this.timeoutSeconds * 1_000 }),
    });
    asked.once('response', (answer) => {
      answer.once('error', () => response.destroy());
      // A caller who leaves early does not stop the function: the rest of its answer is discarded.
      const letGo = () => {
        answer.unpipe(response);
        answer.resume();
      };
      if (response.destroyed) return letGo();
      response.once('close', letGo);
      const { connection: _, 'keep-alive': __, ...headers } = answer.headers;
      response.writeHead(answer.statusCode ?? 200, headers);
      answer.pipe(response);
    });
    asked.once('timeout', () => asked.destroy(new Error(`no answer within ${this.timeoutSeconds} s`)));
    asked.on('error', (error) => {
      this.logger.log('ERROR', `Request to function failed: ${String(error)}`);
      if (this.state === 'BUSY') this.state = 'FINISHING';
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end(JSON.stringify(error));
    });
    asked.once('close', over);
    if (body !== undefined && body.length > 0) asked.write(body);
    asked.end();
  });
};
