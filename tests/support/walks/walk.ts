import type { Browser, BrowserContext, CDPSession, Page, Request } from 'playwright-core';
import { paths } from '@crocodile-hub/core/contract/paths';
import { expect, inject } from 'vitest';
import { seeded } from '../../../functions/src/testing/seeded.ts';
import { loginPage } from '../../e2e/pages/login-page.ts';
import { setHold } from '../hold.ts';
import { withFirestore } from '../firestore.ts';
import { aPerson, type TestPerson } from '../people.ts';
import { sent } from '../sent.ts';
import { aStep, pick, type Walker } from './steps.ts';
import { someWords, wordsIn, type Words } from './words.ts';

/** What went wrong on a walk, and how one came there. */
export type Mishap = {
  walk: number;
  kind: 'double' | 'lost' | 'error' | 'stuck';
  what: string;
  steps: string[];
};

type Stay = {
  context: BrowserContext;
  person: TestPerson;
  problems: string[];
  /** What was asked for and has no answer yet, and since when. */
  underWay: Map<Request, number>;
  /** One for all walks: what several of them ask of the network adds up. */
  network: CDPSession;
};

const stepsOfWalk = 7;

/** A person with connected accounts, signed in in a browser of their own; several walks are theirs. */
export async function begin(browser: Browser, random: () => number): Promise<Stay> {
  const person = await aPerson({ google: true, channels: true });
  const holdMs = pick(random, [0, 0, 1_500]);
  await setHold(person.uid, holdMs);
  const context = await browser.newContext({
    baseURL: inject('urls').app,
    locale: 'en-GB',
    timezoneId: 'Asia/Jerusalem',
  });
  context.setDefaultTimeout(60_000);
  await context.addInitScript(() => {
    // An empty tab has no storage.
    if (window.location.protocol === 'http:') localStorage.setItem('hasSeenWelcome', 'true');
  });
  const problems: string[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const problem = `${message.text()} ${message.location().url}`;
    if (!isOfFault(problem)) problems.push(problem);
  });
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));
  const underWay = new Map<Request, number>();
  context.on('request', (request) => underWay.set(request, performance.now()));
  const isAnswered = (request: Request) => underWay.delete(request);
  context.on('requestfinished', isAnswered);
  context.on('requestfailed', isAnswered);
  const page = await context.newPage();
  await page.goto('/login');
  await loginPage(page).signIn(person.email, person.password);
  await page.waitForURL('**/crocodile-hub');
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  return { context, person, problems, underWay, network };
}

/** A provider in trouble is told by a status; a page that is left hangs up. A 500 of ours is told apart from both. */
function isOfFault(problem: string): boolean {
  return (
    /Failed to load resource: the server responded with a status of (400|401|403|404|409|422|429|502|503|504)/.test(
      problem,
    ) || /net::ERR_|Could not reach Cloud Firestore backend/.test(problem)
  );
}

/** One walk: a few impatient steps in one or two tabs; then everybody waits, and looks at what came of it. */
export async function walk(stay: Stay, seed: number): Promise<Mishap[]> {
  const random = seeded(seed);
  const { context, person, problems, underWay, network } = stay;
  problems.splice(0);
  const steps: string[] = [];
  const mishaps: Mishap[] = [];
  const mishap = (kind: Mishap['kind'], what: string) => mishaps.push({ walk: seed, kind, what, steps });
  const words = someWords(random);
  const [first = await context.newPage()] = context.pages();
  const walker: Walker = {
    page: first,
    person,
    random,
    words,
    note: (what) => steps.push(`${steps.pop()} (${what})`),
    async openTab() {
      if (context.pages().length > 1) return;
      walker.page = await context.newPage();
      await walker.page.goto('/crocodile-hub');
    },
  };
  steps.push(await dress(first, network, random));
  for (let count = 0; count < stepsOfWalk; count += 1) {
    const [name, step] = aStep(random);
    steps.push(name);
    try {
      if (!walker.page.url().startsWith(inject('urls').app)) await walker.page.goto('/crocodile-hub');
      await step(walker);
    } catch (error) {
      mishap('stuck', `${name}: ${String(error).slice(0, 400)}\n${waitingFor(underWay)}`);
      break;
    }
  }
  for (const page of context.pages()) {
    // Back may have led to the empty page that a tab begins with, where nothing of the product stands.
    if (!page.url().startsWith(inject('urls').app)) await page.goto('/crocodile-hub');
    await rest(page, person).catch((error) => mishap('stuck', String(error)));
  }
  let places = new Map<string, Found>();
  // What the browser kept for the database goes there once the page is open again.
  const isAllThere = async () => {
    places = await foundOf(context, person, words);
    return [...places.values()].every(({ isKept }) => isKept);
  };
  await expect
    .poll(isAllThere, { timeout: 30_000 })
    .toBe(true)
    .catch(() => undefined);
  for (const [word, found] of places) {
    if (found.most > found.asked) mishap('double', `${word}, typed in ${found.where}: ${found.told}`);
    if (!found.isKept) mishap('lost', `${word}, typed in ${found.where}`);
  }
  for (const problem of problems.splice(0)) mishap('error', problem);
  for (const page of context.pages()) {
    const ways = await page.evaluate(waysOn);
    if (ways === 0) mishap('stuck', `nothing to press at ${page.url()}`);
  }
  for (const page of context.pages().slice(1)) await page.close();
  return mishaps;
}

