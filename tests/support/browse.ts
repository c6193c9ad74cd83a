import { expect, inject } from 'vitest';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';

export type Visit = { page: Page; problems: string[]; close: (provoked?: RegExp) => Promise<void> };

let browser: Promise<Browser> | null = null;

/**
 * A page in a context of its own, as a new visitor's browser. Anything the console complains about is collected and
 * fails the test at `close`. What a test provokes, it removes line by line, or names at `close` if it may come late.
 */
export async function visit(path: string, options: BrowserContextOptions = {}): Promise<Visit> {
  browser ??= launchBrowser();
  const context = await (
    await browser
  ).newContext({
    baseURL: inject('urls').app,
    locale: 'en-GB',
    timezoneId: 'Asia/Jerusalem',
    viewport: { width: 1440, height: 1000 },
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const problems: string[] = [];
  page.on('console', (message) => {
    // The browser's own 'Failed to load resource' says the status, and its location what was asked for.
    const isProblem = message.type() === 'error' || message.type() === 'warning';
    // A test's own clock passes through 1970 for a moment while it is put into a page that is open.
    if (isProblem && !message.text().startsWith('[1970-01-01'))
      problems.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(path);
  return {
    page,
    problems,
    async close(provoked) {
      await context.close();
      expect(problems.filter((line) => !provoked?.test(line))).toEqual([]);
    },
  };
}

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = null;
}
