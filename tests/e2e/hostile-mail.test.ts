import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { closeOwnBrowser, inOwnBrowser, theBrowser, visit } from '../support/browse.ts';
import { barePage, barePlace, showAll } from '../support/hostile-mails/bare-page.ts';
import { type HostileMail, hostileMails } from '../support/hostile-mails/corpus.ts';
import { caseOf, reportsOf, watch } from '../support/hostile-mails/watch.ts';
import { isProving } from '../support/proving.ts';
import { patience } from '../support/patience.ts';
import { aPerson } from '../support/people.ts';
import { arrives } from '../support/providers.ts';
import { callRoute } from '../support/route-call.ts';
import { signedIn } from '../support/signed-in.ts';
import { inboxPage } from './pages/inbox-page.ts';
import { stackUrls } from '../support/stack-urls.ts';

const host = 'evil.example';
/** Where the cases ask that nothing of ours holds back. */
const bait = 'bait.example';
const mails = hostileMails(host);
/** Several cases share a mail, as closed off from each other as HTML allows; that each begins in sight is looked at. */
const isAlone = ({ kind }: HostileMail) => kind === 'depths' || kind === 'mutations';
const groups = [
  ...chunks(
    mails.filter((mail) => !isAlone(mail)),
    20,
  ),
  ...chunks(mails.filter(isAlone), 1),
];
const atOnce = 64;

