import { beforeEach, describe, expect, it } from 'vitest';
import { hubPage } from '../../../tests/e2e/pages/hub-page.ts';
import { type App, signedIn } from '../testing/app.ts';
import { appDocument, appWindow } from '../testing/app-frame.ts';
import type { AppLocator } from '../testing/app-locator.ts';

/** The whole hub without a mouse. */

let open: App;

beforeEach(async () => {
  open = await signedIn();
  // Everything has arrived: what is still loading has nothing to press.
  await open.page.getByText('No recent conversations yet').waitFor();
  await open.page
    .getByText(/of 6 services operational/)
    .first()
    .waitFor();
});

type Control = HTMLElement & { labels?: NodeListOf<HTMLLabelElement>; type?: string; checked?: boolean };

/** How a control is called, in this order: by its label, by its words, by its kind. */
function nameOf({ ariaLabel, labels, textContent, type }: Control): string {
  return (ariaLabel || labels?.[0]?.textContent || textContent || String(type)).trim();
}

function focused(): string {
  const { activeElement, body } = appDocument();
  return nameOf((activeElement ?? body) as Control);
}

const holdsFocus = (place: AppLocator) =>
  place.elements().some((element) => element.contains(appDocument().activeElement));

const blur = () => (appDocument().activeElement as HTMLElement | null)?.blur();

/** Every control of the main part that can be used now; of a group of radios the chosen one. */
function controls(): string[] {
  const usable = 'button:enabled, a[href], input:enabled, textarea:enabled, [tabindex="0"]';
  return [...appDocument().querySelectorAll<Control>(`main :is(${usable})`)]
    .filter((element) => element.checkVisibility() && !(element.type === 'radio' && element.checked !== true))
    .map(nameOf);
}

describe('the keyboard', () => {
  it('reaches everything on the hub, in the order of the page', async () => {
    const { page } = open;
    const wanted = controls();
    expect(wanted.length).toBeGreaterThan(30);
    const main = appDocument().querySelector('main');
    main?.setAttribute('tabindex', '-1');
    main?.focus();
    const reached: string[] = [];
    for (const _ of wanted) {
      await page.keyboard.press('Tab');
      reached.push(focused());
    }
    expect(reached).toEqual(wanted);
  });

  it('shows where it is', async () => {
    const { page } = open;
    await page.getByRole('button', { name: 'Send Email', exact: true }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    expect(focused()).toBe('Send Email');
    const { activeElement, body } = appDocument();
    expect(appWindow().getComputedStyle(activeElement ?? body).outline).toContain('solid 2px');
  });

  it.each([
    ['Send Email', 'Enter'],
    ['Schedule Meeting', 'Space'],
    ['Create Reminder', 'Enter'],
    ['Ask Question', 'Space'],
    ['Send WhatsApp', 'Enter'],
  ])('opens %s with %s, keeps the focus inside, and gives it back after Escape', async (name, key) => {
    const { page } = open;
    await page.getByRole('main').getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press(key);
    const dialog = page.getByRole('dialog', { name });
    await dialog.waitFor();
    await expect.poll(() => holdsFocus(dialog)).toBe(true);
    const first = focused();
    const seen = new Set<string>();
    do {
      await page.keyboard.press('Tab');
      expect(holdsFocus(dialog)).toBe(true);
      seen.add(focused());
    } while (focused() !== first && seen.size < 30);
    expect([...seen]).toEqual(expect.arrayContaining(['Close', 'Cancel']));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(focused).toBe(name);
  });

  it('fills and sends a dialog', async () => {
    const { page } = open;
    await page.getByRole('main').getByRole('button', { name: 'Ask Question', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await expect.poll(() => appDocument().activeElement?.tagName).toBe('TEXTAREA');
    await page.keyboard.type('ab');
    while (focused() !== 'Ask Question') await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Question must be at least 3 characters').waitFor();
    await expect.poll(() => appDocument().activeElement?.tagName).toBe('TEXTAREA');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('leads to the command box with a slash, through its suggestions, and out of it', async () => {
    const { page } = open;
    const box = hubPage(page).commandBox();
    blur();
    await page.keyboard.press('/');
    await expect.poll(() => holdsFocus(box)).toBe(true);
    await expect.poll(() => box.inputValue()).toBe('');
    await page.getByRole('listbox', { name: 'Smart Suggestions' }).waitFor();
    expect(await box.getAttribute('aria-autocomplete')).toBe('list');
    await page.keyboard.press('ArrowDown');
    const chosen = page.getByRole('option', { selected: true });
    const words = (await chosen.textContent())?.replace('↵', '').trim();
    await page.keyboard.press('Enter');
    await expect.poll(() => box.inputValue()).toBe(words);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect.poll(() => holdsFocus(box)).toBe(false);
  });

  it('sends what it types, and not the suggestion that was chosen before', async () => {
    const { page } = open;
    const box = hubPage(page).commandBox();
    blur();
    await page.keyboard.press('/');
    await page.getByRole('listbox', { name: 'Smart Suggestions' }).waitFor();
    await page.keyboard.press('ArrowDown');
    const chosen = page.getByRole('option', { selected: true });
    await chosen.waitFor();
    await box.fill('what is the capital of France');
    expect(await chosen.count()).toBe(0);
  });

  it('is shown what words that it types may become', async () => {
    const { page } = open;
    await hubPage(page).commandBox().fill('calendar');
    await page.getByRole('option', { name: /on my calendar today/ }).waitFor();
  });

  it('edits a chip, and comes back to it', async () => {
    const { page } = open;
    blur();
    await page.keyboard.press('/');
    await page.keyboard.type('remind me to stretch tomorrow at 9');
    await expect
      .poll(() => hubPage(page).commandBox().inputValue())
      .toBe('remind me to stretch tomorrow at 9');
    await page.getByRole('button', { name: /Date and time: / }).waitFor();
    while (!/Date and time/.test(focused())) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const editor = page.getByRole('dialog', { name: 'Date and time' });
    await editor.waitFor();
    await expect.poll(() => holdsFocus(editor)).toBe(true);
    await page.keyboard.press('Escape');
    await editor.waitFor({ state: 'detached' });
    await expect.poll(focused).toMatch(/Date and time/);
  });

  it('changes mode, place and services', async () => {
    const { page } = open;
    await page.getByRole('radio', { name: 'AUTO' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByText('Using GPT-4o', { exact: true }).waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.getByText('Auto-routing enabled').waitFor();

    await page.getByRole('button', { name: 'Location: Tel Aviv, Israel' }).focus();
    await page.keyboard.press('Enter');
    const place = page.getByRole('dialog', { name: 'Location' });
    await place.waitFor();
    await expect.poll(() => holdsFocus(place)).toBe(true);
    await page.keyboard.press('Escape');
    await place.waitFor({ state: 'detached' });
    await expect.poll(focused).toContain('Location');

    await page.getByRole('button', { name: 'Refresh' }).focus();
    await page.keyboard.press('Space');
    await page.getByText('Status refreshed').waitFor();
  });
});
