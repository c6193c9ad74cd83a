import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { setHold } from '../support/hold.ts';
import { patience } from '../support/patience.ts';
import { aPerson } from '../support/people.ts';
import { arrives, withFault } from '../support/providers.ts';
import { sent } from '../support/sent.ts';
import { inHebrew, signedIn } from '../support/signed-in.ts';
import { inboxPage } from './pages/inbox-page.ts';

const left = async (text: string) => (await sent()).filter((item) => item.text.includes(text));

/** An open mail from Dana, and a text for the reply that is unique to this test. */
async function withOpenMail({ holdMs = 0 } = {}) {
  const person = await aPerson({ google: true });
  await setHold(person.uid, holdMs);
  await arrives({
    provider: 'google',
    to: person.email,
    from: 'Dana Cohen <dana@example.com>',
    subject: 'Re: The quote',
    text: 'Here it is',
  });
  const visited = await signedIn({ person, at: '/inbox-ai' });
  const { page } = visited;
  // The hold is a setting, which is loaded from the store together with the sessions.
  await page.getByText('No sessions found').first().waitFor(patience);
  await inboxPage(page)
    .card(/./)
    .getByRole('button', { name: /^Dana Cohen/ })
    .click(patience);
  return { ...visited, reply: replyBar(page), words: `Thank you ${randomUUID()}` };
}

function replyBar(page: Page) {
  const pane = page.getByRole('region', { name: 'Conversation' });
  return {
    pane,
    box: pane.getByRole('textbox', { name: 'Reply to Dana Cohen...' }),
    send: pane.getByRole('button', { name: 'Send', exact: true }),
  };
}

