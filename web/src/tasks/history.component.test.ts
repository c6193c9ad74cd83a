import { paths } from '@crocodile-hub/core/contract/paths';
import { describe, expect, it } from 'vitest';
import { commandCenterPage } from '../../../tests/e2e/pages/command-center-page.ts';
import { smartTasksPage } from '../../../tests/e2e/pages/smart-tasks-page.ts';
import { replied } from '../testing/answers.ts';
import { aPerson, signedIn, type SignedIn } from '../testing/app.ts';
import type { AppWindow } from '../testing/app-frame.ts';
import { scriptAssistant } from '../testing/assistant.ts';
import { aClock } from '../testing/clock.ts';
import { aConsent } from '../testing/consent.ts';
import { givenGoogle, givenReminder, givenTask } from '../testing/given.ts';
import { aReading, readAction, readAs } from '../testing/engine.ts';
import { accepted, aLedger, execution } from '../testing/ledger.ts';
import { stage } from '../testing/stage.ts';
import type { Stored } from '../testing/stored-values.ts';

async function onSmartTasks(options: Omit<SignedIn, 'at'> = {}) {
  const { person = aPerson(), ...more } = options;
  const visited = await signedIn({ ...more, person, at: '/smart-tasks' });
  return { ...visited, tasks: smartTasksPage(visited.page), ledger: aLedger(person) };
}

/** With a Google account. */
async function connected(options: Omit<SignedIn, 'at' | 'person'> = {}) {
  const person = aPerson();
  await givenGoogle(person);
  return onSmartTasks({ ...options, person });
}

/** A person with recorded commands, on Smart Tasks. */
async function withTasks(...given: Stored[]) {
  const person = aPerson();
  await givenGoogle(person);
  const ids: string[] = [];
  for (const fields of given) ids.push(await givenTask(person, fields));
  const [id = ''] = ids;
  const { store } = stage();
  const stored = () => store.read(`${paths.smartTasks(person.uid)}/${id}`);
  return { ...(await onSmartTasks({ person })), id, stored };
}

const aMail = (to: string) => ({ to, payload: { to: [to], subject: 'Quote', body: 'Here it is' } });

const aMeeting = (eventId: string, hour: number) =>
  readAction('update_event', {
    eventId,
    etag: eventId,
    title: 'Dentist',
    startTime: `2030-04-02T${hour}:00:00+03:00`,
    endTime: `2030-04-02T${hour + 1}:00:00+03:00`,
  });

const stretch = {
  task: 'stretch',
  reminderTime: new Date(Date.now() + 50 * 60_000).toISOString(),
};

/** The reminder that the server makes of it. */
const givenStretch = (uid: string) =>
  givenReminder({ uid }, { id: 'stretch', task: stretch.task, dueAt: new Date(stretch.reminderTime) });

describe('the connection', () => {
  it('names the account', async () => {
    const { page, person } = await connected();
    await page.getByText(`Google connected · ${person.email}`).waitFor();
    expect(await page.getByRole('button', { name: 'Reconnect Google Account' }).count()).toBe(0);
  });

  it('asks to reconnect when there is none, and goes on once there is', async () => {
    const consent = aConsent();
    const { page, person, api } = await onSmartTasks({ prepare: consent.openIn });
    const banner = page.getByRole('region', { name: 'Google not connected' });
    await banner.getByText('Google authorization required. Please reconnect your Google account.').waitFor();
    const state = 'state-of-this-consent';
    api.reply('googleStart', { success: true, authUrl: 'https://accounts.google.test/', state });
    api.on('googleExchange', async () => {
      await givenGoogle(person);
      return replied({
        success: true,
        idToken: 'x',
        accessToken: `ya29.${'x'.repeat(60)}`,
        expiresInSeconds: 3_600,
        email: person.email,
        ticket: null,
      });
    });
    await banner.getByRole('button', { name: 'Reconnect Google Account' }).click();
    await expect.poll(consent.address).toBe('https://accounts.google.test/');
    await consent.answer({ state, code: 'code-of-this-consent' });
    await page.getByText(`Google connected · ${person.email}`).waitFor();
    await banner.waitFor({ state: 'detached' });
    expect(api.calls('googleExchange').map(({ body }) => body)).toMatchObject([
      { state, code: 'code-of-this-consent' },
    ]);
  });

  it('that is missing makes a task an error that asks for approval', async () => {
    const { api, tasks } = await onSmartTasks();
    const words = 'remind me to stretch in 5 minutes';
    api.reply('legacySmartTask', aReading(words, 'reminder', stretch));
    api.fail('execute', 'reauth', { error: 'Google access token required', requiresAuth: true });
    await tasks.send(words);
    const row = tasks.task(words);
    await row.getByText('Error', { exact: true }).waitFor();
    await row.getByText('Approval needed. Please reconnect your Google account.').waitFor();
    await row.getByRole('button', { name: 'Reconnect Google Account' }).waitFor();
    expect(api.calls('execute').length).toBe(1);
  });

  it('says so in Hebrew too', async () => {
    localStorage.setItem('language', 'he');
    const { page } = await onSmartTasks();
    await page.getByRole('button', { name: 'חיבור מחדש של חשבון Google' }).waitFor();
  });
});

