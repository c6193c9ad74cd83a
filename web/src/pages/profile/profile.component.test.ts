import { bounds } from '@crocodile-hub/core/contract/bounds';
import { paths } from '@crocodile-hub/core/contract/paths';
import { limits } from '@crocodile-hub/core/domain/limits';
import { expect, it } from 'vitest';
import { profilePage } from '../../../../tests/e2e/pages/profile-page.ts';
import { aPerson, signedIn, type SignedIn, visit } from '../../testing/app.ts';
import { type AppWindow, appDocument, appWindow } from '../../testing/app-frame.ts';
import type { AppLocator } from '../../testing/app-locator.ts';
import { aClock } from '../../testing/clock.ts';
import { browserNotifications } from '../../testing/browser-notifications.ts';
import { heldWrites } from '../../testing/held-writes.ts';
import { stage } from '../../testing/stage.ts';
import type { Stored } from '../../testing/stored-values.ts';

/** Opens the profile of a person with these stored values. */
async function onProfile(stored: Stored = {}, options: SignedIn = {}) {
  const person = aPerson();
  const { store } = stage();
  if (Object.keys(stored).length > 0) await store.set(paths.user(person.uid), stored);
  const app = await signedIn({ person, at: '/settings/profile', ...options });
  const profile = profilePage(app.page);
  await profile.field('City').waitFor();
  return { ...app, profile, stored: () => store.read(paths.user(person.uid)) };
}

const said = { about: 'Hi.\nBye.', city: 'תל אביב', hobbies: 'photography' };
const input = (field: AppLocator) => field.elements()[0] as HTMLInputElement | undefined;

