import { describe, expect, it } from 'vitest';
import { aPerson, signedIn } from '../testing/app.ts';
import { appWindow } from '../testing/app-frame.ts';
import type { AppLocator } from '../testing/app-locator.ts';
import { givenGoogle } from '../testing/given.ts';
import { givenMailbox } from '../testing/mailbox.ts';

/** Where things stand and point on a Hebrew screen. Rule shell.language.1. */

async function inHebrew(at = '/crocodile-hub') {
  localStorage.setItem('language', 'he');
  const person = aPerson();
  await givenGoogle(person);
  givenMailbox({ id: 'quote', subject: 'The quote' });
  return signedIn({ person, at });
}

/** MUI puts things on whole pixels. */
const none: unknown = expect.closeTo(0, -1);

/** Presses the button; answers how far the edges of what opens are from its own, in pixels. */
async function openedFrom(button: AppLocator, opened: AppLocator) {
  await button.waitFor();
  // What opens hides the rest of the page.
  const from = await button.boundingBox();
  await button.click();
  await opened.waitFor();
  return async () => {
    const box = await opened.boundingBox();
    return { left: box.x - from.x, right: box.x + box.width - from.x - from.width };
  };
}

describe('on a Hebrew screen', () => {
  it('a menu opens from the start of its button', async () => {
    const { page } = await inHebrew('/inbox-ai?messageId=quote');
    const button = page.getByRole('main').getByRole('button', { name: 'עיצוב' });
    const gaps = await openedFrom(button, page.locator('.MuiMenu-paper'));
    await expect.poll(gaps).toMatchObject({ right: none });
  });

  it('the editor of the place opens from the end of its button', async () => {
    const { page } = await inHebrew();
    // Its place is known once the weather is there.
    await page.getByText(/^-?\d+°$/).waitFor();
    const button = page.getByRole('button', { name: /^מיקום: / });
    const gaps = await openedFrom(button, page.getByRole('dialog', { name: 'מיקום' }));
    await expect.poll(gaps).toMatchObject({ left: none });
  });

  it('what sends points to the left', async () => {
    const { page } = await inHebrew('/crocodile-hub?dialog=email');
    const send = page.getByRole('dialog').getByRole('button', { name: 'שליחת מייל' });
    await send.waitFor();
    const [icon] = send.locator('svg').elements();
    expect(icon && appWindow().getComputedStyle(icon).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  });
});
