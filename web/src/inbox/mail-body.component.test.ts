import type { InboxMessage } from '@crocodile-hub/core/contract/inbox';
import { paths } from '@crocodile-hub/core/contract/paths';
import { describe, expect, it } from 'vitest';
import { composeDialog } from '../../../tests/e2e/pages/compose-dialog.ts';
import { foreign } from '../testing/answers.ts';
import { aPerson, signedIn, type SignedIn } from '../testing/app.ts';
import { appDocument, appWindow } from '../testing/app-frame.ts';
import { givenGoogle } from '../testing/given.ts';
import { givenMailbox } from '../testing/mailbox.ts';
import { stage } from '../testing/stage.ts';

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const png = Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0));

/** An open mail of these words, and its HTML as it is drawn. */
async function opened(mail: Partial<InboxMessage>, options: SignedIn = {}) {
  const person = options.person ?? aPerson();
  await givenGoogle(person);
  givenMailbox({ id: 'drawn', messageText: 'Here it is', ...mail });
  const app = await signedIn({ at: '/inbox-ai', ...options, person });
  await app.page.getByRole('button', { name: /^Dana Cohen, / }).click();
  const pane = app.page.getByRole('region', { name: 'Conversation' });
  const drawn = pane.getByRole('article', { name: 'Text of the mail' });
  return {
    ...app,
    person,
    pane,
    drawn,
    /** Waits for the mail. */
    reading: async () => {
      await drawn.waitFor();
      const [article, ...others] = drawn.elements();
      expect(others).toEqual([]);
      return article ?? expect.fail('there is no mail');
    },
  };
}

const hrefsIn = (element: HTMLElement) =>
  [...element.querySelectorAll('a')].map(({ textContent, href }) => [textContent, href]);
const isWiderThanSeen = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;

describe('a mail in the page', () => {
  it('has no landmarks, classes, names, styles and handlers, and its headings are below ours', async () => {
    const html =
      '<style>p { color: red }</style><main id="root" class="app"><header role="banner"><h1 style="color:red">One</h1></header>' +
      '<nav aria-label="Pages"><h2 onclick="alert(1)">Two</h2></nav><section aria-label="x"><h3>Three</h3><h4>Four</h4></section>' +
      '<aside><h5 tabindex="0" data-x="y">Five</h5></aside><footer><address><h6 hidden>Six</h6></address></footer></main>' +
      '<form action="https://evil.example"><button name="body" accesskey="s">Press</button></form><p contenteditable title="x">End</p>';
    const { reading } = await opened({ html });
    expect((await reading()).innerHTML).toBe(
      '<div><div><h3>One</h3></div><h4>Two</h4><div><h5>Three</h5><h6>Four</h6></div>' +
        '<div><h6>Five</h6></div><div><div></div></div></div>Press<p>End</p>',
    );
  });

  it('has its tables of data as tables, and those that only place its words as none', async () => {
    const prices = '<table><caption>Prices</caption><tr><th>Day</th></tr><tr><td>900</td></tr></table>';
    const html = `<table width="600"><tr><td>Hello</td></tr></table><table><tr><td>${prices}</td></tr></table>`;
    const { drawn, reading } = await opened({ html });
    await reading();
    await drawn.getByRole('table', { name: 'Prices' }).waitFor();
    expect(await drawn.getByRole('table').count()).toBe(1);
    expect(await drawn.getByRole('cell').allTextContents()).toEqual(['Day', '900']);
  });

  it('scrolls what is too wide within itself, on a phone, also in the quoted mail', async () => {
    const wide = `<table><tr>${'<td>Unbreakable</td>'.repeat(40)}</tr></table>`;
    const html = `${wide}<div class="gmail_quote"><blockquote type="cite">${wide}</blockquote></div>`;
    const { page, drawn, reading, pane } = await opened({ html }, { viewport: { width: 390, height: 844 } });
    const mail = await reading();
    const cells = drawn.getByText('Unbreakable');
    const around = [...pane.elements(), ...page.getByRole('main').elements(), appDocument().documentElement];
    expect(await cells.count()).toBe(40);
    expect([mail, ...around].filter(isWiderThanSeen)).toEqual([mail]);
    await drawn.getByRole('button', { name: 'Show the quoted mail' }).click();
    await expect.poll(() => cells.count()).toBe(80);
    expect([mail, ...around].filter(isWiderThanSeen)).toEqual([mail]);
    const { x, width } = await drawn.boundingBox();
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
  });

  it('is in the direction of its words, and nothing in it turns them', async () => {
    const html =
      '<p>שלום דנה, זה המחיר של כל מה שדיברנו עליו: \u202Efdp.exe\u2066</p><p dir="ltr">Hello</p><p><bdo dir="rtl">moc.knab</bdo></p>' +
      '<img src="https://pictures.example/a.png" alt="\u202Egnp.exe"><a href="https://shop.example/">\u202Bכאן\u202C</a>';
    const { drawn, reading } = await opened({ html });
    const mail = await reading();
    expect(appWindow().getComputedStyle(mail).direction).toBe('rtl');
    expect(appWindow().getComputedStyle(mail.querySelector('p[dir=ltr]') ?? mail).direction).toBe('ltr');
    expect.soft(mail.textContent).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    expect.soft(await drawn.locator('bdo').count()).toBe(0);
  });

  it('is in the colours of the page, also in the dark', async () => {
    localStorage.setItem('mode', 'dark');
    const html =
      '<table bgcolor="#ffffff" style="background:#fff"><tr><td bgcolor="white" style="color:#000"><font color="black">Black on white</font></td></tr></table>' +
      '<p style="background-color:white;color:black">And here</p><a href="https://shop.example/">The offer</a>';
    const { page, reading } = await opened({ html });
    const mail = await reading();
    expect(await page.locator('html').getAttribute('data-mode')).toBe('dark');
    const styles = [mail, ...mail.querySelectorAll('*')].map((one) => appWindow().getComputedStyle(one));
    expect(new Set(styles.map(({ backgroundColor }) => backgroundColor))).toEqual(
      new Set(['rgba(0, 0, 0, 0)']),
    );
    expect(styles.map(({ color }) => color)).not.toContain('rgb(0, 0, 0)');
  });
});

