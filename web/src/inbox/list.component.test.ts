import type { SocialMessage } from '@crocodile-hub/core/contract/channels';
import type { InboxMessage } from '@crocodile-hub/core/contract/inbox';
import { describe, expect, it } from 'vitest';
import { inboxPage } from '../../../tests/e2e/pages/inbox-page.ts';
import { failed, foreign, replied, type ReplyOf } from '../testing/answers.ts';
import { aPerson, signedIn, type SignedIn } from '../testing/app.ts';
import { aClock } from '../testing/clock.ts';
import { givenGoogle } from '../testing/given.ts';
import { aDirectMessage, aMail, givenMailbox } from '../testing/mailbox.ts';
import { stage } from '../testing/stage.ts';

const dana = { subject: 'The quote', messageText: 'Here it is' };
const avi = {
  sender: 'Avi Mizrahi',
  senderEmail: 'avi@studio.co.il',
  subject: 'Invoice 2041',
  messageText: 'Is it with you?',
};
const direct = aDirectMessage();
const directMessages: ReplyOf<'instagramMessages'> = { success: true, messages: [direct] };

const withOneUnreadable: ReplyOf<'inboxMessages'> = {
  success: true,
  messages: [aMail({ ...dana, id: 'good' })],
  unreadable: ['bad'],
  nextPageToken: null,
  totalMessages: 2,
  historyId: '1',
};

/** Whose inbox has these mails and a message by Instagram. */
async function withMails(mails: Partial<InboxMessage>[]) {
  const person = aPerson();
  await givenGoogle(person);
  const mailbox = givenMailbox(...mails);
  stage().api.reply('instagramMessages', directMessages);
  const open = async (options: SignedIn = {}) => {
    const app = await signedIn({ person, at: '/inbox-ai', ...options });
    return { ...app, inbox: inboxPage(app.page) };
  };
  return { mailbox, open, api: stage().api };
}

const onInbox = async (mails: Partial<InboxMessage>[]) => {
  const { mailbox, open } = await withMails(mails);
  return { mailbox, ...(await open()) };
};

