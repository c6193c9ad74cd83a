import { paths } from '@crocodile-hub/core/contract/paths';
import { beforeEach, describe, expect, it } from 'vitest';
import { hubPage } from '../../../tests/e2e/pages/hub-page.ts';
import { smartTasksPage } from '../../../tests/e2e/pages/smart-tasks-page.ts';
import { aPerson, signedIn } from '../testing/app.ts';
import { appDocument, appWindow } from '../testing/app-frame.ts';
import { readAction, readAs, runAtOnce } from '../testing/engine.ts';
import { givenGoogle } from '../testing/given.ts';
import { stage } from '../testing/stage.ts';

/** The chips under the command box: what they show is what Enter does. */

let open: Awaited<ReturnType<typeof signedIn>>;

beforeEach(async () => {
  const person = aPerson();
  await givenGoogle(person);
  stage().api.on('execute', runAtOnce);
  open = await signedIn({ person });
});

const chip = (name: string | RegExp) =>
  open.page.getByRole('list', { name: 'What I understood' }).getByRole('button', { name });

/** The person's only Smart Task, which Enter has made of the command. */
async function madeTask(command: string) {
  const { page, api, store, person } = open;
  await page.waitForURL('**/smart-tasks');
  const [task, ...others] = await store.list(paths.smartTasks(person.uid));
  expect(others).toEqual([]);
  expect(api.calls('legacySmartTask').map(({ body }) => body.command)).toEqual([command]);
  expect(task).toMatchObject({ originalCommand: command });
  return task;
}

/** With a menu that takes long to close, as on a busy machine. */
function chooseTaskAndEnter(): void {
  const opened = appWindow();
  const later = opened.setTimeout;
  Object.assign(opened, { setTimeout: (run: () => void, ms = 0) => later(run, 20 * ms) });
  open.page.getByRole('menuitemradio', { name: 'Task' }).elements()[0]?.click();
  opened.requestAnimationFrame(() => {
    Object.assign(opened, { setTimeout: later });
    const box = appDocument().querySelector<HTMLElement>('form textarea');
    const enter = { key: 'Enter', bubbles: true, cancelable: true };
    box?.focus();
    box?.dispatchEvent(new opened.KeyboardEvent('keydown', enter));
  });
}

describe('a chip', () => {
  it('of a date is a picker, and the meeting is at the time that it shows', async () => {
    const { page, api } = open;
    const command = 'schedule a meeting called Chips with dana@example.com tomorrow at 10';
    const read = { title: 'Chips', startTime: '2030-04-02T10:00:00+03:00', attendees: ['dana@example.com'] };
    api.on('legacySmartTask', readAs(readAction('create_event', read)));
    await hubPage(page).commandBox().fill(command);
    await chip(/Date and time: .*10:00/).click();
    await hubPage(page).editChip('Date and time', '2030-05-01T15:45');
    await chip(/Date and time: Wed 1 May 2030 15:45/).waitFor();
    await hubPage(page).commandBox().press('Enter');
    expect(await madeTask(command)).toMatchObject({
      actionType: 'create_event',
      actionPayload: { ...read, startTime: expect.stringContaining('2030-05-01T15:45') },
    });
  });

  it('of a repetition is a menu in words, and the reminder comes as often as chosen, or once', async () => {
    const { page, api } = open;
    const command = 'remind me every other day at 9 to stretch';
    const recurrence = 'FREQ=DAILY;INTERVAL=2';
    const read = { task: 'stretch', reminderTime: '2030-04-02T09:00:00+03:00', recurrence };
    api.on('legacySmartTask', readAs(readAction('reminder', read)));
    await hubPage(page).commandBox().fill(command);
    await chip(/Repeats: Every 2 days/).click();
    const choice = (name: string) => page.getByRole('menuitemradio', { name, exact: true });
    expect(await choice('Every 2 days').getAttribute('aria-checked')).toBe('true');
    await choice('Every week').click();
    await chip(/Repeats: Every week/).click();
    await choice('Only once').click();
    await chip(/Repeats/).waitFor({ state: 'detached' });
    await hubPage(page).commandBox().press('Enter');
    const task = await madeTask(command);
    expect(task).toMatchObject({ actionType: 'reminder', actionPayload: { task: 'stretch' } });
    expect(JSON.stringify(task)).not.toContain('FREQ=');
  });

  it('of an action is a menu, and takes the words another way', async () => {
    const { page, api } = open;
    const command = 'remind me to call Dana tomorrow at 11';
    const read = { task: 'call Dana', reminderTime: '2030-04-02T11:00:00+03:00' };
    api.on('legacySmartTask', readAs(readAction('reminder', read)));
    await hubPage(page).commandBox().fill(command);
    await chip('Action: Reminder').click();
    await page.getByRole('menuitemradio', { name: 'Task' }).waitFor();
    // The menu is still closing when the task has been made, and holds nobody back.
    chooseTaskAndEnter();
    expect(await madeTask(command)).toMatchObject({
      actionType: 'create_task',
      actionPayload: { title: 'call Dana', due: expect.stringContaining('T11:00') },
    });
  });

  it('of what is missing asks for it', async () => {
    const { page, api } = open;
    const command = 'remind me to water the chips';
    api.on('legacySmartTask', readAs(readAction('reminder', { task: 'water the chips' })));
    await hubPage(page).commandBox().fill(command);
    await page.getByText('Needs a time').waitFor();
    await chip('Add a time').click();
    await hubPage(page).editChip('Date and time', '2030-06-01T07:00');
    await page.getByText('Understood').waitFor();
    await hubPage(page).commandBox().press('Enter');
    expect(await madeTask(command)).toMatchObject({
      actionPayload: { task: 'water the chips', reminderTime: expect.stringContaining('2030-06-01T07:00') },
    });
  });

  it('follows the literal rule, and offers what the words mean by one key', async () => {
    const { page, api } = open;
    const command = 'remind me to find the invoice tomorrow at 9';
    const read = { task: 'find the invoice', reminderTime: '2030-04-02T09:00:00+03:00' };
    api.on('legacySmartTask', readAs(readAction('reminder', read)));
    await hubPage(page).commandBox().fill(command);
    await chip('Action: Search').waitFor();
    await page.getByRole('button', { name: 'Set reminder instead' }).waitFor();
    await hubPage(page).commandBox().press('Alt+1');
    await chip('Action: Reminder').waitFor();
    await hubPage(page).commandBox().press('Enter');
    expect(await madeTask(command)).toMatchObject({ actionType: 'reminder', actionPayload: read });
  });

  it('of a name says whose address it is, as the task does, in both languages', async () => {
    const { page, api } = open;
    const dana = 'dana@cohen-media.example';
    const contact = { name: 'Dana Cohen', email: dana, known: 'written-to' } as const;
    api.reply('contacts', { success: true, contacts: [contact] });
    await page.reload();
    const command = 'email Dana that we won, let me see it first';
    const read = { to: [`Dana Cohen <${dana}>`], body: 'we won' };
    api.on('legacySmartTask', readAs(readAction('send_email', read, { requiresConfirmation: true })));
    await hubPage(page).commandBox().fill(command);
    await chip(`To: Dana (${dana})`).waitFor();
    await hubPage(page).commandBox().press('Enter');
    await page.waitForURL('**/smart-tasks');
    const row = smartTasksPage(page).task('email Dana that we won');
    await row.getByText(`Dana Cohen ${dana}`).waitFor();
    localStorage.setItem('language', 'he');
    await page.reload();
    await row.getByText(dana).waitFor();
    expect(await row.getByText(dana, { exact: true }).getAttribute('dir')).toBe('ltr');
  });
});
