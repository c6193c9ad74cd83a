import type { Browser } from 'playwright-core';

export type Loaded = { file: string; bytes: number };

/** Every script that a fresh browser fetches for an address until nothing more is under way, with its size on the wire. */
export async function scriptsOf(browser: Browser, url: string): Promise<Loaded[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const sizes: Promise<Loaded>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    const file = new URL(request.url()).pathname;
    sizes.push(request.sizes().then(({ responseBodySize }) => ({ file, bytes: responseBodySize })));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const loaded = await Promise.all(sizes);
  await context.close();
  return loaded.toSorted((a, b) => b.bytes - a.bytes);
}

export function totalOf(loaded: readonly Loaded[]): number {
  return loaded.reduce((sum, { bytes }) => sum + bytes, 0);
}
