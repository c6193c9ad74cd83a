import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { setHold } from '../support/hold.ts';
import { patience } from '../support/patience.ts';
import { aPerson, type TestPerson } from '../support/people.ts';
import { callRoute } from '../support/route-call.ts';
import { sent } from '../support/sent.ts';
import { signedIn } from '../support/signed-in.ts';
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
});
