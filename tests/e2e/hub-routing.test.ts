import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Visit } from '../support/browse.ts';
import type { TestPerson } from '../support/people.ts';
import { sessionWith } from '../support/session-with.ts';
import { signedIn } from '../support/signed-in.ts';
import { commandCenterPage } from './pages/command-center-page.ts';
import { hubPage } from './pages/hub-page.ts';
import { sidebar } from './pages/sidebar.ts';
import { smartTasksPage } from './pages/smart-tasks-page.ts';
import { patience } from '../support/patience.ts';

/** Where the hub's command box sends twelve sentences. Rule hub.routing.1. */

let open: Visit & { person: TestPerson };

beforeAll(async () => {
  open = await signedIn({
    google: true,
    prepare: async ({ page }) => void (await page.addInitScript(stopwatch)),
  });
  open.page.setDefaultTimeout(patience.timeout);
});
beforeEach(async () => {
  if (!open.page.url().endsWith('/crocodile-hub')) await sidebar(open.page).toHub();
  await hubPage(open.page).commandBox().waitFor(patience);
});
afterAll(() => open.close());

/** Takes the time from Enter to the change of the address. */
const stopwatch = `
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') window.pressedAt = performance.now();
  }, { capture: true });
  const push = history.pushState.bind(history);
  history.pushState = (state, unused, url) => {
    window.left = { to: String(url), afterMs: performance.now() - window.pressedAt };
    push(state, unused, url);
  };
`;

async function leaving(): Promise<{ to: string; afterMs: number }> {
  // What the script above has written down.
  return (await open.page.evaluate('window.left')) as { to: string; afterMs: number };
}

const linkFromRouter = /^\/command-center\?(?=.*fromRouter=true)(?=.*sessionId=\w+)/;

describe('a task', () => {
  it.each([
    'remind me to drink water tomorrow at 9',
    'schedule a meeting with dana@example.com tomorrow at 10',
    'תזכיר לי מחר בתשע לשתות מים',
    'קבע פגישה עם dana@example.com מחר בעשר',
  ])('is made of %j, and shown on Smart Tasks', async (sentence) => {
    await hubPage(open.page).run(sentence);
    await open.page.waitForURL('**/smart-tasks', patience);
    await smartTasksPage(open.page).task(sentence).waitFor(patience);
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
    await page.getByText('Searching and opening chat...').last().waitFor(patience);
    await page.waitForURL('**/command-center**', patience);
    const { to, afterMs } = await leaving();
    expect(to).toMatch(linkFromRouter);
    expect(afterMs).toBeGreaterThanOrEqual(300);
    await commandCenterPage(page).log.getByText(sentence).first().waitFor(patience);
    await expect
      .poll(() => sessionWith(open.person.uid, sentence), patience)
      .toMatchObject({ title: 'Search Session' });
  });
});

describe('a conversation', () => {
  it.each(['what is the capital of Peru', 'why is the sky blue', 'מה בירת פרו', 'למה השמיים כחולים'])(
    'is begun with %j, after 500 ms',
    async (sentence) => {
      const { page } = open;
      await hubPage(page).run(sentence);
      await page.waitForURL('**/command-center**', patience);
      const { to, afterMs } = await leaving();
      expect(to).toMatch(linkFromRouter);
      expect(afterMs).toBeGreaterThanOrEqual(500);
      await commandCenterPage(page).log.getByText(sentence).first().waitFor(patience);
      await expect
        .poll(() => sessionWith(open.person.uid, sentence), patience)
        .toMatchObject({ icon: '💬', title: sentence });
    },
  );
});

describe('the box', () => {
  it('sends nothing but words', async () => {
    const { page } = open;
    await hubPage(page).run('   ');
    await hubPage(page).commandBox().press('Shift+Enter');
    expect(new URL(page.url()).pathname).toBe('/crocodile-hub');
    await expect.poll(() => page.getByRole('button', { name: 'Run', exact: true }).isDisabled()).toBe(true);
    await hubPage(page).commandBox().fill('');
  });

  it('keeps the words of a task that could not be made, and says why', async () => {
    const { page, problems } = open;
    const call = '**/api/actions/legacy-smart-task';
    await page.route(call, (route) => route.fulfill({ status: 500, json: {} }));
    const words = 'remind me to water the plants tomorrow at 8';
    await hubPage(page).commandBox().fill(words);
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('Failed to create Smart Task').waitFor(patience);
    await page.getByText('Smart Task error: 500').waitFor(patience);
    await expect.poll(() => hubPage(page).commandBox().inputValue()).toBe(words);
    expect(problems.splice(0)).toEqual([expect.stringMatching(/500.*legacy-smart-task/)]);
    await page.unroute(call);
    await hubPage(page).commandBox().fill('');
  });

  it('is busy while a command is on its way, and takes no second one', async () => {
    const { page } = open;
    const call = '**/api/actions/legacy-smart-task';
    let asked = 0;
    let answer = () => {};
    const looked = new Promise<void>((resolve) => (answer = resolve));
    await page.route(call, async (route) => {
      asked += 1;
      await looked;
      await route.continue();
    });
    const words = 'remind me to feed the cat tomorrow at 7';
    const box = hubPage(page).commandBox();
    await box.fill(words);
    await box.press('Enter');
    await page.getByText('Processing...').first().waitFor(patience);
    await page.keyboard.press('Enter');
    await page.keyboard.type('x');
    answer();
    await page.waitForURL('**/smart-tasks', patience);
    await smartTasksPage(page).task(words).waitFor(patience);
    expect(asked).toBe(1);
    await page.unroute(call);
  });

  it('leaves whoever opened a dialog meanwhile in it, and leads to the session by one press', async () => {
    let answer = () => {};
    const looked = new Promise<void>((resolve) => (answer = resolve));
    const own = await signedIn({
      google: true,
      // No session is made before the store has come.
      prepare: async ({ page }) =>
        void (await page.route('**/assets/firestore-sdk-*', async (route) => {
          await looked;
          await route.continue();
        })),
    });
    const { page } = own;
    page.setDefaultTimeout(patience.timeout);
    await hubPage(page).run('find a vegan restaurant in Jaffa');
    await page.getByText('Searching and opening chat...').waitFor(patience);
    await page.getByRole('button', { name: 'Send Email' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send Email' });
    await dialog.getByLabel('Subject').fill('Half a subject');
    answer();
    await page.getByText('Your session is open in the Command Center').waitFor(patience);
    await expect.poll(() => dialog.getByLabel('Subject').inputValue(), patience).toBe('Half a subject');
    expect(new URL(page.url()).pathname).toBe('/crocodile-hub');
    await page.getByRole('button', { name: 'Go there' }).click();
    await page.waitForURL('**/command-center**', patience);
    await own.close();
  });
});
