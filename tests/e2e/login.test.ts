import { afterEach, beforeEach, expect, it } from 'vitest';
import { visit, type Visit } from '../support/browse.ts';
import { aPerson } from '../support/people.ts';
import { loginPage } from './pages/login-page.ts';
import { patience } from '../support/patience.ts';

// What the form asks for and says: web/src/pages/login/login.component.test.ts. Signing up: unverified.test.ts.

let open: Visit;

beforeEach(async () => {
  open = await visit('/login');
});
afterEach(() => open.close());

it('leads to the hub, through the overview', async () => {
  const person = await aPerson({ google: false });
  await loginPage(open.page).signIn(person.email, person.password);
  await open.page.waitForURL('**/crocodile-hub', patience);
});

it('signs in through the consent page', async () => {
  const popup = open.page.waitForEvent('popup');
  await open.page.getByRole('button', { name: 'Continue with Google' }).click();
  const consent = await popup;
  await consent.getByRole('button', { name: /dana@/ }).click();
  await consent.getByRole('button', { name: 'Allow' }).click();
  await open.page.waitForURL('**/crocodile-hub', patience);
  await expect
    .poll(() => open.page.evaluate(() => localStorage.getItem('auth-storage')), patience)
    .toContain('"googleAccessToken":"ya29.');
});

it('/ leads to the hub', async () => {
  await open.page.goto('/');
  await open.page.waitForURL('**/crocodile-hub', patience);
});
