import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { setHold } from '../support/hold.ts';
import { withFirestore } from '../support/firestore.ts';
import { type Fault, withFault } from '../support/providers.ts';
import { sent } from '../support/sent.ts';
import { signedIn } from '../support/signed-in.ts';
import { smartTasksPage } from './pages/smart-tasks-page.ts';
import { patience } from '../support/patience.ts';
import { stackUrls } from '../support/stack-urls.ts';

/** Impatient hands and lost answers: whatever leaves the product leaves once, and no typed word is lost. */

const aWord = () => `w${randomUUID().slice(0, 8)}`;

async function leftWith(word: string) {
  return (await sent()).filter((item) => JSON.stringify(item).includes(word));
}

async function titlesOf(uid: string): Promise<string[]> {
  return withFirestore(stackUrls(), async (firestore) => {
    const { docs } = await firestore.collection(`users/${uid}/sessions`).get();
    return docs.map((found) => String(found.data()['title'])).toSorted();
  });
}

async function openDialog(page: Page, name: string) {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
  return page.getByRole('dialog', { name });
}

async function fillMail(page: Page, word: string) {
  const dialog = await openDialog(page, 'Send Email');
  await dialog.getByLabel('To').fill(`${word}@example.com`);
  await dialog.getByLabel('Subject').fill(`About ${word}`);
  await dialog.getByLabel('Message').fill(`Dear ${word}`);
  return dialog;
}

async function fillMeeting(page: Page, word: string) {
  const dialog = await openDialog(page, 'Schedule Meeting');
  await dialog.getByLabel('Meeting Title').fill(`${word} review`);
  await dialog.getByLabel('Date').fill('2030-05-01');
  await dialog.getByLabel('Time').fill('10:30');
  return dialog;
}

it('runs a task once more, and not twice, at a double click on Run Again', async () => {
  const { page, person, close } = await signedIn({ google: true });
  await setHold(person.uid, 0);
  const word = aWord();
  const tasks = smartTasksPage(page);
  await page.goto('/smart-tasks');
  const command = `Send an email to ${word}@example.com about lunch saying I am late`;
  await tasks.send(command);
  const row = tasks.task(command);
  await row.locator('[data-status=Done]').waitFor(patience);
  await row.hover();
  await row.getByRole('button', { name: 'Run Again' }).dblclick();
  await expect.poll(async () => (await leftWith(word)).length, patience).toBe(2);
  await expect.poll(() => tasks.rows.locator('[data-status=Done]').count(), patience).toBe(2);
  expect(await tasks.rows.count()).toBe(2);
  expect(await leftWith(word)).toHaveLength(2);
  await close();
});

/** The words as they stood before they were sent. The page that lives on removes them first, when it knows. */
async function putBack(page: Page, key: string, left: string | null): Promise<void> {
  const kept = () => page.evaluate((name) => sessionStorage.getItem(name), key);
  await expect.poll(async () => (await kept()) === left, patience).toBe(false);
  await page.evaluate(([name, words]) => sessionStorage.setItem(name, words), [key, left ?? ''] as const);
}

