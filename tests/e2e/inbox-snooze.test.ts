import { describe, expect, it } from 'vitest';
import { paths } from '@crocodile-hub/core/contract/paths';
import { countOf } from '../support/given.ts';
import { patience } from '../support/patience.ts';
import { aPerson, type TestPerson } from '../support/people.ts';
import { arrives } from '../support/providers.ts';
import { withRefusal } from '../support/refused-store.ts';
import { inHebrew, signedIn } from '../support/signed-in.ts';
import { inboxPage } from './pages/inbox-page.ts';

const mailFromDana = (to: string, mail: Record<string, unknown>) =>
  arrives({ provider: 'google', to, from: 'Dana Cohen <dana@example.com>', text: 'Here it is', ...mail });

async function onDevice(person: TestPerson, first: string) {
  const visited = await signedIn({ person, prepare: ({ page }) => page.clock.install(), at: '/inbox-ai' });
  const { page } = visited;
  const inbox = inboxPage(page);
  await inbox.card(first).waitFor(patience);
  const folders = page.getByRole('navigation', { name: /^(Folders|תיקיות)$/ });
  return {
    ...visited,
    inbox,
    clock: page.clock,
    place: (name: string | RegExp) => folders.getByRole('button', { name }),
    put: page.getByRole('region', { name: /^(Snoozed|נדחו)$/ }),
    choose: async (subject: string, choice: RegExp, name = 'Snooze') => {
      await inbox.card(subject).hover(patience);
      await inbox.card(subject).getByRole('button', { name, exact: true }).click(patience);
      await page.getByRole('menuitem', { name: choice }).click(patience);
    },
    subjects: () => inbox.cards.allTextContents(),
  };
}

async function withTwoMails() {
  const person = await aPerson({ google: true });
  await mailFromDana(person.email, { subject: 'Quote' });
  await mailFromDana(person.email, { subject: 'Lunch' });
  return person;
}

