import type { AppConfig } from '@crocodile-hub/core/contract/app-config';
import type { Account } from './accounts.ts';
import { type AppWindow, openFrame } from './app-frame.ts';
import { type AppPage, appPage } from './app-page.ts';
import { watchConsole } from './console-watch.ts';
import { type Stage, stage } from './stage.ts';
import { storeSignIn } from './stored-sign-in.ts';
import { wire } from './wire.ts';

type Options = {
  /**
   * Gives the app the browser's IndexedDB, where Firestore keeps its copy over a reload. Without it, as in some private
   * windows, the copy lives in memory. A run of all tests takes a fifth less.
   */
  hasDatabase?: boolean;
  viewport?: { width: number; height: number };
  /** What the deployment's configuration says beyond what every test needs. */
  config?: Partial<AppConfig>;
  /** Before the scripts of each document: a clock, a microphone. */
  prepare?: (opened: AppWindow) => void;
};

export type App = Stage & { page: AppPage };

/** The app in a new visitor's browser. Any complaint in its console fails the test. */
export async function visit(
  path: string,
  { hasDatabase = false, viewport, config, prepare }: Options = {},
): Promise<App> {
  const behind = stage();
  const settings = { ...behind.config, ...config };
  await openFrame(
    path,
    (opened) => {
      const block = opened.document.getElementById('app-config');
      if (block !== null) block.textContent = JSON.stringify(settings);
      withoutServiceWorker(opened);
      if (!hasDatabase) Object.defineProperty(opened, 'indexedDB', { value: undefined });
      watchConsole(opened, behind.problems);
      wire(opened, behind);
      // A shell of a browser has their names alone.
      Object.assign(opened, { Translator: undefined, LanguageDetector: undefined });
      prepare?.(opened);
    },
    viewport,
  );
  return { ...behind, page: appPage };
}

export type SignedIn = Options & {
  person?: Account;
  /** The screen to open; by default the hub, where the login leads. */
  at?: string;
};

/** A new signed-in person who has seen the Command Center's welcome. */
export async function signedIn(options: SignedIn = {}): Promise<App & { person: Account }> {
  const { person = aPerson(), at = '/crocodile-hub', ...more } = options;
  storeSignIn(stage().accounts, person);
  localStorage.setItem('hasSeenWelcome', 'true');
  return { ...(await visit(at, more)), person };
}

/** A new account. */
export function aPerson(over: Partial<Account> = {}): Account {
  const uid = crypto.randomUUID();
  const email = `p-${uid.slice(0, 8)}@crocodile.test`;
  const person = { uid, email, password: 'crocodile', name: 'Test Person', isVerified: true, ...over };
  stage().accounts.add(person);
  return person;
}

/** A service worker would outlive the document and serve later tests. */
function withoutServiceWorker(opened: AppWindow): void {
  Reflect.deleteProperty(opened.Navigator.prototype, 'serviceWorker');
}
