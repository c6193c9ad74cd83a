import { paths } from '@crocodile-hub/core/contract/paths';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { withFirestore } from '../support/firestore.ts';
import { countOf } from '../support/given.ts';
import { setHold } from '../support/hold.ts';
import { patience } from '../support/patience.ts';
import { aPerson, type TestPerson } from '../support/people.ts';
import { arrives, withFault } from '../support/providers.ts';
import { sent } from '../support/sent.ts';
import { inHebrew, signedIn } from '../support/signed-in.ts';
import { inboxPage } from './pages/inbox-page.ts';
import { stackUrls } from '../support/stack-urls.ts';

const dayMs = 86_400_000;

/** A mail that the person wrote some time ago. */
const wrote = (person: TestPerson, subject: string, text: string) =>
  arrives({
    provider: 'google',
    to: person.email,
    labelIds: ['SENT'],
    raw: Buffer.from(
      [
        `From: ${person.email}`,
        `To: dana@example.com`,
        `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
        `Message-ID: <${idOf(subject)}@example.com>`,
        'Content-Type: text/plain; charset=utf-8',
        'Content-Transfer-Encoding: base64',
        '',
        Buffer.from(text).toString('base64'),
      ].join('\r\n'),
    ).toString('base64url'),
  });
const idOf = (subject: string) => Buffer.from(subject).toString('hex');
const answers = (person: TestPerson, subject: string, mail: Record<string, unknown>) =>
  arrives({
    provider: 'google',
    to: person.email,
    from: 'Dana Cohen <dana@example.com>',
    subject: `Re: ${subject}`,
    inReplyTo: `<${idOf(subject)}@example.com>`,
    ...mail,
  });

/** Makes the wait older by days, so that its time has just come. */
const timeComes = (person: TestPerson) =>
  withFirestore(stackUrls(), async (firestore) => {
    const { docs } = await firestore.collection(paths.snoozes(person.uid)).get();
    const now = Date.now();
    for (const { ref } of docs)
      await ref.update({ snoozedAt: new Date(now - 2 * dayMs), until: new Date(now - 1_000) });
  });

const isAhead = (person: TestPerson) =>
  withFirestore(stackUrls(), async (firestore) => {
    const { docs } = await firestore.collection(paths.snoozes(person.uid)).get();
    return docs.every((one) => z.date().parse(one.get('until')?.toDate()).getTime() > Date.now());
  });

async function inSent(person: TestPerson, first: string) {
  const visited = await signedIn({ person, at: '/inbox-ai?folder=sent' });
  const { page } = visited;
  const inbox = inboxPage(page);
  await inbox.card(first).waitFor(patience);
  const folders = page.getByRole('navigation', { name: /^(Folders|תיקיות)$/ });
  return {
    ...visited,
    inbox,
    place: (name: string | RegExp) => folders.getByRole('button', { name }),
    put: page.getByRole('region', { name: /^(Snoozed|נדחו)$/ }),
    unanswered: page.getByRole('region', { name: /^(Nobody has answered yet|איש עוד לא ענה)$/ }),
    ask: async (words: string, choice: RegExp, name = 'Tell me if nobody answers') => {
      await inbox.card(words).hover(patience);
      await inbox.card(words).getByRole('button', { name, exact: true }).click(patience);
      await page.getByRole('menuitem', { name: choice }).click(patience);
    },
  };
}

describe('a message of one’s own that waits for an answer', () => {
  it('comes back with a nudge to send where only a machine has answered, and not where a person has', async () => {
    const person = await aPerson({ google: true });
    await setHold(person.uid, 0);
    await wrote(person, 'Plan', 'Can we meet?');
    await wrote(person, 'Budget', 'How much is left?');
    const { page, inbox, place, put, unanswered, ask, close } = await inSent(person, 'Can we meet?');
    await ask('Can we meet?', /^In three days · /);
    await page.getByText(/^If nobody answers, this comes back /).waitFor(patience);
    await ask('How much is left?', /^In a week · /);
    await expect.poll(() => countOf(paths.snoozes(person.uid)), patience).toBe(2);
    await place(/^Snoozed ?2$/).click(patience);
    const waiting = put.getByText(/^Back .*08:00 if nobody answers$/);
    await expect.poll(() => waiting.count(), patience).toBe(2);

    await answers(person, 'Plan', { text: 'I am away', headers: { 'Auto-Submitted': 'auto-replied' } });
    await answers(person, 'Budget', { text: 'Two thousand' });
    await timeComes(person);
    await place(/^Inbox/).click(patience);
    await unanswered.getByText('Plan', { exact: true }).waitFor(patience);
    // An answered message is removed.
    await expect.poll(() => countOf(paths.snoozes(person.uid)), patience).toBe(1);
    expect(await unanswered.getByText('Budget', { exact: true }).count()).toBe(0);
    // It would come by itself, with the next look of the half minute.
    await inbox.refresh();
    await inbox.card('I am away').waitFor(patience);

    await unanswered.getByRole('button', { name: 'Write a follow-up', exact: true }).click(patience);
    const dialog = page.getByRole('dialog', { name: 'Reply' });
    await expect
      .poll(() => dialog.getByRole('textbox', { name: 'Message', exact: true }).inputValue(), patience)
      .toContain('I am coming back to my message below');
    await dialog.getByRole('button', { name: 'Send Email', exact: true }).click(patience);
    await dialog.waitFor({ state: 'detached', ...patience });
    const mails = async () =>
      (await sent()).filter(({ subject, text }) => subject === 'Re: Plan' && text.includes('coming back'));
    await expect.poll(async () => (await mails()).length, patience).toBe(1);
    expect((await mails())[0]?.to).toBe('dana@example.com');
    // The wait begins again, for the same time.
    await unanswered.waitFor({ state: 'detached', ...patience });
    await place(/^Snoozed ?1$/).waitFor(patience);
    await close();
  });

  it('is asked about again where the mailbox is silent, waits longer, and is let go; in Hebrew', async () => {
    const person = await aPerson({ google: true });
    await wrote(person, 'תוכנית', 'אפשר להיפגש?');
    const { page, inbox, place, unanswered, ask, close } = await inSent(person, 'אפשר להיפגש?');
    await inHebrew(page);
    await inbox.card('אפשר להיפגש?').waitFor(patience);
    await ask('אפשר להיפגש?', /^מחר בבוקר/, 'להודיע לי אם איש לא עונה');
    await expect.poll(() => countOf(paths.snoozes(person.uid)), patience).toBe(1);
    await place(/^דואר נכנס/).click(patience);
    await page.getByText('לא נמצאו הודעות.').waitFor(patience);
    const silent = { provider: 'google', kind: 'status', status: 503, path: 'threads', times: 20 } as const;
    await withFault(silent, async () => {
      const asked = page.waitForResponse(
        (response) => response.url().includes('/api/inbox-ai/awaited') && response.status() === 503,
      );
      await timeComes(person);
      await asked;
      expect(await unanswered.count()).toBe(0);
    });
    await page.getByRole('main').getByRole('button', { name: 'רענון', exact: true }).click(patience);
    await unanswered.getByText('תוכנית', { exact: true }).waitFor(patience);
    await unanswered.getByRole('button', { name: 'להמתין עוד', exact: true }).click(patience);
    await page.getByRole('menuitem', { name: /^בעוד שבוע/ }).click(patience);
    await unanswered.waitFor({ state: 'detached', ...patience });
    // Shown at once, and stored a little later.
    await expect.poll(() => isAhead(person), patience).toBe(true);
    await timeComes(person);
    await unanswered.getByText('תוכנית', { exact: true }).waitFor(patience);
    await unanswered.getByRole('button', { name: 'לא להמתין יותר לתשובה', exact: true }).click(patience);
    await unanswered.waitFor({ state: 'detached', ...patience });
    await expect.poll(() => countOf(paths.snoozes(person.uid)), patience).toBe(0);
    await close(/503/);
  });

  it('is answered on another channel, too', async () => {
    const person = await aPerson({ google: true, channels: true });
    // After this mail it is known who Dana is.
    await arrives({
      provider: 'google',
      to: person.email,
      labelIds: ['SENT'],
      raw: Buffer.from(
        `From: ${person.email}\r\nTo: Dana Cohen <dana@example.com>\r\nSubject: Hello\r\n\r\nHi`,
      ).toString('base64url'),
    });
    await wrote(person, 'Plan', 'Can we meet?');
    const { page, inbox, place, unanswered, ask, close } = await inSent(person, 'Can we meet?');
    await ask('Can we meet?', /^Tomorrow morning · /);
    await expect.poll(() => countOf(paths.snoozes(person.uid)), patience).toBe(1);
    await timeComes(person);
    await place(/^Inbox/).click(patience);
    await unanswered.getByText('Plan', { exact: true }).waitFor(patience);
    await arrives({
      provider: 'meta',
      channel: 'whatsapp',
      from: '972541234567',
      name: 'Dana Cohen',
      text: 'Yes, at noon',
    });
    await inbox.refresh();
    await inbox.card('Yes, at noon').waitFor(patience);
    await unanswered.waitFor({ state: 'detached', ...patience });
    await expect.poll(() => countOf(paths.snoozes(person.uid)), patience).toBe(0);
    await page.reload();
    await inbox.card('Yes, at noon').waitFor(patience);
    expect(await unanswered.count()).toBe(0);
    await close();
  });
});
