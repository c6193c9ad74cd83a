import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { paths } from '@crocodile-hub/core/contract/paths';
import { LOCAL_META } from '../../local/providers/meta/account.ts';
import { visit } from '../support/browse.ts';
import { stored } from '../support/given.ts';
import { patience } from '../support/patience.ts';
import { aPerson } from '../support/people.ts';
import { inHebrew, signedIn } from '../support/signed-in.ts';
import { devicesPage } from './pages/devices-page.ts';

const connect = '**/api/integrations/connect';
const integrations = '/connected-devices?tab=integrations';

async function openTab(page: Page, path = integrations) {
  await page.goto(path);
  const devices = devicesPage(page);
  await devices.cards.first().waitFor(patience);
  return devices;
}

async function fill(dialog: Locator, token: string, id: string) {
  await dialog.getByLabel('Access token').fill(token);
  await dialog.getByLabel(/ID$/).fill(id);
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
}

const integration = (uid: string, id: string) => stored(`${paths.integrations(uid)}/${id}`);

it('asks whoever is signed out to log in', async () => {
  const { page, close } = await visit(integrations);
  await page.getByText('Please log in to connect your accounts').waitFor(patience);
  await close();
});

it('begins with six sample devices, whose buttons only say that they are examples', async () => {
  const { page, close } = await signedIn();
  const devices = await openTab(page, '/connected-devices');
  expect(await devices.tab('Devices').getAttribute('aria-selected')).toBe('true');
  await expect.poll(() => devices.cards.count()).toBe(6);
  await devices.button('Disconnect Phone').click();
  await devices.toast('Phone is an example. Nothing was changed.').waitFor(patience);

  await devices.filter('Sleeping').click();
  await expect.poll(() => devices.cards.count()).toBe(2);
  await devices.search.fill('bedroom');
  await expect.poll(() => devices.cards.count()).toBe(1);
  await devices.search.fill('no such thing');
  await page.getByText('No devices found').waitFor(patience);
  await devices.button('Clear filters').click();
  await expect.poll(() => devices.cards.count()).toBe(6);

  // By keyboard, and a reload stays on the tab.
  await devices.tab('Devices').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await devices.card('LinkedIn').waitFor(patience);
  await page.reload();
  await devices.card('LinkedIn').waitFor(patience);
  await close();
});

