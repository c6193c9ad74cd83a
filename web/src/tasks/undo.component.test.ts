import { paths } from '@crocodile-hub/core/contract/paths';
import { describe, expect, it } from 'vitest';
import { smartTasksPage } from '../../../tests/e2e/pages/smart-tasks-page.ts';
import { failed, replied } from '../testing/answers.ts';
import { aPerson, signedIn, type SignedIn } from '../testing/app.ts';
import type { AppWindow } from '../testing/app-frame.ts';
import { givenGoogle, givenReminder, givenTask } from '../testing/given.ts';
import { aReading } from '../testing/engine.ts';
import { aLedger, execution } from '../testing/ledger.ts';
import { stage } from '../testing/stage.ts';

const to = 'noa@example.com';
const command = `Send an email to ${to} about lunch saying I am late`;
const mail = { to: [to], subject: 'lunch', body: 'I am late' };

/** Smart Tasks with a server that holds each send, and calls it off on request. */
async function onSmartTasks(options: Omit<SignedIn, 'at'> = {}) {
  const { person = aPerson(), ...more } = options;
  await givenGoogle(person);
  const { api, store } = stage();
  const ledger = aLedger(person);
  api.reply('legacySmartTask', aReading(command, 'send_email', mail));
  api.on('execute', ledger.holds);
  api.on('undo', ledger.cancels);
  const visited = await signedIn({ ...more, person, at: '/smart-tasks' });
  const onlyTask = async () => {
    const [task, ...others] = await store.list(paths.smartTasks(person.uid));
    expect(others).toEqual([]);
    return task?.id ?? '';
  };
  return { ...visited, tasks: smartTasksPage(visited.page), ledger, onlyTask };
}

type Visited = Awaited<ReturnType<typeof onSmartTasks>>;

/** Expects one call to send a mail, and one call to undo it. */
async function expectTakenBack({ api, person, onlyTask }: Visited): Promise<void> {
  const id = await onlyTask();
  expect(api.calls('execute').map(({ body }) => body)).toMatchObject([
    { ...execution(person, id, 'send_email', mail), holdMs: 5_000 },
  ]);
  expect(api.calls('undo').map(({ body }) => body)).toEqual([{ userId: person.uid, key: id }]);
}

describe('a mail that is held', () => {
  it('is taken back from its row', async () => {
    const visited = await onSmartTasks();
    const { tasks } = visited;
    await tasks.send(command);
    const row = tasks.task(command);
    await row.getByText(/^Held for you: leaves in \d+ s$/).waitFor();
    await row.getByRole('button', { name: 'Undo' }).click();
    await row.locator('[data-status=Cancelled]').waitFor();
    await expectTakenBack(visited);
  });

  it('can be taken back again from its toast where that failed', async () => {
    const visited = await onSmartTasks();
    const { page, api, tasks, ledger } = visited;
    api.on('undo', failed('unavailable', { error: 'Not now' }));
    await tasks.send(command);
    const undo = tasks.toast(/Sending/).getByRole('button', { name: 'Undo', exact: true });
    await undo.click();
    await page.getByText('Could not be undone').waitFor();
    api.on('undo', ledger.cancels);
    await undo.click();
    await tasks.task(command).locator('[data-status=Cancelled]').waitFor();
    expect(api.calls('undo')).toHaveLength(2);
  });

  it('waits as long as was chosen, even when it is sent before the store has told that', async () => {
    const person = aPerson();
    const { store } = stage();
    await store.set(paths.user(person.uid), { settings: { holdMs: 30_000 } });
    const late = Promise.withResolvers<void>();
    const { api, tasks } = await onSmartTasks({
      person,
      prepare: (opened) => keepFromListening(opened, late.promise),
    });
    await tasks.send(command);
    await expect.poll(async () => (await store.list(paths.smartTasks(person.uid))).length).toBe(1);
    late.resolve();
    await tasks
      .task(command)
      .getByText(/^Held for you: leaves in (30|2\d) s$/)
      .waitFor();
    expect(api.calls('execute').map(({ body }) => body.holdMs)).toEqual([30_000]);
  });

  it('is taken back by the letter z', async () => {
    const visited = await onSmartTasks();
    const { page, tasks } = visited;
    await tasks.send(command);
    await tasks
      .task(command)
      .getByText(/Held for you/)
      .waitFor();
    // The letter does what the newest notice offers.
    await tasks.toast('leaves in').getByRole('button', { name: 'Undo' }).waitFor();
    await page.getByRole('heading', { name: 'Smart Tasks' }).click();
    await page.keyboard.press('z');
    await tasks.task(command).locator('[data-status=Cancelled]').waitFor();
    await expectTakenBack(visited);
  });

  it('that left in the last moment is told as delivered', async () => {
    const { api, tasks, ledger, onlyTask } = await onSmartTasks();
    await tasks.send(command);
    const undo = tasks.toast('leaves in').getByRole('button', { name: 'Undo' });
    // The click comes in time, but its call arrives after the mail has left.
    api.on('undo', async ({ body: { key } }) => {
      await ledger.leaves(key, `Email sent to ${to}`);
      return replied<'undo'>({ success: true, status: 'already-delivered', message: '' });
    });
    await undo.click();
    await tasks.toast('Already delivered').waitFor();
    await tasks.task(command).locator('[data-status=Done]').waitFor();
    expect(api.calls('undo').map(({ body }) => body.key)).toEqual([await onlyTask()]);
  });
});

