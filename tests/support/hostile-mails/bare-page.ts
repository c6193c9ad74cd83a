import type { BrowserContext, Page } from 'playwright-core';

export const barePlace = 'https://bare.example';

/** An empty page with only the given policy, for frames without any other protection of ours. */
export async function barePage(context: BrowserContext, policy?: string): Promise<Page> {
  const page = await context.newPage();
  await page.route(`${barePlace}/`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><body>',
      headers: policy === undefined ? {} : { 'Content-Security-Policy': policy },
    }),
  );
  await page.goto(barePlace);
  return page;
}

/** Shows each of the pages in its own frame and clicks whatever it can reach, but no links to the web. */
export async function showAll(page: Page, pages: readonly string[]): Promise<void> {
  await page.evaluate(async (all) => {
    document.body.replaceChildren();
    const loaded = all.map((srcdoc) => {
      const frame = document.createElement('iframe');
      frame.srcdoc = srcdoc;
      frame.style.cssText = 'position:fixed;top:0;left:0;width:300px;height:200px';
      return new Promise<void>((resolve) => {
        frame.addEventListener('load', () => resolve(), { once: true });
        document.body.append(frame);
      });
    });
    await Promise.all(loaded);
    for (const frame of document.querySelectorAll('iframe')) {
      // A case may have replaced the method by its own element.
      const { contentDocument: inside } = frame;
      const held = inside === null ? [] : Document.prototype.querySelectorAll.call(inside, '*');
      for (const element of held) {
        if (/^https?:/.test(element.closest('a')?.getAttribute('href') ?? '')) continue;
        for (const type of ['mouseover', 'pointerenter', 'focus', 'copy', 'dragstart', 'click']) {
          element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
        }
      }
    }
  }, pages);
}