describe('the styles of a mail', () => {
  it('keep their meaning, and what they hide is not shown', async () => {
    const html =
      '<div style="display:none">Hidden words</div><p style="direction:rtl">Right to left</p>' +
      '<p>Now 80, <span style="text-decoration:line-through">once 90</span></p>' +
      '<a href="https://shop.example/" style="background:#06c;padding:12px 24px;color:#fff">Buy</a>' +
      '<img src="https://track.example/1" style="width:1px;height:1px" alt="Seen">' +
      '<img src="https://pictures.example/logo.png" alt="Our logo">';
    const { api, pane, drawn, reading } = await opened({ html });
    api.on('inboxPicture', () => foreign(200, png, 'image/png'));
    const mail = await reading();
    expect(mail.textContent).toBe('Right to leftNow 80, once 90Buy (shop.example)Our logo');
    const styleOf = (mark: string) => appWindow().getComputedStyle(mail.querySelector(mark) ?? mail);
    expect(mail.querySelector('[data-look=struck]')?.textContent).toBe('once 90');
    expect(styleOf('[data-look=struck]').textDecorationLine).toBe('line-through');
    expect(mail.querySelector('[data-look=button] > a')?.textContent).toBe('Buy');
    expect(styleOf('[data-look=button] > a').display).toBe('inline-block');
    expect(mail.querySelector('p[dir=rtl]')?.textContent).toBe('Right to left');
    await pane.getByText('One invisible picture, which only tells the sender').waitFor();
    await pane.getByRole('button', { name: 'Show images' }).click();
    await drawn.getByRole('img', { name: 'Our logo' }).waitFor();
    expect(api.calls('inboxPicture').map(({ body }) => body.address)).toEqual([
      'https://pictures.example/logo.png',
    ]);
  });

  it('indent no quote further than a few levels', async () => {
    const html = `${Array.from({ length: 8 }, (_, level) => `<blockquote><p>Level ${level + 1}</p>`).join('')}${'</blockquote>'.repeat(8)}`;
    const { reading } = await opened({ html });
    const mail = await reading();
    const quotes = [...mail.querySelectorAll('blockquote')];
    expect(quotes).toHaveLength(8);
    const indents = quotes.map((quote) => {
      const { paddingInlineStart, borderInlineStartWidth, marginInlineStart } =
        appWindow().getComputedStyle(quote);
      return [paddingInlineStart, borderInlineStartWidth, marginInlineStart].map(Number.parseFloat);
    });
    expect(indents.slice(0, 4).filter(([padding = 0, border = 0]) => padding <= 0 || border <= 0)).toEqual(
      [],
    );
    expect(indents.slice(5)).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });
});

