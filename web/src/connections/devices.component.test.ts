import { paths } from '@crocodile-hub/core/contract/paths';
import { describe, expect, it } from 'vitest';
import { devicesPage } from '../../../tests/e2e/pages/devices-page.ts';
import { foreign, replied } from '../testing/answers.ts';
import { aPerson, signedIn, type SignedIn, visit } from '../testing/app.ts';
import { appDocument, appWindow } from '../testing/app-frame.ts';
import { givenGoogle } from '../testing/given.ts';
import { stage } from '../testing/stage.ts';

const integrations = '/connected-devices?tab=integrations';

async function onDevices(options: SignedIn = {}) {
  const app = await signedIn({ at: integrations, ...options });
  const devices = devicesPage(app.page);
  await devices.cards.first().waitFor();
  return { ...app, devices };
}

/** As the server notes that it is connected. */
const connected = (uid: string, id: string, account: string) =>
  stage().store.set(`${paths.integrations(uid)}/${id}`, {
    status: 'connected',
    account,
    lastSync: new Date(),
  });

it('asks whoever is signed out to log in', async () => {
  const { page } = await visit(integrations);
  await page.getByText('Please log in to connect your accounts').waitFor();
});

it('begins with six sample devices, whose buttons only say that they are examples', async () => {
  const person = aPerson();
  await connected(person.uid, 'linkedin', 'Noa Levi');
  const { page, devices } = await onDevices({ person, at: '/connected-devices' });
  expect(await devices.tab('Devices').getAttribute('aria-selected')).toBe('true');
  await expect.poll(() => devices.cards.count()).toBe(6);
  await devices.button('Disconnect Phone').click();
  await devices.toast('Phone is an example. Nothing was changed.').waitFor();

  await devices.filter('Sleeping').click();
  await expect.poll(() => devices.cards.count()).toBe(2);
  await devices.search.fill('bedroom');
  await expect.poll(() => devices.cards.count()).toBe(1);
  await devices.search.fill('no such thing');
  await page.getByText('No devices found').waitFor();
  await devices.button('Clear filters').click();
  await expect.poll(() => devices.cards.count()).toBe(6);

  // By keyboard, and a reload stays on the tab.
  await devices.tab('Devices').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await devices.card('LinkedIn').waitFor();
  await page.reload();
  await devices.card('LinkedIn').waitFor();
});

it.each(['tab=devices', 'tab=integrations'])(
  'gives the state of each card a line of its own: %s',
  async (tab) => {
    const person = aPerson();
    await connected(person.uid, 'linkedin', 'Noa Levi');
    const { devices } = await onDevices({ person, at: `/connected-devices?${tab}` });
    await devices.button(tab === 'tab=devices' ? 'Disconnect Phone' : 'Disconnect LinkedIn').waitFor();
    const lines = devices.cards.elements().map((card) => {
      const [state, ...buttons] = card.querySelector('footer')?.children ?? [];
      const tops = buttons.map((button) => button.getBoundingClientRect().top);
      return {
        isAbove: (state?.getBoundingClientRect().bottom ?? 0) <= Math.min(...tops),
        lines: new Set(tops).size,
      };
    });
    expect(lines).toEqual(lines.map(() => ({ isAbove: true, lines: 1 })));
  },
);

it('begins with the integrations where nothing is connected yet, and stays there when something is', async () => {
  const person = aPerson();
  const { devices } = await onDevices({ person, at: '/connected-devices' });
  expect(await devices.tab('Integrations').getAttribute('aria-selected')).toBe('true');
  await connected(person.uid, 'linkedin', 'Noa Levi');
  await devices.button('Disconnect LinkedIn').waitFor();
  expect(await devices.tab('Integrations').getAttribute('aria-selected')).toBe('true');
});

it('closes its dialogs by Back, opens them again by a reload, and leaves the screen then', async () => {
  const { page } = await signedIn({ at: '/settings/profile' });
  const devices = devicesPage(page);
  const dialog = page.getByRole('dialog');
  await page.getByRole('link', { name: 'Connected Devices' }).click();
  await devices.button('Connect WhatsApp').click();
  await dialog.waitFor();
  await page.reload();
  await dialog.waitFor();
  appWindow().history.back();
  await dialog.waitFor({ state: 'detached' });

  // What was closed by hand is not opened again.
  await devices.button('Add Integration').click();
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  appWindow().history.back();
  await page.waitForURL((url) => url.pathname === '/settings/profile');
});

