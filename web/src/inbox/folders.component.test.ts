import type { InboxMessage } from '@crocodile-hub/core/contract/inbox';
import { expect, it } from 'vitest';
import { inboxPage } from '../../../tests/e2e/pages/inbox-page.ts';
import { foreign } from '../testing/answers.ts';
import { aPerson, signedIn } from '../testing/app.ts';
import { givenGoogle } from '../testing/given.ts';
import { knowsLater } from '../testing/identity.ts';
import { givenMailbox } from '../testing/mailbox.ts';

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
