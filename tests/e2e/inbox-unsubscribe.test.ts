import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { aNewsletter } from '../support/a-newsletter.ts';
import { patience } from '../support/patience.ts';
import { aPerson } from '../support/people.ts';
import { sent } from '../support/sent.ts';
import { inHebrew, signedIn } from '../support/signed-in.ts';
import { inboxPage } from './pages/inbox-page.ts';

const pane = (page: Page) => page.getByRole('region', { name: /^(Conversation|שיחה)$/ });

/** An open newsletter. */
async function opened(over: Record<string, unknown> = {}) {
  const person = await aPerson({ google: true });
  const address = `https://list.example/unsubscribe?u=${randomUUID()}`;
  await aNewsletter(person.email, address, over);
  const visited = await signedIn({ person, at: '/inbox-ai' });
  await inboxPage(visited.page)
    .card(/./)
    .getByRole('button', { name: /^Design Weekly/ })
    .click(patience);
  await pane(visited.page).getByText('This week: quiet interfaces.').waitFor(patience);
  return { ...visited, left: async () => (await sent()).filter(({ to }) => to === address) };
}

describe('a newsletter that is open', () => {
  it('is left once by a double click, and says so', async () => {
    const { page, left, close } = await opened();
    await pane(page).getByRole('button', { name: 'Unsubscribe', exact: true }).dblclick();
    await page.getByText('Unsubscribed from Design Weekly').waitFor(patience);
    await pane(page).getByText('Unsubscribed', { exact: true }).waitFor(patience);
    expect(await pane(page).getByRole('button', { name: 'Unsubscribe', exact: true }).count()).toBe(0);
    expect(await left()).toHaveLength(1);
    await close();
  });

  it('stays where its list refuses, says so, and is left when it is tried again; in Hebrew too', async () => {
    const { page, problems, left, close } = await opened();
    await inHebrew(page);
    let refusals = 1;
    await page.route('**/api/inbox-ai/unsubscribe/*', (route) => {
      refusals -= 1;
      return refusals < 0 ? route.fallback() : route.fulfill({ status: 503, json: {} });
    });
    await pane(page).getByRole('button', { name: 'ביטול הרשמה', exact: true }).click(patience);
    await page.getByText(/ביטול ההרשמה אל .*Design Weekly.* נכשל/).waitFor(patience);
    expect(await left()).toEqual([]);
    await page.getByRole('button', { name: 'לנסות שוב', exact: true }).click(patience);
    await pane(page).getByText('ההרשמה בוטלה', { exact: true }).waitFor(patience);
    expect(await left()).toHaveLength(1);
    expect(problems.splice(0)).toHaveLength(1);
    await close();
  });

  it('offers nothing where it asks for more than one click', async () => {
    const headers = { 'List-Unsubscribe': '<https://list.example/unsubscribe>' };
    const { page, close } = await opened({ headers });
    await pane(page).getByRole('button', { name: 'Mark as Unread' }).waitFor(patience);
    expect(await pane(page).getByRole('button', { name: 'Unsubscribe', exact: true }).count()).toBe(0);
    await close();
  });
});
