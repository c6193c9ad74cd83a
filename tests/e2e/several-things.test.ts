import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setHold } from '../support/hold.ts';
import { type Visit } from '../support/browse.ts';
import { withFirestore } from '../support/firestore.ts';
import { patience } from '../support/patience.ts';
import { aPerson, type TestPerson } from '../support/people.ts';
import { sent } from '../support/sent.ts';
import { inHebrew, signedIn } from '../support/signed-in.ts';
import { hubPage } from './pages/hub-page.ts';
import { sidebar } from './pages/sidebar.ts';
import { stackUrls } from '../support/stack-urls.ts';

/** One sentence that asks for several things, and what the reading asks about, in the hub's command box. */

let open: Visit & { person: TestPerson };

beforeAll(async () => {
  const person = await aPerson({ google: true });
  await setHold(person.uid, 0);
  open = await signedIn({ person });
  open.page.setDefaultTimeout(patience.timeout);
});
beforeEach(async () => {
  if (!open.page.url().endsWith('/crocodile-hub')) await sidebar(open.page).toHub();
  await hubPage(open.page).commandBox().fill('');
});
afterAll(() => open.close());

/** Of letters alone: a number in a task is asked about. */
const aWord = () =>
  `q${randomUUID()
    .replace(/[^a-f]/g, '')
    .padEnd(6, 'q')}`;
const row = (page: Page, number: number) =>
  page.getByRole('list', { name: `What I understood, number ${number}` });
const mailsWith = async (word: string) => (await sent()).filter(({ text }) => text.includes(word));

type StoredTask = { id: string; status?: unknown; undoUntil?: unknown };

/** The tasks whose payload holds the word, the first of them first. */
async function tasksWith(word: string, { uid }: TestPerson = open.person) {
  return withFirestore(stackUrls(), async (firestore) => {
    const { docs } = await firestore.collection(`users/${uid}/smartTasks`).get();
    const all = docs.map((doc): StoredTask => ({ id: doc.id, ...doc.data() }));
    return all
      .filter((task) => JSON.stringify(task).includes(word))
      .toSorted((a, b) => a.id.length - b.id.length);
  });
}

describe('a sentence that asks for two things', () => {
  it('shows chips for each, and does both as the chips have it', async () => {
    const { page } = open;
    const [ferns, words] = [aWord(), aWord()];
    await hubPage(page)
      .commandBox()
      .fill(`Schedule a meeting called ${ferns} tomorrow at 9 and email dana@example.com saying hello`);
    await row(page, 1).getByRole('button', { name: 'Action: Meeting' }).waitFor();
    await row(page, 2).getByRole('button', { name: 'Message: hello' }).click();
    await hubPage(open.page).editChip('Message', words);
    await row(page, 2)
      .getByRole('button', { name: `Message: ${words}` })
      .waitFor();
    await hubPage(page).commandBox().press('Enter');
    await page.waitForURL('**/smart-tasks');
    await expect.poll(() => mailsWith(words), patience).toMatchObject([{ to: 'dana@example.com' }]);
    await expect.poll(() => tasksWith(ferns), patience).toMatchObject([{ status: 'Done' }]);
  });

  it('does them in the order of the rows, and leaves out what was dropped', async () => {
    const { page } = open;
    const word = aWord();
    await hubPage(page)
      .commandBox()
      .fill(
        `Schedule a meeting called ${word} tomorrow at 10 and email dana@example.com saying ${word} and remind me tomorrow at 9 to water ${word}`,
      );
    await row(page, 3).waitFor();
    await page.getByRole('button', { name: 'Do number 2 earlier' }).click();
    await row(page, 1).getByRole('button', { name: 'Action: Email' }).waitFor();
    await page.getByRole('button', { name: 'Leave number 3 out' }).click();
    await row(page, 3).waitFor({ state: 'detached' });
    await hubPage(page).commandBox().press('Enter');
    await page.waitForURL('**/smart-tasks');
    await expect
      .poll(() => tasksWith(word), patience)
      .toMatchObject([
        { actionType: 'send_email', status: 'Done' },
        { actionType: 'create_event', status: 'Done' },
      ]);
    expect(await tasksWith(word)).toHaveLength(2);
  });

  it('leaves the second to the person when the first is refused', async () => {
    const { page } = open;
    const word = aWord();
    await page.route('**/api/action-engine/execute', (route) =>
      route.fulfill({ status: 403, json: { success: false, kind: 'forbidden', error: 'No' } }),
    );
    await hubPage(page)
      .commandBox()
      .fill(`Send an email to dana@example.com saying ${word} and remind me tomorrow at 9 to water ${word}`);
    await row(page, 2).waitFor();
    await hubPage(page).commandBox().press('Enter');
    await page.waitForURL('**/smart-tasks');
    const second = page.getByRole('listitem').filter({ hasText: `water ${word}` });
    await second.getByRole('button', { name: 'Run now' }).waitFor();
    await page.unroute('**/api/action-engine/execute');
    const refused = open.problems.findIndex((problem) => problem.includes('/api/action-engine/execute'));
    open.problems.splice(refused, 1);
    await second.getByRole('button', { name: 'Run now' }).click();
    await expect
      .poll(
        async () => (await tasksWith(word)).filter((task) => JSON.stringify(task).includes('"reminder"')),
        patience,
      )
      .toMatchObject([{ status: 'Done' }]);
    expect(await mailsWith(word)).toEqual([]);
  });

  it('is taken back as one', async () => {
    const person = await aPerson({ google: true });
    await setHold(person.uid, 30_000);
    const { page, close } = await signedIn({ person });
    page.setDefaultTimeout(patience.timeout);
    // The hold is a setting, which comes from the store as the sessions do.
    await page.getByText('No sessions found').first().waitFor(patience);
    const word = aWord();
    await hubPage(page)
      .commandBox()
      .fill(`Send an email to dana@example.com saying ${word} and email noa@example.com saying ${word} too`);
    await row(page, 2).waitFor();
    await hubPage(page).commandBox().press('Enter');
    await page.waitForURL('**/smart-tasks');
    const held = async () =>
      (await tasksWith(word, person)).filter(({ undoUntil }) => undoUntil !== undefined);
    await expect.poll(held, patience).toHaveLength(2);
    await page.getByRole('button', { name: 'Undo all 2' }).first().click();
    await expect
      .poll(async () => (await tasksWith(word, person)).map(({ status }) => status), patience)
      .toEqual(['Cancelled', 'Cancelled']);
    expect(await mailsWith(word)).toEqual([]);
    await close();
  });
});

