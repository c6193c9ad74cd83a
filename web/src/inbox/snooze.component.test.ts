import { paths } from '@crocodile-hub/core/contract/paths';
import type { InboxMessage } from '@crocodile-hub/core/contract/inbox';
import { describe, expect, it } from 'vitest';
import { inboxPage } from '../../../tests/e2e/pages/inbox-page.ts';
import { replied } from '../testing/answers.ts';
import { aPerson, signedIn } from '../testing/app.ts';
import { aClock } from '../testing/clock.ts';
import { givenGoogle } from '../testing/given.ts';
import { givenMailbox } from '../testing/mailbox.ts';
import { stage } from '../testing/stage.ts';

async function onInbox(...mails: Partial<InboxMessage>[]) {
  const person = aPerson();
  await givenGoogle(person);
  const mailbox = givenMailbox(...mails);
  const clock = aClock();
  const app = await signedIn({ person, at: '/inbox-ai', prepare: clock.installIn });
  const { page, store } = app;
  const inbox = inboxPage(page);
  await inbox.card(String(mails[0]?.subject)).waitFor();
  const folders = page.getByRole('navigation', { name: /^(Folders|תיקיות)$/ });
  return {
    ...app,
    mailbox,
    clock,
    inbox,
    place: (name: string | RegExp) => folders.getByRole('button', { name }),
    put: page.getByRole('region', { name: /^(Snoozed|נדחו)$/ }),
    choose: async (subject: string, choice: RegExp, name = 'Snooze') => {
      await inbox.card(subject).hover();
      await inbox.card(subject).getByRole('button', { name, exact: true }).click();
      await page.getByRole('menuitem', { name: choice }).click();
    },
    stored: () => store.list(paths.snoozes(person.uid)),
  };
}

const quote = { id: 'quote', threadId: 'thread-of-the-quote', subject: 'Quote' };
const lunch = { id: 'lunch', threadId: 'thread-of-the-lunch', subject: 'Lunch' };

