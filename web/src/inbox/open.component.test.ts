import type { InboxMessage } from '@crocodile-hub/core/contract/inbox';
import { paths } from '@crocodile-hub/core/contract/paths';
import { describe, expect, it } from 'vitest';
import { inboxPage } from '../../../tests/e2e/pages/inbox-page.ts';
import { type Answer, foreign, replied } from '../testing/answers.ts';
import { aPerson, signedIn, type SignedIn } from '../testing/app.ts';
import { appDocument, type AppWindow } from '../testing/app-frame.ts';
import type { AppPage } from '../testing/app-page.ts';
import { givenGoogle } from '../testing/given.ts';
import { givenMailbox } from '../testing/mailbox.ts';

async function withMail(mail: Partial<InboxMessage> = {}, options: SignedIn = {}) {
  const person = aPerson();
  await givenGoogle(person);
  const mailbox = givenMailbox({ id: 'quote', ...mail });
  const app = await signedIn({ person, at: '/inbox-ai', ...options });
  const inbox = inboxPage(app.page);
  return {
    ...app,
    mailbox,
    inbox,
    open: () =>
      inbox
        .card(/./)
        .getByRole('button', { name: /^Dana Cohen/ })
        .click(),
  };
}

const pane = (page: AppPage) => page.getByRole('region', { name: 'Conversation' });
const named = (page: AppPage) => new URL(page.url()).searchParams.get('messageId');

it('takes the styles out of a mail before the policy of the page sees them', async () => {
  const refused: string[] = [];
  const prepare = ({ document }: AppWindow) => {
    const policy = document.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    policy.content = "style-src-attr 'none'";
    document.head.append(policy);
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      refused.push(`${violatedDirective} ${sample}`),
    );
  };
  const html =
    '<p style="color:red">Here <b STYLE=x:y>it</b> is</p><form style="x:y"><input name="removeAttribute"></form>' +
    '<img name="body"><svg style="x:y"></svg><style>p { color: red }</style><p style="x:y">Goodbye';
  const { page, open } = await withMail({ html, messageText: 'Here it is Goodbye' }, { prepare });
  await open();
  const mail = pane(page).getByRole('article', { name: 'Text of the mail' });
  await mail.waitFor();
  expect(mail.elements()[0]?.innerHTML).toBe('<p>Here <b>it</b> is</p><p>Goodbye</p>');
  expect(refused).toEqual([]);
});

it('shows where a link leads, and makes none of words that name another host', async () => {
  const html =
    '<a href="https://evil.example/login">www.bank.co.il</a>, <a href="https://xn--pple-43d.example/">Fruit</a>, ' +
    '<a href="https://shop.example/a">The offer</a>, <a href="javascript:alert(1)">Run</a> <img name="createElement">';
  const { page, open } = await withMail({ html, messageText: 'www.bank.co.il Fruit The offer' });
  await open();
  const mail = pane(page).getByRole('article', { name: 'Text of the mail' });
  await mail.waitFor();
  expect(await mail.textContent()).toBe(
    'www.bank.co.il leads to evil.example, Fruit in letters that only look like others, to xn--pple-43d.example, The offer (shop.example), Run ',
  );
  const links = mail.elements()[0]?.querySelectorAll('a') ?? [];
  expect([...links].map(({ textContent, href, target, rel }) => [textContent, href, target, rel])).toEqual([
    ['evil.example', 'https://evil.example/login', '_blank', 'noreferrer noopener'],
    ['xn--pple-43d.example', 'https://xn--pple-43d.example/', '_blank', 'noreferrer noopener'],
    ['The offer', 'https://shop.example/a', '_blank', 'noreferrer noopener'],
  ]);
});

