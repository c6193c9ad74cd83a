import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { paths } from '@crocodile-hub/core/contract/paths';
import { inOwnBrowser } from '../support/browse.ts';
import { stored } from '../support/given.ts';
import { patience } from '../support/patience.ts';
import { signedIn } from '../support/signed-in.ts';
import { devicesPage } from './pages/devices-page.ts';

// Consent in a real window, for one service. What the screen says of each, in both languages:
// web/src/connections/links.component.test.ts. What the server makes of it: tests/api/links.test.ts.

// In the shell these stood still for minutes, twice, with nothing else at work; why is not known.
inOwnBrowser(() => ({ kind: 'whole' }));

async function withLinkedIn() {
  const visited = await signedIn({ at: '/connected-devices?service=linkedin' });
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

it('is connected by consent, checked, and disconnected after a question', async () => {
  const { page, person, devices, close } = await withLinkedIn();
  const heard: string[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    void response.text().then(
      (text) => heard.push(text),
      () => undefined,
    );
  });
  const press = () => devices.button('Connect LinkedIn').click();
  const consent = await consentOf(page, press, person.email);
  await consent.getByRole('button', { name: 'Allow' }).click();
  await devices.toast('LinkedIn connected').waitFor(patience);
  await page.getByRole('main').getByText(person.email).waitFor(patience);
  // The tokens stay on the server.
  expect(heard.join()).not.toMatch(/access_token|accessToken|"ya29\.|"act\.|"rft\./);

  await devices.button('Settings: LinkedIn').click();
  const settings = page.getByRole('dialog');
  await settings.getByRole('button', { name: 'Check now' }).click();
  await devices.toast('LinkedIn: the connection works').waitFor(patience);
  await settings.getByRole('button', { name: 'Disconnect', exact: true }).click();
  const question = devices.dialog('Disconnect LinkedIn?');
  await question.getByRole('button', { name: 'Disconnect', exact: true }).click();
  await devices.button('Connect LinkedIn').waitFor(patience);
  expect(await stored(`${paths.integrations(person.uid)}/linkedin`)).toMatchObject({
    status: 'disconnected',
    account: null,
  });
  expect(await stored(`${paths.grants(person.uid)}/linkedin`)).toBeUndefined();
  await close();
});

it('is connected although the page that the provider leads back to loads slowly', async () => {
  const { page, person, devices, close } = await withLinkedIn();
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
