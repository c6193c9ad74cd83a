import type { BrowserContextOptions, Page } from 'playwright-core';
import { type Prepare, visit, type Visit } from './browse.ts';
import { aPerson, type TestPerson } from './people.ts';
import { storedSignIn } from './stored-sign-in.ts';
import { stackUrls } from './stack-urls.ts';

type Options = Omit<BrowserContextOptions, 'storageState'> & {
  google?: boolean;
  person?: TestPerson;
  /** The screen that is opened; the hub, where the login leads to. */
  at?: string;
  prepare?: Prepare;
};

/** A person of the test's own, signed in, who has seen the Command Center's welcome. */
export async function signedIn(options: Options = {}): Promise<Visit & { person: TestPerson }> {
  const { google = false, person = await aPerson({ google }), at = '/crocodile-hub', ...context } = options;
  const storageState = await storedSignIn(stackUrls(), person, { hasSeenWelcome: 'true' });
  const visited = await visit(at, { ...context, storageState });
  return { ...visited, person };
}

/** Opens the page again in Hebrew, as for someone who has chosen it. */
export async function inHebrew(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('language', 'he'));
  await page.reload();
}
