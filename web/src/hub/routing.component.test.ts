import { paths } from '@crocodile-hub/core/contract/paths';
import { limits } from '@crocodile-hub/core/domain/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { commandCenterPage } from '../../../tests/e2e/pages/command-center-page.ts';
import { hubPage } from '../../../tests/e2e/pages/hub-page.ts';
import { foreign } from '../testing/answers.ts';
import { aPerson, signedIn } from '../testing/app.ts';
import { appWindow, type AppWindow } from '../testing/app-frame.ts';
import { scriptAssistant } from '../testing/assistant.ts';
import { readAction, readAs, runAtOnce } from '../testing/engine.ts';
import { givenGoogle } from '../testing/given.ts';
import { stage } from '../testing/stage.ts';

/** Where the hub's command box sends twelve sentences. Rule hub.routing.1. */

let open: Awaited<ReturnType<typeof signedIn>>;
let left: { to: string; afterMs: number } | undefined;

beforeEach(async () => {
  const { api } = stage();
  const person = aPerson();
  await givenGoogle(person);
  const asked = { task: 'drink', reminderTime: '2030-05-01T09:00:00+03:00' };
  api.on('legacySmartTask', readAs(readAction('reminder', asked)));
  api.on('execute', runAtOnce);
  scriptAssistant();
  open = await signedIn({ person, prepare: takeTheTime });
  await hubPage(open.page).commandBox().waitFor();
});

/** From Enter to the change of the address. */
function takeTheTime({ document, history, performance }: AppWindow): void {
  left = undefined;
  let pressedAt = 0;
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') pressedAt = performance.now();
  };
  document.addEventListener('keydown', onKey, { capture: true });
  const push = history.pushState.bind(history);
  history.pushState = (state, unused, url) => {
    const { pathname, search } = new URL(String(url), document.baseURI);
    left = { to: pathname + search, afterMs: performance.now() - pressedAt };
    push(state, unused, url);
  };
}

/** The time from Enter until the link from the router was followed. */
function waitedMs(): number {
  expect(left?.to).toMatch(/^\/command-center\?(?=.*fromRouter=true)(?=.*sessionId=\w+)/);
  return left?.afterMs ?? 0;
}

/** The person's only session, whose log must contain only these words. They are on the screen before they are stored. */
async function sessionWith(words: string) {
  const { store, person } = open;
  const sessions = () => store.list(paths.sessions(person.uid));
  await expect.poll(async () => (await sessions()).length).toBe(1);
  const [session] = await sessions();
  const log = () => store.list(paths.messages(person.uid, session?.id ?? ''));
  await expect.poll(async () => (await log()).map(({ content }) => content)).toEqual([words]);
  return session;
}

const isAt = (path: string) => (url: URL) => url.pathname === path;
const taskOf = (sentence: string) => open.page.getByRole('listitem').filter({ hasText: sentence }).first();
const askedOfReader = () => open.api.calls('legacySmartTask').map(({ body }) => body.command);

describe('a task', () => {
  it.each([
    'remind me to drink water tomorrow at 9',
    'schedule a meeting with dana@example.com tomorrow at 10',
    'תזכיר לי מחר בתשע לשתות מים',
    'קבע פגישה עם dana@example.com מחר בעשר',
  ])('is made of %j, and shown on Smart Tasks', async (sentence) => {
    await hubPage(open.page).run(sentence);
    await open.page.waitForURL('**/smart-tasks');
    await taskOf(sentence).waitFor();
    expect(askedOfReader()).toEqual([sentence]);
  });
});

describe('a search', () => {
  it.each([
    'find a vegan restaurant in Haifa',
    'recommend a book about otters',
    'חפש מסעדה טבעונית בחיפה',
    'תמליצי לי על ספר',
  ])('is made of %j, after 300 ms', async (sentence) => {
    const { page } = open;
    await hubPage(page).run(sentence);
    await page.getByText('Searching and opening chat...').last().waitFor();
    await page.waitForURL(isAt('/command-center'));
    expect(waitedMs()).toBeGreaterThanOrEqual(300);
    await commandCenterPage(page).log.getByText(sentence).first().waitFor();
    expect(await sessionWith(sentence)).toMatchObject({ title: 'Search Session' });
    expect(askedOfReader()).toEqual([]);
  });
});

describe('a conversation', () => {
  it.each(['what is the capital of Peru', 'why is the sky blue', 'מה בירת פרו', 'למה השמיים כחולים'])(
    'is begun with %j, after 500 ms',
    async (sentence) => {
      const { page } = open;
      await hubPage(page).run(sentence);
      await page.waitForURL(isAt('/command-center'));
      expect(waitedMs()).toBeGreaterThanOrEqual(500);
      await commandCenterPage(page).log.getByText(sentence).first().waitFor();
      expect(await sessionWith(sentence)).toMatchObject({ icon: '💬', title: sentence });
      expect(askedOfReader()).toEqual([]);
    },
  );
});

