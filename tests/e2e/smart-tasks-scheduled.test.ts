import { randomUUID } from 'node:crypto';
import { paths } from '@crocodile-hub/core/contract/paths';
import { routes } from '@crocodile-hub/core/contract/routes';
import { describe, expect, it } from 'vitest';
import { callApi } from '../support/api.ts';
import { givenScheduledMail, stored } from '../support/given.ts';
import { aPerson, type TestPerson } from '../support/people.ts';
import { sent } from '../support/sent.ts';
import { signedIn } from '../support/signed-in.ts';
import { smartTasksPage } from './pages/smart-tasks-page.ts';
import { patience } from '../support/patience.ts';
import { stackUrls } from '../support/stack-urls.ts';

/** A mail that no other test sends. */
function aMail() {
  const to = `${randomUUID().slice(0, 8)}@example.com`;
  return { to, payload: { to: [to], subject: 'Later', body: 'As promised' } };
}

async function mailsTo(address: string) {
  return (await sent()).filter(({ to }) => to.includes(address));
}

const taskOf = (person: TestPerson, id: string) => stored(`${paths.smartTasks(person.uid)}/${id}`);

describe('a mail for tomorrow at nine', () => {
  const command = (to: string) =>
    `Send an email to ${to} tomorrow at 9:00 about the quote saying here is the quote`;

  it('is accepted, shown with its time, and has not left', async () => {
    const { page, close } = await signedIn({ google: true });
    const tasks = smartTasksPage(page);
    const { to } = aMail();
    await page.goto('/smart-tasks');
    await tasks.send(command(to));
    const row = tasks.task(command(to));
    await row.getByText('Leaves tomorrow 09:00').waitFor(patience);
    expect(await row.getByText(/Held for you/).count()).toBe(0);
    await tasks.act(command(to), 'Details');
    await row.getByText('Scheduled').waitFor();
    expect(await mailsTo(to)).toEqual([]);
    await close();
  });

  it('can be cancelled', async () => {
    const { page, close } = await signedIn({ google: true });
    const tasks = smartTasksPage(page);
    const { to } = aMail();
    await page.goto('/smart-tasks');
    await tasks.send(command(to));
    await tasks.task(command(to)).getByText('Leaves tomorrow 09:00').waitFor(patience);
    await tasks.act(command(to), 'Cancel');
    await tasks.task(command(to)).getByText('Cancelled').first().waitFor(patience);
    await close();
  });

  it('can be run now', async () => {
    const { page, close } = await signedIn({ google: true });
    const tasks = smartTasksPage(page);
    const { to } = aMail();
    await page.goto('/smart-tasks');
    await tasks.send(command(to));
    await tasks.task(command(to)).getByText('Leaves tomorrow 09:00').waitFor(patience);
    await tasks.act(command(to), 'Run now');
    await tasks.rows.filter({ hasText: 'Done' }).getByText(`Email sent to ${to}`).waitFor(patience);
    await tasks.rows.filter({ hasText: 'Cancelled' }).first().waitFor();
    expect(await mailsTo(to)).toHaveLength(1);
    await close();
  });

  it('can be edited: its copy takes its place, with the new time and words', async () => {
    const { page, close } = await signedIn({ google: true });
    const tasks = smartTasksPage(page);
    const { to } = aMail();
    await page.goto('/smart-tasks');
    await tasks.send(command(to));
    await tasks.task(command(to)).getByText('Leaves tomorrow 09:00').waitFor(patience);
    await tasks.act(command(to), 'Edit and run');
    const dialog = tasks.dialog('Edit and run');
    const leaves = dialog.getByLabel('Leaves');
    const tomorrow = await leaves.inputValue();
    expect(tomorrow).toMatch(/T09:00$/);
    await leaves.fill(tomorrow.replace('T09:00', 'T10:30'));
    await dialog.getByLabel('Message').fill('here is the better quote');
    const changes = dialog.getByLabel('What changes');
    await changes.getByText(/09:00 Israel Time/).waitFor();
    await changes.getByText(/10:30 Israel Time/).waitFor();
    await dialog.getByRole('button', { name: 'Run', exact: true }).click();
    await tasks.task('Leaves tomorrow 10:30').waitFor(patience);
    await tasks.rows.filter({ hasText: 'Cancelled' }).first().waitFor();
    expect(await mailsTo(to)).toEqual([]);
    await close();
  });
});

describe('with the browser closed', () => {
  it('a scheduled mail leaves at its time, once', async () => {
    const person = await aPerson({ google: true });
    const { to, payload } = aMail();
    const taskId = randomUUID();
    const answer = await givenScheduledMail(person, { taskId, payload, runAt: Date.now() + 2_500 });
    expect(answer).toMatchObject({ status: 200, body: { status: 'scheduled' } });
    expect(await mailsTo(to)).toEqual([]);
    await expect.poll(async () => (await taskOf(person, taskId))?.['status'], patience).toBe('Done');
    expect(await mailsTo(to)).toHaveLength(1);
  });

  it('and the grant gone at its time, the person is told, reconnects and runs it', async () => {
    const person = await aPerson({ google: true });
    const { to, payload } = aMail();
    const taskId = randomUUID();
    await givenScheduledMail(person, {
      taskId,
      payload,
      runAt: Date.now() + 2_500,
      originalCommand: 'email Dana the late quote',
    });
    await callApi(stackUrls(), 'POST', routes.googleDisconnect.path, { token: person.token, body: {} });
    await expect.poll(async () => (await taskOf(person, taskId))?.['status'], patience).toBe('Error');

    const { page, close } = await signedIn({ person });
    const tasks = smartTasksPage(page);
    await tasks.toast('Reconnect Google, then run it again').waitFor(patience);
    await page.goto('/smart-tasks');
    await tasks.task('email Dana the late quote').getByText('Google access token required').waitFor(patience);
    const banner = page.getByRole('region', { name: 'Google not connected' });
    const popup = page.waitForEvent('popup');
    await banner.getByRole('button', { name: 'Reconnect Google Account' }).click();
    const consent = await popup;
    await consent.getByRole('button', { name: person.email }).click();
    await consent.getByRole('button', { name: 'Allow' }).click();
    await banner.waitFor({ state: 'detached', ...patience });
    await tasks.act('email Dana the late quote', 'Run Again');
    await tasks.rows.filter({ hasText: 'Done' }).waitFor(patience);
    expect(await mailsTo(to)).toHaveLength(1);
    await close();
  });
});
