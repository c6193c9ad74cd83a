import type { LinkedService } from '@crocodile-hub/core/contract/linked-services';
import { paths } from '@crocodile-hub/core/contract/paths';
import { type Reason, reason } from '@crocodile-hub/core/failures/reason';
import { sayReason } from '@crocodile-hub/core/failures/say';
import { describe, expect, it } from 'vitest';
import { devicesPage } from '../../../tests/e2e/pages/devices-page.ts';
import { common as commonEn } from '../kit/text/catalogue/en/common.ts';
import { integrations as en } from '../kit/text/catalogue/en/integrations.ts';
import { login as loginEn } from '../kit/text/catalogue/en/login.ts';
import { common as commonHe } from '../kit/text/catalogue/he/common.ts';
import { integrations as he } from '../kit/text/catalogue/he/integrations.ts';
import { login as loginHe } from '../kit/text/catalogue/he/login.ts';
import { type Answering, failed, replied } from '../testing/answers.ts';
import { aPerson, signedIn } from '../testing/app.ts';
import { type AppWindow, appWindow } from '../testing/app-frame.ts';
import { aClock } from '../testing/clock.ts';
import { aConsent } from '../testing/consent.ts';
import { stage } from '../testing/stage.ts';

const languages = {
  en: { words: en, login: loginEn, toasts: commonEn.toasts, silent: /did not answer/ },
  he: { words: he, login: loginHe, toasts: commonHe.toasts, silent: /אין תשובה/ },
} as const;
const services = ['linkedin', 'tiktok-inbox', 'google-drive'] as const;
const callbackOf = { 'google-drive': 'google', 'tiktok-inbox': 'tiktok', linkedin: 'linkedin' } as const;
const cases = (['en', 'he'] as const).flatMap((language) =>
  services.map((service) => ({ language, service })),
);

const account = 'noa@levi.test';
const code = 'code-of-this-consent';

/** Matches a text with a name between invisible direction marks. */
function saying(text: string, name: string): RegExp {
  const escape = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const [before = '', after = ''] = text.split(/\{\w+\}/);
  return new RegExp(`^${escape(before)}[\\u2066-\\u2069]*${escape(name)}[\\u2066-\\u2069]*${escape(after)}$`);
}

const note = (uid: string, service: LinkedService, content: object) =>
  stage().store.set(`${paths.integrations(uid)}/${service}`, { lastSync: new Date(), ...content });

/** A server that takes the provider's answer. */
function takesConsent(uid: string, service: LinkedService): void {
  stage().api.on('linkFinish', async () => {
    await note(uid, service, { status: 'connected', account });
    return replied<'linkFinish'>({ success: true, service, account });
  });
}

/** A server that refuses the provider's answer, in the language that it is asked in. */
const refusing =
  (kind: 'forbidden' | 'unavailable', why: Reason): Answering<'linkFinish'> =>
  ({ headers }) =>
    failed(kind, { error: sayReason(why, headers.get('Accept-Language')) });

/** A provider's consent windows; each try has an address of its own. */
function consents() {
  const consent = aConsent();
  let tries = 0;
  return {
    openIn: consent.openIn,
    close: consent.close,
    answer: (answered: string | null) => consent.answer({ state: `state-${tries}`, code: answered }),
    /** Presses the button that opens the window, and waits for the provider's page in it. */
    async open(press: () => Promise<void>) {
      tries += 1;
      const authUrl = `https://provider.test/consent/${tries}`;
      stage().api.reply('linkStart', { success: true, authUrl, state: `state-${tries}` });
      await press();
      await expect.poll(consent.address).toBe(authUrl);
    },
  };
}

async function anIntegration(language: 'en' | 'he', service: LinkedService) {
  localStorage.setItem('language', language);
  const consent = consents();
  const at = `/connected-devices?service=${service}`;
  const app = await signedIn({ at, prepare: consent.openIn });
  const { words, toasts } = languages[language];
  const name = words[`name_${service}`];
  const main = app.page.getByRole('main');
  const button = (text: string) => main.getByRole('button', { name: saying(text, name) });
  const told = app.page.getByRole('region', { name: new RegExp(`^${toasts}`) });
  const toast = (text: string) => told.getByText(saying(text, name));
  return { ...app, consent, words, name, main, button, told, toast };
}

