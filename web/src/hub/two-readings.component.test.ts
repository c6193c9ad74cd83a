import { paths } from '@crocodile-hub/core/contract/paths';
import type { Proposal, Reading } from '@crocodile-hub/core/language/reading';
import { understand } from '@crocodile-hub/core/language/understand/understand';
import { describe, expect, it } from 'vitest';
import { type Answering, type Call, replied } from '../testing/answers.ts';
import { signedIn } from '../testing/app.ts';
import { appDocument } from '../testing/app-frame.ts';
import { readAction, readAs, runAtOnce } from '../testing/engine.ts';
import { stage } from '../testing/stage.ts';

/** Where the two readers of the server differ, in the hub's command box. */

const command = 'remind me to call Dana about the budget tomorrow at 9';
const inHebrew = 'תזכיר לי מחר ב-9 להתקשר לדנה בקשר לתקציב';

/** The server's reading, made from the grammar's. */
const readSoThat =
  (change: (first: Reading) => Reading): Answering<'readings'> =>
  ({ body }) => {
    const [first] = understand(body.command, { now: body.now ?? '', timeZone: body.timeZone ?? '' }).actions;
    return replied<'readings'>({ success: true, actions: [change(first)] });
  };

/** The second reader has it otherwise. */
const otherwise = (other: (first: Reading) => Proposal) =>
  readSoThat((first) => ({
    ...first,
    doubts: [{ kind: 'reading', start: 0, end: first.words.length }],
    alternatives: [other(first)],
  }));

const ofTask = (task: string) =>
  otherwise((first) =>
    first.intent === 'reminder'
      ? { intent: 'reminder', slots: { ...first.slots, task }, confidence: 0.5 }
      : { intent: 'create_task', slots: { title: task, due: null }, confidence: 0.5 },
  );

const asTask = otherwise(() => ({
  intent: 'create_task',
  slots: { title: 'call Dana about the budget', due: null },
  confidence: 0.5,
}));

const said = { task: 'call Dana about the budget', reminderTime: '2030-04-02T09:00:00+03:00' };

/** The time that the words name at the time of this call. */
function timeOf({ body }: Call<'readings'>): string | null {
  const [read] = understand(body.command, { now: body.now ?? '', timeZone: body.timeZone ?? '' }).actions;
  return read.intent === 'reminder' ? read.slots.reminderTime : null;
}

function onlyCall(calls: readonly Call<'readings'>[]): Call<'readings'> {
  const [call] = calls;
  if (call === undefined || calls.length > 1) throw new Error(`${calls.length} calls`);
  return call;
}

/** The hub, with this answer of the two readers. */
async function onHub(answer: Answering<'readings'>, language: 'en' | 'he' = 'en', width = 1280) {
  stage().api.on('readings', answer);
  stage().api.on('execute', runAtOnce);
  localStorage.setItem('language', language);
  const app = await signedIn({ viewport: { width, height: 844 } });
  const { page, store, person } = app;
  const box = page.locator('form textarea');
  await box.waitFor();
  return {
    ...app,
    box,
    way: (name: string | RegExp) => page.getByRole('group').getByRole('button', { name }),
    tasks: () => store.list(paths.smartTasks(person.uid)),
  };
}

type Hub = Awaited<ReturnType<typeof onHub>>;

const hands = [
  ['the mouse', (way: ReturnType<Hub['way']>) => way.click()],
  ['the keyboard', (way: ReturnType<Hub['way']>) => way.press('Enter')],
] as const;

