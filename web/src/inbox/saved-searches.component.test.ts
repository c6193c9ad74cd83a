import { mostSaved } from '@crocodile-hub/core/contract/bounds';
import { paths } from '@crocodile-hub/core/contract/paths';
import { describe, expect, it } from 'vitest';
import { inboxPage } from '../../../tests/e2e/pages/inbox-page.ts';
import { replied } from '../testing/answers.ts';
import { aPerson, signedIn } from '../testing/app.ts';
import { appWindow } from '../testing/app-frame.ts';
import { givenGoogle } from '../testing/given.ts';
import { aMail, givenMailbox } from '../testing/mailbox.ts';
import { stage } from '../testing/stage.ts';

type Setting = { saved?: number; viewport?: { width: number; height: number } };

/** An inbox of one mail, and one more that only a search of all mail finds. */
async function withSearches({ saved = 0, viewport = { width: 1440, height: 1000 } }: Setting = {}) {
  const person = aPerson();
  await givenGoogle(person);
  givenMailbox(
    { subject: 'Lunch', messageText: 'At noon?' },
    { subject: 'Slides', labels: ['SENT'], isIncoming: false },
  );
  const { api, store } = stage();
  const messages = [aMail({ subject: 'Invoice of 2019', labels: [], messageText: 'Thank you' })];
  api.on('inboxSearch', ({ body: { q } }) =>
    replied<'inboxSearch'>({
      success: true,
      messages: q === 'invoice' ? messages : [],
      nextPageToken: null,
      totalMessages: 1,
      historyId: null,
    }),
  );
  const place = paths.savedWords(person.uid);
  await store.setAll(
    Array.from({ length: saved }, (_, index) => [
      `${place}/s${index}`,
      { kind: 'search', name: `Search ${index}`, words: index === 0 ? 'invoice' : `word ${index}` },
    ]),
  );
  const app = await signedIn({ person, at: '/inbox-ai', viewport });
  const { page } = app;
  const inbox = inboxPage(page);
  await inbox.card('Lunch').waitFor();
  const bar = page.getByRole('navigation', { name: 'Folders' });
  const dialog = page.getByRole('dialog');
  const press = (name: string) => inbox.list.getByRole('button', { name, exact: true }).click();
  return {
    ...app,
    inbox,
    bar,
    dialog,
    press,
    box: page.locator('#search-input input, input#search-input'),
    here: (name: string) => bar.getByRole('button', { name }).and(bar.locator('[aria-current]')).waitFor(),
    fill: (label: string, words: string) => dialog.getByRole('textbox', { name: label }).fill(words),
    save: () => dialog.getByRole('button', { name: 'Save', exact: true }).click(),
    back: () => appWindow().history.back(),
    stored: async () => (await store.list(place)).map(({ name, words }) => [name, words]),
    asked: () => api.calls('inboxSearch').map(({ body }) => body.q),
  };
}

describe('a saved search', () => {
  it('stands among the folders, and one press types it and asks for all mail; over Back and a reload', async () => {
    const { page, inbox, bar, box, press, dialog, fill, save, here, back, stored, asked } =
      await withSearches();
    await box.fill('invoice');
    await press('Save search');
    await fill('Name', 'Invoices');
    await save();
    await dialog.waitFor({ state: 'detached' });
    await here('Invoices');
    await inbox.card('Invoice of 2019').waitFor();
    await expect.poll(stored).toEqual([['Invoices', 'invoice']]);

    await bar.getByRole('button', { name: 'Sent', exact: true }).click();
    await inbox.card('Slides').waitFor();
    expect(await box.inputValue()).toBe('');
    await bar.getByRole('button', { name: 'Invoices' }).click();
    await inbox.card('Invoice of 2019').waitFor();
    back();
    await inbox.card('Slides').waitFor();
    expect(await inbox.cards.count()).toBe(1);
    appWindow().history.forward();
    await inbox.card('Invoice of 2019').waitFor();
    await page.reload();
    await inbox.card('Invoice of 2019').waitFor();
    await here('Invoices');
    await expect.poll(() => box.inputValue()).toBe('invoice');
    expect(new Set(asked())).toEqual(new Set(['invoice']));
  });

  it('is the inbox again when other words are typed, and itself again by a press', async () => {
    const { inbox, bar, box, here } = await withSearches({ saved: 2 });
    await bar.getByRole('button', { name: 'Search 0' }).click();
    await inbox.card('Invoice of 2019').waitFor();
    await box.fill('');
    await inbox.card('Lunch').waitFor();
    await here('Inbox');
    await bar.getByRole('button', { name: 'Search 0' }).click();
    await inbox.card('Invoice of 2019').waitFor();
    await here('Search 0');
  });

  it('is edited under a name of its own, and removed with Undo', async () => {
    const { page, inbox, bar, dialog, press, fill, save, here, stored } = await withSearches({ saved: 2 });
    await bar.getByRole('button', { name: 'Search 0' }).click();
    await inbox.card('Invoice of 2019').waitFor();
    await press('Edit');
    await fill('Name', 'search 1');
    await dialog.getByText('There is one with this name already').waitFor();
    expect(await dialog.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true);
    await fill('Name', 'חשבוניות');
    await save();
    await here('חשבוניות');
    await press('Remove');
    await here('Inbox');
    await expect.poll(stored).toEqual([['Search 1', 'word 1']]);
    expect(await bar.getByRole('button', { name: 'חשבוניות' }).count()).toBe(0);
    const toast = page.getByRole('listitem').filter({ hasText: 'removed' });
    await toast.getByRole('button', { name: 'Undo', exact: true }).click();
    await here('חשבוניות');
    await inbox.card('Invoice of 2019').waitFor();
  });

  it('says when there is room for no more, and keeps what is there', async () => {
    const { box, dialog, press, stored } = await withSearches({ saved: mostSaved.search });
    await box.fill('lease');
    await press('Save search');
    await dialog.getByText(`You have ${mostSaved.search} saved searches`).waitFor();
    expect(await dialog.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true);
    expect(await stored()).toHaveLength(mostSaved.search);
  });

  it('opens from the folders of a phone, whose keyboard stays folded', async () => {
    const { page, inbox, dialog, box } = await withSearches({
      saved: 1,
      viewport: { width: 390, height: 844 },
    });
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Inbox/ })
      .click();
    await dialog.getByRole('button', { name: 'Search 0' }).click();
    await inbox.card('Invoice of 2019').waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect(await box.inputValue()).toBe('invoice');
    expect(appWindow().document.activeElement?.tagName).not.toBe('INPUT');
  });
});