describe('a conversation that is put off', () => {
  it('comes back with an answer, and only with one', async () => {
    const { page, mailbox, inbox, choose } = await onInbox(quote, lunch);
    await choose('Quote', /^Until somebody answers$/);
    await inbox.card('Quote').waitFor({ state: 'detached' });
    mailbox.arrives({ subject: 'Another thing' });
    await inbox.refresh();
    await inbox.card('Another thing').waitFor();
    expect(await inbox.card('Quote').count()).toBe(0);
    // The hub does not put it forward either.
    stage().api.on('email', () =>
      replied<'email'>(
        mailbox.mails().map(({ id, threadId, sender, subject, isUnread, labels, timestamp }) => ({
          id,
          threadId,
          sender,
          from: sender,
          subject,
          unread: isUnread,
          labels,
          timestamp,
        })),
      ),
    );
    await page.goto('/crocodile-hub');
    const highlights = page.getByRole('region', { name: 'Recent Activity' });
    await highlights.getByText('Lunch', { exact: true }).waitFor();
    expect(await highlights.getByText('Quote', { exact: true }).count()).toBe(0);
    await page.goto('/inbox-ai');
    await inbox.card('Another thing').waitFor();
    mailbox.arrives({
      threadId: quote.threadId,
      subject: 'Re: Quote',
      messageText: 'I took another look',
    });
    await inbox.refresh();
    await inbox.card('I took another look').waitFor();
    await inbox.card('Back').waitFor();
  });

  it('stays away with its answers where it is muted, and can be brought back', async () => {
    const threadId = 'thread-of-everybody';
    const { page, mailbox, inbox, choose, place, put } = await onInbox(
      { threadId, subject: 'Everybody answers' },
      lunch,
    );
    await choose('Everybody answers', /^Mute/);
    await inbox.card('Everybody answers').waitFor({ state: 'detached' });
    await page.getByText('Conversation muted').waitFor();
    mailbox.arrives({ threadId, subject: 'Re: Everybody answers', messageText: 'Me too' });
    mailbox.arrives({ subject: 'Later' });
    await inbox.refresh();
    await inbox.card('Later').waitFor();
    expect(await inbox.card('Me too').count()).toBe(0);
    await place(/^Snoozed ?1$/).click();
    await put.getByText('Muted: answers stay away too').waitFor();
    await put.getByRole('button', { name: 'Bring back now', exact: true }).click();
    await place('Inbox').click();
    await inbox.card('Me too').waitFor();
  });

  it('is put back by Undo, by its own view and to another time, and opens from there; in Hebrew', async () => {
    const { page, inbox, choose, place, put, stored } = await onInbox(quote, lunch);
    await choose('Quote', /^Until somebody answers$/);
    await inbox.card('Quote').waitFor({ state: 'detached' });
    const toast = page.getByRole('listitem').filter({ hasText: 'Snoozed until somebody answers' });
    await toast.getByRole('button', { name: 'Undo', exact: true }).click();
    await inbox.card('Quote').waitFor();
    await expect.poll(stored).toEqual([]);

    localStorage.setItem('language', 'he');
    await page.reload();
    await inbox.card('Quote').waitFor();
    await choose('Quote', /^עד שמישהו עונה$/, 'דחייה');
    await inbox.card('Quote').waitFor({ state: 'detached' });
    await place(/^נדחו/).click();
    await put.getByText('חוזר כשמישהו עונה').waitFor();
    await put.getByRole('button', { name: 'מועד אחר', exact: true }).click();
    await page.getByRole('menuitem', { name: /^מחר בבוקר/ }).click();
    await put.getByText(/^חוזר מחר 0?8:00$/).waitFor();
    await put.getByRole('button', { name: 'מועד אחר', exact: true }).click();
    await page.getByRole('menuitem', { name: 'תאריך ושעה' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('תאריך').fill('2020-01-05');
    await dialog.getByLabel('שעה').fill('09:30');
    await dialog.getByRole('button', { name: 'דחייה', exact: true }).click();
    await dialog.getByText('מועד שעוד לא עבר').waitFor();
    await dialog.getByLabel('תאריך').fill('2040-01-05');
    await dialog.getByRole('button', { name: 'דחייה', exact: true }).click();
    await put.getByText(/^חוזר .*0?9:30$/).waitFor();
    await expect
      .poll(stored)
      .toMatchObject([{ messageId: 'quote', until: new Date('2040-01-05T09:30:00+02:00') }]);
    await page.reload();
    await put.getByRole('button', { name: 'Dana Cohen' }).click();
    await page.getByRole('region', { name: 'שיחה' }).getByText('Here it is').first().waitFor();
    await put.getByRole('button', { name: 'להחזיר עכשיו', exact: true }).click();
    await page.getByText('שום דבר לא נדחה').waitFor();
    await place(/^דואר נכנס/).click();
    await inbox.card('Quote').waitFor();
  });

  it('stays away when one comes back to the inbox, also before it is read again', async () => {
    const { page, inbox, choose, stored, clock } = await onInbox(quote, lunch);
    await choose('Quote', /^Until somebody answers$/);
    await inbox.card('Quote').waitFor({ state: 'detached' });
    await expect.poll(async () => (await stored()).length).toBe(1);
    await page.locator('nav a[href="/smart-tasks"]').first().click();
    await page.getByRole('heading', { name: 'Smart Tasks', level: 1 }).waitFor();
    // Longer than a screen's questions to the database outlive it.
    await clock.fastForward(40_000);
    await stage().refusals.during({ of: 'read', mentions: /snoozes/ }, async () => {
      await page.locator('nav a[href="/inbox-ai"]').first().click();
      await inbox.card('Lunch').waitFor();
      expect(await inbox.card('Quote').count()).toBe(0);
    });
  });

  it('stays in the inbox where that cannot be stored, and can be tried again', async () => {
    const { page, inbox, choose, refusals, stored } = await onInbox(quote, lunch);
    await refusals.during({ of: 'write', mentions: /snoozes/ }, async () => {
      await choose('Quote', /^Tomorrow morning/);
      await page.getByText('Failed to snooze the conversation').waitFor();
      await inbox.card('Quote').waitFor();
    });
    expect(await stored()).toEqual([]);
    await page.getByRole('button', { name: 'Try Again', exact: true }).click();
    await inbox.card('Quote').waitFor({ state: 'detached' });
    await expect.poll(async () => (await stored()).length).toBe(1);
  });
});
