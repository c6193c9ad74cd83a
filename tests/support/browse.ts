import { join } from 'node:path';
import { afterEach, expect, inject } from 'vitest';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';

export type Visit = { page: Page; problems: string[]; close: (provoked?: RegExp) => Promise<void> };

/** What a page needs before anything is loaded into it: routes, scripts, a clock. */
export type Prepare = (opened: { page: Page }) => Promise<void>;

let browser: Promise<Browser> | null = null;

const wordsTold = 300;

/** Where Playwright's traces of what fails are written; none are made without it. */
const tracesFolder = process.env['TRACES'];

// A test that fails far away leaves its log only: its message says what stood on the screen.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  const seen = await seenNow();
  await keepTraces();
  for (const error of task.result.errors ?? []) {
    error.message = `${seen}\n${error.message}`;
    error.stack = `${seen}\n${error.stack ?? ''}`;
  }
});

async function keepTraces(): Promise<void> {
  if (tracesFolder === undefined) return;
  const contexts = (await browser)?.contexts() ?? [];
  await Promise.all(
    contexts.map((context, index) =>
      // One that the test opened by itself was not traced.
      context.tracing.stop({ path: join(tracesFolder, `${index}.zip`) }).catch(() => undefined),
    ),
  );
}

/** The address and the first words of every page that is open. */
async function seenNow(): Promise<string> {
  const pages = (await browser)?.contexts().flatMap((context) => context.pages()) ?? [];
  const told = pages.map(async (page) => {
    const words = page.locator('body').innerText({ timeout: 2_000 });
    const seen = await words.catch((error: unknown) => String(error));
    return `${page.url()}: ${seen.replaceAll(/\s+/g, ' ').slice(0, wordsTold)}`;
  });
  return (await Promise.all(told)).join('\n');
}

/**
 * A page in a context of its own, as a new visitor's browser. Anything the console complains about is collected and
 * fails the test at `close`. What a test provokes, it removes line by line, or names at `close` if it may come late.
 */
export async function visit(
  path: string,
  { prepare, ...options }: BrowserContextOptions & { prepare?: Prepare } = {},
): Promise<Visit> {
  browser ??= launchBrowser();
  const context = await (
    await browser
  ).newContext({
    baseURL: inject('urls').app,
    locale: 'en-GB',
    timezoneId: 'Asia/Jerusalem',
    viewport: { width: 1440, height: 1000 },
    // No test of these looks at movements; those that do ask for them.
    reducedMotion: 'reduce',
    ...options,
  });
  if (tracesFolder !== undefined) await context.tracing.start({ screenshots: true, snapshots: true });
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
  page.on('pageerror', ({ message }) => {
    // Seen once of some eighty pop-ups, which opened all the same. Where it comes from is not known.
    if (!message.includes('The provided callback is no longer runnable')) problems.push(message);
  });
  const jumped = jumpsOf(page);
  await prepare?.({ page });
  await page.goto(path);
  return {
    page,
    problems,
    async close(provoked) {
      await context.close();
      // As one text: a reader of the log needs the lines, not their number.
      const isProvoked = (line: string) =>
        provoked?.test(line) === true || (jumped.count > 0 && ofJumps.test(line));
      const left = problems.filter((line) => !isProvoked(line)).join('\n');
      // The message too: a summary of failures cuts the compared values.
      expect(left, left).toBe('');
    },
  };
}

/**
 * What Firestore says when a test moves the page's time: a connection that was being made took too long at once, and
 * a tab that shares its store was last seen 'in the future' after the time went back.
 */
const ofJumps = /Could not reach Cloud Firestore backend|Detected an update time that is in the future/;

/** How often a test lets the page's time jump. */
function jumpsOf({ clock }: Page): { count: number } {
  const jumps = { count: 0 };
  const counted =
    <Time>(jump: (time: Time) => Promise<void>) =>
    (time: Time) => {
      jumps.count += 1;
      return jump(time);
    };
  clock.fastForward = counted(clock.fastForward.bind(clock));
  clock.runFor = counted(clock.runFor.bind(clock));
  clock.pauseAt = counted(clock.pauseAt.bind(clock));
  clock.setFixedTime = counted(clock.setFixedTime.bind(clock));
  clock.setSystemTime = counted(clock.setSystemTime.bind(clock));
  return jumps;
}

/** Before the first visit, for a browser that is started in a way of its own. */
export async function openBrowser(...launch: Parameters<typeof launchBrowser>): Promise<void> {
  browser = launchBrowser(...launch);
  await browser;
}

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = null;
}
