import { describe, expect, it } from 'vitest';
import { paths } from '@crocodile-hub/core/contract/paths';
import { countOf } from '../support/given.ts';
import { patience } from '../support/patience.ts';
import { aPerson, type TestPerson } from '../support/people.ts';
import { arrives } from '../support/providers.ts';
import { signedIn } from '../support/signed-in.ts';
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
    // An action on the message ends the snooze on every device.
    await phone.inbox.card('Quote').hover(patience);
    await phone.inbox.card('Quote').getByRole('button', { name: 'Archive', exact: true }).click(patience);
    await expect.poll(() => countOf(paths.snoozes(person.uid)), patience).toBe(0);
    await phone.close();
    await laptop.close();
  });
});
