import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { calendarOf } from '../support/providers.ts';
import { sent } from '../support/sent.ts';
import { signedIn } from '../support/signed-in.ts';
import { smartTasksPage } from './pages/smart-tasks-page.ts';
import { patience } from '../support/patience.ts';

async function onSmartTasks() {
  const visited = await signedIn({ google: true, at: '/smart-tasks' });
  return { ...visited, tasks: smartTasksPage(visited.page) };
}

/** Only letters: a number in a name leads to a question. */
const aName = () => `n${randomUUID().replace(/[^a-f]/g, '')}`;
const mailTo = (name: string) => `Send an email to ${name}@example.com about lunch saying I am late`;

async function mailsOf(name: string) {
  return (await sent()).filter(({ kind, to }) => kind === 'email' && to.includes(name));
}

describe('a mail that is held', () => {
  it('is taken back from the toast, and never leaves', async () => {
    const { tasks, close } = await onSmartTasks();
    const name = aName();
    await tasks.send(mailTo(name));
    const toast = tasks.toast(`To ${name}@example.com, leaves in`);
    await toast.getByRole('button', { name: 'Undo' }).click(patience);
    await tasks.task(mailTo(name)).locator('[data-status=Cancelled]').waitFor(patience);
    await tasks.toast('Cancelled').waitFor(patience);
    expect(await mailsOf(name)).toEqual([]);
    await close();
  });

  it('leaves when nobody takes it back, and then says that it is delivered', async () => {
    const { tasks, close } = await onSmartTasks();
    const name = aName();
    await tasks.send(mailTo(name));
    const row = tasks.task(mailTo(name));
    await row.locator('[data-status=Done]').waitFor(patience);
    expect(await mailsOf(name)).toHaveLength(1);
    await row.hover();
    await expect.poll(() => row.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    await row.getByRole('button', { name: 'Details' }).click();
    await row.getByText('Already delivered').waitFor(patience);
    await close();
  });
});

describe('what can be inverted', () => {
  it('a meeting is deleted from the calendar', async () => {
    const { tasks, person, close } = await onSmartTasks();
    const name = aName();
    const command = `Schedule a meeting called ${name} tomorrow at 15:00`;
    await tasks.send(command);
    const row = tasks.task(command);
    await row.locator('[data-status=Done]').waitFor(patience);
    expect(await calendarOf(person.email)).toEqual([name]);
    await tasks.act(command, 'Undo');
    await row.locator('[data-status=Cancelled]').waitFor(patience);
    expect(await calendarOf(person.email)).toEqual([]);
    await close();
  });
});