describe('the integrations', () => {
  it('are the eleven of the catalogue with their true states, searched and filtered', async () => {
    const { page, person, close } = await signedIn({ person: await aPerson({ google: true }) });
    const devices = await openTab(page);
    await expect.poll(() => devices.cards.count()).toBe(11);
    for (const name of ['Gmail', 'Google Calendar']) {
      await devices.card(name).getByText(person.email).waitFor(patience);
      await devices
        .card(name)
        .getByText('Connected')
        .waitFor({ state: 'attached', ...patience });
    }
    await devices.card('WhatsApp').getByText('Disconnected').waitFor(patience);
    expect(await devices.button('Connect Google Ads').isDisabled()).toBe(true);
    expect(await devices.button('Connect LinkedIn').isEnabled()).toBe(true);

    await devices.filter('Connected').click();
    await expect.poll(() => devices.cards.count()).toBe(2);
    await devices.filter('Error').click();
    await page.getByText('No integrations found').waitFor(patience);
    await devices.button('Clear filters').click();
    await devices.search.fill(person.email.toUpperCase());
    await expect.poll(() => devices.cards.count()).toBe(2);

    await openTab(page, '/connected-devices?service=calendar');
    await expect.poll(() => devices.cards.count()).toBe(1);
    await devices.card('Google Calendar').waitFor(patience);
    await devices.button('Show all integrations').click();
    await expect.poll(() => devices.cards.count()).toBe(11);
    await close();
  });

  it('connects WhatsApp once its credentials reach the number, and says what is missing or refused', async () => {
    const { page, person, problems, close } = await signedIn();
    const devices = await openTab(page, '/connected-devices?service=whatsapp');
    await devices.button('Connect WhatsApp').click();
    const dialog = devices.dialog('Connect WhatsApp');
    await fill(dialog, 'a-token', '');
    await dialog
      .getByText('Please enter both access token and phone number ID', { exact: true })
      .waitFor(patience);
    // A press beside the dialog gives up nothing that was typed.
    await page.mouse.click(5, 5);
    await fill(dialog, 'expired-token', LOCAL_META.phoneNumberId);
    const refused = 'Failed to connect WhatsApp. Please check your credentials.';
    await dialog.getByText(refused, { exact: true }).waitFor(patience);
    problems.splice(0);
    await expect.poll(() => dialog.getByLabel('Access token').inputValue(), patience).toBe('expired-token');
    expect(await integration(person.uid, 'whatsapp')).toBeUndefined();

    await page.route(connect, (route) => route.abort());
    await fill(dialog, LOCAL_META.accessToken, LOCAL_META.phoneNumberId);
    await dialog
      .getByText('Failed to connect WhatsApp. Please try again.', { exact: true })
      .waitFor(patience);
    problems.splice(0);
    await page.unroute(connect);

    const heard: string[] = [];
    page.on('response', (response) => {
      if (!response.url().includes('/api/')) return;
      void response.text().then(
        (text) => heard.push(text),
        () => undefined,
      );
    });
    const asked = page.waitForResponse(connect);
    await dialog.getByRole('button', { name: 'Connect', exact: true }).dblclick();
    await asked;
    await devices.toast('WhatsApp connected').waitFor(patience);
    await dialog.waitFor({ state: 'detached', ...patience });
    await devices.card('WhatsApp').getByText(LOCAL_META.displayPhoneNumber).waitFor(patience);
    expect(await integration(person.uid, 'whatsapp')).toMatchObject({ status: 'connected' });
    // What the server keeps of the token is not the token, and it tells nobody.
    expect(JSON.stringify(await stored(`${paths.grants(person.uid)}/whatsapp`))).not.toContain(
      LOCAL_META.accessToken,
    );
    expect(heard.join()).not.toContain(LOCAL_META.accessToken);
    await close();
  });

  it('asks before it disconnects, says what stops, and keeps the connection when that fails', async () => {
    const person = await aPerson({ google: false, channels: true });
    const { page, problems, close } = await signedIn({ person });
    const devices = await openTab(page);
    const disconnect = devices.button('Disconnect WhatsApp');
    await disconnect.click();
    const question = devices.dialog('Disconnect WhatsApp?');
    await question.getByText(/no longer arrive/).waitFor(patience);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached', ...patience });
    expect(await integration(person.uid, 'whatsapp')).toMatchObject({ status: 'connected' });

    const call = '**/api/integrations/disconnect';
    await page.route(call, (route) => route.fulfill({ status: 500, json: {} }));
    await disconnect.click();
    await question.getByRole('button', { name: 'Disconnect' }).click();
    await devices.toast('Failed to disconnect WhatsApp.').waitFor(patience);
    await page.unroute(call);
    problems.splice(0);

    // Busy from the first press on, until the server has answered.
    const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<null>();
    await page.route(call, async (route) => {
      await mayGoOn;
      await route.continue();
    });
    await disconnect.click();
    await question.getByRole('button', { name: 'Disconnect' }).click();
    await expect.poll(() => disconnect.getAttribute('aria-busy'), patience).toBe('true');
    goOn(null);
    await devices.button('Connect WhatsApp').waitFor(patience);
    expect(await stored(`${paths.grants(person.uid)}/whatsapp`)).toBeUndefined();
    await close();
  });

  it('connects Google through its consent page from the dialog, and disconnects mail and calendar together', async () => {
    const { page, person, close } = await signedIn();
    const devices = await openTab(page);
    await devices.button('Add Integration').click();
    const dialog = devices.dialog('Add Integration');
    const opened = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: 'Connect Gmail' }).click();
    const refusing = await opened;
    await refusing.getByRole('button', { name: /dana@/ }).click();
    await refusing.getByRole('button', { name: 'Cancel' }).click();
    await devices.toast('Failed to connect Gmail. Please try again.').waitFor(patience);

    const again = page.waitForEvent('popup');
    await devices.button('Connect Gmail').click();
    const consent = await again;
    await expect.poll(() => devices.button('Connect Google Calendar').isDisabled(), patience).toBe(true);
    await consent.getByRole('button', { name: /dana@/ }).click();
    await consent.getByRole('button', { name: 'Allow' }).click();
    await devices.toast('Gmail connected').waitFor(patience);
    await devices.card('Google Calendar').getByText(/dana@/).waitFor(patience);

    await devices.button('Settings: Gmail').click();
    const settings = devices.dialog('Settings: Gmail');
    await settings.getByText('Sign-in at the provider').waitFor(patience);
    await settings.getByRole('button', { name: 'Disconnect' }).click();
    const question = devices.dialog('Disconnect Gmail?');
    await question.getByText(/both are disconnected/).waitFor(patience);
    await question.getByRole('button', { name: 'Disconnect' }).click();
    await devices.button('Connect Google Calendar').waitFor(patience);
    expect(await integration(person.uid, 'gmail')).toMatchObject({ status: 'disconnected' });
    expect(await stored(`${paths.grants(person.uid)}/google`)).toBeUndefined();
    await close();
  });

  it('speaks Hebrew on a phone, where nothing stands out sideways', async () => {
    const person = await aPerson({ google: false });
    const { page, close } = await signedIn({ person, viewport: { width: 390, height: 844 } });
    await inHebrew(page);
    await page.goto('/connected-devices?service=instagram-inbox');
    // A name in two scripts is isolated, by characters that nobody sees.
    await page.getByRole('button', { name: /חיבור .*Instagram/ }).click();
    const dialog = page.getByRole('dialog', { name: /חיבור .*Instagram/ });
    await dialog.getByLabel('אסימון גישה').fill(LOCAL_META.accessToken);
    await dialog.getByLabel('מזהה הדף').fill(LOCAL_META.pageId);
    await dialog.getByRole('button', { name: 'חיבור', exact: true }).click();
    await page.getByRole('button', { name: /ניתוק .*Instagram/ }).waitFor(patience);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await close();
  });
});
