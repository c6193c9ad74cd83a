import type { Browser, BrowserContext, CDPSession, Page, Request } from 'playwright-core';
import { paths } from '@crocodile-hub/core/contract/paths';
import { expect } from 'vitest';
import { seeded } from '../../../functions/src/testing/seeded.ts';
import { setHold } from '../hold.ts';
import { withFirestore } from '../firestore.ts';
import { aPerson, type TestPerson } from '../people.ts';
import { sent } from '../sent.ts';
import { storedSignIn } from '../stored-sign-in.ts';
import { aStep, pick, type Walker } from './steps.ts';
import { someWords, wordsIn, type TypedWords } from './words.ts';
import { stackUrls } from '../stack-urls.ts';

/** What went wrong on a walk, and the steps that led there. */
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
  /** Where and when words were removed from the browser's storage. */
  forgotten: string[];
  /** Requests without an answer yet, and when they began. */
  underWay: Map<Request, number>;
  /** One for all walks, since the requests of several add up. */
  network: CDPSession;
};

const stepsOfWalk = 7;

/** Starts a signed-in person with connected accounts in their own browser, for several walks. */
export async function begin(browser: Browser, random: () => number): Promise<Stay> {
  const person = await aPerson({ google: true, channels: true });
  const holdMs = pick(random, [0, 0, 1_500]);
  await setHold(person.uid, holdMs);
  const context = await browser.newContext({
    baseURL: stackUrls().app,
    locale: 'en-GB',
    timezoneId: 'Asia/Jerusalem',
    storageState: await storedSignIn(stackUrls(), person),
  });
  context.setDefaultTimeout(60_000);
  await context.addInitScript(() => {
    // An empty tab has no storage.
    if (window.location.protocol === 'http:') localStorage.setItem('hasSeenWelcome', 'true');
  });
  const problems: string[] = [];
  const forgotten: string[] = [];
  await context.addInitScript(tellForgotten);
  context.on('console', (message) => {
    if (message.type() === 'debug') forgotten.push(message.text());
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
  await page.goto('/crocodile-hub');
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  return { context, person, problems, forgotten, underWay, network };
}

/** A failing provider causes an error status; a page that is left aborts its requests. A 500 of ours is neither. */
function isOfFault(problem: string): boolean {
  return (
    /Failed to load resource: the server responded with a status of (400|401|403|404|409|422|429|502|503|504)/.test(
      problem,
    ) || /net::ERR_|Could not reach Cloud Firestore backend/.test(problem)
  );
}

/** One walk: a few impatient steps in one or two tabs; then it waits until all is quiet, and checks the result. */
export async function walk(stay: Stay, seed: number): Promise<Mishap[]> {
  const random = seeded(seed);
  const { context, person, problems, forgotten, underWay, network } = stay;
  problems.splice(0);
  forgotten.splice(0);
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
      if (!walker.page.url().startsWith(stackUrls().app)) await walker.page.goto('/crocodile-hub');
      await step(walker);
    } catch (error) {
      mishap(
        'stuck',
        [`${name}: ${String(error).slice(0, 1_500)}`, await seenOn(walker.page), waitingFor(underWay)].join(
          '\n    ',
        ),
      );
      break;
    }
  }
  for (const page of context.pages()) {
    // Back may have led to the empty page with which a tab begins.
    if (!page.url().startsWith(stackUrls().app)) await page.goto('/crocodile-hub');
    await rest(page, person).catch(async (error) =>
      mishap('stuck', [String(error), await seenOn(page), waitingFor(underWay)].join('\n    ')),
    );
  }
  let places = new Map<string, Found>();
  // Writes that the browser kept for the database are sent once the page is open again.
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
    if (found.isKept) continue;
    const way = forgotten.filter((told) => told.includes(word));
    const ends = context.pages().map((page) => page.url());
    mishap(
      'lost',
      [`${word}, typed in ${found.where}`, `at the end ${ends.join(', ')}`, ...way].join('\n      '),
    );
  }
  for (const problem of problems.splice(0)) mishap('error', problem);
  for (const page of context.pages()) {
    // A dialog that is closing has no buttons; a real dead end stays.
    await expect
      .poll(() => page.evaluate(waysOn), { timeout: 10_000 })
      .toBeGreaterThan(0)
      .catch(async () => mishap('stuck', `nothing to press ${await seenOn(page)}`));
  }
  for (const page of context.pages().slice(1)) await page.close();
  return mishaps;
}

