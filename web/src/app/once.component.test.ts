import { paths } from '@crocodile-hub/core/contract/paths';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { describe, expect, it } from 'vitest';
import { hubPage } from '../../../tests/e2e/pages/hub-page.ts';
import { sidebar } from '../../../tests/e2e/pages/sidebar.ts';
import { smartTasksPage } from '../../../tests/e2e/pages/smart-tasks-page.ts';
import { dropped, failed, replied } from '../testing/answers.ts';
import { aPerson, type App, signedIn } from '../testing/app.ts';
import { appDocument, appWindow } from '../testing/app-frame.ts';
import type { AppLocator } from '../testing/app-locator.ts';
import { scriptAssistant } from '../testing/assistant.ts';
import { aReading, runAtOnce } from '../testing/engine.ts';
import { givenGoogle } from '../testing/given.ts';
import { aLedger } from '../testing/ledger.ts';
import { stage } from '../testing/stage.ts';

/** Impatient hands and lost answers: what is asked for is asked for once, and no typed word is lost. */

/** Somebody with Google connected, whose server does what it is asked. */
async function somebody(at: string, settings: { holdMs: number } = { holdMs: 0 }) {
  const { api, store } = stage();
  const person = aPerson();
  await givenGoogle(person);
  await store.set(paths.user(person.uid), { settings });
  const ledger = aLedger(person);
  api.on('legacySmartTask', ({ body: { command } }) =>
    replied<'legacySmartTask'>(aReading(command, 'create_task', { title: command })),
  );
  api.on('execute', ledger.does('Task created'));
  const app = await signedIn({ person, at, hasDatabase: true });
  const titles = async () =>
    (await store.list(paths.sessions(person.uid))).map(({ title }) => String(title)).toSorted();
  return { ...app, ledger, titles, executed: () => api.calls('execute').map(({ body }) => body) };
}

async function openDialog({ page }: App, name: string): Promise<AppLocator> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.waitFor();
  return dialog;
}

async function fillMail(app: App): Promise<AppLocator> {
  const dialog = await openDialog(app, 'Send Email');
  await dialog.getByLabel('To').fill('otter@example.com');
  await dialog.getByLabel('Subject').fill('About otters');
  await dialog.getByLabel('Message').fill('Dear otter');
  return dialog;
}

const sendMail = (dialog: AppLocator) =>
  dialog.getByRole('button', { name: 'Send Email', exact: true }).click();

/** What only this tab knows, so that the test can go on in it, or in another one that held the same words. */
const ownStorage = () =>
  Object.keys(sessionStorage).map((key) => [key, sessionStorage.getItem(key) ?? ''] as const);

async function goOnIn({ page }: App, tab: ReturnType<typeof ownStorage>): Promise<void> {
  sessionStorage.clear();
  for (const [key, value] of tab) sessionStorage.setItem(key, value);
  // That tab was loaded before anything was accepted.
  localStorage.removeItem('personal:accepted-runs');
  await page.goto('/crocodile-hub?dialog=email');
  const dialog = page.getByRole('dialog', { name: 'Send Email' });
  await expect.poll(() => dialog.getByLabel('Message').inputValue()).toBe('Dear otter');
}

/** Nothing of the first half of a double click is still under way. */
const settled = ({ page }: App) => expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);

