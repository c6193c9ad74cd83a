import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { paths } from '@crocodile-hub/core/contract/paths';
import { countOf } from '../support/given.ts';
import { setHold } from '../support/hold.ts';
import { calendarOf } from '../support/providers.ts';
import { sent } from '../support/sent.ts';
import { signedIn } from '../support/signed-in.ts';
import { smartTasksPage } from './pages/smart-tasks-page.ts';
import { patience } from '../support/patience.ts';

async function onSmartTasks() {
  const visited = await signedIn({ google: true, at: '/smart-tasks' });
  return { ...visited, tasks: smartTasksPage(visited.page) };
}

/** Of letters alone: what is called by a number is asked about. */
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

  it('is taken back from its row', async () => {
    const { tasks, close } = await onSmartTasks();
    const name = aName();
    await tasks.send(mailTo(name));
    const row = tasks.task(mailTo(name));
    await row.getByText(/^Held for you: leaves in \d+ s$/).waitFor(patience);
    await row.getByRole('button', { name: 'Undo' }).click();
    await row.locator('[data-status=Cancelled]').waitFor(patience);
    expect(await mailsOf(name)).toEqual([]);
    await close();
  });

  it('waits as long as was chosen, even when it is sent before the store has told that', async () => {
    const { page, person, close } = await signedIn({ google: true });
    await setHold(person.uid, 30_000);
    const late = Promise.withResolvers<void>();
    await page.route(/\/Listen\/channel/, async (route) => {
      await late.promise;
      await route.continue();
    });
    await page.goto('/smart-tasks');
    const tasks = smartTasksPage(page);
    const name = aName();
    await tasks.send(mailTo(name));
    await expect.poll(() => countOf(paths.smartTasks(person.uid)), patience).toBe(1);
    late.resolve();
    await tasks
      .task(mailTo(name))
      .getByText(/^Held for you: leaves in (30|2\d) s$/)
      .waitFor(patience);
    await close();
  });

  it('is taken back by the letter z', async () => {
    const { page, tasks, close } = await onSmartTasks();
    const name = aName();
    await tasks.send(mailTo(name));
    await tasks
      .task(mailTo(name))
      .getByText(/Held for you/)
      .waitFor(patience);
    await page.getByRole('heading', { name: 'Smart Tasks' }).click();
    await page.keyboard.press('z');
    await tasks.task(mailTo(name)).locator('[data-status=Cancelled]').waitFor(patience);
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

  it('that left in the last moment is told as delivered', async () => {
    const { page, tasks, close } = await onSmartTasks();
    const name = aName();
    await tasks.send(mailTo(name));
    const undo = tasks.toast('leaves in').getByRole('button', { name: 'Undo' });
    await undo.waitFor(patience);
    await undo.hover();
    // The click is in time; its call arrives when the mail has left.
    await page.route('**/api/action-engine/undo', async (route) => {
      await expect.poll(() => mailsOf(name), patience).toHaveLength(1);
      await route.continue();
    });
    await undo.click();
    await tasks.toast('Already delivered').waitFor(patience);
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

  it('a reminder is cancelled, from the toast', async () => {
    const { tasks, person, close } = await onSmartTasks();
    await tasks.send('remind me to water the plants in 50 minutes');
    await tasks.toast('Reminder created').getByRole('button', { name: 'Undo' }).click(patience);
    await tasks.reminder('water the plants').getByText('Cancelled').waitFor(patience);
    await tasks
      .task('remind me to water the plants in 50 minutes')
      .locator('[data-status=Cancelled]')
      .waitFor(patience);
    expect(await calendarOf(person.email)).toEqual([]);
    await close();
  });
});