describe('the inbox', () => {
  it('shows mail and messages by sender, searched, filtered and folded', async () => {
    const { inbox, page } = await onInbox([dana, avi, { ...dana, subject: 'More of it' }]);
    await inbox.card('Is the workshop still open?').waitFor();
    await page.getByText('Showing 4 of 4 messages').waitFor();
    await inbox.group('Dana Cohen dana@example.com 2 messages Gmail').waitFor();
    await inbox.group('Maya Azulay One message Instagram').click();
    await expect.poll(() => inbox.cards.count()).toBe(3);
    await inbox.search('@dana subject:quote');
    await expect.poll(() => inbox.cards.count()).toBe(1);
    await inbox.search('from:studio.co.il');
    await inbox.card('Invoice 2041').waitFor();
    await inbox.search('');
    await inbox.filter('Instagram');
    await page.getByText('Showing 1 of 4 messages').waitFor();
    await inbox.filter('Read');
    await inbox.list.getByText('No messages found.').waitFor();
  });

  it('stands there at once when one comes back, and shows what is new a moment later', async () => {
    const { inbox, page, api, mailbox } = await onInbox([dana]);
    await inbox.card('The quote').waitFor();
    await inbox.card('Is the workshop still open?').waitFor();
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
    await page.locator('nav a[href="/smart-tasks"]').first().click();
    await page.getByRole('heading', { name: 'Smart Tasks', level: 1 }).waitFor();
    mailbox.arrives(avi);
    const { promise: isHeld, resolve: answer } = Promise.withResolvers<null>();
    api.on('inboxMessages', async (call) => {
      await isHeld;
      return mailbox.list(call);
    });
    await page.locator('nav a[href="/inbox-ai"]').first().click();
    await inbox.card('The quote').waitFor();
    expect(await inbox.card('Invoice 2041').count()).toBe(0);
    answer(null);
    await inbox.card('Invoice 2041').waitFor();
  });

  it('shows people alone or lists alone, of the inbox and of no other folder', async () => {
    const sale = { sender: 'Shop', senderEmail: 'newsletter@shop.example', subject: 'Sale' };
    const { inbox, page } = await onInbox([dana, sale]);
    await inbox.card('Sale').waitFor();
    const writers = page.getByRole('group', { name: 'Who writes' });
    await writers.getByText('People').click();
    await inbox.card('Sale').waitFor({ state: 'detached' });
    await inbox.card('The quote').waitFor();
    await inbox.card('Is the workshop still open?').waitFor();
    // By keyboard: the next of the three.
    await page.keyboard.press('ArrowRight');
    await inbox.card('Sale').waitFor();
    expect(await inbox.cards.count()).toBe(1);
    await page.getByRole('navigation', { name: 'Folders' }).getByRole('button', { name: 'Sent' }).click();
    await writers.waitFor({ state: 'detached' });
  });

  it('shows on a card what the rule names', async () => {
    const file = { attachmentId: 'a1', filename: 'brief.pdf', mimeType: 'application/pdf', size: 3 };
    const somebody = { sender: 'Somebody With A Very Long Name', senderEmail: 'long@example.com' };
    const { inbox } = await onInbox([
      { ...somebody, subject: 'Another' },
      {
        ...somebody,
        subject: 'Pictures',
        messageText: `[image: a.png] [image: b.png] [image: c.png] ${'word '.repeat(60)}the end`,
        attachments: [file],
      },
    ]);
    const card = inbox.card('Pictures');
    await card.getByText('Somebody With A Very…').waitFor();
    await card.getByText('New', { exact: true }).waitFor();
    await card.getByText('Unread').first().waitFor();
    await card.getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{1,2}:\d\d\s[AP]M$/).waitFor();
    await card.getByText('(+2 more images)').waitFor();
    await card.getByText('brief.pdf').waitFor();
    await card.getByText('3 B').waitFor();
    expect(await card.getByText('the end').count()).toBe(0);
    await card.getByRole('button', { name: 'Show more' }).click();
    await card.getByText('the end').waitFor();
    await card.getByRole('button', { name: 'Show less' }).click();
    await expect.poll(() => card.getByText('the end').count()).toBe(0);
    const social = inbox.card('Is the workshop still open?');
    await social.getByText('instagra…').waitFor();
    await social.getByText('social', { exact: true }).waitFor();
  });

  it('says who wrote once where a group is one message, which takes no line for it', async () => {
    const { inbox } = await onInbox([avi, dana, { ...dana, subject: 'More of it' }]);
    const groupOf = (words: string) => inbox.list.locator('section').filter({ hasText: words });
    const heightOf = async (words: string) => (await groupOf(words).boundingBox()).height;
    await inbox.card('Is the workshop still open?').waitFor();
    for (const [words, who, platform] of [
      ['Invoice 2041', 'Avi Mizrahi', 'Gmail'],
      ['Is the workshop still open?', 'Maya Azulay', 'Instagram'],
    ] as const) {
      const one = groupOf(words);
      for (const text of [words, who, platform])
        await expect.poll(() => one.getByText(text, { exact: true }).count()).toBe(1);
      await one.getByRole('button', { name: new RegExp(`^${who}.* One message ${platform}$`) }).waitFor();
      await one.getByText('New', { exact: true }).waitFor();
      expect(await heightOf(words)).toBeLessThan(95);
    }
    expect(await groupOf('More of it').getByText('Dana Cohen', { exact: true }).count()).toBe(3);
  });

  it('leads from what a list has not read of a mail to all of it', async () => {
    const { inbox, page } = await onInbox([
      { ...dana, subject: 'Long', messageText: `${'word '.repeat(60)}the rest`, isCut: true },
      { ...avi, subject: 'Large', messageText: 'The first words', isCut: true },
      { ...dana, subject: 'Short', messageText: 'All of it' },
    ]);
    const long = inbox.card('Long');
    await long.getByRole('button', { name: 'Show more' }).click();
    await long.getByText('the rest').waitFor();
    await long.getByRole('button', { name: 'Open to read all' }).waitFor();
    expect(await inbox.card('Short').getByRole('button', { name: 'Open to read all' }).count()).toBe(0);
    await inbox.card('Large').getByRole('button', { name: 'Open to read all' }).click();
    await page.getByRole('region', { name: 'Conversation' }).waitFor();
  });

  it('shows the picture of who wrote on Messenger, asked for once, and the icon where there is none', async () => {
    const { open, api } = await withMails([dana]);
    const from = (name: string, over: Partial<SocialMessage>) =>
      aDirectMessage({
        platform: 'messenger',
        from: name,
        threadKey: name,
        fromName: `Friend ${name}`,
        ...over,
      });
    api.reply('messengerMessages', {
      success: true,
      messages: [
        from('71', { id: 'one', content: 'First' }),
        from('71', { id: 'two', content: 'Second' }),
        from('72', { id: 'three', content: 'Third' }),
      ],
    });
    api.on('profilePicture', ({ params: { psid } }) =>
      psid === '71'
        ? replied<'profilePicture'>({
            success: true,
            profilePicture: 'https://platform-lookaside.fbsbx.com/71',
          })
        : failed('rate-limited'),
    );
    const png = Uint8Array.from(
      atob(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      ),
      (letter) => letter.charCodeAt(0),
    );
    api.on('inboxPicture', () => foreign(200, png, 'image/png'));
    const { inbox } = await open();
    for (const words of ['First', 'Second'])
      await inbox.card(words).getByRole('img', { name: 'Messenger' }).waitFor();
    expect(await inbox.card('Third').getByRole('img', { name: 'Messenger' }).count()).toBe(0);
    await inbox.card('Third').getByText('Messenger', { exact: true }).waitFor();
    expect(
      api
        .calls('profilePicture')
        .map(({ params }) => params.psid)
        .toSorted(),
    ).toEqual(['71', '72']);
    expect(api.calls('inboxPicture').map(({ body }) => body.address)).toEqual([
      'https://platform-lookaside.fbsbx.com/71',
    ]);
  });

  it('keeps a card small, however long the subject is and however many files there are', async () => {
    const attachments = Array.from({ length: 500 }, (_, n) => ({
      attachmentId: `${n}`,
      filename: n === 0 ? 'invoice\u202Efdp.exe' : `brief ${n}.pdf`,
      mimeType: 'application/pdf',
      size: 3,
    }));
    const { inbox } = await onInbox([{ ...dana, subject: 'Long words '.repeat(9_000), attachments }]);
    const card = inbox.card('Long words');
    await card.getByText('invoicefdp.exe').waitFor();
    await card.getByText('497 more files').waitFor();
    expect(await card.getByText('brief 3.pdf').count()).toBe(0);
    expect((await card.boundingBox())?.height).toBeLessThan(200);
  });

  it('turns pages, and has as many messages on one as wanted', async () => {
    const mails = Array.from({ length: 12 }, (_, index) => ({ ...dana, subject: `Number ${index}` }));
    const { inbox, page, api } = await onInbox(mails);
    await page.getByText('Showing 13 of 13 messages').waitFor();
    await page.getByRole('button', { name: '25 per page' }).click();
    await expect
      .poll(() => page.getByRole('menuitemradio').allTextContents())
      .toEqual(['10 per page', '25 per page', '50 per page', '100 per page']);
    await page.getByRole('menuitemradio', { name: '10 per page' }).click();
    await page.getByText('Page 1 of many').waitFor();
    await page.getByText('Showing 10 of 13 messages').waitFor();
    await page.getByRole('button', { name: 'Next →' }).click();
    await page.getByText('Showing 3 of 13 messages').waitFor();
    await page.getByText('Page 2', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Next →' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: '← Previous' }).click();
    await expect.poll(() => inbox.cards.count()).toBe(10);
    expect(api.calls('inboxMessages').map(({ query }) => query)).toEqual([
      { labelIds: 'INBOX', maxResults: 25 },
      { labelIds: 'INBOX', maxResults: 10 },
      { labelIds: 'INBOX', maxResults: 10, pageToken: '10' },
    ]);
  });

  it('stays on its page when it is refreshed', async () => {
    const mails = Array.from({ length: 25 }, (_, index) => ({ ...dana, subject: `Number ${index}` }));
    const { inbox, page, api } = await onInbox(mails);
    await page.getByText('Showing 25 of 26 messages').waitFor();
    await page.getByRole('button', { name: '25 per page' }).click();
    await page.getByRole('menuitemradio', { name: '10 per page' }).click();
    await page.getByText('Showing 10 of 26 messages').waitFor();
    await page.getByRole('button', { name: 'Next →' }).click();
    await page.getByText('Page 2 of many').waitFor();
    const words = await inbox.cards.first().textContent();
    const asked = () => api.calls('inboxMessages').map(({ query }) => query);
    const before = asked().length;
    await inbox.refresh();
    await expect.poll(() => asked().slice(before)).toEqual([{ labelIds: 'INBOX', maxResults: 20 }]);
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
    expect(await inbox.cards.first().textContent()).toBe(words);
    await page.getByText('Page 2 of many').waitFor();
    api.fail('inboxMessages', 'unavailable');
    await inbox.refresh();
    await page.getByText(/^Failed to load Gmail messages/).waitFor();
    await page.getByRole('button', { name: 'Try Again: Gmail' }).click();
    await expect.poll(() => asked().at(-1)).toEqual({ labelIds: 'INBOX', maxResults: 20 });
    await expect.poll(() => asked().length).toBe(before + 3);
  });

  it('draws whole only what is in sight, and names and finds the rest', async () => {
    const mails = Array.from({ length: 24 }, (_, index) => ({ ...dana, subject: `Number ${index + 10}` }));
    const { inbox, page } = await onInbox(mails);
    await page.getByText('Showing 25 of 25 messages').waitFor();
    // In sight beyond the first rows: the browser has measured them all.
    await inbox.cards.nth(8).getByRole('checkbox').waitFor();
    const boxes = inbox.list.getByRole('checkbox');
    await expect.poll(() => boxes.count()).toBeLessThan(20);
    const [first, last] = [inbox.cards.first(), inbox.cards.last()];
    expect(await inbox.list.getByRole('listitem').last().getAttribute('aria-posinset')).toBe('25');
    await last.getByRole('button').focus();
    await last.getByRole('checkbox').waitFor();
    await last.getByRole('button', { name: 'More actions' }).waitFor();
    await first.getByRole('checkbox').waitFor({ state: 'detached' });
    const name = await first.getByRole('button').getAttribute('aria-label');
    const [, words = ''] = name?.split(', ') ?? [];
    expect(words).toMatch(/^Number \d\d$/);
    expect(await first.textContent()).toContain(words);
    first.elements()[0]?.scrollIntoView();
    await first.getByRole('checkbox').waitFor();
  });

  it('looks every half minute for what is new, and says so', async () => {
    const clock = aClock();
    const { mailbox, open, api } = await withMails([{ ...dana, id: 'quote' }]);
    const { inbox, page } = await open({ at: '/smart-tasks', prepare: clock.installIn });
    // Looked for is mail of who is known to have a Google account, once the list is loaded.
    await page.getByText('Google connected · ').waitFor();
    await page.locator('nav a[href="/inbox-ai"]').first().click();
    await inbox.card('Is the workshop still open?').waitFor();
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
    const news: ReplyOf<'inboxNews'> = {
      success: true,
      historyId: '2',
      isStale: false,
      mails: [],
      relabelled: [],
      gone: [],
      messages: [],
    };
    const invoice = mailbox.arrives({ ...avi, id: 'invoice' });
    api.on('inboxNews', ({ query }) =>
      replied<'inboxNews'>({ ...news, mails: query.historyId === '1' ? [invoice] : [] }),
    );
    await clock.fastForward(30_000);
    await page.getByText('📬 1 new message(s) received').waitFor();
    const card = inbox.card('Invoice 2041');
    await card.getByText('New', { exact: true }).waitFor();
    await page.getByText('Showing 3 of 3 messages').waitFor();
    // What is done on another device.
    api.reply('inboxNews', {
      ...news,
      historyId: '3',
      relabelled: [{ id: 'invoice', labels: ['INBOX'], tags: [] }],
      gone: ['quote'],
    });
    await clock.fastForward(30_000);
    await card.getByText('Waiting', { exact: true }).waitFor();
    await page.getByText('Showing 2 of 2 messages').waitFor();
    const asked = () => api.calls('inboxNews').map(({ query }) => query);
    // Of the channels it is asked what came after the newest message that is known.
    const after = new Date(direct.timestamp).toISOString();
    expect(asked()).toEqual([
      { labelId: 'INBOX', historyId: '1', after },
      { labelId: 'INBOX', historyId: '2', after },
    ]);
    // The list itself was asked for once.
    expect(api.calls('inboxMessages')).toHaveLength(1);
    await page.getByRole('main').getByRole('button', { name: 'Auto-refresh' }).click();
    const before = asked().length;
    await clock.fastForward(90_000);
    expect(asked()).toHaveLength(before);
    await page.getByRole('main').getByRole('button', { name: 'Auto-refresh' }).click();
    await clock.fastForward(30_000);
    await expect.poll(() => asked().length).toBeGreaterThan(before);
  });

  it('asks for mail first, then for the other platforms', async () => {
    const { mailbox, open, api } = await withMails([dana]);
    const { promise: isHeld, resolve: answer } = Promise.withResolvers<null>();
    api.on('inboxMessages', async (call) => {
      await isHeld;
      return mailbox.list(call);
    });
    const { inbox } = await open();
    const others = ['instagramMessages', 'messengerMessages', 'smsMessages', 'whatsappMessages'] as const;
    const asked = () => others.map((name) => api.calls(name).length);
    await inbox.list.getByText('Loading messages...').waitFor();
    await expect.poll(() => api.calls('inboxMessages').length).toBe(1);
    expect(asked()).toEqual([0, 0, 0, 0]);
    answer(null);
    await inbox.card('Is the workshop still open?').waitFor();
    expect(asked()).toEqual([1, 1, 1, 1]);
  });

  it('names a platform that fails, keeps the others, and asks it again', async () => {
    const { open, api } = await withMails([dana]);
    api.on('instagramMessages', foreign(503));
    const { inbox, page } = await open();
    await page.getByText('Failed to load social platform messages (Instagram): Request failed').waitFor();
    await inbox.card('The quote').waitFor();
    api.reply('instagramMessages', directMessages);
    await page.getByRole('button', { name: 'Try Again: Instagram' }).click();
    await inbox.card('Is the workshop still open?').waitFor();
    expect([api.calls('inboxMessages').length, api.calls('smsMessages').length]).toEqual([1, 1]);
    api.on('inboxMessages', foreign(503));
    await inbox.refresh();
    await page.getByText('Failed to load Gmail messages: Request failed').waitFor();
    await inbox.card('The quote').waitFor();
  });

  it('shows what can be read beside what cannot, and reads that again', async () => {
    const { open, api } = await withMails([]);
    api.reply('inboxMessages', withOneUnreadable);
    api.fail('inboxMessage', 'unavailable', { error: 'Gmail service error' });
    const { inbox, page } = await open();
    await inbox.card('The quote').waitFor();
    await inbox.card('Is the workshop still open?').waitFor();
    await page.getByText('This message could not be read').waitFor();
    const retry = page.getByRole('button', { name: 'Retry' });
    await retry.click();
    await expect.poll(() => api.calls('inboxMessage').length).toBe(1);
    await page.getByText('This message could not be read').waitFor();
    api.reply('inboxMessage', { success: true, message: aMail({ ...avi, id: 'bad' }) });
    await retry.click();
    await inbox.card('Invoice 2041').waitFor();
    await page.getByText('This message could not be read').waitFor({ state: 'detached' });
    await inbox.card('The quote').waitFor();
    expect(api.calls('inboxMessages')).toHaveLength(1);
  });

  it('says in Hebrew that a message could not be read, and forgets one that is gone', async () => {
    localStorage.setItem('language', 'he');
    const { open, api } = await withMails([]);
    api.reply('inboxMessages', withOneUnreadable);
    api.fail('inboxMessage', 'not-found');
    const { inbox, page } = await open();
    await inbox.card('The quote').waitFor();
    await page.getByText('אי אפשר היה לקרוא את ההודעה הזאת').waitFor();
    await page.getByRole('button', { name: 'ניסיון נוסף', exact: true }).click();
    await page.getByText('אי אפשר היה לקרוא את ההודעה הזאת').waitFor({ state: 'detached' });
  });

  it('explains that Google is missing, and still shows what others sent', async () => {
    const { api } = stage();
    givenMailbox();
    api.off('inboxMessages');
    api.reply('instagramMessages', directMessages);
    const { page } = await signedIn({ at: '/inbox-ai' });
    const inbox = inboxPage(page);
    await page.getByRole('heading', { name: 'Google Account Connection Required' }).waitFor();
    await page.getByText('Google authorization required. Please reconnect your Google account.').waitFor();
    await inbox.card('Is the workshop still open?').waitFor();
    await page.getByRole('button', { name: 'Reconnect Google Account' }).waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => api.calls('inboxMessages').length).toBe(2);
    await page.getByRole('heading', { name: 'Google Account Connection Required' }).waitFor();
  });
});
