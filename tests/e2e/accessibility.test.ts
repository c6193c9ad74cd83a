import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { tour } from '../screens/tour.ts';
import { launchBrowser } from '../support/browser.ts';
import { patience } from '../support/patience.ts';

declare global {
  interface Window {
    axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const desktop = { width: 1440, height: 1000 };
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** What axe objects to: rule, element, and what it saw there. */
async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() =>
    window.axe.run(document, { resultTypes: ['violations'], rules: { region: { enabled: true } } }),
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} ${failureSummary.slice(0, 300)}`,
    ),
  );
}

const widths = [1440, 1024, 900, 768, 600, 390, 320];

/** Window widths at which something stands out sideways. WCAG 1.4.10 asks for 320 too. */
async function overflowsOf(page: Page): Promise<string[]> {
  const overflows: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ ...desktop, width });
    // What depends on the width is drawn anew a moment after the window has changed.
    const fits = await page
      .waitForFunction(() => document.documentElement.scrollWidth <= window.innerWidth, null, patience)
      .catch(() => null);
    if (fits === null) overflows.push(`stands out at ${width} px`);
  }
  return overflows;
}

describe.each(['en', 'he'] as const)('every screen and open dialog in %s', (language) => {
  const faultsOf = async (mode: 'light' | 'dark', look: (page: Page) => Promise<string[]>) => {
    const found: Record<string, string[]> = {};
    const places = { urls: inject('urls'), language, mode, sizes: [desktop] };
    await tour(browser, places, async (page, screen) => {
      const faults = await look(page);
      if (faults.length > 0) found[screen.name] = faults;
    });
    return found;
  };

  it.each(['light', 'dark'] as const)(
    'has nothing that axe objects to, %s',
    async (mode) => {
      expect(await faultsOf(mode, violationsOf)).toEqual({});
    },
    180_000,
  );

  it('fits its window, however narrow', async () => {
    expect(await faultsOf('light', overflowsOf)).toEqual({});
  }, 180_000);
});
