// The embedded Firestore, measured from outside by the server SDK: `npm run bench firestore`.
// With FIRESTORE_PEER=<folder of an installed @firestore-emulator/server> the same is asked of that one:
//   npm install --prefix /tmp/peer @firestore-emulator/server
//   FIRESTORE_PEER=/tmp/peer npm run bench firestore
import { spawn, execFileSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { initializeApp } from 'firebase-admin/app';
import { initializeFirestore, type Firestore } from 'firebase-admin/firestore';
import { killLoop } from '../testing/kill-loop.ts';
import { seededRandom } from '../testing/random.ts';

const cli = join(import.meta.dirname, '../cli.ts');
const folder = mkdtempSync(join(tmpdir(), 'firestore-bench-'));
process.env['METADATA_SERVER_DETECTION'] = 'none';

type Figure = { what: string; value: number; unit: string; budget?: { most: number } | { least: number } };
type Server = { host: string; process: ChildProcess; startedInMs: number };

try {
  const own = await measure('embedded, SQLite', startOwn);
  own.push(...(await measureKills()));
  report('embedded, SQLite', own);
  const peer = process.env['FIRESTORE_PEER'];
  if (peer) report('@firestore-emulator/server', await measure('peer', async () => startPeer(peer)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(name: string, start: () => Promise<Server>): Promise<Figure[]> {
  const starts: number[] = [];
  for (let run = 0; run < 3; run++) {
    const trial = await start();
    starts.push(trial.startedInMs);
    await stop(trial);
  }
  return [
    { what: 'start to ready', value: median(starts), unit: 'ms', budget: { most: 1000 } },
    ...(await measureFresh(name, start, measureSingles)),
    ...(await measureFresh(name, start, measureQuery)),
    ...(await measureFresh(name, start, measureFanOut)),
    ...(await measureFresh(name, start, measureMemory)),
  ];
}

/** Each part has its own server, so that the data of one does not slow another. */
async function measureFresh(
  name: string,
  start: () => Promise<Server>,
  part: (firestore: Firestore, server: ChildProcess) => Promise<Figure[]>,
): Promise<Figure[]> {
  const server = await start();
  const firestore = connect(`${name} ${part.name}`, server.host);
  const figures = await withoutFail(async () => part(firestore, server.process));
  await firestore.terminate();
  await stop(server);
  return figures;
}

async function measureSingles(firestore: Firestore): Promise<Figure[]> {
  const documents = firestore.collection('singles');
  const data = aDocument(1);
  const sets = await perSecond(async (index) => documents.doc(`d${index % 500}`).set({ ...data, index }));
  const gets = await perSecond(async (index) => documents.doc(`d${index % 500}`).get());
  return [
    { what: 'set, one document, 20 at a time', value: sets, unit: '/s' },
    { what: 'get, one document, 20 at a time', value: gets, unit: '/s' },
  ];
}

async function measureQuery(firestore: Firestore): Promise<Figure[]> {
  const documents = firestore.collection('queried');
  await fill(firestore, 'queried', 1000);
  const times: number[] = [];
  for (let run = 0; run < 20; run++) {
    const start = performance.now();
    const { size } = await documents.where('size', '>=', 0).orderBy('size', 'desc').get();
    if (size !== 1000) throw new Error(`The query found ${size} documents.`);
    times.push(performance.now() - start);
  }
  return [{ what: 'query of 1,000 documents, median', value: median(times), unit: 'ms' }];
}

/** One write, one hundred listeners, each on a stream of its own. */
async function measureFanOut(firestore: Firestore): Promise<Figure[]> {
  const document = firestore.doc('fan/out');
  await document.set({ round: -1 });
  let onRound: (round: number) => void = () => undefined;
  const opened = Array.from({ length: 100 }, () => {
    let unsubscribe: () => void = () => undefined;
    const first = new Promise<void>((resolve) => {
      unsubscribe = document.onSnapshot((snapshot) => {
        resolve();
        onRound(snapshot.get('round'));
      });
    });
    return { first, unsubscribe };
  });
  await Promise.all(opened.map(({ first }) => first));
  const times: number[] = [];
  for (let round = 0; round < 30; round++) {
    const start = performance.now();
    await new Promise<void>((resolve) => {
      let heard = 0;
      onRound = (heardRound) => {
        if (heardRound !== round) return;
        times.push(performance.now() - start);
        if (++heard === 100) resolve();
      };
      void document.set({ round });
    });
  }
  for (const { unsubscribe } of opened) unsubscribe();
  return [
    {
      what: 'one write to 100 listeners, p95',
      value: percentile(times, 0.95),
      unit: 'ms',
      budget: { most: 50 },
    },
  ];
}

async function measureMemory(firestore: Firestore, server: ChildProcess): Promise<Figure[]> {
  await fill(firestore, 'many', 10_000);
  return [
    {
      what: 'resident with 10,000 documents',
      value: residentMb(server),
      unit: 'MB',
      budget: { most: 200 },
    },
  ];
}

async function measureKills(): Promise<Figure[]> {
  const report = await killLoop({
    kills: 200,
    folder: join(folder, 'kills'),
    random: seededRandom(Date.now()),
  });
  return [
    { what: 'SIGKILL under load', value: report.kills, unit: 'times', budget: { least: 200 } },
    { what: 'acknowledged writes meanwhile', value: report.acknowledged, unit: '' },
    { what: 'lost of those', value: report.lost.length, unit: '', budget: { most: 0 } },
    { what: 'torn commits', value: report.torn.length, unit: '', budget: { most: 0 } },
  ];
}

/** About a kilobyte, like an app's documents. */
function aDocument(index: number): Record<string, unknown> {
  return {
    title: `Session ${index}`,
    size: index,
    isOpen: index % 2 === 0,
    at: new Date(1_795_000_000_000 + index * 1000),
    tags: ['one', 'two'],
    text: 'A sentence that somebody said, and another one. '.repeat(15),
  };
}

async function fill(firestore: Firestore, collection: string, count: number): Promise<void> {
  for (let from = 0; from < count; from += 500) {
    const batch = firestore.batch();
    for (let index = from; index < Math.min(from + 500, count); index++) {
      batch.set(firestore.doc(`${collection}/d${index}`), aDocument(index));
    }
    await batch.commit();
  }
}

async function perSecond(operation: (index: number) => Promise<unknown>): Promise<number> {
  const [warmUp, total, parallel] = [500, 4000, 20];
  const run = async (count: number) => {
    let next = 0;
    const worker = async () => {
      while (next < count) await operation(next++);
    };
    await Promise.all(Array.from({ length: parallel }, worker));
  };
  await run(warmUp);
  const start = performance.now();
  await run(total);
  return (total / (performance.now() - start)) * 1000;
}

/** A server that lacks a feature is left out of its figures, with the reason. */
async function withoutFail(measureOne: () => Promise<Figure[]>): Promise<Figure[]> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('not done within two minutes')), 120_000).unref();
  });
  try {
    return await Promise.race([measureOne(), late]);
  } catch (thrown) {
    console.log(`  left out: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
    return [];
  }
}

async function startOwn(): Promise<Server> {
  const data = mkdtempSync(join(folder, 'data-'));
  return launch([cli, '--port', '0', '--data', data], /^Firestore on http:\/\/(\S+)/);
}

async function startPeer(installed: string): Promise<Server> {
  const module = join(installed, 'node_modules/@firestore-emulator/server/dist/index.js');
  const port = await freePort();
  const script = `const { FirestoreServer } = require(${JSON.stringify(module)});
    new FirestoreServer().start(${port}).then(() => console.log('ready 127.0.0.1:${port}'));`;
  return launch(['-e', script], /^ready (\S+)/);
}

async function launch(args: string[], readyLine: RegExp): Promise<Server> {
  const start = performance.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    const host = readyLine.exec(line)?.[1];
    if (!host) continue;
    child.stdout.resume();
    return { host, process: child, startedInMs: performance.now() - start };
  }
  throw new Error('The server ended before it was ready.');
}

async function stop({ process: child }: Server): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

function connect(name: string, host: string): Firestore {
  process.env['FIRESTORE_EMULATOR_HOST'] = host;
  return initializeFirestore(initializeApp({ projectId: 'demo-bench' }, name));
}

function residentMb({ pid }: ChildProcess): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

function median(numbers: readonly number[]): number {
  return percentile(numbers, 0.5);
}

function percentile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

function report(name: string, figures: readonly Figure[]): void {
  console.log(name);
  for (const { what, value, unit, budget } of figures) {
    const shown = value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 1 : 0 });
    console.log(`  ${what.padEnd(40)} ${`${shown} ${unit}`.padStart(12)}${judge(value, budget)}`);
  }
}

function judge(value: number, budget: Figure['budget']): string {
  if (!budget) return '';
  const [bound, isKept] =
    'most' in budget
      ? [`≤ ${budget.most}`, value <= budget.most]
      : [`≥ ${budget.least}`, value >= budget.least];
  if (!isKept) process.exitCode = 1;
  return `  (${bound}${isKept ? '' : ', missed'})`;
}