describe.each([
  ['en', command, 'Task: call Dana', 'This can be read in two ways. Which one?', 'Task: call Dana'],
  [
    'he',
    inHebrew,
    'על מה להזכיר: להתקשר לדנה',
    'אפשר להבין את זה בשתי דרכים. באיזו?',
    'על מה להזכיר: להתקשר לדנה',
  ],
] as const)('two readings, in %s', (language, words, name, question, chip) => {
  it.each(hands)('are chosen from with %s, which sends nothing and keeps the words', async (_, press) => {
    const task = language === 'en' ? 'call Dana' : 'להתקשר לדנה';
    const { page, box, way, api, tasks } = await onHub(ofTask(task), language);
    await box.fill(words);
    await page.getByRole('group', { name: question }).waitFor();
    const other = way(new RegExp(`${name}$`));
    expect(await other.getAttribute('aria-pressed')).toBe('false');
    await press(other);
    await expect.poll(() => other.getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('button', { name: chip, exact: true }).first().waitFor();
    expect(await box.inputValue()).toBe(words);
    expect(api.calls('legacySmartTask')).toEqual([]);
    expect(await tasks()).toEqual([]);
  });
});

describe('the reading that was taken', () => {
  it('is what Enter does', async () => {
    const { page, box, way, api, tasks } = await onHub(ofTask('call Dana'));
    await box.fill(command);
    await way(/Task: call Dana$/).click();
    await page.getByText('Understood').waitFor();
    const payload = { task: 'call Dana', reminderTime: timeOf(onlyCall(api.calls('readings'))) };
    const other = { ...readAction('reminder', payload), confidence: 0.5 };
    const first = readAction('reminder', said, { requiresConfirmation: true, alternatives: [other] });
    api.on('legacySmartTask', readAs(first));
    await box.press('Enter');
    await page.waitForURL('**/smart-tasks');
    expect(await tasks()).toMatchObject([
      {
        originalCommand: command,
        status: 'Pending',
        actionPayload: payload,
      },
    ]);
  });

  it('waits for a yes where the server has no such reading any more', async () => {
    const { page, box, way, api, tasks } = await onHub(ofTask('call Dana'));
    api.on('legacySmartTask', readAs(readAction('reminder', said)));
    await box.fill(command);
    await way(/Task: call Dana$/).click();
    await box.press('Enter');
    await page.waitForURL('**/smart-tasks');
    expect(await tasks()).toMatchObject([
      { status: 'Waiting Confirmation', actionPayload: { task: 'call Dana' } },
    ]);
  });

  it('may be another action, and the first one again', async () => {
    const { page, box, way, api, tasks } = await onHub(asTask);
    api.on('legacySmartTask', readAs(readAction('reminder', said)));
    await box.fill(command);
    await way(/Action: Task/).click();
    await page.getByRole('button', { name: 'Action: Task', exact: true }).waitFor();
    await way(/Action: Reminder/).click();
    await page.getByRole('button', { name: 'Action: Reminder', exact: true }).waitFor();
    await box.press('Enter');
    await page.waitForURL('**/smart-tasks');
    expect(await tasks()).toMatchObject([{ status: 'Pending', actionType: 'reminder', actionPayload: said }]);
    expect(api.calls('legacySmartTask').map(({ body }) => body.answered)).toEqual([
      [{ kind: 'reading', start: 0, end: command.length }],
    ]);
  });
});

describe("the server's reading", () => {
  const calledMum = readSoThat((first) =>
    first.intent === 'reminder' ? { ...first, slots: { ...first.slots, task: 'call mum' } } : first,
  );

  it("takes the place of the browser's when it arrives and differs, and says so", async () => {
    const { page, box, api } = await onHub(calledMum);
    const { release } = api.hold('readings');
    await box.fill(command);
    await page.getByRole('button', { name: 'Task: call Dana about the budget' }).waitFor();
    await expect.poll(() => api.calls('readings').map(({ body }) => body.command)).toEqual([command]);
    expect(await page.getByText('Read again').count()).toBe(0);
    release(await calledMum(onlyCall(api.calls('readings'))));
    const renewed = page.getByRole('button', { name: 'Task: call mum' });
    await renewed.waitFor();
    expect(await renewed.getAttribute('data-renewed')).toBe('true');
    expect(appDocument().querySelectorAll('output')).toSatisfy((all: NodeListOf<Element>) =>
      [...all].some(({ textContent }) => textContent === 'Read again, and changed: Task.'),
    );
  });

  it('is not asked for where the words are no task', async () => {
    const { page, box, api } = await onHub(calledMum);
    await box.fill('how are the crocodiles');
    await page.getByText('Question', { exact: true }).waitFor();
    await box.fill(command);
    await page.getByRole('button', { name: 'Task: call mum' }).waitFor();
    expect(api.calls('readings').map(({ body }) => body.command)).toEqual([command]);
  });
});

it.each(['en', 'he'] as const)('two readings of any length fit into 320 pixels, in %s', async (language) => {
  const long = `${'call Dana Cohen-Goldenberg about the budget '.repeat(6)}${'x'.repeat(80)}`;
  const words = language === 'en' ? command : inHebrew;
  const { page, box } = await onHub(ofTask(long), language, 320);
  await box.fill(words);
  await page.getByRole('group').getByRole('button').first().waitFor();
  const { scrollWidth, clientWidth } = appDocument().documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  const edges = [...appDocument().querySelectorAll('[role=group] button')].map((way) =>
    way.getBoundingClientRect(),
  );
  for (const { left, right } of edges) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(320);
  }
});
