import type { InboxMessage } from '@crocodile-hub/core/contract/inbox';
import { describe, expect, it } from 'vitest';
import { inboxPage } from '../../../tests/e2e/pages/inbox-page.ts';
import { serverHoldsActions } from '../testing/actions.ts';
import { replied } from '../testing/answers.ts';
import { aPerson, signedIn } from '../testing/app.ts';
import type { AppPage } from '../testing/app-page.ts';
import { givenGoogle } from '../testing/given.ts';
import { givenMailbox } from '../testing/mailbox.ts';
import { aReading } from '../testing/engine.ts';
import { stage } from '../testing/stage.ts';

const stranger = 'dana.cohen@leak.test';
const dana = { threadId: 'thread-dana', messageText: 'The price is 900' };
const leak = { ...dana, id: 'leak', senderEmail: stranger, messageText: 'The account has changed' };
const doubt = `Not the Dana Cohen you know: ${stranger}. You know dana@example.com.`;

/** Opens the newest of the mails. */
async function opened(mails: Partial<InboxMessage>[]) {
  const person = aPerson();
  await givenGoogle(person);
  givenMailbox(...mails);
  serverHoldsActions(person);
  stage().api.reply('contacts', { success: true, contacts: [] });
  stage().api.reply('legacySmartTask', aReading('', 'send_email', {}));
  const app = await signedIn({ person, at: `/inbox-ai?messageId=${mails.at(-1)?.id ?? ''}` });
  const pane = app.page.getByRole('region', { name: 'Conversation' });
  const reply = pane.getByRole('textbox', { name: 'Reply to Dana Cohen...' });
  await pane.getByText(doubt).first().waitFor();
  return { ...app, pane, reply, sent: () => app.api.calls('execute').map(({ body }) => body.payload) };
}

const question = (page: AppPage) => page.getByRole('dialog', { name: 'Is this who you mean?' });

describe('somebody under the name of another', () => {
  it('is told apart by the address in the list, the heading, the bubbles and the reply box', async () => {
    const { page, pane } = await opened([dana, leak]);
    const { group } = inboxPage(page);
    await group(`Dana Cohen ${stranger} One message Gmail`).waitFor();
    await group('Dana Cohen dana@example.com One message Gmail').waitFor();
    await pane.getByRole('heading', { name: `Dana Cohen ${stranger}` }).waitFor();
    const said = pane.getByRole('listitem');
    await said.filter({ hasText: 'The price is 900' }).getByTitle('dana@example.com').waitFor();
    const alien = said.filter({ hasText: 'The account has changed' });
    await alien.getByTitle(stranger).waitFor();
    await alien.getByText(doubt).waitFor();
    expect(await pane.getByText(doubt).count()).toBe(2);
    await pane.getByText(`Your answer goes to ${stranger}.`).waitFor();
  });

  it('gets no answer until one has said yes, and is asked about once', async () => {
    const { page, reply, sent } = await opened([dana, leak]);
    await reply.fill('All right');
    await reply.press('Control+Enter');
    await question(page).getByText(doubt).waitFor();
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await question(page).waitFor({ state: 'detached' });
    expect(await reply.inputValue()).toBe('All right');
    expect(sent()).toEqual([]);
    await reply.press('Control+Enter');
    await question(page).getByRole('button', { name: 'Send anyway' }).click();
    await expect.poll(() => sent().map(({ to }) => to)).toEqual([[stranger]]);
    await expect.poll(() => reply.inputValue()).toBe('');
    await reply.fill('And thank you');
    await reply.press('Control+Enter');
    await expect.poll(() => sent().length).toBe(2);
  });

  it('is asked about before an answer to all leaves', async () => {
    const { page, pane, sent } = await opened([dana, { ...leak, cc: ['gil@example.com'] }]);
    await pane.getByRole('button', { name: 'Reply all' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reply', exact: true });
    const words = dialog.getByRole('textbox', { name: 'Message' });
    await words.fill('All right');
    await words.press('Control+Enter');
    await question(page).getByText(doubt).waitFor();
    expect(sent()).toEqual([]);
    await question(page).getByRole('button', { name: 'Send anyway' }).click();
    await expect.poll(() => sent().map(({ to }) => to)).toEqual([[stranger]]);
  });

  it('is nobody where the person writes to that address, and the answer leaves at once', async () => {
    const person = aPerson();
    await givenGoogle(person);
    givenMailbox(dana, leak);
    serverHoldsActions(person);
    const known = { name: 'Dana Cohen', known: 'written-to' } as const;
    const contacts = [stranger, 'dana@example.com'].map((email) => ({ ...known, email }));
    const held = stage().api.hold('contacts');
    const { page, api } = await signedIn({ person, at: '/inbox-ai?messageId=leak' });
    const reply = page.getByRole('textbox', { name: 'Reply to Dana Cohen...' });
    // The conversation alone raises the doubt; the contacts know better.
    await page.getByText(doubt).first().waitFor();
    held.release(replied<'contacts'>({ success: true, contacts }));
    await expect.poll(() => page.getByText(doubt).count()).toBe(0);
    await reply.fill('All right');
    await reply.press('Control+Enter');
    await expect.poll(() => api.calls('execute').length).toBe(1);
  });
});
