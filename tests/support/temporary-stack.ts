import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedDemoPerson } from '../../local/demo/seed-demo-person.ts';
import { buildWhatChanged } from '../../local/stack/build.ts';
import type { StackPorts } from '../../local/stack/addresses.ts';
import { freePorts } from '../../local/stack/port-owner.ts';
import { type Stack, startStack } from '../../local/stack/stack.ts';

const root = join(import.meta.dirname, '..', '..');

type Options = {
  /** Further settings of the functions. */
  functionsEnv?: Readonly<Record<string, string>>;
  firestore?: 'embedded' | 'official';
  /** As many as `portsOfStack`; free ones by default. A caller that starts several stacks at once divides the ports. */
  ports?: readonly number[];
  /** Aborts the start. */
  signal?: AbortSignal;
};

/** How many ports one stack needs. */
export const portsOfStack = 10;

export type TemporaryStack = Stack & { dataDir: string };

/** Settings that tests need and people do not. */
export const settingsOfTests = {
  // Some tests use silent providers, and should not wait as long as a person would.
  PROVIDER_TIMEOUT_MS: '3000',
  // An account that ended is refused after a second, not a minute.
  ACCOUNT_TRUST_MS: '1000',
  // All tests come from one network, and cause a thousand refusals.
  LIMIT_STRANGERS: '100000',
  // The demo person is asked every suggestion, at many times of a day, within a minute.
  LIMIT_CHATS: '100000',
};

/** A built, seeded local stack on free ports with its own data, which `stop` deletes. */
export async function startTemporaryStack({ ports, ...options }: Options = {}): Promise<TemporaryStack> {
  await buildWhatChanged(root);
  const dataDir = mkdtempSync(join(tmpdir(), 'crocodile-hub-test-'));
  let stack: Stack | undefined;
  const stop = async () => {
    await stack?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    stack = await startStack({
      root,
      dataDir,
      host: '127.0.0.1',
      ports: named(ports ?? (await freePorts(portsOfStack))),
      seedProviders: true,
      firestore: 'embedded',
      ...options,
    });
    await seedDemoPerson(stack.urls, { appOrigin: stack.urls.app, workspace: 'empty' });
    return { ...stack, dataDir, stop };
  } catch (error) {
    // A broken product may start without being usable; then all of it is stopped.
    await stop();
    throw error;
  }
}

function named(ports: readonly number[]): StackPorts {
  const [
    app = 0,
    auth = 0,
    firestore = 0,
    functions = 0,
    tasks = 0,
    providers = 0,
    hub = 0,
    logging = 0,
    suiteTasks = 0,
    eventarc = 0,
  ] = ports;
  return { app, auth, firestore, functions, tasks, providers, hub, logging, suiteTasks, eventarc };
}
