import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Visit } from '../support/browse.ts';
import { signedIn } from '../support/signed-in.ts';
import { hubPage } from './pages/hub-page.ts';
import { patience } from '../support/patience.ts';

/** The whole hub without a mouse. */

let open: Visit;

beforeAll(async () => {
  open = await signedIn();
  open.page.setDefaultTimeout(patience.timeout);
  // Everything has arrived: what is still loading has nothing to press.
  await open.page.getByText('No recent conversations yet').waitFor(patience);
  await open.page
    .getByText(/of 6 services operational/)
    .first()
    .waitFor(patience);
});
afterAll(() => open.close());

/** How a control is called, in this order: by its label, by its words, by its kind. */
const nameOf = `(element) => (element.ariaLabel || element.labels?.[0]?.textContent || element.textContent || element.type).trim()`;

async function focused(page: Page): Promise<string> {
  return (await page.evaluate(`(${nameOf})(document.activeElement)`)) as string;
}

/** Every control of the main part that can be used now; of a group of radios the chosen one. */
async function controls(page: Page): Promise<string[]> {
  return (await page.evaluate(`[...document.querySelector('main').querySelectorAll(
      'button:enabled, a[href], input:enabled, textarea:enabled, [tabindex="0"]'
    )]
    .filter((element) => element.checkVisibility() && !(element.type === 'radio' && !element.checked))
    .map(${nameOf})`)) as string[];
}

describe('the keyboard', () => {
  it('reaches everything on the hub, in the order of the page', async () => {
    const { page } = open;
    const wanted = await controls(page);
    expect(wanted.length).toBeGreaterThan(30);
    await page.evaluate(() => {
      const main = document.querySelector('main');
      main?.setAttribute('tabindex', '-1');
      main?.focus();
    });
    const reached: string[] = [];
    for (const _ of wanted) {
      await page.keyboard.press('Tab');
      reached.push(await focused(page));
    }
    expect(reached).toEqual(wanted);
  });

  it('shows where it is', async () => {
    const { page } = open;
    await page.getByRole('button', { name: 'Send Email', exact: true }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    const outline = () =>
      page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outline);
    expect(await outline()).toContain('solid 2px');
  });

  it.each([
    ['Send Email', 'Enter'],
    ['Schedule Meeting', 'Space'],
    ['Create Reminder', 'Enter'],
    ['Ask Question', 'Space'],
    ['Send WhatsApp', 'Enter'],
  ])('opens %s with %s, keeps the focus inside, and gives it back after Escape', async (name, key) => {
    const { page } = open;
    const tile = page.getByRole('main').getByRole('button', { name, exact: true });
    await tile.focus();
    await page.keyboard.press(key);
    const dialog = page.getByRole('dialog', { name });
    await dialog.waitFor(patience);
    const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
    await expect.poll(isInside, patience).toBe(true);
    const first = await focused(page);
    const seen = new Set<string>();
    do {
      await page.keyboard.press('Tab');
      expect(await isInside()).toBe(true);
      seen.add(await focused(page));
    } while ((await focused(page)) !== first && seen.size < 30);
    expect([...seen]).toEqual(expect.arrayContaining(['Close', 'Cancel']));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached', ...patience });
    await expect.poll(() => focused(page), patience).toBe(name);
  });

  it('fills and sends a dialog', async () => {
    const { page } = open;
    await page.getByRole('main').getByRole('button', { name: 'Ask Question', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor(patience);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    await page.keyboard.type('ab');
    while ((await focused(page)) !== 'Ask Question') await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Question must be at least 3 characters').waitFor(patience);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached', ...patience });
  });

  it('leads to the command box with a slash, through its suggestions, and out of it', async () => {
    const { page } = open;
    const box = hubPage(page).commandBox();
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.keyboard.press('/');
    await expect.poll(() => box.evaluate((field) => field === document.activeElement)).toBe(true);
    await expect.poll(() => box.inputValue()).toBe('');
    await page.getByRole('listbox', { name: 'Smart Suggestions' }).waitFor(patience);
    await page.keyboard.press('ArrowDown');
    const chosen = page.getByRole('option', { selected: true });
    const words = (await chosen.textContent())?.replace('↵', '').trim();
    await page.keyboard.press('Enter');
    await expect.poll(() => box.inputValue()).toBe(words);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect.poll(() => box.evaluate((field) => field === document.activeElement)).toBe(false);
  });

  it('edits a chip, and comes back to it', async () => {
    const { page } = open;
    await page.keyboard.press('/');
    await page.keyboard.type('remind me to stretch tomorrow at 9');
    await expect
      .poll(() => hubPage(page).commandBox().inputValue())
      .toBe('remind me to stretch tomorrow at 9');
    const time = page.getByRole('button', { name: /Date and time: / });
    await time.waitFor(patience);
    while (!/Date and time/.test(await focused(page))) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const editor = page.getByRole('dialog', { name: 'Date and time' });
    await editor.waitFor(patience);
    await expect
      .poll(() => editor.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
    await page.keyboard.press('Escape');
    await editor.waitFor({ state: 'detached', ...patience });
    await expect.poll(() => focused(page), patience).toMatch(/Date and time/);
    await hubPage(page).commandBox().fill('');
  });

  it('changes mode, place and services', async () => {
    const { page } = open;
    await page.getByRole('radio', { name: 'AUTO' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByText('Using GPT-4o', { exact: true }).waitFor(patience);
    await page.keyboard.press('ArrowLeft');
    await page.getByText('Auto-routing enabled').waitFor(patience);

    await page.getByRole('button', { name: 'Location: Tel Aviv, Israel' }).focus();
    await page.keyboard.press('Enter');
    const place = page.getByRole('dialog', { name: 'Location' });
    await place.waitFor(patience);
    await expect.poll(() => place.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await place.waitFor({ state: 'detached', ...patience });
    await expect.poll(() => focused(page), patience).toContain('Location');

    await page.getByRole('button', { name: 'Refresh' }).focus();
    await page.keyboard.press('Space');
    await page.getByText('Status refreshed').waitFor(patience);
  });
});
