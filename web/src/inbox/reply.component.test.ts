import { paths } from '@crocodile-hub/core/contract/paths';
import { describe, expect, it } from 'vitest';
import { inboxPage } from '../../../tests/e2e/pages/inbox-page.ts';
import { replied } from '../testing/answers.ts';
import { aPerson, signedIn } from '../testing/app.ts';
import { appDocument } from '../testing/app-frame.ts';
import { givenGoogle } from '../testing/given.ts';
import { aLedger } from '../testing/ledger.ts';
import { givenMailbox } from '../testing/mailbox.ts';
import { stage } from '../testing/stage.ts';

/** An open mail from Dana. */
async function withOpenMail({ holdMs = 0 } = {}) {
  const person = aPerson();
  await givenGoogle(person);
  const { api, store } = stage();
  await store.set(paths.user(person.uid), { settings: { holdMs } });
  givenMailbox({ subject: 'The quote' });
  const ledger = aLedger(person);
  const app = await signedIn({ person, at: '/inbox-ai' });
  const { page } = app;
  await inboxPage(page)
    .card('The quote')
    .getByRole('button', { name: /^Dana Cohen/ })
    .click();
  const pane = page.getByRole('region', { name: 'Conversation' });
  const box = pane.getByRole('textbox', { name: 'Reply to Dana Cohen...' });
  await box.waitFor();
  return {
    ...app,
    api,
    ledger,
    box,
    send: pane.getByRole('button', { name: 'Send', exact: true }),
    suggest: pane.getByRole('button', { name: 'AI suggestion', exact: true }),
    leaving: pane.getByRole('listitem').filter({ hasText: 'leaves in a moment' }),
  };
}

describe('a reply', () => {
  it('that comes back beside another one loses no words of either, nor of the next', async () => {
    const { person, store, api, ledger, box, send, leaving } = await withOpenMail({ holdMs: 60_000 });
    api.on('execute', ledger.holds);
    for (const [index, words] of ['One', 'Two'].entries()) {
      await box.fill(words);
      await send.click();
      await expect.poll(() => leaving.count()).toBe(index + 1);
    }
    await box.fill('Three');
    // Both in one commit, so that the screen learns of both at once.
    const entries = await store.list(paths.outbox(person.uid));
    await store.setAll(
      entries.map(({ id, ...entry }) => [
        `${paths.outbox(person.uid)}/${id}`,
        { ...entry, status: 'cancelled', undoUntil: null },
      ]),
    );
    await expect.poll(() => leaving.count()).toBe(0);
    await expect
      .poll(async () => (await box.inputValue()).split('\n').toSorted())
      .toEqual(['One', 'Three', 'Two']);
    expect((await box.inputValue()).endsWith('Three')).toBe(true);
  });

  it('gives the focus back to its field once it has left', async () => {
    const { page, api, ledger, box, send } = await withOpenMail();
    api.on('execute', ledger.does('Email sent'));
    await box.fill('One');
    await send.click();
    await page.getByText('Message sent via Gmail').waitFor();
    await expect.poll(() => appDocument().activeElement === box.elements()[0]).toBe(true);
  });

  it('leaves as it was when a suggestion arrives meanwhile, which is there afterwards', async () => {
    const { page, api, ledger, box, send, suggest } = await withOpenMail();
    const asked = Promise.withResolvers<null>();
    const taken = Promise.withResolvers<null>();
    api.on('suggestReply', async () => {
      await asked.promise;
      return replied<'suggestReply'>({ success: true, text: 'Thank you, Dana.', source: 'model' });
    });
    api.on('execute', async (call) => {
      await taken.promise;
      return ledger.does('Email sent')(call);
    });
    await box.fill('One');
    await suggest.click();
    await send.click();
    await expect.poll(() => api.calls('execute').length).toBe(1);
    asked.resolve(null);
    await page.getByText('Suggestion added. Read it before you send it.').waitFor();
    expect(await box.inputValue()).toBe('One');
    taken.resolve(null);
    await page.getByText('Message sent via Gmail').waitFor();
    await expect.poll(() => box.inputValue()).toBe('Thank you, Dana.');
    expect(api.calls('execute').map(({ body }) => body.payload['body'])).toEqual(['One']);
  });
});
