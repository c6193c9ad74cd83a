import { delimiter, dirname, join } from 'node:path';
import { mkdirSync } from 'node:fs';
import { AccountKeeper } from './accounts.ts';
import {
  functionsBase,
  projectId,
  scheduledUrl,
  urlsOf,
  type StackPorts,
  type StackUrls,
} from './addresses.ts';
import { Child, type ChildSpec } from './child.ts';
import { emulatorEnvironment, functionsEnvironment, webhookUrls } from './environment.ts';
import { LOCAL_PUSH } from './push-keys.ts';
import { writeSuiteFolder } from './suite-folder.ts';
import { ScheduleTicker, schedules } from './schedule-ticker.ts';
import { callbackPath } from '@crocodile-hub/core/contract/linked-services';
import type { AppConfig } from '@crocodile-hub/core/contract/app-config';
import { demoPerson } from '../seed/demo-person.ts';
import { warmQueues } from './warm-queues.ts';

export type StackOptions = {
  root: string;
  /** The folder for all data of this run; it survives restarts. */
  dataDir: string;
  host: string;
  ports: StackPorts;
  /** Further settings of the functions, for tests: a model, faster limits. */
  functionsEnv?: Readonly<Record<string, string>>;
  /** Fills the stand-ins with the demo person's mailbox. */
  seedProviders: boolean;
  /** The web app's address, if it is not the stack's own: the dev server. */
  appOrigin?: string;
  /** Aborts the start: its parts are stopped and the start rejects. */
  signal?: AbortSignal;
  /** Called with the parts that the start still waits for, each time that they change. */
  onWaiting?: (parts: readonly string[]) => void;
  /** Which Firestore serves: ours, or Google's own emulator, which needs Java 21. */
  firestore: 'embedded' | 'official';
};

export type Stack = {
  urls: StackUrls;
  /** The web app's configuration, for servers other than Hosting. */
  appConfig: AppConfig;
  /** Process ids of the parts, for tests that kill them. */
  pids(): Record<string, number | undefined>;
  /** Stores the accounts as they are now; otherwise they are stored every other second, and at `stop`. */
  keepAccounts(): Promise<void>;
  stop(): Promise<void>;
};

/** A busy, slow machine may take long; more silence than this is a failure. */
const startDeadlineMs = 180_000;
const stopGraceMs = 4_000;

/** Starts every part, each in its own process, and resolves when all of them answer. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { root, dataDir, host, ports, firestore } = options;
  const urls = urlsOf(host, ports);
  const setup: Setup = {
    ...options,
    urls,
    appOrigin: options.appOrigin ?? urls.app,
    home: join(dataDir, 'home'),
    suiteFolder: join(dataDir, 'suite'),
    env: { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}` },
  };
  const appConfig = appConfigOf(urls, ports);
  mkdirSync(setup.home, { recursive: true });
  await writeSuiteFolder({ root, folder: setup.suiteFolder, host, ports, appConfig, firestore });

  const accounts = new AccountKeeper(urls.auth, dataDir);
  const waiting = new Waiting(options.onWaiting);
  const children = [
    ...(firestore === 'embedded' ? [firestorePart(setup)] : []),
    tasksPart(setup),
    providersPart(setup),
    {
      ...emulatorsPart(setup, accounts.folder),
      onReady: () => waiting.while('the functions', warmQueues(urls)),
    },
  ].map((part) => new Child(part));

  const stopAll = (graceMs: number) => Promise.all(children.map((child) => child.stop(graceMs)));
  const giveUp = () => void stopAll(stopGraceMs);
  options.signal?.addEventListener('abort', giveUp);
  try {
    await Promise.all(children.map((child) => waiting.while(child.name, child.start(startDeadlineMs))));
  } catch (error) {
    await stopAll(stopGraceMs);
    throw error;
  } finally {
    // From here on `stop` is used, which stores the accounts before it stops the emulator.
    options.signal?.removeEventListener('abort', giveUp);
  }
  accounts.watch(2_000);
  const tickers = Object.entries(schedules).map(
    ([name, schedule]) => new ScheduleTicker(scheduledUrl(urls, name), schedule),
  );
  for (const ticker of tickers) ticker.start();

  return {
    urls,
    appConfig,
    pids: () => Object.fromEntries(children.map((child) => [child.name, child.pid])),
    keepAccounts: () => accounts.save(),
    async stop() {
      for (const ticker of tickers) ticker.stop();
      await accounts.stop();
      await stopAll(stopGraceMs);
    },
  };
}

/** What the parts are told. */
type Setup = StackOptions & {
  urls: StackUrls;
  appOrigin: string;
  /** The home folder of the emulators. */
  home: string;
  /** Where they find their configuration. */
  suiteFolder: string;
  env: NodeJS.ProcessEnv;
};

