import { paths } from '@crocodile-hub/core/contract/paths';
import { describe, expect, it } from 'vitest';
import { hubPage } from '../../../tests/e2e/pages/hub-page.ts';
import { replied } from '../testing/answers.ts';
import { aPerson, signedIn, visit } from '../testing/app.ts';
import { appDocument, appWindow, type AppWindow } from '../testing/app-frame.ts';
import { aClock } from '../testing/clock.ts';
import { aConsent } from '../testing/consent.ts';
import { givenGoogle, givenSession, givenTask } from '../testing/given.ts';
import { knowsLater } from '../testing/identity.ts';
import { givenMailbox } from '../testing/mailbox.ts';
import { stage } from '../testing/stage.ts';

/** The hub around the command box: dashboard, location, activity and what is left of it signed out. */

describe('the Executive Dashboard', () => {
  it('counts what is stored, and derives from it what the rule says', async () => {
    const person = aPerson();
    const originalCommand = 'Quote for Dana';
    for (const status of ['Done', 'Done', 'Error']) await givenTask(person, { status, originalCommand });
    await givenSession(person, { status: 'Running' });
    const { page } = await signedIn({ person });
    const dashboard = page.getByRole('complementary', { name: 'Executive Dashboard' });
    await dashboard.getByText('2 of 3').waitFor();
    await dashboard.getByText('67%').waitFor();
    await dashboard.getByText('Busiest time 2-4 PM').waitFor();
    await dashboard.getByRole('link', { name: '1 active session' }).waitFor();
    await page
      .getByRole('link', { name: /Quote for Dana/ })
      .last()
      .waitFor();
  });

  it('shows the weather of the place that the person chooses, and of where they are', async () => {
    const { api } = stage();
    api.reply('place', { success: true, city: 'Haifa', country: 'Israel' });
    const whereabouts = atHaifa();
    const { page } = await signedIn({ prepare: whereabouts.installIn });
    const place = (name: string) => page.getByRole('button', { name: `Location: ${name}` });
    const change = async (from: string, button: string) => {
      await place(from).click();
      await page.getByRole('dialog', { name: 'Location' }).getByRole('button', { name: button }).click();
    };
    // Before its weather is asked for, the place may be another one.
    await page.getByText(/^-?\d+°$/).waitFor();
    await change('Tel Aviv, Israel', 'Use my location');
    await place('Haifa, Israel').waitFor();
    expect(api.calls('place').map(({ body }) => body)).toEqual([{ latitude: 32.79, longitude: 34.99 }]);
    await place('Haifa, Israel').click();
    await page.getByLabel('City').fill('Jerusalem');
    await page.keyboard.press('Enter');
    await place('Jerusalem').waitFor();
    await page.getByText(/^-?\d+°$/).waitFor();
    await change('Jerusalem', 'Back to Tel Aviv');
    await place('Tel Aviv, Israel').waitFor();
    const cities = new Set(api.calls('weather').map(({ query }) => query.city));
    expect([...cities]).toEqual(['Tel Aviv', 'Haifa', 'Jerusalem']);
    whereabouts.deny();
    await change('Tel Aviv, Israel', 'Use my location');
    await page.getByText('Unable to get your location. Please check your browser permissions.').waitFor();
  });
});

/** A browser that knows where it is, until it is told to keep that to itself. */
function atHaifa(): { installIn: (opened: AppWindow) => void; deny: () => void } {
  let isDenied = false;
  const getCurrentPosition = (tell: (position: object) => void, refuse: () => void) =>
    isDenied ? refuse() : tell({ coords: { latitude: 32.794, longitude: 34.9896 } });
  return {
    installIn: ({ navigator }) =>
      void Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition } }),
    deny: () => void (isDenied = true),
  };
}

describe('what somebody said', () => {
  it('stands among the recent conversations without Markdown marks', async () => {
    const person = aPerson();
    const content = '- **Four quiet** [places](https://example.com/a)';
    const message = { id: 'm1', type: 'system', status: 'Done', content, timestamp: new Date() };
    await givenSession(person, { title: 'Cafes', messages: [message], messageCount: 1 });
    const { page } = await signedIn({ person });
    await page.getByText('Four quiet places').first().waitFor();
    expect(await page.getByText('**').count()).toBe(0);
  });
});

