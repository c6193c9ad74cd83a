import { describe, expect, it } from 'vitest';
import { inboxPage } from '../../../tests/e2e/pages/inbox-page.ts';
import { failed, replied } from '../testing/answers.ts';
import { aPerson, signedIn } from '../testing/app.ts';
import { givenGoogle } from '../testing/given.ts';
import { aMail, givenMailbox } from '../testing/mailbox.ts';
import { stage } from '../testing/stage.ts';

/** An archived mail that no page of the inbox loads. */
const lease = aMail({
  sender: 'Ruth Landau',
  senderEmail: 'ruth@homes.example',
  subject: 'Lease of 2019',
  messageText: 'The lease ends in May',
  labels: ['CATEGORY_PERSONAL', 'UNREAD'],
});

/** Gmail's results, by its query. */
const found: Readonly<Record<string, (typeof lease)[]>> = {
  lease: [lease],
  'from:homes.example': [lease],
};

async function withAnArchive() {
  const person = aPerson();
  await givenGoogle(person);
  givenMailbox(lease, { subject: 'Lunch', messageText: 'At noon?' });
  const { api } = stage();
  const search = () =>
    api.on('inboxSearch', ({ body: { q } }) => {
      const messages = found[q] ?? [];
      return replied<'inboxSearch'>({
        success: true,
        messages,
        nextPageToken: null,
        totalMessages: messages.length,
        historyId: null,
      });
    });
  search();
  const app = await signedIn({ person, at: '/inbox-ai' });
  const { page } = app;
  const inbox = inboxPage(page);
  await inbox.card('Lunch').waitFor();
  return {
    ...app,
    inbox,
    search,
    box: page.locator('#search-input input, input#search-input'),
    asked: () => api.calls('inboxSearch').map(({ body }) => body.q),
  };
}

describe('the search of the inbox', () => {
  it('finds in all mail what no page has loaded, by the button and by Enter', async () => {
    const { page, inbox, box, asked } = await withAnArchive();
    await box.fill('lease');
    await inbox.list.getByText('No messages found.').waitFor();
    await page.getByText('Searched: what is loaded here').waitFor();
    expect(asked()).toEqual([]);
    await page.getByRole('button', { name: 'Search all mail', exact: true }).click();
    await inbox.card('Lease of 2019').waitFor();
    await page.getByText('Searched: all mail', { exact: true }).waitFor();
    expect(asked()).toEqual(['lease']);

    await box.fill('lunch');
    await inbox.card('Lunch').waitFor();
    expect(await inbox.card('Lease of 2019').count()).toBe(0);
    await box.fill('from:homes.example in:trash');
    await box.press('Enter');
    await page.getByText('Searched: all mail', { exact: true }).waitFor();
    expect(await inbox.cards.count()).toBe(0);
    await box.fill('from:homes.example');
    await box.press('Enter');
    await inbox
      .card('Lease of 2019')
      .getByRole('button', { name: /^Ruth Landau/ })
      .click();
    expect(asked()).toEqual(['lease', 'from:homes.example in:trash', 'from:homes.example']);
    await page
      .getByRole('region', { name: 'Conversation' })
      .getByText('The lease ends in May')
      .first()
      .waitFor();
    await box.fill('');
    await inbox.card('Lunch').waitFor();
    await expect.poll(() => inbox.card('Lease of 2019').count()).toBe(0);
  });

  it('says where all mail cannot be searched, and tries again; in Hebrew', async () => {
    const { page, api, inbox, box, search, asked } = await withAnArchive();
    localStorage.setItem('language', 'he');
    await page.reload();
    await inbox.card('Lunch').waitFor();
    api.on('inboxSearch', failed('unavailable'));
    await box.fill('מאת:homes.example');
    await box.press('Enter');
    await page.getByText('החיפוש בכל הדואר נכשל').waitFor();
    search();
    await page.getByRole('button', { name: 'לנסות שוב', exact: true }).click();
    await inbox.card('Lease of 2019').waitFor();
    expect(new Set(asked())).toEqual(new Set(['from:homes.example']));
  });
});
