import { describe, expect, it } from 'vitest';
import { callRoute } from '../support/route-call.ts';
import { aDirectMessage } from '../support/a-direct-message.ts';
import { aPerson, type TestPerson } from '../support/people.ts';
import { patience } from '../support/patience.ts';
import { arrives } from '../support/providers.ts';
import { signedIn } from '../support/signed-in.ts';
import { inboxPage } from './pages/inbox-page.ts';

const mailFor = ({ email }: TestPerson, mail: Record<string, unknown>) =>
  arrives({ provider: 'google', to: email, ...mail });

async function onInbox(mails: Record<string, unknown>[], { google = true } = {}) {
  const person = await aPerson({ google });
  for (const mail of mails) await mailFor(person, mail);
  const visited = await signedIn({ person });
  const { page } = visited;
  await page.route('**/api/instagram/messages', (route) =>
    route.fulfill({ json: { success: true, messages: [aDirectMessage] } }),
  );
  const open = () => page.goto('/inbox-ai');
  return { ...visited, open, inbox: inboxPage(page) };
}

const dana = { from: 'Dana Cohen <dana@example.com>', subject: 'The quote', text: 'Here it is' };
const avi = { from: 'Avi Mizrahi <avi@studio.co.il>', subject: 'Invoice 2041', text: 'Is it with you?' };

