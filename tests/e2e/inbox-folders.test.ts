import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { setHold } from '../support/hold.ts';
import { patience } from '../support/patience.ts';
import { aPerson } from '../support/people.ts';
import { arrives, withFault } from '../support/providers.ts';
import { inHebrew, signedIn } from '../support/signed-in.ts';
import { inboxPage } from './pages/inbox-page.ts';

it('shows each folder with what is unread, says when it is loaded or cannot be, and keeps it over a reload', async () => {
  const person = await aPerson({ google: true });
  await setHold(person.uid, 0);
  const mail = { provider: 'google', to: person.email, from: 'Dana Cohen <dana@example.com>' } as const;
  await arrives({ ...mail, subject: 'The quote', text: 'Here it is' });
  const { page, problems, close } = await signedIn({ person, at: '/inbox-ai' });
  const inbox = inboxPage(page);
  const bar = page.getByRole('navigation', { name: /^(Folders|תיקיות)$/ });
  await inbox.card('Here it is').waitFor(patience);
  await bar.getByRole('button', { name: 'Inbox 1', exact: true }).waitFor(patience);
  await bar.getByText('2.3 GB of 10 GB used').waitFor(patience);

  const words = `Thank you ${randomUUID()}`;
  await inbox
    .card('Here it is')
    .getByRole('button', { name: /^Dana Cohen/ })
    .click();
  await page.getByRole('textbox', { name: 'Reply to Dana Cohen...' }).fill(words);
  await page.keyboard.press('Control+Enter');
  await page.getByText('Message sent via Gmail').waitFor(patience);
  await bar.getByRole('button', { name: 'Sent' }).click();
  await page.getByText('Loaded Sent folder').waitFor(patience);
  await inbox.card(words).waitFor(patience);
  expect(await inbox.card('Here it is').count()).toBe(0);

  const broken = { provider: 'google', kind: 'status', status: 500, path: 'messages', times: 50 } as const;
  await withFault(broken, async () => {
    await bar.getByRole('button', { name: 'Trash' }).click();
    await page.getByText('Failed to load Trash folder').waitFor(patience);
  });
  problems.splice(0);
  await page.reload();
  await bar.getByRole('button', { name: 'Trash' }).and(bar.locator('[aria-current]')).waitFor(patience);
  await inbox.list.getByText('No messages found.').waitFor(patience);

  // A slow answer to who is signed in must not swallow what is chosen meanwhile.
  let answer = () => undefined as void;
  const chosen = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/accounts:lookup**', (route) => chosen.then(() => route.continue()));
  await inHebrew(page);
  await bar.getByRole('button', { name: /^דואר נכנס/ }).click();
  answer();
  await page.getByText(/נטענה התיקייה/).waitFor(patience);
  await inbox.card('Here it is').waitFor(patience);
  await close();
});
