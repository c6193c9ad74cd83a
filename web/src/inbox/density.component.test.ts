import { paths } from '@crocodile-hub/core/contract/paths';
import { describe, expect, it } from 'vitest';
import { inboxPage } from '../../../tests/e2e/pages/inbox-page.ts';
import { appDocument } from '../testing/app-frame.ts';
import { aPerson, signedIn, type SignedIn } from '../testing/app.ts';
import { givenGoogle } from '../testing/given.ts';
import { givenMailbox } from '../testing/mailbox.ts';
import { stage } from '../testing/stage.ts';

/** Four mails: 'first' and 'fourth' are one conversation. */
async function onInbox(options: SignedIn = {}) {
  const person = aPerson();
  await givenGoogle(person);
  const mailbox = givenMailbox(
    { id: 'first', threadId: 'lease', subject: 'Lease', messageText: 'Is Friday good?' },
    {
      id: 'second',
      threadId: 'quote',
      subject: 'Quote',
      sender: 'Avi Mizrahi',
      senderEmail: 'avi@studio.co.il',
      tags: ['Money'],
    },
    {
      id: 'third',
      threadId: 'keys',
      subject: 'מפתחות',
      sender: 'Gil Shaked',
      senderEmail: 'gil@example.com',
    },
    { id: 'fourth', threadId: 'lease', subject: 'Re: Lease', messageText: 'Or Sunday?' },
  );
  const app = await signedIn({ person, at: '/inbox-ai', ...options });
  const inbox = inboxPage(app.page);
  await inbox.card(/./).waitFor();
  const choose = (name: string) => app.page.getByRole('radio', { name, exact: true }).check();
  return { ...app, person, mailbox, inbox, choose };
}

const namesIn = ({ cards }: Awaited<ReturnType<typeof onInbox>>['inbox']) =>
  cards
    .locator('[data-opens]')
    .elements()
    .map((opens) => opens.getAttribute('aria-label')?.split(', ').slice(0, 3).join(', '));

describe('the density of the inbox', () => {
  it('makes each conversation one line, with its newest words, and is remembered', async () => {
    const { inbox, page, person, choose } = await onInbox();
    await choose('Compact');
    await expect
      .poll(() => namesIn(inbox))
      .toEqual([
        expect.stringMatching(/^Dana Cohen, Re: Lease, 2 messages/),
        expect.stringMatching(/^Gil Shaked, מפתחות/),
        expect.stringMatching(/^Avi Mizrahi, Quote/),
      ]);
    await inbox.card('Or Sunday?').waitFor();
    // A name is not an address, and the line has no room for both.
    await page.getByTitle('Avi Mizrahi\navi@studio.co.il').waitFor();
    expect(inbox.cards.elements()[0]?.getBoundingClientRect().height).toBeLessThanOrEqual(29);
    const stored = async () => (await stage().store.read(paths.user(person.uid)))?.['settings'];
    await expect.poll(stored).toEqual({ inboxDensity: 'compact' });
    await page.reload();
    await expect.poll(() => inbox.cards.count()).toBe(3);
    await choose('Cards');
    await expect.poll(() => inbox.cards.count()).toBe(4);
  });

  it('lets what is done to a line be done to its whole conversation, and Undo brings all of it back', async () => {
    const { inbox, page, api, choose } = await onInbox();
    await choose('Comfortable');
    await inbox.card('Re: Lease').hover();
    await inbox.card('Re: Lease').getByRole('button', { name: 'Archive', exact: true }).click();
    await expect.poll(() => inbox.cards.count()).toBe(2);
    await page.getByText('Archived 2 messages').waitFor();
    expect(api.calls('bulkAction').map(({ body }) => body)).toEqual([
      { messageIds: ['fourth', 'first'], action: 'archive' },
    ]);
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Archived 2 messages' })
      .getByRole('button', { name: 'Undo', exact: true })
      .click();
    await inbox.card('Re: Lease').waitFor();
    expect(await inbox.cards.count()).toBe(3);
  });
});

describe('a mail without a subject', () => {
  it.each([
    ['en', 'Compact', '(no subject)'],
    ['he', 'צפוף', '(ללא נושא)'],
  ])(
    'says so where it has no words either, in a line and where it is open: %s',
    async (language, density, said) => {
      localStorage.setItem('language', language);
      const { page, inbox, mailbox, choose } = await onInbox();
      mailbox.arrives({
        id: 'bare',
        threadId: 'thread-of-bare',
        subject: '',
        messageText: '',
        sender: 'Bare',
      });
      mailbox.arrives({ id: 'said', threadId: 'thread-of-said', subject: '', sender: 'Said' });
      await page.reload();
      await inbox.card('Said').waitFor();
      await choose(density);
      await inbox.card('Bare').getByText(said, { exact: true }).waitFor();
      await inbox.card('Said').getByText('Here it is').waitFor();
      expect(await inbox.list.getByText(said).count()).toBe(1);
      const pane = page.getByRole('region', { name: /^(Conversation|שיחה)$/ });
      for (const sender of ['Bare', 'Said']) {
        await inbox.card(sender).locator('[data-opens]').click();
        await pane.getByRole('heading', { name: sender }).waitFor();
        await pane.getByText(said, { exact: true }).waitFor();
      }
      await inbox.card('Quote').locator('[data-opens]').click();
      await pane.getByText('Quote', { exact: true }).waitFor();
      expect(await pane.getByText(said).count()).toBe(0);
    },
  );
});

