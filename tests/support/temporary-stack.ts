import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedDemoPerson } from '../../local/seed/demo-person.ts';
import { buildWhatChanged } from '../../local/stack/build.ts';
import { freePorts } from '../../local/stack/port-owner.ts';
import { type Stack, startStack } from '../../local/stack/stack.ts';

const root = join(import.meta.dirname, '..', '..');

type Options = {
  /** Further settings of the functions. */
  functionsEnv?: Readonly<Record<string, string>>;
  firestore?: 'embedded' | 'official';
};

/** A built, seeded local stack on free ports with data of its own, which `stop` deletes. */
export async function startTemporaryStack(options: Options = {}): Promise<Stack> {
  await buildWhatChanged(root);
  const dataDir = mkdtempSync(join(tmpdir(), 'crocodile-hub-test-'));
  const stack = await startStack({
    root,
    dataDir,
    host: '127.0.0.1',
    ports: await somePorts(),
    seedProviders: true,
    firestore: 'embedded',
    ...options,
  });
  await seedDemoPerson(stack.urls, { appOrigin: stack.urls.app, workspace: 'empty' });
  return {
    ...stack,
    async stop() {
      await stack.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Free ones, or those that whoever started several stacks at once has shared out. */
async function somePorts() {
  const given = process.env['STACK_PORTS'];
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
  ] = given === undefined ? await freePorts(10) : given.split(',').map(Number);
  return { app, auth, firestore, functions, tasks, providers, hub, logging, suiteTasks, eventarc };
}
