import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { visit, type Visit } from '../support/browse.ts';
import { aPerson } from '../support/people.ts';
import { loginPage } from './pages/login-page.ts';
import { sidebar } from './pages/sidebar.ts';
import { patience } from '../support/patience.ts';

let open: Visit;

beforeEach(async () => {
  const person = await aPerson({ google: false });
  open = await visit('/login?next=/campaigns');
  await open.page.addInitScript(() => localStorage.setItem('hasSeenWelcome', 'true'));
  await open.page.reload();
  await loginPage(open.page).signIn(person.email, person.password);
  await sidebar(open.page).section('My Sessions').getByText('No sessions found').waitFor(patience);
});
afterEach(() => open.close());

/** A session of this title, seen from a screen that leaves the sidebar to itself. */
async function aSession(title: string) {
  const side = sidebar(open.page);
  await side.newSession();
  await open.page.waitForURL((url) => url.pathname === '/command-center', patience);
  await side.open('Campaigns');
  await side.session('New Session').waitFor(patience);
  await side.rename('New Session', title);
  await side.session(title).waitFor(patience);
}

describe('the sidebar', () => {
  it('says that nothing is there yet', async () => {
    const side = sidebar(open.page);
    await side.section('Favorites').getByText('No favorites yet').waitFor(patience);
    await side.section('Projects').getByText('No projects yet').waitFor(patience);
  });

  it('stars, files, finds and deletes a session', async () => {
    const side = sidebar(open.page);
    await aSession('Quote for Dana');

    await side.act('Quote for Dana', 'Add to favorites');
    await side.session('Quote for Dana', 'Favorites').waitFor(patience);

    await side.addProject('Q1 launch');
    await side.act('Quote for Dana', 'Move to project');
    await open.page.getByRole('menuitemradio', { name: 'Q1 launch' }).click();
    await side
      .section('Projects')
      .getByRole('button', { name: /^Q1 launch/ })
      .click();
    await side.session('Quote for Dana', 'Projects').first().waitFor(patience);

    await side.search('dana');
    await side.session('Quote for Dana').waitFor(patience);
    await side.search('nobody');
    await side.section('My Sessions').getByText('No sessions found').waitFor(patience);
    await side.search('');

    await side.act('Quote for Dana', 'Delete session');
    await open.page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await side.section('My Sessions').getByText('No sessions found').waitFor(patience);
  });

  it('lights up Settings on its own address only', async () => {
    await sidebar(open.page).open('Profile');
    await open.page.waitForURL('**/settings/profile', patience);
    const current = open.page.getByRole('navigation').locator('[aria-current=page]');
    await expect.poll(() => current.allTextContents(), patience).toEqual(['Profile']);
  });
});

describe('the keyboard', () => {
  it('goes to Smart Tasks, on a Hebrew layout too', async () => {
    await open.page.evaluate(() =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', {
          key: 'א',
          code: 'KeyT',
          altKey: true,
          shiftKey: true,
          bubbles: true,
          cancelable: true,
        }),
      ),
    );
    await open.page.waitForURL('**/smart-tasks', patience);
  });

  it('focuses the new task from any screen', async () => {
    await open.page.keyboard.press('Alt+t');
    await open.page.waitForURL('**/smart-tasks', patience);
    await expect
      .poll(() => open.page.evaluate(() => document.activeElement?.id), patience)
      .toBe('task-input');
  });

  it('leaves a field alone, but for Escape', async () => {
    await open.page.keyboard.press('Control+/');
    const focused = () => open.page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(focused).toBe('Search sessions');
    await open.page.keyboard.press('Alt+t');
    expect(new URL(open.page.url()).pathname).toBe('/campaigns');
    await open.page.keyboard.press('Escape');
    expect(await focused()).toBeNull();
  });

  it('finds every screen in the palette', async () => {
    await open.page.keyboard.press('Control+k');
    await open.page.getByRole('combobox').fill('activity');
    await open.page.keyboard.press('Enter');
    await open.page.waitForURL('**/ai-activity-log', patience);
  });

  it('lists its shortcuts', async () => {
    await open.page.keyboard.press('?');
    await open.page
      .getByRole('dialog', { name: 'Keyboard shortcuts' })
      .getByText('New task')
      .waitFor(patience);
    await open.page.keyboard.press('Escape');
  });
});

describe('language and appearance', () => {
  it('change at once, and are remembered', async () => {
    const html = open.page.locator('html');
    await open.page.getByRole('button', { name: /Account and display/ }).click();
    await open.page.getByRole('menuitemradio', { name: 'עברית' }).click();
    await open.page.getByRole('heading', { name: 'קמפיינים' }).waitFor(patience);
    await expect.poll(() => html.getAttribute('dir')).toBe('rtl');

    await open.page.getByRole('button', { name: /חשבון ותצוגה/ }).click();
    await open.page.getByRole('menuitemradio', { name: 'כהה' }).click();
    await expect.poll(() => html.getAttribute('data-mode')).toBe('dark');

    await open.page.reload();
    expect([await html.getAttribute('lang'), await html.getAttribute('data-mode')]).toEqual(['he', 'dark']);
  });
});

describe('without a connection', () => {
  it('says so, and stops saying so', async () => {
    const banner = open.page.getByText('You are offline.');
    await open.page.context().setOffline(true);
    await banner.waitFor(patience);
    await open.page.context().setOffline(false);
    await banner.waitFor({ state: 'detached', ...patience });
    // What the browser and Firestore report of the connection that this test cuts. WebChannel then asks for a picture
    // of google.com to find out whether the network or the server is away.
    const cut =
      /ERR_INTERNET_DISCONNECTED|WebChannelConnection RPC 'Listen' stream|google\.com\/images\/cleardot\.gif/;
    open.problems.splice(0, open.problems.length, ...open.problems.filter((line) => !cut.test(line)));
  });
});
