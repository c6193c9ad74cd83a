import type { InboxMessage } from '@crocodile-hub/core/contract/inbox';
import { expect, it } from 'vitest';
import { inboxPage } from '../../../tests/e2e/pages/inbox-page.ts';
import { foreign } from '../testing/answers.ts';
import { aPerson, signedIn } from '../testing/app.ts';
import { appDocument } from '../testing/app-frame.ts';
import { givenGoogle } from '../testing/given.ts';
import { knowsLater } from '../testing/identity.ts';
import { aDirectMessage, givenMailbox } from '../testing/mailbox.ts';
import { stage } from '../testing/stage.ts';

it('shows each folder with what is unread, says when it is loaded or cannot be, and keeps it over a reload', async () => {
  const person = aPerson();
  await givenGoogle(person);
  const mailbox = givenMailbox(
    { subject: 'The quote' },
    {
      subject: 'The quote',
      messageText: 'Thank you',
      labels: ['SENT'],
      direction: 'outbound',
      isIncoming: false,
    },
  );
  /** Delays the answer of who is signed in; at first it comes at once. */
  let isKnown = Promise.resolve<unknown>(null);
  const { page, api } = await signedIn({ person, at: '/inbox-ai', prepare: knowsLater(() => isKnown) });
  const inbox = inboxPage(page);
  const bar = page.getByRole('navigation', { name: /^(Folders|תיקיות)$/ });
  await inbox.card('Here it is').waitFor();
  await bar.getByRole('button', { name: 'Inbox 1', exact: true }).waitFor();
  await bar.getByText('2.3 GB of 10 GB used').waitFor();

  await bar.getByRole('button', { name: 'Sent' }).click();
  await page.getByText('Loaded Sent folder').waitFor();
  await inbox.card('Thank you').waitFor();
  expect(await inbox.card('Here it is').count()).toBe(0);
  expect(api.calls('inboxMessages').map(({ query }) => query.labelIds)).toEqual(['INBOX', 'SENT']);

  api.on('inboxMessages', foreign(500));
  await bar.getByRole('button', { name: 'Trash' }).click();
  await page.getByText('Failed to load Trash folder').waitFor();
  api.on('inboxMessages', mailbox.list);
  await page.reload();
  await bar.getByRole('button', { name: 'Trash' }).and(bar.locator('[aria-current]')).waitFor();
  await inbox.list.getByText('No messages found.').waitFor();

  // A late sign-in answer must not discard a folder chosen meanwhile.
  const { promise, resolve: answer } = Promise.withResolvers<null>();
  isKnown = promise;
  localStorage.setItem('language', 'he');
  await page.reload();
  await bar.getByRole('button', { name: /^דואר נכנס/ }).click();
  answer(null);
  await page.getByText(/נטענה התיקייה/).waitFor();
  await inbox.card('Here it is').waitFor();
});

it('counts ninety-nine unread ones and no more', async () => {
  const person = aPerson();
  await givenGoogle(person);
  givenMailbox({ subject: 'The quote' });
  const folders = { inbox: 100, sent: 99, drafts: 0, trash: 0 };
  const counts = { gmail: 100, messenger: 0, instagram: 0, total: 100 };
  stage().api.reply('unreadCounts', { success: true, counts, folders, hasModel: true });
  const { page } = await signedIn({ person, at: '/inbox-ai' });
  const bar = page.getByRole('navigation', { name: 'Folders' });
  await bar.getByRole('button', { name: 'Inbox 99+', exact: true }).waitFor();
  await bar.getByRole('button', { name: 'Sent 99', exact: true }).waitFor();
});

it('says in the title of the tab how many are unread in the inbox, and not on another screen', async () => {
  const person = aPerson();
  await givenGoogle(person);
  givenMailbox({ subject: 'The quote' });
  const folders = { inbox: 3, sent: 1, drafts: 0, trash: 0 };
  const counts = { gmail: 3, messenger: 0, instagram: 0, total: 3 };
  stage().api.reply('unreadCounts', { success: true, counts, folders, hasModel: true });
  const { page } = await signedIn({ person, at: '/inbox-ai' });
  await expect.poll(() => appDocument().title).toBe('(3) Inbox AI · Crocodile Hub');
  await page.getByRole('link', { name: 'Smart Tasks' }).click();
  await expect.poll(() => appDocument().title).toBe('Smart Tasks · Crocodile Hub');
});