describe('an open message', () => {
  it('stands beside the list and in the address, is marked and closed', async () => {
    const file = { attachmentId: 'a1', filename: 'brief.pdf', mimeType: 'application/pdf', size: 3 };
    const { page, api, inbox, open } = await withMail({ attachments: [file] });
    await open();
    await pane(page).getByText('Here it is').waitFor();
    await pane(page).getByText('brief.pdf').waitFor();
    expect(named(page)).toBe('quote');
    await pane(page).getByRole('button', { name: 'Mark as Unread' }).click();
    await page.getByText('Message marked as unread').waitFor();
    await inbox.card('The quote').getByText('New', { exact: true }).waitFor();
    await pane(page).getByRole('button', { name: 'Mark as Read' }).click();
    await page.getByText('Message marked as read').waitFor();
    await inbox.card('The quote').getByText('Waiting').waitFor();
    expect(api.calls('markAsRead').map(({ params }) => params)).toEqual([{ id: 'quote' }]);
    await page.reload();
    await pane(page).getByRole('button', { name: 'Mark as Unread' }).waitFor();
    await pane(page).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => pane(page).count()).toBe(0);
    expect(named(page)).toBeNull();
  });

  it('is not marked where the platform refuses, and says so', async () => {
    const { page, api, inbox, open } = await withMail();
    await open();
    await pane(page).getByRole('button', { name: 'Mark as Unread' }).click();
    api.on('markAsRead', foreign(503));
    await pane(page).getByRole('button', { name: 'Mark as Read' }).click();
    await page.getByText('Failed to mark message as read').waitFor();
    await inbox.card('The quote').getByText('New', { exact: true }).waitFor();
    expect(api.calls('markAsRead')).toHaveLength(1);
  });

  it('is found by its address where no list has it, archived or in the trash', async () => {
    const { page, api, mailbox, inbox } = await withMail();
    await inbox.card('The quote').waitFor();
    mailbox.relabel(['quote'], { remove: ['INBOX'] });
    await page.goto('/inbox-ai?messageId=quote');
    await pane(page).getByText('Here it is').waitFor();
    await inbox.list.getByText('No messages found.').waitFor();
    expect(api.calls('inboxMessage').map(({ params }) => params)).toEqual([{ id: 'quote' }]);
    await pane(page).getByRole('button', { name: 'Mark as Unread' }).click();
    await page.getByText('Message marked as unread').waitFor();
    await pane(page).getByRole('button', { name: 'Mark as Read' }).click();
    await pane(page).getByRole('button', { name: 'Mark as Unread' }).waitFor();
    await page.getByText('Message marked as read').waitFor();
    mailbox.relabel(['quote'], { add: ['TRASH'] });
    await page.reload();
    await pane(page).getByText('This message is in the trash.').waitFor();
  });

  it('is answered and forwarded from its head', async () => {
    const { page, open } = await withMail({ recipients: ['noa@example.com', 'gil@example.com'] });
    await open();
    await pane(page).getByText('Here it is').waitFor();
    await pane(page).getByRole('button', { name: 'Reply', exact: true }).click();
    const reply = pane(page).getByRole('textbox', { name: 'Reply to Dana Cohen...' });
    await expect.poll(() => appDocument().activeElement).toBe(reply.elements()[0]);
    for (const [button, dialog] of [
      ['Reply all', 'Reply'],
      ['Forward', 'Forward'],
    ] as const) {
      await pane(page).getByRole('button', { name: button, exact: true }).click();
      await page.getByRole('dialog', { name: dialog, exact: true }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });

  it('of one’s own is answered to whom it went', async () => {
    const { page, inbox } = await withMail({
      sender: 'Noa Levi',
      senderEmail: 'noa@example.com',
      recipients: ['Avi Mor <avi@example.com>'],
      labels: ['INBOX', 'SENT'],
      direction: 'outbound',
      isIncoming: false,
    });
    await inbox.card('Here it is').getByRole('button', { name: /^To: / }).click();
    await pane(page).getByRole('textbox', { name: 'Reply to Avi Mor...' }).waitFor();
  });

  it('is forwarded by nobody who only looked at another platform: nothing is asked', async () => {
    const { page, store, person, open } = await withMail();
    await store.set(paths.user(person.uid), { settings: { signature: 'Noa Levi' } });
    await open();
    await pane(page).getByText('Here it is').waitFor();
    await pane(page).getByRole('button', { name: 'Forward', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Forward', exact: true });
    const words = dialog.getByRole('textbox', { name: 'Message' });
    await expect.poll(() => words.inputValue()).toBe('\n\nNoa Levi');
    await dialog.getByRole('radio', { name: 'Messenger' }).check({ force: true });
    await expect.poll(() => words.inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('is forwarded without its files by another platform, which the dialog says', async () => {
    const quote = { attachmentId: 'a1', filename: 'quote.pdf', mimeType: 'application/pdf', size: 3 };
    const { page, open } = await withMail({ attachments: [quote] });
    await open();
    await pane(page).getByText('Here it is').waitFor();
    await pane(page).getByRole('button', { name: 'Forward', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Forward', exact: true });
    const said = dialog.getByText('The files do not go along: only a mail takes files.');
    await dialog.getByText('quote.pdf').waitFor();
    expect(await said.count()).toBe(0);
    await dialog.getByRole('radio', { name: 'Messenger' }).check({ force: true });
    await said.waitFor();
    expect(await dialog.getByText('quote.pdf').count()).toBe(0);
    await dialog.getByRole('radio', { name: 'Gmail' }).check({ force: true });
    await dialog.getByText('quote.pdf').waitFor();
  });

  it('that the address names and nobody has is said to be none', async () => {
    const { page, api, inbox } = await withMail();
    await inbox.card('The quote').waitFor();
    await page.goto('/inbox-ai?messageId=nobody-has-this');
    await page.getByText('Cannot open conversation - invalid message ID').waitFor();
    await inbox.card('The quote').waitFor();
    expect(api.calls('inboxMessage').map(({ params }) => params)).toEqual([{ id: 'nobody-has-this' }]);
    expect(named(page)).toBeNull();
  });
});

describe('opening a conversation', () => {
  const read = (ids: string[]) => ({ messageIds: ids, action: 'markAsRead' });

  /** Three mails of one conversation, of which the oldest and the newest came in, and one of another. */
  async function with4() {
    const lease = { threadId: 'thread-of-lease', subject: 'Lease' };
    const person = aPerson();
    await givenGoogle(person);
    const mailbox = givenMailbox(
      { id: 'asked', ...lease, messageText: 'Is Friday good?' },
      { id: 'own', ...lease, isIncoming: false, direction: 'outbound', labels: ['SENT', 'UNREAD'] },
      { id: 'read', ...lease, messageText: 'It was not', labels: ['INBOX'] },
      { id: 'other', threadId: 'thread-of-keys', subject: 'Keys', messageText: 'They are here' },
      { id: 'again', ...lease, messageText: 'Or Sunday?' },
    );
    const app = await signedIn({ person, at: '/inbox-ai' });
    const inbox = inboxPage(app.page);
    const button = (name: string) => pane(app.page).getByRole('button', { name, exact: true });
    return {
      ...app,
      mailbox,
      inbox,
      button,
      open: (words: string) => inbox.card(words).locator('[data-opens]').click(),
      unread: () => mailbox.mails().flatMap(({ id, isUnread }) => (isUnread ? [id] : [])),
      marked: () => app.api.calls('bulkAction').map(({ body }) => body),
      /** All that was told of marking so far. */
      told: () =>
        app.page
          .getByRole('region', { name: /^What just happened/ })
          .getByRole('listitem')
          .filter({ hasText: /mark/i })
          .allInnerTexts(),
    };
  }

  it('marks what came in as read, without a word', async () => {
    const { page, inbox, open, button, unread, marked, told } = await with4();
    await open('Or Sunday?');
    await pane(page).getByText('Is Friday good?').waitFor();
    await button('Mark as Unread').waitFor();
    await expect.poll(unread).toEqual(['own', 'other']);
    expect(marked()).toEqual([read(['asked', 'again'])]);
    await inbox.card('Or Sunday?').getByText('Waiting').waitFor();
    await inbox.card('Is Friday good?').getByText('Waiting').waitFor();
    await button('Mark as Unread').click();
    await page.getByText('Message marked as unread').waitFor();
    expect(await told()).toEqual([expect.stringContaining('Message marked as unread')]);
  });

  it('marks nothing before its words are there', async () => {
    const { page, api, mailbox, inbox, open, button, unread, marked } = await with4();
    const held = api.hold('inboxThread');
    await open('Or Sunday?');
    await button('Mark as Read').waitFor();
    held.release(foreign(503));
    await pane(page).getByText('Failed to load conversation thread').waitFor();
    expect(marked()).toEqual([]);
    await inbox.card('Or Sunday?').getByText('New', { exact: true }).waitFor();
    const messages = mailbox.mails().filter(({ threadId }) => threadId === 'thread-of-lease');
    api.reply('inboxThread', { success: true, messages });
    await button('Close').click();
    await pane(page).waitFor({ state: 'detached' });
    await open('Or Sunday?');
    await button('Mark as Unread').waitFor();
    await expect.poll(unread).toEqual(['own', 'other']);
    expect(marked()).toEqual([read(['asked', 'again'])]);
  });

  it.each<[string, Answer<'bulkAction'>]>([
    ['does not answer', foreign(503)],
    [
      'takes neither of them',
      replied<'bulkAction'>({
        success: true,
        results: ['asked', 'again'].map((id) => ({ id, success: false, error: 'No' })),
      }),
    ],
  ])('leaves it unread where the platform %s, without a word', async (_, answer) => {
    const { page, api, inbox, open, button, unread, marked, told } = await with4();
    const held = api.hold('bulkAction');
    await open('Or Sunday?');
    await button('Mark as Unread').waitFor();
    held.release(answer);
    await button('Mark as Read').waitFor();
    await inbox.card('Is Friday good?').getByText('New', { exact: true }).waitFor();
    expect(unread()).toEqual(['asked', 'own', 'other', 'again']);
    expect(await told()).toEqual([]);
    await button('Mark as Read').click();
    await page.getByText('Message marked as read').waitFor();
    expect(await told()).toEqual([expect.stringContaining('Message marked as read')]);
    expect(marked()).toEqual([read(['asked', 'again'])]);
  });

  it.each(['the button', 'the key'])(
    'leaves unread what %s makes so, until it is opened again',
    async (by) => {
      const { page, inbox, open, button, unread, marked } = await with4();
      await open('Or Sunday?');
      await button('Mark as Unread').waitFor();
      await expect.poll(unread).toEqual(['own', 'other']);
      if (by === 'the button') await button('Mark as Unread').click();
      else await page.keyboard.press('u');
      await page.getByText('Message marked as unread').waitFor();
      await button('Mark as Read').waitFor();
      await inbox.refresh();
      await page.getByText(/^Showing 4 of/).waitFor();
      await button('Mark as Read').waitFor();
      expect(unread()).toEqual(['own', 'other', 'again']);
      await button('Close').click();
      await pane(page).waitFor({ state: 'detached' });
      expect(marked()).toEqual([read(['asked', 'again'])]);
      await open('Or Sunday?');
      await button('Mark as Unread').waitFor();
      await expect.poll(unread).toEqual(['own', 'other']);
      expect(marked()).toEqual([read(['asked', 'again']), read(['again'])]);
    },
  );

  it('shows what arrives in it and marks that as read, and nothing that the person made unread', async () => {
    const { page, api, mailbox, inbox, open, button, unread, marked } = await with4();
    await open('Or Sunday?');
    await button('Mark as Unread').waitFor();
    await expect.poll(unread).toEqual(['own', 'other']);
    await button('Mark as Unread').click();
    await page.getByText('Message marked as unread').waitFor();
    mailbox.arrives({ id: 'late', threadId: 'thread-of-lease', messageText: 'Monday, then' });
    const held = api.hold('inboxThread');
    await inbox.refresh();
    await inbox.card('Monday, then').waitFor();
    // What was there stays while the conversation is loaded again.
    await pane(page).getByText('Is Friday good?').waitFor();
    const messages = mailbox.mails().filter(({ threadId }) => threadId === 'thread-of-lease');
    held.release(replied<'inboxThread'>({ success: true, messages }));
    await pane(page).getByText('Monday, then').waitFor();
    await expect.poll(unread).toEqual(['own', 'other', 'again']);
    expect(marked()).toEqual([read(['asked', 'again']), read(['late'])]);
    expect(api.calls('inboxThread')).toHaveLength(2);
  });

  it('is loaded again once for a mail that it does not have then either', async () => {
    const { page, api, mailbox, inbox, open } = await with4();
    const [first] = mailbox.mails();
    api.reply('inboxThread', { success: true, messages: first === undefined ? [] : [first] });
    await open('Is Friday good?');
    await pane(page).getByText('Is Friday good?').waitFor();
    await expect.poll(() => api.calls('inboxThread').length).toBe(2);
    for (const subject of ['One more', 'And another']) {
      mailbox.arrives({ subject });
      await inbox.refresh();
      await inbox.card(subject).waitFor();
    }
    expect(api.calls('inboxThread')).toHaveLength(2);
  });

  it('keeps it among the unread ones while it is open', async () => {
    const { page, inbox, open, button, unread } = await with4();
    await inbox.card('They are here').waitFor();
    await inbox.filter('Unread');
    await expect.poll(() => inbox.cards.count()).toBe(3);
    await open('They are here');
    await button('Mark as Unread').waitFor();
    await expect.poll(unread).toEqual(['asked', 'own', 'again']);
    await inbox.card('They are here').getByText('Waiting').waitFor();
    expect(await inbox.cards.count()).toBe(3);
    await open('Or Sunday?');
    await inbox.card('They are here').waitFor({ state: 'detached' });
    await button('Mark as Unread').waitFor();
    await expect.poll(unread).toEqual(['own']);
    await inbox.card('Or Sunday?').getByText('Waiting').waitFor();
    await button('Close').click();
    await page.getByText('No messages found.').waitFor();
  });
});
