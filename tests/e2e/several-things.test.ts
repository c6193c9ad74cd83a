import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setHold } from '../support/hold.ts';
import { type Visit } from '../support/browse.ts';
import { withFirestore } from '../support/firestore.ts';
import { patience } from '../support/patience.ts';
import { aPerson, type TestPerson } from '../support/people.ts';
import { sent } from '../support/sent.ts';
import { signedIn } from '../support/signed-in.ts';
import { hubPage } from './pages/hub-page.ts';
import { sidebar } from './pages/sidebar.ts';
import { stackUrls } from '../support/stack-urls.ts';

/** One sentence that asks for several things, and the questions about it, in the hub's command box. */

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

/** Only letters: a number in a task leads to a question. */
const aWord = () =>
  `q${randomUUID()
    .replace(/[^a-f]/g, '')
    .padEnd(6, 'q')}`;
const row = (page: Page, number: number) =>
  page.getByRole('list', { name: `What I understood, number ${number}` });
const mailsWith = async (word: string) => (await sent()).filter(({ text }) => text.includes(word));

type StoredTask = { id: string; status?: unknown; undoUntil?: unknown };

/** The tasks with this word in their payload, the first one first. */
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
});
