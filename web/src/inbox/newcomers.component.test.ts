import type { InboxMessage } from '@crocodile-hub/core/contract/inbox';
import { paths } from '@crocodile-hub/core/contract/paths';
import { describe, expect, it } from 'vitest';
import { inboxPage } from '../../../tests/e2e/pages/inbox-page.ts';
import { aPerson, signedIn, type SignedIn } from '../testing/app.ts';
import { appDocument } from '../testing/app-frame.ts';
import { givenGoogle } from '../testing/given.ts';
import { givenMailbox } from '../testing/mailbox.ts';
import { stage } from '../testing/stage.ts';

const ron = { sender: 'Ron Peretz', senderEmail: 'Ron@stranger.example', isOfNewcomer: true };
const gil = { sender: 'גיל שקד', senderEmail: 'gil@stranger.example', isOfNewcomer: true };
const phone = { width: 390, height: 844 };

/** Two mails of Ron and one of Gil, who are new, beside one of Dana and a newsletter. */
const mails: Partial<InboxMessage>[] = [
  { id: 'known', subject: 'Lease' },
  { id: 'list', subject: 'Sale', sender: 'Shop', senderEmail: 'newsletter@shop.example' },
  { id: 'offer', subject: 'An offer', ...ron },
  { id: 'studio', subject: 'הסטודיו', messageText: 'אפשר ביום שישי?', ...gil },
  { id: 'again', subject: 'Did you see it?', messageText: 'My offer', ...ron },
];

type Given = SignedIn & { language?: 'en' | 'he'; isHolding?: boolean };

async function onInbox({ language = 'en', isHolding = false, ...options }: Given = {}) {
  const person = aPerson();
  await givenGoogle(person);
  givenMailbox(...mails);
  const { store } = stage();
  if (isHolding) await store.set(paths.user(person.uid), { settings: { holdsNewcomers: true } });
  localStorage.setItem('language', language);
  const app = await signedIn({ person, at: '/inbox-ai', ...options });
  const { page } = app;
  const inbox = inboxPage(page);
  await inbox.card('Lease').waitFor();
  const rows = inbox.list.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  const row = (words: string) => rows.filter({ hasText: words });
  return {
    ...app,
    inbox,
    rows,
    row,
    split: (name: string) => page.getByRole('radio', { name, exact: true }).check(),
    press: (who: string, name: string | RegExp) =>
      row(who).getByRole('button', { name, exact: true }).click(),
    undo: (told: string) =>
      page
        .getByRole('listitem')
        .filter({ hasText: told })
        .getByRole('button', { name: 'Undo', exact: true })
        .click(),
    hold: inbox.list.getByRole('button', { name: /^(Hold back until let in|להשהות עד לאישור)$/ }),
    held: inbox.list.getByRole('button', { name: /held back|לאישור$/ }),
    letIn: async () =>
      (await store.list(paths.savedWords(person.uid))).map(({ kind, name, words }) => [kind, name, words]),
    settings: async () => (await store.read(paths.user(person.uid)))?.['settings'],
  };
}

