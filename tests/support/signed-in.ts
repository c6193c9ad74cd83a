import type { BrowserContextOptions, Page } from 'playwright-core';
import { visit, type Visit } from './browse.ts';
import { aPerson, type TestPerson } from './people.ts';
import { loginPage } from '../e2e/pages/login-page.ts';

type Options = BrowserContextOptions & {
  google?: boolean;
  person?: TestPerson;
  /** Runs before the first page loads. */
  prepare?: (visit: Visit) => Promise<void>;
};

/** A person of the test's own, signed in, who has seen the Command Center's welcome. */
export async function signedIn(options: Options = {}): Promise<Visit & { person: TestPerson }> {
  const { google = false, person = await aPerson({ google }), prepare, ...context } = options;
  const visited = await visit('/login', context);
  await visited.page.addInitScript(() => localStorage.setItem('hasSeenWelcome', 'true'));
  await prepare?.(visited);
  if (prepare !== undefined) await visited.page.reload();
  await loginPage(visited.page).signIn(person.email, person.password);
  await visited.page.waitForURL('**/crocodile-hub');
  // Signing in forgets what an earlier person left in the browser.
  await visited.page.evaluate(() => localStorage.setItem('hasSeenWelcome', 'true'));
  return { ...visited, person };
}

/** Opens the page again in Hebrew, as for someone who has chosen it. */
export async function inHebrew(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('language', 'he'));
  await page.reload();
}
