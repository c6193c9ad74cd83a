import type { ActionType } from '@crocodile-hub/core/contract/action-types';
import { paths } from '@crocodile-hub/core/contract/paths';
import { expect, it } from 'vitest';
import { smartTasksPage } from '../../../../tests/e2e/pages/smart-tasks-page.ts';
import { replied } from '../../testing/answers.ts';
import { aPerson, signedIn } from '../../testing/app.ts';
import { appWindow, goOffline } from '../../testing/app-frame.ts';
import { aClock } from '../../testing/clock.ts';
import { givenGoogle } from '../../testing/given.ts';
import { aReading } from '../../testing/engine.ts';
import { aLedger, execution } from '../../testing/ledger.ts';
import { stage } from '../../testing/stage.ts';

/** Commands given offline are kept on the device, and carried out once there is a connection. */

type Read = { actionType: ActionType | 'unknown'; payload: Record<string, unknown> };

/** Smart Tasks with a server that reads these words so, and does what it is asked. */
async function onSmartTasks(readings: Readonly<Record<string, Read>>) {
  const person = aPerson();
  await givenGoogle(person);
  const { api, store } = stage();
  api.on('legacySmartTask', ({ body: { command } }) => {
    const read = readings[command];
    if (read === undefined) throw new Error(`Nobody was to say ${command}`);
    return replied<'legacySmartTask'>(aReading(command, read.actionType, read.payload));
  });
  api.on('execute', aLedger(person).does('As you asked'));
  const clock = aClock();
  const visited = await signedIn({ person, at: '/smart-tasks', prepare: clock.installIn, hasDatabase: true });
  const tasks = smartTasksPage(visited.page);
  await tasks.history.getByText('No tasks yet').waitFor();
  return {
    ...visited,
    tasks,
    clock,
    kept: visited.page.getByRole('region', { name: 'Kept on this device' }),
    storedTasks: () => store.list(paths.smartTasks(person.uid), 'originalCommand'),
  };
}

const remind = (task: string, at: number): Read => ({
  actionType: 'reminder',
  payload: { task, reminderTime: new Date(at).toISOString() },
});

it('gives the words back into the box, and then does nothing', async () => {
  const [toStretch, toBreathe] = [
    'remind me to stretch tomorrow at 9',
    'remind me to breathe tomorrow at 10',
  ];
  const tomorrow = Date.now() + 24 * 3_600_000;
  const { page, api, tasks, kept, storedTasks } = await onSmartTasks({
    [toStretch]: remind('stretch', tomorrow),
    [toBreathe]: remind('breathe', tomorrow),
  });
  const online = goOffline();
  for (const words of [toStretch, toBreathe]) {
    await tasks.send(words);
    await kept.getByText(words).waitFor();
  }
  const stretch = kept.getByRole('listitem').filter({ hasText: 'stretch' });
  await stretch.getByRole('button', { name: 'Take back' }).click();
  await stretch.waitFor({ state: 'detached' });
  const box = page.getByRole('textbox', { name: 'New task' });
  await expect.poll(() => box.inputValue()).toBe(toStretch);
  expect(api.calls('legacySmartTask')).toEqual([]);
  online();
  await tasks.task('breathe').getByText('Done').waitFor();
  expect((await storedTasks()).map(({ originalCommand }) => String(originalCommand))).toEqual([toBreathe]);
  expect(api.calls('execute').map(({ body }) => body.payload['task'])).toEqual(['breathe']);
});

