import { paths } from '@crocodile-hub/core/contract/paths';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { describe, expect, it } from 'vitest';
import { commandCenterPage } from '../../../tests/e2e/pages/command-center-page.ts';
import { anAction, serverHoldsActions } from '../testing/actions.ts';
import { foreign } from '../testing/answers.ts';
import { aPerson, signedIn, type SignedIn, visit } from '../testing/app.ts';
import { appDocument } from '../testing/app-frame.ts';
import { chatReply, scriptAssistant } from '../testing/assistant.ts';
import { givenGoogle, givenMessages, givenSession } from '../testing/given.ts';
import { stage } from '../testing/stage.ts';
import { storeSignIn } from '../testing/stored-sign-in.ts';

/** The person's only session as stored, with its log. */
async function storedSession(uid: string) {
  const { store } = stage();
  const [session] = await store.list(paths.sessions(uid));
  if (session === undefined) throw new Error('no session is stored');
  return { ...session, log: await store.list(paths.messages(uid, session.id), 'timestamp') };
}

async function rewrite(
  { log }: Awaited<ReturnType<typeof inCommandCenter>>['center'],
  page: Awaited<ReturnType<typeof inCommandCenter>>['page'],
  words: string,
) {
  await log.getByRole('button', { name: 'Edit and resend' }).click();
  await page.getByRole('textbox', { name: 'Edit and resend' }).fill(words);
  await page.getByRole('button', { name: 'Resend', exact: true }).click();
}

const inCommandCenter = async (person = aPerson(), options: SignedIn = {}) => {
  const app = await signedIn({ person, at: '/command-center', ...options });
  return { ...app, center: commandCenterPage(app.page) };
};

describe('the first visit', () => {
  it('asks who is signed out to log in', async () => {
    const { page } = await visit('/command-center');
    await page.getByText('Please log in to access Command Center').waitFor();
    await page.getByRole('link', { name: 'Login' }).first().waitFor();
  });

  it('welcomes once', async () => {
    storeSignIn(stage().accounts, aPerson());
    const { page } = await visit('/command-center');
    await page.getByRole('button', { name: "Let's Go" }).click();
    await page.reload();
    await page.getByRole('heading', { name: 'Command Center' }).waitFor();
    expect(await page.getByRole('button', { name: "Let's Go" }).count()).toBe(0);
  });

  it('takes no message before a session is open', async () => {
    const { api, center } = await inCommandCenter();
    await center.send('hello');
    await center.toast('Please select a session first').waitFor();
    expect(api.calls('chat')).toEqual([]);
  });
});

