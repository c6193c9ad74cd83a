import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bounds } from '@crocodile-hub/core/contract/bounds';
import { paths } from '@crocodile-hub/core/contract/paths';
import { limits } from '@crocodile-hub/core/domain/limits';
import { signUp } from '../../local/seed/person.ts';
import { visit } from '../support/browse.ts';
import { withFirestore } from '../support/firestore.ts';
import { stored } from '../support/given.ts';
import { aPerson } from '../support/people.ts';
import { callRoute } from '../support/route-call.ts';
import { patience } from '../support/patience.ts';
import { withRefusal } from '../support/refused-store.ts';
import { inHebrew, signedIn } from '../support/signed-in.ts';
import { stays } from '../support/stays.ts';
import { profilePage } from './pages/profile-page.ts';
import { stackUrls } from '../support/stack-urls.ts';

let open: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  open = await signedIn({ person: await aPerson({ google: false }) });
  await profilePage(open.page).open();
});
afterAll(() => open.close());

it('offers the way to log in to whoever is signed out, and leads back here', async () => {
  const { page, close } = await visit('/settings/profile');
  const login = page.getByRole('main').getByRole('link', { name: 'Go to Login', exact: true });
  await login.click();
  await page.waitForURL((url) => url.pathname === '/login', patience);
  expect(new URL(page.url()).searchParams.get('next')).toBe('/settings/profile');
  await close();
});

it('takes name and email from the account, and lets nobody write in them', async () => {
  const { page, person } = open;
  const profile = profilePage(page);
  for (const [label, value] of [
    ['Full name', 'Test Person'],
    ['Email', person.email],
  ] as const) {
    await expect.poll(() => profile.field(label).inputValue(), patience).toBe(value);
    expect(await profile.field(label).isEditable()).toBe(false);
  }
});

it('stores what is written at one of two presses, says so for three seconds, and shows it after a reload', async () => {
  const { page, person } = open;
  const profile = profilePage(page);
  const written = {
    'Date of birth': '1989-03-14',
    City: 'תל אביב',
    Hobbies: 'photography',
    About: 'Hi.\nBye.',
  };
  for (const [label, value] of Object.entries(written)) await profile.field(label).fill(value);
  const { lastedMs } = await stays(page, 'main [role=status]', 'Profile updated!');
  await profile.save.dblclick();
  // A timer of the browser may be a little early by its own clock.
  expect(await lastedMs).toBeGreaterThan(limits.profileUpdatedMs - 100);
  expect(await stored(paths.user(person.uid))).toEqual({
    fullName: 'Test Person',
    email: person.email,
    dob: '1989-03-14',
    city: 'תל אביב',
    hobbies: 'photography',
    about: 'Hi.\nBye.',
  });
  await page.reload();
  await expect.poll(() => profile.field('City').inputValue(), patience).toBe('תל אביב');
  await page.getByRole('heading', { name: 'Looks complete' }).waitFor(patience);
});

it('keeps a half-written form over a reload and a look elsewhere, until it is discarded, and brings it back', async () => {
  const { page } = open;
  const profile = profilePage(page);
  await profile.field('About').fill('half a sen');
  await page.reload();
  await expect.poll(() => profile.field('About').inputValue(), patience).toBe('half a sen');
  await page.getByRole('link', { name: 'Campaigns' }).click();
  await page.getByRole('heading', { name: 'Campaigns', level: 1 }).waitFor(patience);
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect.poll(() => profile.field('About').inputValue(), patience).toBe('half a sen');
  await profile.discard.click();
  await expect.poll(() => profile.field('About').inputValue()).toBe('Hi.\nBye.');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => profile.field('About').inputValue()).toBe('half a sen');
});

it('writes only the fields that were touched: what another device wrote meanwhile stays', async () => {
  const { page, person } = open;
  const profile = profilePage(page);
  await profile.field('Hobbies').fill('chess');
  await withFirestore(stackUrls(), (firestore) =>
    firestore.doc(paths.user(person.uid)).set({ city: 'Haifa' }, { merge: true }),
  );
  await expect.poll(() => profile.field('City').inputValue(), patience).toBe('Haifa');
  await expect.poll(() => profile.field('Hobbies').inputValue(), patience).toBe('chess');
  const written: string[] = [];
  page.on('request', (request) => {
    if (/Firestore\/Write|:commit/.test(request.url()))
      written.push(decodeURIComponent(request.postData() ?? ''));
  });
  await profile.save.click();
  await profile.updated.waitFor(patience);
  expect(await stored(paths.user(person.uid))).toMatchObject({ city: 'Haifa', hobbies: 'chess' });
  expect(written.join()).toContain('chess');
  expect(written.join()).not.toContain('Haifa');
});

it('says that it could not be saved, and keeps what was typed', async () => {
  const { page, person } = open;
  const profile = profilePage(page);
  await profile.field('City').fill('Nowhere');
  await withRefusal(page, { of: 'write' }, async () => {
    await profile.save.click();
    await page.getByText('Failed to save profile', { exact: true }).waitFor(patience);
  });
  await expect.poll(() => profile.field('City').inputValue(), patience).toBe('Nowhere');
  expect(await stored(paths.user(person.uid))).toMatchObject({ city: 'Haifa' });
  await page.reload();
  await expect.poll(() => profile.field('City').inputValue(), patience).toBe('Nowhere');
});