it('gives the words back once the box is free, where something else is being sent', async () => {
  const [toStretch, toBreathe] = [
    'remind me to stretch tomorrow at 9',
    'remind me to breathe tomorrow at 10',
  ];
  const { page, api, tasks, kept } = await onSmartTasks({});
  const online = goOffline();
  await tasks.send(toStretch);
  await kept.getByText(toStretch).waitFor();
  api.fail('legacySmartTask', 'invalid', { error: 'Not so' });
  online();
  await kept.getByText(/Not so/).waitFor();
  const { release } = api.hold('legacySmartTask');
  await tasks.send(toBreathe);
  await kept.getByRole('button', { name: 'Take back' }).click();
  await kept.waitFor({ state: 'detached' });
  const tomorrow = Date.now() + 24 * 3_600_000;
  const { actionType, payload } = remind('breathe', tomorrow);
  release(replied<'legacySmartTask'>(aReading(toBreathe, actionType, payload)));
  await tasks.task('breathe').getByText('Done').waitFor();
  const box = page.getByRole('textbox', { name: 'New task' });
  await expect.poll(() => box.inputValue()).toBe(toStretch);
});

it('asks in a conversation what turns out to be a question, once', async () => {
  const [question, command] = ['who wrote to me about the roof', 'remind me to stretch tomorrow at 9'];
  const { page, person, tasks, kept, storedTasks } = await onSmartTasks({
    [question]: { actionType: 'unknown', payload: {} },
    [command]: remind('stretch', Date.now() + 24 * 3_600_000),
  });
  const online = goOffline();
  for (const words of [question, command]) {
    await tasks.send(words);
    await kept.getByText(words).waitFor();
  }
  online();
  await tasks.task('stretch').getByText('Done').waitFor();
  await kept.waitFor({ state: 'detached' });
  expect((await storedTasks()).map(({ originalCommand }) => originalCommand)).toEqual([command]);
  const sessions = await stage().store.list(paths.sessions(person.uid), 'title');
  expect(sessions).toMatchObject([{ title: question, status: 'Pending', messageCount: 1 }]);
  await tasks
    .toast(/without a connection/)
    .getByRole('button', { name: 'Go there' })
    .click();
  await page.getByRole('log').getByText(question).waitFor();
});

it('asks before what was said long ago reaches others, and where its time has passed', async () => {
  const minuteMs = 60_000;
  const to = 'late@example.com';
  const [toMail, toLock, toOil] = [
    `email ${to} saying the gate is open`,
    'remind me to lock the gate in 8 minutes',
    'remind me to oil the gate in 2 hours',
  ];
  const mail = { to: [to], subject: 'The gate', body: 'the gate is open' };
  const from = Date.now();
  const { person, api, tasks, clock, kept, storedTasks } = await onSmartTasks({
    [toMail]: { actionType: 'send_email', payload: mail },
    [toLock]: remind('lock the gate', from + 8 * minuteMs),
    [toOil]: remind('oil the gate', from + 120 * minuteMs),
  });
  const online = goOffline();
  for (const words of [toMail, toLock, toOil]) {
    await tasks.send(words);
    await kept.getByText(words).waitFor();
  }
  await clock.fastForward(10 * minuteMs);
  online();
  await tasks.task('oil the gate').getByText('Done').waitFor();
  await tasks.task(to).getByText('Waiting Confirmation').waitFor();
  await tasks.task('lock the gate').getByText('Waiting Confirmation').waitFor();
  await tasks
    .toast(/without a connection/)
    .first()
    .waitFor();
  // Their times are counted from when they were said.
  const saidAt = api.calls('legacySmartTask').map(({ body }) => Date.parse(body.now ?? ''));
  expect(saidAt.length).toBe(3);
  for (const at of saidAt) expect(appWindow().Date.now() - at).toBeGreaterThanOrEqual(10 * minuteMs);
  expect(api.calls('execute').map(({ body }) => body.payload['task'])).toEqual(['oil the gate']);

  await tasks.task(to).getByRole('button', { name: 'Confirm' }).click();
  await tasks.task(to).getByText('Done').waitFor();
  const [mailed] = await storedTasks();
  expect(api.calls('execute').map(({ body }) => body)).toMatchObject([
    { actionType: 'reminder' },
    execution(person, mailed?.id ?? '', 'send_email', mail),
  ]);
});
