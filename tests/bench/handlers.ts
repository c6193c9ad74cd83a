/**
 * `npm run bench handlers`: the cost of our guards and validation before an empty use case. They take turns with a bare
 * onRequest in the same run, and with Hono's adapter alone, which answers a constant asynchronously. It also measures
 * how long the built functions take to load. Build them first.
 */
import { execFile, fork, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { localEnvironment } from '../../functions/src/config/testing/local-environment.ts';

const connections = 20;
const rounds = 9;
const roundMs = 2_000;
const warmUpMs = 3_000;
const loads = 7;
const budget = { throughput: 0.87, p99: 1.3, loadMs: 400, loadMb: 110 };

const root = join(import.meta.dirname, '..', '..');
const { token, publicKey } = signedToken();
const body = JSON.stringify({
  message: 'What did we say about the invoice?',
  userId: 'bench',
  sessionId: 'bench-session',
  now: '2026-11-20T09:00:00+02:00',
  timeZone: 'Asia/Jerusalem',
  context: {
    messages: Array.from({ length: 20 }, (_, index) => ({
      role: index % 2 === 0 ? 'user' : 'assistant',
      content: `Message ${index}: the invoice of Dana is due on Tuesday, as we said yesterday.`,
    })),
  },
});

const serverKinds = ['bare', 'adapter', 'floor', 'ours'] as const;
type ServerKind = (typeof serverKinds)[number];
type Round = { perSecond: number; p99Ms: number };

await benchHandlers();
await benchLoading();

async function benchHandlers(): Promise<void> {
  const servers = {
    bare: await startServer('bare'),
    adapter: await startServer('adapter'),
    floor: await startServer('floor'),
    ours: await startServer('ours'),
  };
  const all = Object.values(servers);
  try {
    for (const { port } of all) await load(port, warmUpMs);
    const turns: Record<ServerKind, Round>[] = [];
    for (let round = 0; round < rounds; round += 1) {
      turns.push({
        bare: await load(servers.bare.port, roundMs),
        adapter: await load(servers.adapter.port, roundMs),
        floor: await load(servers.floor.port, roundMs),
        ours: await load(servers.ours.port, roundMs),
      });
    }
    const of = (pick: (turn: (typeof turns)[number]) => number) => median(turns.map(pick));
    for (const kind of serverKinds) {
      const perSecond = of((turn) => turn[kind].perSecond).toFixed(0);
      const p99 = of((turn) => turn[kind].p99Ms).toFixed(2);
      const share = of((turn) => turn[kind].perSecond / turn.bare.perSecond).toFixed(3);
      console.log(`${kind.padEnd(8)} ${perSecond.padStart(6)} requests/s  ${share} of bare  p99 ${p99} ms`);
    }
    const throughput = of((turn) => turn.ours.perSecond / turn.bare.perSecond);
    const p99 = of((turn) => turn.ours.p99Ms / turn.bare.p99Ms);
    judge('requests per second, share of bare', throughput.toFixed(3), throughput >= budget.throughput);
    judge('p99, times that of bare', p99.toFixed(2), p99 <= budget.p99);
  } finally {
    for (const server of all) server.process.kill();
  }
}

async function startServer(kind: ServerKind): Promise<{ process: ChildProcess; port: number }> {
  const server = fork(join(root, 'functions/src/testing/bench-cli.ts'), [kind], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { ...process.env, BENCH_PUBLIC_KEY: publicKey },
  });
  const [port] = await once(server, 'message');
  return { process: server, port: Number(port) };
}

/** Keeps every connection busy for a while. */
async function load(port: number, ms: number): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const took: number[] = [];
  const startedAt = performance.now();
  const endsAt = startedAt + ms;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < endsAt) {
        const askedAt = performance.now();
        await ask(port, agent);
        took.push(performance.now() - askedAt);
      }
    }),
  );
  const perSecond = (took.length * 1000) / (performance.now() - startedAt);
  agent.destroy();
  took.sort((a, b) => a - b);
  return { perSecond, p99Ms: took[Math.floor(took.length * 0.99)] ?? 0 };
}

function ask(port: number, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        port,
        agent,
        host: '127.0.0.1',
        method: 'POST',
        path: '/api/command-center/chat',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          authorization: `Bearer ${token}`,
        },
      },
      (response) => {
        response.resume();
        response.once('end', () =>
          response.statusCode === 200 ? resolve() : reject(new Error(`answered ${response.statusCode}`)),
        );
      },
    );
    call.once('error', reject);
    call.end(body);
  });
}

/** An ID token as Firebase signs them, and the key to check it with. */
function signedToken(): { token: string; publicKey: string } {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const now = Math.floor(Date.now() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = {
    aud: 'bench',
    iss: 'https://securetoken.google.com/bench',
    sub: 'bench',
    user_id: 'bench',
    auth_time: now,
    iat: now,
    exp: now + 3_600,
    firebase: { identities: {}, sign_in_provider: 'password' },
  };
  const signed = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`;
  const signature = sign('RSA-SHA256', Buffer.from(signed), keys.privateKey).toString('base64url');
  const publicKey = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  return { token: `${signed}.${signature}`, publicKey };
}

async function benchLoading(): Promise<void> {
  const measured: { ms: number; mb: number }[] = [];
  for (let run = 0; run < loads; run += 1) measured.push(await loadFunctions());
  const ms = median(measured.map((one) => one.ms));
  const mb = median(measured.map((one) => one.mb));
  judge('loading the functions, ms', ms.toFixed(0), ms <= budget.loadMs);
  judge('memory after loading, MB', mb.toFixed(0), mb <= budget.loadMb);
}

async function loadFunctions(): Promise<{ ms: number; mb: number }> {
  const script = `
    const startedAt = performance.now();
    await import('./functions/lib/index.js');
    console.log(JSON.stringify({ ms: performance.now() - startedAt, mb: process.memoryUsage.rss() / 1e6 }));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...localEnvironment },
  });
  const { ms, mb } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  return { ms: Number(ms), mb: Number(mb) };
}

function judge(what: string, value: string, isWithin: boolean): void {
  console.log(`${isWithin ? '✓' : '✗'} ${what}: ${value}`);
  if (!isWithin) process.exitCode = 1;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