it('saves no date that is half there or yet to come, and no text that is too long', async () => {
  const { page } = open;
  const profile = profilePage(page);
  await profile.field('Date of birth').fill('2999-01-01');
  await profile.save.click();
  await page.getByText('This day is yet to come').waitFor(patience);
  await expect
    .poll(() => profile.field('Date of birth').evaluate((at) => at === document.activeElement))
    .toBe(true);
  await profile.field('Date of birth').fill('');
  await profile.field('Date of birth').press('1');
  await profile.save.click();
  await page.getByText('A part of the date is missing').waitFor(patience);
  await profile.field('Date of birth').fill('1990-01-02');
  await profile.field('City').fill('x'.repeat(bounds.profileField + 2));
  await profile.save.click();
  await page.getByText('2 characters too many: 500 fit here.').waitFor(patience);
  expect(await profile.updated.count()).toBe(0);
});

it('says that it could not be loaded', async () => {
  const { page, close } = await signedIn();
  await withRefusal(page, { of: 'read', mentions: /users\/[\w-]+"/ }, async () => {
    await page.goto('/settings/profile');
    await page.getByText('Failed to load profile', { exact: true }).waitFor(patience);
  });
  await close();
});

it('works in Hebrew on a phone, where nothing stands beside the window', async () => {
  const { page, person, close } = await signedIn({ viewport: { width: 390, height: 844 } });
  await inHebrew(page);
  await page.goto('/settings/profile');
  await page.getByLabel('עיר', { exact: true }).fill('חיפה');
  const { scrollWidth, dir } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    dir: document.documentElement.dir,
  }));
  expect([scrollWidth, dir]).toEqual([390, 'rtl']);
  await page.getByRole('button', { name: 'שמירה', exact: true }).click();
  await page.getByText('הפרופיל עודכן!', { exact: true }).waitFor(patience);
  expect(await stored(paths.user(person.uid))).toMatchObject({ city: 'חיפה' });
  await close();
});

it('downloads everything as one file', async () => {
  const { page, person } = open;
  await profilePage(page).open();
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
  // What the closed account still asked for was refused.
  await close(/40[013]|accounts:|v1\/token|permission/i);

  const account = await signUp(stackUrls(), person);
  const again = await signedIn({ person: { ...person, ...account } });
  await profilePage(again.page).open();
  await expect.poll(() => profilePage(again.page).field('City').inputValue(), patience).toBe('');
  await again.close();
});

it('deletes in Hebrew too, where a session of long ago is asked to sign in again', async () => {
  const person = await aPerson({ google: false });
  const { page, close } = await signedIn({ person, viewport: { width: 390, height: 844 } });
  await inHebrew(page);
  await page.goto('/settings/profile');
  const refusal = { success: false, error: 'יש להיכנס שוב', message: 'יש להיכנס שוב', code: 'forbidden' };
  await page.route('**/api/account/delete', (route) =>
    route.fulfill({ status: 403, json: { ...refusal, reason: 'signInAgain' } }),
  );
  const typed = async () => {
    await page.getByRole('button', { name: 'מחיקת החשבון שלי', exact: true }).click();
    await page.getByRole('dialog').getByRole('textbox').fill(person.email);
    await page.getByRole('dialog').getByRole('button', { name: 'מחיקה לתמיד', exact: true }).click();
  };
  await typed();
  await page.getByRole('button', { name: 'כניסה מחדש', exact: true }).waitFor(patience);
  await page.getByRole('dialog').getByRole('button', { name: 'ביטול', exact: true }).click();
  await page.unroute('**/api/account/delete');
  await typed();
  await page.getByRole('button', { name: 'התנתקות והצגת האישור', exact: true }).click();
  await page.getByRole('heading', { name: 'החשבון שלך נמחק', exact: true }).waitFor(patience);
  await close(/40[013]|accounts:|v1\/token|permission/i);
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

it('turns notifications on, sends a test, and keeps quiet hours', async () => {
  const person = await aPerson({ google: false });
  const { page, close } = await signedIn({
    person,
    prepare: async ({ page }) => {
      await page.addInitScript(askedNotification);
    },
  });
  await profilePage(page).open();
  const card = page.getByRole('region', { name: 'Notifications', exact: true });
  await card.getByRole('button', { name: 'Turn on notifications' }).click();
  await card.getByText('They are on for this browser.').waitFor(patience);
  await card.getByRole('button', { name: 'Send a test' }).click();
  await expect.poll(() => page.evaluate('window.shownTitles'), patience).toEqual(['It works 🐊']);

  await card.getByRole('radio', { name: 'On', exact: true }).click({ force: true });
  await card.getByLabel('Until').fill('06:30');
  await card.getByLabel('Until').blur();
  const settings = async () => (await stored(paths.user(person.uid)))?.['settings'];
  await expect.poll(settings, patience).toEqual({ quietHours: { from: '22:00', to: '06:30' } });
  await card.getByRole('radio', { name: 'Off', exact: true }).click({ force: true });
  await expect.poll(settings, patience).toEqual({});
  await close();
});

/** Runs in the page: a browser that asks, is allowed, and whose notifications can be read. */
function askedNotification(): void {
  const titles: string[] = [];
  class Asked extends EventTarget {
    static permission = 'default';
    static requestPermission() {
      Asked.permission = 'granted';
      return Promise.resolve('granted');
    }
    constructor(title: string) {
      super();
      titles.push(title);
    }
  }
  Object.assign(window, { shownTitles: titles });
  Object.defineProperty(window, 'Notification', { value: Asked, configurable: true });
}

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
  // Auth is told by a refusal.
  await there.close(/accounts:lookup|v1\/token|40[01]/);
});