it('leaves the copy alone that comes under the pointer between the two halves of a double click', async () => {
  const { page, person, close } = await signedIn({ google: true });
  await setHold(person.uid, 0);
  const word = aWord();
  const tasks = smartTasksPage(page);
  await page.goto('/smart-tasks');
  await tasks.send(`Add a task to call ${word}`);
  const rows = tasks.rows.filter({ hasText: word });
  await rows.first().locator('[data-status=Done]').waitFor(patience);
  await rows.first().hover();
  const again = rows.first().getByRole('button', { name: 'Run Again' });
  const { x = 0, y = 0, width = 0, height = 0 } = (await again.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down({ clickCount: 1 });
  await page.mouse.up({ clickCount: 1 });
  await rows.nth(1).waitFor(patience);
  await rows.first().locator('[data-status=Done]').waitFor(patience);
  // The copy's own button stands there by now.
  await expect
    .poll(
      async () => (await rows.first().getByRole('button', { name: 'Run Again' }).boundingBox())?.y,
      patience,
    )
    .toBe(y);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await tasks.send(`Add a task to write ${word}`);
  await rows.nth(2).waitFor(patience);
  expect(await rows.count()).toBe(3);
  await close();
});

it('makes one task of words that a page left in the box as it died, and that are sent again', async () => {
  const { page, person, close } = await signedIn({ google: true });
  await setHold(person.uid, 0);
  const word = aWord();
  const tasks = smartTasksPage(page);
  await page.goto('/smart-tasks');
  const command = `Send an email to ${word}@example.com about lunch saying I am late`;
  const box = page.getByRole('textbox', { name: 'New task' });
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await box.fill(command);
  // As the page leaves it that stored the task, and died before it knew.
  const left = await page.evaluate(() => sessionStorage.getItem('personal:command-tasks'));
  await send.click();
  await tasks.task(command).locator('[data-status=Done]').waitFor(patience);
  await putBack(page, 'personal:command-tasks', left);
  await page.reload();
  await expect.poll(() => box.inputValue(), patience).toBe(command);

  await send.click();
  await expect.poll(() => box.inputValue(), patience).toBe('');
  expect(await tasks.rows.count()).toBe(1);
  expect(await leftWith(word)).toHaveLength(1);
  await close();
});

it('begins one session with a question that a page left in the box as it died, and that is sent again', async () => {
  const { page, person, close } = await signedIn();
  const question = `Who is ${aWord()}?`;
  const box = page.getByRole('main').getByRole('textbox').first();
  await box.fill(question);
  // As the page leaves it that stored the session, and died before it knew.
  const left = await page.evaluate(() => sessionStorage.getItem('personal:command-hub'));
  expect(left).toContain(question);
  await box.press('Enter');
  await page.waitForURL('**/command-center**', patience);
  await expect.poll(() => titlesOf(person.uid), patience).toEqual([question]);
  await putBack(page, 'personal:command-hub', left);
  await page.goto('/crocodile-hub');
  await expect.poll(() => box.inputValue(), patience).toBe(question);

  await box.press('Enter');
  await page.waitForURL('**/command-center**', patience);
  await page.getByRole('log', { name: 'Conversation' }).getByText(question).waitFor(patience);
  expect(await titlesOf(person.uid)).toEqual([question]);
  await close();
});

it('makes one session at a double click, and one copy', async () => {
  const { page, person, close } = await signedIn();
  await page.reload();
  const sidebar = page.getByRole('complementary').getByRole('button', { name: 'New Session' });
  await sidebar.dblclick();
  await page.waitForURL('**/command-center**', patience);
  await page.getByRole('region', { name: 'New Session' }).waitFor(patience);
  await expect.poll(() => titlesOf(person.uid), patience).toEqual(['New Session']);

  await expect.poll(() => page.locator('[aria-busy=true]').count(), patience).toBe(0);
  await page.getByRole('button', { name: 'New Session', exact: true }).last().dblclick();
  await expect.poll(async () => (await titlesOf(person.uid)).length, patience).toBe(2);

  await expect.poll(() => page.locator('[aria-busy=true]').count(), patience).toBe(0);
  await page.getByRole('button', { name: 'Duplicate session' }).dblclick();
  await page.getByText('Session duplicated successfully!').first().waitFor(patience);
  await expect
    .poll(() => titlesOf(person.uid), patience)
    .toEqual(['New Session', 'New Session', 'New Session (Copy)']);
  await close();
});

it('sends a mail once that stands in two tabs and is sent in both', async () => {
  const { page, person, close } = await signedIn({ google: true });
  await setHold(person.uid, 0);
  const word = aWord();
  const here = await fillMail(page, word);
  // Enter in the subject goes on to the message.
  await here.getByLabel('Subject').press('Enter');
  await expect
    .poll(() => here.getByLabel('Message').evaluate((field) => field === document.activeElement))
    .toBe(true);
  const other = await page.context().newPage();
  await other.goto('/crocodile-hub');
  const there = await openDialog(other, 'Send Email');
  await expect.poll(() => there.getByLabel('Message').inputValue(), patience).toBe(`Dear ${word}`);
  await Promise.all(
    [here, there].map((dialog) => dialog.getByRole('button', { name: 'Send Email', exact: true }).click()),
  );
  for (const dialog of [here, there]) await dialog.waitFor({ state: 'detached', ...patience });
  expect(await leftWith(word)).toHaveLength(1);
  await other.close();
  await close();
});

it('says that a mail has left when it was changed in another tab meanwhile', async () => {
  const { page, person, problems, close } = await signedIn({ google: true });
  await setHold(person.uid, 0);
  const word = aWord();
  const here = await fillMail(page, word);
  const other = await page.context().newPage();
  await other.goto('/crocodile-hub');
  const there = await openDialog(other, 'Send Email');
  await there.getByLabel('Message').fill(`Dear ${word}, once more`);
  await here.getByRole('button', { name: 'Send Email', exact: true }).click();
  await here.waitFor({ state: 'detached', ...patience });
  await there.getByRole('button', { name: 'Send Email', exact: true }).click();
  await other.getByText(/^The version before your changes did go through/).waitFor(patience);
  expect(await leftWith(word)).toHaveLength(1);
  problems.splice(0);
  await other.close();
  await close();
});

it('takes a meeting for booked whose answer was lost on the way', async () => {
  const { page, person, problems, close } = await signedIn({ google: true });
  await setHold(person.uid, 0);
  const word = aWord();
  const dialog = await fillMeeting(page, word);
  const submit = dialog.getByRole('button', { name: 'Schedule Meeting', exact: true });

  // The server books it; the browser never hears of it.
  await page.route('**/api/action-engine/execute', async (route) => {
    await route.fetch().catch(() => undefined);
    await route.abort();
  });
  await submit.click();
  await dialog.waitFor({ state: 'detached', ...patience });
  problems.splice(0);
  expect(await leftWith(word)).toHaveLength(1);
  await close();
});

it('books one meeting when the call never reached the server and it is pressed again', async () => {
  const { page, person, problems, close } = await signedIn({ google: true });
  await setHold(person.uid, 0);
  const word = aWord();
  const dialog = await fillMeeting(page, word);
  const submit = dialog.getByRole('button', { name: 'Schedule Meeting', exact: true });
  await page.route('**/api/action-engine/execute', (route) => route.abort());
  await submit.click();
  await page.getByText('Failed to schedule meeting: Network error').first().waitFor(patience);
  await page.unroute('**/api/action-engine/execute');
  problems.splice(0);
  await submit.click();
  await dialog.waitFor({ state: 'detached', ...patience });
  expect(await leftWith(word)).toHaveLength(1);
  await close();
});

it('settles a meeting of which Google never spoke before it lets the person try again', async () => {
  const { page, person, problems, close } = await signedIn({ google: true });
  await setHold(person.uid, 0);
  const word = aWord();
  const dialog = await fillMeeting(page, word);
  const silent: Fault = { provider: 'google', kind: 'no-answer', times: 2, path: 'calendar' };
  await withFault(silent, async () => {
    await dialog.getByRole('button', { name: 'Schedule Meeting', exact: true }).click();
    await dialog.waitFor({ state: 'detached', ...patience });
  });
  problems.splice(0);
  expect(await leftWith(word)).toHaveLength(1);
  await close();
}, 90_000);

it('gives a refused mail back in its form, wherever the person is by then', async () => {
  const { page, problems, close } = await signedIn({ google: true });
  const word = aWord();
  const dialog = await fillMail(page, word);
  await withFault(
    { provider: 'google', kind: 'status', status: 400, times: 50, path: 'messages' },
    async () => {
      await dialog.getByRole('button', { name: 'Send Email', exact: true }).click();
      await dialog.waitFor({ state: 'detached', ...patience });
      await page.getByRole('link', { name: 'Campaigns' }).click();
      const toast = page.getByRole('alert').filter({ hasText: 'Failed to send email' });
      await toast.getByRole('button', { name: 'Edit' }).click(patience);
    },
  );
  const back = page.getByRole('dialog', { name: 'Send Email' });
  await expect.poll(() => back.getByLabel('To').inputValue(), patience).toBe(`${word}@example.com`);
  await expect.poll(() => back.getByLabel('Subject').inputValue(), patience).toBe(`About ${word}`);
  await expect.poll(() => back.getByLabel('Message').inputValue(), patience).toBe(`Dear ${word}`);
  await back.getByRole('button', { name: 'Send Email', exact: true }).click();
  await expect.poll(async () => (await leftWith(word)).length, patience).toBe(1);
  problems.splice(0);
  await close();
});

it('says that nothing was sent when a mail is taken back, after a reload too', async () => {
  const { page, person, close } = await signedIn({ google: true });
  await setHold(person.uid, 30_000);
  await page.reload();
  // The hold is a setting, which comes from the store as the sessions do.
  await page.getByText('No sessions found').first().waitFor(patience);
  const word = aWord();
  const dialog = await fillMail(page, word);
  await dialog.getByRole('button', { name: 'Send Email', exact: true }).click();
  await dialog.waitFor({ state: 'detached', ...patience });
  const toasts = page.getByRole('region', { name: /^What just happened/ });
  await toasts.getByRole('button', { name: 'Undo' }).waitFor(patience);
  await page.reload();
  await toasts.getByRole('button', { name: 'Undo' }).click(patience);
  await toasts.getByText('Cancelled, nothing was sent').waitFor(patience);
  expect(await leftWith(word)).toEqual([]);
  await close();
});

it('keeps what stands in a form over a reload, until the person closes it', async () => {
  const { page, close } = await signedIn();
  const word = aWord();
  await fillMail(page, word);
  await page.reload();
  const again = await openDialog(page, 'Send Email');
  await expect.poll(() => again.getByLabel('Message').inputValue(), patience).toBe(`Dear ${word}`);
  await again.getByRole('button', { name: 'Cancel' }).click();
  const empty = await openDialog(page, 'Send Email');
  await expect.poll(() => empty.getByLabel('Message').inputValue(), patience).toBe('');
  await close();
});

it('takes the words along into the new session, and the toast that asked for one leaves', async () => {
  const { page, close } = await signedIn({ at: '/command-center' });
  const word = aWord();
  const composer = page.getByRole('textbox', { name: 'Message' });
  await composer.fill(`Ask ${word}`);
  await composer.press('Enter');
  const asks = page.getByRole('alert').filter({ hasText: 'Please select a session first' });
  await asks.getByRole('button', { name: 'New Session' }).click(patience);
  await page.getByRole('region', { name: 'New Session' }).waitFor(patience);
  await expect.poll(() => composer.inputValue(), patience).toBe(`Ask ${word}`);
  await expect.poll(() => asks.count(), patience).toBe(0);
  await close();
});

it.each(['/crocodile-hub', '/smart-tasks'])(
  'keeps what stands in the command box of %s over a reload and a look elsewhere',
  async (path) => {
    const { page, close } = await signedIn({ at: path });
    const box = page.getByRole('main').locator('form textarea').first();
    const words = `Remind me of ${aWord()} tomorrow at 9`;
    await box.fill(words);
    await page.reload();
    await expect.poll(() => box.inputValue()).toBe(words);
    await page.getByRole('link', { name: 'Campaigns', exact: true }).click();
    await page.waitForURL('**/campaigns');
    await page.goBack();
    await expect.poll(() => box.inputValue()).toBe(words);
    await close();
  },
);

it('opens a dialog by a double click, and does not close it by the second one', async () => {
  const { page, close } = await signedIn();
  // The first time its code is still on the way.
  for (const name of ['Send Email', 'Create Reminder', 'Send Email']) {
    await page.getByRole('main').getByRole('button', { name, exact: true }).dblclick();
    const dialog = page.getByRole('dialog', { name });
    await dialog.waitFor();
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    expect(await dialog.isVisible()).toBe(true);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
  }
  await close();
});
