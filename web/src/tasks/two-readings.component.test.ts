import { paths } from '@crocodile-hub/core/contract/paths';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { expect, it } from 'vitest';
import { smartTasksPage } from '../../../tests/e2e/pages/smart-tasks-page.ts';
import { aPerson, signedIn } from '../testing/app.ts';
import { appDocument } from '../testing/app-frame.ts';
import { readAction, readAs, runAtOnce } from '../testing/engine.ts';
import { givenGoogle, givenTask } from '../testing/given.ts';
import { stage } from '../testing/stage.ts';

/** A command that two readers take for different things, while it waits for a yes. */

const command = 'to-do list: add water the garden';
const asRead = { title: 'add water the garden' };
const otherwise = { title: 'water the garden' };
const reminder = { task: 'water the garden', reminderTime: '2030-04-02T09:00:00+03:00' };

type Shown = { other?: { actionType: string; payload: object }; language?: 'en' | 'he'; width?: number };

/** The waiting task on Smart Tasks, with both readings. */
async function waiting({ other, language = 'en', width = 1280 }: Shown = {}) {
  const person = aPerson();
  await givenGoogle(person);
  const id = await givenTask(person, {
    originalCommand: command,
    status: 'Waiting Confirmation',
    actionType: 'create_task',
    actionPayload: asRead,
    actionSummary: '',
    payloadHash: payloadHash('create_task', asRead),
    readings: JSON.stringify([
      { actionType: 'create_task', payload: asRead },
      other ?? { actionType: 'create_task', payload: otherwise },
    ]),
  });
  stage().api.on('execute', runAtOnce);
  localStorage.setItem('language', language);
  const app = await signedIn({ person, at: '/smart-tasks', viewport: { width, height: 844 } });
  const row = smartTasksPage(app.page).task(command);
  await row.waitFor();
  return {
    ...app,
    row,
    way: (name: string | RegExp) => row.getByRole('group').getByRole('button', { name }),
    task: () => app.store.read(`${paths.smartTasks(person.uid)}/${id}`),
    ran: () => app.api.calls('execute').map(({ body }) => body),
  };
}

it.each([
  ['en', 'the mouse', 'This can be read in two ways. Which one?', 'Title: ', 'Confirm'],
  ['en', 'the keyboard', 'This can be read in two ways. Which one?', 'Title: ', 'Confirm'],
  ['he', 'the mouse', 'אפשר להבין את זה בשתי דרכים. באיזו?', 'כותרת: ', 'אישור'],
  ['he', 'the keyboard', 'אפשר להבין את זה בשתי דרכים. באיזו?', 'כותרת: ', 'אישור'],
] as const)('offers both readings, in %s by %s', async (language, hand, question, label, confirm) => {
  const { row, way, task, ran } = await waiting({ language });
  await row.getByRole('group', { name: question }).waitFor();
  const first = way(new RegExp(`${label}add water the garden$`));
  const other = way(new RegExp(`${label}water the garden$`));
  expect(await first.getAttribute('aria-pressed')).toBe('true');
  expect(await other.getAttribute('aria-pressed')).toBe('false');
  await (hand === 'the mouse' ? other.click() : other.press('Space'));
  await expect.poll(() => other.getAttribute('aria-pressed')).toBe('true');
  // The press sends nothing: the yes is still to be given.
  expect(await task()).toMatchObject({ status: 'Waiting Confirmation', actionPayload: otherwise });
  expect(ran()).toEqual([]);
  await row.getByRole('button', { name: confirm, exact: true }).click();
  await expect
    .poll(ran)
    .toMatchObject([
      { actionType: 'create_task', payload: otherwise, payloadHash: payloadHash('create_task', otherwise) },
    ]);
});

