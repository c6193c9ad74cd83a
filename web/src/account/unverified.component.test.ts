import { paths } from '@crocodile-hub/core/contract/paths';
import { expect, it } from 'vitest';
import { aPerson, signedIn } from '../testing/app.ts';
import { stage } from '../testing/stage.ts';

it.each([
  ['en', 'Open the link in the mail that we sent you first'],
  ['he', 'קודם צריך לפתוח את הקישור במייל ששלחנו לך'],
] as const)('what acts on mails waits for the link, and says so (%s)', async (language, words) => {
  localStorage.setItem('language', language);
  const person = aPerson({ isVerified: false });
  const { page } = await signedIn({ person, at: '/settings/profile' });
  const signature = page.getByLabel(language === 'en' ? 'Signature' : 'חתימה', { exact: true });
  await signature.fill('Noa');
  await signature.blur();
  await page.getByRole('listitem').filter({ hasText: words }).waitFor();
  const settings = async () => (await stage().store.read(paths.user(person.uid)))?.['settings'];
  expect(await settings()).toBeUndefined();
  // What acts on nothing is stored.
  await page.getByRole('radio', { name: language === 'en' ? '7 days' : '7 ימים' }).check({ force: true });
  await expect.poll(settings).toEqual({ outboxDays: 7 });
});