it('takes back in another folder what was archived in the inbox, and shows it in the inbox alone', async () => {
  const person = aPerson();
  await givenGoogle(person);
  const mailbox = givenMailbox(
    { id: 'quote', subject: 'The quote' },
    { id: 'gone', subject: 'An old offer', labels: ['TRASH'] },
  );
  const { page, api } = await signedIn({ person, at: '/inbox-ai' });
  const inbox = inboxPage(page);
  const bar = page.getByRole('navigation', { name: 'Folders' });
  await inbox.card('The quote').hover();
  await inbox.card('The quote').getByRole('button', { name: 'Archive', exact: true }).click();
  const told = page.getByRole('listitem').filter({ hasText: 'Archived one message' });
  await told.waitFor();
  await bar.getByRole('button', { name: 'Trash' }).click();
  await inbox.card('An old offer').waitFor();
  await told.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('Undone', { exact: true }).waitFor();
  expect(api.calls('bulkAction').map(({ body }) => body)).toEqual([
    { messageIds: ['quote'], action: 'unarchive' },
  ]);
  expect(await inbox.cards.count()).toBe(1);
  expect(mailbox.mails()[0]?.labels).toContain('INBOX');
  await bar.getByRole('button', { name: /^Inbox/ }).click();
  await inbox.card('The quote').waitFor();
});

