import { paths } from '@crocodile-hub/core/contract/paths';
import { describe, expect, it } from 'vitest';
import { aPerson, signedIn } from '../testing/app.ts';
import { appDocument } from '../testing/app-frame.ts';
import { stage } from '../testing/stage.ts';

/** The hub of a person with one notification that is not read yet. */
async function withNotification(title: string) {
  const person = aPerson();
  const { store } = stage();
  const place = `${paths.notifications(person.uid)}/n-1`;
  const now = new Date();
  await store.set(place, {
    type: 'reminder',
    reminderId: 'r-1',
    title,
    body: '',
    dueAt: now,
    createdAt: now,
    lateMs: 12,
    read: false,
  });
  const { page } = await signedIn({ person });
  const dashboard = page.getByRole('complementary', { name: 'Executive Dashboard' });
  const row = dashboard.getByRole('listitem').filter({ hasText: title });
  await row.waitFor();
  return { page, dashboard, row, person, document: () => store.read(place) };
}

describe('a notification of the hub', () => {
  it('is marked as read by a double click, and stays', async () => {
    const { row, document } = await withNotification('call Dana');
    await row.getByRole('button', { name: 'Mark as Read: call Dana' }).dblclick();
    await expect.poll(async () => (await document())?.['read']).toBe(true);
    await row.getByRole('button', { name: /^Mark as Read/ }).waitFor({ state: 'detached' });
    expect(await row.count()).toBe(1);
    await row.getByRole('button', { name: 'Remove: call Dana' }).click();
    await row.waitFor({ state: 'detached' });
    await expect.poll(document).toBeUndefined();
  });

  it('keeps the focus in its row when Enter marks it as read, and a second Enter does not remove it', async () => {
    const { page, row, document } = await withNotification('call Dana');
    await row.getByRole('button', { name: /^Mark as Read/ }).focus();
    await page.keyboard.press('Enter');
    await row.getByRole('button', { name: /^Mark as Read/ }).waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    expect(await row.count()).toBe(1);
    expect(row.elements()[0]?.contains(appDocument().activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await row.waitFor({ state: 'detached' });
    await expect.poll(document).toBeUndefined();
  });

  it('gives the focus to the next row when a key removes it', async () => {
    const { page, dashboard, row, person } = await withNotification('call Dana');
    const place = `${paths.notifications(person.uid)}/n-2`;
    const first = await stage().store.read(`${paths.notifications(person.uid)}/n-1`);
    await stage().store.set(place, { ...first, title: 'water the plants', createdAt: new Date(0) });
    // A toast may tell of it too.
    const next = dashboard.getByRole('listitem').filter({ hasText: 'water the plants' });
    await next.waitFor();
    await row.getByRole('button', { name: 'Remove: call Dana' }).focus();
    await page.keyboard.press('Enter');
    await row.waitFor({ state: 'detached' });
    await expect.poll(() => next.elements()[0]?.contains(appDocument().activeElement) === true).toBe(true);
  });
});

it.each([
  ['/command-center', /^News/],
  ['/crocodile-hub', /^What just happened/],
])('a reminder that comes at %s is told where it covers nothing: %s', async (at, name) => {
  const { page, person } = await signedIn({ at });
  await page.getByRole('main').first().waitFor();
  const now = new Date();
  await stage().store.set(`${paths.notifications(person.uid)}/n-1`, {
    type: 'reminder',
    reminderId: 'r-1',
    title: 'call Dana',
    body: '',
    dueAt: now,
    createdAt: now,
    lateMs: 12,
    read: false,
  });
  await page.getByRole('region', { name }).getByText('call Dana').waitFor();
});
