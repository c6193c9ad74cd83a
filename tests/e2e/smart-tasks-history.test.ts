import { randomUUID } from 'node:crypto';
import { paths } from '@crocodile-hub/core/contract/paths';
import { describe, expect, it } from 'vitest';
import { givenTask, stored } from '../support/given.ts';
import { aPerson } from '../support/people.ts';
import { sent } from '../support/sent.ts';
import { inHebrew, signedIn } from '../support/signed-in.ts';
import { smartTasksPage } from './pages/smart-tasks-page.ts';
import { patience } from '../support/patience.ts';

async function onSmartTasks(options: Parameters<typeof signedIn>[0] = { google: true }) {
  const visited = await signedIn({ ...options, at: '/smart-tasks' });
  return { ...visited, tasks: smartTasksPage(visited.page) };
}

/** A person with recorded commands, on Smart Tasks. */
async function withTasks(...given: Record<string, unknown>[]) {
  const person = await aPerson({ google: true });
  const ids: string[] = [];
  for (const fields of given) ids.push(await givenTask(person, fields));
  return { ...(await onSmartTasks({ person })), ids };
}

const aMail = () => {
  const to = `${randomUUID().slice(0, 8)}@example.com`;
  return { to, payload: { to: [to], subject: 'Quote', body: 'Here it is' } };
};

async function mailsTo(address: string) {
  return (await sent()).filter(({ to }) => to.includes(address));
}

describe('the connection', () => {
  it('names the account', async () => {
    const { page, person, close } = await onSmartTasks();
    await page.getByText(`Google connected · ${person.email}`).waitFor(patience);
    expect(await page.getByRole('button', { name: 'Reconnect Google Account' }).count()).toBe(0);
    await close();
  });

  it('asks to reconnect when there is none, and goes on once there is', async () => {
    const { page, person, close } = await onSmartTasks({});
    const banner = page.getByRole('region', { name: 'Google not connected' });
    await banner
      .getByText('Google authorization required. Please reconnect your Google account.')
      .waitFor(patience);
    const popup = page.waitForEvent('popup');
    await banner.getByRole('button', { name: 'Reconnect Google Account' }).click();
    const consent = await popup;
    await consent.getByLabel('Use another account').fill(person.email);
    await consent.getByRole('button', { name: 'Next' }).click();
    await consent.getByRole('button', { name: 'Allow' }).click();
    await page.getByText(`Google connected · ${person.email}`).waitFor(patience);
    await banner.waitFor({ state: 'detached' });
    await close();
  });

  it('that is missing makes a task an error that asks for approval', async () => {
    const { tasks, problems, close } = await onSmartTasks({});
    await tasks.send('remind me to stretch in 5 minutes');
    const row = tasks.task('remind me to stretch in 5 minutes');
    await row.getByText('Error', { exact: true }).waitFor(patience);
    await row.getByText('Approval needed. Please reconnect your Google account.').waitFor();
    await row.getByRole('button', { name: 'Reconnect Google Account' }).waitFor();
    // The refusal that this test provokes.
    expect(problems.splice(0)).toEqual([expect.stringMatching(/401 .*\/api\/action-engine\/execute$/)]);
    await close();
  });

  it('says so in Hebrew too', async () => {
    const { page, close } = await onSmartTasks({});
    await inHebrew(page);
    await page.getByRole('button', { name: 'חיבור מחדש של חשבון Google' }).waitFor(patience);
    await close();
  });
});

describe('the command input', () => {
  it('takes two characters and more, and offers examples', async () => {
    const { page, tasks, close } = await onSmartTasks();
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
    await close();
  });
});