it('offers in the trash to restore, and archives nothing that one sent', async () => {
  const person = aPerson();
  await givenGoogle(person);
  const own: Partial<InboxMessage> = {
    isIncoming: false,
    direction: 'outbound',
    recipients: ['Avi Levi <avi@example.com>'],
  };
  const mailbox = givenMailbox(
    { id: 'thrown', subject: 'The quote', labels: ['TRASH'] },
    { id: 'own', subject: 'The order', labels: ['SENT'], ...own },
    { subject: 'The lease', labels: ['SENT'], ...own, recipients: ['Noa Bar <noa@example.com>'] },
    { subject: 'More of it', labels: ['SENT'], ...own, recipients: ['Noa Bar <noa@example.com>'] },
  );
  const { page, api } = await signedIn({ person, at: '/inbox-ai?folder=sent' });
  const inbox = inboxPage(page);
  const offered = async (subject: string) => {
    const buttons = await inbox.card(subject).getByRole('button').all();
    return Promise.all(buttons.map((button) => button.getAttribute('aria-label')));
  };
  await inbox.list
    .getByRole('button', { name: /^To: .?Avi Levi.? avi@example.com One message Gmail$/ })
    .waitFor();
  await inbox.group('Noa Bar noa@example.com 2 messages Gmail').waitFor();
  await inbox.card('The lease').getByText('To: Noa Bar').waitFor();
  expect(await inbox.card('The order').getByText('Replied').count()).toBe(0);
  expect(await offered('The order')).not.toContain('Archive');

  await page.goto('/inbox-ai?folder=trash');
  await inbox.card('The quote').waitFor();
  expect(await offered('The quote')).not.toContain('Archive');
  await inbox.card('The quote').hover();
  await inbox.card('The quote').getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Star', exact: true }).waitFor();
  expect(await page.getByRole('menuitem', { name: 'Delete', exact: true }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await inbox.card('The quote').getByRole('checkbox').click();
  await inbox.bar.getByRole('button', { name: 'Restore', exact: true }).waitFor();
  expect(await inbox.bar.getByRole('button', { name: /^(Archive|Delete)$/ }).count()).toBe(0);
  await inbox.card('The quote').getByRole('button', { name: 'Restore', exact: true }).click();
  await page.getByText('Restored one message').waitFor();
  await expect.poll(() => inbox.card('The quote').count()).toBe(0);
  expect(api.calls('bulkAction').map(({ body }) => body.action)).toEqual(['restore', 'unarchive']);
  expect(mailbox.mails().find(({ id }) => id === 'thrown')?.labels).toEqual(['INBOX']);
});

it('lists in Starred what has a star, and takes out what loses it, with Undo', async () => {
  const person = aPerson();
  await givenGoogle(person);
  const mailbox = givenMailbox(
    { subject: 'The lease', labels: ['STARRED', 'TRASH'] },
    { subject: 'The order' },
    { id: 'kept', subject: 'The quote', labels: ['STARRED'] },
  );
  stage().api.reply('instagramMessages', { success: true, messages: [aDirectMessage()] });
  const { page, api } = await signedIn({ person, at: '/inbox-ai' });
  const inbox = inboxPage(page);
  await inbox.card('Is the workshop still open?').waitFor();
  await page
    .getByRole('navigation', { name: 'Folders' })
    .getByRole('button', { name: 'Starred', exact: true })
    .click();
  await page.getByText('Loaded Starred folder').waitFor();
  await inbox.card('The quote').waitFor();
  expect(await inbox.cards.count()).toBe(1);
  await inbox.card('The quote').hover();
  await inbox.card('The quote').getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Remove star', exact: true }).click();
  await inbox.list.getByText('No starred mail. What you mark with a star stands here.').waitFor();
  const toast = page.getByRole('listitem').filter({ hasText: 'Star removed' });
  await toast.getByRole('button', { name: 'Undo', exact: true }).click();
  await inbox.card('The quote').waitFor();
  await expect.poll(() => mailbox.mails().find(({ id }) => id === 'kept')?.labels).toEqual(['STARRED']);
  expect(api.calls('bulkAction').map(({ body }) => body.action)).toEqual(['unstar', 'star']);
});

it('lists in All Mail all but trash and spam, with the channels, and keeps what is archived there', async () => {
  const person = aPerson();
  await givenGoogle(person);
  const mailbox = givenMailbox(
    { subject: 'The lease', labels: ['TRASH'] },
    { subject: 'A prize', labels: ['SPAM'] },
    { subject: 'The order', labels: [] },
    { subject: 'The answer', labels: ['SENT'], isIncoming: false, direction: 'outbound' },
    { id: 'quote', subject: 'The quote', labels: ['INBOX'] },
  );
  stage().api.reply('instagramMessages', { success: true, messages: [aDirectMessage()] });
  localStorage.setItem('language', 'he');
  const { page, api } = await signedIn({ person, at: '/inbox-ai?folder=trash' });
  const inbox = inboxPage(page);
  await inbox.card('The lease').waitFor();
  await page
    .getByRole('navigation', { name: 'תיקיות' })
    .getByRole('button', { name: 'כל הדואר', exact: true })
    .click();
  await page.getByText(/נטענה התיקייה.*כל הדואר/).waitFor();
  for (const words of ['The quote', 'The answer', 'The order', 'Is the workshop still open?'])
    await inbox.card(words).waitFor();
  expect(await inbox.cards.count()).toBe(4);
  expect(api.calls('inboxMessages').map(({ query }) => query.labelIds)).toEqual(['TRASH', undefined]);

  const archive = inbox.list.getByRole('button', { name: 'העברה לארכיון', exact: true });
  await inbox.card('The quote').hover();
  await archive.click();
  const toast = page.getByRole('listitem').filter({ hasText: 'הודעה אחת הועברה לארכיון' });
  await toast.waitFor();
  // Of what is archived already, and of what one sent, nothing can be archived.
  expect([await inbox.cards.count(), await archive.count()]).toEqual([4, 0]);
  await toast.getByRole('button', { name: 'ביטול פעולה', exact: true }).click();
  await expect.poll(() => archive.count()).toBe(1);
  await expect.poll(() => mailbox.mails().find(({ id }) => id === 'quote')?.labels).toEqual(['INBOX']);
});