describe('the mail that is answered', () => {
  it.each([
    [
      'HTML',
      {
        html: '<div>At nine.</div><br><div class="gmail_quote"><div class="gmail_attr">Dana wrote:<br></div><blockquote class="gmail_quote">When?</blockquote></div>',
      },
    ],
    ['a text', { messageText: 'At nine.\n\nOn Sunday Dana wrote:\n> When?' }],
  ])('is closed in %s, and opens by the keyboard and the mouse', async (_, mail) => {
    const { page, pane } = await opened(mail);
    await pane.getByText('At nine.').waitFor();
    const closed = pane.getByRole('button', { name: 'Show the quoted mail', expanded: false });
    const open = pane.getByRole('button', { name: 'Hide the quoted mail', expanded: true });
    const said = pane.getByText('When?');
    const head = pane.getByText('Dana wrote:');
    await closed.waitFor();
    expect([await said.count(), await head.count()]).toEqual([0, 0]);
    await closed.press('Enter');
    await said.waitFor();
    await head.waitFor();
    expect(appDocument().activeElement).toBe(open.elements()[0]);
    await page.keyboard.press('Space');
    await closed.waitFor();
    expect(await said.count()).toBe(0);
    await closed.click();
    await said.waitFor();
    await open.click();
    await said.waitFor({ state: 'detached' });
  });

  it('is open where the mail forwards it', async () => {
    const html = '<p>For you.</p><blockquote type="cite">When?</blockquote>';
    const { pane, drawn, reading } = await opened({ subject: 'Fwd: The quote', html });
    await reading();
    await drawn.getByText('When?').waitFor();
    expect(await pane.getByRole('button', { name: 'Show the quoted mail' }).count()).toBe(0);
  });
});

describe('a web address in the words', () => {
  it.each([
    ['HTML', { html: '<p>See (https://shop.example/a), <b>HTTP://B.EXAMPLE</b>.</p>' }],
    ['a text', { messageText: 'See (https://shop.example/a), HTTP://B.EXAMPLE.' }],
  ])('is a link in %s', async (_, mail) => {
    const { pane } = await opened(mail);
    await pane.getByRole('link', { name: 'https://shop.example/a', exact: true }).waitFor();
    expect(pane.elements().flatMap(hrefsIn)).toEqual([
      ['https://shop.example/a', 'https://shop.example/a'],
      ['HTTP://B.EXAMPLE', 'http://b.example/'],
    ]);
    expect(await pane.getByText('See (https://shop.example/a), HTTP://B.EXAMPLE.').count()).toBe(1);
  });

  it('is none within a link, and neither is another link', async () => {
    const html =
      '<a href="https://a.example/x">https://a.example/x</a> ' +
      '<a href="https://b.example/">The offer <table><tr><td><a href="https://c.example/">of c</a></td></tr></table></a> ' +
      '<a href="https://evil.example/">https://bank.example/login</a>';
    const { drawn, reading } = await opened({ html });
    const mail = await reading();
    expect(await drawn.locator('a a').count()).toBe(0);
    expect(hrefsIn(mail)).toEqual([
      ['https://a.example/x', 'https://a.example/x'],
      ['The offer of c', 'https://b.example/'],
      ['evil.example', 'https://evil.example/'],
    ]);
  });
});

