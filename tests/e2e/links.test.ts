import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { paths } from '@crocodile-hub/core/contract/paths';
import type { LinkedService } from '@crocodile-hub/core/contract/linked-services';
import { common as commonEn } from '../../web/src/shared/i18n/catalogue/en/common.ts';
import { common as commonHe } from '../../web/src/shared/i18n/catalogue/he/common.ts';
import { integrations as en } from '../../web/src/shared/i18n/catalogue/en/integrations.ts';
import { integrations as he } from '../../web/src/shared/i18n/catalogue/he/integrations.ts';
import { login as loginEn } from '../../web/src/shared/i18n/catalogue/en/login.ts';
import { login as loginHe } from '../../web/src/shared/i18n/catalogue/he/login.ts';
import { inOwnBrowser } from '../support/browse.ts';
import { withFirestore } from '../support/firestore.ts';
import { stored } from '../support/given.ts';
import { link } from '../support/links.ts';
import { patience } from '../support/patience.ts';
import { addFault, arrives, faultsOver } from '../support/providers.ts';
import { inHebrew, signedIn } from '../support/signed-in.ts';
import { stackUrls } from '../support/stack-urls.ts';

// In the shell these stood still for minutes, twice, with nothing else at work; why is not known.
inOwnBrowser(() => ({ kind: 'whole' }));

const languages = {
  en: { words: en, login: loginEn, toasts: commonEn.toasts },
  he: { words: he, login: loginHe, toasts: commonHe.toasts },
} as const;
const services = ['linkedin', 'tiktok-inbox', 'google-drive'] as const;
const callbackOf = { 'google-drive': 'google', 'tiktok-inbox': 'tiktok', linkedin: 'linkedin' } as const;
const cases = (['en', 'he'] as const).flatMap((language) =>
  services.map((service) => ({ language, service })),
);

const shown = (uid: string, service: string) => stored(`${paths.integrations(uid)}/${service}`);

/** A text with a name in it, which stands between characters that nobody sees. */
function saying(text: string, name: string): RegExp {
  const escape = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const [before = '', after = ''] = text.split(/\{\w+\}/);
  return new RegExp(`^${escape(before)}[\\u2066-\\u2069]*${escape(name)}[\\u2066-\\u2069]*${escape(after)}$`);
}

async function anIntegration(language: 'en' | 'he', service: LinkedService) {
  const visited = await signedIn();
  const { page } = visited;
  const { words, toasts } = languages[language];
  const name = words[`name_${service}`];
  if (language === 'he') await inHebrew(page);
  await page.goto(`/connected-devices?service=${service}`);
  const button = (text: string) => page.getByRole('main').getByRole('button', { name: saying(text, name) });
  const toast = (text: string) =>
    page.getByRole('region', { name: new RegExp(`^${toasts}`) }).getByText(saying(text, name));
  await button(words.connectOf).waitFor(patience);
  return { ...visited, words, name, button, toast };
}

async function consentOf(page: Page, press: () => Promise<void>, email: string): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await press();
  const consent = await opened;
  await consent.getByLabel('Use another account').fill(email);
  await consent.getByRole('button', { name: 'Next' }).click();
  return consent;
}

