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

async function taskOf(command: string) {
  return withFirestore(stackUrls(), async (firestore) => {
    const tasks = firestore.collection(`users/${open.person.uid}/smartTasks`);
    const { docs } = await tasks.where('originalCommand', '==', command).get();
    return docs[0]?.data();
  });
}

/** With a menu that takes long to close, as on a busy machine. */
const chooseTaskAndEnter = `
  const later = window.setTimeout;
  window.setTimeout = (run, ms) => later(run, 20 * ms);
  [...document.querySelectorAll('[role=menuitemradio]')].find(({ innerText }) => innerText === 'Task').click();
  requestAnimationFrame(() => {
    window.setTimeout = later;
    const box = document.querySelector('form textarea');
    box.focus();
    box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  });
`;

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

  it('of a date is a picker, and the meeting is at the time that it shows', async () => {
    const { page } = open;
    const command = 'schedule a meeting called Chips with dana@example.com tomorrow at 10';
    await hubPage(page).commandBox().fill(command);
    await chip(/Date and time: .*10:00/).click();
    await hubPage(open.page).editChip('Date and time', '2030-05-01T15:45');
    await chip(/Date and time: Wed 1 May 2030 15:45/).waitFor(patience);
    await hubPage(page).commandBox().press('Enter');
    await page.waitForURL('**/smart-tasks', patience);
    await expect
      .poll(() => taskOf(command), patience)
      .toMatchObject({ actionPayload: { startTime: expect.stringContaining('2030-05-01T15:45') } });
  });

  it('of an action is a menu, and takes the words another way', async () => {
    const { page } = open;
    const command = 'remind me to call Dana tomorrow at 11';
    await hubPage(page).commandBox().fill(command);
    await chip('Action: Reminder').click();
    await page.getByRole('menuitemradio', { name: 'Task' }).waitFor(patience);
    // The menu is still closing when the task has been made, and holds nobody back.
    await page.evaluate(chooseTaskAndEnter);
    await page.waitForURL('**/smart-tasks', patience);
    await expect
      .poll(() => taskOf(command), patience)
      .toMatchObject({
        actionType: 'create_task',
        actionPayload: { title: 'call Dana', due: expect.stringContaining('T11:00') },
      });
  });

  it('of what is missing asks for it', async () => {
    const { page } = open;
    const command = 'remind me to water the chips';
    await hubPage(page).commandBox().fill(command);
    await page.getByText('Needs a time').waitFor(patience);
    await chip('Add a time').click();
    await hubPage(open.page).editChip('Date and time', '2030-06-01T07:00');
    await page.getByText('Understood').waitFor(patience);
    await hubPage(page).commandBox().press('Enter');
    await page.waitForURL('**/smart-tasks', patience);
    await expect
      .poll(() => taskOf(command), patience)
      .toMatchObject({ actionPayload: { reminderTime: expect.stringContaining('2030-06-01T07:00') } });
  });

  it('follows the literal rule, and offers what the words mean by one key', async () => {
    const { page } = open;
    const command = 'remind me to find the invoice tomorrow at 9';
    await hubPage(page).commandBox().fill(command);
    await chip('Action: Search').waitFor(patience);
    await page.getByRole('button', { name: 'Set reminder instead' }).waitFor(patience);
    await hubPage(page).commandBox().press('Alt+1');
    await chip('Action: Reminder').waitFor(patience);
    await hubPage(page).commandBox().press('Enter');
    await page.waitForURL('**/smart-tasks', patience);
    await expect.poll(() => taskOf(command), patience).toMatchObject({ actionType: 'reminder' });
  });
});