it.each([1440, 700, 390])('its boxes stand below the one that selects all: %i px wide', async (width) => {
  const { page, inbox, choose } = await onInbox({ viewport: { width, height: 900 } });
  const middle = (box?: Element) => {
    const { left = 0, right = 0 } = box?.getBoundingClientRect() ?? {};
    return Math.round((left + right) / 2);
  };
  const middles = () => inbox.list.getByRole('checkbox').elements().map(middle);
  for (const density of ['Comfortable', 'Compact', 'Cards']) {
    if (width < 900) await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
    await choose(density);
    if (width < 900) {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await expect.poll(() => inbox.cards.count()).toBe(density === 'Cards' ? 4 : 3);
    expect(new Set(middles()).size, `${density}: ${middles().join(' ')}`).toBe(1);
  }
});

it("archives the conversation of a line whose newest message is one of one's own", async () => {
  const { page, inbox, api, mailbox, choose } = await onInbox();
  await choose('Compact');
  mailbox.arrives({
    id: 'answer',
    threadId: 'quote',
    subject: 'Re: Quote',
    labels: ['SENT'],
    isIncoming: false,
    direction: 'outbound',
  });
  await page.getByRole('navigation', { name: 'Folders' }).getByRole('button', { name: 'All Mail' }).click();
  await inbox.card('Re: Quote').hover();
  await inbox.card('Re: Quote').getByRole('button', { name: 'Archive', exact: true }).click();
  await page.getByText('Archived one message').waitFor();
  expect(api.calls('archive').map(({ params }) => params.id)).toEqual(['second']);
});

describe('the offer of densities', () => {
  const mails = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ id: `m${n}`, threadId: `t${n}`, subject: `Mail ${n}` }));
  const withMails = async (count: number, settings: Record<string, unknown> = {}) => {
    const person = aPerson();
    await givenGoogle(person);
    givenMailbox(...mails(count));
    if (Object.keys(settings).length > 0) await stage().store.set(paths.user(person.uid), { settings });
    const app = await signedIn({ person, at: '/inbox-ai' });
    const inbox = inboxPage(app.page);
    await expect.poll(() => inbox.cards.count()).toBeGreaterThan(19);
    return {
      ...app,
      inbox,
      offer: app.page.getByText('See more at once: Cards · Comfortable · Compact'),
      stored: async () => (await stage().store.read(paths.user(person.uid)))?.['settings'],
    };
  };

  it('stands above a long list once for a person, and does what it offers', async () => {
    const { page, inbox, offer, stored } = await withMails(21);
    await offer.getByRole('button', { name: 'Compact' }).click();
    await offer.waitFor({ state: 'detached' });
    await expect.poll(stored).toEqual({ densityOffered: true, inboxDensity: 'compact' });
    expect(inbox.cards.elements()[0]?.getBoundingClientRect().height).toBeLessThanOrEqual(29);
    await page.getByRole('radio', { name: 'Cards', exact: true }).check();
    await expect.poll(stored).toEqual({ densityOffered: true });
    await page.reload();
    await expect.poll(() => inbox.cards.count()).toBe(21);
    expect(await offer.count()).toBe(0);
  });

  it('can be closed, and is then gone for good', async () => {
    const { page, inbox, offer, stored } = await withMails(21);
    await offer.waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Close' }).click();
    await offer.waitFor({ state: 'detached' });
    await expect.poll(stored).toEqual({ densityOffered: true });
    await page.reload();
    await expect.poll(() => inbox.cards.count()).toBe(21);
    expect(await offer.count()).toBe(0);
  });

  it.each([
    ['has only 20 messages', 20, {}],
    ['has chosen already', 21, { inboxDensity: 'comfortable' }],
  ])('is not made to somebody who %s', async (_, count, settings) => {
    const { page, offer, inbox } = await withMails(count, settings);
    await inbox.refresh();
    await page.getByText(`Showing ${count} of ${count} messages`).waitFor();
    expect(await offer.count()).toBe(0);
  });
});

describe('the keyboard', () => {
  it('marks a line as its button says, whatever its newest message is', async () => {
    const { inbox, page, api, mailbox, choose } = await onInbox();
    mailbox.relabel(['fourth'], { remove: ['UNREAD'] });
    await inbox.refresh();
    await choose('Compact');
    const line = inbox.card('Re: Lease');
    await line.locator('[data-opens]').focus();
    await line.getByRole('button', { name: 'Mark as Read', exact: true }).waitFor();
    await page.keyboard.press('u');
    await page.getByText('Marked 2 messages as read').waitFor();
    await line.getByRole('button', { name: 'Mark as Unread', exact: true }).waitFor();
    expect(api.calls('bulkAction').map(({ body }) => body)).toEqual([
      { messageIds: ['fourth', 'first'], action: 'markAsRead' },
    ]);
  });

  it('goes on at the next line when a conversation leaves, however old its messages are', async () => {
    const { inbox, page, choose } = await onInbox();
    await choose('Compact');
    await inbox.card('Re: Lease').locator('[data-opens]').focus();
    await page.keyboard.press('e');
    await expect.poll(() => inbox.cards.count()).toBe(2);
    const next = appDocument().activeElement;
    expect([next?.getAttribute('data-opens'), next?.matches(':focus-visible')]).toEqual(['third', true]);
  });
});

describe('what is selected', () => {
  it('is a range with Shift, all by the box above the list, and of a line its whole conversation', async () => {
    const { inbox, page, choose } = await onInbox();
    const box = (words: string) => inbox.card(words).getByRole('checkbox');
    await box('Or Sunday?').click();
    const press = new MouseEvent('click', { bubbles: true, shiftKey: true });
    box('Money').elements()[0]?.dispatchEvent(press);
    await page.getByText('4 message(s) selected').waitFor();
    await inbox.list.getByRole('checkbox', { name: 'Select all' }).click();
    await expect.poll(() => inbox.bar.textContent()).toBe('');
    await choose('Compact');
    await box('Re: Lease').click();
    await page.getByText('2 message(s) selected').waitFor();
  });
});