/** The visible text, for the report. */
async function seenOn(page: Page): Promise<string> {
  const look = page.evaluate(() => {
    const boxes = [...document.querySelectorAll('textarea')].map(
      ({ ariaLabel, disabled, readOnly, value }) =>
        `${ariaLabel}${disabled ? ' disabled' : ''}${readOnly ? ' read-only' : ''}: ${value.slice(0, 60)}`,
    );
    // A dialog comes after the screen in the document, but covers it.
    const dialog = document.querySelector<HTMLElement>('[role=dialog]');
    const place = dialog ?? document.querySelector('main') ?? document.body;
    const held = document.activeElement?.outerHTML.slice(0, 120) ?? 'nothing';
    return [document.readyState, place.innerText.trim().slice(0, 300), ...boxes, `focus: ${held}`].join(
      ' | ',
    );
  });
  const silence = new Promise<string>((resolve) =>
    setTimeout(resolve, 10_000, 'a page that does not answer'),
  );
  return `at ${page.url()}: ${JSON.stringify(await Promise.race([look.catch(String), silence]))}`;
}

function waitingFor(underWay: Stay['underWay']): string {
  return [...underWay]
    .map(([request, since]) => {
      const seconds = Math.round((performance.now() - since) / 1_000);
      return `    ${request.method()} ${request.url().slice(0, 160)} for ${seconds} s`;
    })
    .join('\n');
}

/** The person's view: a wide or narrow window, zoom, less motion, the system's colours, a slow network. */
async function dress(page: Page, network: CDPSession, random: () => number): Promise<string> {
  const viewports = [
    { width: 1440, height: 1000 },
    { width: 1440, height: 1000 },
    // The window that is left at a zoom of 200 %.
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

/** Waits until no work is left, in the page and on the server. */
async function rest(page: Page, { uid }: TestPerson): Promise<void> {
  // An open menu hides the screen's headings from roles.
  await page.getByRole('heading', { includeHidden: true }).first().waitFor({ state: 'attached' });
  const busy = () => page.locator('[aria-busy=true]').count();
  const running = () =>
    withFirestore(stackUrls(), async (firestore) => {
      const { docs } = await firestore
        .collection(paths.outbox(uid))
        .where('status', 'in', ['accepted', 'held', 'claimed', 'uncertain'])
        .get();
      // Meta cannot tell what happened to a message: after a lost answer the state stays unknown.
      return docs
        .map((one) => `${one.get('actionType')} ${one.get('status')}`)
        .filter((one) => one !== 'send_whatsapp uncertain');
    });
  await expect
    .poll(async () => [`${await busy()} busy`, ...(await running())].join(', '), { timeout: 120_000 })
    .toBe('0 busy');
}

type Found = { where: string; asked: number; most: number; told: string; isKept: boolean };

/** The places of each word, and how often it took effect. */
async function foundOf(
  context: BrowserContext,
  { uid }: TestPerson,
  words: TypedWords,
): Promise<Map<string, Found>> {
  const left = (await sent()).map((item) => JSON.stringify(item));
  const stored = await withFirestore(stackUrls(), async (firestore) => {
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
    const made = stored.tasks
      .filter((task) => JSON.stringify(task).includes(word))
      .map((task) => JSON.stringify(task).slice(0, 600));
    found.set(word, {
      where,
      asked,
      most,
      told: [`asked ${asked} times: ${JSON.stringify(counts)}`, ...made].join('\n      '),
      isKept: isDropped || kept.has(word),
    });
  }
  return found;
}

/* These run in the page. */

/** Reports each word that is removed from local or session storage, and by which code, to trace lost words. */
function tellForgotten(): void {
  const wordsOf = (text: string | null): string[] => text?.match(/w[0-9a-z]{9}x/g) ?? [];
  const spied = <A extends [key: string, value?: string]>(method: (...args: A) => void) =>
    new Proxy(method, {
      apply(original, storage: Storage, args: A) {
        const [key, after = null] = args;
        const gone = wordsOf(storage.getItem(key)).filter((word) => !wordsOf(after).includes(word));
        if (gone.length > 0) {
          const by = new Error('the trail').stack?.split('\n').slice(2, 7).join(' ') ?? '';
          // oxlint-disable-next-line no-console -- this is how a page tells its test
          console.debug(
            `${new Date().toISOString()} ${gone.join()} left ${key} at ${location.pathname}: ${by}`,
          );
        }
        Reflect.apply(original, storage, args);
      },
    });
  // oxlint-disable-next-line typescript/unbound-method -- the proxy hands its storage on
  Storage.prototype.setItem = spied(Storage.prototype.setItem);
  // oxlint-disable-next-line typescript/unbound-method -- the proxy hands its storage on
  Storage.prototype.removeItem = spied(Storage.prototype.removeItem);
}

/** All texts in fields, and in the browser's storage for this person. */
function standsIn(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  const kept = [localStorage, sessionStorage].flatMap((storage) => Object.values(storage));
  return [...fields.map(({ value }) => value), ...kept].join('\n');
}

/** The number of buttons in the open dialog or on the screen. */
function waysOn(): number {
  const places = [...document.querySelectorAll('[role=dialog]')];
  const place = places.at(-1) ?? document.body;
  return [...place.querySelectorAll('a[href], button:not(:disabled)')].filter((one) => one.checkVisibility())
    .length;
}
