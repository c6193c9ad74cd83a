import { paths } from '@crocodile-hub/core/contract/paths';
import { limits } from '@crocodile-hub/core/domain/limits';
import { describe, expect, it } from 'vitest';
import { hubPage } from '../../../tests/e2e/pages/hub-page.ts';
import { failed, replied } from '../testing/answers.ts';
import { aPerson, signedIn } from '../testing/app.ts';
import type { AppPage } from '../testing/app-page.ts';
import { aClock } from '../testing/clock.ts';
import { noteOnTask, readAction, readAs, runAtOnce } from '../testing/engine.ts';
import { givenGoogle } from '../testing/given.ts';
import { stage } from '../testing/stage.ts';

/** One sentence that asks for several things, and what the reading asks about, in the hub's command box. */

const row = (page: AppPage, number: number) =>
  page.getByRole('list', { name: `What I understood, number ${number}` });

const meeting = readAction(
  'create_event',
  { title: 'Otters', startTime: '2030-04-02T10:00:00+03:00' },
  { words: 'Schedule a meeting called Otters tomorrow at 10' },
);
const reminder = readAction(
  'reminder',
  { task: 'water otters', reminderTime: '2030-04-02T09:00:00+03:00' },
  { words: 'remind me tomorrow at 9 to water otters' },
);
const mailTo = (address: string, body = 'otters') =>
  readAction('send_email', { to: [address], body }, { words: `email ${address} saying ${body}` });

/** The hub of a person with a Google account. The test decides when a task's second ends. */
async function onHub(settings: { holdMs: number } = { holdMs: 0 }) {
  const { api, store } = stage();
  const clock = aClock();
  const person = aPerson();
  await givenGoogle(person);
  await store.set(paths.user(person.uid), { settings });
  api.on('execute', runAtOnce);
  const app = await signedIn({ person, prepare: clock.installIn });
  const ran = () => api.calls('execute').map(({ body }) => body);
  return {
    ...app,
    ran,
    tasks: () => store.list(paths.smartTasks(person.uid)),
    /** The next task's second passes, and it runs. */
    runsNext: async () => {
      const before = ran().length;
      await clock.fastForward(limits.autoExecuteDelayMs);
      await expect.poll(() => ran().length).toBe(before + 1);
    },
  };
}

describe('a sentence that asks for two things', () => {
  it('does them in the order of the rows, and leaves out what was dropped', async () => {
    const { page, api, tasks, ran, runsNext } = await onHub();
    api.on('legacySmartTask', readAs(meeting, mailTo('dana@example.com'), reminder));
    await hubPage(page)
      .commandBox()
      .fill(
        'Schedule a meeting called Otters tomorrow at 10 and email dana@example.com saying otters and remind me tomorrow at 9 to water otters',
      );
    await row(page, 3).waitFor();
    await page.getByRole('button', { name: 'Do number 2 earlier' }).click();
    await row(page, 1).getByRole('button', { name: 'Action: Email' }).waitFor();
    await page.getByRole('button', { name: 'Leave number 3 out' }).click();
    await row(page, 3).waitFor({ state: 'detached' });
    await hubPage(page).commandBox().press('Enter');
    await page.waitForURL('**/smart-tasks');
    await runsNext();
    await runsNext();
    expect(ran()).toMatchObject([
      { actionType: 'send_email', payload: { to: ['dana@example.com'], body: 'otters' } },
      { actionType: 'create_event', payload: { title: 'Otters' } },
    ]);
    await expect.poll(tasks).toMatchObject([
      { actionType: 'send_email', status: 'Done' },
      { actionType: 'create_event', status: 'Done' },
    ]);
  });

  it('leaves the second to the person when the first is refused', async () => {
    const { page, api, tasks, ran, runsNext } = await onHub();
    api.on('legacySmartTask', readAs(mailTo('dana@example.com'), reminder));
    api.on('execute', failed('forbidden', { error: 'No' }));
    await hubPage(page)
      .commandBox()
      .fill('Send an email to dana@example.com saying otters and remind me tomorrow at 9 to water otters');
    await row(page, 2).waitFor();
    await hubPage(page).commandBox().press('Enter');
    await page.waitForURL('**/smart-tasks');
    await runsNext();
    const second = page.getByRole('listitem').filter({ hasText: 'water otters' });
    await second.getByRole('button', { name: 'Run now' }).waitFor();
    api.on('execute', runAtOnce);
    await second.getByRole('button', { name: 'Run now' }).click();
    await expect.poll(tasks).toMatchObject([
      { actionType: 'send_email', status: 'Error' },
      { actionType: 'reminder', status: 'Done' },
    ]);
    expect(ran().map(({ actionType }) => actionType)).toEqual(['send_email', 'reminder']);
  });

  it('is taken back as one', async () => {
    const { page, api, person, tasks, ran, runsNext } = await onHub({ holdMs: 30_000 });
    api.on('legacySmartTask', readAs(mailTo('dana@example.com'), mailTo('noa@example.com', 'otters too')));
    api.on('execute', async ({ body: { taskId = '' } }) => {
      const undoUntil = new Date(Date.now() + 30_000);
      await noteOnTask(person.uid, taskId, { undoUntil });
      const reply = { success: true, message: 'Held', status: 'held', key: taskId, result: null } as const;
      return replied<'execute'>({ ...reply, undoUntil: undoUntil.toISOString() });
    });
    api.on('undo', async ({ body: { key } }) => {
      await noteOnTask(person.uid, key, { status: 'Cancelled' });
      return replied<'undo'>({ success: true, status: 'cancelled', message: 'Cancelled' });
    });
    await hubPage(page)
      .commandBox()
      .fill('Send an email to dana@example.com saying otters and email noa@example.com saying otters too');
    await row(page, 2).waitFor();
    await hubPage(page).commandBox().press('Enter');
    await page.waitForURL('**/smart-tasks');
    await runsNext();
    await runsNext();
    expect(ran()).toMatchObject([{ holdMs: 30_000 }, { holdMs: 30_000 }]);
    // Each has a toast, and the newest lies in front of the others.
    const undoAll = page.getByRole('button', { name: 'Undo all 2' });
    await expect.poll(() => undoAll.count()).toBe(2);
    await undoAll.first().click();
    await expect.poll(tasks).toMatchObject([{ status: 'Cancelled' }, { status: 'Cancelled' }]);
    const keys = api.calls('undo').map(({ body }) => body.key);
    expect(keys.toSorted()).toEqual(ran().map(({ taskId }) => taskId));
  });
});