describe('a message', () => {
  it('is stored Done and answered; the session succeeds', async () => {
    const { api, page, person, center } = await inCommandCenter();
    api.reply('chat', chatReply({ message: 'Good to see you.' }));
    await center.newSession();
    await center.toast('New session created!').waitFor();
    await center.composer.fill('   ');
    await center.composer.press('Enter');
    expect(await page.getByRole('button', { name: 'Send', exact: true }).isDisabled()).toBe(true);
    await center.send('hello there');
    await center.log.getByText('Good to see you.').waitFor();
    await center.row(/Success/).waitFor();
    await expect
      .poll(() => storedSession(person.uid))
      .toMatchObject({
        title: 'New Session',
        status: 'Success',
        messageCount: 2,
        log: [
          { content: 'hello there', type: 'user', status: 'Done' },
          { content: 'Good to see you.', type: 'system', status: 'Done' },
        ],
      });
    expect(api.calls('chat').map(({ body }) => body.message)).toEqual(['hello there']);
  });

  it('that cannot be answered ends in an error message, and can be tried again', async () => {
    const { api, person, center } = await inCommandCenter();
    await center.newSession();
    api.on('chat', foreign(500));
    await center.send('hello there');
    await center.log
      .getByText('Sorry, I encountered an error processing your message. Please try again.')
      .waitFor();
    await center.row(/Failed/).waitFor();
    await expect.poll(() => storedSession(person.uid)).toMatchObject({ status: 'Failed', messageCount: 2 });

    api.reply('chat', chatReply({ message: 'Good to see you.' }));
    await center.log.getByRole('button', { name: 'Retry' }).click();
    await center.log.getByText('Good to see you.').waitFor();
    await center.row(/Success/).waitFor();
    await expect.poll(() => storedSession(person.uid)).toMatchObject({ status: 'Success', messageCount: 2 });
  });

  it('whose question is not there cannot be asked again', async () => {
    const person = aPerson();
    const sessionId = await givenSession(person);
    await givenMessages(person, sessionId, ['Good to see you.']);
    const { page } = await signedIn({ person, at: `/command-center?sessionId=${sessionId}` });
    const { log } = commandCenterPage(page);
    await log.getByText('Good to see you.').hover();
    await log.getByRole('button', { name: 'Copy' }).waitFor();
    expect(await log.getByRole('button', { name: 'Retry' }).count()).toBe(0);
  });

  it('can be rewritten; its answer is replaced', async () => {
    const { api, page, person, center } = await inCommandCenter();
    await center.newSession();
    api.reply('chat', chatReply({ message: 'Pleased to meet you.' }));
    await center.send('helo');
    await center.log.getByText('Pleased to meet you.').waitFor();
    api.reply('chat', chatReply({ message: 'נעים מאוד' }));
    await center.log.getByText('helo').hover();
    await center.log.getByRole('button', { name: 'Edit and resend' }).click();
    await page.getByRole('textbox', { name: 'Edit and resend' }).fill('שלום לכולם');
    await page.getByRole('button', { name: 'Resend', exact: true }).click();
    await center.log.getByText('נעים מאוד').waitFor();
    await center.toast('Message updated successfully!').waitFor();
    await expect
      .poll(() => storedSession(person.uid))
      .toMatchObject({
        messageCount: 2,
        log: [{ content: 'שלום לכולם' }, { content: 'נעים מאוד', type: 'system', status: 'Done' }],
      });
    expect(api.calls('chat').map(({ body }) => body.message)).toEqual(['helo', 'שלום לכולם']);
  });

  it('can be rewritten while its answer is written, which is let go of', async () => {
    const assistant = scriptAssistant();
    const { api, page, person, center } = await inCommandCenter();
    await center.newSession();
    await center.send('mail Dana');
    await assistant.say('Here is');
    await center.log.getByText('Here is').waitFor();
    await rewrite(center, page, 'mail Dan');
    await expect
      .poll(() => assistant.asked().map(({ message }) => message))
      .toEqual(['mail Dana', 'mail Dan']);
    await assistant.finish({ message: 'To Dan.' });
    await center.log.getByText('To Dan.').waitFor();
    const [first] = assistant.asked();
    await expect
      .poll(() => api.calls('chatCancel').map(({ body }) => body.replyId))
      .toEqual([first?.replyId]);
    await expect
      .poll(() => storedSession(person.uid))
      .toMatchObject({ messageCount: 2, log: [{ content: 'mail Dan' }, { content: 'To Dan.' }] });
  });

  it('keeps the words with which it is rewritten while another session is open', async () => {
    const { api, page, center } = await inCommandCenter();
    await center.newSession();
    api.reply('chat', chatReply({ message: 'Pleased to meet you.' }));
    await center.send('helo');
    await center.log.getByText('Pleased to meet you.').waitFor();
    await center.log.getByText('helo').hover();
    await center.log.getByRole('button', { name: 'Edit and resend' }).click();
    const editor = page.getByRole('textbox', { name: 'Edit and resend' });
    await editor.fill('hello there');
    const before = center.row(/Success/);
    await center.newSession();
    await before.click();
    await expect.poll(() => editor.inputValue()).toBe('hello there');
    await editor.press('Escape');
    await center.log.getByText('helo').waitFor();
  });

  it('that is being rewritten is given up by Escape, and the answer to another goes on', async () => {
    const assistant = scriptAssistant();
    const { page, center } = await inCommandCenter();
    await center.newSession();
    await center.send('hello');
    await assistant.finish({ message: 'Pleased to meet you.' });
    await center.log.getByText('Pleased to meet you.').waitFor();
    await center.send('tell me more');
    await assistant.say('Once upon');
    await center.log.getByText('Once upon').waitFor();
    await center.log.getByText('hello').hover();
    await center.log.getByRole('button', { name: 'Edit and resend' }).first().click();
    await page.getByRole('textbox', { name: 'Edit and resend' }).press('Escape');
    await center.log.getByText('hello').waitFor();
    await assistant.finish({ message: 'Once upon a time.' });
    await center.log.getByText('Once upon a time.').waitFor();
  });

  it('keeps what was typed, session by session, through a reload', async () => {
    const { page, center } = await inCommandCenter(aPerson(), { hasDatabase: true });
    await center.newSession();
    await center.composer.fill('half a thought');
    await page.reload();
    await expect.poll(() => center.composer.inputValue()).toBe('half a thought');
    await center.newSession();
    await expect.poll(() => center.composer.inputValue()).toBe('');
  });
});