it('is told and taken back from its toast also where it was asked for before twenty others', async () => {
  const person = aPerson();
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => givenTask(person, { timestamp: minutesAgo(index + 1) })),
  );
  const id = await givenTask(person, {
    originalCommand: command,
    status: 'Waiting Confirmation',
    timestamp: minutesAgo(60),
    actionPayload: mail,
    actionSummary: '',
  });
  const { api, tasks } = await onSmartTasks({ person });
  await tasks.search(to);
  await tasks.task(command).getByRole('button', { name: 'Confirm' }).click();
  await tasks
    .toast(/Sending/)
    .getByRole('button', { name: 'Undo', exact: true })
    .click();
  await tasks.task(command).locator('[data-status=Cancelled]').waitFor();
  expect(api.calls('undo').map(({ body }) => body.key)).toEqual([id]);
});

describe('what can be inverted', () => {
  it('a reminder is cancelled, from the toast', async () => {
    const words = 'remind me to water the plants in 50 minutes';
    const payload = {
      task: 'water the plants',
      reminderTime: new Date(Date.now() + 50 * 60_000).toISOString(),
    };
    const { api, person, tasks, ledger, onlyTask } = await onSmartTasks();
    const reminder = (status: 'pending' | 'cancelled') =>
      givenReminder(person, {
        id: 'plants',
        task: payload.task,
        dueAt: new Date(payload.reminderTime),
        status,
      });
    const does = ledger.does('Reminder set', { kind: 'reminder', id: 'plants' });
    api.reply('legacySmartTask', aReading(words, 'reminder', payload));
    api.on('execute', async (call) => {
      await reminder('pending');
      return does(call);
    });
    api.on('undo', async (call) => {
      await reminder('cancelled');
      return ledger.inverts(call);
    });
    await tasks.send(words);
    await tasks.toast('Reminder created').getByRole('button', { name: 'Undo' }).click();
    await tasks.reminder('water the plants').getByText('Cancelled').waitFor();
    await tasks.task(words).locator('[data-status=Cancelled]').waitFor();
    const id = await onlyTask();
    expect(api.calls('execute').map(({ body }) => body)).toMatchObject([
      execution(person, id, 'reminder', payload),
    ]);
    expect(api.calls('undo').map(({ body }) => body)).toEqual([{ userId: person.uid, key: id }]);
  });
});

/** The app's listeners hear nothing from the database before `until` resolves. */
function keepFromListening({ XMLHttpRequest }: AppWindow, until: Promise<void>): void {
  const open = Reflect.get(XMLHttpRequest.prototype, 'open');
  const send = Reflect.get(XMLHttpRequest.prototype, 'send');
  const listening = new WeakSet<XMLHttpRequest>();
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL) {
    if (String(url).includes('/Listen/channel')) listening.add(this);
    Reflect.apply(open, this, [method, url, true]);
  };
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
    if (listening.has(this)) void until.then(() => Reflect.apply(send, this, [body]));
    else Reflect.apply(send, this, [body]);
  };
}
