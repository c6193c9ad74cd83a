import { paths } from '@crocodile-hub/core/contract/paths';
import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withFirestore } from '../support/firestore.ts';
import { givenReminder, stored } from '../support/given.ts';
import { aPerson } from '../support/people.ts';
import { inHebrew, signedIn } from '../support/signed-in.ts';
import { smartTasksPage } from './pages/smart-tasks-page.ts';
import { patience } from '../support/patience.ts';
import { stackUrls } from '../support/stack-urls.ts';

const minuteMs = 60_000;

/** A person on Smart Tasks with one reminder; the page's clock and its browser notifications are the test's. */
async function withReminder(over: { inMs?: number; task?: string } & Record<string, unknown> = {}) {
  const { inMs = 20 * minuteMs, task = 'call Dana', ...fields } = over;
  const person = await aPerson({ google: true });
  const id = await givenReminder(person, { dueAt: Date.now() + inMs, task, ...fields });
  const visited = await signedIn({
    person,
    prepare: async ({ page }) => {
      await page.clock.install();
      await page.addInitScript(recordNotifications);
    },
  });
  await visited.page.goto('/smart-tasks');
  const card = smartTasksPage(visited.page).reminder(task);
  await card.waitFor(patience);
  const document = () => stored(`${paths.reminders(person.uid)}/${id}`);
  return { ...visited, card, id, document, clock: visited.page.clock };
}

/** Runs in the page: the browser's own notifications, as far as they can be counted. */
function recordNotifications(): void {
  const shown: string[] = JSON.parse(sessionStorage.getItem('shown-notifications') ?? '[]');
  class Recorded extends EventTarget {
    static permission = 'granted';
    static requestPermission = () => Promise.resolve('granted');
    constructor(title: string) {
      super();
      shown.push(title);
      sessionStorage.setItem('shown-notifications', JSON.stringify(shown));
    }
    close(): void {}
  }
  Object.defineProperty(window, 'Notification', { value: Recorded, configurable: true });
}

const notified = (page: Page): Promise<string[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('shown-notifications') ?? '[]'));

const dueOf = (document: Record<string, unknown> | undefined): number => {
  const dueAt = document?.['dueAt'];
  if (!(dueAt instanceof Timestamp)) throw new Error('a reminder has a due time');
  return dueAt.toMillis();
};

