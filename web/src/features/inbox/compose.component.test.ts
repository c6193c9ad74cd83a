import { expect, it } from 'vitest';
import { composeDialog } from '../../../../tests/e2e/pages/compose-dialog.ts';
import { inboxPage } from '../../../../tests/e2e/pages/inbox-page.ts';
import { aPerson, signedIn } from '../../testing/app.ts';
import { givenGoogle } from '../../testing/given.ts';
import { givenMailbox } from '../../testing/mailbox.ts';

async function composing() {
  const person = aPerson();
  await givenGoogle(person);
  givenMailbox({ subject: 'The quote' });
  const { page, api } = await signedIn({ person, at: '/inbox-ai' });
  api.reply('saveDraft', { success: true, draftId: 'r1' });
  api.reply('discardDraft', { success: true });
  await inboxPage(page).card('The quote').waitFor();
  const dialog = composeDialog(page);
  await dialog.open();
  const platform = (name: string) => dialog.dialog.getByRole('radio', { name });
  return { dialog, platform };
}

it('is Instagram for a name with an at sign, and what was chosen otherwise', async () => {
  const { dialog, platform } = await composing();
  await dialog.to.fill('@maya');
  await dialog.to.blur();
  await expect.poll(() => platform('Instagram').isChecked()).toBe(true);
  const to = dialog.dialog.getByRole('textbox', { name: 'To', exact: true });
  await expect.poll(() => to.inputValue()).toBe('@maya');
  await dialog.dialog.getByText('Gmail', { exact: true }).click();
  await dialog.to.focus();
  await dialog.to.blur();
  expect(await platform('Gmail').isChecked()).toBe(true);
});

it('says of a phone number how to write to it', async () => {
  const { dialog } = await composing();
  await dialog.to.fill('052-123 4567');
  await dialog.message.fill('Hello');
  await dialog.subject.fill('Hi');
  await dialog.send.click();
  await dialog.dialog.getByText('This is a phone number: Send WhatsApp on the hub writes to it').waitFor();
});
