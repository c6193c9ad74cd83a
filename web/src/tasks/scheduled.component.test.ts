import { paths } from '@crocodile-hub/core/contract/paths';
import { describe, expect, it } from 'vitest';
import { smartTasksPage } from '../../../tests/e2e/pages/smart-tasks-page.ts';
import { aPerson, signedIn } from '../testing/app.ts';
import { givenGoogle } from '../testing/given.ts';
import { aReading } from '../testing/engine.ts';
import { aLedger, execution } from '../testing/ledger.ts';
import { stage } from '../testing/stage.ts';

const to = 'dana@example.com';
const command = `Send an email to ${to} tomorrow at 9:00 about the quote saying here is the quote`;
const mail = { to: [to], subject: 'the quote', body: 'here is the quote' };

/** As the person's clock shows it, which is the browser's. */
function tomorrowAt(hour: number, minute = 0): string {
  const at = new Date();
  at.setDate(at.getDate() + 1);
  at.setHours(hour, minute, 0, 0);
  return at.toISOString();
}

describe('a mail for tomorrow at nine', () => {
  /** It was sent, and its row says when it leaves. */
  async function withScheduled() {
    const person = aPerson();
    await givenGoogle(person);
    const { api, store } = stage();
    const ledger = aLedger(person);
    const nine = tomorrowAt(9);
    api.reply('legacySmartTask', aReading(command, 'send_email', mail, { runAt: nine }));
    api.on('execute', ledger.schedules);
    api.on('undo', ledger.cancels);
    const visited = await signedIn({ person, at: '/smart-tasks' });
    const tasks = smartTasksPage(visited.page);
    await tasks.send(command);
    await tasks.task(command).getByText('Leaves tomorrow 09:00').waitFor();
    const [{ id: taskId } = { id: '' }] = await store.list(paths.smartTasks(person.uid));
    expect(api.calls('legacySmartTask').map(({ body }) => body.command)).toEqual([command]);
    const [asked, ...others] = api.calls('execute').map(({ body }) => body);
    expect(others).toEqual([]);
    expect(asked).toMatchObject(execution(person, taskId, 'send_email', mail));
    expect(Date.parse(asked?.runAt ?? '')).toBe(Date.parse(nine));
    return { ...visited, tasks, ledger, taskId };
  }

  it('is accepted, shown with its time, and has not left', async () => {
    const { tasks } = await withScheduled();
    const row = tasks.task(command);
    expect(await row.getByText(/Held for you/).count()).toBe(0);
    await tasks.act(command, 'Details');
    await row.getByText('Scheduled').waitFor();
  });

  it('can be cancelled', async () => {
    const { api, person, tasks, taskId } = await withScheduled();
    await tasks.act(command, 'Cancel');
    await tasks.task(command).getByText('Cancelled').first().waitFor();
    expect(api.calls('undo').map(({ body }) => body)).toEqual([{ userId: person.uid, key: taskId }]);
  });

  it('can be run now', async () => {
    const { api, person, store, tasks, ledger, taskId } = await withScheduled();
    api.on('execute', ledger.does(`Email sent to ${to}`));
    await tasks.act(command, 'Run now');
    await tasks.rows.filter({ hasText: 'Done' }).getByText(`Email sent to ${to}`).waitFor();
    await tasks.rows.filter({ hasText: 'Cancelled' }).first().waitFor();
    const all = await store.list(paths.smartTasks(person.uid));
    const [copy, ...others] = all.filter(({ id }) => id !== taskId);
    expect(others).toEqual([]);
    expect(api.calls('undo').map(({ body }) => body.key)).toEqual([taskId]);
    const [, asked, ...more] = api.calls('execute').map(({ body }) => body);
    expect(more).toEqual([]);
    expect(asked).toMatchObject(execution(person, copy?.id ?? '', 'send_email', mail));
    expect(asked?.runAt).toBeUndefined();
  });

  it('can be edited: its copy takes its place, with the new time and words', async () => {
    const { api, tasks, taskId } = await withScheduled();
    await tasks.act(command, 'Edit and run');
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
    await tasks.task('Leaves tomorrow 10:30').waitFor();
    await tasks.rows.filter({ hasText: 'Cancelled' }).first().waitFor();
    expect(api.calls('undo').map(({ body }) => body.key)).toEqual([taskId]);
    const [, asked, ...more] = api.calls('execute').map(({ body }) => body);
    expect(more).toEqual([]);
    expect(asked?.payload).toEqual({ ...mail, body: 'here is the better quote' });
    expect(Date.parse(asked?.runAt ?? '')).toBe(Date.parse(tomorrowAt(10, 30)));
  });
});
