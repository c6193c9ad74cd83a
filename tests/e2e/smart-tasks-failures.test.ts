import { afterAll, beforeAll, expect, it } from 'vitest';
import { paths } from '@crocodile-hub/core/contract/paths';
import { givenTask, stored } from '../support/given.ts';
import { aPerson } from '../support/people.ts';
import { withRefusal } from '../support/refused-store.ts';
import { signedIn } from '../support/signed-in.ts';
import { stays } from '../support/stays.ts';
import { smartTasksPage } from './pages/smart-tasks-page.ts';
import { patience } from '../support/patience.ts';

const classify = '**/api/actions/legacy-smart-task';
const execute = '**/api/action-engine/execute';
const toasts = '[aria-label^="What just happened"]';
let open: Awaited<ReturnType<typeof signedIn>>;
let taskId: string;

beforeAll(async () => {
  const person = await aPerson({ google: true });
  taskId = await givenTask(person);
  open = await signedIn({ person, at: '/smart-tasks' });
  await smartTasksPage(open.page).task('email Dana the quote').waitFor(patience);
});
afterAll(() => open.close());

it('says that a task could not be created, with the words of the server, and keeps those of the person', async () => {
  const { page, problems } = open;
  const tasks = smartTasksPage(page);
  const message = 'The assistant is out for lunch';
  const json = { success: false, error: message, message, code: 'unavailable' };
  await page.route(classify, (route) => route.fulfill({ status: 503, json }));
  await tasks.send('remind me to stretch');
  await tasks.toast('Error creating task').waitFor(patience);
  await page.getByRole('main').getByRole('alert').getByText(message).waitFor(patience);
  await page.unroute(classify);
  expect(problems.splice(0)).toEqual([expect.stringContaining('/legacy-smart-task')]);
  const input = page.getByRole('textbox', { name: 'New task' });
  await expect.poll(() => input.inputValue()).toBe('remind me to stretch');

  await withRefusal(page, { of: 'write' }, async () => {
    await tasks.send('remind me to stretch');
    await page.getByRole('main').getByRole('alert').getByText('Error creating task').waitFor(patience);
  });
  await expect.poll(() => input.inputValue()).toBe('remind me to stretch');
  await input.fill('');
});

it('says that a task could not be deleted or run again, and keeps it', async () => {
  const { page, person } = open;
  const tasks = smartTasksPage(page);
  await withRefusal(page, { of: 'write' }, async () => {
    await tasks.act('email Dana the quote', 'Delete');
    await tasks.toast('Error deleting task').waitFor(patience);
    await tasks.act('email Dana the quote', 'Run Again');
    await tasks.toast('Task re-execution failed').waitFor(patience);
  });
  expect(await stored(`${paths.smartTasks(person.uid)}/${taskId}`)).toMatchObject({ status: 'Done' });
  await expect.poll(() => tasks.rows.count()).toBe(1);
});

it('does not blame the connection for a server in trouble', async () => {
  const { page, problems } = open;
  const tasks = smartTasksPage(page);
  const words = 'remind me to breathe in 3 hours';
  await page.route(execute, (route) => route.fulfill({ status: 502, body: '<html>Bad Gateway</html>' }));
  await tasks.send(words);
  const row = tasks.task(words);
  await row.getByText('The server could not answer. Nothing was lost; try again.').waitFor(patience);
  expect(await page.getByText(/No connection|Network error/).count()).toBe(0);
  await page.unroute(execute);
  await row.getByRole('button', { name: 'Try Again' }).click();
  await row.getByText('Done').waitFor(patience);
  expect(problems.splice(0)).not.toEqual([]);
});

it('says for five seconds what became of a task', async () => {
  const tasks = smartTasksPage(open.page);
  const { lastedMs } = await stays(open.page, toasts, '✅ Reminder created successfully!');
  await tasks.send('remind me to stretch tomorrow at 9');
  expect(await lastedMs).toBeGreaterThan(4_300);
});

it('asks for approval after a refusal, although Google is connected, and says so for five seconds', async () => {
  const { page, problems } = open;
  const tasks = smartTasksPage(page);
  const message = 'Missing scope';
  const json = { success: false, error: message, message, code: 'forbidden' };
  await page.getByText(/^Google connected/).waitFor(patience);
  await page.route(execute, (route) => route.fulfill({ status: 403, json }));
  const { lastedMs } = await stays(page, toasts, '❌ Failed to create reminder');
  await tasks.send('remind me to breathe tomorrow at 10');
  expect(await lastedMs).toBeGreaterThan(4_300);
  await page
    .getByRole('region', { name: 'Google not connected' })
    .getByRole('button', { name: 'Reconnect Google Account' })
    .waitFor(patience);
  await page.unroute(execute);
  expect(problems.splice(0)).toEqual([expect.stringMatching(/403.*\/execute/)]);
});

it('searches its tasks by Ctrl+F, and no other screen does', async () => {
  const { page } = open;
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await page.getByRole('heading', { name: 'Smart Tasks', level: 1 }).click();
  await page.keyboard.press('Control+f');
  await expect.poll(focused, patience).toBe('search-input');
  await page.getByRole('link', { name: 'Campaigns', exact: true }).click();
  await page.getByRole('heading', { name: 'Campaigns', level: 1 }).click();
  await page.keyboard.press('Control+f');
  expect(await focused()).not.toBe('search-input');
  expect(new URL(page.url()).pathname).toBe('/campaigns');
});
