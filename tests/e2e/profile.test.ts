import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paths } from '@crocodile-hub/core/contract/paths';
import { signUp } from '../../local/stack/person.ts';
import { stored } from '../support/given.ts';
import { aPerson } from '../support/people.ts';
import { callRoute } from '../support/route-call.ts';
import { patience } from '../support/patience.ts';
import { inHebrew, signedIn } from '../support/signed-in.ts';
import { profilePage } from './pages/profile-page.ts';
import { stackUrls } from '../support/stack-urls.ts';

let open: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  open = await signedIn({ person: await aPerson({ google: false }) });
  await profilePage(open.page).open();
});
afterAll(() => open.close());

it('downloads everything as one file', async () => {
  const { page, person } = open;
  const profile = profilePage(page);
  await profile.open();
  await profile.field('City').fill('Haifa');
  await profile.save.click();
  await profile.updated.waitFor(patience);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('crocodile-hub.zip');
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  const kept: unknown = JSON.parse(strFromU8(files['data/profile.json'] ?? new Uint8Array()));
  expect(kept).toEqual(await stored(paths.user(person.uid)));
});

it('deletes the account once the address is typed, shows what went to whoever is signed out, and begins empty', async () => {
  const person = await aPerson({ google: false });
  const { page, close } = await signedIn({ person });
  const profile = profilePage(page);
  await profile.open();
  await profile.field('City').fill('Haifa');
  await profile.save.click();
  await profile.updated.waitFor(patience);
  await page.getByRole('button', { name: 'Delete my account', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account for good?' });
  const erase = dialog.getByRole('button', { name: 'Delete for good', exact: true });
  await dialog.getByLabel(`Type ${person.email} to confirm`).fill('somebody@example.com');
  expect(await erase.isEnabled()).toBe(false);
  await dialog.getByLabel(`Type ${person.email} to confirm`).fill(person.email);
  await erase.click();
  const begun = page.getByRole('dialog', { name: 'Your account is being deleted' });
  const number = await begun.locator('bdi').innerText();
  await begun.getByRole('button', { name: 'Sign out and see the receipt', exact: true }).click();
  await page.waitForURL(`**/account-deleted?receipt=${number}`, patience);
  await page.getByRole('heading', { name: 'Your account is deleted', exact: true }).waitFor(patience);
  expect(await page.getByRole('row', { name: /^Profile and settings 1 / }).count()).toBe(1);
  expect(await page.getByRole('navigation').getByRole('link', { name: 'Login', exact: true }).count()).toBe(
    1,
  );
  // Later calls of the closed account are refused.
  await close(/40[013]|accounts:|v1\/token|permission/i);

  const account = await signUp(stackUrls(), person);
  const again = await signedIn({ person: { ...person, ...account } });
  await profilePage(again.page).open();
  await expect.poll(() => profilePage(again.page).field('City').inputValue(), patience).toBe('');
  await again.close();
});

it('stores each preference by itself, shows it elsewhere, and takes the zone of the device again', async () => {
  const person = await aPerson({ google: false });
  const here = await signedIn({ person });
  const there = await signedIn({ person });
  const choice = (page: Page, group: string, name: string) =>
    page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });
  const settings = async () => (await stored(paths.user(person.uid)))?.['settings'];
  for (const { page } of [here, there]) await profilePage(page).open();
  const zone = here.page.getByLabel('Time zone');
  expect(await choice(here.page, 'Time for Undo', '5 seconds').isChecked()).toBe(true);
  expect(await zone.locator('option:checked').textContent()).toBe('As on this device (Asia/Jerusalem)');

  await choice(here.page, 'Time for Undo', 'Off').check({ force: true });
  await choice(here.page, 'Words of what was sent', '30 days').check({ force: true });
  await zone.selectOption('America/New_York');
  await expect.poll(settings, patience).toEqual({ holdMs: 0, outboxDays: 30, timeZone: 'America/New_York' });
  await here.page.getByLabel('Signature').fill('נועה\nNoa');
  await here.page.getByLabel('Signature').blur();
  await expect.poll(() => there.page.getByLabel('Signature').inputValue(), patience).toBe('נועה\nNoa');
  await expect.poll(() => choice(there.page, 'Time for Undo', 'Off').isChecked(), patience).toBe(true);
  await expect.poll(() => there.page.getByLabel('Time zone').inputValue(), patience).toBe('America/New_York');

  await choice(there.page, 'Language models', 'Off').check({ force: true });
  await expect.poll(() => choice(here.page, 'Language models', 'Off').isChecked(), patience).toBe(true);
  expect(await settings()).toMatchObject({ modelsOff: true });
  await choice(here.page, 'Language models', 'On').check({ force: true });

  await there.page.getByLabel('Time zone').selectOption('');
  await expect.poll(settings, patience).toEqual({ holdMs: 0, outboxDays: 30, signature: 'נועה\nNoa' });
  await here.close();
  await there.close();
});

it('lists what left, word for word, and nothing that was taken back before', async () => {
  const person = await aPerson({ google: true });
  const mail = (subject: string, more: object = {}) => ({
    userId: person.uid,
    actionType: 'send_email',
    payload: { to: [`${person.uid.toLowerCase()}@example.com`], subject, body: `All about ${subject}.` },
    idempotencyKey: randomUUID(),
    ...more,
  });
  await callRoute(person.token, 'execute', { body: mail('The lease') });
  const held = mail('The regret', { holdMs: 30_000 });
  await callRoute(person.token, 'execute', { body: held });
  await callRoute(person.token, 'undo', { body: { userId: person.uid, key: held.idempotencyKey } });
  const { page, close } = await signedIn({ person });
  await profilePage(page).open();
  const left = page.getByRole('region', { name: 'What left this house' });
  await left.getByText('Send Email · Gmail').click(patience);
  await left.getByText('All about The lease.').waitFor(patience);
  expect(await left.getByRole('listitem').count()).toBe(1);
  await inHebrew(page);
  await page.getByRole('region', { name: 'מה יצא מכאן' }).getByText('Gmail').waitFor(patience);
  await close();
});

it('signs out here and in every other browser, once the person says yes', async () => {
  const person = await aPerson({ google: false });
  const here = await signedIn({ person });
  const there = await signedIn({ person });
  await profilePage(here.page).open();
  const name = 'Sign out everywhere';
  const everywhere = here.page.getByRole('main').getByRole('button', { name, exact: true });
  const dialog = here.page.getByRole('dialog', { name: 'Sign out on all devices?' });
  await everywhere.click();
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await dialog.waitFor({ state: 'detached', ...patience });
  await everywhere.click();
  await dialog.getByRole('button', { name, exact: true }).click();
  await here.page.waitForURL('**/login', patience);
  await there.page.goto('/settings/profile');
  await there.page.getByRole('link', { name: 'Go to Login', exact: true }).waitFor(patience);
  await here.close();
  // Auth learns it from a refused call.
  await there.close(/accounts:lookup|v1\/token|40[01]/);
});
