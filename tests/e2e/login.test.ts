import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { visit, type Visit } from '../support/browse.ts';
import { aPerson } from '../support/people.ts';
import { loginPage } from './pages/login-page.ts';
import { patience } from '../support/patience.ts';

let open: Visit;

beforeEach(async () => {
  open = await visit('/login');
});
afterEach(() => open.close());

const path = () => new URL(open.page.url()).pathname;

describe('signing in', () => {
  it('leads to the hub, through the overview', async () => {
    const person = await aPerson({ google: false });
    await loginPage(open.page).signIn(person.email, person.password);
    await open.page.waitForURL('**/crocodile-hub', patience);
  });

  it('leads to the address that was asked for before', async () => {
    const person = await aPerson({ google: false });
    await open.page.goto('/command-center');
    await open.page.getByText('Please log in to access Command Center').waitFor(patience);
    await open.page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await loginPage(open.page).signIn(person.email, person.password);
    await open.page.waitForURL((url) => url.pathname === '/command-center', patience);
  });

  it.each(['/.//evil.test', '/%2e%2e//evil.test'])('leads to the hub where next is %s', async (next) => {
    const person = await aPerson({ google: false });
    await open.page.goto(`/login?${new URLSearchParams({ next })}`);
    await loginPage(open.page).signIn(person.email, person.password);
    await expect.poll(path, patience).toBe('/crocodile-hub');
  });

  it('says inline and in a toast that it failed, not whether the address is known', async () => {
    await loginPage(open.page).signIn(`nobody-${randomUUID()}@crocodile.test`, 'wrong-password');
    await open.page
      .getByRole('form', { name: 'Sign In' })
      .getByText('Login failed', { exact: true })
      .waitFor(patience);
    await open.page.getByRole('alert').getByText('Login failed').waitFor(patience);
    await expect.poll(() => open.page.getByText('Wrong email or password.').count()).toBeGreaterThan(0);
    expect(path()).toBe('/login');
    // The refusal that this test provokes.
    expect(open.problems.splice(0)).toEqual([expect.stringContaining('400')]);
  });

  it('asks for what is missing at its field, and goes there', async () => {
    await open.page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await open.page.getByText('Email is required').waitFor(patience);
    await open.page.getByText('Password is required').waitFor(patience);
    await expect
      .poll(() => open.page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('email');
  });

  it('is known to password managers', async () => {
    const email = open.page.getByLabel('Email');
    const password = open.page.getByLabel('Password', { exact: true });
    await expect.poll(() => email.getAttribute('autocomplete')).toBe('username');
    await expect.poll(() => password.getAttribute('autocomplete')).toBe('current-password');
    await open.page.getByRole('button', { name: 'Show password' }).click();
    await expect.poll(() => password.getAttribute('type')).toBe('text');
  });
});

describe('signing up', () => {
  it('makes an account and leads on', async () => {
    await open.page.getByRole('radio', { name: 'Sign Up' }).check({ force: true });
    await open.page.getByLabel('Email').fill(`new-${randomUUID().slice(0, 8)}@crocodile.test`);
    await open.page.getByLabel('Password', { exact: true }).fill('crocodile');
    await open.page.getByRole('form', { name: 'Sign Up' }).getByRole('button', { name: 'Sign Up' }).click();
    await open.page.waitForURL('**/crocodile-hub', patience);
  });

  it('asks for a password of eight characters', async () => {
    await open.page.getByRole('radio', { name: 'Sign Up' }).check({ force: true });
    await open.page.getByLabel('Email').fill('short@crocodile.test');
    await open.page.getByLabel('Password', { exact: true }).fill('1234567');
    await open.page.getByRole('form', { name: 'Sign Up' }).getByRole('button', { name: 'Sign Up' }).click();
    await open.page.getByText('Use at least 8 characters').waitFor(patience);
  });
});

describe('with Google', () => {
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

  it('says so when the window was closed', async () => {
    const popup = open.page.waitForEvent('popup');
    await open.page.getByRole('button', { name: 'Continue with Google' }).click();
    await (await popup).close();
    await open.page.getByRole('alert').getByText('Google sign-in failed').waitFor(patience);
  });
});

describe('an address', () => {
  it.each(['/', '/overview'])('%s leads to the hub', async (address) => {
    await open.page.goto(address);
    await open.page.waitForURL('**/crocodile-hub', patience);
  });

  it('that does not exist says so', async () => {
    await open.page.goto('/no-such-page');
    await open.page.getByRole('heading', { name: 'No such page' }).waitFor(patience);
  });

  it.each([
    '?access_token=ya29.stolen&state=made-up',
    '#access_token=ya29.stolen&state=made-up&token_type=Bearer',
    '#state=made-up&id_token=stolen',
  ])('does not keep a token that nobody asked for: %s', async (part) => {
    await open.page.goto(`/crocodile-hub${part}`);
    await open.page.waitForURL((url) => !/token|made-up/.test(url.href), patience);
    await expect.poll(() => open.page.evaluate(() => localStorage.getItem('auth-storage'))).toBeNull();
  });
});
