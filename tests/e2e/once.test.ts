import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { setHold } from '../support/hold.ts';
import { sent } from '../support/sent.ts';
import { signedIn } from '../support/signed-in.ts';
import { patience } from '../support/patience.ts';

// What one tab does with impatient hands: web/src/app/once.component.test.ts.

const aWord = () => `w${randomUUID().slice(0, 8)}`;

async function leftWith(word: string) {
  return (await sent()).filter((item) => JSON.stringify(item).includes(word));
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

/**
 * Holds what tabs store of tasks. The answer waits until two tabs are there: one stores the task, and the other one
 * does so too, or waits for its turn. Then it lets them go on.
 */
async function meetAtTheirTask(context: BrowserContext): Promise<() => Promise<void>> {
  let areThere = () => {};
  const meeting = new Promise<void>((resolve) => (areThere = resolve));
  let storing = 0;
  await context.route(/documents:commit/, async (route) => {
    if (route.request().postData()?.includes('/smartTasks/') === true) {
      storing += 1;
      await meeting;
    }
    await route.continue();
  });
  const waiting = async () => {
    const locks = await context.pages()[0]?.evaluate(() => navigator.locks.query());
    return locks?.pending?.filter(({ name }) => name?.startsWith('smart-task')).length ?? 0;
  };
  return async () => {
    await expect.poll(async () => storing + (await waiting()), patience).toBe(2);
    areThere();
  };
}

it('sends a mail once that stands in two tabs and is sent in both', async () => {
  const { page, person, problems, close } = await signedIn({ google: true });
  await setHold(person.uid, 0);
  const word = aWord();
  const here = await fillMail(page, word);
  // Enter in the subject goes on to the message.
  await here.getByLabel('Subject').press('Enter');
  await expect
    .poll(() => here.getByLabel('Message').evaluate((field) => field === document.activeElement))
    .toBe(true);
  const other = await page.context().newPage();
  other.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`);
  });
  await other.goto('/crocodile-hub');
  const there = await openDialog(other, 'Send Email');
  await expect.poll(() => there.getByLabel('Message').inputValue(), patience).toBe(`Dear ${word}`);
  const atTheirTask = await meetAtTheirTask(page.context());
  for (const dialog of [here, there])
    await dialog.getByRole('button', { name: 'Send Email', exact: true }).click();
  await atTheirTask();
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
