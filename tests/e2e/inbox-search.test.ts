import { describe, expect, it } from 'vitest';
import { patience } from '../support/patience.ts';
import { aPerson } from '../support/people.ts';
import { arrives, withFault } from '../support/providers.ts';
import { inHebrew, signedIn } from '../support/signed-in.ts';
import { inboxPage } from './pages/inbox-page.ts';

/** Somebody with one mail in the inbox, and an archived one that no page of it loads. */
async function withAnArchive() {
  const person = await aPerson({ google: true });
  const mail = { provider: 'google', to: person.email } as const;
  await arrives({
    ...mail,
    from: 'Ruth Landau <ruth@homes.example>',
    subject: 'Lease of 2019',
    text: 'The lease ends in May',
    labelIds: ['CATEGORY_PERSONAL'],
  });
  await arrives({ ...mail, from: 'Dana Cohen <dana@example.com>', subject: 'Lunch', text: 'At noon?' });
  const visited = await signedIn({ person, at: '/inbox-ai' });
  const { page } = visited;
  const inbox = inboxPage(page);
  await inbox.card('Lunch').waitFor(patience);
  return { ...visited, inbox, box: page.locator('#search-input input, input#search-input') };
}

describe('the search of the inbox', () => {
  it('finds in all mail what no page has loaded, by the button and by Enter', async () => {
    const { page, inbox, box, close } = await withAnArchive();
    await box.fill('lease');
    await inbox.list.getByText('No messages found.').waitFor(patience);
    await page.getByText('Searched: what is loaded here').waitFor(patience);
    await page.getByRole('button', { name: 'Search all mail', exact: true }).click(patience);
    await inbox.card('Lease of 2019').waitFor(patience);
    await page.getByText('Searched: all mail', { exact: true }).waitFor(patience);

    await box.fill('lunch');
    await inbox.card('Lunch').waitFor(patience);
    expect(await inbox.card('Lease of 2019').count()).toBe(0);
    await box.fill('from:homes.example in:trash');
    await box.press('Enter');
    await page.getByText('Searched: all mail', { exact: true }).waitFor(patience);
    expect(await inbox.cards.count()).toBe(0);
    await box.fill('from:homes.example');
    await box.press('Enter');
    await inbox
      .card('Lease of 2019')
      .getByRole('button', { name: /^Ruth Landau/ })
      .click(patience);
    await page
      .getByRole('region', { name: 'Conversation' })
      .getByText('The lease ends in May')
      .first()
      .waitFor(patience);
    await box.fill('');
    await inbox.card('Lunch').waitFor(patience);
    await expect.poll(() => inbox.card('Lease of 2019').count(), patience).toBe(0);
    await close();
  });

  it('says where all mail cannot be searched, and tries again; in Hebrew', async () => {
    const { page, inbox, box, close } = await withAnArchive();
    await inHebrew(page);
    await inbox.card('Lunch').waitFor(patience);
    await expect.poll(() => page.locator('[aria-busy=true]').count(), patience).toBe(0);
    const silent = { provider: 'google', kind: 'status', status: 503, path: 'messages', times: 50 } as const;
    await withFault(silent, async () => {
      await box.fill('מאת:homes.example');
      await box.press('Enter');
      await page.getByText('החיפוש בכל הדואר נכשל').waitFor(patience);
    });
    await page.getByRole('button', { name: 'לנסות שוב', exact: true }).click(patience);
    await inbox.card('Lease of 2019').waitFor(patience);
    await close(/503/);
  });
});