it('offers the way to log in to whoever is signed out, and leads back here', async () => {
  const { page } = await visit('/settings/profile');
  await page.getByRole('main').getByRole('link', { name: 'Go to Login', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  expect(new URL(page.url()).searchParams.get('next')).toBe('/settings/profile');
});

it('takes name and email from the account, and lets nobody write in them', async () => {
  const { person, profile } = await onProfile();
  for (const [label, value] of [
    ['Full name', 'Test Person'],
    ['Email', person.email],
  ] as const) {
    await expect.poll(() => profile.field(label).inputValue()).toBe(value);
    expect(input(profile.field(label))?.readOnly).toBe(true);
  }
});

it('keeps a signature that is being typed when another one is stored elsewhere, and takes that one otherwise', async () => {
  const { page, person } = await onProfile();
  const { store } = stage();
  const signature = page.getByLabel('Signature');
  const storeElsewhere = (words: string) =>
    store.set(paths.user(person.uid), {
      settings: { signature: words, outboxDays: words.length === 3 ? 7 : 30 },
    });
  await storeElsewhere('Noa');
  await expect.poll(() => signature.inputValue()).toBe('Noa');
  await signature.fill('Noa Levi');
  await storeElsewhere('N. Levi');
  await expect.poll(() => page.getByRole('radio', { name: '30 days' }).isChecked()).toBe(true);
  expect(await signature.inputValue()).toBe('Noa Levi');
});

it('shows what is chosen and what is stored, where a setting is pressed to and fro', async () => {
  const writes = heldWrites();
  const { page, stored } = await onProfile(
    { settings: { holdMs: 10_000, outboxDays: 7 } },
    { prepare: writes.installIn },
  );
  const days = (name: string) => page.getByRole('radio', { name, exact: true });
  await expect.poll(() => days('7 days').isChecked()).toBe(true);
  writes.stop();
  for (const name of ['30 days', '90 days', '30 days']) await days(name).check({ force: true });
  writes.goOn();
  await expect.poll(async () => (await stored())?.['settings']).toEqual({ holdMs: 10_000, outboxDays: 30 });
  // What ends later than these presses shows that they have ended.
  await page.getByRole('radio', { name: '30 seconds' }).check({ force: true });
  await expect.poll(async () => (await stored())?.['settings']).toEqual({ holdMs: 30_000, outboxDays: 30 });
  expect(await days('30 days').isChecked()).toBe(true);
});

it('stores what is written at one of two presses, says so for three seconds, and shows it after a reload', async () => {
  const clock = aClock();
  const { page, person, profile, stored } = await onProfile({}, { prepare: clock.installIn });
  const written = {
    'Date of birth': '1989-03-14',
    City: 'תל אביב',
    Hobbies: 'photography',
    About: 'Hi.\nBye.',
  };
  for (const [label, value] of Object.entries(written)) await profile.field(label).fill(value);
  const told = watchedTimes('main [role=status]', 'Profile updated!');
  await profile.save.dblclick();
  await profile.updated.waitFor();
  await expect.poll(async () => (await clock.fastForward(50), told.goneAt)).toBeDefined();
  const lastedMs = Number(told.goneAt) - Number(told.cameAt);
  // A timer of the browser may be a little early by its own clock.
  expect(lastedMs).toBeGreaterThan(limits.profileUpdatedMs - 100);
  expect(lastedMs).toBeLessThan(limits.profileUpdatedMs + 1_000);
  expect(await stored()).toEqual({
    fullName: 'Test Person',
    email: person.email,
    dob: '1989-03-14',
    city: 'תל אביב',
    hobbies: 'photography',
    about: 'Hi.\nBye.',
  });
  await page.reload();
  await expect.poll(() => profile.field('City').inputValue()).toBe('תל אביב');
  await page.getByRole('heading', { name: 'Looks complete' }).waitFor();
});

/** The times at which these words appeared and disappeared there, by the app's clock. */
function watchedTimes(selector: string, words: string): { cameAt?: number; goneAt?: number } {
  const times: { cameAt?: number; goneAt?: number } = {};
  const { Date: AppDate, MutationObserver } = appWindow();
  const isThere = () =>
    [...appDocument().querySelectorAll(selector)].some(({ textContent }) => textContent.includes(words));
  new MutationObserver(() => {
    if (times.cameAt === undefined) {
      if (isThere()) times.cameAt = AppDate.now();
    } else if (!isThere()) times.goneAt ??= AppDate.now();
  }).observe(appDocument().body, { childList: true, subtree: true, characterData: true });
  return times;
}

it('keeps a half-written form over a reload and a look elsewhere, until it is discarded, and brings it back', async () => {
  const { page, profile } = await onProfile(said);
  await expect.poll(() => profile.field('About').inputValue()).toBe('Hi.\nBye.');
  await profile.field('About').fill('half a sen');
  await page.reload();
  await expect.poll(() => profile.field('About').inputValue()).toBe('half a sen');
  await page.getByRole('link', { name: 'Campaigns' }).click();
  await page.getByRole('heading', { name: 'Campaigns', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect.poll(() => profile.field('About').inputValue()).toBe('half a sen');
  await profile.discard.click();
  await expect.poll(() => profile.field('About').inputValue()).toBe('Hi.\nBye.');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => profile.field('About').inputValue()).toBe('half a sen');
});

it('writes only the fields that were touched: what another device wrote meanwhile stays', async () => {
  const written: string[] = [];
  /** What the browser sends to the database. */
  const listen = (opened: AppWindow) => {
    const fetch = opened.fetch.bind(opened);
    opened.fetch = async (input, init) => {
      const request = new opened.Request(input, init);
      if (/Firestore\/Write|:commit/.test(request.url))
        written.push(decodeURIComponent(await request.clone().text()));
      return fetch(request);
    };
  };
  const { person, profile, stored } = await onProfile(said, { prepare: listen });
  await profile.field('Hobbies').fill('chess');
  await stage().store.set(paths.user(person.uid), { ...said, city: 'Haifa' });
  await expect.poll(() => profile.field('City').inputValue()).toBe('Haifa');
  await expect.poll(() => profile.field('Hobbies').inputValue()).toBe('chess');
  written.length = 0;
  await profile.save.click();
  await profile.updated.waitFor();
  expect(await stored()).toMatchObject({ city: 'Haifa', hobbies: 'chess', about: 'Hi.\nBye.' });
  expect(written.join()).toContain('chess');
  expect(written.join()).not.toContain('Haifa');
});

it('says that it could not be saved, and keeps what was typed', async () => {
  const { page, profile, refusals, stored } = await onProfile({ city: 'Haifa' });
  await profile.field('City').fill('Nowhere');
  await refusals.during({ of: 'write' }, async () => {
    await profile.save.click();
    await page.getByText('Failed to save profile', { exact: true }).waitFor();
  });
  await expect.poll(() => profile.field('City').inputValue()).toBe('Nowhere');
  expect(await stored()).toEqual({ city: 'Haifa' });
  await page.reload();
  await expect.poll(() => profile.field('City').inputValue()).toBe('Nowhere');
});

it('saves no date that is half there or yet to come, and no text that is too long', async () => {
  const { page, profile, stored } = await onProfile();
  const date = profile.field('Date of birth');
  await date.fill('2999-01-01');
  await profile.save.click();
  await page.getByText('This day is yet to come').waitFor();
  await expect.poll(() => input(date) === appDocument().activeElement).toBe(true);
  await date.fill('');
  await date.press('1');
  await profile.save.click();
  await page.getByText('A part of the date is missing').waitFor();
  await date.fill('1990-01-02');
  await profile.field('City').fill('x'.repeat(bounds.profileField + 2));
  await profile.save.click();
  await page.getByText('2 characters too many: 500 fit here.').waitFor();
  expect(await profile.updated.count()).toBe(0);
  expect(await stored()).toBeUndefined();
});

it('says that it could not be loaded', async () => {
  const { page, refusals } = await signedIn({ at: '/campaigns' });
  await page.getByRole('heading', { name: 'Campaigns', level: 1 }).waitFor();
  await refusals.during({ of: 'read', mentions: /users\/[\w-]+"/ }, async () => {
    await page.goto('/settings/profile');
    await page.getByText('Failed to load profile', { exact: true }).waitFor();
  });
});

it('works in Hebrew on a phone, where nothing stands beside the window', async () => {
  localStorage.setItem('language', 'he');
  const person = aPerson();
  const { page, store } = await signedIn({
    person,
    at: '/settings/profile',
    viewport: { width: 390, height: 844 },
  });
  await page.getByLabel('עיר', { exact: true }).fill('חיפה');
  const { scrollWidth, dir } = appDocument().documentElement;
  expect([scrollWidth, dir]).toEqual([390, 'rtl']);
  await page.getByRole('button', { name: 'שמירה', exact: true }).click();
  await page.getByText('הפרופיל עודכן!', { exact: true }).waitFor();
  expect(await store.read(paths.user(person.uid))).toMatchObject({ city: 'חיפה' });
});

it('deletes in Hebrew too, where a session of long ago is asked to sign in again', async () => {
  localStorage.setItem('language', 'he');
  const { page, api, person } = await signedIn({
    at: '/settings/profile',
    viewport: { width: 390, height: 844 },
  });
  api.fail('deleteAccount', 'forbidden', { error: 'יש להיכנס שוב', reason: 'signInAgain' });
  const typed = async () => {
    await page.getByRole('button', { name: 'מחיקת החשבון שלי', exact: true }).click();
    await page.getByRole('dialog').getByRole('textbox').fill(person.email);
    await page.getByRole('dialog').getByRole('button', { name: 'מחיקה לתמיד', exact: true }).click();
  };
  await typed();
  await page.getByRole('button', { name: 'כניסה מחדש', exact: true }).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'ביטול', exact: true }).click();
  const receipt = 'receipt-of-this-test';
  const at = new Date().toISOString();
  api.reply('deleteAccount', { success: true, receipt });
  api.reply('deletionReceipt', {
    success: true,
    startedAt: at,
    finishedAt: at,
    emptied: [{ store: 'profile', documents: 1, at }],
  });
  await typed();
  await page.getByRole('button', { name: 'התנתקות והצגת האישור', exact: true }).click();
  await page.getByRole('heading', { name: 'החשבון שלך נמחק', exact: true }).waitFor();
  expect(api.calls('deleteAccount').map(({ body }) => body)).toEqual([
    { email: person.email },
    { email: person.email },
  ]);
  expect(api.calls('deletionReceipt').map(({ params }) => params)).toContainEqual({ receipt });
});

it('turns notifications on, sends a test, and keeps quiet hours', async () => {
  const { installIn, shown } = browserNotifications('default');
  const { page, stored } = await onProfile({}, { prepare: installIn });
  const card = page.getByRole('region', { name: 'Notifications', exact: true });
  await card.getByRole('button', { name: 'Turn on notifications' }).click();
  await card.getByText('They are on for this browser.').waitFor();
  await card.getByRole('button', { name: 'Send a test' }).click();
  await expect.poll(() => shown).toEqual(['It works 🐊']);

  const hours = card.getByRole('group', { name: 'Quiet hours' });
  const isOn = (name: string) => hours.getByRole('radio', { name, exact: true }).isChecked();
  // A radio button is visible only by its label.
  await hours.getByText('On', { exact: true }).click();
  await expect.poll(() => isOn('On')).toBe(true);
  await card.getByLabel('Until').fill('06:30');
  await card.getByLabel('Until').blur();
  const settings = async () => (await stored())?.['settings'];
  await expect.poll(settings).toEqual({ quietHours: { from: '22:00', to: '06:30' } });
  await hours.getByText('Off', { exact: true }).click();
  await expect.poll(settings).toEqual({});
  await expect.poll(() => isOn('Off')).toBe(true);
});
