import { paths } from '@crocodile-hub/core/contract/paths';
import { expect, it } from 'vitest';
import { smartTasksPage } from '../../../tests/e2e/pages/smart-tasks-page.ts';
import { failed, foreign } from '../testing/answers.ts';
import { aPerson, signedIn } from '../testing/app.ts';
import { appDocument, appWindow } from '../testing/app-frame.ts';
import type { AppLocator } from '../testing/app-locator.ts';
import { aClock } from '../testing/clock.ts';
import { givenGoogle, givenTask } from '../testing/given.ts';
import { aReading } from '../testing/engine.ts';
import { aLedger } from '../testing/ledger.ts';
import { stage } from '../testing/stage.ts';

/** Somebody with Google connected and one task done. */
async function withTask() {
  const person = aPerson();
  await givenGoogle(person);
  const taskId = await givenTask(person);
  const clock = aClock();
  const visited = await signedIn({ person, at: '/smart-tasks', prepare: clock.installIn });
  const tasks = smartTasksPage(visited.page);
  await tasks.task('email Dana the quote').waitFor();
  return { ...visited, tasks, taskId, clock };
}

/** From now on the server reads these words as a reminder. */
function reads(words: string): void {
  const reminderTime = new Date(Date.now() + 86_400_000).toISOString();
  stage().api.reply('legacySmartTask', aReading(words, 'reminder', { task: 'stretch', reminderTime }));
}

/** How long a toast is visible, by the app's clock. */
async function lasted(toast: AppLocator, clock: ReturnType<typeof aClock>): Promise<number> {
  await toast.waitFor();
  const from = appWindow().Date.now();
  await expect.poll(async () => (await clock.fastForward(250), toast.count())).toBe(0);
  return appWindow().Date.now() - from;
}

it('says that a task could not be created, with the words of the server, and keeps those of the person', async () => {
  const { page, api, tasks, refusals } = await withTask();
  const message = 'The assistant is out for lunch';
  api.fail('legacySmartTask', 'unavailable', { error: message });
  await tasks.send('remind me to stretch');
  await tasks.toast('Error creating task').waitFor();
  await page.getByRole('main').getByRole('alert').getByText(message).waitFor();
  const input = page.getByRole('textbox', { name: 'New task' });
  await expect.poll(() => input.inputValue()).toBe('remind me to stretch');

  reads('remind me to stretch');
  await refusals.during({ of: 'write' }, async () => {
    await tasks.send('remind me to stretch');
    await page.getByRole('main').getByRole('alert').getByText('Error creating task').waitFor();
  });
  await expect.poll(() => input.inputValue()).toBe('remind me to stretch');
});

it('says that a task could not be deleted or run again, and keeps it', async () => {
  const { person, tasks, taskId, store, refusals, api } = await withTask();
  await refusals.during({ of: 'write' }, async () => {
    await tasks.act('email Dana the quote', 'Delete');
    await tasks.toast('Error deleting task').waitFor();
    await tasks.act('email Dana the quote', 'Run Again');
    await tasks.toast('Task re-execution failed').waitFor();
  });
  expect(await store.read(`${paths.smartTasks(person.uid)}/${taskId}`)).toMatchObject({ status: 'Done' });
  await expect.poll(() => tasks.rows.count()).toBe(1);
  expect(api.calls('execute')).toEqual([]);
});

it('does not blame the connection for a server in trouble', async () => {
  const { page, person, api, tasks } = await withTask();
  const words = 'remind me to breathe in 3 hours';
  reads(words);
  api.on('execute', foreign(502, '<html>Bad Gateway</html>', 'text/html'));
  await tasks.send(words);
  const row = tasks.task(words);
  await row.getByText('The server could not answer. Nothing was lost; try again.').waitFor();
  expect(await page.getByText(/No connection|Network error/).count()).toBe(0);
  api.on('execute', aLedger(person).does('Reminder set'));
  await row.getByRole('button', { name: 'Try Again' }).click();
  await row.getByText('Done').waitFor();
  const asked = api.calls('execute').map(({ body }) => ({ ...body, now: null }));
  expect(asked.length).toBe(2);
  expect(asked[1]).toEqual(asked[0]);
});

it('says for five seconds what became of a task', async () => {
  const { person, api, tasks, clock } = await withTask();
  reads('remind me to stretch tomorrow at 9');
  api.on('execute', aLedger(person).does('Reminder set'));
  await tasks.send('remind me to stretch tomorrow at 9');
  const ms = await lasted(tasks.toast('✅ Reminder created successfully!'), clock);
  expect(ms).toBeGreaterThan(4_300);
});

it('asks for approval after a refusal, although Google is connected, and says so for five seconds', async () => {
  const { page, api, tasks, clock } = await withTask();
  await page.getByText(/^Google connected/).waitFor();
  reads('remind me to breathe tomorrow at 10');
  api.on('execute', failed('forbidden', { error: 'Missing scope' }));
  await tasks.send('remind me to breathe tomorrow at 10');
  const ms = await lasted(tasks.toast('❌ Failed to create reminder'), clock);
  expect(ms).toBeGreaterThan(4_300);
  await page
    .getByRole('region', { name: 'Google not connected' })
    .getByRole('button', { name: 'Reconnect Google Account' })
    .waitFor();
});

it('asks for approval where Google refuses a mail after its hold', async () => {
  const { page, person, api, tasks } = await withTask();
  await page.getByText(/^Google connected/).waitFor();
  const ledger = aLedger(person);
  api.on('execute', ledger.holds);
  await tasks.act('email Dana the quote', 'Run Again');
  await tasks.rows.getByRole('button', { name: 'Undo' }).waitFor();
  const [held] = api.calls('execute');
  await ledger.refuses(held?.body.taskId ?? '', 'Google does not let this account do this.', 'googleForbids');
  const name = 'Reconnect Google Account';
  const banner = page.getByRole('region', { name: 'Google not connected' });
  await banner.getByRole('button', { name }).waitFor();
  await page.reload();
  await tasks.rows.filter({ hasText: 'Error' }).getByRole('button', { name }).waitFor();
  expect(await banner.count()).toBe(0);
});

it('searches its tasks by Ctrl+F, and no other screen does', async () => {
  const { page } = await withTask();
  const focused = () => appDocument().activeElement?.id;
  await page.getByRole('heading', { name: 'Smart Tasks', level: 1 }).click();
  await page.keyboard.press('Control+f');
  await expect.poll(focused).toBe('search-input');
  await page.getByRole('link', { name: 'Campaigns', exact: true }).click();
  await page.getByRole('heading', { name: 'Campaigns', level: 1 }).click();
  await page.keyboard.press('Control+f');
  expect(focused()).not.toBe('search-input');
  expect(new URL(page.url()).pathname).toBe('/campaigns');
});
