import type { Browser } from 'playwright-core';

export type Loaded = { file: string; bytes: number };

/**
 * Every script that a fresh browser asks for before the first element of this selector is on the page, with its size
 * on the wire. What it asks for after that is fetched while the person already works.
 */
export async function scriptsOf(browser: Browser, url: string, usable: string): Promise<Loaded[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript((selector) => {
    new MutationObserver((_, observer) => {
      if (document.querySelector(selector) === null) return;
      performance.mark('usable');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  }, usable);
  await page.goto(url, { waitUntil: 'networkidle' });
  const loaded = await page.evaluate(() => {
    const [usable] = performance.getEntriesByName('usable');
    if (usable === undefined) throw new Error('the page never became usable');
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime <= usable.startTime)
      .map(({ name, encodedBodySize }) => ({ file: new URL(name).pathname, bytes: encodedBodySize }));
  });
  await context.close();
  return loaded.toSorted((a, b) => b.bytes - a.bytes);
}

export function totalOf(loaded: readonly Loaded[]): number {
  return loaded.reduce((sum, { bytes }) => sum + bytes, 0);
}
