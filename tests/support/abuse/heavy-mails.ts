import { routes } from '@crocodile-hub/core/contract/routes';
import type { Page } from 'playwright-core';
import type { StackUrls } from '../../../local/stack/addresses.ts';
import { launchBrowser } from '../browser.ts';
import type { Framework } from '../framework.ts';
import { manyLines, tangledBodies } from '../../../web/src/inbox/testing/tangled-mails.ts';
import type { TestPerson } from '../new-person.ts';
import { storedSignIn } from '../stored-sign-in.ts';
import { ask, type Finding } from './mailbox-abuse.ts';

const mostHeldMs = 1_000;
const patienceMs = 90_000;

type Mail = { subject: string; html?: string; text: string; shows: RegExp };

const tangled: readonly Mail[] = [
  ...tangledBodies.map(([subject, html]) => ({
    subject,
    html,
    text: 'The words of it',
    shows: /too tangled to be shown/,
  })),
  { subject: '100,000 lines', text: manyLines, shows: /Only the beginning of this text is shown/ },
];

/** Opens each mail that once held a page, and loads the page again while it is open. */
export async function openedOnAPage(urls: StackUrls, person: TestPerson): Promise<Finding[]> {
  for (const { subject, html, text } of tangled) {
    const mail = { provider: 'google', to: person.email, from: 'Eve <eve@example.com>', subject, text };
    await ask(urls, 'POST', '/_inbound', { ...mail, ...(html !== undefined && { html }) });
  }
  const browser = await launchBrowser({ kind: 'whole' });
  try {
    const storageState = await storedSignIn(urls, person, { hasSeenWelcome: 'true' });
    const context = await browser.newContext({ baseURL: urls.app, locale: 'en-GB', storageState });
    context.setDefaultTimeout(patienceMs);
    await context.addInitScript(watchHolds);
    const page = await context.newPage();
    const found: Finding[] = [];
    for (const mail of tangled) {
      const value = await longestHold(page, mail);
      const what = `ms without an answer of the page that opens ${mail.subject}`;
      found.push({ what, value, isWithin: value < mostHeldMs });
    }
    return found;
  } finally {
    await browser.close();
  }
}

async function longestHold(page: Page, { subject, shows }: Mail): Promise<number> {
  await page.goto('/inbox-ai');
  const card = page.getByRole('article').filter({ hasText: subject }).first();
  await card.waitFor();
  await page.evaluate(() => Reflect.set(window, 'longestHold', 0));
  await card.getByRole('button', { name: /^Eve/ }).click();
  const pane = page.getByRole('region', { name: 'Conversation' });
  await pane.getByText(shows).waitFor();
  const opening = await heldFor(page);
  await page.reload();
  await pane.getByText(shows).waitFor();
  return Math.max(opening, await heldFor(page));
}

/** After two frames: what was drawn last counts too. */
function heldFor(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    return Number(Reflect.get(window, 'longestHold'));
  });
}

/** In the page: measures how long it was blocked at a time. */
function watchHolds(): void {
  let before = performance.now();
  Reflect.set(window, 'longestHold', 0);
  setInterval(() => {
    const now = performance.now();
    Reflect.set(window, 'longestHold', Math.max(Number(Reflect.get(window, 'longestHold')), now - before));
    before = now;
  }, 20);
}

const large = { mails: 25, letters: 5_000_000 };
const budget = { memory: 1.5, listMs: 2_000 };

/** Lists a mailbox of large mails, one call after another, at an instance that has read a small one. */
export async function largeMailsListed(
  urls: StackUrls,
  framework: Framework,
  { email, token }: TestPerson,
): Promise<Finding[]> {
  const lists = [routes.email.path, routes.inboxMessages.path, routes.unifiedMessages.path];
  const deliver = (text: string) =>
    ask(urls, 'POST', '/_inbound', {
      provider: 'google',
      to: email,
      from: 'eve@example.com',
      subject: 'Large',
      text,
    });
  const listMs = async (path: string) => {
    const begun = performance.now();
    const answer = await fetch(framework.origin + path, { headers: { authorization: `Bearer ${token}` } });
    const text = await answer.text();
    if (!answer.ok || !text.includes('eve@example.com'))
      throw new Error(`${path} was answered ${answer.status} ${text}`);
    return performance.now() - begun;
  };
  await deliver('Hello');
  for (const path of lists) await listMs(path);
  const idleMb = framework.memoryMb();
  const text = 'See you on Thursday. '.repeat(large.letters / 21);
  for (let count = 0; count < large.mails; count += 1) await deliver(text);
  let mostMb = idleMb;
  const watch = setInterval(() => {
    mostMb = Math.max(mostMb, framework.memoryMb());
  }, 20);
  const before = `MB idle, before ${large.mails} mails of ${large.letters} letters`;
  const found: Finding[] = [{ what: before, value: idleMb, isWithin: true }];
  for (const path of lists) {
    const value = await listMs(path);
    found.push({ what: `ms for ${path}`, value, isWithin: value < budget.listMs });
  }
  clearInterval(watch);
  const times = mostMb / idleMb;
  return [...found, { what: 'most memory, times idle', value: times, isWithin: times < budget.memory }];
}
