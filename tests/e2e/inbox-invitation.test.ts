import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { anInvitation, inDays } from '../support/an-invitation.ts';
import { patience } from '../support/patience.ts';
import { aPerson } from '../support/people.ts';
import { addFault, arrives, faultsOver } from '../support/providers.ts';
import { callRoute } from '../support/route-call.ts';
import { sent } from '../support/sent.ts';
import { inHebrew, signedIn } from '../support/signed-in.ts';
import { inboxPage } from './pages/inbox-page.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Glaze review' });
const said = async (organizer: string) =>
  (await sent()).flatMap(({ kind, to, subject }) => (kind === 'event' && to === organizer ? [subject] : []));

/** An open mail with an invitation that overlaps a meeting. */
async function invited(more: readonly string[] = []) {
  const person = await aPerson({ google: true });
  const organizer = `${randomUUID()}@example.com`;
  const start = inDays(3, 9);
  const payload = { title: 'Kiln visit', startTime: new Date(start).toISOString() };
  await callRoute(person.token, 'execute', {
    body: { userId: person.uid, actionType: 'create_event', payload, timeZone: 'Asia/Jerusalem' },
  });
  await arrives({
    provider: 'google',
    to: person.email,
    from: `Dana Cohen <${organizer}>`,
    subject: 'Will you come?',
    text: 'Please say',
    invitation: anInvitation({ to: person.email, start, title: 'Glaze review', organizer, more }),
  });
  const visited = await signedIn({ person, at: '/inbox-ai' });
  await inboxPage(visited.page)
    .card(/./)
    .getByRole('button', { name: /^Dana Cohen/ })
    .click(patience);
  return { ...visited, organizer, said: () => said(organizer) };
}

const pressed = (page: Page, name: string) =>
  card(page).getByRole('button', { name, exact: true, pressed: true });

describe('an invitation in an open mail', () => {
  it('shows what it asks, is answered once by a double click, and keeps its answer; in Hebrew too', async () => {
    const { page, said, close } = await invited(['RRULE:FREQ=WEEKLY;COUNT=3']);
    await card(page).getByText('Room 3').waitFor(patience);
    await card(page)
      .getByText(/Every week/)
      .waitFor();
    await card(page).getByText('Kiln visit').waitFor();
    await card(page).getByText('avi@example.com').waitFor();
    await card(page)
      .getByText(/^You have not answered/)
      .waitFor();
    expect(await said()).toEqual([]);

    await card(page).getByRole('button', { name: 'Accept' }).dblclick();
    await pressed(page, 'Accept').waitFor(patience);
    await card(page).getByText('You accepted.').waitFor(patience);
    await page.reload();
    await pressed(page, 'Accept').waitFor(patience);
    expect(await said()).toEqual(['accepted: Glaze review']);

    await inHebrew(page);
    await card(page).getByText('אישרת הגעה.').waitFor(patience);
    await card(page).getByRole('button', { name: 'דחייה' }).click();
    await pressed(page, 'דחייה').waitFor(patience);
    await page.getByText('ההזמנה נדחתה').waitFor(patience);
    expect(await said()).toEqual(['accepted: Glaze review', 'declined: Glaze review']);
    await close();
  });

  it('is answered once when the answer is lost, and it is pressed again after a reload', async () => {
    const { page, problems, said, close } = await invited();
    await card(page)
      .getByText(/^You have not answered/)
      .waitFor(patience);
    const keys: string[] = [];
    await page.route('**/api/action-engine/execute', async (route) => {
      keys.push(route.request().postDataJSON().idempotencyKey);
      return keys.length === 1 ? route.abort() : route.fallback();
    });
    await card(page).getByRole('button', { name: 'Maybe' }).click();
    await page.getByText('Your answer was not taken').waitFor(patience);
    await page.reload();
    await card(page).getByRole('button', { name: 'Maybe' }).click(patience);
    await pressed(page, 'Maybe').waitFor(patience);
    expect(new Set(keys).size).toBe(1);
    expect(await said()).toEqual(['tentative: Glaze review']);
    expect(problems.splice(0).length).toBeGreaterThan(0);
    await close();
  });

  it('says why it cannot be answered, and how it can', async () => {
    const { page, problems, said, close } = await invited();
    const accept = card(page).getByRole('button', { name: 'Accept' });
    await accept.waitFor(patience);
    const refusal = { provider: 'google', kind: 'status', status: 403, times: 20 } as const;
    await addFault({ ...refusal, path: '/events/import' });
    await accept.click();
    await page.getByText('Your answer was not taken').waitFor(patience);
    await accept.waitFor(patience);

    await addFault({ ...refusal, path: '/calendar/' });
    await page.reload();
    await card(page).getByText('Room 3').waitFor(patience);
    await card(page).getByRole('button', { name: 'Reconnect Google Account' }).waitFor(patience);
    expect(await accept.count()).toBe(0);
    await faultsOver();
    await card(page).getByRole('button', { name: 'Try Again' }).click();
    await accept.waitFor(patience);
    expect(await said()).toEqual([]);
    problems.splice(0);
    await close();
  });
});
