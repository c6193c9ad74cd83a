import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { closeBrowser } from '../support/browse.ts';
import { setHold } from '../support/hold.ts';
import { patience } from '../support/patience.ts';
import { aPerson } from '../support/people.ts';
import { arrives, withFault } from '../support/providers.ts';
import { sent } from '../support/sent.ts';
import { inHebrew, signedIn } from '../support/signed-in.ts';
import { inboxPage } from './pages/inbox-page.ts';

afterAll(closeBrowser);

const left = async (text: string) =>
  (await sent()).filter((item) => item.text.includes(text) || item.subject?.includes(text) === true);

async function inTheInbox({ holdMs = 0, mail = {} } = {}) {
  const person = await aPerson({ google: true, channels: true });
  await setHold(person.uid, holdMs);
  const word = randomUUID();
  await arrives({
    provider: 'google',
    to: person.email,
    from: 'Dana Cohen <dana@example.com>',
    subject: `Re: The quote ${word}`,
    text: 'Here it is',
    ...mail,
  });
  const visited = await signedIn({ person });
  await visited.page.goto('/inbox-ai');
  // The hold is a setting, which comes from the store as the sessions do.
  await visited.page
    .getByText(/^(No sessions found|לא נמצאו שיחות)$/)
    .first()
    .waitFor(patience);
  await inboxPage(visited.page).card(/./).waitFor(patience);
  return { ...visited, person, word, dialog: composeDialog(visited.page) };
}

function composeDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: /^(New Message|Reply|Forward|הודעה חדשה)$/ });
  const field = (name: string | RegExp) => dialog.getByRole('textbox', { name, exact: true });
  const to = dialog.getByRole('combobox', { name: /^(To|אל)$/ });
  return {
    dialog,
    to,
    subject: field(/^(Subject|נושא)$/),
    message: field(/^(Message|הודעה)$/),
    send: dialog.getByRole('button', { name: /^(Send (Email|Message|DM)|שליחת (מייל|הודעה|DM))$/ }),
    open: () => page.getByRole('button', { name: /^(Compose|הודעה חדשה)$/ }).click(patience),
  };
}

