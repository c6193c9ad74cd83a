import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { setHold } from '../support/hold.ts';
import { patience } from '../support/patience.ts';
import { aPerson, type TestPerson } from '../support/people.ts';
import { withFault } from '../support/providers.ts';
import { callRoute } from '../support/route-call.ts';
import { sent } from '../support/sent.ts';
import { inHebrew, signedIn } from '../support/signed-in.ts';
import { composeDialog } from './pages/compose-dialog.ts';
import { inboxPage } from './pages/inbox-page.ts';

/** The words of the person's drafts in Gmail. */
async function draftsOf({ token }: TestPerson): Promise<string[]> {
  const { reply } = await callRoute(token, 'inboxMessages', { query: { labelIds: 'DRAFT' } });
  return (reply?.messages ?? []).map(({ messageText }) => messageText.trim());
}

async function atTheDrafts() {
  const person = await aPerson({ google: true });
  await setHold(person.uid, 0);
  const visited = await signedIn({ person, at: '/inbox-ai?folder=drafts' });
  const { page } = visited;
  const inbox = inboxPage(page);
  await inbox.list.getByText('No messages found.').waitFor(patience);
  return {
    ...visited,
    inbox,
    form: composeDialog(page),
    openCard: (words: string) => inbox.card(words).locator('[data-opens]').click(patience),
    word: randomUUID(),
  };
}

describe('a mail that is being written', () => {
  it('is kept as one draft, over a reload and closing, goes on from Drafts, and is sent once', async () => {
    const { page, person, inbox, form, openCard, word, close } = await atTheDrafts();
    await form.open();
    await form.to.fill('dana@example.com, not-one');
    await form.to.press('Enter');
    await form.subject.fill(`Lunch ${word}`);
    await form.message.fill('Shall we');
    await form.status.getByText('Draft saved').waitFor(patience);
    expect(await draftsOf(person)).toEqual(['Shall we']);
    await page.reload();
    await expect.poll(() => form.message.inputValue(), patience).toBe('Shall we');
    await form.message.fill('Shall we meet');
    // Closed before the moment is over, it is saved all the same.
    await form.message.press('Escape');
    await form.dialog.waitFor({ state: 'detached', ...patience });
    expect(await draftsOf(person)).toEqual(['Shall we meet']);

    await openCard('Shall we meet');
    await expect.poll(() => form.message.inputValue(), patience).toBe('Shall we meet');
    expect(await form.subject.inputValue()).toBe(`Lunch ${word}`);
    await form.dialog.getByRole('button', { name: 'Correct not-one' }).click(patience);
    await form.to.fill('avi@example.com');
    await form.to.press('Enter');
    await form.message.fill('Shall we meet at noon?');
    await form.status.getByText('Draft saved').waitFor(patience);
    expect(await draftsOf(person)).toEqual(['Shall we meet at noon?']);
    await page.reload();
    await expect.poll(() => form.message.inputValue(), patience).toBe('Shall we meet at noon?');
    await form.send.click();
    await page.getByText('Message sent via Gmail').waitFor(patience);
    const left = (await sent()).filter(({ subject }) => subject === `Lunch ${word}`);
    expect(left.map(({ to, text }) => [to, text.trim()])).toEqual([
      ['dana@example.com, avi@example.com', 'Shall we meet at noon?'],
    ]);
    await expect.poll(() => draftsOf(person), patience).toEqual([]);
    await inbox.refresh();
    await inbox.list.getByText('No messages found.').waitFor(patience);
    await close();
  });

  it('is asked about before it is lost where the draft cannot be saved, and one that could not leave keeps its draft', async () => {
    const { page, person, form, word, close } = await atTheDrafts();
    const refusing = (path: string) =>
      ({ provider: 'google', kind: 'status', status: 403, path, times: 20 }) as const;
    await form.open();
    await form.message.fill(word);
    await withFault(refusing('/drafts'), async () => {
      await form.status.getByText('Draft not saved').waitFor(patience);
      await form.message.press('Escape');
      const question = page.getByRole('dialog', { name: 'Discard what you wrote?' });
      await question.getByRole('button', { name: 'Cancel' }).click(patience);
      await question.waitFor({ state: 'detached', ...patience });
    });
    await form.to.fill('dana@example.com');
    await form.subject.fill('Lunch');
    await withFault(refusing('messages/send'), async () => {
      await form.send.click();
      await page.getByText('Failed to send Gmail message').waitFor(patience);
    });
    await form.status.getByText('Draft saved').waitFor(patience);
    expect(await draftsOf(person)).toEqual([word]);
    await close(/403/);
  });

  it('is discarded, also in Gmail; in Hebrew', async () => {
    const { page, person, form, openCard, inbox, word, close } = await atTheDrafts();
    await inHebrew(page);
    await form.open();
    await form.message.fill(`שלום ${word}`);
    await form.status.getByText('הטיוטה נשמרה').waitFor(patience);
    await form.message.press('Escape');
    await form.dialog.waitFor({ state: 'detached', ...patience });
    await openCard(`שלום ${word}`);
    await expect.poll(() => form.message.inputValue(), patience).toBe(`שלום ${word}`);
    await form.discard.click();
    const question = page.getByRole('dialog', { name: 'למחוק את הטיוטה?' });
    await question.getByRole('button', { name: 'מחיקת הטיוטה' }).click(patience);
    // Behind the question the dialog is hidden too, before the draft is gone.
    await expect.poll(() => draftsOf(person), patience).toEqual([]);
    await form.dialog.waitFor({ state: 'detached', ...patience });
    await inbox.list.getByText('לא נמצאו הודעות.').waitFor(patience);
    // It is over: the next one begins empty, and makes no draft.
    await form.open();
    await expect.poll(() => form.message.inputValue(), patience).toBe('');
    await page.keyboard.press('Escape');
    await form.dialog.waitFor({ state: 'detached', ...patience });
    expect(await draftsOf(person)).toEqual([]);
    await close();
  });
});