describe('a reply', () => {
  it('is suggested by a model, below what was typed; without one it is said that one is needed', async () => {
    const { page, reply, words, close } = await withOpenMail();
    const suggest = reply.pane.getByRole('button', { name: 'AI suggestion', exact: true });
    await reply.box.fill(words);
    await suggest.click(patience);
    await page.getByText('AI suggestion: coming soon').waitFor(patience);
    await page.getByText('It needs a language model, and none is set up here.').waitFor(patience);
    await expect.poll(() => reply.box.inputValue(), patience).toBe(words);
    await page.route('**/api/inbox-ai/suggest-reply', (route) =>
      route.fulfill({ json: { success: true, text: 'Thank you, Dana.', source: 'model' } }),
    );
    await suggest.click(patience);
    await page.getByText('Suggestion added. Read it before you send it.').waitFor(patience);
    await expect.poll(() => reply.box.inputValue(), patience).toBe(`${words}\nThank you, Dana.`);
    expect(await left(words)).toEqual([]);
    await close();
  });

  it('leaves once, in its thread, however it is pressed', async () => {
    const { page, reply, words, close } = await withOpenMail();
    await reply.send.click(patience);
    await page.getByText('Please enter a reply').waitFor(patience);
    await reply.box.fill(words);
    await reply.pane.getByText('Typing...').waitFor(patience);
    await reply.box.press('Control+Enter');
    await reply.send.dispatchEvent('click');
    await reply.box.press('Control+Enter');
    await page.getByText('Message sent via Gmail').waitFor(patience);
    await reply.pane
      .getByRole('listitem')
      .filter({ hasText: words })
      .getByText('You', { exact: true })
      .waitFor(patience);
    await expect.poll(() => reply.box.inputValue(), patience).toBe('');
    // A second reply can be sent, since the first is finished.
    await reply.box.fill(`${words} again`);
    await reply.send.dblclick();
    await reply.pane
      .getByRole('listitem')
      .filter({ hasText: `${words} again` })
      .waitFor(patience);
    const mails = await left(words);
    expect(mails.map(({ subject, to }) => [subject, to])).toEqual([
      ['Re: The quote', 'dana@example.com'],
      ['Re: The quote', 'dana@example.com'],
    ]);
    await page.reload();
    await expect.poll(() => reply.pane.getByRole('listitem').count(), patience).toBe(3);
    await close();
  });

  it('is one when its answer is lost, and when its call is and it is sent again after a reload', async () => {
    const { page, problems, reply, words, close } = await withOpenMail();
    const execute = '**/api/action-engine/execute';
    await page.route(execute, (route) => route.fetch().then(() => route.abort()), { times: 1 });
    await reply.box.fill(words);
    await reply.send.click();
    await page.getByText('Message sent via Gmail').waitFor(patience);
    expect(await left(words)).toHaveLength(1);
    await expect.poll(() => reply.box.inputValue(), patience).toBe('');

    await page.route(execute, (route) => route.abort(), { times: 1 });
    await reply.box.fill(`${words} again`);
    await reply.send.click();
    await page.getByText('Failed to send reply').waitFor(patience);
    await page.reload();
    await expect.poll(() => reply.box.inputValue(), patience).toBe(`${words} again`);
    await reply.send.dblclick();
    await page.getByText('Message sent via Gmail').waitFor(patience);
    expect(await left(`${words} again`)).toHaveLength(1);
    problems.splice(0);
    await close();
  });

  it('is taken back within its seconds, also after a reload: nothing leaves, and its words return', async () => {
    const { page, reply, words, close } = await withOpenMail({ holdMs: 30_000 });
    await reply.box.fill(words);
    await reply.box.press('Control+Enter');
    const own = reply.pane.getByRole('listitem').filter({ hasText: words });
    await own.getByText('leaves in a moment').waitFor(patience);
    await expect.poll(() => reply.box.inputValue(), patience).toBe('');
    await page.reload();
    await own.getByText('leaves in a moment').waitFor(patience);
    await reply.box.fill('And another thing');
    await page.getByRole('button', { name: 'Undo', exact: true }).click(patience);
    await page.getByText('Cancelled, nothing was sent').waitFor(patience);
    await expect.poll(() => reply.box.inputValue(), patience).toBe(`${words}\nAnd another thing`);
    expect(await own.count()).toBe(0);
    expect(await left(words)).toEqual([]);
    await close();
  });

  it('keeps its words where the platform fails, and says why', async () => {
    const { page, problems, reply, words, close } = await withOpenMail();
    await reply.box.fill(words);
    await withFault(
      { provider: 'google', kind: 'status', status: 403, path: 'messages/send', times: 9 },
      async () => {
        await reply.send.click();
        await page.getByText('Failed to send reply').waitFor(patience);
      },
    );
    await expect.poll(() => reply.box.inputValue(), patience).toBe(words);
    expect(await left(words)).toEqual([]);
    await reply.send.click();
    await page.getByText('Message sent via Gmail').waitFor(patience);
    expect(await left(words)).toHaveLength(1);
    problems.splice(0);
    await close();
  });

  it('leaves on the channel that the message came by, in Hebrew', async () => {
    const person = await aPerson({ google: true, channels: true });
    await setHold(person.uid, 0);
    const from = '8200000000000077';
    await arrives({ provider: 'meta', channel: 'instagram', from, text: 'פתוח היום?' });
    const { page, close } = await signedIn({ person, at: '/inbox-ai' });
    await inHebrew(page);
    await page
      .getByRole('article')
      .getByRole('button', { name: new RegExp(`^${from}`) })
      .first()
      .click(patience);
    const pane = page.getByRole('region', { name: 'שיחה' });
    const words = `כן, עד שש ${randomUUID()}`;
    await pane.getByRole('textbox', { name: `תשובה אל ${from}...` }).fill(words);
    await pane.getByRole('button', { name: 'שליחה', exact: true }).dblclick();
    await page.getByText(/ההודעה נשלחה דרך/).waitFor(patience);
    // The platform's news may come a moment before the ledger reports the send.
    const told = pane.getByRole('listitem').filter({ hasText: words });
    await expect.poll(() => told.count(), patience).toBe(1);
    await expect.poll(() => told.getByText('יוצא בעוד רגע').count(), patience).toBe(0);
    expect((await left(words)).map(({ to }) => to)).toEqual([from]);
    await close();
  });
});
