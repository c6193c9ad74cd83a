import { expect, it } from 'vitest';
import { inboxPage } from '../../../../tests/e2e/pages/inbox-page.ts';
import { foreign } from '../../testing/answers.ts';
import { aPerson, signedIn } from '../../testing/app.ts';
import { givenGoogle } from '../../testing/given.ts';
import { knowsLater } from '../../testing/identity.ts';
import { givenMailbox } from '../../testing/mailbox.ts';

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
  /** Whoever is signed in: known at once, until a test says otherwise. */
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

  // A slow answer to who is signed in must not swallow what is chosen meanwhile.
  const { promise, resolve: answer } = Promise.withResolvers<null>();
  isKnown = promise;
  localStorage.setItem('language', 'he');
  await page.reload();
  await bar.getByRole('button', { name: /^דואר נכנס/ }).click();
  answer(null);
  await page.getByText(/נטענה התיקייה/).waitFor();
  await inbox.card('Here it is').waitFor();
});
