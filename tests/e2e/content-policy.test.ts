import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { tour } from '../screens/tour.ts';
import { theBrowser } from '../support/browse.ts';
import { stackUrls } from '../support/stack-urls.ts';

declare global {
  interface Window {
    violations?: string[];
  }
}

/** Notes in every document what its policy forbade. */
function watch(): void {
  const violations: string[] = [];
  window.violations = violations;
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
    violations.push(`${effectiveDirective}: ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`);
  });
}

const violationsOf = (page: Page) => page.evaluate(() => window.violations ?? ['nobody watched']);

it('every screen and open dialog does nothing that the policy forbids', async () => {
  const found: Record<string, string[]> = {};
  const sizes = [{ width: 1440, height: 1000 }];
  await tour(
    await theBrowser(),
    { urls: stackUrls(), language: 'en', mode: 'light', who: 'policy', sizes, watch },
    async (page, { name }) => {
      const violations = await violationsOf(page);
      if (violations.length > 0) found[name] = violations;
    },
  );
  expect(found).toEqual({});
}, 180_000);

it.each<[directive: string, attempt: string]>([
  ['script-src-elem', "const s = document.createElement('script'); s.text = '1'; document.head.append(s)"],
  [
    'style-src-elem',
    "const s = document.createElement('style'); s.textContent = 'p{}'; document.head.append(s)",
  ],
  ['style-src-attr', "document.body.setAttribute('style', 'color:red')"],
  ['img-src', "new Image().src = 'https://elsewhere.example/i.png'"],
  ['connect-src', "fetch('https://x.googleapis.com/').catch(() => undefined)"],
  ['frame-src', "document.body.append(Object.assign(document.createElement('iframe'), { src: '/' }))"],
])('a page may not go past %s', async (directive, attempt) => {
  const page = await (await theBrowser()).newPage();
  await page.addInitScript(watch);
  await page.goto(`${stackUrls().app}/privacy`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(`{ ${attempt} }`);
  await expect.poll(() => violationsOf(page)).toEqual([expect.stringContaining(`${directive}: `)]);
  await page.close();
});
