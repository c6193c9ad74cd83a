import { randomUUID } from 'node:crypto';
import { paths } from '@crocodile-hub/core/contract/paths';
import { storedTime } from '@crocodile-hub/core/contract/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { givenReminder, givenTask, stored } from '../support/given.ts';
import { patience } from '../support/patience.ts';
import { arrives, calendarOf } from '../support/providers.ts';
import { callRoute } from '../support/route-call.ts';
import { signedIn } from '../support/signed-in.ts';
import { commandCenterPage } from './pages/command-center-page.ts';
import { hubPage } from './pages/hub-page.ts';

/** Meetings, reminders, mails and tasks that are changed by typed commands. Rules changes.meeting.1, reminder.1, mail.1 and task.1. */

const dayMs = 86_400_000;
const reminder = z.object({ revision: z.number(), status: z.string(), dueAt: storedTime });
let open: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  open = await signedIn({ google: true });
  await meets('Kiln visit', 3, '12:00');
  await meets('Glaze review', 4, '10:00');
  await meets('Glaze review', 5, '10:00');
});
afterAll(() => open.close());

async function meets(title: string, daysFromNow: number, at: string): Promise<void> {
  const { uid, token } = open.person;
  const day = new Date(Date.now() + daysFromNow * dayMs).toISOString().slice(0, 10);
  const body = {
    userId: uid,
    timeZone: 'Asia/Jerusalem',
    actionType: 'create_event',
    idempotencyKey: randomUUID(),
    payload: { title, startTime: `${day}T${at}:00` },
  } as const;
  expect((await callRoute(token, 'execute', { body })).status).toBe(200);
}

it('are moved from a conversation, once the card was answered', async () => {
  const { page } = open;
  await page.goto('/command-center');
  const center = commandCenterPage(page);
  await center.newSession();
  await center.send('move the kiln visit to 15:00');
  const card = page.getByLabel('Change Meeting').first();
  await card.getByText('Kiln visit').waitFor(patience);
  await card.getByText('Moves to').waitFor();
  await card.getByRole('button', { name: 'Confirm' }).click();
  await page
    .getByText(/Kiln visit.*15:00/)
    .last()
    .waitFor(patience);
});

it('are cancelled from the hub, which leads to the card that asks, and put back by Undo', async () => {
  const { page, person } = open;
  const titles = () => calendarOf(person.email);
  await page.goto('/crocodile-hub');
  await hubPage(page).run('cancel the kiln visit');
  await page.waitForURL('**/command-center*', patience);
  const card = page.getByLabel('Cancel Meeting').first();
  await card.getByText('Kiln visit').waitFor(patience);
  expect(await titles()).toContain('Kiln visit');
  await card.getByRole('button', { name: 'Confirm' }).dblclick();
  await expect.poll(titles, patience).not.toContain('Kiln visit');
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click(patience);
  await expect.poll(titles, patience).toContain('Kiln visit');
});

it('are asked about when two are meant, and neither goes', async () => {
  const { page, person } = open;
  await page.goto('/command-center');
  const center = commandCenterPage(page);
  await center.newSession();
  await center.send('cancel the glaze review');
  // Each is listed, and each is a press away.
  const listed = center.log.getByRole('listitem').filter({ hasText: 'Glaze review' });
  await expect.poll(() => listed.count(), patience).toBe(4);
  expect(await listed.getByRole('button').count()).toBe(2);
  expect((await calendarOf(person.email)).filter((title) => title === 'Glaze review')).toHaveLength(2);
});