describe('a proposed action', () => {
  const payload = { to: ['dana@example.com'], subject: 'the quote', body: 'The price is 12,400' };
  const mail = anAction('send_email', payload, { summary: 'Send an email to dana@example.com' });
  const proposed = chatReply({ requiresConfirmation: true, actions: [mail] });

  it('runs as it was edited, is saved to Smart Tasks, and can be taken back', async () => {
    const person = aPerson();
    await givenGoogle(person);
    const { api, center } = await inCommandCenter(person);
    await center.newSession();
    api.reply('chat', proposed);
    serverHoldsActions(person);
    await center.send('email Dana the quote');
    await center.row(/Waiting/).waitFor();
    await center.log.getByText('What you see is what is sent.').waitFor();
    await center.log.getByRole('button', { name: 'Edit', exact: true }).click();
    await center.log.getByLabel('Subject').fill('Our quote');
    await center.log.getByRole('button', { name: 'Confirm', exact: true }).click();
    await center.log.getByText('Action Confirmed').waitFor();
    await center.toast('Action executed successfully!').waitFor();
    await center.toast('Action saved to Smart Tasks!').waitFor();

    const { id, log } = await storedSession(person.uid);
    const edited = { ...payload, subject: 'Our quote' };
    const key = log.at(-1)?.id;
    expect(api.calls('execute').map(({ body }) => body)).toEqual([
      {
        userId: person.uid,
        actionType: 'send_email',
        payload: edited,
        payloadHash: payloadHash('send_email', edited),
        taskId: key,
        idempotencyKey: key,
        sessionId: id,
        messageId: key,
        holdMs: 5_000,
        now: expect.any(String),
        timeZone: 'Asia/Jerusalem',
        locale: 'en-GB',
      },
    ]);
    expect(await stage().store.list(paths.smartTasks(person.uid))).toMatchObject([
      { id: key, originalCommand: 'email Dana the quote', actionPayload: edited },
    ]);

    await center.log.getByRole('button', { name: 'Undo' }).click();
    await center.log.getByText('Action cancelled').waitFor();
    expect(api.calls('undo').map(({ body }) => body)).toEqual([{ userId: person.uid, key }]);
  });

  it('keeps what was edited while another session is open', async () => {
    const { api, center } = await inCommandCenter();
    await center.newSession();
    api.reply('chat', proposed);
    await center.send('email Dana the quote');
    await center.log.getByRole('button', { name: 'Edit', exact: true }).click();
    await center.log.getByLabel('Subject').fill('Our quote');
    const before = center.row(/New Session.*Waiting/).nth(1);
    await center.newSession();
    await before.click();
    await expect.poll(() => center.log.getByLabel('Subject').inputValue()).toBe('Our quote');
    await center.log.getByRole('button', { name: 'Cancel', exact: true }).click();
    await center.log.getByText('Action cancelled').waitFor();
  });

  it('that is declined runs nothing', async () => {
    const { api, person, center } = await inCommandCenter();
    await center.newSession();
    const reminder = { task: 'להתקשר לדנה', reminderTime: '2030-05-01T08:00:00+03:00' };
    api.reply('chat', chatReply({ requiresConfirmation: true, actions: [anAction('reminder', reminder)] }));
    await center.send('תזכיר לי מחר ב-8 להתקשר לדנה');
    await center.log.getByRole('button', { name: 'Cancel', exact: true }).click();
    await center.log.getByText('Action cancelled').waitFor();
    await expect
      .poll(() => storedSession(person.uid))
      .toMatchObject({
        log: [{ status: 'Done' }, { status: 'Done', action: { state: 'cancelled' } }],
      });
    expect(api.calls('execute')).toEqual([]);
  });

  it('that is refused says why, can be tried again, and fails the session', async () => {
    const { api, center } = await inCommandCenter();
    await center.newSession();
    api.reply('chat', proposed);
    api.fail('execute', 'reauth', { error: 'Reconnect', requiresAuth: true });
    await center.send('email Dana the quote');
    await center.log.getByRole('button', { name: 'Confirm', exact: true }).click();
    await center.log
      .getByText(/Google access token required\. Please reconnect your Google account\./)
      .waitFor();
    await center.log.getByRole('button', { name: 'Reconnect Google Account' }).waitFor();
    await center.toast('Error executing action').waitFor();
    await center.row(/Failed/).waitFor();
    await center.log.getByRole('button', { name: 'Confirm', exact: true }).waitFor();
  });
});