describe('the view of new senders', () => {
  it('has one row a sender, with the newest words and how many mails there are, and opens the newest', async () => {
    const { page, rows, row, split, inbox } = await onInbox();
    await split('New senders');
    await inbox.list.getByText('People you have never written to.').waitFor();
    await expect.poll(() => rows.count()).toBe(2);
    expect(await rows.first().textContent()).toMatch(
      /Ron Peretz.*Ron@stranger\.example.*Did you see it\? – .*My offer.*2 messages/,
    );
    expect(await row('גיל שקד').textContent()).toMatch(/gil@stranger\.example.*הסטודיו.*אפשר ביום שישי\?/);
    expect(await row('גיל שקד').textContent()).not.toContain('message');
    await row('Ron Peretz').getByRole('button', { name: 'Ron Peretz', exact: true }).click();
    await page.getByRole('region', { name: 'Conversation' }).getByText('My offer').waitFor();
    expect(page.url()).toContain('messageId=again');
  });

  it('loses a sender who is let in, for good and on every device, and Undo brings them back', async () => {
    const { page, rows, row, split, press, undo, letIn, inbox } = await onInbox();
    await split('New senders');
    await press('Ron Peretz', 'Let in Ron Peretz');
    await row('Ron Peretz').waitFor({ state: 'detached' });
    await page.getByText('Ron Peretz is let in').waitFor();
    const ronIsIn = [['admitted', 'ron@stranger.example', 'ron@stranger.example']];
    await expect.poll(letIn).toEqual(ronIsIn);
    await undo('Ron Peretz is let in');
    await row('Ron Peretz').waitFor();
    await expect.poll(letIn).toEqual([]);
    await undo('ron@stranger.example is a new sender again');
    await row('Ron Peretz').waitFor({ state: 'detached' });
    await expect.poll(letIn).toEqual(ronIsIn);
    await page.reload();
    await inbox.card('Lease').waitFor();
    await split('New senders');
    await expect.poll(() => rows.count()).toBe(1);
    await press('גיל שקד', /^Let in .?גיל שקד.?$/);
    await inbox.list.getByText('No new senders').waitFor();
  });

  it('lists whom the person has let in, and makes them new again', async () => {
    const { page, row, split, press, undo, letIn, inbox, hold } = await onInbox();
    await split('New senders');
    await hold.waitFor();
    expect(await inbox.list.getByRole('button', { name: /senders? let in$/ }).count()).toBe(0);
    await press('Ron Peretz', 'Let in Ron Peretz');
    await inbox.list.getByRole('button', { name: 'One sender let in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Senders you have let in' });
    await dialog.getByText('ron@stranger.example').waitFor();
    await dialog.getByRole('button', { name: 'Make ron@stranger.example a new sender again' }).click();
    await dialog.getByText('Nobody at the moment.').waitFor();
    await expect.poll(letIn).toEqual([]);
    await undo('ron@stranger.example is a new sender again');
    await dialog.getByText('ron@stranger.example').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await row('Ron Peretz').count()).toBe(0);
  });

  it('sends all mails of a sender away with one press, and Undo brings them all back', async () => {
    const { page, rows, row, split, press, undo, api } = await onInbox();
    await split('New senders');
    await press('Ron Peretz', 'Archive');
    await page.getByText('Archived 2 messages').waitFor();
    await expect.poll(() => rows.count()).toBe(1);
    expect(api.calls('bulkAction').map(({ body }) => body)).toEqual([
      { messageIds: ['again', 'offer'], action: 'archive' },
    ]);
    await undo('Archived 2 messages');
    await row('Ron Peretz').getByText('2 messages').waitFor();
  });

  it('is walked by keys, which act on the row that has the focus', async () => {
    const { page, row, split, api } = await onInbox();
    await split('New senders');
    const opens = (who: string) => row(who).getByRole('button', { name: who, exact: true });
    await opens('Ron Peretz').focus();
    await page.keyboard.press('j');
    await expect.poll(() => appDocument().activeElement).toBe(opens('גיל שקד').elements()[0]);
    await page.keyboard.press('u');
    await page.getByText('Message marked as read').waitFor();
    expect(api.calls('markAsRead').map(({ params }) => params.id)).toEqual(['studio']);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => appDocument().activeElement).toBe(opens('Ron Peretz').elements()[0]);
  });

  it('begins a rule with the sentence of its sender', async () => {
    const { page, split, press } = await onInbox();
    await split('New senders');
    await press('Ron Peretz', 'Rule for this sender');
    const dialog = page.getByRole('dialog', { name: 'Rules' });
    await expect
      .poll(() => dialog.getByRole('textbox').inputValue())
      .toBe('Archive everything from Ron@stranger.example');
  });
});

