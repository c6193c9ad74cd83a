import type { Browser, Page } from 'playwright-core';

export type Loaded = { file: string; bytes: number };

/** How to see that a page is usable: an element of this selector, or these words. */
export type Usable = { selector: string } | { words: string };

/** Every script that a fresh browser requests until the page is usable, with its size on the wire. */
export async function scriptsOf(browser: Browser, url: string, usable: Usable): Promise<Loaded[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const loaded = await scriptsUntil(page, url, usable);
  await context.close();
  return loaded;
}

/** Scripts that are requested later load while the person already works, and do not count. */
export async function scriptsUntil(page: Page, url: string, usable: Usable): Promise<Loaded[]> {
  await page.addInitScript((wanted) => {
    const isThere = () =>
      'selector' in wanted
        ? document.querySelector(wanted.selector) !== null
        : document.body?.innerText.includes(wanted.words);
    new MutationObserver((_, observer) => {
      if (!isThere()) return;
      performance.mark('usable');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, usable);
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
  // Scripts that were requested before the mark may still be loading.
  await page.waitForFunction(() => document.readyState === 'complete');
  const loaded = await page.evaluate(() => {
    const until = performance.getEntriesByName('usable')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime <= until)
      .map(({ name, encodedBodySize }) => ({ file: new URL(name).pathname, bytes: encodedBodySize }));
  });
  return loaded.toSorted((a, b) => b.bytes - a.bytes);
}

export function totalOf(loaded: readonly Loaded[]): number {
  return loaded.reduce((sum, { bytes }) => sum + bytes, 0);
}