it('put off a reminder once, and Undo lets it ring when it would have', async () => {
  const { page, person } = open;
  const dueAt = Math.floor(Date.now() / 60_000) * 60_000 + dayMs;
  const id = await givenReminder(person, { task: 'Feed the heron', dueAt });
  const now = async () => reminder.parse(await stored(`${paths.reminders(person.uid)}/${id}`));
  await page.goto('/command-center');
  const center = commandCenterPage(page);
  await center.newSession();
  await center.send('put off the reminder about the heron by two days');
  const card = page.getByLabel('Change Reminder').first();
  await card.getByText('Feed the heron').waitFor(patience);
  await card.getByText('Will ring').waitFor();
  await card.getByRole('button', { name: 'Confirm' }).dblclick();
  await expect.poll(now, patience).toMatchObject({ revision: 2, dueAt: dueAt + 2 * dayMs });
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click(patience);
  await expect.poll(now, patience).toMatchObject({ revision: 3, dueAt, status: 'pending' });

  await center.send('בטל את התזכורת heron');
  await page.getByLabel('Cancel Reminder').first().getByRole('button', { name: 'Confirm' }).click(patience);
  await expect.poll(now, patience).toMatchObject({ status: 'cancelled' });
});

it('archive the mails of somebody after a yes, in both languages, and Undo brings them back', async () => {
  const { page, person } = open;
  const mail = { provider: 'google', to: person.email, from: 'Rivka Shaked <rivka@example.com>' };
  await arrives({ ...mail, subject: 'Clay order', text: 'Two bags.' });
  await arrives({ ...mail, subject: 'Clay bill', text: 'Paid.' });
  await arrives({ ...mail, from: 'avi@example.com', subject: 'Lunch', text: 'At one?' });
  const inInbox = async () => {
    const { reply } = await callRoute(person.token, 'inboxMessages', { query: { labelIds: 'INBOX' } });
    return (reply?.messages ?? []).map(({ subject }) => subject).toSorted();
  };
  const all = ['Clay bill', 'Clay order', 'Lunch'];
  await page.goto('/crocodile-hub');
  await hubPage(page).run('archive all the mails from Rivka');
  await page.waitForURL('**/command-center*', patience);
  const card = page.getByLabel('Sort Mail').first();
  await card.getByText('Rivka Shaked: Clay bill').waitFor(patience);
  await card.getByText('archived', { exact: true }).waitFor(patience);
  expect(await inInbox()).toEqual(all);
  await card.getByRole('button', { name: 'Confirm' }).dblclick();
  await expect.poll(inInbox, patience).toEqual(['Lunch']);
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click(patience);
  await expect.poll(inInbox, patience).toEqual(all);

  const center = commandCenterPage(page);
  await center.send('תעביר לארכיון את המייל האחרון מ-Rivka');
  const second = page.getByLabel('Sort Mail').last();
  await second.getByText('Rivka Shaked: Clay bill').waitFor(patience);
  await second.getByRole('button', { name: 'Confirm' }).click(patience);
  await expect.poll(inInbox, patience).toEqual(['Clay order', 'Lunch']);
});

it('finish a noted task after a yes, in both languages, and Undo opens it again', async () => {
  const { page, person } = open;
  const noted = { actionType: 'create_task', actionSummary: '✅ Task noted: Fire the kiln' };
  const id = await givenTask(person, { ...noted, actionPayload: { title: 'Fire the kiln' } });
  const title = async () => (await stored(`${paths.smartTasks(person.uid)}/${id}`))?.['actionPayload'];
  await page.goto('/command-center');
  const center = commandCenterPage(page);
  await center.newSession();
  await center.send('tick off the kiln task');
  const card = page.getByLabel('Change Task').first();
  await card.getByText('Fire the kiln').waitFor(patience);
  await card.getByText('marked as done', { exact: true }).waitFor(patience);
  await card.getByRole('button', { name: 'Confirm' }).dblclick();
  await expect.poll(title, patience).toHaveProperty('finishedAt');
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click(patience);
  await expect.poll(title, patience).toEqual({ title: 'Fire the kiln' });

  await center.send('תמחק את המשימה על kiln');
  await page.getByLabel('Change Task').last().getByRole('button', { name: 'Confirm' }).click(patience);
  await expect.poll(title, patience).toBeUndefined();
});