describe('new senders who are held back', () => {
  it('leave the list, whose line tells how many they are and leads to them, until they are let in', async () => {
    const { inbox, rows, split, press, hold, held, settings } = await onInbox();
    expect(await held.count()).toBe(0);
    await split('New senders');
    await hold.click();
    await expect.poll(settings).toEqual({ holdsNewcomers: true });
    await expect.poll(() => rows.count()).toBe(2);
    await split('Everything');
    await expect.poll(() => inbox.cards.count()).toBe(2);
    await inbox.card('Sale').waitFor();
    expect(await held.textContent()).toBe('2 new senders are held back');
    await held.click();
    await press('Ron Peretz', 'Let in Ron Peretz');
    await split('Everything');
    await inbox.card('Did you see it?').waitFor();
    await inbox.card('An offer').waitFor();
    expect(await held.textContent()).toBe('One new sender is held back');
    await held.click();
    await hold.and(inbox.list.locator('[aria-pressed=true]')).click();
    await expect.poll(async () => (await settings()) ?? {}).toEqual({});
    await split('Everything');
    await inbox.card('הסטודיו').waitFor();
    expect(await held.count()).toBe(0);
  });

  it('wait also while it is not known yet that they do, as this browser last knew it', async () => {
    localStorage.setItem('personal:holds-newcomers', 'true');
    await stage().refusals.during({ of: 'read', mentions: /users\/[\w-]+"/ }, async () => {
      const { inbox, held } = await onInbox();
      await held.waitFor();
      expect(await inbox.cards.count()).toBe(2);
    });
  });

  it('are remembered by this browser as they are known, and as they are chosen', async () => {
    const { held, hold } = await onInbox({ isHolding: true });
    const kept = () => localStorage.getItem('personal:holds-newcomers');
    await expect.poll(kept).toBe('true');
    await held.click();
    await hold.click();
    await expect.poll(kept).toBe('false');
  });

  it('are found by a search, wait again when it is over, and stand in other folders', async () => {
    const { page, inbox, held } = await onInbox({ isHolding: true });
    await held.waitFor();
    await inbox.search('offer');
    await inbox.card('An offer').waitFor();
    expect(await inbox.cards.count()).toBe(2);
    expect(await held.count()).toBe(0);
    await inbox.search('');
    await held.waitFor();
    await expect.poll(() => inbox.cards.count()).toBe(2);
    await page.getByRole('navigation', { name: 'Folders' }).getByRole('button', { name: 'All Mail' }).click();
    await inbox.card('An offer').waitFor();
    await expect.poll(() => inbox.cards.count()).toBe(5);
    expect(await held.count()).toBe(0);
  });

  it.each([
    ['en', '2 new senders are held back', 'More', 'New senders', 'Let in', 'Archive'],
    ['he', 'שני שולחים חדשים ממתינים לאישור', 'עוד', 'שולחים חדשים', 'אישור', 'העברה לארכיון'],
  ] as const)(
    'are reached on a phone, by the line and by More: %s',
    async (language, line, more, newcomers, letIn, archive) => {
      const { page, inbox, rows, row, held, split } = await onInbox({
        language,
        isHolding: true,
        viewport: phone,
      });
      expect(await held.textContent()).toBe(line);
      await held.click();
      await expect.poll(() => rows.count()).toBe(2);
      for (const name of [new RegExp(`^${letIn} .?Ron Peretz.?$`), archive])
        await row('Ron Peretz').getByRole('button', { name, exact: true }).waitFor();
      expect(await row('Ron Peretz').textContent()).toContain(letIn);
      expect(appDocument().documentElement.scrollWidth).toBe(phone.width);
      await inbox.list.getByRole('button', { name: newcomers, exact: true }).click();
      await held.waitFor();
      await page.getByRole('main').getByRole('button', { name: more, exact: true }).click();
      await split(newcomers);
      await page.keyboard.press('Escape');
      await expect.poll(() => rows.count()).toBe(2);
    },
  );
});
