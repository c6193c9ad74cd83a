import { describe, expect, it } from 'vitest';
import { inboxPage } from '../../../tests/e2e/pages/inbox-page.ts';
import { aPerson, signedIn } from '../testing/app.ts';
import { appDocument, appWindow } from '../testing/app-frame.ts';
import { givenGoogle } from '../testing/given.ts';
import { givenMailbox } from '../testing/mailbox.ts';

const phone = { width: 390, height: 844 };

/** Three mails of one sender and one of another, the last one the newest, above others. */
async function onPhone({ language = 'en', others = 0 }: { language?: 'en' | 'he'; others?: number } = {}) {
  const person = aPerson();
  await givenGoogle(person);
  const mailbox = givenMailbox(
    ...Array.from({ length: others }, (_, n) => ({ id: `m${n}`, threadId: `t${n}`, subject: `Mail ${n}` })),
    { id: 'third', subject: 'Keys', sender: 'Avi Mizrahi', senderEmail: 'avi@studio.co.il' },
    { id: 'second', subject: 'Quote' },
    { id: 'first', subject: 'Lease', messageText: 'Is Friday good?' },
    { id: 'sent', subject: 'Slides', labels: ['SENT'], isIncoming: false },
  );
  localStorage.setItem('language', language);
  const app = await signedIn({ person, at: '/inbox-ai', viewport: phone });
  const inbox = inboxPage(app.page);
  await inbox.card('Lease').waitFor();
  const named = (name: string | RegExp) =>
    app.page.getByRole('main').getByRole('button', { name, exact: true });
  return {
    ...app,
    mailbox,
    inbox,
    named,
    dialog: app.page.getByRole('dialog'),
    query: () => new URL(app.page.url()).search,
    back: () => appWindow().history.back(),
    top: () => inbox.cards.elements()[0]?.getBoundingClientRect().top ?? Infinity,
  };
}

describe('the inbox on a phone', () => {
  it.each([
    ['en', 'More', 'Compact'],
    ['he', 'עוד', 'צפוף'],
  ] as const)(
    'begins its first message high up, as cards and as lines: %s',
    async (language, more, compact) => {
      const { page, inbox, named, dialog, top } = await onPhone({ language });
      expect(top()).toBeLessThan(200);
      await named(more).click();
      await dialog.getByRole('radio', { name: compact, exact: true }).check();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await inbox.card('Lease').waitFor();
      expect(top()).toBeLessThan(200);
      expect(appDocument().documentElement.scrollWidth).toBe(phone.width);
    },
  );

  it.each(['en', 'he'] as const)(
    'offers the densities in the place of the first line: %s',
    async (language) => {
      const { inbox, top, named } = await onPhone({ language, others: 18 });
      const offer = inbox.list.getByRole('group', { name: /^(How messages are listed|תצוגת ההודעות)$/ });
      await offer.waitFor();
      expect(top()).toBeLessThan(200);
      expect(appDocument().documentElement.scrollWidth).toBe(phone.width);
      const count = inbox.list.getByText(/^(Showing 21 of 21 messages|מוצגות 21 מתוך 21 הודעות)$/);
      expect(await count.count()).toBe(0);
      await named(/^(Close|סגירה)$/).click();
      await offer.waitFor({ state: 'detached' });
      await count.waitFor();
      expect(top()).toBeLessThan(200);
    },
  );

  it('opens its folders from their name, which Back closes, and a chosen one takes over the step', async () => {
    const { page, inbox, named, dialog, query, back } = await onPhone();
    await page.getByRole('heading', { name: 'Inbox AI', level: 1 }).waitFor();
    await named(/^Inbox ?3$/).click();
    await dialog.getByRole('button', { name: 'Trash', exact: true }).waitFor();
    await dialog.getByText('2.3 GB of 10 GB used').waitFor();
    await expect.poll(query).toBe('?dialog=inbox-folders');
    back();
    await dialog.waitFor({ state: 'detached' });
    expect(appDocument().activeElement?.textContent).toMatch(/^Inbox/);
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: /^Inbox/ }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(query).toBe('');
    await named(/^Inbox ?3$/).click();
    await dialog.getByRole('button', { name: 'Sent', exact: true }).click();
    await expect.poll(query).toBe('?folder=sent');
    await inbox.card('Slides').waitFor();
    await dialog.waitFor({ state: 'detached' });
    back();
    await inbox.card('Lease').waitFor();
    expect(query()).toBe('');
  });

  it('unfolds its search, also by its key, and folds it with what was searched', async () => {
    const { page, inbox, named } = await onPhone();
    const field = page.getByRole('main').getByRole('searchbox');
    await named('Search messages').click();
    await page.getByText('Try @contact, subject:... or from:domain').waitFor();
    await page.keyboard.type('Quote');
    await expect.poll(() => inbox.cards.count()).toBe(1);
    await named('Close').click();
    await expect.poll(() => inbox.cards.count()).toBe(3);
    expect(await field.count()).toBe(0);
    expect(appDocument().activeElement?.getAttribute('aria-label')).toBe('Search messages');
    await page.keyboard.press('/');
    await expect.poll(() => appDocument().activeElement).toBe(field.elements()[0]);
    await page.keyboard.press('Escape');
    await expect.poll(() => field.count()).toBe(0);
  });

  it('keeps filters, page size and refreshing behind one button, and shows what they keep away', async () => {
    const { inbox, named, dialog, mailbox, page } = await onPhone();
    mailbox.relabel(['second'], { remove: ['UNREAD'] });
    await named('More').click();
    await dialog.getByRole('button', { name: 'Refresh', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await inbox.card('Quote').getByText('Waiting').waitFor();
    await named('More').click();
    await dialog.getByRole('button', { name: 'Auto-refresh', exact: true }).waitFor();
    await dialog.getByRole('radio', { name: '50', exact: true }).waitFor();
    await dialog.getByRole('radio', { name: 'People', exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Read', exact: true }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => inbox.cards.count()).toBe(1);
    await page.getByText('Showing 1 of 3 messages').waitFor();
    await inbox.list.getByRole('button', { name: 'Read', exact: true }).click();
    await expect.poll(() => inbox.cards.count()).toBe(3);
  });

  it('has the actions on what is selected in the place of the bar, and moves nothing', async () => {
    const { page, inbox, named, dialog, top, api } = await onPhone();
    const before = top();
    await inbox.card('Quote').getByRole('checkbox').click();
    await page.getByText('1 message(s) selected').waitFor();
    expect(top()).toBe(before);
    expect(await named('Compose').count()).toBe(0);
    await inbox.bar.getByRole('button', { name: 'Clear' }).click();
    await named('Compose').waitFor();
    await named('More').click();
    await dialog.getByRole('button', { name: 'Select all' }).click();
    await page.getByText('3 message(s) selected').waitFor();
    await inbox.bar.getByRole('button', { name: 'Archive' }).click();
    await page.getByText('Archived 3 messages').waitFor();
    expect(api.calls('bulkAction').map(({ body }) => body.action)).toEqual(['archive']);
  });
});