describe('the command input', () => {
  it('takes two characters and more, and offers examples', async () => {
    const { page, tasks, api } = await connected();
    const input = page.getByRole('textbox', { name: 'New task' });
    const send = page.getByRole('button', { name: 'Send', exact: true });
    await input.fill(' a ');
    await expect.poll(() => send.isDisabled()).toBe(true);
    await input.fill('ab');
    await expect.poll(() => send.isEnabled()).toBe(true);
    await input.fill('');
    await page.getByRole('button', { name: 'Schedule a call with Avi on Thursday at 15:00' }).click();
    await expect.poll(() => input.inputValue()).toBe('Schedule a call with Avi on Thursday at 15:00');
    await expect.poll(() => tasks.rows.count()).toBe(0);
    expect(api.calls('legacySmartTask')).toEqual([]);
  });
});

describe('words that ask for nothing a task could do', () => {
  const words = 'move my dentist appointment to Friday';

  it.each([
    ['by a conversation alone', readAction('unknown', {})],
    ['also where one reading is near', readAction('unknown', {}, { alternatives: [aMeeting('e1', 10)] })],
    ['also where a yes is needed', readAction('unknown', {}, { requiresConfirmation: true })],
  ])('are answered in the Command Center: %s', async (_, read) => {
    const assistant = scriptAssistant();
    const { page, tasks, api, store, person } = await connected();
    api.on('legacySmartTask', readAs({ ...read, words }));
    await tasks.send(words);
    await page.waitForURL(({ pathname }) => pathname === '/command-center');
    const [session, ...others] = await store.list(paths.sessions(person.uid));
    expect(others).toEqual([]);
    expect(session).toMatchObject({ title: words, icon: '💬' });
    await commandCenterPage(page).log.getByText(words).first().waitFor();
    await expect.poll(() => assistant.asked().length).toBe(1);
    const said = await store.list(paths.messages(person.uid, session?.id ?? ''));
    expect(said).toMatchObject([{ type: 'user', content: words }]);
    expect(await store.list(paths.smartTasks(person.uid))).toEqual([]);
    expect(api.calls('execute')).toEqual([]);
  });

  it('are a task that waits where there are two readings to choose from', async () => {
    const { page, tasks, api, store, person } = await connected();
    const alternatives = [aMeeting('e1', 10), aMeeting('e2', 12)];
    const read = readAction('unknown', {}, { requiresConfirmation: true, alternatives, words });
    api.on('legacySmartTask', readAs(read));
    await tasks.send(words);
    await tasks.task(words).getByRole('group', { name: 'Several fit. Which one?' }).waitFor();
    await expect
      .poll(() => store.list(paths.smartTasks(person.uid)))
      .toMatchObject([{ originalCommand: words, status: 'Waiting Confirmation' }]);
    expect(await store.list(paths.sessions(person.uid))).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/smart-tasks');
  });

  it('stay in the field where the conversation cannot be stored', async () => {
    const { page, tasks, api, store, person, refusals } = await connected();
    api.on('legacySmartTask', readAs(readAction('unknown', {}, { words })));
    await refusals.during({ of: 'write', mentions: /sessions/ }, async () => {
      await tasks.send(words);
      await tasks.toast('Error creating').waitFor();
    });
    expect(await page.getByRole('textbox', { name: 'New task' }).inputValue()).toBe(words);
    expect(new URL(page.url()).pathname).toBe('/smart-tasks');
    expect(await store.list(paths.smartTasks(person.uid))).toEqual([]);
  });
});

