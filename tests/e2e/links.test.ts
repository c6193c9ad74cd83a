import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { paths } from '@crocodile-hub/core/contract/paths';
import type { LinkedService } from '@crocodile-hub/core/contract/linked-services';
import { inOwnBrowser } from '../support/browse.ts';
import { stored } from '../support/given.ts';
import { patience } from '../support/patience.ts';
import { addFault, faultsOver } from '../support/providers.ts';
import { signedIn } from '../support/signed-in.ts';
import { devicesPage } from './pages/devices-page.ts';

// What the screen says of each service, in both languages: web/src/features/integrations/links.component.test.ts.

// In the shell these stood still for minutes, twice, with nothing else at work; why is not known.
inOwnBrowser(() => ({ kind: 'whole' }));

const shown = (uid: string, service: string) => stored(`${paths.integrations(uid)}/${service}`);

async function anIntegration(service: LinkedService) {
  const visited = await signedIn({ at: `/connected-devices?service=${service}` });
  return { ...visited, devices: devicesPage(visited.page) };
}

async function consentOf(page: Page, press: () => Promise<void>, email: string): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await press();
  const consent = await opened;
  await consent.getByLabel('Use another account').fill(email);
  await consent.getByRole('button', { name: 'Next' }).click();
  return consent;
}

describe.each([
  ['linkedin', 'LinkedIn', (email: string) => email],
  ['tiktok-inbox', 'TikTok Inbox', (email: string) => email.split('@')[0] ?? ''],
  ['google-drive', 'Google Drive', (email: string) => email],
] as const)('%s', (service, name, accountOf) => {
  it('is connected by consent, checked, and disconnected after a question', async () => {
    const { page, person, devices, close } = await anIntegration(service);
    const heard: string[] = [];
    page.on('response', (response) => {
      if (!response.url().includes('/api/')) return;
      void response.text().then(
        (text) => heard.push(text),
        () => undefined,
      );
    });
    const press = () => devices.button(`Connect ${name}`).click();
    const consent = await consentOf(page, press, person.email);
    await consent.getByRole('button', { name: 'Allow' }).click();
    await devices.toast(`${name} connected`).waitFor(patience);
    await page.getByRole('main').getByText(accountOf(person.email)).waitFor(patience);
    // The tokens stay on the server.
    expect(heard.join()).not.toMatch(/access_token|accessToken|"ya29\.|"act\.|"rft\./);

    await devices.button(`Settings: ${name}`).click();
    const settings = page.getByRole('dialog');
    await settings.getByRole('button', { name: 'Check now' }).click();
    await devices.toast(`${name}: the connection works`).waitFor(patience);
    await settings.getByRole('button', { name: 'Disconnect', exact: true }).click();
    const question = devices.dialog(`Disconnect ${name}?`);
    await question.getByRole('button', { name: 'Disconnect', exact: true }).click();
    await devices.button(`Connect ${name}`).waitFor(patience);
    expect(await shown(person.uid, service)).toMatchObject({ status: 'disconnected', account: null });
    expect(await stored(`${paths.grants(person.uid)}/${service}`)).toBeUndefined();
    await close();
  });
});

it('stays unconnected when the person refuses, closes the window, or the provider is down', async () => {
  const { page, person, devices, problems, close } = await anIntegration('linkedin');
  const connect = devices.button('Connect LinkedIn');
  const press = () => connect.click();
  const refusing = await consentOf(page, press, person.email);
  await refusing.getByRole('button', { name: 'Cancel' }).click();
  await devices.toast('Failed to connect LinkedIn. Please try again.').waitFor(patience);

  const closing = await consentOf(page, press, person.email);
  await closing.evaluate(() => window.close()).catch(() => undefined);
  await devices.toast('The LinkedIn window was closed before it finished.').waitFor(patience);
  await expect.poll(() => connect.isEnabled(), patience).toBe(true);

  const down = await consentOf(page, press, person.email);
  await addFault({
    provider: 'linkedin',
    kind: 'status',
    status: 503,
    times: 20,
    method: 'POST',
    path: 'oken',
  });
  await down.getByRole('button', { name: 'Allow' }).click();
  await page
    .getByText(/did not answer/)
    .first()
    .waitFor(patience);
  await faultsOver();
  problems.splice(0);
  expect(await shown(person.uid, 'linkedin')).toBeUndefined();
  await close();
});

it('does not believe an answer with a state that nobody asked for', async () => {
  const { page, person, close } = await signedIn({
    at: '/auth/linkedin/callback?code=stolen&state=forged',
  });
  await page.getByRole('heading', { name: 'There is no connection to finish' }).waitFor(patience);
  expect(new URL(page.url()).search).toBe('');
  expect(await shown(person.uid, 'linkedin')).toBeUndefined();
  await close();
});

it('is connected although the page that the provider leads back to loads slowly', async () => {
  const { page, person, devices, close } = await anIntegration('linkedin');
  const connect = devices.button('Connect LinkedIn');
  const consent = await consentOf(page, () => connect.click(), person.email);
  const slow = Promise.withResolvers<void>();
  await consent.route('**/assets/**', async (route) => {
    await slow.promise;
    await route.continue();
  });
  await consent.getByRole('button', { name: 'Allow' }).click({ noWaitAfter: true });
  // To the browser the window is gone as soon as our page is in it.
  await expect.poll(() => connect.isEnabled(), patience).toBe(true);
  slow.resolve();
  await devices.toast('LinkedIn connected').waitFor(patience);
  await close();
});

it('where the browser opens no window, the tab itself goes to the provider and comes back connected', async () => {
  const { page, person, close } = await signedIn();
  await page.addInitScript(() => (window.open = () => null));
  await page.goto('/connected-devices?service=linkedin');
  await page.getByRole('button', { name: 'Connect LinkedIn' }).click();
  await page.getByLabel('Use another account').fill(person.email);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.waitForURL('**/connected-devices?service=linkedin');
  await page.getByRole('main').getByText(person.email).waitFor(patience);
  await close();
});