describe('a reminder card', () => {
  it('counts down every second', async () => {
    const { card, clock, close } = await withReminder();
    await card.getByText('Active').waitFor();
    const left = () => card.getByRole('timer').getAttribute('aria-label');
    const before = await left();
    expect(before).toMatch(/^Time left: 00:(19|20):\d\d$/);
    await clock.fastForward(5_000);
    await expect.poll(left).not.toBe(before);
    await close();
  });

  it('expires when its time is reached, and notifies once: not again for the delivery, nor after a reload', async () => {
    const { page, person, card, id, clock, close } = await withReminder();
    await clock.fastForward(21 * minuteMs);
    await card.getByText('Expired').waitFor(patience);
    await expect.poll(() => notified(page), patience).toEqual(['call Dana']);
    await withFirestore(stackUrls(), async (firestore) => {
      const now = Timestamp.now();
      await firestore.doc(`${paths.notifications(person.uid)}/${id}-1`).set({
        type: 'reminder',
        reminderId: id,
        title: 'call Dana',
        body: '',
        dueAt: now,
        createdAt: now,
        lateMs: 12,
        read: false,
      });
      await firestore
        .doc(`${paths.reminders(person.uid)}/${id}`)
        .update({ status: 'sent', deliveredAt: now, lateMs: 12 });
    });
    // The toast of the delivery: by then a second notification would have been shown.
    await smartTasksPage(page).toast('call Dana').waitFor(patience);
    expect(await notified(page)).toEqual(['call Dana']);
    await page.reload();
    await card.getByText('Expired').waitFor(patience);
    expect(await notified(page)).toEqual(['call Dana']);
    await close();
  });

  it('is marked as done and then removed from the list', async () => {
    const { card, document, close } = await withReminder();
    await expect.poll(() => card.getByRole('button', { name: 'Remove from List' }).count()).toBe(0);
    await card.getByRole('button', { name: 'Mark as Done' }).click();
    await card.getByText('Done', { exact: true }).waitFor(patience);
    await expect.poll(() => card.getByRole('button', { name: 'Cancel Reminder' }).count()).toBe(0);
    await expect.poll(async () => (await document())?.['status'], patience).toBe('done');
    await card.getByRole('button', { name: 'Remove from List' }).click();
    await card.waitFor({ state: 'detached', ...patience });
    await expect.poll(document).toBeUndefined();
    await close();
  });

  it('is cancelled, and can then be removed', async () => {
    const { card, document, close } = await withReminder();
    await card.getByRole('button', { name: 'Cancel Reminder' }).click();
    await card.getByText('Cancelled').waitFor(patience);
    await expect.poll(async () => (await document())?.['status'], patience).toBe('cancelled');
    await card.getByRole('button', { name: 'Remove from List' }).click();
    await card.waitFor({ state: 'detached', ...patience });
    await close();
  });

  it.each([
    ['10 minutes', () => Date.now() + 10 * minuteMs],
    ['An hour', () => Date.now() + 60 * minuteMs],
  ] as const)('is snoozed for %s', async (choice, expected) => {
    const { page, card, document, close } = await withReminder({ inMs: -2 * minuteMs });
    await card.getByText('Expired').waitFor(patience);
    const earliest = expected();
    await card.getByRole('button', { name: 'Snooze' }).click();
    await page.getByRole('menuitem', { name: choice }).click();
    await card.getByText('Active').waitFor(patience);
    const due = dueOf(await document());
    // Whole seconds are kept.
    expect(due).toBeGreaterThan(earliest - 1_000);
    expect(due).toBeLessThanOrEqual(expected());
    await close();
  });

  it('is snoozed until tomorrow at eight, by the clock of the person', async () => {
    const { page, card, document, close } = await withReminder({ inMs: -2 * minuteMs });
    await card.getByRole('button', { name: 'Snooze' }).click();
    await page.getByRole('menuitem', { name: /Tomorrow morning · Tomorrow 08:00/ }).click();
    await card.getByText('Active').waitFor(patience);
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Jerusalem', timeStyle: 'short' });
    expect(clock.format(dueOf(await document()))).toBe('08:00');
    await close();
  });

  it('is edited, but not to a time that has passed', async () => {
    const { page, card, document, close } = await withReminder();
    const before = dueOf(await document());
    await card.getByRole('button', { name: 'Snooze' }).click();
    await page.getByRole('menuitem', { name: 'Edit Reminder' }).click();
    const dialog = smartTasksPage(page).dialog('Edit Reminder');
    await dialog.getByLabel('Task Description').fill('call Dana about the quote');
    const time = dialog.getByLabel('Time');
    const tomorrow = (await time.inputValue()).replace(/^\d{4}/, (year) => String(Number(year) + 1));
    await time.fill('2020-01-01T08:00');
    await dialog.getByRole('button', { name: 'Save Reminder' }).click();
    await dialog.getByText('This time has passed').waitFor();
    await time.fill(tomorrow);
    await dialog.getByRole('button', { name: 'Save Reminder' }).click();
    await smartTasksPage(page).reminder('call Dana about the quote').waitFor(patience);
    expect(dueOf(await document())).toBeGreaterThan(before + 300 * 24 * 60 * minuteMs);
    await close();
  });

  it('says how often it comes and what was noted', async () => {
    const { card, close } = await withReminder({
      recurrence: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,WE',
      notes: 'bring the contract',
    });
    await card.getByText('Every 2 weeks, Sun and Wed').waitFor();
    await card.getByText('bring the contract').waitFor();
    await close();
  });

  it.each([1440, 390])('with long words widens nothing, at %i px', async (width) => {
    const { page, close } = await withReminder({
      task: 'a very long thing to remember '.repeat(8),
      status: 'done',
    });
    await page.setViewportSize({ width, height: 900 });
    const widths = () => page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    await expect.poll(widths).toEqual([width, width]);
    await close();
  });

  it('speaks Hebrew', async () => {
    const { page, card, close } = await withReminder({ task: 'להתקשר לדנה' });
    await inHebrew(page);
    await card.getByText('פעילה').waitFor();
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl');
    await card.getByRole('button', { name: 'לסמן כבוצעה' }).click();
    await card.getByText('בוצעה', { exact: true }).waitFor(patience);
    await card.getByRole('button', { name: 'להסיר מהרשימה' }).waitFor();
    await close();
  });
});
