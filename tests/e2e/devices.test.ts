import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { paths } from '@crocodile-hub/core/contract/paths';
import { LOCAL_META } from '../../local/providers/meta/account.ts';
import { stored } from '../support/given.ts';
import { patience } from '../support/patience.ts';
import { signedIn } from '../support/signed-in.ts';
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

describe('the integrations', () => {
  it('connects WhatsApp once its credentials reach the number, and says what is missing or refused', async () => {
    const { page, person, problems, close } = await signedIn();
    const devices = await openTab(page, '/connected-devices?service=whatsapp');
    await devices.button('Connect WhatsApp').click();
    const dialog = devices.dialog('Connect WhatsApp');
    await fill(dialog, 'a-token', '');
    await dialog
      .getByText('Please enter both access token and phone number ID', { exact: true })
      .waitFor(patience);
    // A click beside the dialog must keep the typed text.
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
    // The server stores the token only sealed.
    expect(JSON.stringify(await stored(`${paths.grants(person.uid)}/whatsapp`))).not.toContain(
      LOCAL_META.accessToken,
    );
    expect(heard.join()).not.toContain(LOCAL_META.accessToken);
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
});
