import { expect, it } from 'vitest';
import { patience } from '../support/patience.ts';
import { aPerson } from '../support/people.ts';
import { arrives } from '../support/providers.ts';
import { signedIn } from '../support/signed-in.ts';
import { inboxPage } from './pages/inbox-page.ts';

it('a rule is said, tried and kept, does all of it to the mail that comes next, and is undone as a whole', async () => {
  const person = await aPerson({ google: true });
  const fromDana = (subject: string) =>
    arrives({
      provider: 'google',
      to: person.email,
      from: 'Dana Cohen <dana@example.com>',
      subject,
      text: 'Here it is',
    });
  await fromDana('Before');
  const { page, close } = await signedIn({ person, at: '/inbox-ai' });
  const inbox = inboxPage(page);
  await inbox.card('Before').waitFor(patience);
  const dialog = page.getByRole('dialog', { name: 'Rules' });
  const press = (name: string | RegExp) => dialog.getByRole('button', { name }).click(patience);
  await page.getByRole('button', { name: 'Rules', exact: true }).click(patience);
  await dialog.getByRole('textbox').fill('star mails from Dana and tag them as Friends');
  await dialog.getByText('Tag: Friends', { exact: true }).waitFor(patience);
  await press('Try');
  await dialog.getByText('It fits one of the last 1 mails of the inbox:').waitFor(patience);
  await dialog.getByRole('checkbox').uncheck(patience);
  await press('Keep rule');
  await dialog.getByText('Tag: Friends · Star · From dana@example.com').waitFor(patience);
  await page.keyboard.press('Escape');
  await fromDana('After');
  await inbox.refresh();
  await inbox.card('After').getByText('Friends', { exact: true }).waitFor(patience);
  await inbox.card('After').getByText('⭐ Important', { exact: true }).waitFor(patience);
  expect(await inbox.card('Before').getByText('Friends', { exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: 'Rules', exact: true }).click(patience);
  await press(/^Last: one mail/);
  await press(/^Undo this run/);
  await page.getByText('One mail put back').waitFor(patience);
  await page.keyboard.press('Escape');
  await expect
    .poll(
      () =>
        inbox
          .card('After')
          .getByText(/^(?:Friends|⭐ Important)$/)
          .count(),
      patience,
    )
    .toBe(0);
  await close();
});
