import { paths } from '@crocodile-hub/core/contract/paths';
import { clockTime } from '@crocodile-hub/core/domain/quiet-hours';
import { describe, expect, it } from 'vitest';
import { smartTasksPage } from '../../../tests/e2e/pages/smart-tasks-page.ts';
import { type Answering, failed, replied } from '../testing/answers.ts';
import { aPerson, signedIn } from '../testing/app.ts';
import { appDocument, appWindow } from '../testing/app-frame.ts';
import { browserNotifications } from '../testing/browser-notifications.ts';
import { aClock } from '../testing/clock.ts';
import { givenGoogle, givenReminder } from '../testing/given.ts';
import { stage } from '../testing/stage.ts';
import type { Stored } from '../testing/stored-values.ts';

const minuteMs = 60_000;

/**
 * A person on Smart Tasks with one reminder; the app's clock and its browser notifications are the test's.
 * @param settings of the person's profile
 */
async function withReminder(over: { inMs?: number; task?: string } & Stored = {}, settings: Stored = {}) {
  const { inMs = 20 * minuteMs, task = 'call Dana', ...fields } = over;
  const person = aPerson();
  await givenGoogle(person);
  const { store, api } = stage();
  await store.set(paths.user(person.uid), { settings });
  const id = await givenReminder(person, { task, dueAt: new Date(Date.now() + inMs), ...fields });
  const place = `${paths.reminders(person.uid)}/${id}`;
  const document = () => store.read(place);
  const change = async (changed: Stored) => store.set(place, { ...(await document()), ...changed });
  /** The server delivers it: it is sent, with a notification. */
  const deliver = async () => {
    const now = new Date();
    await store.set(`${paths.notifications(person.uid)}/${id}-1`, {
      type: 'reminder',
      reminderId: id,
      title: task,
      body: '',
      dueAt: now,
      createdAt: now,
      lateMs: 12,
      read: false,
    });
    await change({ status: 'sent', deliveredAt: now, lateMs: 12 });
  };
  const updates: Answering<'updateReminder'> = async ({ body }) => {
    const dueAt: Date = (await document())?.['dueAt'];
    const reminderTime = body.snoozeUntil ?? body.reminderTime ?? dueAt.toISOString();
    await change({ dueAt: new Date(reminderTime), ...(body.task === undefined ? {} : { task: body.task }) });
    return replied<'updateReminder'>({ success: true, reminderTime });
  };
  api.on('updateReminder', updates);
  api.on('finishReminder', async ({ body: { revision } }) => {
    const dueAt: Date = (await document())?.['dueAt'];
    await change(
      revision === undefined ? { status: 'done' } : { dueAt: new Date(dueAt.getTime() + 1_440 * minuteMs) },
    );
    return replied<'finishReminder'>({ success: true });
  });
  api.on('deleteReminder', async () => {
    await change({ status: 'cancelled' });
    return replied({ success: true });
  });
  const clock = aClock();
  const { shown: notified, installIn } = browserNotifications();
  const visited = await signedIn({
    person,
    at: '/smart-tasks',
    prepare: (opened) => {
      clock.installIn(opened);
      installIn(opened);
    },
  });
  const card = smartTasksPage(visited.page).reminder(task);
  await card.waitFor();
  return { ...visited, card, id, document, deliver, clock, notified };
}

describe('the list of reminders', () => {
  it('has the next ones at first, and later and earlier ones when it is scrolled', async () => {
    const person = aPerson();
    await givenGoogle(person);
    const sixty = Array.from({ length: 60 }, (_, index) => index);
    const named = (index: number) => String(index).padStart(2, '0');
    const givenAll = sixty.flatMap((index) => [
      givenReminder(person, {
        task: `coming ${named(index)}`,
        dueAt: new Date(Date.now() + (index + 20) * minuteMs),
      }),
      givenReminder(person, {
        task: `done ${named(index)}`,
        status: 'done',
        dueAt: new Date(Date.now() - (index + 20) * minuteMs),
      }),
    ]);
    await Promise.all(givenAll);
    const { page } = await signedIn({ person, at: '/smart-tasks' });
    const cards = page.getByRole('region', { name: 'Reminders' }).getByRole('article');
    const listed = () => cards.elements().map((card) => /(?:coming|done) \d\d/.exec(card.textContent)?.[0]);
    const first = (count: number, what: string) =>
      sixty.slice(0, count).map((index) => `${what} ${named(index)}`);
    await expect.poll(listed).toEqual([...first(50, 'coming'), ...first(50, 'done')]);
    smartTasksPage(page).reminder('coming 49').elements()[0]?.scrollIntoView();
    await expect.poll(listed).toEqual([...first(60, 'coming'), ...first(50, 'done')]);
    smartTasksPage(page).reminder('done 49').elements()[0]?.scrollIntoView();
    await expect.poll(listed).toEqual([...first(60, 'coming'), ...first(60, 'done')]);
  });
});

