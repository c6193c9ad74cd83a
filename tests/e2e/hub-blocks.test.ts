import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from '../support/browse.ts';
import { aSession, aSmartTask } from '../support/documents.ts';
import { withFirestore } from '../support/firestore.ts';
import { aPerson } from '../support/people.ts';
import { signedIn } from '../support/signed-in.ts';
import { hubPage } from './pages/hub-page.ts';
import { patience } from '../support/patience.ts';
import { stackUrls } from '../support/stack-urls.ts';

/** The hub around the command box: dashboard, location, services and what is left of it signed out. */

const haifa = { latitude: 32.794, longitude: 34.9896 };

describe('the Executive Dashboard', () => {
  it('counts what is stored, and derives from it what the rule says', async () => {
    const person = await aPerson({ google: false });
    await withFirestore(stackUrls(), async (firestore) => {
      const home = firestore.doc(`users/${person.uid}`);
      for (const status of ['Done', 'Done', 'Error'])
        await home.collection('smartTasks').add(aSmartTask({ status, timestamp: new Date() }));
      await home
        .collection('sessions')
        .add(aSession({ status: 'Running', messages: [], createdAt: new Date(), updatedAt: new Date() }));
    });
    const { page, close } = await signedIn({ person });
    const dashboard = page.getByRole('complementary', { name: 'Executive Dashboard' });
    await dashboard.getByText('2 of 3').waitFor(patience);
    await dashboard.getByText('67%').waitFor(patience);
    await dashboard.getByText('Busiest time 2-4 PM').waitFor(patience);
    await dashboard.getByRole('link', { name: '1 active session' }).waitFor(patience);
    await page
      .getByRole('link', { name: /Quote for Dana/ })
      .last()
      .waitFor(patience);
    await close();
  });

  it('shows the weather of the place that the person chooses, and of where they are', async () => {
    const { page, close } = await signedIn({ permissions: ['geolocation'], geolocation: haifa });
    const place = (name: string) => page.getByRole('button', { name: `Location: ${name}` });
    const change = async (from: string, button: string) => {
      await place(from).click();
      await page.getByRole('dialog', { name: 'Location' }).getByRole('button', { name: button }).click();
    };
    await change('Tel Aviv, Israel', 'Use my location');
    await place('Haifa, Israel').waitFor(patience);
    await place('Haifa, Israel').click();
    await page.getByLabel('City').fill('Jerusalem');
    await page.keyboard.press('Enter');
    await place('Jerusalem').waitFor(patience);
    await page.getByText(/^-?\d+°$/).waitFor(patience);
    await change('Jerusalem', 'Back to Tel Aviv');
    await place('Tel Aviv, Israel').waitFor(patience);
    await page.context().clearPermissions();
    await change('Tel Aviv, Israel', 'Use my location');
    await page
      .getByText('Unable to get your location. Please check your browser permissions.')
      .waitFor(patience);
    await close();
  });
});

describe('the services', () => {
  it('are asked themselves: refreshed, diagnosed, and fixed where that is possible', async () => {
    const { page, problems, close } = await signedIn();
    await page
      .getByText(/^\d of 6 services operational$/)
      .first()
      .waitFor(patience);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByText('Status refreshed').waitFor(patience);
    await page.getByRole('button', { name: 'Run Diagnostics' }).click();
    await page.getByText('Some services are experiencing issues').waitFor(patience);
    await page.getByText('Gmail: Google has to be connected again.').first().waitFor(patience);
    await page.getByText('WhatsApp is not connected.').first().waitFor(patience);
    await page.getByRole('button', { name: 'Fix Gmail' }).click();
    await page.getByText('Failed to fix Gmail').waitFor(patience);
    await page.getByRole('button', { name: 'Reconnect Google' }).first().waitFor(patience);
    const service = { id: 'gmail', name: 'Gmail', status: 'connected', description: '', lastSync: null };
    await page.route('**/api/services/config', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ json: { success: true, service } })
        : route.fallback(),
    );
    await page.getByRole('button', { name: 'Fix Gmail' }).click();
    await page.getByText('Gmail reconnected successfully!').waitFor(patience);
    expect(problems.splice(0)).toEqual([expect.stringMatching(/40\d.*\/api\/services\/config/)]);
    await close();
  });
});

