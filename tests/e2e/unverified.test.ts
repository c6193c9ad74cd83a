import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { visit } from '../support/browse.ts';
import { setHold } from '../support/hold.ts';
import { aPerson } from '../support/people.ts';
import { linksMailedTo } from '../support/sign-in-mails.ts';
import { sent } from '../support/sent.ts';
import { inHebrew, signedIn } from '../support/signed-in.ts';

const patience = { timeout: 20_000 };
const title = 'Your address is not verified';

it('signing up mails a link, says so, and offers the mail again only after a while', async () => {
  const { page, close } = await visit('/login');
  const email = `new-${randomUUID().slice(0, 8)}@crocodile.test`;
  await page.getByRole('radio', { name: 'Sign Up' }).check({ force: true });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('crocodile');
  await page.getByRole('form', { name: 'Sign Up' }).getByRole('button', { name: 'Sign Up' }).click();
  const banner = page.getByRole('region', { name: title });
  await banner.getByText(email).waitFor(patience);
  await expect.poll(() => linksMailedTo(email), patience).toHaveLength(1);
  await banner.getByText(/\d+ seconds left/).waitFor(patience);
  expect(await banner.getByRole('button', { name: 'Send the mail again' }).isDisabled()).toBe(true);
  await inHebrew(page);
  await page.getByRole('region', { name: 'הכתובת שלך עוד לא אומתה' }).waitFor(patience);
  await close();
});

it('a mail is refused with its words kept, and leaves from the same form once the link was opened', async () => {
  const person = await aPerson({ google: true, isVerified: false });
  await setHold(person.uid, 0);
  const { page, problems, close } = await signedIn({ person });
  const banner = page.getByRole('region', { name: title });
  await banner.waitFor(patience);

  await banner.getByRole('button', { name: 'Send the mail again' }).click();
  await banner.getByText('It is on its way.').waitFor(patience);
  const [link = 'none'] = await linksMailedTo(person.email);

  await page.getByRole('main').getByRole('button', { name: 'Send Email', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Send Email' });
  const to = `dana-${randomUUID().slice(0, 8)}@example.com`;
  await dialog.getByLabel('To').fill(to);
  await dialog.getByLabel('Subject').fill('Quote');
  await dialog.getByLabel('Message').fill('Here it is');
  const send = dialog.getByRole('button', { name: 'Send Email', exact: true });
  await send.click();
  // Behind an open dialog a toast has no role.
  await page.getByText('it shows that your address is yours').last().waitFor(patience);
  // It is not Google that has to be asked.
  expect(await page.getByText('Reconnect Google').count()).toBe(0);
  await expect.poll(() => dialog.getByLabel('To').inputValue(), patience).toBe(to);
  await expect.poll(() => dialog.getByLabel('Message').inputValue(), patience).toBe('Here it is');
  expect(problems.splice(0)).toEqual([expect.stringContaining('403')]);

  await fetch(link);
  await page.getByText('nothing can be sent to others').waitFor({ state: 'detached', ...patience });
  await send.click();
  await expect.poll(async () => (await sent()).filter((item) => item.to === to).length, patience).toBe(1);
  await close();
});