describe('the inbox', () => {
  it('shows mail and messages by sender, searched, filtered and folded', async () => {
    const { inbox, page, open, close } = await onInbox([dana, avi, { ...dana, subject: 'More of it' }]);
    await open();
    await inbox.card('Is the workshop still open?').waitFor(patience);
    await page.getByText('Showing 4 of 4 messages').waitFor(patience);
    await inbox.group('Dana Cohen 2 messages Gmail').waitFor(patience);
    await inbox.group('Maya Azulay One message Instagram').click();
    await expect.poll(() => inbox.cards.count(), patience).toBe(3);
    await inbox.search('@dana subject:quote');
    await expect.poll(() => inbox.cards.count(), patience).toBe(1);
    await inbox.search('from:studio.co.il');
    await inbox.card('Invoice 2041').waitFor(patience);
    await inbox.search('');
    await inbox.filter('Instagram');
    await page.getByText('Showing 1 of 4 messages').waitFor(patience);
    await inbox.filter('Read');
    await inbox.list.getByText('No messages found.').waitFor(patience);
    await close();
  });

  it('stands there at once when one comes back, and shows what is new a moment later', async () => {
    const { person, inbox, page, open, close } = await onInbox([dana]);
    await open();
    await inbox.card('The quote').waitFor(patience);
    await inbox.card('Is the workshop still open?').waitFor(patience);
    await expect.poll(() => page.locator('[aria-busy=true]').count(), patience).toBe(0);
    await page.locator('nav a[href="/smart-tasks"]').first().click(patience);
    await page.waitForURL('**/smart-tasks', patience);
    await mailFor(person, avi);
    let answer = () => undefined as void;
    const isHeld = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/inbox-ai/messages**', async (route) => {
      await isHeld;
      await route.fallback();
    });
    await page.locator('nav a[href="/inbox-ai"]').first().click(patience);
    await inbox.card('The quote').waitFor(patience);
    expect(await inbox.card('Invoice 2041').count()).toBe(0);
    answer();
    await inbox.card('Invoice 2041').waitFor(patience);
    await close();
  });

  it('shows people alone or lists alone, of the inbox and of no other folder', async () => {
    const sale = { from: 'Shop <newsletter@shop.example>', subject: 'Sale', text: 'Today only' };
    const { inbox, page, open, close } = await onInbox([dana, sale]);
    await open();
    await inbox.card('Sale').waitFor(patience);
    const writers = page.getByRole('group', { name: 'Who writes' });
    await writers.getByText('People').click();
    await inbox.card('Sale').waitFor({ state: 'detached', ...patience });
    await inbox.card('The quote').waitFor(patience);
    await inbox.card('Is the workshop still open?').waitFor(patience);
    // By keyboard: the next of the three.
    await page.keyboard.press('ArrowRight');
    await inbox.card('Sale').waitFor(patience);
    expect(await inbox.cards.count()).toBe(1);
    await page.getByRole('navigation', { name: 'Folders' }).getByRole('button', { name: 'Sent' }).click();
    await writers.waitFor({ state: 'detached', ...patience });
    await close();
  });

  it('shows on a card what the rule names', async () => {
    const { inbox, open, close } = await onInbox([
      {
        from: 'Somebody With A Very Long Name <long@example.com>',
        subject: 'Pictures',
        text: `[image: a.png] [image: b.png] [image: c.png] ${'word '.repeat(60)}the end`,
        attachments: [{ filename: 'brief.pdf', mimeType: 'application/pdf', content: 'AAAA' }],
      },
    ]);
    await open();
    const card = inbox.card('Pictures');
    await card.getByText('Somebody With A Very…').waitFor(patience);
    await card.getByText('New', { exact: true }).waitFor(patience);
    await card.getByText('Unread').first().waitFor(patience);
    await card.getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{1,2}:\d\d\s[AP]M$/).waitFor(patience);
    await card.getByText('(+2 more images)').waitFor(patience);
    await card.getByText('brief.pdf').waitFor(patience);
    await card.getByText('3 B').waitFor(patience);
    expect(await card.getByText('the end').count()).toBe(0);
    await card.getByRole('button', { name: 'Show more' }).click();
    await card.getByText('the end').waitFor(patience);
    await card.getByRole('button', { name: 'Show less' }).click();
    await expect.poll(() => card.getByText('the end').count(), patience).toBe(0);
    const direct = inbox.card('Is the workshop still open?');
    await direct.getByText('instagra…').waitFor(patience);
    await direct.getByText('social', { exact: true }).waitFor(patience);
    await close();
  });

  it('turns pages, and has as many messages on one as wanted', async () => {
    const mails = Array.from({ length: 12 }, (_, index) => ({ ...dana, subject: `Number ${index}` }));
    const { inbox, page, open, close } = await onInbox(mails);
    await open();
    await page.getByText('Showing 13 of 13 messages').waitFor(patience);
    await page.getByRole('button', { name: '25 per page' }).click();
    await page.getByRole('menuitemradio', { name: '10 per page' }).click();
    await page.getByText('Page 1 of many').waitFor(patience);
    await page.getByText('Showing 10 of 13 messages').waitFor(patience);
    await page.getByRole('button', { name: 'Next →' }).click();
    await page.getByText('Showing 3 of 13 messages').waitFor(patience);
    await page.getByText('Page 2', { exact: true }).waitFor(patience);
    expect(await page.getByRole('button', { name: 'Next →' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: '← Previous' }).click();
    await expect.poll(() => inbox.cards.count(), patience).toBe(10);
    await close();
  });

  it('draws whole only what is in sight, and names and finds the rest', async () => {
    const mails = Array.from({ length: 24 }, (_, index) => ({ ...dana, subject: `Number ${index + 10}` }));
    const { inbox, page, open, close } = await onInbox(mails);
    await open();
    await page.getByText('Showing 25 of 25 messages').waitFor(patience);
    const boxes = inbox.list.getByRole('checkbox');
    await expect.poll(() => boxes.count(), patience).toBeLessThan(20);
    const [first, last] = [inbox.cards.first(), inbox.cards.last()];
    expect(await inbox.list.getByRole('listitem').last().getAttribute('aria-posinset')).toBe('25');
    await last.getByRole('button').focus(patience);
    await last.getByRole('checkbox').waitFor(patience);
    await last.getByRole('button', { name: 'More actions' }).waitFor(patience);
    await first.getByRole('checkbox').waitFor({ state: 'detached', ...patience });
    const name = await first.getByRole('button').getAttribute('aria-label');
    const [, words = ''] = name?.split(', ') ?? [];
    expect(words).toMatch(/^Number \d\d$/);
    expect(await first.textContent()).toContain(words);
    await first.scrollIntoViewIfNeeded();
    await first.getByRole('checkbox').waitFor(patience);
    await close();
  });

  it('shows what came since, when refreshed', async () => {
    const { inbox, person, open, close } = await onInbox([dana]);
    await open();
    await inbox.card('The quote').waitFor(patience);
    await mailFor(person, avi);
    await inbox.refresh();
    await inbox.card('Invoice 2041').waitFor(patience);
    await close();
  });

  it('looks every half minute for what is new, and says so', async () => {
    const { inbox, person, page, open, close } = await onInbox([dana]);
    await page.clock.install();
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/inbox-ai\/(news|messages)$/.test(pathname)) asked.push(pathname.split('/').at(-1) ?? '');
    });
    await open();
    await inbox.card('Is the workshop still open?').waitFor(patience);
    await mailFor(person, avi);
    await page.clock.fastForward(30_000);
    await page.getByText('📬 1 new message(s) received').waitFor(patience);
    const card = inbox.card('Invoice 2041');
    await card.getByText('New', { exact: true }).waitFor(patience);
    await page.getByText('Showing 3 of 3 messages').waitFor(patience);
    // What is done on another device.
    const { reply } = await callRoute(person.token, 'inboxMessages', { query: {} });
    const idOf = (subject: string) => reply?.messages.find((mail) => mail.subject === subject)?.id ?? '';
    await callRoute(person.token, 'markAsRead', { params: { id: idOf('Invoice 2041') } });
    await callRoute(person.token, 'archive', { params: { id: idOf('The quote') } });
    await page.clock.fastForward(30_000);
    await card.getByText('Waiting', { exact: true }).waitFor(patience);
    await page.getByText('Showing 2 of 2 messages').waitFor(patience);
    // The list itself was asked for once.
    expect(asked.filter((call) => call === 'messages')).toHaveLength(1);
    await page.getByRole('main').getByRole('button', { name: 'Auto-refresh' }).click();
    const before = asked.length;
    await page.clock.fastForward(90_000);
    expect(asked).toHaveLength(before);
    await page.getByRole('main').getByRole('button', { name: 'Auto-refresh' }).click();
    await page.clock.fastForward(30_000);
    await expect.poll(() => asked.length, patience).toBeGreaterThan(before);
    await close();
  });

  it('asks for mail first, then for the other platforms', async () => {
    const { inbox, page, open, close } = await onInbox([dana]);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('/messages')) asked.push(pathname.split('/')[2] ?? '');
    });
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/inbox-ai/messages*', async (route) => {
      await held;
      await route.fallback();
    });
    await open();
    await inbox.list.getByText('Loading messages...').waitFor(patience);
    await expect.poll(() => asked, patience).toEqual(['inbox-ai']);
    answer();
    await inbox.card('Is the workshop still open?').waitFor(patience);
    expect(asked.slice(1).sort()).toEqual(['instagram', 'messenger', 'sms', 'whatsapp']);
    await close();
  });

  it('names a platform that fails, keeps the others, and asks it again', async () => {
    const { inbox, page, problems, open, close } = await onInbox([dana]);
    const broken = (path: string) =>
      page.route(path, (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
    await broken('**/api/instagram/messages');
    await open();
    await page.getByText('Failed to load social platform messages: Instagram').waitFor(patience);
    await inbox.card('The quote').waitFor(patience);
    await page.getByRole('button', { name: 'Try Again: Instagram' }).click();
    await inbox.card('Is the workshop still open?').waitFor(patience);
    await broken('**/api/inbox-ai/messages*');
    await inbox.refresh();
    await page.getByText('Failed to load Gmail messages').waitFor(patience);
    await inbox.card('The quote').waitFor(patience);
    expect(problems.splice(0)).toHaveLength(2);
    await close();
  });

  it('explains that Google is missing, and still shows what others sent', async () => {
    const { inbox, page, problems, open, close } = await onInbox([], { google: false });
    await open();
    await page.getByRole('heading', { name: 'Google Account Connection Required' }).waitFor(patience);
    await page
      .getByText('Google authorization required. Please reconnect your Google account.')
      .waitFor(patience);
    await inbox.card('Is the workshop still open?').waitFor(patience);
    await page.getByRole('button', { name: 'Reconnect Google Account' }).waitFor(patience);
    const asked = page.waitForResponse('**/api/inbox-ai/messages*');
    await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click();
    await asked;
    await page.getByRole('heading', { name: 'Google Account Connection Required' }).waitFor(patience);
    await expect.poll(() => problems.length, patience).toBe(2);
    expect(problems.splice(0).every((problem) => problem.includes('/api/inbox-ai/messages'))).toBe(true);
    await close();
  });
});