function firestorePart(setup: Setup): ChildSpec {
  const { root, dataDir, ports, urls, appOrigin } = setup;
  return ownPart(setup, 'firestore', urls.firestore, {
    port: ports.firestore,
    data: join(dataDir, 'firestore'),
    rules: join(root, 'firestore.rules'),
    'strict-tokens': true,
    origins: [...pagesOf(urls.app), ...pagesOf(appOrigin)].join(','),
  });
}

function tasksPart(setup: Setup): ChildSpec {
  const { dataDir, ports, urls } = setup;
  return ownPart(setup, 'tasks', urls.tasks, {
    port: ports.tasks,
    data: join(dataDir, 'tasks'),
    'dispatch-base': urls.functions,
  });
}

function providersPart(setup: Setup): ChildSpec {
  const { dataDir, ports, urls, appOrigin, seedProviders } = setup;
  const webhooks = webhookUrls(urls);
  return ownPart(setup, 'providers', `${urls.providers}/_health`, {
    port: ports.providers,
    data: join(dataDir, 'providers'),
    'google-redirect-uri': appOrigin + callbackPath('google'),
    'tiktok-redirect-uri': appOrigin + callbackPath('tiktok'),
    'linkedin-redirect-uri': appOrigin + callbackPath('linkedin'),
    'google-push': webhooks.gmail,
    'meta-webhook': webhooks.meta,
    'twilio-webhook': webhooks.twilio,
    'auth-codes': `${urls.auth}/emulator/v1/projects/${projectId}/oobCodes`,
    'no-seed': !seedProviders,
  });
}

/** A part that is ours: `cli.ts` in its folder of `local`. */
function ownPart(
  { root, dataDir, host, env }: Setup,
  name: 'firestore' | 'tasks' | 'providers',
  healthUrl: string,
  options: Flags,
): ChildSpec {
  return {
    name,
    command: process.execPath,
    args: [
      '--disable-warning=ExperimentalWarning',
      join(root, 'local', name, 'cli.ts'),
      ...flags({ host, ...options }),
    ],
    cwd: root,
    env,
    logFile: join(dataDir, 'logs', `${name}.log`),
    healthUrl,
  };
}

/** Google's emulators, in one process. */
function emulatorsPart(setup: Setup, accountsFolder: string): ChildSpec {
  const { root, dataDir, home, urls, suiteFolder, env, appOrigin, firestore, functionsEnv } = setup;
  return {
    name: 'emulators',
    command: process.execPath,
    args: [
      '--import',
      new URL('concurrent-functions.ts', import.meta.url).href,
      join(root, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js'),
      'emulators:start',
      ...flags({
        only: `auth,functions,hosting${firestore === 'embedded' ? '' : ',firestore'}`,
        project: projectId,
        config: join(suiteFolder, 'firebase.json'),
        import: accountsFolder,
        'non-interactive': true,
      }),
    ],
    cwd: suiteFolder,
    env: {
      ...env,
      ...emulatorEnvironment(urls, home),
      ...functionsEnvironment(urls, appOrigin),
      ...functionsEnv,
    },
    logFile: join(dataDir, 'logs', 'emulators.log'),
    healthUrl: `${urls.app}/index.html`,
  };
}

/** People may type either name of this machine. */
function pagesOf(origin: string): string[] {
  return [origin, origin.replace('//127.0.0.1:', '//localhost:')];
}

/** The parts that are being waited for. A part that dies and restarts later is added again. */
class Waiting {
  readonly #parts = new Set<string>();
  readonly #changed: (parts: readonly string[]) => void;

  constructor(changed: (parts: readonly string[]) => void = () => {}) {
    this.#changed = changed;
  }

  async while(part: string, done: Promise<void>): Promise<void> {
    this.#changed([...this.#parts.add(part)]);
    try {
      await done;
    } finally {
      this.#parts.delete(part);
      this.#changed([...this.#parts]);
    }
  }
}

type Flags = Record<string, string | number | boolean>;

/** Command-line options: true is the name alone, false is left out. */
function flags(options: Flags): string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    if (value === false) return [];
    return value === true ? [`--${name}`] : [`--${name}`, String(value)];
  });
}

function appConfigOf(urls: StackUrls, ports: StackPorts): AppConfig {
  return {
    firebase: {
      apiKey: 'local',
      authDomain: `${projectId}.firebaseapp.com`,
      projectId,
      appId: 'local',
    },
    emulators: {
      authUrl: urls.auth,
      firestoreHost: new URL(urls.firestore).hostname,
      firestorePort: ports.firestore,
    },
    pushKey: LOCAL_PUSH.publicKey,
    streamOrigin: `${functionsBase(urls)}/api`,
    demo: { email: demoPerson.email, password: demoPerson.password },
  };
}
