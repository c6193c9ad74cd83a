import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seedDemoPerson } from './demo/seed-demo-person.ts';
import { demoPerson } from './seed/demo-person.ts';
import { healthUrl } from './stack/addresses.ts';
import { problemOf } from './stack/answering.ts';
import { ApiWatch } from './stack/api-watch.ts';
import { buildWhatChanged } from './stack/build.ts';
import { devOrigin, watchSources } from './stack/dev.ts';
import { lockFolder } from './stack/folder-lock.ts';
import { failedStart, readOptions, usage, warningOf, type StartOptions } from './stack/options.ts';
import { isFree, ownerOf } from './stack/port-owner.ts';
import { startStack, type Stack } from './stack/stack.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** How long a start may print no line. */
const patienceMs = 10_000;

await main();

async function main(): Promise<void> {
  const began = performance.now();
  const options = readOptionsOrExit();
  const dataDir = options.data ?? join(root, '.local', 'stack');
  const warning = warningOf(options);
  if (warning !== null) console.warn(warning);
  await requireFreeFolder(dataDir, options);
  await requireFreePorts(options);
  if (options.fresh) rmSync(dataDir, { recursive: true, force: true });

  const startUp = new AbortController();
  let stack: Stack | null = null;
  let watching: { stop(): Promise<void> } | null = null;
  let apiWatch: ApiWatch | null = null;
  let stopping: Promise<void> | null = null;
  const stop = () => {
    stopping ??= (async () => {
      console.log('\nStopping …');
      startUp.abort();
      apiWatch?.stop();
      await Promise.all([stack?.stop(), watching?.stop()]);
      // Without a stack the start is still running; it ends by itself once its parts have stopped.
      if (stack !== null) process.exit(0);
    })();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

  const waits = tellWaits();
  try {
    await buildWhatChanged(root);
    stack = await startStack({
      onWaiting: waits.now,
      root,
      dataDir,
      host: options.host,
      ports: options.ports,
      seedProviders: true,
      firestore: options.firestore,
      signal: startUp.signal,
      ...(options.dev ? { appOrigin: devOrigin } : {}),
    });
    await seedDemoPerson(stack.urls, {
      appOrigin: options.dev ? devOrigin : stack.urls.app,
      workspace: 'lived-in',
    });
    // Stored at once: a stop right after Ready must not lose the person that all other data belongs to.
    await stack.keepAccounts();
    if (options.dev) watching = await watchSources(root, dataDir, stack);
  } catch (error) {
    waits.over();
    if (startUp.signal.aborted) process.exit(130);
    console.error(`\n${failedStart(error, dataDir)}`);
    await stack?.stop();
    process.exit(1);
  }
  waits.over();
  const { urls } = stack;
  console.log(`
Ready on ${options.dev ? devOrigin : urls.app}   (${((performance.now() - began) / 1000).toFixed(1)} s)

  Sign in   "Try the demo", or ${demoPerson.email} with the password ${demoPerson.password}
  Mail out  ${urls.providers}/   what left, and a way to let a message arrive
  Logs      ${join(dataDir, 'logs')}
  Stop      Ctrl+C; your data stays until npm start -- --fresh
`);
  apiWatch = new ApiWatch(
    () => problemOf(healthUrl(urls)),
    (line) => console.log(`${new Date().toLocaleTimeString()}  ${line}`),
  );
  apiWatch.start();
}

/** Prints what a long start is waiting for. */
function tellWaits(): { now: (parts: readonly string[]) => void; over: () => void } {
  let waiting: readonly string[] = ['the build'];
  const tell = () => console.log(`Still starting: ${waiting.join(', ')} …`);
  const timer = setInterval(tell, patienceMs);
  return {
    // After the last part comes the demo person, who needs all of them.
    now: (parts) => (waiting = parts.length === 0 ? ['the demo person'] : parts),
    over: () => clearInterval(timer),
  };
}

function readOptionsOrExit(): StartOptions {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return process.exit(2);
  }
}

/** Two stacks would overwrite each other's data and builds. */
async function requireFreeFolder(dataDir: string, { host, ports }: StartOptions): Promise<void> {
  const holder = await lockFolder(dataDir, `process ${process.pid}, http://${host}:${ports.app}`);
  if (holder === null) return;
  console.error(
    `${dataDir} is in use by another npm start (${holder}).\nStop that one, or choose other data and ports: npm start -- --data FOLDER --port-base 7000`,
  );
  process.exit(1);
}

async function requireFreePorts(options: StartOptions): Promise<void> {
  const taken: string[] = [];
  for (const [name, port] of Object.entries(options.ports)) {
    if (await isFree(options.host, port)) continue;
    const owner = await ownerOf(port);
    const who = owner === null ? 'another process' : `process ${owner.pid} (${owner.command.slice(0, 120)})`;
    taken.push(`  ${port} (${name}) is used by ${who}`);
  }
  if (taken.length === 0) return;
  console.error(
    `Some ports are taken:\n${taken.join('\n')}\nStop what uses them, or choose others: npm start -- --port-base 7000`,
  );
  process.exit(1);
}