describe('a double click', () => {
  it('on Run Again runs a task once more, and not twice', async () => {
    const { page, executed } = await somebody('/smart-tasks');
    const tasks = smartTasksPage(page);
    await tasks.send('Call the otter');
    const row = tasks.task('Call the otter');
    await row.locator('[data-status=Done]').waitFor();
    await row.hover();
    await row.getByRole('button', { name: 'Run Again' }).dblclick();
    await expect.poll(() => tasks.rows.locator('[data-status=Done]').count()).toBe(2);
    expect(await tasks.rows.count()).toBe(2);
    expect(new Set(executed().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
    expect(executed()).toHaveLength(2);
  });

  it('leaves the copy alone that comes under the pointer between its two halves', async () => {
    const { page } = await somebody('/smart-tasks');
    const tasks = smartTasksPage(page);
    await tasks.send('Call the otter');
    const { rows } = tasks;
    await rows.first().locator('[data-status=Done]').waitFor();
    await rows.first().hover();
    const again = () => rows.first().getByRole('button', { name: 'Run Again' });
    const { x, y, width, height } = await again().boundingBox();
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.up();
    await rows.nth(1).waitFor();
    await rows.first().locator('[data-status=Done]').waitFor();
    // The copy's own button stands there by now.
    await expect.poll(async () => (await again().boundingBox()).y).toBe(y);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await tasks.send('Write to the otter');
    await rows.nth(2).waitFor();
    expect(await rows.count()).toBe(3);
  });

  it('makes one session, and one copy', async () => {
    const app = await somebody('/crocodile-hub');
    const { page, titles } = app;
    await page.getByRole('complementary').getByRole('button', { name: 'New Session' }).dblclick();
    await page.waitForURL((url) => url.pathname === '/command-center');
    await page.getByRole('region', { name: 'New Session' }).waitFor();
    await expect.poll(titles).toEqual(['New Session']);

    await settled(app);
    await page.getByRole('button', { name: 'New Session', exact: true }).last().dblclick();
    await expect.poll(async () => (await titles()).length).toBe(2);

    await settled(app);
    await page.getByRole('button', { name: 'Duplicate session' }).dblclick();
    await page.getByText('Session duplicated successfully!').first().waitFor();
    await expect.poll(titles).toEqual(['New Session', 'New Session', 'New Session (Copy)']);
  });

  it('opens a dialog, and does not close it by its second half', async () => {
    const { page } = await somebody('/crocodile-hub');
    // The first time its code is still on the way.
    for (const name of ['Send Email', 'Create Reminder', 'Send Email']) {
      await page.getByRole('main').getByRole('button', { name, exact: true }).dblclick();
      const dialog = page.getByRole('dialog', { name });
      await dialog.waitFor();
      for (let frames = 0; frames < 2; frames += 1) await new Promise(appWindow().requestAnimationFrame);
      expect(await dialog.isVisible()).toBe(true);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await dialog.waitFor({ state: 'detached' });
    }
  });
});

describe('words that a page left in the box as it died', () => {
  /** The words as they stood before they were sent. The page that lives on removes them first, when it knows. */
  async function putBack(key: string, left: string | null): Promise<void> {
    await expect.poll(() => sessionStorage.getItem(key) === left).toBe(false);
    sessionStorage.setItem(key, left ?? '');
  }

  it('make one task when they are sent again', async () => {
    const { page, executed } = await somebody('/smart-tasks');
    const tasks = smartTasksPage(page);
    const box = page.getByRole('textbox', { name: 'New task' });
    const send = page.getByRole('button', { name: 'Send', exact: true });
    await box.fill('Call the otter');
    // As the page leaves it that stored the task, and died before it knew.
    const left = sessionStorage.getItem('personal:command-tasks');
    expect(left).toContain('Call the otter');
    await send.click();
    await tasks.task('Call the otter').locator('[data-status=Done]').waitFor();
    await putBack('personal:command-tasks', left);
    await page.reload();
    await expect.poll(() => box.inputValue()).toBe('Call the otter');

    await send.click();
    await expect.poll(() => box.inputValue()).toBe('');
    await tasks.task('Call the otter').locator('[data-status=Done]').waitFor();
    expect(await tasks.rows.count()).toBe(1);
    expect(executed()).toHaveLength(1);
  });

  it('begin one session when they are a question', async () => {
    const question = 'Who is the otter?';
    scriptAssistant();
    const { page, titles } = await somebody('/crocodile-hub');
    const box = hubPage(page).commandBox();
    await box.fill(question);
    const left = sessionStorage.getItem('personal:command-hub');
    expect(left).toContain(question);
    await box.press('Enter');
    await page.waitForURL((url) => url.pathname === '/command-center');
    await expect.poll(titles).toEqual([question]);
    await putBack('personal:command-hub', left);
    await page.goto('/crocodile-hub');
    await expect.poll(() => box.inputValue()).toBe(question);

    await box.press('Enter');
    await page.waitForURL((url) => url.pathname === '/command-center');
    await page.getByRole('log', { name: 'Conversation' }).getByText(question).waitFor();
    expect(await titles()).toEqual([question]);
  });
});

describe('a form', () => {
  it('asks under the same key again where its call never reached the server', async () => {
    const app = await somebody('/crocodile-hub');
    const dialog = await openDialog(app, 'Schedule Meeting');
    await dialog.getByLabel('Meeting Title').fill('Otter review');
    await dialog.getByLabel('Date').fill('2030-05-01');
    await dialog.getByLabel('Time').fill('10:30');
    app.api.on('execute', dropped);
    const submit = dialog.getByRole('button', { name: 'Schedule Meeting', exact: true });
    await submit.click();
    await app.page.getByText('Failed to schedule meeting: Network error').first().waitFor();
    app.api.on('execute', runAtOnce);
    await submit.click();
    await dialog.waitFor({ state: 'detached' });
    expect(new Set(app.executed().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('that two tabs hold leaves once, where it was refused before the ledger got it', async () => {
    const app = await somebody('/crocodile-hub');
    const dialog = await fillMail(app);
    const there = ownStorage();
    app.api.on('execute', failed('forbidden'));
    await sendMail(dialog);
    await app.page.getByText('Failed to send email').first().waitFor();
    const here = ownStorage();
    app.api.on('execute', app.ledger.does('Sent'));
    for (const tab of [here, there]) {
      await goOnIn(app, tab);
      await sendMail(dialog);
      await dialog.waitFor({ state: 'detached' });
    }
    expect(app.executed()).toHaveLength(3);
    expect(new Set(app.executed().map(({ taskId }) => taskId)).size).toBe(1);
  });

  it('that two tabs hold leaves once under the next key, where the ledger ended its first one', async () => {
    const app = await somebody('/crocodile-hub');
    const dialog = await fillMail(app);
    const there = ownStorage();
    const refused = app.page.getByText('Failed to send email').first();
    app.api.on('execute', failed('forbidden', { settled: true }));
    await sendMail(dialog);
    await refused.waitFor();
    const here = ownStorage();
    const [ended] = app.executed();
    const does = app.ledger.does('Sent');
    app.api.on('execute', (call) =>
      call.body.taskId === ended?.taskId ? failed('forbidden', { settled: true }) : does(call),
    );
    await goOnIn(app, here);
    await sendMail(dialog);
    await dialog.waitFor({ state: 'detached' });
    await goOnIn(app, there);
    await sendMail(dialog);
    await refused.waitFor();
    await sendMail(dialog);
    await dialog.waitFor({ state: 'detached' });
    const [first, next, again, last] = app.executed().map(({ taskId }) => taskId);
    expect([again, last]).toEqual([first, next]);
    expect(next).not.toBe(first);
  });

  it('whose words were changed after such a refusal is one task, with the words that left', async () => {
    const app = await somebody('/crocodile-hub');
    const dialog = await fillMail(app);
    app.api.on('execute', failed('forbidden'));
    await sendMail(dialog);
    await app.page.getByText('Failed to send email').first().waitFor();
    app.api.on('execute', app.ledger.does('Sent'));
    await dialog.getByLabel('To').fill('badger@example.com');
    await sendMail(dialog);
    await dialog.waitFor({ state: 'detached' });
    const tasks = await app.store.list(paths.smartTasks(app.person.uid));
    expect(tasks).toMatchObject([
      {
        status: 'Done',
        originalCommand: expect.stringContaining('badger@example.com'),
        actionPayload: { to: ['badger@example.com'] },
      },
    ]);
  });

  it('leaves the task alone under whose key other words have left', async () => {
    const app = await somebody('/crocodile-hub', { holdMs: 600_000 });
    const dialog = await fillMail(app);
    const there = ownStorage();
    app.api.on('execute', app.ledger.holds);
    await sendMail(dialog);
    await dialog.waitFor({ state: 'detached' });
    app.api.on('execute', failed('conflict', { reason: 'keyUsed' }));
    await goOnIn(app, there);
    await dialog.getByLabel('To').fill('badger@example.com');
    await sendMail(dialog);
    await app.page.getByText(/^The version before your changes did go through/).waitFor();
    const tasks = await app.store.list(paths.smartTasks(app.person.uid));
    expect(tasks).toMatchObject([{ status: 'Pending', actionPayload: { to: ['otter@example.com'] } }]);
  });

  it('has the words of a refused mail again, wherever the person is by then', async () => {
    const app = await somebody('/crocodile-hub', { holdMs: 5_000 });
    const { page, api, store, person, ledger } = app;
    api.on('execute', ledger.holds);
    const dialog = await fillMail(app);
    await dialog.getByRole('button', { name: 'Send Email', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await sidebar(page).open('Campaigns');
    const [task] = await store.list(paths.smartTasks(person.uid));
    await ledger.refuses(task?.id ?? '', 'Google does not know this address');
    const toast = page.getByRole('alert').filter({ hasText: 'Failed to send email' });
    await toast.getByRole('button', { name: 'Edit' }).click();
    const back = page.getByRole('dialog', { name: 'Send Email' });
    await expect.poll(() => back.getByLabel('To').inputValue()).toBe('otter@example.com');
    await expect.poll(() => back.getByLabel('Subject').inputValue()).toBe('About otters');
    await expect.poll(() => back.getByLabel('Message').inputValue()).toBe('Dear otter');
    await back.getByRole('button', { name: 'Send Email', exact: true }).click();
    await expect.poll(() => app.executed().length).toBe(2);
    const payload = { to: ['otter@example.com'], subject: 'About otters', body: 'Dear otter' };
    expect(app.executed().map((asked) => asked.payloadHash)).toEqual([
      payloadHash('send_email', payload),
      payloadHash('send_email', payload),
    ]);
  });

  it('is told that nothing was sent when its mail is taken back, after a reload too', async () => {
    const app = await somebody('/crocodile-hub', { holdMs: 30_000 });
    const { page, api, ledger } = app;
    api.on('execute', ledger.holds);
    api.on('undo', ledger.cancels);
    const dialog = await fillMail(app);
    await dialog.getByRole('button', { name: 'Send Email', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    const toasts = page.getByRole('region', { name: /^What just happened/ });
    await toasts.getByRole('button', { name: 'Undo' }).waitFor();
    await page.reload();
    await toasts.getByRole('button', { name: 'Undo' }).click();
    await toasts.getByText('Cancelled, nothing was sent').waitFor();
    expect(api.calls('undo').map(({ body }) => body.key)).toEqual(
      app.executed().map(({ idempotencyKey }) => idempotencyKey),
    );
  });

  it('keeps what stands in it over a reload, until the person closes it', async () => {
    const app = await somebody('/crocodile-hub');
    await fillMail(app);
    await app.page.reload();
    const again = app.page.getByRole('dialog', { name: 'Send Email' });
    await again.waitFor();
    await expect.poll(() => again.getByLabel('Message').inputValue()).toBe('Dear otter');
    await again.getByRole('button', { name: 'Cancel' }).click();
    await again.waitFor({ state: 'detached' });
    const empty = await openDialog(app, 'Send Email');
    await expect.poll(() => empty.getByLabel('Message').inputValue()).toBe('');
  });
});

it('a message goes along into the new session, and the toast that asked for one leaves', async () => {
  const { page } = await somebody('/command-center');
  const composer = page.getByRole('textbox', { name: 'Message' });
  await composer.fill('Ask the otter');
  await composer.press('Enter');
  const asks = page.getByRole('alert').filter({ hasText: 'Please select a session first' });
  await asks.getByRole('button', { name: 'New Session' }).click();
  await page.getByRole('region', { name: 'New Session' }).waitFor();
  await expect.poll(() => composer.inputValue()).toBe('Ask the otter');
  await expect.poll(() => asks.count()).toBe(0);
});

it.each(['/crocodile-hub', '/smart-tasks'])(
  'the command box of %s keeps its words over a reload and a look elsewhere',
  async (path) => {
    const { page } = await somebody(path);
    const box = page.getByRole('main').locator('form textarea').first();
    const words = 'Remind me of the otter tomorrow at 9';
    await box.fill(words);
    await page.reload();
    await expect.poll(() => box.inputValue()).toBe(words);
    await sidebar(page).open('Campaigns');
    await page.waitForURL('**/campaigns');
    appWindow().history.back();
    await expect.poll(() => appDocument().querySelector('main form textarea')?.textContent).toBe(words);
  },
);
