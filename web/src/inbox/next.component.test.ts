import { describe, expect, it } from 'vitest';
import { inboxPage } from '../../../tests/e2e/pages/inbox-page.ts';
import { dropped, foreign } from '../testing/answers.ts';
import { aPerson, signedIn } from '../testing/app.ts';
import { appWindow } from '../testing/app-frame.ts';
import { givenGoogle } from '../testing/given.ts';
import { givenMailbox } from '../testing/mailbox.ts';

/** Three mails, 'One' on top of the list, and `opened` open. */
async function with3(opened: 'One' | 'Two' | 'Three', viewport = { width: 1440, height: 1000 }) {
  const person = aPerson();
  await givenGoogle(person);
  givenMailbox(
    ...['Three', 'Two', 'One'].map((subject) => ({
      id: subject.toLowerCase(),
      subject,
      threadId: `thread-of-${subject}`,
      messageText: `This is ${subject}`,
    })),
  );
  const app = await signedIn({ person, at: '/inbox-ai', viewport });
  const { page } = app;
  const inbox = inboxPage(page);
  await inbox.card(opened).locator('[data-opens]').click();
  const pane = page.getByRole('region', { name: 'Conversation' });
  const press = (name: string) => pane.getByRole('button', { name, exact: true }).click();
  await pane.getByText(`This is ${opened}`).waitFor();
  return {
    ...app,
    inbox,
    pane,
    press,
    back: () => appWindow().history.back(),
    fromMenu: async (name: string | RegExp) => {
      await press('More actions');
      await page.getByRole('menuitem', { name }).click();
    },
    undo: (told: string) =>
      page
        .getByRole('listitem')
        .filter({ hasText: told })
        .getByRole('button', { name: 'Undo', exact: true })
        .click(),
    query: () => new URL(page.url()).search,
  };
}

describe('after the open message has left', () => {
  it('the next one is open, and Undo opens it again; nothing is asked for that is gone', async () => {
    const { page, pane, press, undo, query, back, api } = await with3('One');
    await press('Archive');
    await pane.getByText('This is Two').waitFor();
    await expect.poll(query).toBe('?messageId=two');
    await page.getByText('Archived one message').waitFor();
    await undo('Archived one message');
    await pane.getByText('This is One').waitFor();
    await expect.poll(query).toBe('?messageId=one');
    expect(api.calls('inboxMessage')).toEqual([]);
    back();
    await expect.poll(query).toBe('');
  });

  it('the one before it is open if it was the last, and the list if there is none', async () => {
    const { page, pane, fromMenu, query } = await with3('Three');
    await fromMenu('Delete');
    await pane.getByText('This is Two').waitFor();
    await fromMenu('Delete');
    await pane.getByText('This is One').waitFor();
    await page.keyboard.press('e');
    await pane.waitFor({ state: 'detached' });
    await expect.poll(query).toBe('');
    await page.getByText('No messages found.').waitFor();
  });

  it('the next one is open also where it was put off, and Undo opens it again', async () => {
    const { page, pane, press, undo } = await with3('Two');
    await press('Snooze');
    await page.getByRole('menuitem', { name: /^Tomorrow morning/ }).click();
    await pane.getByText('This is Three').waitFor();
    await undo('Snoozed until');
    await pane.getByText('This is Two').waitFor();
  });

  it('Undo leads nobody back who has opened another one meanwhile', async () => {
    const { page, inbox, pane, press, undo } = await with3('One');
    await press('Archive');
    await pane.getByText('This is Two').waitFor();
    await inbox.card('Three').locator('[data-opens]').click();
    await pane.getByText('This is Three').waitFor();
    await page.getByText('Archived one message').waitFor();
    await undo('Archived one message');
    await inbox.card('One').waitFor();
    await pane.getByText('This is Three').waitFor();
  });

  it('the list is there again on a phone', async () => {
    const { inbox, pane, press, undo, query } = await with3('One', { width: 390, height: 844 });
    await press('Archive');
    await pane.waitFor({ state: 'detached' });
    await expect.poll(query).toBe('');
    await expect.poll(() => inbox.cards.count()).toBe(2);
    await undo('Archived one message');
    await inbox.card('One').waitFor();
    expect(query()).toBe('');
  });

  it.each([
    ['the connection breaks', dropped],
    ['the platform refuses', foreign(500)],
  ])('it is open again, and in the list, where %s', async (_, answer) => {
    const { page, api, inbox, pane, press, query } = await with3('One');
    const held = api.hold('archive');
    await press('Archive');
    await pane.getByText('This is Two').waitFor();
    await expect.poll(query).toBe('?messageId=two');
    expect(await inbox.cards.count()).toBe(2);
    held.release(answer);
    await page.getByText('Failed to archive messages').waitFor();
    await pane.getByText('This is One').waitFor();
    await expect.poll(query).toBe('?messageId=one');
    await inbox.card('This is One').waitFor();
    expect(await inbox.cards.count()).toBe(3);
    expect(api.calls('archive').map(({ params }) => params)).toEqual([{ id: 'one' }]);
  });

  it('it is only in the list again, where the platform refuses and another one was opened meanwhile', async () => {
    const { page, api, inbox, pane, press, query } = await with3('One');
    const held = api.hold('archive');
    await press('Archive');
    await pane.getByText('This is Two').waitFor();
    await inbox.card('Three').locator('[data-opens]').click();
    await pane.getByText('This is Three').waitFor();
    held.release(foreign(500));
    await page.getByText('Failed to archive messages').waitFor();
    await inbox.card('This is One').waitFor();
    await pane.getByText('This is Three').waitFor();
    expect(query()).toBe('?messageId=three');
  });
});
