import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { disableAccount } from '../support/accounts.ts';
import { inOwnBrowser, type Visit } from '../support/browse.ts';
import { keptByBrowser, loseDatabases } from '../support/left-behind.ts';
import { aPerson, type TestPerson } from '../support/people.ts';
import { signedIn } from '../support/signed-in.ts';
import { commandCenterPage } from './pages/command-center-page.ts';
import { hubPage } from './pages/hub-page.ts';
import { loginPage } from './pages/login-page.ts';
import { sidebar } from './pages/sidebar.ts';
import { patience } from '../support/patience.ts';

/** One browser, two people one after the other: the second finds no data of the first, however the first one left. */

const secret = 'my secret plan';
const draft = 'my unfinished letter';

/** A person with a message in the Command Center, and a typed text that was not sent. */
async function aStay(): Promise<Visit & { person: TestPerson }> {
  const stay = await signedIn({ at: '/command-center' });
  const center = commandCenterPage(stay.page);
  await center.newSession();
  await center.send(secret);
  await center.log.getByText(secret).first().waitFor(patience);
  await center.composer.fill(draft);
  const keptOfMine = async () => {
    const kept = await keptByBrowser(stay.page);
    return [stay.person.uid, secret, draft].filter((mine) => kept.includes(mine));
  };
  await expect.poll(keptOfMine).toHaveLength(3);
  return stay;
}

async function expectNothingOf(page: Page, person: TestPerson): Promise<void> {
  const kept = await keptByBrowser(page);
  const found = [person.uid, person.email, secret, draft].filter((mine) => kept.includes(mine));
  expect(found).toEqual([]);
}

/** A visible notification, as a push leaves it. */
async function notified(page: Page, title: string): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  await page.goto('/campaigns');
  await page.evaluate(async (words) => {
    const registration = await navigator.serviceWorker.ready;
    await registration.showNotification(words);
  }, title);
  expect((await keptByBrowser(page)).endsWith(`[["${title}",""]]]`)).toBe(true);
}

/** Opens the app, which finds that the session has ended, and starts anew if it still knew the person. */
async function comeBack(page: Page, { begins }: { begins: number }): Promise<void> {
  let begun = 0;
  page.on('domcontentloaded', () => (begun += 1));
  await page.goto('/command-center');
  await expect.poll(() => begun).toBe(begins);
  await page.getByText('Please log in to access Command Center').waitFor(patience);
}

/** Signs in as another person, who sees an empty workspace. */
async function expectNothingForTheNext(page: Page, person: TestPerson): Promise<void> {
  const next = await aPerson({ google: false });
  await page.goto('/login');
  await loginPage(page).signIn(next.email, next.password);
  await page.waitForURL('**/crocodile-hub', patience);
  await sidebar(page).section('My Sessions').getByText('No sessions found').waitFor(patience);
  const body = await page.locator('body').innerText();
  for (const mine of [person.email, secret, draft]) expect(body).not.toContain(mine);
  await expectNothingOf(page, person);
}

it('leaves nothing for the next person after an ordinary logout', async () => {
  const { page, person, close } = await aStay();
  await page.goto('/command-center');
  await sidebar(page).logout();
  await page.waitForURL('**/login', patience);
  await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor(patience);
  await expectNothingOf(page, person);
  await expectNothingForTheNext(page, person);
  await close();
});

describe('where notifications are shown', () => {
  // The headless shell grants none.
  inOwnBrowser(() => ({ kind: 'whole' }));

  it('leaves nothing for the next person when the account was disabled elsewhere', async () => {
    const { page, person, close } = await aStay();
    await notified(page, secret);
    await disableAccount(person.uid);
    await comeBack(page, { begins: 2 });
    await expectNothingOf(page, person);
    await expectNothingForTheNext(page, person);
    // Auth learns of the disabled account from a refused call; a private window takes no pushes.
    const provoked = /accounts:lookup|v1\/token|Push API in incognito mode/;
    await close(provoked);
  });
});

it.each([
  { lost: 'the sign-in', alsoStorage: false, begins: 2 },
  { lost: 'the sign-in and the local storage', alsoStorage: true, begins: 1 },
])('leaves nothing for the next person when the browser lost $lost', async ({ alsoStorage, begins }) => {
  const { page, person, close } = await aStay();
  await loseDatabases(page, 'firebaseLocalStorage');
  if (alsoStorage) await page.evaluate(() => localStorage.clear());
  await page.evaluate(() => localStorage.setItem('hasSeenWelcome', 'true'));
  await comeBack(page, { begins });
  await expectNothingOf(page, person);
  await expectNothingForTheNext(page, person);
  await close();
});

it('shows the next person nothing in a tab that the last one left open', async () => {
  const { page, person, close } = await signedIn();
  const other = await page.context().newPage();
  await other.goto('/crocodile-hub');
  await hubPage(other).commandBox().fill(draft);
  await page.goto('/campaigns');
  await sidebar(page).logout();
  await page.waitForURL('**/login', patience);
  const next = await aPerson({ google: false });
  await loginPage(page).signIn(next.email, next.password);
  await sidebar(other).section('My Sessions').getByText('No sessions found').waitFor(patience);
  await expect.poll(() => hubPage(other).commandBox().inputValue(), patience).toBe('');
  await other.close();
  await expectNothingOf(page, person);
  await close();
});

/** Holds Firebase's question who is signed in, until what it returns is called. */
async function heldLookup(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/accounts:lookup/, async (route) => {
    const answer = await route.fetch();
    await held.promise;
    await route.fulfill({ response: answer });
  });
  return held.resolve;
}

it('stays over when another tab was just being opened, which comes to know of it late', async () => {
  const { page, person, close } = await signedIn();
  const other = await page.context().newPage();
  const answered = await heldLookup(other);
  const asked = other.waitForRequest(/accounts:lookup/);
  await other.goto('/crocodile-hub');
  await asked;
  await sidebar(page).logout();
  await page.waitForURL('**/login', patience);
  await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor(patience);
  answered();
  await other.getByText('Log in to see how your services stand.').waitFor(patience);
  await page.goto('/campaigns');
  await page.getByText('Login', { exact: true }).waitFor(patience);
  await expectNothingOf(page, person);
  await close();
});

it('stays over when the tab that it is left in does not know yet that it goes on', async () => {
  const { page, person, close } = await signedIn();
  const other = await page.context().newPage();
  const [answered, answeredLate] = [await heldLookup(page), await heldLookup(other)];
  const asked = [page, other].map((tab) => tab.waitForRequest(/accounts:lookup/));
  await page.reload();
  await other.goto('/crocodile-hub');
  await Promise.all(asked);
  await sidebar(page).logout();
  answered();
  await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor(patience);
  answeredLate();
  await other.getByText('Log in to see how your services stand.').waitFor(patience);
  await page.goto('/campaigns');
  await page.getByText('Login', { exact: true }).waitFor(patience);
  await expectNothingOf(page, person);
  await close();
});