describe('the host of a link', () => {
  it.each([
    ['the words of a picture', '<img src="https://pictures.example/a.png" alt="paypal.com.evil.test">'],
    ['small', 'paypal.com<small>.evil.test</small>'],
    ['in lines from the right', '<p dir="rtl"><span dir="rtl">paypal.com</span><span>.evil.test</span></p>'],
  ])('is told beside words that are %s', async (_, words) => {
    const { reading } = await opened({ html: `<a href="https://paypal.com.evil.test/">${words}</a>` });
    expect((await reading()).textContent).toBe('paypal.com.evil.test (paypal.com.evil.test)');
  });

  it('is what is read, in the order in which it is read, where parts of a line would turn', async () => {
    const html =
      '<p>See <a href="https://evil.test/"><span dir="rtl">evil</span><bdo dir="rtl">.test</bdo></a></p>' +
      '<p>See <a href="https://evil.test/"><span dir="rtl">paypal</span><span dir="rtl">.com</span></a></p>';
    const { reading } = await opened({ html });
    const mail = await reading();
    expect([...mail.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'See evil.test',
      'See paypal.com leads to evil.test',
    ]);
    const directions = [...mail.querySelectorAll('a, a *')].map(
      (one) => appWindow().getComputedStyle(one).direction,
    );
    expect(new Set(directions)).toEqual(new Set(['ltr']));
  });

  it.each([
    ['the link', `The offer${'<br>'.repeat(40)}`],
    ['a part of the link', `<b>The offer${'<br>'.repeat(40)}</b>`],
  ])('is beside the words, whatever lines of nothing end %s', async (_, words) => {
    const { drawn, reading } = await opened({ html: `<a href="https://evil.test/">${words}</a><p>End</p>` });
    const mail = await reading();
    expect(mail.textContent).toBe('The offer (evil.test)End');
    const link = await drawn.getByRole('link').boundingBox();
    const host = await drawn.getByText('(evil.test)').boundingBox();
    expect(Math.abs(host.y + host.height - (link.y + link.height))).toBeLessThan(10);
    expect(host.x).toBeGreaterThan(link.x + link.width - 1);
  });
});

describe('a picture', () => {
  it('of the web is its words until it is asked for, one in the mail is shown, and an invisible one is neither', async () => {
    const html =
      '<p><img src="https://pictures.example/logo.png" alt="Our logo" class="x"></p>' +
      `<img src="data:image/png;base64,${pixel}" alt="The chart" width="40" height="9999">` +
      '<img src="https://track.example/1" width="1" height="1" alt="Seen">' +
      '<img src="https://track.example/2" width="1px" height="20"><img src="https://track.example/3" height=0>' +
      `<img src="data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg"/>')}">`;
    const { api, pane, drawn, reading } = await opened({ html });
    api.on('inboxPicture', () => foreign(200, png, 'image/png'));
    const mail = await reading();
    const alts = () => [...mail.querySelectorAll('img')].map(({ alt }) => alt);
    await drawn.getByText('Our logo').waitFor();
    expect(alts()).toEqual(['The chart']);
    const chart = mail.querySelector('img');
    expect(chart?.naturalWidth).toBe(1);
    expect(chart?.getBoundingClientRect()).toMatchObject({ width: 40, height: 40 });
    await pane.getByRole('button', { name: 'Show images' }).click();
    await drawn.getByRole('img', { name: 'Our logo' }).waitFor();
    expect(alts()).toEqual(['Our logo', 'The chart']);
    expect(mail.textContent).toBe('');
    expect(api.calls('inboxPicture').map(({ body }) => body.address)).toEqual([
      'https://pictures.example/logo.png',
    ]);
  });

  it('that cannot be shown has its words in its place, and one in the mail may be broken into lines', async () => {
    const html =
      `<p>A<img src="data:image/png;base64,${pixel.slice(0, 40)}\r\n ${pixel.slice(40)}" alt="The chart"></p>` +
      '<p>B<img src="logo.png" alt="Our logo"></p><p>C<img alt="No address"></p>';
    const { drawn, reading } = await opened({ html });
    await reading();
    expect.soft(await drawn.getByRole('img', { name: 'The chart' }).count()).toBe(1);
    expect
      .soft(await drawn.getByRole('paragraph').allTextContents())
      .toEqual(['A', 'BOur logo', 'CNo address']);
  });
});