describe('a reminder card', () => {
  it('counts down every second', async () => {
    const { card, clock } = await withReminder();
    await card.getByText('Active').waitFor();
    const left = () => card.getByRole('timer').getAttribute('aria-label');
    const before = await left();
    expect(before).toMatch(/^Time left: 00:(19|20):\d\d$/);
    await clock.fastForward(5_000);
    await expect.poll(left).not.toBe(before);
  });

  it('expires when its time is reached, and notifies once: not again for the delivery, nor after a reload', async () => {
    const { page, card, deliver, clock, notified } = await withReminder();
    await clock.fastForward(21 * minuteMs);
    await card.getByText('Expired').waitFor();
    await expect.poll(() => notified).toEqual(['call Dana']);
    await deliver();
    // The toast of the delivery: by then a second notification would have been shown.
    await smartTasksPage(page).toast('call Dana').waitFor();
    expect(notified).toEqual(['call Dana']);
    await page.reload();
    await card.getByText('Expired').waitFor();
    expect(notified).toEqual(['call Dana']);
  });

  it('expires in quiet hours without a notification, by its time or its delivery', async () => {
    const timeZone = 'Asia/Jerusalem';
    const inHours = (hours: number) => clockTime(Date.now() + hours * 60 * minuteMs, timeZone);
    const quietHours = { from: inHours(-2), to: inHours(2) };
    const { page, card, deliver, clock, notified } = await withReminder({}, { timeZone, quietHours });
    await clock.fastForward(21 * minuteMs);
    await card.getByText('Expired').waitFor();
    await deliver();
    await smartTasksPage(page).toast('call Dana').waitFor();
    expect(notified).toEqual([]);
  });

  it('stays open for editing when it is delivered meanwhile', async () => {
    const { page, card, deliver } = await withReminder();
    await card.getByRole('button', { name: 'Snooze' }).click();
    await page.getByRole('menuitem', { name: 'Edit Reminder' }).click();
    const words = smartTasksPage(page).dialog('Edit Reminder').getByLabel('Task Description');
    await words.fill('call Dana about the quote');
    await deliver();
    // The dialog hides the rest of the screen.
    await page.getByText('Expired', { exact: true }).waitFor();
    expect(await words.inputValue()).toBe('call Dana about the quote');
  });

  it('is marked as done and then removed from the list', async () => {
    const { api, person, id, card, document } = await withReminder();
    await expect.poll(() => card.getByRole('button', { name: 'Remove from List' }).count()).toBe(0);
    await card.getByRole('button', { name: 'Mark as Done' }).click();
    await card.getByText('Done', { exact: true }).waitFor();
    expect(api.calls('finishReminder').map(({ body }) => body)).toEqual([
      { userId: person.uid, reminderId: id },
    ]);
    await expect.poll(() => card.getByRole('button', { name: 'Cancel Reminder' }).count()).toBe(0);
    await expect.poll(async () => (await document())?.['status']).toBe('done');
    await card.getByRole('button', { name: 'Remove from List' }).click();
    await card.waitFor({ state: 'detached' });
    await expect.poll(document).toBeUndefined();
  });

  it('is told as done once, however often that is pressed, and shows that it is on its way', async () => {
    const { api, card } = await withReminder();
    const { release } = api.hold('finishReminder');
    const done = card.getByRole('button', { name: 'Mark as Done' });
    await done.click();
    await expect.poll(() => api.calls('finishReminder').length).toBe(1);
    done.elements()[0]?.click();
    await expect.poll(() => done.getAttribute('aria-busy')).toBe('true');
    release(failed('unavailable'));
    await expect.poll(() => done.isEnabled()).toBe(true);
    expect(api.calls('finishReminder')).toHaveLength(1);
  });

  it('that repeats asks which is done: this time, or all of them', async () => {
    const { page, api, person, id, card } = await withReminder({ recurrence: 'FREQ=DAILY', revision: 4 });
    const done = () => card.getByRole('button', { name: 'Mark as Done' }).click();
    await done();
    await page.getByRole('menuitem', { name: /^Only this time · / }).click();
    await card.getByText('1 day').waitFor();
    await card.getByText('Active').waitFor();
    await done();
    await page.getByRole('menuitem', { name: 'It need not come again' }).click();
    await card.getByText('Done', { exact: true }).waitFor();
    expect(api.calls('finishReminder').map(({ body }) => body)).toEqual([
      { userId: person.uid, reminderId: id, revision: 4 },
      { userId: person.uid, reminderId: id },
    ]);
  });

  it('is cancelled, and can then be removed', async () => {
    const { api, person, card, id, document } = await withReminder();
    await card.getByRole('button', { name: 'Cancel Reminder' }).click();
    await card.getByText('Cancelled').waitFor();
    expect(api.calls('deleteReminder').map(({ body }) => body)).toEqual([
      { userId: person.uid, reminderId: id, calendarEventId: null },
    ]);
    await card.getByRole('button', { name: 'Remove from List' }).click();
    await card.waitFor({ state: 'detached' });
    await expect.poll(document).toBeUndefined();
  });

  it.each([
    ['10 minutes', 10 * minuteMs],
    ['An hour', 60 * minuteMs],
  ] as const)('is snoozed for %s', async (choice, ms) => {
    const { page, api, person, card, id } = await withReminder({ inMs: -2 * minuteMs });
    await card.getByText('Expired').waitFor();
    const now = () => appWindow().Date.now();
    const earliest = now() + ms;
    await card.getByRole('button', { name: 'Snooze' }).click();
    await page.getByRole('menuitem', { name: choice }).click();
    await card.getByText('Active').waitFor();
    const bodies = api.calls('updateReminder').map(({ body }) => body);
    const until = bodies[0]?.snoozeUntil ?? '';
    expect(bodies).toEqual([{ userId: person.uid, reminderId: id, snoozeUntil: until }]);
    expect(Date.parse(until)).toBeGreaterThanOrEqual(earliest);
    expect(Date.parse(until)).toBeLessThanOrEqual(now() + ms);
  });

  it('is snoozed until tomorrow at eight, by the clock of the person', async () => {
    const { page, api, card } = await withReminder({ inMs: -2 * minuteMs });
    await card.getByRole('button', { name: 'Snooze' }).click();
    await page.getByRole('menuitem', { name: /Tomorrow morning · Tomorrow 08:00/ }).click();
    await card.getByText('Active').waitFor();
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Jerusalem', timeStyle: 'short' });
    const [until, ...others] = api.calls('updateReminder').map(({ body }) => body.snoozeUntil ?? '');
    expect(others).toEqual([]);
    expect(clock.format(Date.parse(until ?? ''))).toBe('08:00');
  });

  it('is edited, but not to a time that has passed', async () => {
    const { page, api, person, card, id, document } = await withReminder();
    const before: Date = (await document())?.['dueAt'];
    await card.getByRole('button', { name: 'Snooze' }).click();
    await page.getByRole('menuitem', { name: 'Edit Reminder' }).click();
    const dialog = smartTasksPage(page).dialog('Edit Reminder');
    await dialog.getByLabel('Task Description').fill('call Dana about the quote');
    const time = dialog.getByLabel('Time');
    const nextYear = (await time.inputValue()).replace(/^\d{4}/, (year) => String(Number(year) + 1));
    await time.fill('2020-01-01T08:00');
    await dialog.getByRole('button', { name: 'Save Reminder' }).click();
    await dialog.getByText('This time has passed').waitFor();
    expect(api.calls('updateReminder')).toEqual([]);
    await time.fill(nextYear);
    await dialog.getByRole('button', { name: 'Save Reminder' }).click();
    await smartTasksPage(page).reminder('call Dana about the quote').waitFor();
    const bodies = api.calls('updateReminder').map(({ body }) => body);
    const reminderTime = bodies[0]?.reminderTime ?? '';
    expect(bodies).toEqual([
      { userId: person.uid, reminderId: id, task: 'call Dana about the quote', reminderTime },
    ]);
    expect(Date.parse(reminderTime)).toBeGreaterThan(before.getTime() + 300 * 24 * 60 * minuteMs);
  });

  it('keeps its time, to the second, when only its words are changed', async () => {
    const { page, api, person, card, id } = await withReminder();
    await card.getByRole('button', { name: 'Snooze' }).click();
    await page.getByRole('menuitem', { name: 'Edit Reminder' }).click();
    const dialog = smartTasksPage(page).dialog('Edit Reminder');
    await dialog.getByLabel('Task Description').fill('call Dana about the quote');
    await dialog.getByRole('button', { name: 'Save Reminder' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(api.calls('updateReminder').map(({ body }) => body)).toEqual([
      { userId: person.uid, reminderId: id, task: 'call Dana about the quote' },
    ]);
  });

  it('says how often it comes and what was noted', async () => {
    const { card } = await withReminder({
      recurrence: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,WE',
      notes: 'bring the contract',
    });
    await card.getByText('Every 2 weeks, Sun and Wed').waitFor();
    await card.getByText('bring the contract').waitFor();
  });

  it.each([1440, 390])('with long words widens nothing, at %i px', async (width) => {
    const { page } = await withReminder({
      task: 'a very long thing to remember '.repeat(8),
      status: 'done',
    });
    await page.setViewportSize({ width, height: 900 });
    const widths = () => [appDocument().documentElement.scrollWidth, appWindow().innerWidth];
    await expect.poll(widths).toEqual([width, width]);
  });

  it('speaks Hebrew', async () => {
    localStorage.setItem('language', 'he');
    const { page, card } = await withReminder({ task: 'להתקשר לדנה' });
    await card.getByText('פעילה').waitFor();
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl');
    await card.getByRole('button', { name: 'לסמן כבוצעה' }).click();
    await card.getByText('בוצעה', { exact: true }).waitFor();
    await card.getByRole('button', { name: 'להסיר מהרשימה' }).waitFor();
  });
});
