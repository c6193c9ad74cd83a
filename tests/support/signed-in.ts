import type { BrowserContextOptions, Page } from 'playwright-core';
import { type Prepare, visit, type Visit } from './browse.ts';
import { aPerson, type TestPerson } from './people.ts';
import { storedSignIn } from './stored-sign-in.ts';
import { stackUrls } from './stack-urls.ts';

type Options = Omit<BrowserContextOptions, 'storageState'> & {
  google?: boolean;
  person?: TestPerson;
  /** The screen to open; by default the hub, where the login leads. */
  at?: string;
  prepare?: Prepare;
};

/** A new person, signed in, who has already seen the Command Center's welcome. */
export async function signedIn(options: Options = {}): Promise<Visit & { person: TestPerson }> {
  const { google = false, person = await aPerson({ google }), at = '/crocodile-hub', ...context } = options;
  const storageState = await storedSignIn(stackUrls(), person, { hasSeenWelcome: 'true' });
  const visited = await visit(at, { ...context, storageState });
  return { ...visited, person };
}

/** Opens the page again in Hebrew, as if the person had chosen it. */
export async function inHebrew(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('language', 'he'));
  await page.reload();
}