describe('whoever is signed out', () => {
  it('sees what it does and the ways in, and enters the demo from there', async () => {
    const { email, password, name } = aPerson({ name: 'Noa Levi' });
    const { page } = await visit('/crocodile-hub', { config: { demo: { email, password } } });
    const invitation = page.getByRole('region', { name: /^Say it once/ });
    await invitation.getByRole('link', { name: 'Sign In' }).waitFor();
    const demo = await invitation.getByRole('link', { name: 'Try the demo' }).boundingBox();
    expect(demo.y + demo.height).toBeLessThan(appWindow().innerHeight);
    await invitation.getByRole('link', { name: 'Try the demo' }).click();
    await page.waitForURL('**/crocodile-hub');
    await page.getByText(name).first().waitFor();
  });
});

describe('the services of whom the page does not know yet', () => {
  it('cannot be refreshed, and are as soon as it knows', async () => {
    const seen = Promise.withResolvers<void>();
    const { page } = await signedIn({ prepare: knowsLater(() => seen.promise) });
    const refresh = page.getByRole('main').getByRole('button', { name: 'Refresh' });
    await refresh.waitFor();
    expect(await refresh.isDisabled()).toBe(true);
    seen.resolve();
    await refresh.click();
    await page.getByText('Status refreshed').waitFor();
  });
});

describe('the badge of the services', () => {
  it('is there once it is known how they stand, and not before', async () => {
    const { release } = stage().api.hold('servicesStatus');
    const { page } = await signedIn();
    await page.getByRole('heading', { name: 'Services Status' }).waitFor();
    await page.getByRole('button', { name: 'Check Weather' }).waitFor();
    expect(await page.getByText(/operational$/).count()).toBe(0);
    const at = new Date().toISOString();
    release(
      replied<'servicesStatus'>({
        success: true,
        timestamp: at,
        status: 'healthy',
        totalServices: 1,
        operationalServices: 1,
        services: [{ id: 'gmail', name: 'gmail', status: 'connected', description: '', lastSync: at }],
      }),
    );
    await page
      .getByText(/operational$/)
      .first()
      .waitFor();
  });
});

describe('the quick actions', () => {
  it('without effect look quieter than those that open something', async () => {
    const { page } = await signedIn();
    const colour = async (name: string) => {
      const button = page.getByRole('main').getByRole('button', { name, exact: true });
      await button.waitFor();
      return button.elements().map((element) => appWindow().getComputedStyle(element).color)[0];
    };
    const opening = await colour('Send WhatsApp');
    const quiet = [];
    for (const name of ['Generate Report', 'Check Weather', 'Search Web', 'View all →'])
      quiet.push(await colour(name));
    expect(new Set(quiet).size).toBe(1);
    expect(quiet).not.toContain(opening);
  });
});

describe('the recent activity', () => {
  it('stands as a skeleton until it is known, and leads from a highlight to its message', async () => {
    const person = aPerson();
    await givenGoogle(person);
    // The inbox that it leads to has the message.
    givenMailbox({ id: 'mail-1', subject: 'The quote' });
    const { release } = stage().api.hold('email');
    const { page } = await signedIn({ person });
    const highlights = page.getByRole('region', { name: 'Inbox Highlights' });
    await expect.poll(() => highlights.locator('[aria-hidden=true] span').count()).toBe(6);
    expect(await highlights.getByText('No important messages').count()).toBe(0);
    release(
      replied<'email'>([
        {
          id: 'mail-1',
          threadId: 'thread-1',
          sender: 'Dana Levi',
          from: 'Dana Levi',
          subject: 'The quote',
          timestamp: new Date().toISOString(),
          unread: true,
          labels: [],
        },
      ]),
    );
    await highlights.getByRole('link', { name: /The quote/ }).click();
    await page.waitForURL((url) => url.pathname === '/inbox-ai');
    expect(new URL(page.url()).searchParams.get('messageId')).toBe('mail-1');
  });
});

