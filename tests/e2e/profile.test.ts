import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { bounds } from '@crocodile-hub/core/contract/bounds';
import { paths } from '@crocodile-hub/core/contract/paths';
import { limits } from '@crocodile-hub/core/domain/limits';
import { closeBrowser, visit } from '../support/browse.ts';
import { withFirestore } from '../support/firestore.ts';
import { stored } from '../support/given.ts';
import { aPerson } from '../support/people.ts';
import { patience } from '../support/patience.ts';
import { withRefusal } from '../support/refused-store.ts';
import { inHebrew, signedIn } from '../support/signed-in.ts';
import { stays } from '../support/stays.ts';
import { profilePage } from './pages/profile-page.ts';

let open: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  open = await signedIn({ person: await aPerson({ google: false }) });
  await profilePage(open.page).open();
});
afterAll(async () => {
  await open.close();
  await closeBrowser();
});

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
    expect(await profile.field(label).inputValue()).toBe(value);
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
  await withFirestore(inject('urls'), (firestore) =>
    firestore.doc(paths.user(person.uid)).set({ city: 'Haifa' }, { merge: true }),
  );
  await expect.poll(() => profile.field('City').inputValue(), patience).toBe('Haifa');
  expect(await profile.field('Hobbies').inputValue()).toBe('chess');
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
  expect(await profile.field('City').inputValue()).toBe('Nowhere');
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
