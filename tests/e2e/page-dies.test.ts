import { randomUUID } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setHold } from '../support/hold.ts';
import { patience } from '../support/patience.ts';
import { sent } from '../support/sent.ts';
import { signedIn } from '../support/signed-in.ts';
import { smartTasksPage } from './pages/smart-tasks-page.ts';

const execute = '**/api/action-engine/execute';
let open: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  open = await signedIn({ google: true });
});
// The page beside the one that dies may lose a request with it.
afterAll(() => open.close(/net::ERR_FAILED/));

/** Of letters alone: what is called by a number is asked about. */
const aName = () => `n${randomUUID().replace(/[^a-f]/g, '')}`;
const mailTo = (name: string) => `Send an email to ${name}@example.com about lunch saying I am late`;
const mailsOf = async (name: string) =>
  (await sent()).filter(({ kind, to }) => kind === 'email' && to.includes(name)).length;

/** Sends the words in a tab that dies at its call to the server, which `reach` lets through or not. */
async function sendInATabThatDies(context: BrowserContext, words: string, reach: boolean): Promise<void> {
  const page = await context.newPage();
  await page.goto('/smart-tasks');
  const isCalling = new Promise<void>((resolve) => {
    void page.route(execute, async (route) => {
      // The server has it, and nobody reads its answer.
      if (reach) await route.fetch();
      resolve();
    });
  });
  await smartTasksPage(page).send(words);
  await isCalling;
  // Closed in the usual way, it would let the call go that is held back here.
  const session = await context.newCDPSession(page);
  const hasCrashed = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => undefined);
  await hasCrashed;
  await page.close();
}

describe('a page that dies at its call to the server', () => {
  it('leaves a task that is stored and has not run, which one runs from any page, once', async () => {
    const { page, person } = open;
    await setHold(person.uid, 0);
    const name = aName();
    await sendInATabThatDies(page.context(), mailTo(name), false);
    await page.goto('/smart-tasks');
    const row = smartTasksPage(page).task(mailTo(name));
    await row.locator('[data-status=Pending]').waitFor(patience);
    expect(await mailsOf(name)).toBe(0);
    await row.getByRole('button', { name: 'Run now', exact: true }).dblclick();
    await row.locator('[data-status=Done]').waitFor(patience);
    expect(await mailsOf(name)).toBe(1);
  });

  it('and whose call arrived, leaves a task that runs by itself, once', async () => {
    const { page, person } = open;
    await setHold(person.uid, 5_000);
    const name = aName();
    await sendInATabThatDies(page.context(), mailTo(name), true);
    await page.goto('/smart-tasks');
    await smartTasksPage(page).task(mailTo(name)).locator('[data-status=Done]').waitFor(patience);
    expect(await mailsOf(name)).toBe(1);
  });
});