describe('a command', () => {
  it('runs by itself after its second, and is recorded with a check mark', async () => {
    const { tasks, close } = await onSmartTasks();
    await tasks.send('remind me to stretch in 50 minutes');
    const row = tasks.task('remind me to stretch in 50 minutes');
    await row.getByText('Pending').waitFor(patience);
    await row.getByText('Done').waitFor(patience);
    await row.getByText(/^✅ Reminder set for .*: stretch/).waitFor();
    await tasks.reminder('stretch').getByText('Active').waitFor();
    await close();
  });

  it('is cancelled while its second runs, and nothing happens', async () => {
    const { tasks, close } = await onSmartTasks({
      google: true,
      // The second lasts six: a click is to fall into it on the slowest machine.
      prepare: async ({ page }) => {
        await page.addInitScript(slowSecond);
      },
    });
    await tasks.send('remind me to stretch in 50 minutes');
    const row = tasks.task('remind me to stretch in 50 minutes');
    await row.getByText('Runs in a second').waitFor(patience);
    await row.getByRole('button', { name: 'Cancel' }).click();
    await row.locator('[data-status=Cancelled]').waitFor(patience);
    expect(await tasks.reminder('stretch').count()).toBe(0);
    await close();
  });

  it('that waits for a yes shows what will happen, and runs on Confirm', async () => {
    const { to, payload } = aMail();
    const { tasks, close } = await withTasks({
      status: 'Waiting Confirmation',
      actionPayload: payload,
      actionSummary: '',
    });
    const row = tasks.task('email Dana the quote');
    await row.getByText(to).waitFor(patience);
    await row.getByText('What you see is what is sent.').waitFor();
    await row.getByRole('button', { name: 'Confirm' }).click();
    await row.getByText(/Held for you/).waitFor(patience);
    await row.getByText('Done').waitFor(patience);
    await expect.poll(() => mailsTo(to), patience).toHaveLength(1);
    await close();
  });

  it('that waits for a yes is called off by Cancel', async () => {
    const { to, payload } = aMail();
    const { tasks, ids, person, close } = await withTasks({
      status: 'Waiting Confirmation',
      actionPayload: payload,
      actionSummary: '',
    });
    const row = tasks.task('email Dana the quote');
    await row.getByRole('button', { name: 'Cancel' }).click();
    await row.locator('[data-status=Cancelled]').waitFor(patience);
    await expect
      .poll(() => stored(`${paths.smartTasks(person.uid)}/${ids[0]}`), patience)
      .toMatchObject({ status: 'Cancelled', actionSummary: 'Cancelled' });
    expect(await mailsTo(to)).toEqual([]);
    await close();
  });

  it('that lacks something cannot be confirmed', async () => {
    const { tasks, close } = await withTasks({
      status: 'Waiting Confirmation',
      actionPayload: { to: ['dana@example.com'], subject: 'Quote' },
    });
    const confirm = tasks.task('email Dana the quote').getByRole('button', { name: 'Confirm' });
    await confirm.waitFor(patience);
    await expect.poll(() => confirm.isDisabled()).toBe(true);
    await close();
  });
});

