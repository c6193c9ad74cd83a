import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { setHold } from '../support/hold.ts';
import { patience } from '../support/patience.ts';
import { aPerson } from '../support/people.ts';
import { arrives } from '../support/providers.ts';
import { sent } from '../support/sent.ts';
import { inHebrew, signedIn } from '../support/signed-in.ts';
import { inboxPage } from './pages/inbox-page.ts';

const hour = 3_600_000;
const aNumber = () => `9725${Math.floor(10_000_000 + Math.random() * 90_000_000)}`;

/** The loaded inbox of a person who is reached by WhatsApp. */
async function onInbox(before: () => Promise<unknown> = () => Promise.resolve()) {
  const person = await aPerson({ google: true, channels: true });
  await setHold(person.uid, 0);
  await before();
  const visited = await signedIn({ person });
  const { page } = visited;
  await page.goto('/inbox-ai');
  await page.getByText(/^Showing \d+ of/).waitFor(patience);
  await expect.poll(() => page.locator('main [aria-busy=true]').count(), patience).toBe(0);
  // The hold is a setting, which is loaded from the store together with the sessions.
  await page.getByText('No sessions found').first().waitFor(patience);
  return {
    ...visited,
    inbox: inboxPage(page),
    pane: page.getByRole('region', { name: /^(Conversation|שיחה)$/ }),
  };
}

describe('a conversation of WhatsApp', () => {
  it('shows what comes in and what became of an answer as it happens, and until when it takes one', async () => {
    const { page, inbox, pane, close } = await onInbox();
    const from = aNumber();
    const [question, more, answer] = ['Question', 'More', 'Answer'].map((word) => `${word} ${randomUUID()}`);
    if (question === undefined || more === undefined || answer === undefined) throw new Error('three texts');
    await arrives({ provider: 'meta', channel: 'whatsapp', from, name: 'Yael', text: question });
    await page
      .getByText(/^📬 \d+ new message\(s\) received$/)
      .first()
      .waitFor(patience);
    await inbox.card(question).getByRole('button', { name: /^Yael/ }).click(patience);
    await pane
      .getByText(/^WhatsApp takes an answer until .*, a day after their last message\.$/)
      .waitFor(patience);
    await arrives({ provider: 'meta', channel: 'whatsapp', from, name: 'Yael', text: more });
    await pane.getByText(more).waitFor(patience);
    await pane.getByRole('textbox', { name: 'Reply to Yael...' }).fill(answer);
    await pane.getByRole('button', { name: 'Send', exact: true }).click(patience);
    const said = pane.getByRole('listitem').filter({ hasText: answer });
    await said.getByText('Delivered').waitFor(patience);
    expect(await said.count()).toBe(1);
    const [left] = (await sent()).filter(({ text }) => text === answer);
    await arrives({ provider: 'meta', kind: 'status', status: 'read', id: left?.id });
    await said.getByText('Read', { exact: true }).waitFor(patience);
    expect(await said.count()).toBe(1);
    await close();
  });

  it('takes no answer a day after the last message, and says what is left; in Hebrew', async () => {
    const from = aNumber();
    const at = Date.now() - 25 * hour;
    const { page, inbox, pane, close } = await onInbox(() =>
      arrives({ provider: 'meta', channel: 'whatsapp', from, name: 'Yael', text: 'Yesterday, early', at }),
    );
    await inHebrew(page);
    await inbox.card('Yesterday, early').getByRole('button', { name: /^Yael/ }).click(patience);
    await pane.getByText(/^WhatsApp כבר לא מקבל תשובה: .*Yael/).waitFor(patience);
    const way = pane.getByRole('link', { name: 'התבניות ב-WhatsApp Manager' });
    expect(await way.getAttribute('href')).toMatch(/^https:\/\/business\.facebook\.com\//);
    const box = pane.getByRole('textbox');
    await box.fill('Too late');
    expect(await pane.getByRole('button', { name: 'שליחה', exact: true }).isDisabled()).toBe(true);
    await box.press('Control+Enter');
    // They write again, so the business may answer again.
    await arrives({ provider: 'meta', channel: 'whatsapp', from, name: 'Yael', text: 'Here again' });
    await pane.getByText(/^WhatsApp מקבל תשובה עד /).waitFor(patience);
    expect(await box.inputValue()).toBe('Too late');
    expect((await sent()).filter(({ text }) => text === 'Too late')).toEqual([]);
    await close();
  });
});
