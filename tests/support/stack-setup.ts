import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { seedDemoPerson } from '../../local/seed/demo-person.ts';
import type { StackUrls } from '../../local/stack/addresses.ts';
import { buildWhatChanged } from '../../local/stack/build.ts';
import { freePorts } from '../../local/stack/port-owner.ts';
import { startStack } from '../../local/stack/stack.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    urls: StackUrls;
  }
}

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** One local stack for all tests of the run: free ports, temporary data, a seeded demo person. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildWhatChanged(root);
  const dataDir = mkdtempSync(join(tmpdir(), 'crocodile-hub-test-'));
  const stack = await startStack({
    root,
    dataDir,
    host: '127.0.0.1',
    ports: await anyPorts(),
    seedProviders: true,
    // Silent providers are part of the tests; nobody should wait for them as long as a person would.
    functionsEnv: { PROVIDER_TIMEOUT_MS: '3000' },
    firestore: process.env['FIRESTORE'] === 'official' ? 'official' : 'embedded',
  });
  await seedDemoPerson(stack.urls, stack.urls.app);
  project.provide('urls', stack.urls);
  return async () => {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function anyPorts() {
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
  ] = await freePorts(10);
  return { app, auth, firestore, functions, tasks, providers, hub, logging, suiteTasks, eventarc };
}
