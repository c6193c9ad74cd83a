import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillWorkspace } from '../../local/demo/fill-workspace.ts';
import { type Visit } from '../support/browse.ts';
import { aPerson, type TestPerson } from '../support/people.ts';
import { arrives } from '../support/providers.ts';
import { signedIn } from '../support/signed-in.ts';
import { stackUrls } from '../support/stack-urls.ts';

/** The demo's first screens: a workspace with more in it than the hub lists. */

const patience = { timeout: 20_000 };
let open: Visit & { person: TestPerson };

// They only read it.
beforeAll(async () => {
  const person = await aPerson({ google: true });
  await fillWorkspace(stackUrls(), person);
  for (const subject of ['The quote', 'The invoice', 'Lunch', 'A fourth mail'])
    await arrives({ provider: 'google', to: person.email, from: 'dana@example.com', subject, text: 'Hello' });
  open = await signedIn({ person });
});
afterAll(() => open.close());

describe('a workspace that is in use', () => {
  it('shows its newest five conversations, five tasks and three mails on the hub', async () => {
    const { page } = open;
    await page.goto('/crocodile-hub');
    const rowsOf = (name: string) => page.getByRole('region', { name, exact: true }).getByRole('listitem');
    await expect.poll(() => rowsOf('Recent Conversations').count(), patience).toBe(5);
    await expect.poll(() => rowsOf('Recent Tasks').count(), patience).toBe(5);
    await expect.poll(() => rowsOf('Inbox Highlights').count(), patience).toBe(3);
    await rowsOf('Recent Conversations')
      .first()
      .getByText('Three days in Lisbon', { exact: true })
      .waitFor(patience);
    await rowsOf('Recent Tasks').first().getByText('email Dana that the hotel is free').waitFor(patience);
  });

  it('stands in its order: box, quick actions, recent activity, services', async () => {
    const { page } = open;
    await page.goto('/crocodile-hub');
    const names = [
      'What can I help you with today?',
      'Quick Actions',
      'Recent Conversations',
      'Services Status',
    ];
    const tops = await Promise.all(
      names.map(async (name) => {
        const heading = page.getByRole('heading', { name, exact: true });
        await heading.waitFor(patience);
        return (await heading.boundingBox())?.y ?? Number.NaN;
      }),
    );
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });

  it('has a task of every kind in its history, and the reminders beside it', async () => {
    const { page } = open;
    await page.goto('/smart-tasks');
    await page.getByText('10 of 10').waitFor(patience);
    for (const status of ['Waiting Confirmation', 'Pending', 'Done', 'Error', 'Cancelled'])
      await page.getByText(status, { exact: true }).first().waitFor(patience);
    await page.getByText('Not run yet. Run it now, or cancel it.').waitFor(patience);
    await page.getByText(/^Leaves tomorrow/).waitFor(patience);
    const card = (task: string) => page.getByRole('article', { name: task });
    await card('Send the numbers').getByText('Expired').waitFor(patience);
    await card('Call Dana about the quote').getByText('Active').waitFor(patience);
    await card('Water the plants').getByText('Every week').waitFor(patience);
    await card('לקנות מתנה לאמא').getByText('Done').waitFor(patience);
    await card('Book a place at the gym').getByText('Cancelled').waitFor(patience);
  });
});
