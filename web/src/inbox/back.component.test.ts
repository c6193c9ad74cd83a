import { expect, it } from 'vitest';
import { composeDialog } from '../../../tests/e2e/pages/compose-dialog.ts';
import { inboxPage } from '../../../tests/e2e/pages/inbox-page.ts';
import { aPerson, signedIn } from '../testing/app.ts';
import { appWindow } from '../testing/app-frame.ts';
import { givenGoogle } from '../testing/given.ts';
import { givenMailbox } from '../testing/mailbox.ts';

/** Somebody comes to the inbox from their profile. */
async function fromElsewhere() {
  const person = aPerson();
  await givenGoogle(person);
  givenMailbox({ id: 'one', subject: 'The quote' }, { id: 'two', subject: 'The lease' });
  const { page, api } = await signedIn({ person, at: '/settings/profile' });
  api.reply('saveDraft', { success: true, draftId: 'r1' });
  api.reply('discardDraft', { success: true });
  await page.getByRole('link', { name: 'Inbox AI' }).click();
  const inbox = inboxPage(page);
  await inbox.card('The quote').waitFor();
  const query = () => new URL(page.url()).search;
  return { page, inbox, dialog: composeDialog(page), query, back: () => appWindow().history.back() };
}

it('closes a message, of several opened one after another the last, and leaves the inbox then', async () => {
  const { page, inbox, query, back } = await fromElsewhere();
  await inbox
    .card('The quote')
    .getByRole('button', { name: /The quote/ })
    .click();
  await expect.poll(query).toBe('?messageId=one');
  await page.getByRole('region', { name: 'Conversation' }).getByRole('button', { name: 'Close' }).waitFor();
  await inbox
    .card('The lease')
    .getByRole('button', { name: /The lease/ })
    .click();
  await expect.poll(query).toBe('?messageId=two');
  back();
  await expect.poll(query).toBe('');
  await inbox.card('The quote').waitFor();
  back();
  await page.waitForURL((url) => url.pathname === '/settings/profile');
});

it('closes what is being written, and opens nothing again that was closed by hand', async () => {
  const { page, inbox, dialog, query, back } = await fromElsewhere();
  await dialog.open();
  await dialog.message.fill('Dear all');
  back();
  await dialog.dialog.waitFor({ state: 'detached' });
  await dialog.open();
  await expect.poll(() => dialog.message.inputValue()).toBe('Dear all');
  await dialog.message.fill('');
  await dialog.dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.dialog.waitFor({ state: 'detached' });
  await inbox
    .card('The quote')
    .getByRole('button', { name: /The quote/ })
    .click();
  await page.getByRole('region', { name: 'Conversation' }).getByRole('button', { name: 'Close' }).click();
  await expect.poll(query).toBe('');
  back();
  await page.waitForURL((url) => url.pathname === '/settings/profile');
});

it('leads to the folder before', async () => {
  const { page, query, back } = await fromElsewhere();
  const folders = page.getByRole('navigation', { name: 'Folders' });
  await folders.getByRole('button', { name: /^Sent/ }).click();
  await expect.poll(query).toBe('?folder=sent');
  await folders.getByRole('button', { name: /^Trash/ }).click();
  await expect.poll(query).toBe('?folder=trash');
  back();
  await expect.poll(query).toBe('?folder=sent');
});