describe('a command', () => {
  const words = 'remind me to stretch in 50 minutes';

  it('runs by itself after its second, and is recorded with a check mark', async () => {
    const { tasks, api, person, ledger, store } = await connected();
    api.reply('legacySmartTask', aReading(words, 'reminder', stretch));
    const isDone = ledger.does('Reminder set for 12:00: stretch');
    api.on('execute', async (call) => {
      await givenStretch(person.uid);
      return isDone(call);
    });
    await tasks.send(words);
    const row = tasks.task(words);
    await row.getByText('Pending').waitFor();
    await row.getByText('Done').waitFor();
    await row.getByText(/^✅ Reminder set for .*: stretch/).waitFor();
    await tasks.reminder('stretch').getByText('Active').waitFor();
    const [task, ...others] = await store.list(paths.smartTasks(person.uid));
    expect(others).toEqual([]);
    expect(api.calls('legacySmartTask').map(({ body }) => body.command)).toEqual([words]);
    expect(api.calls('execute').map(({ body }) => body)).toMatchObject([
      execution(person, task?.id ?? '', 'reminder', stretch),
    ]);
  });

  it('is cancelled while its second runs, and nothing happens', async () => {
    const clock = aClock();
    const { tasks, api } = await connected({
      // The task's second lasts six here, so that the slowest machine can click within it.
      prepare: (opened) => {
        clock.installIn(opened);
        slowSecond(opened);
      },
    });
    api.reply('legacySmartTask', aReading(words, 'reminder', stretch));
    await tasks.send(words);
    const row = tasks.task(words);
    await row.getByText('Runs in a second').waitFor();
    await row.getByRole('button', { name: 'Cancel' }).click();
    await row.locator('[data-status=Cancelled]').waitFor();
    await clock.fastForward(6_000);
    expect(await tasks.reminder('stretch').count()).toBe(0);
    expect(api.calls('execute')).toEqual([]);
  });

  it('that waits for a yes shows what will happen, and runs on Confirm', async () => {
    const { to, payload } = aMail('quote@example.com');
    const { tasks, api, person, ledger, id } = await withTasks({
      status: 'Waiting Confirmation',
      actionPayload: payload,
      actionSummary: '',
    });
    api.on('execute', ledger.holds);
    const row = tasks.task('email Dana the quote');
    await row.getByText(to).waitFor();
    await row.getByText('What you see is what is sent.').waitFor();
    await row.getByRole('button', { name: 'Confirm' }).click();
    await row.getByText(/Held for you/).waitFor();
    await ledger.leaves(id, `Email sent to ${to}`);
    await row.getByText('Done').waitFor();
    expect(api.calls('execute').map(({ body }) => body)).toMatchObject([
      { ...execution(person, id, 'send_email', payload), holdMs: 5_000 },
    ]);
  });

  it('that waits for a yes is called off by Cancel', async () => {
    const { payload } = aMail('quote@example.com');
    const { tasks, api, stored } = await withTasks({
      status: 'Waiting Confirmation',
      actionPayload: payload,
      actionSummary: '',
    });
    const row = tasks.task('email Dana the quote');
    await row.getByRole('button', { name: 'Cancel' }).click();
    await row.locator('[data-status=Cancelled]').waitFor();
    await expect.poll(stored).toMatchObject({ status: 'Cancelled', actionSummary: 'Cancelled' });
    expect(api.calls('execute')).toEqual([]);
  });

  it('whose answer was lost is called off where it is held', async () => {
    const { payload } = aMail('quote@example.com');
    const { tasks, api, person, id, stored, ledger } = await withTasks({
      status: 'Pending',
      actionPayload: payload,
      actionSummary: '',
    });
    const times = { runAt: new Date(Date.now() + 600_000), undoUntil: new Date(Date.now() + 600_000) };
    await stage().store.set(`${paths.outbox(person.uid)}/${id}`, {
      ...accepted({ actionType: 'send_email', payload, taskId: id }),
      status: 'held',
      updatedAt: new Date(),
      ...times,
    });
    api.on('undo', ledger.cancels);
    const row = tasks.task('email Dana the quote');
    await row.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(stored).toMatchObject({ status: 'Cancelled' });
    expect(api.calls('undo').map(({ body }) => body)).toMatchObject([{ key: id }]);
  });

  it('that lacks something cannot be confirmed', async () => {
    const { tasks } = await withTasks({
      status: 'Waiting Confirmation',
      actionPayload: { to: ['dana@example.com'], subject: 'Quote' },
    });
    const confirm = tasks.task('email Dana the quote').getByRole('button', { name: 'Confirm' });
    await confirm.waitFor();
    await expect.poll(() => confirm.isDisabled()).toBe(true);
  });
});