describe('an answer in Markdown', () => {
  it('shows links with their hosts and code to copy, and no raw HTML', async () => {
    const { api, center } = await inCommandCenter();
    await center.newSession();
    const message = [
      'See [the invoice](https://www.example.com/pay) and **this**.',
      '```js\nconst a = 1;\n```',
      '<img src=x onerror="document.title=\'owned\'"> <b>raw</b>',
      '[bad](javascript:alert(1))',
      '[**paypal.com** login](https://paypal.com.evil.test/login)',
    ].join('\n\n');
    api.reply('chat', chatReply({ message }));
    await center.send('show me');
    const link = center.log.getByRole('link', { name: 'the invoice' });
    await link.waitFor();
    await expect.poll(() => link.getAttribute('rel')).toContain('noopener');
    await center.log.getByText(/\(example\.com\)/).waitFor();
    await center.log.getByText(/leads to paypal\.com\.evil\.test/).waitFor();
    await center.log.getByText(/<b>raw<\/b>/).waitFor();
    expect(await center.log.locator('img, b').count()).toBe(0);
    expect(await center.log.getByRole('link', { name: /bad/ }).count()).toBe(0);
    expect(appDocument().title).not.toBe('owned');
    await center.log.getByRole('button', { name: 'Copy code' }).waitFor();
  });
});

describe('an answer that may have meant something else', () => {
  const offers = [
    { label: 'What did I write to Dana?', message: 'What did I write to Dana?' },
    { label: 'Search the web instead', message: 'Search the web for word from Dana' },
  ];

  it('offers it, and what is chosen by the keyboard is asked', async () => {
    const { api, page, center } = await inCommandCenter();
    api.reply('chat', chatReply({ message: 'The newest from Dana:', suggestions: offers }));
    await center.newSession();
    await center.send('word from Dana');
    const offered = page.getByRole('list', { name: 'Did you mean' });
    await offered.getByRole('button', { name: 'Search the web instead' }).waitFor();
    api.reply('chat', chatReply({ message: 'What you last sent to Dana:' }));
    const sent = offered.getByRole('button', { name: 'What did I write to Dana?' });
    await sent.press('Enter');
    await page.getByText('What you last sent to Dana:').first().waitFor();
    expect(api.calls('chat').at(-1)?.body.message).toBe('What did I write to Dana?');
    expect(await offered.count()).toBe(0);
  });
});
