import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser, type Launch } from './browser.ts';
import { stackUrls } from './stack-urls.ts';

export type Visit = { page: Page; problems: string[]; close: (provoked?: RegExp) => Promise<void> };

/** Prepares a page before anything is loaded into it: routes, scripts, a clock. */
export type Prepare = (opened: { page: Page }) => Promise<void>;

/** The folder for Playwright's traces of failures; without it none are made. */
const tracesFolder = process.env['TRACES'];

/** The browser of this worker, shared by all its files. It ends with the worker. */
let shared: Promise<Browser> | null = null;
/** A browser that one file started with its own options, until the file ends. */
let ownBrowser: Promise<Browser> | null = null;

/** The browser of the current test file. */
export function theBrowser(): Promise<Browser> {
  if (ownBrowser !== null) return ownBrowser;
  shared ??= launchBrowser();
  return shared;
}

/** Gives the tests of a file a browser with its own options. */
export function inOwnBrowser(launch: () => Launch | Promise<Launch>): void {
  beforeAll(async () => {
    ownBrowser = launchBrowser(await launch());
    await ownBrowser;
  });
  afterAll(closeOwnBrowser);
}

/** For results that are complete only after the browser is closed. */
export async function closeOwnBrowser(): Promise<void> {
  await (await ownBrowser)?.close();
  ownBrowser = null;
}

/** The usual options of a context. */
const usual = {
  locale: 'en-GB',
  timezoneId: 'Asia/Jerusalem',
  viewport: { width: 1440, height: 1000 },
  // These tests do not check animations; those that do turn them on.
  reducedMotion: 'reduce',
} as const satisfies BrowserContextOptions;

/** A context that is ready for the next test: the app is downloaded and compiled. */
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

/** Closes a context, or keeps it for the next test with only the app's files. */
async function leaveContext(context: BrowserContext): Promise<void> {
  const isKept = reusable.has(context) && warm === null && tracesFolder === undefined;
  if (!isKept) return context.close();
  await Promise.all(context.pages().map((page) => page.close()));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  warm = context;
}

/** Closes pages that tests left open, for example when they failed. */
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
 * A page of a first-time visitor. Errors and warnings of the console are collected and fail the test at `close`. If a
 * test provokes one, it removes that line, or names it at `close` if it may come late.
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
    // The browser's own 'Failed to load resource' has the status, and its location the address.
    const isProblem = message.type() === 'error' || message.type() === 'warning';
    // A test's own clock shows 1970 for a moment while it is installed in an open page.
    if (isProblem && !message.text().startsWith('[1970-01-01'))
      problems.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', ({ message }) => {
    // Seen about once in eighty pop-ups, which all opened. The cause is unknown.
    if (!message.includes('The provided callback is no longer runnable')) problems.push(message);
  });
  const jumped = jumpsOf(page);
  // A clock belongs to the context, and stays.
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
      // As one text: the log's reader needs the lines, not their number.
      const isProvoked = (line: string) =>
        provoked?.test(line) === true || (jumped.count > 0 && ofJumps.test(line));
      const left = problems.filter((line) => !isProvoked(line)).join('\n');
      // The lines are also the message: a summary of failures cuts the compared values.
      expect(left, left).toBe('');
    },
  };
}

/**
 * Firestore's warnings when a test moves the page's time. A connection in progress seems to time out, and after a move
 * back another tab was last seen 'in the future'.
 */
const ofJumps = /Could not reach Cloud Firestore backend|Detected an update time that is in the future/;

/** Counts how often a test moves the page's time. */
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