describe('the history', () => {
  it('is searched over command, echo, status and summary', async () => {
    const { tasks } = await withTasks(
      { originalCommand: 'email Dana', assistantEcho: 'unicorn', actionSummary: 'sent' },
      { originalCommand: 'תזכיר לי לקנות חלב', assistantEcho: '', status: 'Error', actionSummary: '❌ no' },
      { originalCommand: 'call Avi', assistantEcho: '', status: 'Cancelled', actionSummary: 'called off' },
    );
    await expect.poll(() => tasks.rows.count()).toBe(3);
    for (const [words, command] of [
      ['EMAIL', 'email Dana'],
      ['unicorn', 'email Dana'],
      ['error', 'חלב'],
      ['called OFF', 'call Avi'],
      ['לקנות', 'חלב'],
    ] as const) {
      await tasks.search(words);
      await expect.poll(() => tasks.rows.allInnerTexts()).toEqual([expect.stringContaining(command)]);
    }
    await tasks.search('nowhere');
    await tasks.history.getByText('No task matches "nowhere"').waitFor();
  });

  it('is searched by the words that a Hebrew screen shows', async () => {
    localStorage.setItem('language', 'he');
    const person = aPerson();
    await givenTask(person, { originalCommand: 'email Dana' });
    await givenTask(person, { originalCommand: 'call Avi', status: 'Error', reason: 'tooLate' });
    const { page } = await onSmartTasks({ person });
    const rows = page.getByRole('region', { name: 'היסטוריית משימות' }).getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(2);
    for (const [words, command] of [
      ['בוצעה', 'email Dana'],
      ['המועד עבר', 'call Avi'],
    ] as const) {
      await page.getByRole('searchbox', { name: 'חיפוש משימות...' }).fill(words);
      await expect.poll(() => rows.allInnerTexts()).toEqual([expect.stringContaining(command)]);
    }
  });

  it('says that only its newest were searched, and searches older ones', async () => {
    const person = aPerson();
    const now = Date.now();
    const { store } = stage();
    const timestamp = new Date(now - 600_000);
    const oldest = await givenTask(person, { originalCommand: 'feed the unicorn', timestamp });
    const stored = await store.read(`${paths.smartTasks(person.uid)}/${oldest}`);
    await store.setAll(
      Array.from({ length: 500 }, (_, index) => [
        `${paths.smartTasks(person.uid)}/t${index}`,
        { ...stored, originalCommand: `task ${index}`, timestamp: new Date(now - index) },
      ]),
    );
    const { tasks } = await onSmartTasks({ person });
    await expect.poll(() => tasks.rows.count()).toBe(50);
    await tasks.search('unicorn');
    await tasks.history.getByText('No task matches "unicorn"').waitFor();
    await tasks.history.getByText('Only the newest 500 tasks were searched.').waitFor();
    await tasks.history.getByRole('button', { name: 'Search older tasks' }).click();
    await tasks.task('feed the unicorn').waitFor();
    await expect.poll(() => tasks.history.getByText(/tasks were searched/).count()).toBe(0);
  });

  it('stays where it is while older ones are loaded', async () => {
    const { tasks } = await withTasks(
      ...Array.from({ length: 60 }, (_, index) => ({ originalCommand: `task ${index}` })),
    );
    await expect.poll(() => tasks.rows.count()).toBe(50);
    const first = tasks.rows.first();
    await first.getByRole('button', { name: 'Details' }).click();
    const details = first.getByRole('button', { name: 'Details' });
    await expect.poll(() => details.getAttribute('aria-expanded')).toBe('true');
    await tasks.history.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => tasks.rows.count()).toBe(60);
    expect(await details.getAttribute('aria-expanded')).toBe('true');
  });

  it('is no higher than three fifths of the window', async () => {
    const { tasks } = await withTasks(
      ...Array.from({ length: 25 }, (_, index) => ({ originalCommand: `task ${index}` })),
    );
    await expect.poll(() => tasks.rows.count()).toBe(25);
    const list = tasks.history.locator('ul').locator('..');
    expect((await list.boundingBox())?.height).toBeLessThanOrEqual(1_000 * 0.6 + 1);
  });

  it('runs a task again as a new one', async () => {
    const { to, payload } = aMail('quote@example.com');
    const { tasks, api, person, ledger, store, id } = await withTasks({ actionPayload: payload });
    api.on('execute', ledger.holds);
    await tasks.act('email Dana the quote', 'Run Again');
    await expect.poll(() => tasks.rows.count()).toBe(2);
    await tasks.rows.getByText(/Held for you/).waitFor();
    const [copy, ...others] = (await store.list(paths.smartTasks(person.uid))).filter(
      (task) => task.id !== id,
    );
    expect(others).toEqual([]);
    const copyId = copy?.id ?? '';
    await ledger.leaves(copyId, `Email sent to ${to}`);
    await tasks.rows.getByText(`✅ Email sent to ${to}`).waitFor();
    expect(api.calls('execute').map(({ body }) => body)).toMatchObject([
      { ...execution(person, copyId, 'send_email', payload), holdMs: 5_000 },
    ]);
  });

  it.each([
    [{ actionType: 'unknown' }, 'Cannot re-run: Invalid or unknown action type'],
    [{ actionType: 'send_sms' }, 'Cannot re-run: Unsupported action type: send_sms'],
    [{ actionPayload: null, originalCommand: '' }, 'Cannot re-run: No action payload available'],
  ])('does not run %j again, and says why', async (fields, words) => {
    const { tasks, api } = await withTasks(fields);
    await tasks.rows.first().hover();
    await tasks.rows.first().getByRole('button', { name: 'Run Again' }).click();
    await tasks.toast(words).waitFor();
    expect(api.calls('execute')).toEqual([]);
  });

  it('reads the words again when the payload is gone', async () => {
    const words = 'remind me to stretch in 50 minutes';
    const { tasks, api, person, ledger } = await withTasks({
      originalCommand: words,
      actionType: 'reminder',
      actionPayload: null,
    });
    api.reply('legacySmartTask', aReading(words, 'reminder', stretch));
    const isDone = ledger.does('Reminder set for 12:00: stretch');
    api.on('execute', async (call) => {
      await givenStretch(person.uid);
      return isDone(call);
    });
    await tasks.act(words, 'Run Again');
    await tasks.toast('Re-parsing command (original payload not available)').waitFor();
    await tasks.reminder('stretch').waitFor();
    expect(api.calls('legacySmartTask').map(({ body }) => body.command)).toEqual([words]);
    expect(api.calls('execute').map(({ body }) => body.payload)).toEqual([stretch]);
  });

  it('runs an edited copy, and shows the difference before', async () => {
    const [first, second] = [aMail('first@example.com'), aMail('second@example.com')];
    const { tasks, api, person, ledger, store, id } = await withTasks({ actionPayload: first.payload });
    api.reply('legacySmartTask', aReading('email Dana the quote', 'send_email', first.payload));
    api.on('execute', ledger.does(`Email sent to ${second.to}`));
    await tasks.act('email Dana the quote', 'Edit and run');
    const dialog = tasks.dialog('Edit and run');
    await dialog.getByText('Nothing is changed yet.').waitFor();
    await dialog.getByLabel('To').fill(second.to);
    const changes = dialog.getByLabel('What changes');
    await changes.getByText(first.to).waitFor();
    await changes.getByText(second.to).waitFor();
    await expect.poll(() => changes.locator('dt').allInnerTexts()).toEqual(['To']);
    await dialog.getByRole('button', { name: 'Run', exact: true }).click();
    await tasks.rows.getByText(`✅ Email sent to ${second.to}`).waitFor();
    const copies = (await store.list(paths.smartTasks(person.uid))).filter((task) => task.id !== id);
    expect(copies).toMatchObject([{ status: 'Done' }]);
    expect(api.calls('execute').map(({ body }) => body)).toMatchObject(
      copies.map((copy) => execution(person, copy.id, 'send_email', second.payload)),
    );
  });

  it('keeps the words of an edited copy that cannot be stored', async () => {
    const first = aMail('first@example.com');
    const { tasks, page, api, problems, refusals } = await withTasks({ actionPayload: first.payload });
    api.reply('legacySmartTask', aReading('email Dana the quote', 'send_email', first.payload));
    await tasks.act('email Dana the quote', 'Edit and run');
    const dialog = tasks.dialog('Edit and run');
    await dialog.getByLabel('To').fill('second@example.com');
    await refusals.during({ of: 'write', mentions: /smartTasks/ }, async () => {
      await dialog.getByRole('button', { name: 'Run', exact: true }).click();
      await page.getByText('Error creating task').waitFor();
    });
    // Firestore itself logs a refused transaction.
    problems.splice(0);
    expect(await dialog.getByLabel('To').inputValue()).toBe('second@example.com');
    expect(api.calls('execute')).toEqual([]);
  });

  it('deletes a task', async () => {
    const { tasks, stored } = await withTasks({});
    await tasks.act('email Dana the quote', 'Delete');
    await tasks.toast('Task deleted').waitFor();
    await expect.poll(() => tasks.rows.count()).toBe(0);
    await expect.poll(stored).toBeUndefined();
  });

  it('links to where a Google API is enabled', async () => {
    const { tasks } = await withTasks({
      status: 'Error',
      actionSummary: '❌ Gmail API has not been used in project 1043 before or it is disabled.',
    });
    const link = tasks
      .task('email Dana the quote')
      .getByRole('link', { name: 'Enable it in the Google Cloud console' });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe(
      'https://console.cloud.google.com/apis/library/gmail.googleapis.com',
    );
  });

  it('tells the trail of a task: when, over what, with what, and what came of it', async () => {
    const { to, payload } = aMail('quote@example.com');
    const { tasks, api, ledger } = await withTasks({ actionPayload: payload });
    api.on('execute', ledger.does(`Email sent to ${to}`));
    await tasks.act('email Dana the quote', 'Details');
    await tasks.task('email Dana the quote').getByText('Nothing was run for this task.').waitFor();
    await tasks.act('email Dana the quote', 'Run Again');
    await tasks.rows.getByText(`✅ Email sent to ${to}`).waitFor();
    const row = tasks.rows.first();
    await row.hover();
    await row.getByRole('button', { name: 'Details' }).click();
    for (const words of ['send_email', 'Here it is', 'Already delivered'])
      await row.getByText(words).waitFor();
  });
});

function slowSecond(opened: AppWindow): void {
  const real = opened.setTimeout.bind(opened);
  const slowed = (work: TimerHandler, ms?: number, ...rest: unknown[]) =>
    real(work, ms === 1_000 ? 6_000 : ms, ...rest);
  Object.defineProperty(opened, 'setTimeout', { value: slowed });
}
