import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { closeBrowser } from '../support/browse.ts';
import { hostileMails } from '../support/hostile-mails.ts';
import { patience } from '../support/patience.ts';
import { aPerson } from '../support/people.ts';
import { arrives } from '../support/providers.ts';
import { signedIn } from '../support/signed-in.ts';
import { inboxPage } from './pages/inbox-page.ts';

afterAll(closeBrowser);

async function withMail(mail: Record<string, unknown>) {
  const person = await aPerson({ google: true });
  await arrives({ provider: 'google', to: person.email, from: 'Dana Cohen <dana@example.com>', ...mail });
  const visited = await signedIn({ person });
  await visited.page.goto('/inbox-ai');
  const inbox = inboxPage(visited.page);
  return {
    ...visited,
    inbox,
    open: () =>
      inbox
        .card(/./)
        .getByRole('button', { name: /^Dana Cohen/ })
        .click(patience),
  };
}

const pane = (page: Page) => page.getByRole('region', { name: 'Conversation' });

describe('an open message', () => {
  it('stands beside the list and in the address, is marked and closed', async () => {
    const { page, inbox, open, close } = await withMail({
      subject: 'The quote',
      text: 'Here it is',
      attachments: [{ filename: 'brief.pdf', mimeType: 'application/pdf', content: 'AAAA' }],
    });
    await open();
    await pane(page).getByText('Here it is').waitFor(patience);
    await pane(page).getByText('brief.pdf').waitFor(patience);
    expect(new URL(page.url()).searchParams.get('messageId')).not.toBeNull();
    await pane(page).getByRole('button', { name: 'Mark as Read' }).click();
    await page.getByText('Message marked as read').waitFor(patience);
    await inbox.card('The quote').getByText('Waiting').waitFor(patience);
    await page.reload();
    await pane(page).getByRole('button', { name: 'Mark as Unread' }).waitFor(patience);
    await pane(page).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => pane(page).count(), patience).toBe(0);
    expect(new URL(page.url()).searchParams.get('messageId')).toBeNull();
    await close();
  });

  it('is not marked where the platform refuses, and says so', async () => {
    const { page, problems, inbox, open, close } = await withMail({
      subject: 'The quote',
      text: 'Here it is',
    });
    await page.route('**/api/inbox-ai/mark-as-read/*', (route) => route.fulfill({ status: 503, json: {} }));
    await open();
    await pane(page).getByRole('button', { name: 'Mark as Read' }).click(patience);
    await page.getByText('Failed to mark message as read').waitFor(patience);
    await inbox.card('The quote').getByText('New', { exact: true }).waitFor(patience);
    expect(problems.splice(0)).toHaveLength(1);
    await close();
  });

  it('that the address names and nobody has is said to be none', async () => {
    const { page, inbox, close } = await withMail({ subject: 'The quote', text: 'Here it is' });
    await inbox.card('The quote').waitFor(patience);
    await page.goto('/inbox-ai?messageId=nobody-has-this');
    await page.getByText('Cannot open conversation - invalid message ID').waitFor(patience);
    await close();
  });

  it('runs nothing and asks nobody, however hostile its HTML', async () => {
    const { page, problems, open, close } = await withMail({ subject: 'Hostile', html: '<p>first</p>' });
    const asked: string[] = [];
    await page.context().route(/evil\.example/, (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    page.on('request', (request) => {
      if (request.url().includes('evil.example')) asked.push(request.url());
    });
    await page.route('**/api/inbox-ai/thread/*', async (route) => {
      const reply = await (await route.fetch()).json();
      const [first] = reply.messages;
      const messages = hostileMails.map((html, index) => ({
        ...first,
        id: `hostile-${index}`,
        messageText: `mail ${index}`,
        html: `<p>mail ${index} begins</p>${html}<p>mail ${index} ends</p>`,
      }));
      await route.fulfill({ json: { ...reply, messages } });
    });
    await open();
    const frames = pane(page).locator('iframe');
    await expect.poll(() => frames.count(), patience).toBe(hostileMails.length);
    for (let index = 0; index < hostileMails.length; index += 1) {
      const frame = pane(page).frameLocator('iframe').nth(index);
      await frame.getByText(`mail ${index} begins`).waitFor(patience);
      const left = frame.locator(
        'script, img, svg, math, iframe, object, embed, link, form, input, [style], [href], [src], [background], [onload]',
      );
      expect([index, await left.count()]).toEqual([index, 0]);
    }
    expect(await frames.evaluateAll((all) => all.map((one) => one.getAttribute('sandbox')))).toEqual(
      hostileMails.map(() => ''),
    );
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    await pane(page).frameLocator('iframe').nth(26).getByText('link').click(patience);
    expect(asked).toEqual([]);
    expect(page.context().pages()).toHaveLength(1);
    // The browser tells what its policy would have refused while the cleaner takes it apart, and that a script of the
    // test itself finds no storage in the frames; nothing else is told.
    const expected = [/violates.+Content Security Policy.+mail-frame/s, /'localStorage'.+sandboxed/];
    expect(problems.splice(0).filter((problem) => !expected.some((one) => one.test(problem)))).toEqual([]);
    await close();
  });
});