describe.each(cases)('$service, $language', ({ language, service }) => {
  it('is said to be connected by consent, to work, and to be disconnected after a question', async () => {
    const { page, api, person, consent, words, name, main, button, toast } = await anIntegration(
      language,
      service,
    );
    takesConsent(person.uid, service);
    await consent.open(() => button(words.connectOf).click());
    await consent.answer(code);
    await toast(words.connectedTo).waitFor();
    await main.getByText(account).waitFor();
    expect(api.calls('linkStart').map(({ body }) => body.service)).toEqual([service]);
    expect(api.calls('linkFinish').map(({ body }) => [body.code, body.state])).toEqual([[code, 'state-1']]);

    await button(words.settingsOf).click();
    const settings = page.getByRole('dialog');
    api.reply('linkCheck', { success: true, works: true });
    await settings.getByRole('button', { name: words.check }).click();
    await toast(words.stillWorks).waitFor();
    expect(api.calls('linkCheck').map(({ body }) => body)).toEqual([{ service }]);

    api.on('disconnectService', async () => {
      await note(person.uid, service, { status: 'disconnected', account: null, lastSync: null });
      return replied<'disconnectService'>({ success: true });
    });
    await settings.getByRole('button', { name: words.disconnect, exact: true }).click();
    const question = page.getByRole('dialog', { name: saying(words.disconnectQuestion, name) });
    await question.getByText(words[`stops_${service}`], { exact: true }).waitFor();
    expect(api.calls('disconnectService')).toEqual([]);
    await question.getByRole('button', { name: words.disconnect, exact: true }).click();
    await button(words.connectOf).waitFor();
    await toast(words.disconnectedFrom).waitFor();
    expect(api.calls('disconnectService').map(({ body }) => body)).toEqual([{ service }]);
  });

  it('stays unconnected when the person closes the window or refuses, or the provider is down', async () => {
    const { api, consent, words, name, button, told, toast } = await anIntegration(language, service);
    const press = () => button(words.connectOf).click();
    await consent.open(press);
    await expect.poll(() => button(words.connectOf).isDisabled()).toBe(true);
    consent.close();
    await expect.poll(() => button(words.connectOf).isEnabled()).toBe(true);
    await toast(words.windowClosed).waitFor();
    expect(await toast(words.failedToConnect).count()).toBe(0);

    await consent.open(press);
    await consent.answer(null);
    await toast(words.failedToConnect).waitFor();
    expect(api.calls('linkFinish')).toEqual([]);

    api.on('linkFinish', refusing('unavailable', reason('linkSilent', { service: name })));
    await consent.open(press);
    await consent.answer(code);
    await told.getByText(languages[language].silent).first().waitFor();
    await expect.poll(() => button(words.connectOf).isEnabled()).toBe(true);
    expect(api.calls('linkFinish').map(({ body }) => body.state)).toEqual(['state-3']);
  });

  it('does not believe an answer with a state that nobody asked for', async () => {
    localStorage.setItem('language', language);
    const clock = aClock();
    const { login } = languages[language];
    const at = `/auth/${callbackOf[service]}/callback?code=stolen&state=forged`;
    const { page, api } = await signedIn({ at, prepare: clock.installIn });
    await page.getByRole('heading', { name: login.finishingGoogle }).waitFor();
    await clock.fastForward(2_000);
    await page.getByRole('heading', { name: login.nothingToFinish }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(api.calls('linkFinish')).toEqual([]);
  });
});

describe('where the browser opens no window', () => {
  const noWindows = (opened: AppWindow) => {
    opened.open = () => null;
  };

  it.each([
    ['what is needed was not allowed', `&code=${code}`, /^TikTok was not allowed what this needs/],
    ['the person refused', '&error=access_denied', undefined],
  ])('says that it failed when %s, and leads back to the integrations', async (_, answer, why) => {
    const { page, api } = await signedIn({
      at: '/connected-devices?service=tiktok-inbox',
      prepare: noWindows,
    });
    const state = 'state-of-this-tab';
    // The provider's page leads on at once.
    const authUrl = `${location.origin}/auth/tiktok/callback?state=${state}${answer}`;
    api.reply('linkStart', { success: true, authUrl, state });
    api.on('linkFinish', refusing('forbidden', reason('linkLacksPermission', { service: 'TikTok' })));
    await page.getByRole('button', { name: 'Connect TikTok Inbox' }).click();
    await page.getByRole('heading', { name: 'The account was not connected' }).waitFor();
    if (why !== undefined) await page.getByText(why).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.getByRole('link', { name: 'Try Again' }).click();
    await page.waitForURL('**/connected-devices?tab=integrations');
  });
});

it('shows a connection that its provider has ended as lost once the tab is opened, and mends it', async () => {
  const { api } = stage();
  const person = aPerson();
  // LinkedIn was last checked yesterday.
  const lastSync = new Date(Date.now() - 86_400_000);
  await note(person.uid, 'linkedin', { status: 'connected', account, lastSync });
  api.on('linkCheck', async ({ body: { service } }) => {
    await note(person.uid, service, { status: 'error', account, lastSync, brokenSince: new Date() });
    return replied<'linkCheck'>({ success: true, works: false });
  });
  takesConsent(person.uid, 'linkedin');
  const consent = consents();
  const { page } = await signedIn({
    person,
    at: '/connected-devices?service=linkedin',
    prepare: consent.openIn,
  });
  const devices = devicesPage(page);
  const card = devices.card('LinkedIn');
  const lost = /^The account can no longer be reached\. Broken since .*\d\d:\d\d\. Connect again\.$/;
  await card.getByText(lost).waitFor();
  expect(api.calls('linkCheck').map(({ body }) => body)).toEqual([{ service: 'linkedin' }]);
  await consent.open(() => devices.button('Reconnect LinkedIn').click());
  await consent.answer(code);
  await card.getByText(account).waitFor();
});

it('says that credentials were refused also once their dialog was closed by Back', async () => {
  const { page, api } = await signedIn({ at: '/connected-devices?service=instagram-inbox' });
  const held = api.hold('connectService');
  await page.getByRole('button', { name: 'Connect Instagram Inbox' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Access token').fill('a-token');
  await dialog.getByLabel('Page ID').fill('1234567890');
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect.poll(() => api.calls('connectService').length).toBe(1);
  appWindow().history.back();
  await dialog.waitFor({ state: 'detached' });
  held.release(failed('invalid', { error: 'No such token' }));
  await page.getByText(/^Failed to connect .*Instagram Inbox.*\. Please check your credentials\.$/).waitFor();
});
