import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { patience } from '../support/patience.ts';
import { aPerson } from '../support/people.ts';
import { arrives } from '../support/providers.ts';
import { signedIn } from '../support/signed-in.ts';
import { inboxPage } from './pages/inbox-page.ts';

async function withMail(mail: Record<string, unknown>) {
  const person = await aPerson({ google: true });
  await arrives({ provider: 'google', to: person.email, from: 'Dana Cohen <dana@example.com>', ...mail });
  const visited = await signedIn({ person, at: '/inbox-ai' });
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

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const pane = (page: Page) => page.getByRole('region', { name: 'Conversation' });

describe('an open message', () => {
  it('opens a link where it stands, with nothing of it asked before, and told nothing of the inbox', async () => {
    const { page, open, close } = await withMail({
      subject: 'Links',
      html: [
        '<a href="https://evil.example/login">www.bank.co.il</a> <a href="https://www.shop.example/a?b=1">The offer</a>',
        '<a href="https://xn--pple-43d.example/">Fruit</a> <a href="javascript:alert(1)">Run</a>',
      ].join(''),
    });
    const asked: string[] = [];
    await page.context().route(/\.example\//, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<h1>The shop</h1>' });
    });
    await open();
    const mail = pane(page).getByRole('article', { name: 'Text of the mail' });
    await mail.getByText('leads to').waitFor(patience);
    expect(await mail.getByRole('link').allTextContents()).toEqual([
      'evil.example',
      'The offer',
      'xn--pple-43d.example',
    ]);
    expect(asked).toEqual([]);
    const [shop] = await Promise.all([
      page.context().waitForEvent('page', patience),
      mail.getByRole('link', { name: 'The offer' }).click(patience),
    ]);
    await shop.getByRole('heading', { name: 'The shop' }).waitFor(patience);
    expect(asked).toEqual(['https://www.shop.example/a?b=1']);
    expect(await shop.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
    await shop.close();
    await close();
  });

  it('shows the pictures that it brought along, and those of the web when asked, through our server alone', async () => {
    const { page, problems, open, close } = await withMail({
      subject: 'Pictures',
      html: [
        '<p dir="rtl">Look</p><img src="cid:logo@x"alt="Logo"><img src="cid:chart@x"><img src="https://pictures.example/a.png">',
        '<img src="https://pictures.example/seen.gif" width="1" height="1"><img src="http://169.254.169.254/key.png">',
      ].join(''),
      attachments: [
        { filename: 'logo.png', mimeType: 'image/png', content: png.toString('base64'), contentId: 'logo@x' },
        {
          filename: 'chart.svg',
          mimeType: 'image/png',
          content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'),
          contentId: 'chart@x',
        },
      ],
    });
    const direct: string[] = [];
    const proxied: string[] = [];
    page.on('request', (request) => {
      if (/pictures\.example|169\.254/.test(new URL(request.url()).host)) direct.push(request.url());
    });
    await page.route('**/api/inbox-ai/picture', async (route) => {
      const { address } = route.request().postDataJSON();
      proxied.push(address);
      if (!address.includes('pictures.example')) return route.fallback();
      return route.fulfill({ contentType: 'application/octet-stream', body: png });
    });
    await open();
    const pictures = pane(page).getByRole('article').locator('img');
    await expect.poll(() => pictures.count(), patience).toBe(1);
    expect(await pictures.first().getAttribute('alt')).toBe('Logo');
    await expect
      .poll(() => pictures.first().evaluate((one: HTMLImageElement) => one.naturalWidth), patience)
      .toBe(1);
    expect(proxied).toEqual([]);
    expect(await pane(page).getByRole('article').locator('p[dir=rtl]').count()).toBe(1);
    await pane(page).getByRole('button', { name: 'Show images' }).click(patience);
    await expect.poll(() => pictures.count(), patience).toBe(2);
    // Our server refuses addresses that are not public; pictures that are not visible are not requested.
    // The drawing that the mail brought along is one of them.
    await pane(page).getByText('The pictures could not be loaded: 2').waitFor(patience);
    expect(proxied).toEqual(['https://pictures.example/a.png', 'http://169.254.169.254/key.png']);
    expect(direct).toEqual([]);
    expect(problems.splice(0)).toEqual([expect.stringContaining('/api/inbox-ai/picture')]);
    await close();
  });
});
