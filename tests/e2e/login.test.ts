import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { visit, type Visit } from '../support/browse.ts';
import { aPerson } from '../support/people.ts';
import { loginPage } from './pages/login-page.ts';
import { patience } from '../support/patience.ts';

// What the form asks for and says: web/src/features/login/login.component.test.ts.

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

it('says that it failed, not whether the address is known', async () => {
  await loginPage(open.page).signIn(`nobody-${randomUUID()}@crocodile.test`, 'wrong-password');
  await open.page.getByRole('alert').getByText('Login failed').waitFor(patience);
  await expect.poll(() => open.page.getByText('Wrong email or password.').count()).toBeGreaterThan(0);
  expect(new URL(open.page.url()).pathname).toBe('/login');
  // The refusal that this test provokes.
  expect(open.problems.splice(0)).toEqual([expect.stringContaining('400')]);
});

it('makes an account and leads on', async () => {
  await open.page.getByRole('radio', { name: 'Sign Up' }).check({ force: true });
  await open.page.getByLabel('Email').fill(`new-${randomUUID().slice(0, 8)}@crocodile.test`);
  await open.page.getByLabel('Password', { exact: true }).fill('crocodile');
  await open.page.getByRole('form', { name: 'Sign Up' }).getByRole('button', { name: 'Sign Up' }).click();
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

it.each(['/', '/overview'])('%s leads to the hub', async (address) => {
  await open.page.goto(address);
  await open.page.waitForURL('**/crocodile-hub', patience);
});