describe.each(cases)('$service, $language', ({ language, service }) => {
  it('is connected by consent, checked, and disconnected after a question', async () => {
    const { page, person, words, name, button, toast, close } = await anIntegration(language, service);
    const heard: string[] = [];
    page.on('response', (response) => {
      if (!response.url().includes('/api/')) return;
      void response.text().then(
        (text) => heard.push(text),
        () => undefined,
      );
    });
    const consent = await consentOf(page, () => button(words.connectOf).click(), person.email);
    await consent.getByRole('button', { name: 'Allow' }).click();
    await toast(words.connectedTo).waitFor(patience);
    const account = service === 'tiktok-inbox' ? (person.email.split('@')[0] ?? '') : person.email;
    await page.getByRole('main').getByText(account).waitFor(patience);
    // The tokens stay on the server.
    expect(heard.join()).not.toMatch(/access_token|accessToken|"ya29\.|"act\.|"rft\./);

    await button(words.settingsOf).click();
    const settings = page.getByRole('dialog');
    await settings.getByRole('button', { name: words.check }).click();
    await toast(words.stillWorks).waitFor(patience);
    await settings.getByRole('button', { name: words.disconnect, exact: true }).click();
    const question = page.getByRole('dialog', { name: saying(words.disconnectQuestion, name) });
    await question.getByText(words[`stops_${service}`]).waitFor(patience);
    await question.getByRole('button', { name: words.disconnect, exact: true }).click();
    await button(words.connectOf).waitFor(patience);
    expect(await shown(person.uid, service)).toMatchObject({ status: 'disconnected', account: null });
    expect(await stored(`${paths.grants(person.uid)}/${service}`)).toBeUndefined();
    await close();
  });

  it('stays unconnected when the person refuses, closes the window, or the provider is down', async () => {
    const { page, person, problems, words, button, toast, close } = await anIntegration(language, service);
    const press = () => button(words.connectOf).click();
    const refusing = await consentOf(page, press, person.email);
    await refusing.getByRole('button', { name: 'Cancel' }).click();
    await toast(words.failedToConnect).waitFor(patience);

    const closing = await consentOf(page, press, person.email);
    await closing.evaluate(() => window.close()).catch(() => undefined);
    await expect.poll(() => button(words.connectOf).isEnabled(), patience).toBe(true);

    const provider = service === 'google-drive' ? 'google' : callbackOf[service];
    const down = await consentOf(page, press, person.email);
    await addFault({ provider, kind: 'status', status: 503, times: 20, method: 'POST', path: 'oken' });
    await down.getByRole('button', { name: 'Allow' }).click();
    const detail = language === 'en' ? /did not answer/ : /אין תשובה/;
    await page.getByText(detail).first().waitFor(patience);
    await faultsOver();
    problems.splice(0);
    expect(await shown(person.uid, service)).toBeUndefined();
    await close();
  });

  it('does not believe an answer with a state that nobody asked for', async () => {
    const { page, person, close } = await anIntegration(language, service);
    await page.goto(`/auth/${callbackOf[service]}/callback?code=stolen&state=forged`);
    const { nothingToFinish } = languages[language].login;
    await page.getByRole('heading', { name: nothingToFinish }).waitFor(patience);
    expect(new URL(page.url()).search).toBe('');
    expect(await shown(person.uid, service)).toBeUndefined();
    await close();
  });
});

it('is connected although the page that the provider leads back to loads slowly', async () => {
  const { page, person, words, button, toast, close } = await anIntegration('he', 'linkedin');
  const consent = await consentOf(page, () => button(words.connectOf).click(), person.email);
  const slow = Promise.withResolvers<void>();
  await consent.route('**/assets/**', async (route) => {
    await slow.promise;
    await route.continue();
  });
  await consent.getByRole('button', { name: 'Allow' }).click({ noWaitAfter: true });
  // To the browser the window is gone as soon as our page is in it.
  await expect.poll(() => button(words.connectOf).isEnabled(), patience).toBe(true);
  slow.resolve();
  await toast(words.connectedTo).waitFor(patience);
  await close();
});

describe('where the browser opens no window', () => {
  const noWindows = (page: Page) => page.addInitScript(() => (window.open = () => null));

  it('the tab itself goes to the provider and comes back connected', async () => {
    const { page, person, close } = await signedIn();
    await noWindows(page);
    await page.goto('/connected-devices?service=linkedin');
    await page.getByRole('button', { name: 'Connect LinkedIn' }).click();
    await page.getByLabel('Use another account').fill(person.email);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.waitForURL('**/connected-devices?service=linkedin');
    await page.getByRole('main').getByText(person.email).waitFor(patience);
    await close();
  });

  it('says what went wrong and leads back to the integrations', async () => {
    const { page, person, problems, close } = await signedIn();
    await noWindows(page);
    await page.goto('/connected-devices?service=tiktok-inbox');
    await page.getByRole('button', { name: 'Connect TikTok Inbox' }).click();
    await page.getByLabel('Use another account').fill(person.email);
    await page.getByRole('button', { name: 'Next' }).click();
    // What is needed is taken away.
    await page.getByRole('checkbox').uncheck();
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.getByRole('heading', { name: 'The account was not connected' }).waitFor(patience);
    await page.getByText(/TikTok was not allowed what this needs/).waitFor(patience);
    problems.splice(0);
    await page.getByRole('link', { name: 'Try Again' }).click();
    await page.waitForURL('**/connected-devices?tab=integrations');
    await close();
  });
});

it('shows a connection that its provider has ended as lost once the tab is opened, and mends it', async () => {
  const { page, person, close } = await signedIn();
  await link(person, 'linkedin');
  await arrives({ provider: 'linkedin', kind: 'withdrawn', email: person.email });
  // Nobody has asked LinkedIn since yesterday.
  const yesterday = new Date(Date.now() - 86_400_000);
  await withFirestore(stackUrls(), (db) =>
    db.doc(`${paths.integrations(person.uid)}/linkedin`).update({ lastSync: yesterday }),
  );
  await page.goto('/connected-devices?service=linkedin');
  const card = page.getByRole('listitem', { name: 'LinkedIn' });
  const lost = /^The account can no longer be reached\. Broken since .*\d\d:\d\d\. Connect again\.$/;
  await card.getByText(lost).waitFor(patience);
  const reconnect = page.getByRole('main').getByRole('button', { name: 'Reconnect LinkedIn' });
  const consent = await consentOf(page, () => reconnect.click(), person.email);
  await consent.getByRole('button', { name: 'Allow' }).click();
  await page.getByRole('main').getByText(person.email).waitFor(patience);
  await close();
});