describe('the services of whom the page does not know yet', () => {
  it('cannot be refreshed, and are as soon as it knows', async () => {
    let answer = () => undefined as void;
    const seen = new Promise<void>((resolve) => (answer = resolve));
    const { page, close } = await signedIn({
      prepare: async ({ page }) => {
        await page.route('**/accounts:lookup**', (route) => seen.then(() => route.continue()));
      },
    });
    const refresh = page.getByRole('main').getByRole('button', { name: 'Refresh' });
    await refresh.waitFor(patience);
    expect(await refresh.isDisabled()).toBe(true);
    answer();
    await refresh.click(patience);
    await page.getByText('Status refreshed').waitFor(patience);
    await close();
  });
});

describe('the recent activity', () => {
  it('stands as a skeleton until it is known, and leads from a highlight to its message', async () => {
    const { page, close } = await signedIn({ google: true });
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    const mail = {
      id: 'mail-1',
      threadId: 'thread-1',
      sender: 'Dana Levi',
      from: 'Dana Levi',
      subject: 'The quote',
      timestamp: new Date().toISOString(),
      unread: true,
      labels: [],
    };
    await page.route('**/api/email', async (route) => {
      await asked;
      await route.fulfill({ json: [mail] });
    });
    await page.evaluate(() => localStorage.removeItem('personal:recent-emails'));
    await page.reload();
    const highlights = page.getByRole('region', { name: 'Inbox Highlights' });
    await expect.poll(() => highlights.locator('[aria-hidden=true] span').count(), patience).toBe(6);
    expect(await highlights.getByText('No important messages').count()).toBe(0);
    answer();
    await highlights.getByRole('link', { name: /The quote/ }).click(patience);
    await page.waitForURL((url) => url.pathname === '/inbox-ai', patience);
    expect(new URL(page.url()).searchParams.get('messageId')).toBe('mail-1');
    await close();
  });
});

describe('the polled blocks', () => {
  it('ask for nothing while the tab is hidden, and at once when it shows', async () => {
    const { page, close } = await signedIn();
    await page.clock.install();
    await page.reload();
    await page
      .getByText(/^\d of 6 services operational$/)
      .first()
      .waitFor(patience);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/api\/(services\/status|dashboard)/.test(pathname)) asked.push(pathname);
    });
    const show = (hidden: boolean) =>
      page.evaluate((isHidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await show(true);
    await page.clock.fastForward('15:00');
    await page.clock.fastForward('15:00');
    expect(asked).toEqual([]);
    await show(false);
    await expect.poll(() => new Set(asked).size, patience).toBe(2);
    await close();
  });
});

/** The words that the browser gives to a screen reader. */
async function heardOn(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  return nodes.map(({ ignored, name }) => (ignored ? '' : String(name?.value ?? ''))).join('\n');
}

describe('signed out', () => {
  it('every block stands, empty, and asks to sign in when something is to be done', async () => {
    const { page, close } = await visit('/crocodile-hub');
    await page.getByText('Welcome back, Executive').waitFor(patience);
    for (const text of ['No recent conversations yet', 'No recent tasks yet', 'No important messages'])
      await page.getByText(text).waitFor(patience);
    const dashboard = page.getByRole('complementary', { name: 'Executive Dashboard' });
    await dashboard.getByText('0 of 0').waitFor(patience);
    await dashboard.getByText('Nothing wants you right now.').waitFor(patience);
    // Nothing was asked for, so nothing is unavailable, and nothing is said to be well.
    expect(await dashboard.getByText('Weather unavailable').count()).toBe(0);
    expect(await page.getByText('All systems operational').count()).toBe(0);
    await page.getByText('Log in to see how your services stand.').waitFor(patience);

    await page.getByRole('button', { name: 'Ask Question', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Your Question').fill('Who is there?');
    await page.getByRole('dialog').getByRole('button', { name: 'Ask Question', exact: true }).click();
    // The dialog stays open and hides what is beside it from screen readers, but not what has just happened.
    const words = '❌ Failed to send question: User not authenticated';
    const notLoggedIn = page.getByRole('alert').filter({ hasText: words });
    await notLoggedIn.getByRole('button', { name: 'Login' }).waitFor(patience);
    const heard = await heardOn(page);
    expect(heard).toContain(words);
    expect(heard).not.toContain('No recent tasks yet');
    await page.keyboard.press('Escape');
    for (const sentence of ['what is the capital of Peru', 'find a quiet place']) {
      await hubPage(page).run(sentence);
      // These are no tasks.
      const asked = page.getByRole('alert').filter({ hasText: 'Please log in to ask and search' });
      await asked.last().getByRole('button', { name: 'Login' }).waitFor(patience);
      await expect.poll(() => hubPage(page).commandBox().inputValue()).toBe(sentence);
    }
    await close();
  });
});
