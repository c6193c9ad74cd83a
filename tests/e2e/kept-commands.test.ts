import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { paths } from '@crocodile-hub/core/contract/paths';
import { withFirestore } from '../support/firestore.ts';
import { keptByBrowser } from '../support/left-behind.ts';
import { inHebrew, signedIn } from '../support/signed-in.ts';
import { hubPage } from './pages/hub-page.ts';
import { smartTasksPage } from './pages/smart-tasks-page.ts';
import { patience } from '../support/patience.ts';
import { stackUrls } from '../support/stack-urls.ts';

/** Commands that are given offline are stored on the device, and run when there is a connection. */

const keptOn = (page: Page) => page.getByRole('region', { name: 'Kept on this device' });

/** The page, with everything stored on the device that it needs offline. */
async function ready(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

const connect = (page: Page, isConnected: boolean) => page.context().setOffline(!isConnected);

/** The errors of the browser, Firestore and Auth about the connection that these tests cut. */
const cut =
  /Service Worker registration blocked by Playwright|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED .*\/assets\/|An unknown error occurred when fetching the script|WebChannelConnection RPC|cleardot\.gif|Could not reach Cloud Firestore backend/;

async function tasksOf(uid: string) {
  return withFirestore(stackUrls(), async (firestore) => {
    const { docs } = await firestore.collection(paths.smartTasks(uid)).get();
    return docs.map((found) => found.data());
  });
}

it('keeps a task that is sent from the hub without a connection, over a reload, and does it once, from two tabs', async () => {
  const { page, person, close } = await signedIn({ google: true });
  await ready(page);
  const other = await page.context().newPage();
  await other.goto('/smart-tasks');
  await smartTasksPage(other).history.getByText('No tasks yet').waitFor(patience);
  await connect(page, false);
  await page.getByText(/Messages and new tasks are kept on this device/).waitFor(patience);
  const words = 'remind me to stretch in 3 hours';
  await hubPage(page).run(words);
  const from = Date.now();
  await keptOn(page).getByText(words).waitFor(patience);
  await keptOn(page)
    .getByText(/^Waits for a connection/)
    .waitFor(patience);
  await expect.poll(() => hubPage(page).commandBox().inputValue(), patience).toBe('');
  await keptOn(other).getByText(words).waitFor(patience);

  await page.reload();
  await keptOn(page).getByText(words).waitFor(patience);

  await connect(page, true);
  await keptOn(page).waitFor({ state: 'detached', ...patience });
  await keptOn(other).waitFor({ state: 'detached', ...patience });
  await smartTasksPage(other).task(words).getByText('Done').waitFor(patience);
  const tasks = await tasksOf(person.uid);
  expect(tasks.map(({ originalCommand }) => String(originalCommand))).toEqual([words]);
  const due = Date.parse(String(tasks[0]?.['actionPayload']?.reminderTime));
  expect(Math.abs(due - (from + 3 * 3_600_000))).toBeLessThan(120_000);
  await close(cut);
});

it('says so in Hebrew, and leaves nothing of it for the next person', async () => {
  const { page, close } = await signedIn();
  await ready(page);
  await inHebrew(page);
  await connect(page, false);
  await page.getByText(/הודעות ומשימות חדשות נשמרות במכשיר/).waitFor(patience);
  const box = page
    .getByRole('main')
    .getByRole('combobox')
    .or(page.getByRole('main').getByRole('textbox'))
    .first();
  await box.fill('תזכירי לי מחר ב-9 לשלם ארנונה');
  await box.press('Enter');
  await page.getByText(/^ממתינה לחיבור/).waitFor(patience);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('ארנונה');
  await page.route('**/api/actions/legacy-smart-task', (route) => route.abort('internetdisconnected'));
  await connect(page, true);
  await page.goto('/campaigns');
  await page.getByRole('button', { name: 'התנתקות', exact: true }).click();
  await page.waitForURL('**/login', patience);
  await expect.poll(() => keptByBrowser(page), patience).not.toContain('ארנונה');
  await close(cut);
});

it('leaves the screen as it is when a part of it cannot be fetched, and shows the part once it can', async () => {
  const { page, close } = await signedIn({ serviceWorkers: 'block' });
  await page.getByRole('button', { name: 'Send Email' }).waitFor(patience);
  await connect(page, false);
  await page.getByText(/Messages and new tasks are kept on this device/).waitFor(patience);
  // A pointer over the button may already have loaded the dialog.
  const chunks = '**/assets/*.js';
  await page.route(chunks, (route) => route.abort());
  await hubPage(page).commandBox().fill('a thought');
  // The suggestions cover the buttons.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search Web' }).waitFor(patience);
  await page.getByRole('button', { name: 'Send Email' }).click();
  await expect.poll(() => hubPage(page).commandBox().inputValue(), patience).toBe('a thought');
  await page.unroute(chunks);
  await connect(page, true);
  await page.getByRole('dialog', { name: 'Send Email' }).waitFor(patience);
  await close(cut);
});
