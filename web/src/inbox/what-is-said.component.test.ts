import { channels } from '@crocodile-hub/core/contract/channels';
import type { InboxMessage } from '@crocodile-hub/core/contract/inbox';
import { describe, expect, it } from 'vitest';
import { inboxPage } from '../../../tests/e2e/pages/inbox-page.ts';
import { dropped } from '../testing/answers.ts';
import { aPerson, signedIn } from '../testing/app.ts';
import { appDocument, goOffline } from '../testing/app-frame.ts';
import { givenGoogle } from '../testing/given.ts';
import { aMail, givenMailbox } from '../testing/mailbox.ts';

const mails = [{ subject: 'The quote' }];

async function onInbox(given: Partial<InboxMessage>[] = mails) {
  const person = aPerson();
  await givenGoogle(person);
  givenMailbox(...given);
  const app = await signedIn({ person, at: '/inbox-ai' });
  const inbox = inboxPage(app.page);
  await inbox.cards.first().waitFor();
  return { ...app, inbox };
}

const folder = (page: Awaited<ReturnType<typeof onInbox>>['page'], name: string) =>
  page.getByRole('navigation', { name: 'Folders' }).getByRole('button', { name }).click();

describe('a list that cannot be loaded', () => {
  it('says which, and why', async () => {
    const { page, inbox, api } = await onInbox();
    api.fail('inboxMessages', 'unavailable', { error: 'Gmail sleeps' });
    api.fail('messengerMessages', 'unavailable', { error: 'Facebook rests' });
    await inbox.refresh();
    await page.getByText('Failed to load Gmail messages: Gmail sleeps').waitFor();
    await page.getByText('Failed to load social platform messages (Messenger): Facebook rests').waitFor();
    await folder(page, 'Trash');
    await page.getByText('Failed to load Trash folder').waitFor();
    await page.getByText('Failed to load Trash: Gmail sleeps').waitFor();
  });

  it('asks whoever is not signed in at the server to log in', async () => {
    const { page, inbox, api } = await onInbox();
    api.fail('inboxMessages', 'unauthenticated');
    await inbox.refresh();
    await page.getByText('Please log in to view messages').waitFor();
    await folder(page, 'Sent');
    await page.getByText('Please log in to view folders').waitFor();
  });

  it('says in one line that none of all platforms could be read, and asks them all again', async () => {
    const { page, inbox, api } = await onInbox();
    const all = ['inboxMessages', ...channels.map((channel) => `${channel}Messages` as const)] as const;
    for (const name of all) api.fail(name, 'unavailable');
    await inbox.refresh();
    await page.getByText('Failed to load unified messages').waitFor();
    expect(await page.getByText('Failed to load social platform messages').count()).toBe(0);
    for (const channel of channels) api.reply(`${channel}Messages`, { success: true, messages: [] });
    await page.getByRole('button', { name: 'Try Again', exact: true }).click();
    await page.getByText('Failed to load Gmail messages').waitFor();
    expect(await page.getByText('Failed to load unified messages').count()).toBe(0);
  });

  it('says that there is no more where another page was promised', async () => {
    const { page, api, inbox } = await onInbox();
    const some = Array.from({ length: 25 }, (_, n) => aMail({ subject: `Number ${n}` }));
    const list = { success: true as const, totalMessages: 26, historyId: '1' };
    api.on('inboxMessages', ({ query }) => ({
      is: 'reply',
      reply:
        query.pageToken === undefined
          ? { ...list, messages: some, nextPageToken: 'more' }
          : { ...list, messages: [], nextPageToken: null },
    }));
    await inbox.refresh();
    await inbox.card('Number 24').waitFor();
    await page.getByRole('button', { name: 'Next →' }).click();
    await page.getByText('No more messages found').waitFor();
    await page.getByText('Page 1', { exact: true }).waitFor();
    await inbox.card('Number 24').waitFor();
  });
});

describe('a conversation', () => {
  it.each([
    ['of a name that is none', 'short', 'Invalid conversation ID', null],
    [
      'of a name that the server does not take',
      'thread-of-no-form',
      'Invalid conversation ID format',
      'invalid',
    ],
    ['that is not there', 'thread-that-is-gone', 'Conversation not found', 'not-found'],
    ['that does not come', 'thread-that-sleeps', 'Failed to load conversation thread', 'unavailable'],
  ] as const)('%s says so', async (_, threadId, said, kind) => {
    const { page, api, inbox } = await onInbox([{ subject: 'The quote', threadId }]);
    if (kind !== null) api.fail('inboxThread', kind);
    await inbox.card('The quote').getByRole('button').first().click();
    const pane = page.getByRole('region', { name: 'Conversation' });
    await pane.getByText(said, { exact: true }).waitFor();
    const again = pane.getByRole('button', { name: 'Try Again', exact: true });
    expect(await again.count()).toBe(kind === 'unavailable' ? 1 : 0);
  });

  it.each(['by a button', 'by itself once the connection is back'])(
    'that did not come is asked for again %s',
    async (way) => {
      const quote = { id: 'quote', subject: 'The quote', threadId: 'thread-that-sleeps' };
      const { page, api, inbox } = await onInbox([quote]);
      const back = goOffline();
      api.on('inboxThread', dropped);
      await inbox.card('The quote').getByRole('button').first().click();
      const pane = page.getByRole('region', { name: 'Conversation' });
      await pane.getByText('Failed to load conversation thread').waitFor();
      const messages = [aMail({ ...quote, messageText: 'There it is' })];
      api.reply('inboxThread', { success: true, messages });
      const words = pane.getByText('There it is');
      if (way === 'by a button') {
        await pane.getByRole('button', { name: 'Try Again', exact: true }).click();
        await words.waitFor();
        // The button is gone, and the focus goes on from the head.
        expect(appDocument().activeElement?.tagName).toBe('H2');
      } else {
        back();
        await words.waitFor();
      }
      expect(api.calls('inboxThread')).toHaveLength(2);
    },
  );

  it('tells its tag in a few words', async () => {
    const { page, inbox, api } = await onInbox();
    await inbox.card('The quote').getByRole('button').first().click();
    api.reply('tagMessage', { success: true });
    const card = inbox.card('The quote');
    await card.getByRole('button', { name: /^More/ }).click();
    await page.getByRole('menuitem', { name: 'Tag' }).click();
    await card.getByRole('textbox', { name: 'Enter tag name...' }).fill('urgent');
    await card.getByRole('button', { name: 'Add Tag' }).click();
    await page.getByText('Tagged as urgent').waitFor();
  });
});
