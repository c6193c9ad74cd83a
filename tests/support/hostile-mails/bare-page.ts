import type { BrowserContext, Page } from 'playwright-core';

const barePlace = 'https://bare.example';

/** An empty page with nothing but the policy that is given; frames are put into it without anything else of ours. */
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

/** Shows each of the pages in a frame of its own and presses what it may reach. */
export async function showAll(page: Page, pages: readonly string[], sandbox?: string): Promise<void> {
  await page.evaluate(
    async ([all, sandbox]) => {
      document.body.replaceChildren();
      const loaded = all.map((srcdoc) => {
        const frame = document.createElement('iframe');
        if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox);
        frame.srcdoc = srcdoc;
        frame.style.cssText = 'position:fixed;top:0;left:0;width:300px;height:200px';
        return new Promise<void>((resolve) => {
          frame.addEventListener('load', () => resolve(), { once: true });
          document.body.append(frame);
        });
      });
      await Promise.all(loaded);
      for (const frame of document.querySelectorAll('iframe')) {
        // A case may have put something of its own in the place of the method.
        const { contentDocument: inside } = frame;
        const held = inside === null ? [] : Document.prototype.querySelectorAll.call(inside, '*');
        for (const element of held) {
          for (const type of ['mouseover', 'pointerenter', 'focus', 'copy', 'dragstart', 'click']) {
            element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
          }
        }
      }
    },
    [pages, sandbox] as const,
  );
}
