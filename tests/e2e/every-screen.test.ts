import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { settled, tour } from '../screens/tour.ts';
import { theBrowser } from '../support/browse.ts';
import { patience } from '../support/patience.ts';
import { isProving } from '../support/proving.ts';
import { stackUrls } from '../support/stack-urls.ts';

declare global {
  interface Window {
    violations?: string[];
    axe: { run: (context: Document | Element, options: RunOptions) => Promise<AxeResults> };
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const desktop = { width: 1440, height: 1000 };
const colours = ['color-contrast', 'link-in-text-block'];
/** What a text that is missing or in another language makes wrong. */
const words = [
  'button-name',
  'link-name',
  'label',
  'document-title',
  'html-has-lang',
  'html-lang-valid',
  'valid-lang',
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-toggle-field-name',
  'image-alt',
];
/** Nothing but colours changes in the dark, and nothing but words in another language; `prove` looks at all there too. */
type Rules = 'all' | 'colours' | 'words';

/** Notes in every document what its policy forbade. */
function watch(): void {
  const violations: string[] = [];
  window.violations = violations;
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
    violations.push(`${effectiveDirective}: ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`);
  });
}

const forbiddenIn = (page: Page) => page.evaluate(() => window.violations ?? ['nobody watched']);

/** What axe objects to: rule, element, and what it saw there. */
async function violationsOf(page: Page, rules: Rules): Promise<string[]> {
  const { violations } = await page.evaluate(
    ([asked, some]) => {
      // A menu belongs to the button that opened it, not to a landmark.
      const region = { enabled: document.querySelector('[role="menu"]') === null };
      // What lies behind a dialog has been looked at as a screen.
      const place = document.querySelector('[role="dialog"], [role="menu"]') ?? document;
      return window.axe.run(place, {
        resultTypes: ['violations'],
        ...(asked === 'all' ? { rules: { region } } : { runOnly: { type: 'rule', values: [...some] } }),
      });
    },
    [rules, rules === 'colours' ? colours : words] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} ${failureSummary.slice(0, 300)}`,
    ),
  );
}

/** Every day the narrowest of each layout, where what stands out would. */
const widths = isProving ? [1440, 1200, 1024, 900, 768, 600, 390, 320] : [1200, 900, 600, 320];

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

/** As the person's system turns dark or light under an open page. */
async function paint(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: mode });
  const isPainted = (wanted: string) => getComputedStyle(document.documentElement).colorScheme === wanted;
  await page.waitForFunction(isPainted, mode, patience);
  await page.evaluate(settled);
}

async function violationsInTheDark(page: Page): Promise<string[]> {
  await paint(page, 'dark');
  const violations = await violationsOf(page, 'colours');
  await paint(page, 'light');
  return violations;
}

type Faults = Readonly<Record<string, readonly string[]>>;

/** Leads through every screen and open dialog, and answers the faults of those that have any. */
async function faultsOnTour(
  language: 'en' | 'he',
  look: (page: Page) => Promise<Faults>,
): Promise<Record<string, Faults>> {
  const found: Record<string, Faults> = {};
  const sizes = [desktop];
  const places = {
    urls: stackUrls(),
    language,
    mode: 'light',
    who: `screens-${language}`,
    sizes,
    watch,
  } as const;
  await tour(await theBrowser(), places, async (page, screen) => {
    const forbidden = await forbiddenIn(page);
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
    const faults = { forbidden, ...(await look(page)), widths: await overflowsOf(page) };
    if (Object.values(faults).some(({ length }) => length > 0)) found[screen.name] = faults;
  });
  return found;
}

// Either is led by a person of its own, and waits for pages half of the time.
describe.concurrent('every screen and open dialog', () => {
  it('does nothing that the policy forbids, is right to axe, light and dark, and fits its window, however narrow', async () => {
    const found = await faultsOnTour('en', async (page) => ({
      light: await violationsOf(page, 'all'),
      dark: await violationsInTheDark(page),
    }));
    expect(found).toEqual({});
  }, 480_000);

  it('does and is so in Hebrew, whose colours are the same', async () => {
    const found = await faultsOnTour('he', async (page) => ({
      light: await violationsOf(page, isProving ? 'all' : 'words'),
    }));
    expect(found).toEqual({});
  }, 480_000);
});

/** What each directive keeps a page from. */
const attempts = {
  'script-src-elem': "const s = document.createElement('script'); s.text = '1'; document.head.append(s)",
  'style-src-elem':
    "const s = document.createElement('style'); s.textContent = 'p{}'; document.head.append(s)",
  'style-src-attr': "document.body.setAttribute('style', 'color:red')",
  'img-src': "new Image().src = 'https://elsewhere.example/i.png'",
  'connect-src': "fetch('https://x.googleapis.com/').catch(() => undefined)",
  'frame-src': "document.body.append(Object.assign(document.createElement('iframe'), { src: '/' }))",
};

it('a page may not go past the policy in anything', async () => {
  const page = await (await theBrowser()).newPage();
  await page.addInitScript(watch);
  await page.goto(`${stackUrls().app}/privacy`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const expected: unknown[] = [];
  for (const [directive, attempt] of Object.entries(attempts)) {
    await page.evaluate(`{ ${attempt} }`);
    expected.push(expect.stringContaining(`${directive}: `));
    await expect.poll(() => forbiddenIn(page)).toEqual(expected);
  }
  await page.close();
});
