import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visit } from '../support/browse.ts';

/** The places of the login's lines and pictures that need no script, in their own fonts. */
async function places(page: Page, within: string): Promise<number[][]> {
  // Fallback fonts are the machine's own, which may have none; so wait for the real ones.
  await page.evaluate(() =>
    Promise.all(
      [...document.fonts].filter(({ family }) => !family.includes('fallback')).map((font) => font.load()),
    ),
  );
  return page
    .locator(`${within} aside :is(p, svg, [dir], bdi)`)
    .evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect()).map(({ x, y, width }) => [x, y, width]),
    );
}

it.each([
  ['en-GB', 1440],
  ['he-IL', 1440],
  ['en-GB', 390],
])(
  'the login is painted before a script has come, to the pixel where React draws it: %s, %i px',
  async (locale, width) => {
    const { page, close } = await visit('/privacy', {
      locale,
      viewport: { width, height: 900 },
      serviceWorkers: 'block',
    });
    const { promise: scriptsCome, resolve: letScriptsCome } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await scriptsCome;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'domcontentloaded' });
    await page.locator('.first-paint aside').filter({ visible: true }).waitFor();
    const painted = await places(page, `.first-paint[data-language=${locale.slice(0, 2)}]`);
    expect(painted.length).toBeGreaterThan(5);
    letScriptsCome();
    await page.locator('#root form').waitFor();
    expect(await places(page, '#root')).toEqual(painted);
    expect(await page.locator('.first-paint').filter({ visible: true }).count()).toBe(0);
    await close();
  },
);