function chunks<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let folder = '';
inOwnBrowser(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-mail-'));
  return { flags: [`--log-net-log=${join(folder, 'network.json')}`] };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What the browser tells of its policy while a mail is taken apart, and of mails to mark that the server has not. */
const expected = /violates.+Content Security Policy|inbox-ai\/bulk-action/s;
const pane = (page: Page) => page.getByRole('region', { name: 'Conversation' });
const shownIn = (page: Page) => pane(page).getByRole('article', { name: 'Text of the mail' });
const ownOrigins = () => Object.values(stackUrls()).map((url) => new URL(url).origin);
const closed =
  '<!-- --></style></script></textarea></title></xmp></noscript></noembed></noframes></iframe></template></select></svg></math></table></form>';
const oneOf = ({ id, html }: HostileMail) => `<p>case ${id} begins</p><div>${html}</div>${closed}`;
const bodyOf = (group: readonly HostileMail[]) => group.map(oneOf).join('');
/** As the mail that a later one answers. */
const inQuote = (group: readonly HostileMail[]) =>
  `<p>Yes.</p><div class="gmail_quote"><div class="gmail_attr">On Sunday Dana wrote:<br></div><blockquote class="gmail_quote" type="cite">${bodyOf(group)}</blockquote></div>`;

/** The inbox with one mail in it; opening it shows what `say` was given. */
async function inboxOf() {
  const person = await aPerson({ google: true });
  await arrives({
    provider: 'google',
    to: person.email,
    from: 'Dana Cohen <dana@example.com>',
    html: '<p>a</p>',
  });
  const visited = await signedIn({ person });
  const { page } = visited;
  const listed = await callRoute(person.token, 'inboxMessages', { query: {} });
  const threadId = listed.reply?.messages[0]?.threadId ?? '';
  const thread = await callRoute(person.token, 'inboxThread', { params: { threadId } });
  const seen = await watch(page.context(), ownOrigins());
  const proxied: string[] = [];
  let said: string[] = [];
  await page.route('**/api/inbox-ai/thread/*', (route) => {
    const messages = said.map((html, id) => ({
      ...thread.reply?.messages[0],
      id: `hostile-${id}`,
      messageText: `mail ${id}`,
      html,
    }));
    return route.fulfill({ json: { ...thread.reply, messages } });
  });
  await page.route('**/api/inbox-ai/picture', (route) => {
    proxied.push(route.request().postDataJSON().address);
    return route.fulfill({ contentType: 'application/octet-stream', body: png });
  });
  await page.goto('/inbox-ai');
  const shown = shownIn(page);
  const folds = pane(page).getByRole('button', { name: 'Show the quoted mail' });
  const consent = pane(page).getByRole('button', { name: 'Show images' });
  return {
    ...visited,
    seen,
    proxied,
    shown,
    unfold: async () => {
      await folds.evaluateAll((all: HTMLElement[]) => all.forEach((one) => one.click()));
      await expect.poll(() => folds.count(), patience).toBe(0);
    },
    open: async (what: string[]) => {
      said = what;
      await inboxPage(page)
        .card(/./)
        .getByRole('button', { name: /^Dana Cohen/ })
        .click(patience);
      await expect.poll(() => shown.count(), patience).toBe(what.length);
    },
    showImages: async () => {
      await consent.evaluateAll((all: HTMLElement[]) => all.forEach((one) => one.click()));
      await expect.poll(() => consent.count(), patience).toBe(0);
    },
    shut: async () => {
      await pane(page).getByRole('button', { name: 'Close' }).click();
      await expect.poll(() => shown.count(), patience).toBe(0);
    },
  };
}

/** What the parser and the cleaner take the square of; nobody's screen is held by it. */
const tangled = `<p>Held words</p>${'<form><div></form>'.repeat(20_000)}`;

/** What Outlook wraps mails in, and documents that run where they are opened. */
const files = (id: number) =>
  [
    ['winmail.dat', 'application/ms-tnef', `\x78\x9f\x3e\x22<script>console.log(/ran-${id}/)</script>`],
    [
      'page.html',
      'text/html',
      `<script>console.log(/ran-${id}/)</script><img src=https://${host}/other-${id}>`,
    ],
    [
      'drawing.svg',
      'image/svg+xml',
      `<svg xmlns="http://www.w3.org/2000/svg" onload="console.log(/ran-${id}/)"/>`,
    ],
  ].map(([filename, mimeType, content = '']) => ({
    filename,
    mimeType,
    content: Buffer.from(content, 'latin1').toString('base64'),
  }));

/** The cases where nothing of the product cleans them. */
const raw = hostileMails(bait);

/** Pages with nothing of the product around a mail, and what mails do in them. */
async function bareBrowser() {
  const context = await (await theBrowser()).newContext();
  const seen = await watch(context, []);
  return {
    inBare: async (all: readonly string[], policy?: string) => {
      seen.ran.clear();
      seen.asked.length = 0;
      const bare = await barePage(context, policy);
      for (const some of chunks(all, 100)) await showAll(bare, some);
      await bare.close();
      return { ran: [...seen.ran], asked: [...seen.asked] };
    },
    leave: () => context.close(),
  };
}

/** What the product drew of them, in the light. */
const drawn: string[] = [];

describe('hostile mail', () => {
  it('runs nothing and asks nobody, light, dark and in quotes, and shows only pictures that it lists', async () => {
    const { page, seen, proxied, shown, open, unfold, showImages, shut, close } = await inboxOf();
    const wrong: unknown[] = [];
    let consented = 0;
    const look = async (cases: readonly HostileMail[]) => {
      const reports = await reportsOf(shown);
      wrong.push(...reports.filter(({ foreign }) => foreign.length > 0));
      const begun = new Set(reports.flatMap(({ begun }) => begun));
      wrong.push(...cases.filter(({ id }) => !begun.has(id)).map(({ id }) => `nothing of ${id}`));
    };
    for (const batch of chunks(groups, atOnce)) {
      await page.emulateMedia({ colorScheme: 'light' });
      await open(batch.map(bodyOf));
      await look(batch.flat());
      drawn.push(...(await shown.evaluateAll((all) => all.map((one) => one.innerHTML))));
      await shut();
      await page.emulateMedia({ colorScheme: 'dark' });
      await open(batch.map(inQuote));
      await unfold();
      await look(batch.flat());
      // So far only those of mails that were looked at before.
      expect(proxied).toHaveLength(consented);
      await showImages();
      await look(batch.flat());
      await shut();
      consented = proxied.length;
    }
    wrong.push(...proxied.filter((address) => !/^https?:[^?#]*[/\\]img-\d+/i.test(address)));
    const listed = mails.filter(({ kind }) => kind === 'listed');
    const fetched = new Set(proxied.map(caseOf));
    wrong.push(...listed.filter(({ id }) => !fetched.has(id)));
    expect(wrong).toEqual([]);
    expect(seen.asked).toEqual([]);
    expect([...seen.ran]).toEqual([]);
    expect(page.context().pages()).toHaveLength(1);
    await close(expected);
  });

  it('is kept away by the cleaning alone, and by the policy of the page alone', async () => {
    const { page, close } = await visit('/login');
    const policy = (await page.request.get('/')).headers()['content-security-policy'] ?? '';
    const { inBare, leave } = await bareBrowser();
    expect(await inBare(drawn)).toEqual({ ran: [], asked: [] });
    const held = await inBare(chunks(raw, 20).map(bodyOf), policy);
    // The policy lets pictures of the page's own place be asked for; the cleaning does not.
    const outside = held.asked.filter((url) => new URL(url).origin !== barePlace);
    expect({ ran: held.ran, outside }).toEqual({ ran: [], outside: [] });
    // A few of them show what that page and the log below would see; `npm run prove` shows all.
    const { asked } = await inBare(raw.filter(({ kind }) => kind === 'fetching').map(({ html }) => html));
    expect(asked.length).toBeGreaterThan(0);
    await leave();
    await close();
  });

  // Were the cases dull, nothing would come of them either way: most bite where nothing holds them.
  it.runIf(isProving)('bites where nothing holds it', async ({ annotate }) => {
    const { inBare, leave } = await bareBrowser();
    const { ran, asked } = await inBare(raw.map(({ html }) => html));
    const biting = new Set([...ran, ...asked.map(caseOf)]);
    const classes = new Map<string, number>();
    for (const { id, kind } of raw) classes.set(kind, (classes.get(kind) ?? 0) + Number(biting.has(id)));
    await annotate(
      `${raw.length} cases in ${classes.size} classes; of those that nothing holds, ${ran.length} run and ${asked.length} requests leave, of ${biting.size} cases: ${JSON.stringify(Object.fromEntries(classes))}`,
    );
    expect(biting.size).toBeGreaterThan(raw.length / 2);
    expect([...classes].filter(([, bites]) => bites === 0)).toEqual([]);
    await leave();
  });

  it('comes in by Gmail, files, names, TNEF and all, and does as little', async () => {
    const person = await aPerson({ google: true });
    const chosen = [
      ['scripts', 'animations', 'clobbering'],
      ['mutations', 'sheets', 'fetching'],
      ['hosts', 'listed', 'encodings'],
    ] satisfies HostileMail['kind'][][];
    const bodies = chosen.map((kinds) =>
      bodyOf(mails.filter(({ kind }) => kinds.some((one) => one === kind))),
    );
    for (const [index, html] of [...bodies, tangled].entries()) {
      await arrives({
        provider: 'google',
        to: person.email,
        from: `"<img src=x onerror=console.log(/ran-${index}/)>" <a${index}@${host}>`,
        subject: `<script>console.log(/ran-${index}/)</script><img src=https://${host}/other-${index}>`,
        html,
        attachments: files(index),
      });
    }
    const { page, close } = await signedIn({ person });
    const listed = await callRoute(person.token, 'inboxMessages', { query: {} });
    const ids = listed.reply?.messages.map(({ id }) => id) ?? [];
    expect(ids).toHaveLength(bodies.length + 1);
    const seen = await watch(page.context(), ownOrigins());
    for (const id of ids) {
      await page.goto(`/inbox-ai?messageId=${id}`);
      const words = page.getByText('too tangled to be shown');
      const shown = shownIn(page);
      await shown.or(words).first().waitFor(patience);
      await pane(page).getByText('winmail.dat').waitFor(patience);
      const reports = await reportsOf(shown);
      expect(reports.flatMap(({ foreign }) => foreign)).toEqual([]);
      expect(reports).toHaveLength((await words.count()) === 0 ? 1 : 0);
      const consent = pane(page).getByRole('button', { name: 'Show images' });
      if ((await consent.count()) === 0) continue;
      await consent.click();
      await expect.poll(() => consent.count(), patience).toBe(0);
      expect((await reportsOf(shown)).flatMap(({ foreign }) => foreign)).toEqual([]);
    }
    expect([...seen.ran, ...seen.asked]).toEqual([]);
    // Our server refused what is not of the open web.
    await close(new RegExp(`${expected.source}|inbox-ai/picture`, 's'));
  });

  // The last: the log is whole when the browser is closed.
  it('leaves nothing in the log of all that the browser looked up or connected to', async () => {
    await closeOwnBrowser();
    const log = await readFile(join(folder, 'network.json'), 'utf8');
    expect(log).toContain(bait);
    expect([...log.matchAll(/[^"]*evil\.example[^"]*/g)].map(([text]) => text)).toEqual([]);
  });
});
