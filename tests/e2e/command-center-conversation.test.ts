import { describe, expect, it } from 'vitest';
import { visit } from '../support/browse.ts';
import { withFirestore } from '../support/firestore.ts';
import { withScriptedAssistant } from '../support/scripted-assistant.ts';
import { sent } from '../support/sent.ts';
import { signedIn } from '../support/signed-in.ts';
import { commandCenterPage } from './pages/command-center-page.ts';
import { patience } from '../support/patience.ts';
import { stackUrls } from '../support/stack-urls.ts';

/** What the person's only session has come to, as stored. */
async function storedSession(uid: string) {
  return withFirestore(stackUrls(), async (firestore) => {
    const { docs } = await firestore.collection(`users/${uid}/sessions`).get();
    const [session] = docs;
    if (session === undefined) throw new Error('no session is stored');
    const log = await session.ref.collection('messages').orderBy('timestamp').get();
    return { ...session.data(), log: log.docs.map((found) => found.data()) };
  });
}

describe('the first visit', () => {
  it('asks who is signed out to log in', async () => {
    const { page, close } = await visit('/command-center');
    await page.getByText('Please log in to access Command Center').waitFor();
    await page.getByRole('link', { name: 'Login' }).first().waitFor();
    await close();
  });

  it('welcomes once', async () => {
    const { page, close } = await signedIn();
    await page.evaluate(() => localStorage.removeItem('hasSeenWelcome'));
    await page.addInitScript(() => localStorage.setItem('visited', String(Date.now())));
    const again = await page.context().newPage();
    await again.goto('/command-center');
    await again.getByRole('button', { name: "Let's Go" }).click();
    await again.reload();
    await again.getByRole('heading', { name: 'Command Center' }).waitFor();
    expect(await again.getByRole('button', { name: "Let's Go" }).count()).toBe(0);
    await close();
  });

  it('takes no message before a session is open', async () => {
    const { page, close } = await signedIn({ at: '/command-center' });
    const center = commandCenterPage(page);
    await center.send('hello');
    await center.toast('Please select a session first').waitFor();
    await close();
  });
});

describe('a message', () => {
  it('is stored Done and answered; the session succeeds', async () => {
    const { page, person, close } = await signedIn({ at: '/command-center' });
    const center = commandCenterPage(page);
    await center.newSession();
    await center.toast('New session created!').waitFor();
    await center.composer.fill('   ');
    await center.composer.press('Enter');
    expect(await page.getByRole('button', { name: 'Send', exact: true }).isDisabled()).toBe(true);
    await center.send('hello there');
    await center.log.getByText('No language model is set up here').waitFor();
    await center.row(/Success/).waitFor();
    await expect
      .poll(() => storedSession(person.uid), patience)
      .toMatchObject({
        title: 'New Session',
        status: 'Success',
        messageCount: 2,
        log: [
          { content: 'hello there', type: 'user', status: 'Done' },
          { type: 'system', status: 'Done' },
        ],
      });
    await close();
  });

  it('that cannot be answered ends in an error message, and can be tried again', async () => {
    const { page, person, problems, close } = await signedIn({ at: '/command-center' });
    const center = commandCenterPage(page);
    await center.newSession();
    const failing = '**/api/command-center/chat';
    await page.route(failing, (route) => route.fulfill({ status: 500, json: {} }));
    await center.send('hello there');
    await center.log
      .getByText('Sorry, I encountered an error processing your message. Please try again.')
      .waitFor();
    await center.row(/Failed/).waitFor();
    await expect
      .poll(() => storedSession(person.uid), patience)
      .toMatchObject({ status: 'Failed', messageCount: 2 });
    // The browser's own line about the refused call.
    expect(problems.splice(0).every((line) => line.includes('500'))).toBe(true);

    await page.unroute(failing);
    await center.log.getByRole('button', { name: 'Retry' }).click();
    await center.log.getByText('No language model is set up here').waitFor();
    await center.row(/Success/).waitFor();
    await expect
      .poll(() => storedSession(person.uid), patience)
      .toMatchObject({ status: 'Success', messageCount: 2 });
    await close();
  });

  it('can be rewritten; its answer is replaced', async () => {
    const { page, person, close } = await signedIn({ at: '/command-center' });
    const center = commandCenterPage(page);
    await center.newSession();
    await center.send('helo');
    await center.log.getByText('No language model is set up here').waitFor();
    await center.log.getByText('helo').hover();
    await center.log.getByRole('button', { name: 'Edit and resend' }).click();
    await page.getByRole('textbox', { name: 'Edit and resend' }).fill('שלום לכולם');
    await page.getByRole('button', { name: 'Resend', exact: true }).click();
    await center.log.getByText('לא הוגדר כאן מודל שפה').waitFor();
    await center.toast('Message updated successfully!').waitFor();
    await expect
      .poll(() => storedSession(person.uid), patience)
      .toMatchObject({
        messageCount: 2,
        log: [{ content: 'שלום לכולם' }, { type: 'system', status: 'Done' }],
      });
    await close();
  });

  it('keeps what was typed, session by session, through a reload', async () => {
    const { page, close } = await signedIn({ at: '/command-center' });
    const center = commandCenterPage(page);
    await center.newSession();
    await center.composer.fill('half a thought');
    await page.reload();
    await expect.poll(() => center.composer.inputValue(), patience).toBe('half a thought');
    await center.newSession();
    await expect.poll(() => center.composer.inputValue(), patience).toBe('');
    await close();
  });
});

