// `npm run screenshots [screen …]`: pictures of every screen at 1440, 768 and 390 px, light and dark, English and
// Hebrew, into .local/screenshots. Needs a running `npm start`, whose address may be given as APP_URL.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { defaultPorts } from '../../local/stack/addresses.ts';
import { launchBrowser } from '../support/browser.ts';
import { screens, type Screen } from './screens.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const folder = join(root, '.local', 'screenshots');
const baseURL = process.env['APP_URL'] ?? `http://127.0.0.1:${defaultPorts.app}`;
const asked = process.argv.slice(2);

const viewports = [
  { width: 1440, height: 1000 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];
const languages = [
  { name: 'en', locale: 'en-GB' },
  { name: 'he', locale: 'he-IL' },
];
const modes = ['light', 'dark'] as const;

mkdirSync(folder, { recursive: true });
const browser = await launchBrowser();
let count = 0;
for (const { name: language, locale } of languages) {
  for (const colorScheme of modes) {
    const context = await browser.newContext({ baseURL, locale, colorScheme, timezoneId: 'Asia/Jerusalem' });
    const page = await context.newPage();
    for (const screen of screens.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
      for (const viewport of viewports) {
        await page.setViewportSize(viewport);
        await show(page, screen);
        const file = `${screen.name}-${language}-${colorScheme}-${viewport.width}.png`;
        await page.screenshot({ path: join(folder, file), fullPage: screen.isWhole === true });
        count += 1;
      }
    }
    await context.close();
  }
}
await browser.close();
console.log(`${count} pictures in ${folder}`);

async function show(page: Page, screen: Screen): Promise<void> {
  if (screen.signedIn) await signIn(page);
  await page.goto(screen.path);
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  await screen.prepare?.(page);
  await page
    .waitForFunction(() => document.querySelector('[aria-busy="true"]') === null, undefined, {
      timeout: 10_000,
    })
    .catch(() => undefined);
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  const demo = page.getByRole('button', { name: /Try the demo|לנסות את ההדגמה|הדגמה/ });
  const hub = page.getByRole('textbox').first();
  await Promise.race([demo.waitFor(), page.waitForURL('**/crocodile-hub')]);
  if (await demo.isVisible()) {
    await demo.click();
    await page.waitForURL('**/crocodile-hub');
    await hub.waitFor();
  }
}