describe('what the reading is not sure of', () => {
  it('is asked beside the chips, and a yes by the keyboard lets it run', async () => {
    const { page } = open;
    const word = aWord();
    await hubPage(page).commandBox().fill(`remind me on wendesday at 9 to water ${word}`);
    const question = page.getByRole('button', { name: 'Is “wendesday” meant as “wednesday”? Yes' });
    await question.focus();
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'detached' });
    await page.getByText('Understood', { exact: true }).waitFor();
    await hubPage(page).commandBox().press('Enter');
    await page.waitForURL('**/smart-tasks');
    await expect.poll(() => tasksWith(word), patience).toMatchObject([{ status: 'Done' }]);
  });

  it('waits for a yes in the list when it was not answered', async () => {
    const { page } = open;
    const word = aWord();
    await hubPage(page).commandBox().fill(`remind me on wendesday at 9 to water ${word}`);
    await page.getByText('One question first', { exact: true }).waitFor();
    await hubPage(page).commandBox().press('Enter');
    await page.waitForURL('**/smart-tasks');
    await expect.poll(() => tasksWith(word), patience).toMatchObject([{ status: 'Waiting Confirmation' }]);
  });
});

describe('in Hebrew', () => {
  it('both parts of a sentence have chips, and the second one can be changed', async () => {
    const person = await aPerson({ google: true });
    await setHold(person.uid, 0);
    const { page, close } = await signedIn({ person });
    await inHebrew(page);
    page.setDefaultTimeout(patience.timeout);
    const words = aWord();
    await page
      .getByRole('textbox', { name: 'במה אפשר לעזור היום?' })
      .fill('תזכיר לי מחר ב-9 להשקות את העציצים ושלח מייל ל-dana@example.com שהכול בסדר');
    const second = page.getByRole('list', { name: 'מה שהבנתי, מספר 2' });
    await second.getByRole('button', { name: 'תוכן: הכול בסדר' }).click();
    const editor = page.getByRole('dialog', { name: 'תוכן' });
    await editor.getByLabel('תוכן').fill(words);
    await page.keyboard.press('Enter');
    await second.getByRole('button', { name: `תוכן: ${words}` }).waitFor();
    await page.getByRole('textbox', { name: 'במה אפשר לעזור היום?' }).press('Enter');
    await page.waitForURL('**/smart-tasks');
    await expect.poll(() => mailsWith(words), patience).toMatchObject([{ to: 'dana@example.com' }]);
    await close();
  });
});
