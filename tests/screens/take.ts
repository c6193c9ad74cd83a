// `npm run screenshots [screen …]`: every screen and modal at 1440, 768 and 390 px, light and dark, English and Hebrew,
// into .local/screenshots, from its own local stack. With --docs, the few of docs/screenshots, made smaller.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.ts';
import { startTemporaryStack } from '../support/temporary-stack.ts';
import { tour } from './tour.ts';

const root = join(import.meta.dirname, '..', '..');
const asked = process.argv.slice(2);
const isForDocs = asked.includes('--docs');
const folder = isForDocs ? join(root, 'docs', 'screenshots') : join(root, '.local', 'screenshots');

const sizes = [
  { width: 1440, height: 1000 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];

/** The pictures in the README and the documents. */
const inDocs: ReadonlySet<string> = new Set([
  'login-en-light-1440',
  'login-he-dark-390',
  'hub-en-light-1440',
  'hub-he-dark-1440',
  'hub-understood-en-light-1440',
  'hub-understood-he-he-light-390',
  'hub-email-en-light-768',
  'command-center-en-light-1440',
  'command-center-he-dark-1440',
  'command-center-en-dark-390',
  'smart-tasks-en-light-1440',
  'smart-tasks-he-dark-390',
]);
const docsScale = 0.75;

mkdirSync(folder, { recursive: true });
const only = isForDocs
  ? [...new Set([...inDocs].map((name) => name.replace(/-(en|he)-(light|dark)-\d+$/, '')))]
  : asked;
const scale = isForDocs ? docsScale : 1;
const stack = await startTemporaryStack();
const browser = await launchBrowser({ kind: 'whole' });
let count = 0;
try {
  for (const language of ['en', 'he'] as const) {
    for (const mode of ['light', 'dark'] as const) {
      const who = `${language}-${mode}`;
      const places = { urls: stack.urls, language, mode, who, only, sizes, scale };
      await tour(browser, places, async (page, screen, width) => {
        const name = `${screen.name}-${language}-${mode}-${width}`;
        if (isForDocs && !inDocs.has(name)) return;
        if (isForDocs) await untilLoaded(page);
        if (screen.isWhole === true) await page.setViewportSize(await wholeOf(page, width));
        await page.screenshot({ path: join(folder, `${name}.png`) });
        count += 1;
      });
    }
  }
} finally {
  await browser.close();
  await stack.stop();
}
console.log(`${count} pictures in ${folder}`);

/** Nothing stands for what is still loading: a placeholder appears by an animation of one millisecond. */
async function untilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getComputedTiming().duration !== 1),
  );
}

/** A window as high as the page: a full-page picture would cut elements that stick to the window. */
async function wholeOf(page: Page, width: number): Promise<{ width: number; height: number }> {
  return { width, height: await page.evaluate(() => document.documentElement.scrollHeight) };
}
