/**
 * `npm run bench:ledger`: the action ledger with faults. First in process, where a worker may die after any step. Then
 * with real workers that are killed at any moment; the sends that reach the stand-in are counted. `-- --runs 1000
 * --kills 10` does less.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { localEnvironment } from '../../functions/src/config/testing/local-environment.ts';
import { deeds, faultRun } from '../../functions/src/testing/fault-run.ts';
import { seeded } from '../../functions/src/testing/seeded.ts';
import { createFirestoreServer } from '../../local/firestore/index.ts';
import { startProviders } from '../../local/providers/server.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '10000' }, kills: { type: 'string', default: '100' } },
});

const batch = 200;
/** They take turns: mails, and changes of tasks and meetings. */
const kinds = Object.values(deeds);
const intentsPerKill = 3;

type Moment = (url: string, random: () => number) => Promise<void>;

const sending = { provider: 'google', path: 'messages/send' } as const;

/** The moments of a kill. Random ones hardly ever hit the critical point, so two of the three are chosen. */
const moments: readonly Moment[] = [
  // Anywhere, from the first call of a cold worker to the middle of a warm one.
  (_url, random) => wait(50 + random() * 1_200),
  // The mail has left, but the worker does not know yet.
  async (url) => {
    const before = await sentCount(url);
    await fault(url, { ...sending, kind: 'no-answer' });
    await until(async () => (await sentCount(url)) > before);
  },
  // The request is on its way, and the mail leaves after the worker has died.
  async (url, random) => {
    await fault(url, { ...sending, kind: 'latency', ms: 400 });
    await until(async () => (await waitingFaults(url)) === 0);
    await wait(random() * 300);
  },
];

const wrong = (await inProcess(Number(values.runs))) + (await withKills(Number(values.kills)));
if (wrong > 0) process.exitCode = 1;

async function inProcess(runs: number): Promise<number> {
  const began = performance.now();
  const count = { doubled: 0, lost: 0, abandoned: 0, failed: 0 };
  for (let start = 0; start < runs; start += batch) {
    const size = Math.min(batch, runs - start);
    const results = await Promise.all(
      Array.from({ length: size }, (_, index) => faultRun(start + index, kinds[index % kinds.length])),
    );
    for (const { status, effects, abandoned } of results) {
      if (effects > 1) count.doubled += 1;
      if (effects !== (status === 'done' ? 1 : 0)) count.lost += 1;
      if (status !== 'done') count.failed += 1;
      count.abandoned += abandoned;
    }
  }
  console.log(
    `in process   ${runs} runs, ${count.abandoned} workers abandoned, ${count.failed} refused by the provider`,
  );
  console.log(`             ${count.doubled} doubled, ${count.lost} not as recorded  (${seconds(began)} s)`);
  return count.doubled + count.lost;
}

async function withKills(kills: number): Promise<number> {
  const began = performance.now();
  const firestore = await createFirestoreServer({ port: 0, host: '127.0.0.1' });
  const providers = await startProviders({ seed: false });
  try {
    const token = await accountToken(providers.url);
    const env = workerEnvironment(providers.url, firestore.port, token);
    const keys: string[] = [];
    const random = seeded(7);
    for (let kill = 0; kill < kills; kill += 1) {
      // New intents each time, so that every worker has work when it is killed.
      for (let count = 0; count < intentsPerKill; count += 1) keys.push(`intent-${keys.length}`);
      const worker = startWorker(env, keys);
      await once(worker, 'message');
      await moments[kill % moments.length]?.(providers.url, random);
      worker.kill('SIGKILL');
      if (worker.exitCode === null && worker.signalCode === null) await once(worker, 'exit');
      await fetch(`${providers.url}/_faults`, { method: 'DELETE' });
    }
    const last = startWorker(env, keys);
    const [code] = await once(last, 'exit');
    if (code !== 0) throw new Error(`the last worker ended with ${String(code)}`);
    return await count(providers.url, keys, kills, began);
  } finally {
    await providers.close();
    await firestore.close();
  }
}

async function fault(url: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await fetch(`${url}/_faults`, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function sentCount(url: string): Promise<number> {
  return z.array(z.unknown()).parse(await (await fetch(`${url}/_sent`)).json()).length;
}

async function waitingFaults(url: string): Promise<number> {
  return z.array(z.unknown()).parse(await (await fetch(`${url}/_faults`)).json()).length;
}

/** Gives up silently: a worker without anything left to send is killed all the same. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const giveUpAt = performance.now() + 10_000;
  while (performance.now() < giveUpAt && !(await isSo())) await wait(5);
}

async function count(url: string, keys: string[], kills: number, began: number): Promise<number> {
  const sent = z.array(z.looseObject({ to: z.string() })).parse(await (await fetch(`${url}/_sent`)).json());
  const timesTo = Map.groupBy(sent, ({ to }) => to);
  const times = keys.map((key) => timesTo.get(`${key}@example.com`)?.length ?? 0);
  const lost = times.filter((count) => count === 0).length;
  const doubled = times.filter((count) => count > 1).length;
  console.log(`with SIGKILL ${keys.length} mails, ${kills} workers killed`);
  console.log(`             ${doubled} doubled, ${lost} lost  (${seconds(began)} s)`);
  return doubled + lost;
}

function startWorker(env: NodeJS.ProcessEnv, keys: readonly string[]) {
  return fork(join(import.meta.dirname, '../support/ledger-worker.ts'), ['worker', ...keys], {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
}

/** Claims end within a second, so that a killed worker's work is soon resumed. */
function workerEnvironment(url: string, firestorePort: number, token: string): NodeJS.ProcessEnv {
  const google = `${url}/google`;
  return {
    ...process.env,
    ...localEnvironment,
    GOOGLE_API_URL: `${google}/`,
    GOOGLE_TOKEN_URL: `${google}/token`,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestorePort}`,
    METADATA_SERVER_DETECTION: 'none',
    LEDGER_LEASE_MS: '1000',
    PROVIDER_TIMEOUT_MS: '800',
    WORKER_TOKEN: token,
  };
}

async function accountToken(url: string): Promise<string> {
  const response = await fetch(`${url}/_accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'google', email: 'worker@crocodile.test' }),
  });
  return z.looseObject({ access_token: z.string() }).parse(await response.json()).access_token;
}

function seconds(began: number): string {
  return ((performance.now() - began) / 1000).toFixed(0);
}
