import { describe, expect, it } from 'vitest';
import { patience } from '../support/patience.ts';
import { aDirectMessage } from '../support/a-direct-message.ts';
import { aPerson } from '../support/people.ts';
import { arrives } from '../support/providers.ts';
import { inHebrew, signedIn } from '../support/signed-in.ts';
import { inboxPage } from './pages/inbox-page.ts';

async function withMails(...subjects: string[]) {
  const person = await aPerson({ google: true });
  for (const subject of subjects) {
    const mail = { subject, text: 'Here it is', from: 'Dana Cohen <dana@example.com>' };
    await arrives({ provider: 'google', to: person.email, ...mail });
  }
  const visited = await signedIn({ person });
  const { page } = visited;
  await page.route('**/api/instagram/messages', (route) =>
    route.fulfill({ json: { success: true, messages: [aDirectMessage] } }),
  );
  await page.goto('/inbox-ai');
  const inbox = inboxPage(page);
  const select = (subject: string) => inbox.card(subject).getByRole('checkbox').check(patience);
  const press = (name: string) => inbox.bar.getByRole('button', { name, exact: true }).click(patience);
  await inbox.card('Is the workshop still open?').waitFor(patience);
  return { ...visited, inbox, select, press };
}

describe('the selected messages', () => {
  it('are marked, tagged, archived and deleted at the provider', async () => {
    const { page, inbox, select, press, close } = await withMails('One', 'Two', 'Three', 'Four');
    await select('One');
    await select('Two');
    await inbox.bar.getByText('2 message(s) selected').waitFor(patience);
    await press('Mark as Read');
    await page.getByText('Marked 2 messages as read').waitFor(patience);
    await expect.poll(() => inbox.bar.getByRole('button').count(), patience).toBe(0);
    await select('Two');
    await press('Archive');
    await page.getByText('Archived one message').waitFor(patience);
    await select('Three');
    await press('Delete');
    const question = page.getByRole('dialog', { name: 'Delete one message?' });
    await question.getByRole('button', { name: 'Delete' }).click(patience);
    await page.getByText('Deleted one message').waitFor(patience);
    await select('Four');
    await press('Tag');
    const field = page.getByRole('textbox', { name: 'Enter tag name...' });
    await expect.poll(() => field.evaluate((one) => one === document.activeElement), patience).toBe(true);
    await page.keyboard.type('Quotes');
    await page.keyboard.press('Enter');
    await page.getByText('Tagged one message with "Quotes"').waitFor(patience);
    await expect.poll(() => inbox.card('Four').count(), patience).toBe(0);
    await page.reload();
    await inbox.card('Four').getByText('Quotes').waitFor(patience);
    await inbox.card('One').getByText('Waiting').waitFor(patience);
    await inbox.card('Is the workshop still open?').waitFor(patience);
    expect(await inbox.cards.count()).toBe(3);
    await close();
  });

  it('come back, selected, where they are refused; the bar is busy until it is known', async () => {
    const { page, problems, inbox, select, press, close } = await withMails('One');
    let refuse = () => {};
    const held = new Promise<void>((resolve) => (refuse = resolve));
    await page.route('**/api/inbox-ai/bulk-action*', async (route) => {
      await held;
      await route.fulfill({ status: 503, json: {} });
    });
    await select('One');
    await press('Mark as Read');
    await inbox.card('One').getByText('Waiting').waitFor(patience);
    expect(await inbox.bar.getByRole('button', { name: 'Archive' }).isDisabled()).toBe(true);
    refuse();
    await page.getByText('Failed to mark messages as read').waitFor(patience);
    await inbox.card('One').getByText('New', { exact: true }).waitFor(patience);
    await press('Archive');
    await page.getByText('Failed to archive messages').waitFor(patience);
    expect(await inbox.card('One').getByRole('checkbox').isChecked()).toBe(true);
    await expect.poll(() => problems.length, patience).toBe(2);
    problems.splice(0);
    await close();
  });

  it('are told apart where only some can be archived, in Hebrew too', async () => {
    const { page, inbox, select, press, close } = await withMails('One');
    await inHebrew(page);
    await select('One');
    await select('Is the workshop still open?');
    await inbox.bar.getByText('הודעות שנבחרו: 2').waitFor(patience);
    await press('העברה לארכיון');
    await page.getByText('העברת ההודעות לארכיון נכשלה').waitFor(patience);
    await page.getByText('הודעה אחת הועברה לארכיון').waitFor(patience);
    await page.getByText(/לא בוצע.*Instagram.*1/).waitFor(patience);
    await inbox.bar.getByText('הודעות שנבחרו: 1').waitFor(patience);
    expect(await inbox.cards.count()).toBe(1);
    await close();
  });
});
