import { paths } from '@crocodile-hub/core/contract/paths';
import { beforeEach, describe, expect, it } from 'vitest';
import { sidebar } from '../../../../tests/e2e/pages/sidebar.ts';
import type { Account } from '../../testing/accounts.ts';
import { type App, signedIn } from '../../testing/app.ts';
import { appDocument, appWindow, goOffline } from '../../testing/app-frame.ts';

let open: App & { person: Account };

beforeEach(async () => {
  open = await signedIn({ at: '/campaigns' });
  await sidebar(open.page).section('My Sessions').getByText('No sessions found').waitFor();
});

/** A session of this title, seen from a screen that leaves the sidebar to itself. */
async function aSession(title: string) {
  const side = sidebar(open.page);
  await side.newSession();
  await open.page.waitForURL((url) => url.pathname === '/command-center');
  await side.open('Campaigns');
  await side.session('New Session').waitFor();
  await side.rename('New Session', title);
  await side.session(title).waitFor();
}

describe('the sidebar', () => {
  it('says that nothing is there yet', async () => {
    const side = sidebar(open.page);
    await side.section('Favorites').getByText('No favorites yet').waitFor();
    await side.section('Projects').getByText('No projects yet').waitFor();
  });

  it('stars, files, finds and deletes a session', async () => {
    const side = sidebar(open.page);
    await aSession('Quote for Dana');

    await side.act('Quote for Dana', 'Add to favorites');
    await side.session('Quote for Dana', 'Favorites').waitFor();

    await side.addProject('Q1 launch');
    await side.act('Quote for Dana', 'Move to project');
    await open.page.getByRole('menuitemradio', { name: 'Q1 launch' }).click();
    await side
      .section('Projects')
      .getByRole('button', { name: /^Q1 launch/ })
      .click();
    await side.session('Quote for Dana', 'Projects').first().waitFor();

    await side.search('dana');
    await side.session('Quote for Dana').waitFor();
    await side.search('nobody');
    await side.section('My Sessions').getByText('No sessions found').waitFor();
    await side.search('');

    await side.act('Quote for Dana', 'Delete session');
    await open.page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await side.section('My Sessions').getByText('No sessions found').waitFor();
  });

  it('asks before it deletes, which Back closes and a reload opens again', async () => {
    const { page } = open;
    const side = sidebar(page);
    const dialog = page.getByRole('dialog');
    await side.addProject('Q1 launch');
    await side.section('Projects').getByText('Q1 launch').hover();
    await side.section('Projects').getByRole('button', { name: 'Delete project' }).click();
    await dialog.waitFor();
    await page.reload();
    await dialog.waitFor();
    appWindow().history.back();
    await dialog.waitFor({ state: 'detached' });

    await aSession('Quote for Dana');
    await side.act('Quote for Dana', 'Delete session');
    await dialog.waitFor();
    await page.reload();
    await dialog.waitFor();
    appWindow().history.back();
    await dialog.waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 390, height: 844 });
    appWindow().history.forward();
    await page.waitForURL((url) => url.search.includes('delete-session'));
    await page.reload();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await side.section('My Sessions').getByText('No sessions found').waitFor();
  });

  it('stays closed on a phone when one comes back to where it was opened', async () => {
    const { page } = open;
    await page.setViewportSize({ width: 390, height: 844 });
    const nav = page.getByRole('link', { name: 'Settings', exact: true });
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await nav.click();
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
    appWindow().history.back();
    await page.waitForURL((url) => url.pathname === '/campaigns');
    await page.getByRole('button', { name: 'Open navigation' }).waitFor();
    expect(await nav.count()).toBe(0);
  });

  it('lights up Settings on its own address only', async () => {
    await sidebar(open.page).open('Profile');
    await open.page.waitForURL('**/settings/profile');
    const current = open.page.getByRole('navigation').locator('[aria-current=page]');
    await expect.poll(() => current.allTextContents()).toEqual(['Profile']);
  });
});

describe('the keyboard', () => {
  it('makes a session by the keys that New Session shows, and opens it', async () => {
    const { page, person, store } = open;
    const button = page.getByRole('button', { name: /^New Session/ });
    expect(await button.locator('kbd').allTextContents()).toEqual(['Alt', 'N']);
    await page.keyboard.press('Alt+n');
    await page.waitForURL((url) => url.pathname === '/command-center');
    await page.getByRole('region', { name: 'New Session' }).waitFor();
    const titles = async () => (await store.list(paths.sessions(person.uid))).map(({ title }) => title);
    await expect.poll(titles).toEqual(['New Session']);
  });

  it('goes to Smart Tasks, on a Hebrew layout too', async () => {
    // No keyboard of Playwright's has this layout.
    const { KeyboardEvent } = appWindow();
    appDocument().body.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'א',
        code: 'KeyT',
        altKey: true,
        shiftKey: true,
        bubbles: true,
        cancelable: true,
      }),
    );
    await open.page.waitForURL('**/smart-tasks');
  });

  it('focuses the new task from any screen', async () => {
    await open.page.keyboard.press('Alt+t');
    await open.page.waitForURL('**/smart-tasks');
    await expect.poll(() => appDocument().activeElement?.id).toBe('task-input');
  });

  it('focuses the session search when its section is folded and the sidebar hidden', async () => {
    await open.page.getByRole('button', { name: 'My Sessions' }).click();
    await open.page.getByRole('button', { name: 'Hide sidebar' }).click();
    await open.page.getByRole('heading', { level: 1 }).first().click();
    await open.page.keyboard.press('Control+/');
    await expect.poll(() => appDocument().activeElement?.getAttribute('aria-label')).toBe('Search sessions');
  });

  it('leaves a field alone, but for Escape', async () => {
    await open.page.keyboard.press('Control+/');
    const focused = () => appDocument().activeElement?.getAttribute('aria-label');
    await expect.poll(focused).toBe('Search sessions');
    await open.page.keyboard.press('Alt+t');
    expect(new URL(open.page.url()).pathname).toBe('/campaigns');
    await open.page.keyboard.press('Escape');
    expect(focused()).toBeNull();
  });

  it('focuses what a command of the palette is about, whatever had the focus before', async () => {
    const { page } = open;
    await page.keyboard.press('Alt+t');
    await expect.poll(() => appDocument().activeElement?.id).toBe('task-input');
    await page.getByRole('button', { name: 'My Sessions' }).click();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('new task');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => appDocument().activeElement?.id).toBe('task-input');
  });

  it('finds every screen in the palette', async () => {
    await open.page.keyboard.press('Control+k');
    await open.page.getByRole('combobox').fill('activity');
    await open.page.keyboard.press('Enter');
    await open.page.waitForURL('**/ai-activity-log');
  });

  it('lists its shortcuts', async () => {
    await open.page.keyboard.press('?');
    await open.page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('New task').waitFor();
    await open.page.keyboard.press('Escape');
  });
});

describe('language and appearance', () => {
  it('change at once, and are remembered', async () => {
    const html = open.page.locator('html');
    await open.page.getByRole('button', { name: /Account and display/ }).click();
    await open.page.getByRole('menuitemradio', { name: 'עברית' }).click();
    await open.page.getByRole('heading', { name: 'קמפיינים' }).waitFor();
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
    const online = goOffline();
    await banner.waitFor();
    online();
    await banner.waitFor({ state: 'detached' });
  });
});