describe('a proposed action', () => {
  it('runs as it was edited, is saved to Smart Tasks, and can be taken back', async () => {
    const { page, person, close } = await signedIn({ google: true, at: '/command-center' });
    const center = commandCenterPage(page);
    await center.newSession();
    await center.send('send an email to dana@example.com about the quote saying the price is 12,400');
    await center.row(/Waiting/).waitFor();
    await center.log.getByText('What you see is what is sent.').waitFor();
    await center.log.getByRole('button', { name: 'Edit', exact: true }).click();
    const subject = `Quote ${person.uid}`;
    await center.log.getByLabel('Subject').fill(subject);
    await center.log.getByRole('button', { name: 'Confirm', exact: true }).click();
    await center.log.getByText('Action Confirmed').waitFor();
    await center.toast('Action executed successfully!').waitFor();
    await center.toast('Action saved to Smart Tasks!').waitFor();

    await center.log.getByRole('button', { name: 'Undo' }).click();
    await center.log.getByText('Action cancelled').waitFor();
    expect((await sent()).filter((mail) => mail.subject === subject)).toEqual([]);

    await center.send('send an email to dana@example.com about the quote saying the price is 12,400');
    await center.log.getByRole('button', { name: 'Edit', exact: true }).click();
    await center.log.getByLabel('Subject').fill(subject);
    await center.log.getByRole('button', { name: 'Confirm', exact: true }).click();
    await center.log.getByText('Action Confirmed').waitFor();
    await expect
      .poll(async () => (await sent()).filter((mail) => mail.subject === subject).length, patience)
      .toBe(1);
    const stored = async () => {
      const tasks = await withFirestore(stackUrls(), (firestore) =>
        firestore.collection(`users/${person.uid}/smartTasks`).get(),
      );
      return tasks.docs.map((found) => `${found.get('status')} ${found.get('actionPayload').subject}`);
    };
    await expect
      .poll(async () => (await stored()).toSorted(), patience)
      .toEqual([`Cancelled ${subject}`, `Done ${subject}`]);
    await close();
  });

  it('that is declined runs nothing', async () => {
    const { page, person, close } = await signedIn({ at: '/command-center' });
    const center = commandCenterPage(page);
    await center.newSession();
    await center.send('תזכיר לי מחר ב-8 להתקשר לדנה');
    await center.log.getByRole('button', { name: 'Cancel', exact: true }).click();
    await center.log.getByText('Action cancelled').waitFor();
    await expect
      .poll(() => storedSession(person.uid), patience)
      .toMatchObject({
        log: [{ status: 'Done' }, { status: 'Done', action: { state: 'cancelled' } }],
      });
    await close();
  });

  it('that is refused says why, can be tried again, and fails the session', async () => {
    const { page, problems, close } = await signedIn({ at: '/command-center' });
    const center = commandCenterPage(page);
    await center.newSession();
    await center.send('send an email to dana@example.com about the quote saying the price is 12,400');
    await center.log.getByRole('button', { name: 'Confirm', exact: true }).click();
    await center.log
      .getByText('Google access token required. Please reconnect your Google account.')
      .waitFor();
    await center.log.getByRole('button', { name: 'Reconnect Google Account' }).waitFor();
    await center.toast('Error executing action').waitFor();
    await center.row(/Failed/).waitFor();
    await center.log.getByRole('button', { name: 'Confirm', exact: true }).waitFor();
    // The browser's own line about the refused call.
    expect(problems.splice(0).every((line) => line.includes('401'))).toBe(true);
    await close();
  });
});

describe('an answer in Markdown', () => {
  it('shows links with their hosts and code to copy, and no raw HTML', async () => {
    const { page, assistant, close } = await withScriptedAssistant();
    const center = commandCenterPage(page);
    await page.goto('/command-center');
    await center.newSession();
    await center.send('show me');
    const message = [
      'See [the invoice](https://www.example.com/pay) and **this**.',
      '```js\nconst a = 1;\n```',
      '<img src=x onerror="document.title=\'owned\'"> <b>raw</b>',
      '[bad](javascript:alert(1))',
      '[**paypal.com** login](https://paypal.com.evil.test/login)',
    ].join('\n\n');
    await assistant.finish({ message });
    const link = center.log.getByRole('link', { name: 'the invoice' });
    await link.waitFor();
    await expect.poll(() => link.getAttribute('rel')).toContain('noopener');
    await center.log.getByText('(example.com)').waitFor();
    await center.log.getByText('leads to paypal.com.evil.test').waitFor();
    await center.log.getByText('<b>raw</b>').waitFor();
    expect(await center.log.locator('img, b').count()).toBe(0);
    expect(await center.log.getByRole('link', { name: 'bad' }).count()).toBe(0);
    expect(await page.title()).not.toBe('owned');
    await center.log.getByRole('button', { name: 'Copy code' }).waitFor();
    await close();
  });
});
