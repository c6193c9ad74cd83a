import { describe, expect, it } from 'vitest';
import { patience } from '../support/patience.ts';
import { aPerson } from '../support/people.ts';
import { arrives } from '../support/providers.ts';
import { signedIn } from '../support/signed-in.ts';
import { inboxPage } from './pages/inbox-page.ts';

/** An inbox with mails from Dana, the newest last. */
async function withMails(...subjects: (string | Record<string, unknown>)[]) {
  const person = await aPerson({ google: true });
  for (const subject of subjects) {
    const mail = typeof subject === 'string' ? { subject, text: 'Here it is' } : subject;
    await arrives({ provider: 'google', to: person.email, from: 'Dana Cohen <dana@example.com>', ...mail });
  }
  const visited = await signedIn({ person, at: '/inbox-ai' });
  const { page } = visited;
  const inbox = inboxPage(page);
  await inbox.card(/./).waitFor(patience);
  return {
    ...visited,
    inbox,
    onCard: async (subject: string, name: string) => {
      await inbox.card(subject).hover(patience);
      await inbox.card(subject).getByRole('button', { name, exact: true }).click(patience);
    },
    fromMenu: async (subject: string, name: string, more = 'More actions') => {
      await inbox.card(subject).hover(patience);
      await inbox.card(subject).getByRole('button', { name: more, exact: true }).click(patience);
      await page.getByRole('menuitem', { name, exact: true }).click(patience);
    },
    /** The toast with these words; Undo is pressed twice. */
    undo: async (told: string, name = 'Undo') => {
      const toast = page.getByRole('listitem').filter({ hasText: told });
      const button = toast.getByRole('button', { name, exact: true });
      await button.evaluate((one: HTMLElement) => {
        one.click();
        one.click();
      });
    },
  };
}

describe('a message of the inbox', () => {
  it('is marked, tagged, starred, archived and deleted from its card, and each can be undone', async () => {
    const { page, inbox, onCard, fromMenu, undo, close } = await withMails('One', 'Two');
    const calls: string[] = [];
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname;
      if (path === '/api/inbox-ai/bulk-action') calls.push(request.postDataJSON().action);
    });
    const isThere = (text: string) => inbox.card('One').getByText(text, { exact: true }).waitFor(patience);
    await onCard('One', 'Mark as Read');
    await isThere('Waiting');
    await undo('Message marked as read');
    await isThere('New');
    await fromMenu('One', 'Tag');
    // The field gets the focus as soon as the menu has closed.
    const field = page.getByRole('textbox', { name: 'Enter tag name...' });
    await expect.poll(() => field.evaluate((one) => one === document.activeElement), patience).toBe(true);
    await page.keyboard.type('Quotes');
    await page.keyboard.press('Enter');
    await isThere('Quotes');
    await undo('Message tagged with "Quotes"');
    await expect.poll(() => inbox.card('One').getByText('Quotes').count(), patience).toBe(0);
    await fromMenu('One', 'Star');
    await isThere('⭐ Important');
    await undo('Message starred');
    await isThere('New');
    await onCard('One', 'Archive');
    await expect.poll(() => inbox.cards.count(), patience).toBe(1);
    // The focus stays at the row's place.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('article')?.textContent), patience)
      .toContain('Two');
    await undo('Archived one message');
    await isThere('New');
    await fromMenu('One', 'Delete');
    await expect.poll(() => inbox.cards.count(), patience).toBe(1);
    await undo('Deleted one message');
    await isThere('New');
    await expect
      .poll(() => calls, patience)
      .toEqual([
        'markAsUnread',
        'removeLabel',
        'star',
        'unstar',
        'unarchive',
        'delete',
        'restore',
        'unarchive',
      ]);
    await expect.poll(() => page.getByText('Undone').count(), patience).toBeGreaterThan(0);
    // After a reload, the provider's state is shown.
    await page.reload();
    await isThere('New');
    expect(await inbox.card('One').getByText('Quotes').count()).toBe(0);
    expect(await inbox.cards.count()).toBe(2);
    await close();
  });
});
