import type { Browser, Page } from 'playwright-core';
import { executeReply, routes } from '@crocodile-hub/core/contract/routes';
import { callProduct, connectGoogle, type Person, signUp } from '../../local/stack/person.ts';
import type { StackUrls } from '../../local/stack/addresses.ts';
import { fillWorkspace } from '../../local/demo/fill-workspace.ts';
import { mails, meeting } from './mails.ts';
import { firstVisit, screens, type Screen } from './screens.ts';
import { type Language, words, type Words } from './words.ts';

const locales = { en: 'en-GB', he: 'he-IL' } as const satisfies Record<Language, string>;

export type Tour = {
  urls: StackUrls;
  language: Language;
  mode: 'light' | 'dark';
  /** Names the person of the tour. A tour changes their data, so each needs its own person. */
  who: string;
  /** Only these; all of them by default. */
  only?: readonly string[];
  /** Each screen is shown at each size. */
  sizes: readonly { width: number; height: number }[];
  /** Pixels of the picture for each of the page. */
  scale?: number;
  /** Runs in every document before its own scripts. */
  watch?: () => void;
};

/** Shows every screen and modal to a person with typical data. */
export async function tour(
  browser: Browser,
  { urls, language, mode, who, only = [], sizes, scale = 1, watch }: Tour,
  look: (page: Page, screen: Screen, width: number) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: urls.app,
    locale: locales[language],
    colorScheme: mode,
    timezoneId: 'Asia/Jerusalem',
    reducedMotion: 'reduce',
    deviceScaleFactor: scale,
  });
  // If a busy machine fails to load a list, it comes with the next check for news, half a minute later.
  context.setDefaultTimeout(90_000);
  await context.addInitScript((hash) => {
    if (window.location.hash === hash) localStorage.removeItem('hasSeenWelcome');
    else localStorage.setItem('hasSeenWelcome', 'true');
    // Text that was typed for one picture must not be in the box of the next.
    sessionStorage.removeItem('personal:command-hub');
  }, firstVisit);
  if (watch !== undefined) await context.addInitScript(watch);
  const page = await context.newPage();
  const problems = problemsOf(page);
  const asked = screens.filter(({ name }) => only.length === 0 || only.includes(name));
  const person = await aTenant(urls, who);
  let before: Screen | undefined;
  for (const signedOut of [true, false]) {
    if (!signedOut) await signIn(page, person, words[language]);
    for (const screen of asked.filter((one) => (one.signedOut ?? false) === signedOut)) {
      for (const size of sizes) {
        await page.setViewportSize(size);
        const isOpen = screen.isOver === true && before?.isOver === true && before.path === screen.path;
        await (isOpen ? close(page) : load(page, screen.path));
        await show(page, screen, words[language]).catch((error: unknown) =>
          tell(page, screen, error, problems),
        );
        problems.length = 0;
        before = screen;
        await look(page, screen, size.width);
      }
    }
  }
  await context.close();
}

async function aTenant(urls: StackUrls, name: string): Promise<Person> {
  const person = { email: `${name}@crocodile.test`, password: 'crocodile', name: 'Noa' };
  const account = await signUp(urls, person);
  // Made by an earlier tour of the same stack.
  if (account === null) return person;
  await connectGoogle(urls, urls.app, person, account.token);
  await fillWorkspace(urls, account);
  await callProduct(urls, routes.execute.path, account.token, executeReply, {
    userId: account.uid,
    actionType: 'create_event',
    payload: meeting,
  });
  for (const mail of mails) {
    const body = JSON.stringify({ provider: 'google', to: person.email, ...mail });
    const headers = { 'content-type': 'application/json' };
    await fetch(`${urls.providers}/_inbound`, { method: 'POST', headers, body });
  }
  return person;
}

async function signIn(page: Page, person: Person, { login }: Words): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(login.email).fill(person.email);
  await page.getByLabel(login.password, { exact: true }).fill(person.password);
  await page.getByRole('button', { name: login.signIn, exact: true }).click();
  await page.waitForURL('**/crocodile-hub');
}

async function load(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** Leads back to the screen below what is open. */
async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('[role=dialog], [role=menu]').first().waitFor({ state: 'detached' });
}

/** What failed in the page, as it goes on: its errors, and the files that did not come. */
function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', ({ stack, message }) => problems.push(stack ?? message));
  page.on('requestfailed', (request) => problems.push(`${request.failure()?.errorText}: ${request.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}

/** What was on the screen instead, and what had failed. */
async function tell(
  page: Page,
  { name }: Screen,
  error: unknown,
  problems: readonly string[],
): Promise<never> {
  const shown = await page.locator('body').innerText();
  const told = [String(error), `${name}, at ${page.url()}:`, shown.slice(0, 1_500), ...problems.slice(-10)];
  throw new Error(told.join('\n'), { cause: error });
}

async function show(page: Page, screen: Screen, said: Words): Promise<void> {
  await screen.prepare?.(page, said);
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.evaluate(settled);
}

/** Resolves when animations have ended; endless ones, such as a spinner, are ignored. */
export async function settled(): Promise<void> {
  const ends = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished.catch(() => undefined));
  await Promise.all(ends);
}
