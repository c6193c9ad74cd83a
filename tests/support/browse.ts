import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser, type Launch } from './browser.ts';
import { stackUrls } from './stack-urls.ts';

export type Visit = { page: Page; problems: string[]; close: (provoked?: RegExp) => Promise<void> };

/** What a page needs before anything is loaded into it: routes, scripts, a clock. */
export type Prepare = (opened: { page: Page }) => Promise<void>;

/** Where Playwright's traces of what fails are written; none are made without it. */
const tracesFolder = process.env['TRACES'];

/** The browser of this worker, for all its files. It ends with the worker. */
let shared: Promise<Browser> | null = null;
/** One that a file started in a way of its own, until the file's end. */
let ownBrowser: Promise<Browser> | null = null;

/** The browser of the test file at hand. */
export function theBrowser(): Promise<Browser> {
  if (ownBrowser !== null) return ownBrowser;
  shared ??= launchBrowser();
  return shared;
}

/** Gives the tests of a file a browser that is started in a way of its own. */
export function inOwnBrowser(launch: () => Launch | Promise<Launch>): void {
  beforeAll(async () => {
    ownBrowser = launchBrowser(await launch());
    await ownBrowser;
  });
  afterAll(closeOwnBrowser);
}

/** For what is whole only once the browser is closed. */
export async function closeOwnBrowser(): Promise<void> {
  await (await ownBrowser)?.close();
  ownBrowser = null;
}

/** What a context is like unless a test asks for something else. */
const usual = {
  locale: 'en-GB',
  timezoneId: 'Asia/Jerusalem',
  viewport: { width: 1440, height: 1000 },
  // No test of these looks at movements; those that do ask for them.
  reducedMotion: 'reduce',
} as const satisfies BrowserContextOptions;

/** A context that waits for the next test: it has fetched the app already, and the engine has its code ready. */
let warm: BrowserContext | null = null;

async function openContext(options: BrowserContextOptions): Promise<BrowserContext> {
  const { storageState, ...special } = options;
  const browser = await theBrowser();
  const isUsual = Object.keys(special).length === 0 && ownBrowser === null;
  const kept = isUsual ? warm : null;
  if (kept !== null) warm = null;
  if (kept?.browser()?.isConnected() === true) {
    await kept.setStorageState(storageState ?? nothingStored);
    return kept;
  }
  const context = await browser.newContext({ baseURL: stackUrls().app, ...usual, ...options });
  if (isUsual) reusable.add(context);
  return context;
}

const nothingStored = { cookies: [], origins: [] };
const reusable = new WeakSet<BrowserContext>();

/** Closes a context, or keeps it for the next test with nothing of this one but the files of the app. */
async function leaveContext(context: BrowserContext): Promise<void> {
  const isKept = reusable.has(context) && warm === null && tracesFolder === undefined;
  if (!isKept) return context.close();
  await Promise.all(context.pages().map((page) => page.close()));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  warm = context;
}

/** Closes what tests left open, such as those that failed. */
export async function closeLeftPages(): Promise<void> {
  const left = [...open];
  open.clear();
  await Promise.all(left.map((context) => context.close()));
}

const open = new Set<BrowserContext>();

export async function keepTraces(): Promise<void> {
  const folder = tracesFolder;
  if (folder === undefined) return;
  await Promise.all(
    [...open].map((context, index) => context.tracing.stop({ path: join(folder, `${index}.zip`) })),
  );
}

const wordsTold = 300;

/** The address and the first words of every page that is open. */
export async function seenNow(): Promise<string> {
  const pages = [...open].flatMap((context) => context.pages());
  const told = pages.map(async (page) => {
    const words = page.locator('body').innerText({ timeout: 2_000 });
    const seen = await words.catch((error: unknown) => String(error));
    return `${page.url()}: ${seen.replaceAll(/\s+/g, ' ').slice(0, wordsTold)}`;
  });
  return (await Promise.all(told)).join('\n');
}

/**
 * A page of a visitor of whom this browser knows nothing. Anything the console complains about is collected and fails
 * the test at `close`. What a test provokes, it removes line by line, or names at `close` if it may come late.
 */
export async function visit(
  path: string,
  { prepare, ...options }: BrowserContextOptions & { prepare?: Prepare } = {},
): Promise<Visit> {
  const context = await openContext(options);
  open.add(context);
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
  // A clock is the context's, and stays.
  page.clock.install = ((install) => (options) => {
    reusable.delete(context);
    return install(options);
  })(page.clock.install.bind(page.clock));
  await prepare?.({ page });
  await page.goto(path);
  return {
    page,
    problems,
    async close(provoked) {
      open.delete(context);
      if (jumped.count > 0) reusable.delete(context);
      await leaveContext(context);
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