it.each([
  ['en', 'the mouse', 'Several fit. Which one?', 'Starts: ', 'Confirm'],
  ['en', 'the keyboard', 'Several fit. Which one?', 'Starts: ', 'Confirm'],
  ['he', 'the mouse', 'יש כמה שמתאימות. איזו?', 'מתחיל: ', 'אישור'],
  ['he', 'the keyboard', 'יש כמה שמתאימות. איזו?', 'מתחיל: ', 'אישור'],
] as const)(
  'asks which of two meetings is changed, in %s by %s',
  async (language, hand, question, label, confirm) => {
    localStorage.setItem('language', language);
    const person = aPerson();
    await givenGoogle(person);
    stage().api.on('execute', runAtOnce);
    const meeting = (id: string, hour: number) => ({
      eventId: id,
      etag: id,
      title: 'Budget with Dana',
      startTime: `2030-04-02T${hour}:00:00+03:00`,
      endTime: `2030-04-02T${hour + 1}:00:00+03:00`,
    });
    const candidates = [meeting('e1', 10), meeting('e2', 12)].map((one) => readAction('cancel_event', one));
    const words = 'cancel the meeting with Dana';
    const { page, api, store } = await signedIn({ person, at: '/smart-tasks' });
    api.on(
      'legacySmartTask',
      readAs(readAction('unknown', {}, { requiresConfirmation: true, alternatives: candidates, words })),
    );
    const box = page.locator('#task-input');
    await box.fill(words);
    await box.press('Enter');
    const row = smartTasksPage(page).task(words);
    const group = row.getByRole('group', { name: question });
    await group.waitFor();
    await expect.poll(() => store.list(paths.smartTasks(person.uid))).toHaveLength(1);
    expect(await row.getByRole('button', { name: confirm, exact: true }).isDisabled()).toBe(true);
    const second = group.getByRole('button', { name: new RegExp(`${label}.*12:00`) });
    await (hand === 'the mouse' ? second.click() : second.press('Space'));
    await expect.poll(() => second.getAttribute('aria-pressed')).toBe('true');
    expect(api.calls('execute')).toEqual([]);
    await row.getByRole('button', { name: confirm, exact: true }).click();
    await expect
      .poll(() => api.calls('execute').map(({ body }) => body))
      .toMatchObject([{ actionType: 'cancel_event', payload: { eventId: 'e2' } }]);
  },
);

it('puts another action in place, and the first one again', async () => {
  const { way, task } = await waiting({ other: { actionType: 'reminder', payload: reminder } });
  await way(/Action: Create Reminder/).click();
  await expect.poll(task).toMatchObject({ actionType: 'reminder', actionPayload: reminder });
  await way(/Action: Create Task/).click();
  await expect.poll(task).toMatchObject({ actionType: 'create_task', actionPayload: asRead });
});

it('keeps both readings of a command that is sent without choosing', async () => {
  const person = aPerson();
  const { page, api, store } = await signedIn({ person, at: '/smart-tasks' });
  const other = { ...readAction('create_task', otherwise), confidence: 0.5 };
  const doubts = [{ kind: 'reading' as const, start: 0, end: command.length }];
  api.on(
    'legacySmartTask',
    readAs(
      readAction('create_task', asRead, {
        requiresConfirmation: true,
        alternatives: [other],
        doubts,
        words: command,
      }),
    ),
  );
  await smartTasksPage(page).send(command);
  await smartTasksPage(page).task(command).getByRole('group').waitFor();
  const kept = async () => {
    const [task] = await store.list(paths.smartTasks(person.uid));
    return JSON.parse(String(task?.['readings'] ?? null)) as unknown;
  };
  await expect.poll(kept).toEqual([
    { actionType: 'create_task', payload: asRead },
    { actionType: 'create_task', payload: otherwise },
  ]);
});

it.each(['en', 'he'] as const)('both readings fit into 320 pixels, in %s', async (language) => {
  const long = {
    task: `${'water the garden '.repeat(20)}${'x'.repeat(80)}`,
    reminderTime: reminder.reminderTime,
  };
  const { row } = await waiting({ other: { actionType: 'reminder', payload: long }, language, width: 320 });
  await row.getByRole('group').waitFor();
  const edges = [...appDocument().querySelectorAll('[role=group] button')].map((way) =>
    way.getBoundingClientRect(),
  );
  for (const { left, right } of edges) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(320);
  }
  expect(appDocument().documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
