import { beforeEach, describe, expect, it } from 'vitest';
import { hubPage } from '../../../../tests/e2e/pages/hub-page.ts';
import { loginPage } from '../../../../tests/e2e/pages/login-page.ts';
import { type App, aPerson, visit } from '../../testing/app.ts';
import { appDocument } from '../../testing/app-frame.ts';
import { aConsent } from '../../testing/consent.ts';
import { stage } from '../../testing/stage.ts';

let page: App['page'];
const consent = aConsent();

beforeEach(async () => {
  ({ page } = await visit('/login', { prepare: consent.openIn }));
});

const path = () => new URL(page.url()).pathname;
const formOf = (mode: string) => page.getByRole('form', { name: mode });

describe('signing in', () => {
  it('leads to the address that was asked for before', async () => {
    const { email, password } = aPerson();
    await page.goto('/command-center');
    await page.getByText('Please log in to access Command Center').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await loginPage(page).signIn(email, password);
    await page.waitForURL((url) => url.pathname === '/command-center');
    await page.getByText('Please log in to access Command Center').waitFor({ state: 'detached' });
  });

  it('brings along what was typed into the command box before', async () => {
    const { email, password } = aPerson();
    const box = () => hubPage(page).commandBox();
    await page.goto('/crocodile-hub');
    await hubPage(page).run('remind me to stretch in 5 minutes');
    await page.getByText('Please log in to create tasks').waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Login' }).first().click();
    await loginPage(page).signIn(email, password);
    await page.waitForURL((url) => url.pathname === '/crocodile-hub');
    await expect.poll(() => box().inputValue()).toBe('remind me to stretch in 5 minutes');
    await page.reload();
    await expect.poll(() => box().inputValue()).toBe('remind me to stretch in 5 minutes');
  });

  it.each(['/.//evil.test', '/%2e%2e//evil.test'])('leads to the hub where next is %s', async (next) => {
    const { email, password } = aPerson();
    await page.goto(`/login?${new URLSearchParams({ next })}`);
    await loginPage(page).signIn(email, password);
    await expect.poll(path).toBe('/crocodile-hub');
  });

  it.each([
    ['the address', 'nobody@crocodile.test', 'crocodile'],
    ['the password', 'somebody@crocodile.test', 'wrong-password'],
  ])('says the same inline and in a toast when %s is wrong', async (_, email, password) => {
    aPerson({ email: 'somebody@crocodile.test' });
    await loginPage(page).signIn(email, password);
    const form = formOf('Sign In');
    await form.getByText('Login failed', { exact: true }).waitFor();
    await form.getByText('Wrong email or password.', { exact: true }).waitFor();
    const toast = page.getByRole('alert').filter({ hasText: 'Login failed' });
    await toast.getByText('Wrong email or password.').waitFor();
    expect(path()).toBe('/login');
    // The typed address stays, so that it can be corrected.
    expect(await form.getByLabel('Email').inputValue()).toBe(email);
  });

  it('asks for what is missing at its field, and goes there', async () => {
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByText('Email is required').waitFor();
    await page.getByText('Password is required').waitFor();
    await expect.poll(() => appDocument().activeElement?.getAttribute('name')).toBe('email');
  });

  it('is known to password managers', async () => {
    const email = page.getByLabel('Email');
    const password = page.getByLabel('Password', { exact: true });
    expect(await email.getAttribute('autocomplete')).toBe('username');
    expect(await password.getAttribute('autocomplete')).toBe('current-password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect.poll(() => password.getAttribute('type')).toBe('text');
  });
});

it('signing up asks for a password of eight characters', async () => {
  await page.getByRole('radio', { name: 'Sign Up' }).check({ force: true });
  const form = formOf('Sign Up');
  await form.getByLabel('Email').fill('short@crocodile.test');
  await form.getByLabel('Password', { exact: true }).fill('1234567');
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await form.getByText('Use at least 8 characters').waitFor();
  expect(path()).toBe('/login');
});

it("says so when Google's window was closed", async () => {
  const authUrl = 'https://accounts.google.test/';
  stage().api.reply('googleStart', { success: true, authUrl, state: 'state-of-this-consent' });
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect.poll(consent.address).toBe(authUrl);
  consent.close();
  await page.getByRole('alert').getByText('Google sign-in failed').waitFor();
  await formOf('Sign In').getByText('The Google window was closed before it finished.').waitFor();
});

describe('an address', () => {
  it('that does not exist says so', async () => {
    await page.goto('/no-such-page');
    await page.getByRole('heading', { name: 'No such page' }).waitFor();
  });

  it.each([
    '?access_token=ya29.stolen&state=made-up',
    '#access_token=ya29.stolen&state=made-up&token_type=Bearer',
    '#state=made-up&id_token=stolen',
  ])('does not keep a token that nobody asked for: %s', async (part) => {
    await page.goto(`/crocodile-hub${part}`);
    await page.waitForURL((url) => url.pathname === '/crocodile-hub' && !/token|made-up/.test(url.href));
    expect(localStorage.getItem('auth-storage')).toBeNull();
  });
});