describe('the pictures of a sender', () => {
  const html =
    '<p>Look</p><img src="https://pictures.example/a.png" alt="A">' +
    '<img src="https://track.example/1" width="1" height="1"><img src="https://track.example/2" width="1">';

  it('are shown unasked from a sender who was chosen, on the next mail too, until asked again', async () => {
    const { api, person, page, pane, drawn } = await opened({ html });
    api.on('inboxPicture', () => foreign(200, png, 'image/png'));
    const place = paths.savedWords(person.uid);
    const kept = async () =>
      (await stage().store.list(place)).map(({ kind, name, words }) => [kind, name, words]);
    await pane.getByText('2 invisible pictures, which only tell the sender').waitFor();
    await pane.getByRole('button', { name: 'Show images' }).click();
    await pane.getByRole('button', { name: 'Always show pictures from dana@example.com' }).click();
    await pane.getByText('Pictures from dana@example.com are shown without asking.').waitFor();
    await expect.poll(kept).toEqual([['pictures', 'dana@example.com', 'dana@example.com']]);
    await page.reload();
    await drawn.getByRole('img', { name: 'A' }).waitFor();
    expect(await pane.getByRole('button', { name: 'Show images' }).count()).toBe(0);
    await pane.getByRole('button', { name: 'Ask again' }).click();
    await page.getByText('Pictures from dana@example.com are shown only when you ask').waitFor();
    await expect.poll(kept).toEqual([]);
    const asked = api.calls('inboxPicture').length;
    await page.reload();
    await pane.getByRole('button', { name: 'Show images' }).waitFor();
    expect(await drawn.getByRole('img').count()).toBe(0);
    expect(api.calls('inboxPicture')).toHaveLength(asked);
  });

  it('are asked about where Gmail could not confirm the sender', async () => {
    const person = aPerson();
    const words = { kind: 'pictures', name: 'dana@example.com', words: 'dana@example.com' };
    await stage().store.setAll([[`${paths.savedWords(person.uid)}/dana`, words]]);
    const { api, pane } = await opened({ html, failedChecks: ['dmarc'], isConfirmed: false }, { person });
    api.on('inboxPicture', () => foreign(200, png, 'image/png'));
    await pane.getByText('Gmail could not confirm').waitFor();
    await pane.getByRole('button', { name: 'Show images' }).click();
    await pane.getByRole('img', { name: 'A' }).waitFor();
    expect(await pane.getByRole('button', { name: /^Always show/ }).count()).toBe(0);
  });
});

describe('the pictures of others in the mail of a trusted sender', () => {
  const theirs = '<img src="https://theirs.example/b.png" alt="B">';
  const quote = `<div class="gmail_quote"><div class="gmail_attr">Gil wrote:<br></div><blockquote class="gmail_quote">When? ${theirs}</blockquote></div>`;

  async function trusted(mail: Partial<InboxMessage>) {
    const person = aPerson();
    const words = { kind: 'pictures', name: 'dana@example.com', words: 'dana@example.com' };
    await stage().store.setAll([[`${paths.savedWords(person.uid)}/dana`, words]]);
    const shown = await opened({ isConfirmed: true, ...mail }, { person });
    shown.api.on('inboxPicture', () => foreign(200, png, 'image/png'));
    const asked = () => shown.api.calls('inboxPicture').map(({ body }) => body.address);
    return { ...shown, asked };
  }

  it('are asked about in what the mail quotes', async () => {
    const own = '<p>At nine.</p><img src="https://own.example/a.png" alt="A">';
    const { pane, drawn, asked } = await trusted({ subject: 'Re: The quote', html: `${own}${quote}` });
    await drawn.getByRole('img', { name: 'A' }).waitFor();
    await drawn.getByRole('button', { name: 'Show the quoted mail' }).click();
    await drawn.getByText('B', { exact: true }).waitFor();
    const show = pane.getByRole('button', { name: 'Show images' });
    await show.waitFor();
    expect(asked()).toEqual(['https://own.example/a.png']);
    await show.click();
    await drawn.getByRole('img', { name: 'B' }).waitFor();
    expect(asked()).toEqual(['https://own.example/a.png', 'https://theirs.example/b.png']);
    expect(await show.count()).toBe(0);
  });

  it('are asked about in what the mail forwards', async () => {
    const html = `<p>For you.</p><div>---------- Forwarded message ---------</div><p>When?</p>${theirs}`;
    const { pane, drawn, reading, asked } = await trusted({ subject: 'Fwd: The quote', html });
    await reading();
    const show = pane.getByRole('button', { name: 'Show images' });
    await show.waitFor();
    // The sender is known to be trusted.
    await pane.getByRole('button', { name: 'Ask again' }).waitFor();
    expect(asked()).toEqual([]);
    await show.click();
    await drawn.getByRole('img', { name: 'B' }).waitFor();
    expect(asked()).toEqual(['https://theirs.example/b.png']);
  });
});

