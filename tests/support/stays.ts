import type { Page } from 'playwright-core';

/** How long these words stand next in that place, by the clock of their page: ours may see them late. */
export async function stays(
  page: Page,
  place: string,
  words: string,
): Promise<{ lastedMs: Promise<number> }> {
  const lastedMs = page.evaluate(
    ([selector, text]) =>
      new Promise<number>((resolve) => {
        const isThere = () =>
          [...document.querySelectorAll(selector)].some(({ textContent }) => textContent.includes(text));
        let since: number | null = null;
        const observer = new MutationObserver(() => {
          if (since === null && isThere()) since = performance.now();
          if (since === null || isThere()) return;
          observer.disconnect();
          resolve(performance.now() - since);
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    [place, words] as const,
  );
  // Resolves once the page looks.
  await page.evaluate(() => null);
  return { lastedMs };
}