describe('a new message', () => {
  it('is written to several people, outlives a reload and leaves once', async () => {
    const { page, dialog, word, close } = await inTheInbox();
    await dialog.open();
    expect(await dialog.send.isDisabled()).toBe(true);
    await dialog.to.fill('avi@example.com, not-one');
    await dialog.to.press('Enter');
    await dialog.dialog.getByRole('button', { name: 'Correct not-one' }).click(patience);
    await dialog.to.fill('dana@example.com');
    await dialog.dialog.getByRole('button', { name: 'Cc / Bcc' }).click();
    await dialog.dialog.getByRole('combobox', { name: 'Cc', exact: true }).fill('gil@example.com');
    await dialog.dialog.getByRole('combobox', { name: 'Bcc', exact: true }).fill('tal@example.com');
    await dialog.message.fill(`Fine ${word}`);
    await dialog.message.press('Control+Enter');
    await dialog.dialog.getByText('Please fill in subject for email').waitFor(patience);
    await dialog.subject.fill('Lunch');
    await page.reload();
    await expect.poll(() => dialog.message.inputValue(), patience).toBe(`Fine ${word}`);
    await dialog.message.press('Control+Enter');
    await dialog.message.press('Control+Enter');
    await dialog.dialog.waitFor({ state: 'detached', ...patience });
    await page.getByText('Message sent via Gmail').waitFor(patience);
    const mails = await left(`Fine ${word}`);
    expect(mails.map(({ subject, to }) => [subject, to])).toEqual([
      ['Lunch', 'avi@example.com, dana@example.com, gil@example.com, tal@example.com'],
    ]);
    // It is over: the next one begins empty, and closes without a question.
    await dialog.open();
    expect(await dialog.message.inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await dialog.dialog.waitFor({ state: 'detached', ...patience });
    await close();
  });

  it('keeps its words where the platform refuses, and asks before they are lost', async () => {
    const { page, problems, dialog, word, close } = await inTheInbox();
    await dialog.open();
    await dialog.to.fill('dana@example.com');
    await dialog.subject.fill('Lunch');
    await dialog.message.fill(word);
    await withFault(
      { provider: 'google', kind: 'status', status: 403, path: 'messages/send', times: 9 },
      async () => {
        await dialog.send.click();
        await page.getByText('Failed to send Gmail message').waitFor(patience);
      },
    );
    expect(await dialog.message.inputValue()).toBe(word);
    await dialog.message.press('Escape');
    const question = page.getByRole('dialog', { name: 'Discard what you wrote?' });
    await question.getByRole('button', { name: 'Cancel' }).click(patience);
    await question.waitFor({ state: 'detached', ...patience });
    await dialog.send.dblclick();
    await page.getByText('Message sent via Gmail').waitFor(patience);
    expect(await left(word)).toHaveLength(1);
    problems.splice(0);
    await close();
  });

  it('is taken back within its seconds: nothing leaves, and its words return', async () => {
    const { page, dialog, word, close } = await inTheInbox({ holdMs: 30_000 });
    await dialog.open();
    await dialog.to.fill('dana@example.com, avi@example.com');
    await dialog.subject.fill('Lunch');
    await dialog.message.fill(word);
    await dialog.send.click();
    await page.getByRole('button', { name: 'Undo', exact: true }).click(patience);
    await page.getByText('Cancelled, nothing was sent').waitFor(patience);
    await page.getByRole('button', { name: 'Edit', exact: true }).click(patience);
    await expect.poll(() => dialog.message.inputValue(), patience).toBe(word);
    await dialog.dialog.getByRole('button', { name: 'Correct avi@example.com' }).waitFor(patience);
    expect(await left(word)).toEqual([]);
    await close();
  });

  it('leaves by Instagram, in Hebrew', async () => {
    const { page, dialog, word, close } = await inTheInbox();
    // Instagram lets one write to whom has written.
    const from = '8200000000000078';
    await arrives({ provider: 'meta', channel: 'instagram', from, text: 'פתוח היום?' });
    await inHebrew(page);
    await dialog.open();
    await dialog.dialog.getByRole('radio', { name: 'Instagram' }).check({ force: true });
    await dialog.dialog.getByRole('textbox', { name: 'אל', exact: true }).fill(from);
    await dialog.message.fill(`שלום ${word}`);
    await dialog.send.dblclick();
    await page.getByText(/ההודעה נשלחה דרך/).waitFor(patience);
    expect((await left(word)).map(({ kind, to }) => [kind, to])).toEqual([['instagram', from]]);
    await close();
  });
});

describe('an open mail', () => {
  it('is forwarded with its attachments', async () => {
    const { page, person, dialog, word, close } = await inTheInbox({
      mail: { attachments: [{ filename: 'brief.pdf', mimeType: 'application/pdf', content: 'AAAA' }] },
    });
    await inboxPage(page)
      .card(/./)
      .getByRole('button', { name: /^Dana Cohen/ })
      .click(patience);
    const pane = page.getByRole('region', { name: 'Conversation' });
    await pane.getByRole('button', { name: 'Forward' }).click(patience);
    expect(await dialog.subject.inputValue()).toBe(`Fwd: Re: The quote ${word}`);
    await dialog.dialog.getByText('brief.pdf').waitFor(patience);
    // To oneself: what arrives is seen.
    await dialog.to.fill(person.email);
    await dialog.message.fill('For you');
    await dialog.send.click();
    await page.getByText('Message sent via Gmail').waitFor(patience);
    const [mail] = await left(`Fwd: Re: The quote ${word}`);
    expect(mail?.text.replaceAll('\r', '')).toMatch(
      /^For you\n\n-+ Forwarded message -+\nFrom: Dana Cohen <dana@example.com>\n[\s\S]*\n\nHere it is$/,
    );
    await pane.getByRole('button', { name: 'Close' }).click();
    await inboxPage(page).refresh();
    const arrived = inboxPage(page).card('For you');
    await arrived.getByText('brief.pdf').waitFor(patience);
    await close();
  });
});
