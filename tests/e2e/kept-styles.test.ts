import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visit } from '../support/browse.ts';

/** How many style rules the page has added, beside those that it loaded. */
const made = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion=css]')]
      .map((style) => style.sheet?.cssRules.length ?? 0)
      .reduce((sum, rules) => sum + rules, 0),
  );

it('styles are made at the first visit and found there at the next, where all looks the same', async () => {
  const { page, close } = await visit('/privacy', { serviceWorkers: 'block' });
  const title = page.getByRole('heading', { level: 1 });
  await title.waitFor();
  await page.evaluate(() => document.fonts.ready);
  const atFirst = await page.screenshot({ animations: 'disabled' });
  expect(await made(page)).toBeGreaterThan(50);

  await page.reload();
  await title.waitFor();
  await page.evaluate(() => document.fonts.ready);
  // The first paint needs none. A part that appears later may add some, if it was missing when the page was left.
  expect(await made(page)).toBeLessThan(20);
  expect(atFirst.equals(await page.screenshot({ animations: 'disabled' }))).toBe(true);
  await close();
});

it('styles that another build kept are not used', async () => {
  const { page, close } = await visit('/privacy', { serviceWorkers: 'block' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.addInitScript(() =>
    localStorage.setItem('styles', '/assets/index-of-old.js abc\nh1{color:rgb(255, 0, 0)}'),
  );
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('style[data-kept]').count()).toBe(0);
  await close();
});