describe('a conversation that is put off', () => {
  it('leaves the inbox of every device at once, and is on top of it again at its time', async () => {
    const person = await withTwoMails();
    const phone = await onDevice(person, 'Quote');
    const laptop = await onDevice(person, 'Quote');
    await laptop.choose('Quote', /^Tomorrow morning/);
    for (const device of [laptop, phone]) {
      await device.inbox.card('Quote').waitFor({ state: 'detached', ...patience });
      await device.place(/^Snoozed ?1$/).click(patience);
      await device.put.getByText(/^Back tomorrow 08:00$/).waitFor(patience);
      await device.place('Inbox').click(patience);
      await device.inbox.card('Lunch').waitFor(patience);
    }
    for (const device of [laptop, phone]) {
      await device.clock.fastForward('32:00:00');
      await device.inbox.card('Quote').getByText('Back', { exact: true }).waitFor(patience);
      const [top] = await device.subjects();
      expect(top).toContain('Quote');
    }
    // What is done with it ends it everywhere.
    await phone.inbox.card('Quote').hover(patience);
    await phone.inbox.card('Quote').getByRole('button', { name: 'Archive', exact: true }).click(patience);
    await expect.poll(() => countOf(paths.snoozes(person.uid)), patience).toBe(0);
    await phone.close();
    await laptop.close();
  });

  it('comes back with an answer, and only with one', async () => {
    const person = await aPerson({ google: true });
    const messageId = '<quote@example.com>';
    await mailFromDana(person.email, { subject: 'Quote', messageId });
    await mailFromDana(person.email, { subject: 'Lunch' });
    const { page, inbox, choose, close } = await onDevice(person, 'Quote');
    await choose('Quote', /^Until somebody answers$/);
    await inbox.card('Quote').waitFor({ state: 'detached', ...patience });
    await mailFromDana(person.email, { subject: 'Another thing' });
    await inbox.refresh();
    await inbox.card('Another thing').waitFor(patience);
    expect(await inbox.card('Quote').count()).toBe(0);
    // The hub does not put it forward either.
    await page.goto('/crocodile-hub');
    const highlights = page.getByRole('region', { name: 'Recent Activity' });
    await highlights.getByText('Lunch', { exact: true }).waitFor(patience);
    expect(await highlights.getByText('Quote', { exact: true }).count()).toBe(0);
    await page.goto('/inbox-ai');
    await inbox.card('Another thing').waitFor(patience);
    await mailFromDana(person.email, {
      subject: 'Re: Quote',
      text: 'I took another look',
      inReplyTo: messageId,
    });
    await inbox.refresh();
    await inbox.card('I took another look').waitFor(patience);
    await inbox.card('Back').waitFor(patience);
    await close();
  });

  it('stays away with its answers where it is muted, and can be brought back', async () => {
    const person = await aPerson({ google: true });
    const messageId = '<all@example.com>';
    await mailFromDana(person.email, { subject: 'Everybody answers', messageId });
    await mailFromDana(person.email, { subject: 'Lunch' });
    const { page, inbox, choose, place, put, close } = await onDevice(person, 'Everybody answers');
    await choose('Everybody answers', /^Mute/);
    await inbox.card('Everybody answers').waitFor({ state: 'detached', ...patience });
    await page.getByText('Conversation muted').waitFor(patience);
    await mailFromDana(person.email, {
      subject: 'Re: Everybody answers',
      text: 'Me too',
      inReplyTo: messageId,
    });
    await mailFromDana(person.email, { subject: 'Later' });
    await inbox.refresh();
    await inbox.card('Later').waitFor(patience);
    expect(await inbox.card('Me too').count()).toBe(0);
    await place(/^Snoozed ?1$/).click(patience);
    await put.getByText('Muted: answers stay away too').waitFor(patience);
    await put.getByRole('button', { name: 'Bring back now', exact: true }).click(patience);
    await place('Inbox').click(patience);
    await inbox.card('Me too').waitFor(patience);
    await close();
  });

  it('is put back by Undo, by its own view and to another time, and opens from there; in Hebrew', async () => {
    const person = await withTwoMails();
    const { page, inbox, choose, place, put, close } = await onDevice(person, 'Quote');
    await choose('Quote', /^Until somebody answers$/);
    await inbox.card('Quote').waitFor({ state: 'detached', ...patience });
    const toast = page.getByRole('listitem').filter({ hasText: 'Snoozed until somebody answers' });
    await toast.getByRole('button', { name: 'Undo', exact: true }).click(patience);
    await inbox.card('Quote').waitFor(patience);

    await inHebrew(page);
    await inbox.card('Quote').waitFor(patience);
    await choose('Quote', /^עד שמישהו עונה$/, 'דחייה');
    await inbox.card('Quote').waitFor({ state: 'detached', ...patience });
    await place(/^נדחו/).click(patience);
    await put.getByText('חוזר כשמישהו עונה').waitFor(patience);
    await put.getByRole('button', { name: 'מועד אחר', exact: true }).click(patience);
    await page.getByRole('menuitem', { name: /^מחר בבוקר/ }).click(patience);
    await put.getByText(/^חוזר מחר 0?8:00$/).waitFor(patience);
    await put.getByRole('button', { name: 'מועד אחר', exact: true }).click(patience);
    await page.getByRole('menuitem', { name: 'תאריך ושעה' }).click(patience);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('תאריך').fill('2020-01-05');
    await dialog.getByLabel('שעה').fill('09:30');
    await dialog.getByRole('button', { name: 'דחייה', exact: true }).click(patience);
    await dialog.getByText('מועד שעוד לא עבר').waitFor(patience);
    await dialog.getByLabel('תאריך').fill('2040-01-05');
    await dialog.getByRole('button', { name: 'דחייה', exact: true }).click(patience);
    await put.getByText(/^חוזר .*0?9:30$/).waitFor(patience);
    await page.reload();
    await put.getByRole('button', { name: 'Dana Cohen' }).click(patience);
    await page.getByRole('region', { name: 'שיחה' }).getByText('Here it is').first().waitFor(patience);
    await put.getByRole('button', { name: 'להחזיר עכשיו', exact: true }).click(patience);
    await page.getByText('שום דבר לא נדחה').waitFor(patience);
    await place(/^דואר נכנס/).click(patience);
    await inbox.card('Quote').waitFor(patience);
    await close();
  });

  it('stays in the inbox where that cannot be stored, and can be tried again', async () => {
    const person = await withTwoMails();
    const { page, inbox, choose, close } = await onDevice(person, 'Quote');
    await withRefusal(page, { of: 'write', mentions: /snoozes/ }, async () => {
      await choose('Quote', /^Tomorrow morning/);
      await page.getByText('Failed to snooze the conversation').waitFor(patience);
      await inbox.card('Quote').waitFor(patience);
    });
    await page.getByRole('button', { name: 'Try Again', exact: true }).click(patience);
    await inbox.card('Quote').waitFor({ state: 'detached', ...patience });
    await expect.poll(() => countOf(paths.snoozes(person.uid)), patience).toBe(1);
    await close();
  });
});
