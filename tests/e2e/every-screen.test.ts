import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { settled, tour } from '../screens/tour.ts';
import { theBrowser } from '../support/browse.ts';
import { patience } from '../support/patience.ts';
import { stackUrls } from '../support/stack-urls.ts';

declare global {
  interface Window {
    axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const desktop = { width: 1440, height: 1000 };
/** All of axe's rules, or those that look at colours alone: nothing else changes in the dark. */
type Rules = 'all' | 'colours';

/** What axe objects to: rule, element, and what it saw there. */
async function violationsOf(page: Page, rules: Rules): Promise<string[]> {
  const { violations } = await page.evaluate((asked) => {
    // A menu belongs to the button that opened it, not to a landmark.
    const region = { enabled: document.querySelector('[role="menu"]') === null };
    return window.axe.run(document, {
      resultTypes: ['violations'],
      ...(asked === 'colours'
        ? { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }
        : { rules: { region } }),
    });
  }, rules);
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

type Faults = Readonly<Record<'light' | 'dark' | 'widths', readonly string[]>>;

async function faultsOf(page: Page): Promise<Faults> {
  await page.evaluate(axeSource);
  const light = await violationsOf(page, 'all');
  await paint(page, 'dark');
  const dark = await violationsOf(page, 'colours');
  await paint(page, 'light');
  return { light, dark, widths: await overflowsOf(page) };
}

/** As the person's system turns dark or light under an open page. */
async function paint(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: mode });
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme))
    .toBe(mode);
  await page.evaluate(settled);
}

it.each(['en', 'he'] as const)(
  'axe objects to no screen or open dialog in %s, light or dark, and all fit their window, however narrow',
  async (language) => {
    const found: Record<string, Faults> = {};
    const places = {
      urls: stackUrls(),
      language,
      mode: 'light',
      who: `axe-${language}`,
      sizes: [desktop],
    } as const;
    await tour(await theBrowser(), places, async (page, screen) => {
      const faults = await faultsOf(page);
      if (Object.values(faults).some(({ length }) => length > 0)) found[screen.name] = faults;
    });
    expect(found).toEqual({});
  },
  480_000,
);