describe('the polled blocks', () => {
  it('ask for nothing while the tab is hidden, and at once when it shows', async () => {
    const clock = aClock();
    const { page, api } = await signedIn({ prepare: clock.installIn });
    await page
      .getByText(/^\d of 6 services operational$/)
      .first()
      .waitFor();
    const asked = () => [api.calls('servicesStatus').length, api.calls('dashboard').length];
    await expect.poll(asked).toEqual([1, 1]);
    const show = (isHidden: boolean) => {
      Object.defineProperty(appDocument(), 'hidden', { configurable: true, get: () => isHidden });
      appDocument().dispatchEvent(new (appWindow().Event)('visibilitychange'));
    };
    show(true);
    await clock.fastForward(15 * 60_000);
    await clock.fastForward(15 * 60_000);
    expect(asked()).toEqual([1, 1]);
    show(false);
    await expect.poll(asked).toEqual([2, 2]);
  });

  it('ask anew when a service is connected or disconnected, also while another screen is open', async () => {
    const person = aPerson();
    await givenGoogle(person);
    const { page, api, store } = await signedIn({ person });
    const asked = () => [api.calls('servicesStatus').length, api.calls('dashboard').length];
    await expect.poll(asked).toEqual([1, 1]);
    // The hub asks for mails once it knows what is connected.
    await expect.poll(() => api.calls('email').length).toBe(1);
    const whatsapp = `${paths.integrations(person.uid)}/whatsapp`;
    await store.set(whatsapp, { status: 'connected', account: '+972 54 123 4567', lastSync: new Date() });
    await expect.poll(asked).toEqual([2, 2]);
    await page.getByRole('link', { name: 'Connected Devices', exact: true }).click();
    await page.getByRole('tab', { name: 'Integrations' }).click();
    const account = page.getByText('+972 54 123 4567');
    await account.waitFor();
    await store.delete(whatsapp);
    await account.waitFor({ state: 'detached' });
    expect(asked()).toEqual([2, 2]);
    await page.getByRole('link', { name: 'Crocodile Hub', exact: true }).last().click();
    await expect.poll(asked).toEqual([3, 3]);
  });

  it('ask anew once Google is reconnected from what Fix says', async () => {
    const consent = aConsent();
    const { page, api } = await signedIn({ prepare: consent.openIn });
    const asked = () => [api.calls('servicesStatus').length, api.calls('dashboard').length];
    await expect.poll(asked).toEqual([1, 1]);
    api.fail('serviceConfig', 'reauth', { error: 'Reconnect Google', requiresAuth: true });
    await page.getByRole('button', { name: 'Fix Gmail' }).click();
    // What was asked for by Fix itself.
    await expect.poll(asked).toEqual([2, 1]);
    const state = 'state-of-this-consent';
    api.reply('googleStart', { success: true, authUrl: 'https://accounts.google.test/', state });
    api.reply('googleExchange', {
      success: true,
      idToken: 'x',
      accessToken: `ya29.${'x'.repeat(60)}`,
      expiresInSeconds: 3_600,
      email: 'noa@levi.test',
      ticket: null,
    });
    await page.getByRole('alert').getByRole('button', { name: 'Reconnect Google Account' }).click();
    await expect.poll(consent.address).toBe('https://accounts.google.test/');
    await consent.answer({ state, code: 'code-of-this-consent' });
    await expect.poll(asked).toEqual([3, 2]);
  });
});

describe('signed out', () => {
  it('every block stands, empty, and asks to sign in when something is to be done', async () => {
    const { page } = await visit('/crocodile-hub');
    await page.getByText('Welcome back, Executive').waitFor();
    for (const text of ['No recent conversations yet', 'No recent tasks yet', 'No important messages'])
      await page.getByText(text).waitFor();
    const dashboard = page.getByRole('complementary', { name: 'Executive Dashboard' });
    await dashboard.getByText('0 of 0').waitFor();
    await dashboard.getByText('Nothing wants you right now.').waitFor();
    // Nothing was asked for, so nothing is unavailable, and nothing is said to be well.
    expect(await dashboard.getByText('Weather unavailable').count()).toBe(0);
    expect(await page.getByText('All systems operational').count()).toBe(0);
    await page.getByText('Log in to see how your services stand.').waitFor();

    await page.getByRole('button', { name: 'Ask Question', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Your Question').fill('Who is there?');
    await page.getByRole('dialog').getByRole('button', { name: 'Ask Question', exact: true }).click();
    const words = '❌ Failed to send question: User not authenticated';
    const notLoggedIn = page.getByRole('alert').filter({ hasText: words });
    await notLoggedIn.getByRole('button', { name: 'Login' }).waitFor();
    // The pressed button has lost the focus, and the dialog takes it back a moment later: the first key may be lost.
    const left = async () => (await page.keyboard.press('Escape'), await page.getByRole('dialog').count());
    await expect.poll(left).toBe(0);
    for (const sentence of ['what is the capital of Peru', 'find a quiet place']) {
      await hubPage(page).run(sentence);
      // These are no tasks.
      const asked = page.getByRole('alert').filter({ hasText: 'Please log in to ask and search' });
      await asked.last().getByRole('button', { name: 'Login' }).waitFor();
      await expect.poll(() => hubPage(page).commandBox().inputValue()).toBe(sentence);
    }
  });
});