describe('what sounds like a task and is none', () => {
  it.each(['do I have a meeting tomorrow?', 'יש לי פגישה מחר?'])(
    'is asked in a conversation, and makes no task: %s',
    async (sentence) => {
      const { page, api, store, person } = open;
      api.on('legacySmartTask', readAs(readAction('unknown', {}, { words: sentence })));
      await hubPage(page).run(sentence);
      await page.waitForURL(isAt('/command-center'));
      expect(waitedMs()).toBeGreaterThanOrEqual(500);
      await commandCenterPage(page).log.getByText(sentence).first().waitFor();
      expect(await sessionWith(sentence)).toMatchObject({ icon: '💬', title: sentence });
      expect(askedOfReader()).toEqual([sentence]);
      expect(await store.list(paths.smartTasks(person.uid))).toEqual([]);
      expect(api.calls('execute')).toEqual([]);
    },
  );

  it('is a task where there are two readings to choose from', async () => {
    const { page, api, store, person } = open;
    const meeting = (eventId: string) => readAction('cancel_event', { eventId, etag: '1', title: 'Budget' });
    const alternatives = [meeting('e1'), meeting('e2')];
    const words = 'cancel the budget meeting';
    api.on(
      'legacySmartTask',
      readAs(readAction('unknown', {}, { requiresConfirmation: true, alternatives, words })),
    );
    await hubPage(page).run(words);
    await page.waitForURL('**/smart-tasks');
    await taskOf(words).getByRole('group', { name: 'Several fit. Which one?' }).waitFor();
    expect(await store.list(paths.sessions(person.uid))).toEqual([]);
  });
});

describe('the box', () => {
  it('sends nothing but words', async () => {
    const { page } = open;
    await hubPage(page).run('   ');
    await hubPage(page).commandBox().press('Shift+Enter');
    expect(new URL(page.url()).pathname).toBe('/crocodile-hub');
    await expect.poll(() => page.getByRole('button', { name: 'Run', exact: true }).isDisabled()).toBe(true);
    expect(askedOfReader()).toEqual([]);
  });

  it('keeps the words of a task that could not be made, and says why', async () => {
    const { page, api, store, person } = open;
    api.on('legacySmartTask', foreign(500));
    const words = 'remind me to water the plants tomorrow at 8';
    await hubPage(page).commandBox().fill(words);
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('Failed to create Smart Task').waitFor();
    await page.getByText('Smart Task error: 500').waitFor();
    await expect.poll(() => hubPage(page).commandBox().inputValue()).toBe(words);
    expect(await store.list(paths.smartTasks(person.uid))).toEqual([]);
  });

  it('is busy while a command is on its way, and takes no second one', async () => {
    const { page, api } = open;
    const { release } = api.hold('legacySmartTask');
    const words = 'remind me to feed the cat tomorrow at 7';
    const box = hubPage(page).commandBox();
    await box.fill(words);
    await box.press('Enter');
    await page.getByText('Processing...').first().waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type('x');
    release(readAs(readAction('reminder', { task: 'feed the cat' })));
    await page.waitForURL('**/smart-tasks');
    await taskOf(words).waitFor();
    expect(askedOfReader()).toEqual([words]);
  });

  it('leaves whoever goes elsewhere straight after the press there', async () => {
    const { page, api, store, person } = open;
    const words = 'remind me to walk the dog tomorrow at 7';
    await hubPage(page).commandBox().fill(words);
    const elementOf = async (role: string, name: string) => {
      const place = page.getByRole(role, { name, exact: true }).first();
      await place.waitFor();
      return place.elements()[0];
    };
    const run = await elementOf('button', 'Run');
    const link = await elementOf('link', 'Campaigns');
    // At once, before the app can read on.
    run?.click();
    link?.click();
    await page.getByRole('heading', { level: 1, name: 'Campaigns' }).waitFor();
    await expect.poll(() => api.calls('execute').length).toBe(1);
    await expect
      .poll(() => store.list(paths.smartTasks(person.uid)))
      .toMatchObject([{ originalCommand: words, status: 'Done' }]);
    // Its session or its task would have led away by now.
    expect(new URL(page.url()).pathname).toBe('/campaigns');
  });

  it('leaves whoever opened a dialog meanwhile in it, and leads to the session by one press', async () => {
    const { page } = open;
    const letGo = holdTheLeaving();
    await hubPage(page).run('find a vegan restaurant in Jaffa');
    await page.getByText('Searching and opening chat...').waitFor();
    await page.getByRole('button', { name: 'Send Email' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send Email' });
    await dialog.getByLabel('Subject').fill('Half a subject');
    letGo();
    await page.getByText('Your session is open in the Command Center').waitFor();
    await expect.poll(() => dialog.getByLabel('Subject').inputValue()).toBe('Half a subject');
    expect(new URL(page.url()).pathname).toBe('/crocodile-hub');
    await page.getByRole('button', { name: 'Go there' }).click();
    await page.waitForURL(isAt('/command-center'));
  });
});

/** Holds back the timer of 300 ms after a search until the returned function is called. */
function holdTheLeaving(): () => void {
  const opened = appWindow();
  const setTimeout = opened.setTimeout.bind(opened);
  const waiting: (() => void)[] = [];
  const held = (work: () => void, ms?: number) =>
    ms === limits.navigateAfterSearchMs ? waiting.push(work) : setTimeout(work, ms);
  Object.assign(opened, { setTimeout: held });
  return () => {
    expect(waiting.length).toBeGreaterThan(0);
    for (const work of waiting) work();
  };
}