describe('the integrations', () => {
  it('are the eleven of the catalogue with their true states, searched and filtered', async () => {
    const person = aPerson();
    await givenGoogle(person);
    const { page, devices } = await onDevices({ person });
    await expect.poll(() => devices.cards.count()).toBe(11);
    for (const name of ['Gmail', 'Google Calendar']) {
      await devices.card(name).getByText(person.email).waitFor();
      await devices.card(name).getByText('Connected').waitFor({ state: 'attached' });
    }
    await devices.card('WhatsApp').getByText('Disconnected').waitFor();
    expect(await devices.button('Connect Google Ads').isDisabled()).toBe(true);
    expect(await devices.button('Connect LinkedIn').isEnabled()).toBe(true);

    await devices.filter('Connected').click();
    await expect.poll(() => devices.cards.count()).toBe(2);
    await devices.filter('Error').click();
    await page.getByText('No integrations found').waitFor();
    await devices.button('Clear filters').click();
    await devices.search.fill(person.email.toUpperCase());
    await expect.poll(() => devices.cards.count()).toBe(2);

    await page.goto('/connected-devices?service=calendar');
    await devices.card('Google Calendar').waitFor();
    await expect.poll(() => devices.cards.count()).toBe(1);
    await devices.button('Show all integrations').click();
    await expect.poll(() => devices.cards.count()).toBe(11);
  });

  it('say of a service without an account that there is nothing to connect', async () => {
    const { page, devices } = await onDevices({ at: '/connected-devices?service=weather' });
    await page.getByText('Weather needs no account: the server asks for it by itself.').waitFor();
    await expect.poll(() => devices.cards.count()).toBe(11);
    await devices.search.fill('drive');
    await page.getByText('Weather needs no account').waitFor({ state: 'detached' });
    await devices.card('Google Drive').waitFor();
  });

  it('asks before it disconnects, says what stops, and keeps the connection when that fails', async () => {
    const person = aPerson();
    await connected(person.uid, 'whatsapp', '972555000100');
    const { api, devices } = await onDevices({ person });
    const disconnect = devices.button('Disconnect WhatsApp');
    await disconnect.click();
    const question = devices.dialog('Disconnect WhatsApp?');
    await question.getByText(/no longer arrive/).waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    expect(api.calls('disconnectService')).toEqual([]);

    api.on('disconnectService', foreign(500));
    await disconnect.click();
    await question.getByRole('button', { name: 'Disconnect' }).click();
    await devices.toast('Failed to disconnect WhatsApp.').waitFor();
    await question.waitFor({ state: 'detached' });
    expect(await disconnect.count()).toBe(1);

    // Busy from the first press on, until the server has answered.
    const held = api.hold('disconnectService');
    await disconnect.click();
    await question.getByRole('button', { name: 'Disconnect' }).click();
    await expect.poll(() => disconnect.getAttribute('aria-busy')).toBe('true');
    await stage().store.delete(`${paths.integrations(person.uid)}/whatsapp`);
    held.release(replied({ success: true }));
    await devices.button('Connect WhatsApp').waitFor();
    const asked = { service: 'whatsapp' };
    expect(api.calls('disconnectService').map(({ body }) => body)).toEqual([asked, asked]);
  });

  it('keep what is typed to connect one when one presses beside the dialog, and give it up by Escape', async () => {
    const { page, devices } = await onDevices({ at: '/connected-devices?service=instagram-inbox' });
    await page.getByRole('button', { name: /^Connect .*Instagram/ }).click();
    const dialog = page.getByRole('dialog', { name: /Instagram/ });
    const token = dialog.getByLabel('Access token');
    await token.fill('EAAlocal-only');
    await page.mouse.click(5, 5);
    await expect.poll(() => token.inputValue()).toBe('EAAlocal-only');
    expect(await dialog.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await devices.cards.first().waitFor();
  });

  it('speaks Hebrew on a phone, where nothing stands out sideways', async () => {
    const { api } = stage();
    const person = aPerson();
    api.on('connectService', async () => {
      await connected(person.uid, 'instagram-inbox', 'levi.studio');
      return replied<'connectService'>({ success: true, account: 'levi.studio' });
    });
    localStorage.setItem('language', 'he');
    const { page } = await signedIn({
      person,
      at: '/connected-devices?service=instagram-inbox',
      viewport: { width: 390, height: 844 },
    });
    // A name in two scripts is isolated, by characters that nobody sees.
    await page.getByRole('button', { name: /חיבור .*Instagram/ }).click();
    const dialog = page.getByRole('dialog', { name: /חיבור .*Instagram/ });
    await dialog.getByLabel('אסימון גישה').fill('EAAlocal-only');
    await dialog.getByLabel('מזהה הדף').fill('104880000000001');
    await dialog.getByRole('button', { name: 'חיבור', exact: true }).click();
    await page.getByRole('button', { name: /ניתוק .*Instagram/ }).waitFor();
    expect(api.calls('connectService').map(({ body }) => body)).toEqual([
      { service: 'instagram-inbox', accessToken: 'EAAlocal-only', pageId: '104880000000001' },
    ]);
    expect(appDocument().documentElement.scrollWidth).toBe(390);
  });
});