describe('a link around a picture', () => {
  it('can be pressed and told apart before the picture is loaded', async () => {
    const html =
      '<p><a href="https://shop.example/a"><img src="https://pictures.example/a.png"></a></p>' +
      '<p><a href="https://shop.example/b"><img src="https://pictures.example/b.png" alt="The offer"></a></p>';
    const { drawn, reading } = await opened({ html });
    await reading();
    expect(await drawn.getByRole('link').allInnerTexts()).toEqual([
      expect.stringMatching(/\S/),
      expect.stringContaining('The offer'),
    ]);
  });

  it('is none where the words of the picture name another host', async () => {
    const html =
      '<a href="https://evil.example/"><img src="https://pictures.example/a.png" alt="www.bank.example"></a>';
    const { reading } = await opened({ html });
    const mail = await reading();
    expect(mail.textContent).toBe('www.bank.example leads to evil.example');
    expect(hrefsIn(mail)).toEqual([['evil.example', 'https://evil.example/']]);
  });
});

describe('a link to a mail address', () => {
  it('begins a message to it, which is gone when it is closed', async () => {
    const html =
      '<a href="mailto:Gil@example.com?subject=Lunch">Write to us</a>, <a href="mailto:noa@example.com">noa@example.com</a>';
    const { page, api, drawn, reading } = await opened({ html });
    const mail = await reading();
    expect(mail.textContent).toBe('Write to us (gil@example.com), noa@example.com');
    const form = composeDialog(page);
    const query = () => Object.fromEntries(new URL(page.url()).searchParams);
    await drawn.getByRole('link', { name: 'Write to us' }).click();
    await page.getByRole('dialog', { name: 'New Message' }).waitFor();
    await form.dialog.getByRole('button', { name: 'Correct gil@example.com', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await form.dialog.waitFor({ state: 'detached' });
    expect(query()).toEqual({ messageId: 'drawn' });
    await drawn.getByRole('link', { name: 'noa@example.com' }).press('Enter');
    await form.dialog.getByRole('button', { name: 'Correct noa@example.com', exact: true }).waitFor();
    expect(await form.dialog.getByRole('button', { name: /^Correct / }).count()).toBe(1);
    await page.keyboard.press('Escape');
    await form.dialog.waitFor({ state: 'detached' });
    await form.open();
    await form.dialog.waitFor();
    expect(await form.dialog.getByRole('button', { name: /^Correct / }).count()).toBe(0);
    expect(api.calls('saveDraft')).toEqual([]);
  });

  it('begins a message to all whom it names', async () => {
    const html = '<a href="mailto:gil@example.com,%20noa@example.com?bcc=eve@example.com">Write to us</a>';
    const { page, drawn, reading } = await opened({ html });
    await reading();
    await drawn.getByRole('link', { name: 'Write to us' }).click();
    const { dialog } = composeDialog(page);
    const chips = dialog.getByRole('button', { name: /^Correct / });
    await dialog.getByRole('button', { name: 'Correct gil@example.com', exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Correct noa@example.com', exact: true }).waitFor();
    expect(await chips.count()).toBe(2);
  });

  it('has no empty brackets beside it where it names nobody', async () => {
    const { reading } = await opened({ html: '<a href="mailto:?subject=Look">Tell a friend</a>' });
    expect((await reading()).textContent.trim()).toBe('Tell a friend');
  });
});
