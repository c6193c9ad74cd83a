import { randomUUID } from 'node:crypto';
import { paths } from '@crocodile-hub/core/contract/paths';
import { routes } from '@crocodile-hub/core/contract/routes';
import { describe, expect, it } from 'vitest';
import { callApi } from '../support/api.ts';
import { givenScheduledMail, stored } from '../support/given.ts';
import { setHold } from '../support/hold.ts';
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
    await setHold(person.uid, 0);
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
