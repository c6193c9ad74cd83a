import { randomUUID } from 'node:crypto';
import { paths } from '@crocodile-hub/core/contract/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setHold } from '../support/hold.ts';
import { type Visit } from '../support/browse.ts';
import { withFirestore } from '../support/firestore.ts';
import { aPerson, type TestPerson } from '../support/people.ts';
import { sent } from '../support/sent.ts';
import { signedIn } from '../support/signed-in.ts';
import { hubPage } from './pages/hub-page.ts';
import { sidebar } from './pages/sidebar.ts';
import { patience } from '../support/patience.ts';
import { stackUrls } from '../support/stack-urls.ts';

/** The chips under the command box: what they show is what Enter does. */

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

const chip = (name: string | RegExp) =>
  open.page.getByRole('list', { name: 'What I understood' }).getByRole('button', { name });

describe('a chip', () => {
  it('of a recipient is a field, and the mail goes to whom it shows', async () => {
    const { page } = open;
    const command = 'Send an email to dana@example.com about chips saying these are the chips';
    await hubPage(page).commandBox().fill(command);
    await chip('To: dana@example.com').click();
    await hubPage(open.page).editChip('To', 'noa@example.com, avi@example.com');
    await chip('To: noa@example.com, avi@example.com').waitFor(patience);
    await chip('Subject: chips').click();
    await hubPage(open.page).editChip('Subject', 'Crisps');
    await hubPage(page).commandBox().press('Enter');
    await page.waitForURL('**/smart-tasks', patience);
    const mails = async () => (await sent()).filter(({ text }) => text.includes('these are the chips'));
    await expect
      .poll(mails, patience)
      .toEqual([expect.objectContaining({ to: 'noa@example.com, avi@example.com', subject: 'Crisps' })]);
  });
});

/** Only letters: a number in a task leads to a question. */
const aWord = () =>
  `q${randomUUID()
    .replace(/[^a-f]/g, '')
    .padEnd(6, 'q')}`;

/** The tasks that name this word. */
async function tasksWith(word: string) {
  return withFirestore(stackUrls(), async (firestore) => {
    const { docs } = await firestore.collection(paths.smartTasks(open.person.uid)).get();
    return docs.map((doc) => doc.data()).filter((task) => JSON.stringify(task).includes(word));
  });
}

describe('a sentence that asks for two things', () => {
  it('shows chips for each, and does both as the chips have it', async () => {
    const { page } = open;
    const [ferns, words] = [aWord(), aWord()];
    const row = (number: number) => page.getByRole('list', { name: `What I understood, number ${number}` });
    await hubPage(page)
      .commandBox()
      .fill(`Schedule a meeting called ${ferns} tomorrow at 9 and email dana@example.com saying hello`);
    await row(1).getByRole('button', { name: 'Action: Meeting' }).waitFor();
    await row(2).getByRole('button', { name: 'Message: hello' }).click();
    await hubPage(page).editChip('Message', words);
    await row(2)
      .getByRole('button', { name: `Message: ${words}` })
      .waitFor();
    await hubPage(page).commandBox().press('Enter');
    await page.waitForURL('**/smart-tasks');
    const mails = async () => (await sent()).filter(({ text }) => text.includes(words));
    await expect.poll(mails, patience).toMatchObject([{ to: 'dana@example.com' }]);
    await expect.poll(() => tasksWith(ferns), patience).toMatchObject([{ status: 'Done' }]);
  });
});