function waitingFor(underWay: Stay['underWay']): string {
  return [...underWay]
    .map(([request, since]) => {
      const seconds = Math.round((performance.now() - since) / 1_000);
      return `    ${request.method()} ${request.url().slice(0, 160)} for ${seconds} s`;
    })
    .join('\n');
}

/** How the person sees: a wide window or a narrow one, zoom, less motion, colours of the system, a slow network. */
async function dress(page: Page, network: CDPSession, random: () => number): Promise<string> {
  const viewports = [
    { width: 1440, height: 1000 },
    { width: 1440, height: 1000 },
    // What zoom 200 % leaves of it.
    { width: 720, height: 500 },
    { width: 390, height: 844 },
  ];
  const viewport = pick(random, viewports);
  await page.setViewportSize(viewport);
  await page.emulateMedia({
    reducedMotion: pick(random, ['no-preference', 'reduce']),
    forcedColors: pick(random, ['none', 'none', 'active']),
    colorScheme: pick(random, ['light', 'dark']),
  });
  const isSlow = random() < 0.2;
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: isSlow ? 400 : 0,
    downloadThroughput: isSlow ? 60_000 : -1,
    uploadThroughput: isSlow ? 30_000 : -1,
  });
  return `at ${viewport.width} px on a ${isSlow ? 'slow' : 'quick'} network`;
}

/** Until nothing is on its way any more, in the page and on the server. */
async function rest(page: Page, { uid }: TestPerson): Promise<void> {
  await page.getByRole('heading').first().waitFor({ state: 'attached' });
  const busy = () => page.locator('[aria-busy=true]').count();
  const running = () =>
    withFirestore(inject('urls'), async (firestore) => {
      const { docs } = await firestore
        .collection(paths.outbox(uid))
        .where('status', 'in', ['accepted', 'held', 'claimed', 'uncertain'])
        .get();
      return docs.length;
    });
  await expect.poll(async () => [await busy(), await running()], { timeout: 120_000 }).toEqual([0, 0]);
}

type Found = { where: string; asked: number; most: number; told: string; isKept: boolean };

/** Where each word is now, and how often something came of it. */
async function foundOf(
  context: BrowserContext,
  { uid }: TestPerson,
  words: Words,
): Promise<Map<string, Found>> {
  const left = (await sent()).map((item) => JSON.stringify(item));
  const stored = await withFirestore(inject('urls'), async (firestore) => {
    const all = async (path: string) =>
      (await firestore.collection(path).get()).docs.map((one) => ({ id: one.id, ...one.data() }));
    const sessions = await all(paths.sessions(uid));
    const logs = await Promise.all(sessions.map(({ id }) => all(paths.messages(uid, id))));
    return {
      sessions,
      messages: logs.flat(),
      tasks: await all(paths.smartTasks(uid)),
      reminders: await all(paths.reminders(uid)),
    };
  });
  const own = stored.messages.filter((message) => 'type' in message && message.type === 'user');
  const inPages = (await Promise.all(context.pages().map((page) => page.evaluate(standsIn)))).join('\n');
  const everything = [inPages, JSON.stringify(stored), ...left].join('\n');
  const kept = new Set(wordsIn(everything));
  const found = new Map<string, Found>();
  for (const [word, { where, asked, isDropped }] of words.all()) {
    const times = (from: readonly unknown[]) =>
      from.filter((one) => (typeof one === 'string' ? one : JSON.stringify(one)).includes(word)).length;
    const counts = {
      sent: times(left),
      tasks: times(stored.tasks.map((task) => 'originalCommand' in task && String(task.originalCommand))),
      reminders: times(stored.reminders),
      messages: times(own),
    };
    const most = Math.max(...Object.values(counts));
    found.set(word, {
      where,
      asked,
      most,
      told: `asked ${asked} times: ${JSON.stringify(counts)}`,
      isKept: isDropped || kept.has(word),
    });
  }
  return found;
}

/* These run in the page. */

/** All that stands in fields, and in what the browser keeps for this person. */
function standsIn(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  const kept = [localStorage, sessionStorage].flatMap((storage) => Object.values(storage));
  return [...fields.map(({ value }) => value), ...kept].join('\n');
}

/** How many things there are to press, in the dialog that is open or on the screen. */
function waysOn(): number {
  const places = [...document.querySelectorAll('[role=dialog]')];
  const place = places.at(-1) ?? document.body;
  return [...place.querySelectorAll('a[href], button:not(:disabled)')].filter((one) => one.checkVisibility())
    .length;
}
