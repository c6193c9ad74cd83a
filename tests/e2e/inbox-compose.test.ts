import { randomUUID } from 'node:crypto';
import { paths } from '@crocodile-hub/core/contract/paths';
import { describe, expect, it } from 'vitest';
import { withFirestore } from '../support/firestore.ts';
import { setHold } from '../support/hold.ts';
import { patience } from '../support/patience.ts';
import { aPerson } from '../support/people.ts';
import { arrives } from '../support/providers.ts';
import { callRoute } from '../support/route-call.ts';
import { sent } from '../support/sent.ts';
import { inHebrew, signedIn } from '../support/signed-in.ts';
import { composeDialog } from './pages/compose-dialog.ts';
import { inboxPage } from './pages/inbox-page.ts';
import { stackUrls } from '../support/stack-urls.ts';

// What the dialog says and keeps: web/src/inbox/compose.component.test.ts.

const left = async (text: string) =>
  (await sent()).filter((item) => item.text.includes(text) || item.subject?.includes(text) === true);

async function inTheInbox({ holdMs = 0, signature = '', mail = {} } = {}) {
  const person = await aPerson({ google: true, channels: true });
  await setHold(person.uid, holdMs);
  await withFirestore(stackUrls(), (firestore) =>
    firestore.doc(paths.user(person.uid)).set({ settings: { signature } }, { merge: true }),
  );
  const word = randomUUID();
  await arrives({
    provider: 'google',
    to: person.email,
    from: 'Dana Cohen <dana@example.com>',
    subject: `Re: The quote ${word}`,
    text: 'Here it is',
    ...mail,
  });
  const visited = await signedIn({ person, at: '/inbox-ai' });
  // The hold is a setting, which comes from the store as the sessions do.
  await visited.page
    .getByText(/^(No sessions found|לא נמצאו שיחות)$/)
    .first()
    .waitFor(patience);
  await inboxPage(visited.page).card(/./).waitFor(patience);
  return { ...visited, person, word, dialog: composeDialog(visited.page) };
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
    await expect.poll(() => dialog.message.inputValue(), patience).toBe('');
    await page.keyboard.press('Escape');
    await dialog.dialog.waitFor({ state: 'detached', ...patience });
    await close();
  });

  it('takes files along: cancelled, failed and tried again, through a reload and Undo', async () => {
    const { page, problems, dialog, person, word, close } = await inTheInbox({ holdMs: 30_000 });
    await dialog.open();
    await dialog.to.fill('dana@example.com');
    await dialog.subject.fill('Files');
    await dialog.message.fill(word);
    let failures = 1;
    await page.route(/\/api\/inbox-ai\/uploads\/[^/]+\/\d+$/, async (route) => {
      const size = route.request().postDataBuffer()?.length;
      // One never gets an answer, one is cut off once.
      if (size === 4) return;
      if (size === 5 && (failures -= 1) >= 0) return route.abort();
      return route.continue();
    });
    const text = (name: string, words: string) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(words),
    });
    const files = dialog.dialog.getByRole('list', { name: 'Attached files' });
    // A name that reads the other way stands isolated.
    const button = (name: string) =>
      files.getByRole('button', { name: new RegExp(`^${name.replace(' ', ' \\u2068?')}\\u2069?$`) });
    const chosen = page.waitForEvent('filechooser', patience);
    await dialog.dialog.getByRole('button', { name: 'Attach files' }).press('Enter');
    await (await chosen).setFiles([text('slow.txt', 'slow'), text('broken.txt', 'again')]);
    const dropped = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['שנתי'], 'דוח.txt', { type: 'text/plain' }));
      return data;
    });
    await dialog.message.dispatchEvent('drop', { dataTransfer: dropped });
    await files.getByRole('progressbar', { name: 'Uploading slow.txt' }).waitFor(patience);
    await files.getByText('It could not be uploaded.').waitFor(patience);
    await button('Remove דוח.txt').waitFor(patience);
    // Send waits for what is on its way, and does not leave without what failed.
    await dialog.send.click();
    await dialog.dialog.getByText('It leaves when the files are uploaded.').waitFor(patience);
    await button('Cancel slow.txt').press('Enter');
    await page.getByText(/^Not every file is attached/).waitFor(patience);
    await button('Retry').click();
    await button('Remove broken.txt').waitFor(patience);
    await page.reload();
    await button('Remove broken.txt').waitFor(patience);
    await dialog.send.click();
    await page.getByRole('button', { name: 'Undo', exact: true }).click(patience);
    await page.getByRole('button', { name: 'Edit', exact: true }).click(patience);
    await button('Remove דוח.txt').waitFor(patience);
    await setHold(person.uid, 0);
    await dialog.dialog.getByText(/Undo/).waitFor({ state: 'detached', ...patience });
    await dialog.send.click();
    await page.getByText('Message sent via Gmail').waitFor(patience);
    const [mail, ...others] = await left(word);
    expect(others).toEqual([]);
    const { reply } = await callRoute(person.token, 'inboxMessage', { params: { id: mail?.id ?? '' } });
    expect(reply?.message.attachments.map(({ filename, size }) => [filename, size])).toEqual([
      ['broken.txt', 5],
      ['דוח.txt', 8],
    ]);
    problems.splice(0);
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
  it('is answered to all, where its sender wants the answer, above the signature', async () => {
    const { page, dialog, word, close } = await inTheInbox({
      signature: 'Noa Levi',
      mail: { cc: 'gil@example.com', headers: { 'Reply-To': 'Desk <desk@example.com>' } },
    });
    await inboxPage(page)
      .card(/./)
      .getByRole('button', { name: /^Dana Cohen/ })
      .click(patience);
    const pane = page.getByRole('region', { name: 'Conversation' });
    await pane.getByText('Your answer goes to desk@example.com.').waitFor(patience);
    await pane.getByRole('button', { name: 'Reply all' }).click(patience);
    for (const name of ['Correct desk@example.com', 'Correct gil@example.com']) {
      await dialog.dialog.getByRole('button', { name }).waitFor(patience);
    }
    await expect.poll(() => dialog.subject.inputValue(), patience).toBe(`Re: The quote ${word}`);
    await expect.poll(() => dialog.message.inputValue(), patience).toBe('\n\nNoa Levi');
    await dialog.message.press('Control+Home');
    await page.keyboard.type('Thank you all');
    await dialog.message.press('Control+Enter');
    await page.getByText('Message sent via Gmail').waitFor(patience);
    const [mail] = await left(`Re: The quote ${word}`);
    expect(mail?.to).toBe('desk@example.com, gil@example.com');
    expect(mail?.text).toMatch(/^Thank you all\s+Noa Levi\s+On /);
    await close();
  });

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
    await expect.poll(() => dialog.subject.inputValue(), patience).toBe(`Fwd: Re: The quote ${word}`);
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
