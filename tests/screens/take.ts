// `npm run screenshots [screen …]`: every screen and modal at 1440, 768 and 390 px, light and dark, English and Hebrew,
// into .local/screenshots, from a local stack of its own.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.ts';
import { startTemporaryStack } from '../support/temporary-stack.ts';
import { tour } from './tour.ts';

const folder = join(import.meta.dirname, '..', '..', '.local', 'screenshots');
const sizes = [
  { width: 1440, height: 1000 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];

mkdirSync(folder, { recursive: true });
const stack = await startTemporaryStack();
const browser = await launchBrowser();
let count = 0;
try {
  for (const language of ['en', 'he'] as const) {
    for (const mode of ['light', 'dark'] as const) {
      const only = process.argv.slice(2);
      await tour(browser, { urls: stack.urls, language, mode, only, sizes }, async (page, screen, width) => {
        const file = `${screen.name}-${language}-${mode}-${width}.png`;
        if (screen.isWhole === true) await page.setViewportSize(await wholeOf(page, width));
        await page.screenshot({ path: join(folder, file) });
        count += 1;
      });
    }
  }
} finally {
  await browser.close();
  await stack.stop();
}
console.log(`${count} pictures in ${folder}`);

/** A window as high as the page: a picture of the full page alone would cut what sticks to the window. */
async function wholeOf(page: Page, width: number): Promise<{ width: number; height: number }> {
  return { width, height: await page.evaluate(() => document.documentElement.scrollHeight) };
}