describe('what the reading is not sure of', () => {
  const command = 'remind me on wendesday at 9 to water otters';
  const doubt = { kind: 'spelling', start: 13, end: 22 } as const;

  /** The server asks about the word until it was answered. */
  function asksAboutTheDay(): void {
    const { api } = stage();
    const unsure = { requiresConfirmation: true, doubts: [{ ...doubt, meant: 'wednesday' }] };
    api.on('legacySmartTask', ({ body: { answered = [] } }) =>
      readAs(answered.length === 0 ? { ...reminder, ...unsure } : reminder),
    );
  }

  it('is asked beside the chips, and a yes by the keyboard lets it run', async () => {
    const { page, api, tasks, runsNext } = await onHub();
    asksAboutTheDay();
    await hubPage(page).commandBox().fill(command);
    const question = page.getByRole('button', { name: 'Is “wendesday” meant as “wednesday”? Yes' });
    await question.focus();
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'detached' });
    await page.getByText('Understood', { exact: true }).waitFor();
    await hubPage(page).commandBox().press('Enter');
    await page.waitForURL('**/smart-tasks');
    await runsNext();
    await expect.poll(tasks).toMatchObject([{ status: 'Done' }]);
    expect(api.calls('legacySmartTask').map(({ body }) => body.answered)).toEqual([[doubt]]);
  });

  it('waits for a yes in the list when it was not answered', async () => {
    const { page, api, tasks, ran } = await onHub();
    asksAboutTheDay();
    await hubPage(page).commandBox().fill(command);
    await page.getByText('One question first', { exact: true }).waitFor();
    await hubPage(page).commandBox().press('Enter');
    await page.waitForURL('**/smart-tasks');
    expect(await tasks()).toMatchObject([{ status: 'Waiting Confirmation' }]);
    expect(api.calls('legacySmartTask').map(({ body }) => body.answered)).toEqual([[]]);
    expect(ran()).toEqual([]);
  });
});

describe('in Hebrew', () => {
  it('both parts of a sentence have chips, and the second one can be changed', async () => {
    localStorage.setItem('language', 'he');
    const { page, api, ran, runsNext } = await onHub();
    api.on('legacySmartTask', readAs(reminder, mailTo('dana@example.com', 'הכול בסדר')));
    const box = page.getByRole('textbox', { name: 'במה אפשר לעזור היום?' });
    await box.fill('תזכיר לי מחר ב-9 להשקות את העציצים ושלח מייל ל-dana@example.com שהכול בסדר');
    const second = page.getByRole('list', { name: 'מה שהבנתי, מספר 2' });
    await second.getByRole('button', { name: 'תוכן: הכול בסדר' }).click();
    await page.getByRole('dialog', { name: 'תוכן' }).getByLabel('תוכן').fill('otters');
    await page.keyboard.press('Enter');
    await second.getByRole('button', { name: 'תוכן: otters' }).waitFor();
    await box.press('Enter');
    await page.waitForURL('**/smart-tasks');
    await runsNext();
    await runsNext();
    expect(ran()).toMatchObject([
      { actionType: 'reminder' },
      { actionType: 'send_email', payload: { to: ['dana@example.com'], body: 'otters' } },
    ]);
  });
});