describe('the history', () => {
  it('is searched over command, echo, status and summary', async () => {
    const { tasks, close } = await withTasks(
      { originalCommand: 'email Dana', assistantEcho: 'unicorn', actionSummary: 'sent' },
      { originalCommand: 'תזכיר לי לקנות חלב', assistantEcho: '', status: 'Error', actionSummary: '❌ no' },
      { originalCommand: 'call Avi', assistantEcho: '', status: 'Cancelled', actionSummary: 'called off' },
    );
    await expect.poll(() => tasks.rows.count(), patience).toBe(3);
    for (const [words, command] of [
      ['EMAIL', 'email Dana'],
      ['unicorn', 'email Dana'],
      ['error', 'חלב'],
      ['called OFF', 'call Avi'],
      ['לקנות', 'חלב'],
    ] as const) {
      await tasks.search(words);
      await expect
        .poll(() => tasks.rows.allInnerTexts(), patience)
        .toEqual([expect.stringContaining(command)]);
    }
    await tasks.search('nowhere');
    await tasks.history.getByText('No task matches "nowhere"').waitFor();
    await close();
  });

  it('is no higher than three fifths of the window', async () => {
    const { page, tasks, close } = await withTasks(
      ...Array.from({ length: 25 }, (_, index) => ({ originalCommand: `task ${index}` })),
    );
    await expect.poll(() => tasks.rows.count(), patience).toBe(25);
    const list = tasks.history.locator('ul').locator('..');
    expect((await list.boundingBox())?.height).toBeLessThanOrEqual(
      (page.viewportSize()?.height ?? 0) * 0.6 + 1,
    );
    await close();
  });

  it('runs a task again as a new one', async () => {
    const { to, payload } = aMail();
    const { tasks, close } = await withTasks({ actionPayload: payload });
    await tasks.act('email Dana the quote', 'Run Again');
    await expect.poll(() => tasks.rows.count(), patience).toBe(2);
    await tasks.rows.getByText(`✅ Email sent to ${to}`).waitFor(patience);
    await expect.poll(() => mailsTo(to), patience).toHaveLength(1);
    await close();
  });

  it.each([
    [{ actionType: 'unknown' }, 'Cannot re-run: Invalid or unknown action type'],
    [{ actionType: 'send_sms' }, 'Cannot re-run: Unsupported action type: send_sms'],
    [{ actionPayload: null, originalCommand: '' }, 'Cannot re-run: No action payload available'],
  ])('does not run %j again, and says why', async (fields, words) => {
    const { tasks, close } = await withTasks(fields);
    await tasks.rows.first().hover();
    await tasks.rows.first().getByRole('button', { name: 'Run Again' }).click();
    await tasks.toast(words).waitFor(patience);
    await close();
  });

  it('reads the words again when the payload is gone', async () => {
    const { tasks, close } = await withTasks({
      originalCommand: 'remind me to stretch in 50 minutes',
      actionType: 'reminder',
      actionPayload: null,
    });
    await tasks.act('remind me to stretch in 50 minutes', 'Run Again');
    await tasks.toast('Re-parsing command (original payload not available)').waitFor(patience);
    await tasks.reminder('stretch').waitFor(patience);
    await close();
  });

  it('runs an edited copy, and shows the difference before', async () => {
    const [first, second] = [aMail(), aMail()];
    const { tasks, close } = await withTasks({ actionPayload: first.payload });
    await tasks.act('email Dana the quote', 'Edit and run');
    const dialog = tasks.dialog('Edit and run');
    await dialog.getByText('Nothing is changed yet.').waitFor(patience);
    await dialog.getByLabel('To').fill(second.to);
    const changes = dialog.getByLabel('What changes');
    await changes.getByText(first.to).waitFor();
    await changes.getByText(second.to).waitFor();
    await expect.poll(() => changes.locator('dt').allInnerTexts()).toEqual(['To']);
    await dialog.getByRole('button', { name: 'Run', exact: true }).click();
    await tasks.rows.getByText(`✅ Email sent to ${second.to}`).waitFor(patience);
    expect(await mailsTo(first.to)).toEqual([]);
    expect(await mailsTo(second.to)).toHaveLength(1);
    await close();
  });

  it('deletes a task', async () => {
    const { tasks, ids, person, close } = await withTasks({});
    await tasks.act('email Dana the quote', 'Delete');
    await tasks.toast('Task deleted').waitFor(patience);
    await expect.poll(() => tasks.rows.count()).toBe(0);
    await expect.poll(() => stored(`${paths.smartTasks(person.uid)}/${ids[0]}`), patience).toBeUndefined();
    await close();
  });

  it('links to where a Google API is enabled', async () => {
    const { tasks, close } = await withTasks({
      status: 'Error',
      actionSummary: '❌ Gmail API has not been used in project 1043 before or it is disabled.',
    });
    const link = tasks
      .task('email Dana the quote')
      .getByRole('link', { name: 'Enable it in the Google Cloud console' });
    await link.waitFor(patience);
    await expect
      .poll(() => link.getAttribute('href'))
      .toBe('https://console.cloud.google.com/apis/library/gmail.googleapis.com');
    await close();
  });

  it('tells the trail of a task: when, over what, with what, and what came of it', async () => {
    const { to, payload } = aMail();
    const { tasks, close } = await withTasks({ actionPayload: payload });
    await tasks.act('email Dana the quote', 'Details');
    await tasks.task('email Dana the quote').getByText('Nothing was run for this task.').waitFor(patience);
    await tasks.act('email Dana the quote', 'Run Again');
    await tasks.rows.getByText(`✅ Email sent to ${to}`).waitFor(patience);
    const row = tasks.rows.first();
    await row.hover();
    await row.getByRole('button', { name: 'Details' }).click();
    for (const words of ['send_email', 'Here it is', 'Already delivered'])
      await row.getByText(words).waitFor(patience);
    await close();
  });
});

/** Runs in the page. */
function slowSecond(): void {
  const real = window.setTimeout.bind(window);
  const slowed = (work: TimerHandler, ms?: number, ...rest: unknown[]) =>
    real(work, ms === 1_000 ? 6_000 : ms, ...rest);
  Object.defineProperty(window, 'setTimeout', { value: slowed });
}
