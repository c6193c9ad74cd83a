import { paths } from '@crocodile-hub/core/contract/paths';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { describe, expect, it } from 'vitest';
import { commandCenterPage } from '../../../tests/e2e/pages/command-center-page.ts';
import { anAction, serverHoldsActions } from '../testing/actions.ts';
import { type Answer, dropped, failed, foreign } from '../testing/answers.ts';
import { aPerson, signedIn, type SignedIn } from '../testing/app.ts';
import type { AppPage } from '../testing/app-page.ts';
import { chatEvent, chatReply, scriptAssistant } from '../testing/assistant.ts';
import { aClock } from '../testing/clock.ts';
import { aConsent } from '../testing/consent.ts';
import { givenGoogle, givenMessages, givenSession } from '../testing/given.ts';
import { stage } from '../testing/stage.ts';

const sorry = 'Sorry, I encountered an error processing your message. Please try again.';

const storedSessions = (uid: string) => stage().store.list(paths.sessions(uid));
const storedTitles = async (uid: string) =>
  (await storedSessions(uid)).map(({ title }) => String(title)).toSorted();

/** The stored log of a session, oldest first. */
const storedLog = (uid: string, sessionId: string) =>
  stage().store.list(paths.messages(uid, sessionId), 'timestamp');

/** A person with one conversation, open in front of them. */
async function inConversation(options: Omit<SignedIn, 'at'> = {}) {
  const { person = aPerson(), ...more } = options;
  const sessionId = await givenSession(person);
  const app = await signedIn({ ...more, person, at: `/command-center?sessionId=${sessionId}` });
  const center = commandCenterPage(app.page);
  await center.isOpen();
  return { ...app, center, sessionId };
}

describe('what the database refuses of a session', () => {
  /** Alpha is open, and Beta beside it. */
  async function withTwoSessions() {
    const person = aPerson();
    const alpha = await givenSession(person, { title: 'Alpha' });
    const beta = await givenSession(person, { title: 'Beta' });
    const app = await signedIn({ person, at: `/command-center?sessionId=${alpha}` });
    await app.page.getByRole('heading', { name: 'Alpha' }).waitFor();
    return { ...app, center: commandCenterPage(app.page), beta };
  }

  const pane = (page: AppPage) => page.getByRole('region', { name: 'Alpha', exact: true });
  const inPane = (name: string) => (page: AppPage) => pane(page).getByRole('button', { name }).click();
  const confirm = (page: AppPage) =>
    page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();

  async function choose(page: AppPage, action: 'Duplicate' | 'Delete'): Promise<void> {
    const { list } = commandCenterPage(page);
    await list.getByRole('button', { name: 'Select several' }).click();
    for (const name of [/Alpha/, /Beta/]) await list.getByRole('checkbox', { name }).check();
    await list.getByRole('button', { name: action, exact: true }).click();
  }

  const refusals: [says: string, act: (page: AppPage) => Promise<void>][] = [
    [
      'Failed to rename session',
      async (page) => {
        await inPane('Rename session')(page);
        const title = page.getByRole('textbox', { name: 'Session title' });
        await title.fill('Gamma');
        await title.press('Enter');
        // The box closes only until the refusal arrives, which may be too short to see.
        await commandCenterPage(page).toast('Failed to rename session').waitFor();
        await expect.poll(() => title.inputValue()).toBe('Gamma');
        await title.press('Escape');
      },
    ],
    ['Failed to update session', inPane('Add to favorites')],
    ['Failed to duplicate session', inPane('Duplicate session')],
    [
      'Failed to delete session',
      async (page) => {
        await inPane('Delete session')(page);
        await confirm(page);
      },
    ],
    ['Failed to duplicate some sessions', (page) => choose(page, 'Duplicate')],
    [
      'Failed to delete some sessions',
      async (page) => {
        await choose(page, 'Delete');
        await confirm(page);
      },
    ],
  ];

  it.each(refusals)('is told, and stays as it was: %s', async (says, act) => {
    const { page, person, center, refusals: refusing } = await withTwoSessions();
    await refusing.during({ of: 'write' }, async () => {
      await act(page);
      await center.toast(says).waitFor();
    });
    await pane(page).getByRole('button', { name: 'Add to favorites' }).waitFor();
    await center.row(/Beta/).waitFor();
    expect(await storedTitles(person.uid)).toEqual(['Alpha', 'Beta']);
  });

  it('is not opened when it could not be created, and told once', async () => {
    const { page, person, center, refusals: refusing } = await withTwoSessions();
    await refusing.during({ of: 'write' }, async () => {
      await center.list.getByRole('button', { name: 'New Session' }).first().click();
      await center.toast('Failed to create session').waitFor();
    });
    await page.getByText('Pick a session, or start a new one.').waitFor();
    expect(await center.toast('Session not found').count()).toBe(0);
    expect(await storedTitles(person.uid)).toEqual(['Alpha', 'Beta']);
  });

  it('of several goes with those that could be deleted, and the rest stays', async () => {
    const { page, person, center, beta, refusals: refusing } = await withTwoSessions();
    await refusing.during({ of: 'write', mentions: new RegExp(`sessions/${beta}`) }, async () => {
      await choose(page, 'Delete');
      await confirm(page);
      await center.row(/Alpha/).waitFor({ state: 'detached' });
      await expect.poll(() => storedTitles(person.uid)).toEqual(['Beta']);
    });
    await center.row(/Beta/).waitFor();
  });

  it('cannot be listed: it offers to reload', async () => {
    const { page, center, refusals: refusing } = await withTwoSessions();
    await refusing.during({ of: 'read', mentions: /sessions/ }, async () => {
      await page.reload();
      await page.getByRole('heading', { name: 'Failed to Load Sessions' }).waitFor();
    });
    await page.getByRole('button', { name: 'Reload Page' }).click();
    await center.row(/Beta/).waitFor();
  });
});

describe('what the database refuses of a conversation', () => {
  it('is told where its messages would be, and read again by the next look', async () => {
    const person = aPerson();
    const sessionId = await givenSession(person, { title: 'Long' });
    const contents = Array.from({ length: 70 }, (_, index) => `message ${index}`);
    await givenMessages(person, sessionId, contents);
    const { page, refusals: refusing } = await signedIn({ person });
    const center = commandCenterPage(page);
    await refusing.during({ of: 'read', mentions: /messages/ }, async () => {
      await page.goto(`/command-center?sessionId=${sessionId}`);
      await page.getByRole('alert').getByText('The messages could not be loaded.').waitFor();
    });

    /** Scrolls up again and again, because older messages above do not move the view. */
    const toTop = (text: string) =>
      expect
        .poll(async () => {
          await center.log.press('Home');
          return center.log.getByText(text).count();
        })
        .toBe(1);
    // Refuses only pages after the first: the test does not say how far the log reads ahead.
    await refusing.during({ of: 'read', mentions: /messages.*startAt/s }, async () => {
      await page.reload();
      await center.log.getByText('message 69').waitFor();
      await toTop('Earlier messages could not be loaded.');
    });
    await refusing.during({ of: 'page' }, async () => {
      await page.getByRole('region', { name: 'Long' }).getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Export as Markdown' }).click();
      await center.toast('The session could not be exported').waitFor();
    });
    await center.log.getByRole('button', { name: 'Retry' }).click();
    await center.log.getByText('Earlier messages could not be loaded.').waitFor({ state: 'detached' });
    await toTop('message 0');
  });

  it('goes back to where it was typed, and gets no answer', async () => {
    const assistant = scriptAssistant();
    const { page, person, sessionId, center, refusals: refusing } = await inConversation();
    await refusing.during({ of: 'write' }, async () => {
      await center.send('The lease ends in May.\nAnd then?');
      await center.toast('Failed to add message').waitFor();
    });
    await expect.poll(() => center.composer.inputValue()).toBe('The lease ends in May.\nAnd then?');
    expect(await storedLog(person.uid, sessionId)).toEqual([]);
    await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' });

    await center.composer.press('Enter');
    await assistant.finish({ message: 'Then you move.' });
    await center.log.getByText('Then you move.').waitFor();
    // What is still on its way would be refused with the change.
    await expect.poll(() => storedLog(person.uid, sessionId)).toHaveLength(2);

    await center.log.getByText('The lease ends in May.').hover();
    await center.log.getByRole('button', { name: 'Edit and resend' }).click();
    await page.getByRole('textbox', { name: 'Edit and resend' }).fill('The lease ends in June.');
    await refusing.during({ of: 'write' }, async () => {
      await page.getByRole('button', { name: 'Resend', exact: true }).click();
      await center.toast('Failed to update message').waitFor();
    });
    await expect.poll(() => center.composer.inputValue()).toBe('The lease ends in June.');
    await center.log.getByText('Then you move.').waitFor();
    await center.composer.fill('');

    await center.toast('Failed to add message').waitFor({ state: 'detached' });
    await refusing.during({ of: 'write', mentions: /Never mind/ }, async () => {
      await center.send('And after?');
      await assistant.finish({ message: 'Never mind.' });
      await center.toast('Failed to add message').waitFor();
    });
    const contents = async () => (await storedLog(person.uid, sessionId)).map(({ content }) => content);
    await expect
      .poll(contents)
      .toEqual(['The lease ends in May.\nAnd then?', 'Then you move.', 'And after?']);
    // The answer still runs under its id, so a reload joins it.
    await page.reload();
    await assistant.finish({ message: 'Never mind.' });
    await center.log.getByText('Never mind.').waitFor();
    await expect.poll(async () => (await contents()).at(-1)).toBe('Never mind.');
  });
});

describe('an answer', () => {
  const slowDown = { success: false, error: 'Slow down', message: 'Slow down', code: 'rate-limited' };
  const stream = (events: string) => foreign(200, events, 'text/event-stream');
  const failures: [why: string, answer: Answer<never>][] = [
    ['the server fails', foreign(500)],
    ['it was asked too often', failed('rate-limited', { error: 'Slow down' })],
    ['the person is not known', foreign(401)],
    ['the network fails', dropped],
    ['it is malformed', foreign(200, '{"success":true}')],
    ['it breaks off', stream(chatEvent('token', { text: 'I am' }))],
    ['its stream says so', stream(chatEvent('error', slowDown))],
  ];

  it.each(failures)(
    'that does not come because %s is an error, and comes when asked again',
    async (why, answer) => {
      const { api, page, person, sessionId, center } = await inConversation();
      api.on('chat', answer);
      await center.send(`what if ${why}`);
      await center.log.getByText(sorry).waitFor();
      await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' });
      await center.row(/Failed/).waitFor();
      await expect
        .poll(() => storedLog(person.uid, sessionId))
        .toMatchObject([
          { content: `what if ${why}`, type: 'user', status: 'Done' },
          { content: sorry, type: 'system', status: 'Error' },
        ]);

      api.reply('chat', chatReply({ message: 'It went well.' }));
      await center.log.getByRole('button', { name: 'Retry' }).click();
      await center.log.getByText(sorry).waitFor({ state: 'detached' });
      await center.log.getByText('It went well.').waitFor();
      await center.row(/Success/).waitFor();
    },
  );

  it('to a summary fails like any other, and its text stays', async () => {
    const { api, page, center } = await inConversation();
    api.on('chat', foreign(500));
    await center.composer.fill('The budget grew.');
    await page.getByRole('button', { name: 'Summarize' }).click();
    await center.log.getByText(sorry).waitFor();
    await center.log.getByText('The budget grew.').waitFor();
    api.reply('chat', chatReply({ message: 'It grew.' }));
    await center.log.getByRole('button', { name: 'Retry' }).click();
    await center.log.getByText(sorry).waitFor({ state: 'detached' });
    expect(api.calls('chat').map(({ body }) => body.purpose)).toEqual(['summarize', 'summarize']);
  });
});

describe('an action', () => {
  const payload = { to: ['dana@example.com'], subject: 'Quote', body: 'The price is 12,400' };

  /** A mail that waits for a yes. */
  async function withProposal(options: Omit<SignedIn, 'at'> = {}) {
    const person = aPerson();
    await givenGoogle(person);
    const visited = await inConversation({ ...options, person });
    const { api, center, sessionId } = visited;
    const summary = 'Send an email to dana@example.com';
    api.reply(
      'chat',
      chatReply({ requiresConfirmation: true, actions: [anAction('send_email', payload, { summary })] }),
    );
    await center.send('email Dana the quote');
    await center.log.getByText('What you see is what is sent.').waitFor();
    const lastStored = async () => (await storedLog(person.uid, sessionId)).at(-1);
    // The message is shown before it is stored, so this waits: the next refusal must not hit the proposal.
    await expect.poll(async () => (await lastStored())?.['action']?.state).toBe('proposed');
    const button = (name: string) => center.log.getByRole('button', { name, exact: true });
    return {
      ...visited,
      lastStored,
      button,
      /** By keyboard, because toasts of earlier failures may cover the button. */
      press: (name: string) => button(name).press('Enter'),
      sessionIs: (status: string) =>
        expect
          .poll(async () => (await storedSessions(person.uid)).map((session) => session['status']))
          .toEqual([status]),
    };
  }

  const refusals: [status: number, answer: Answer<never>, says: string][] = [
    [
      401,
      failed('reauth', { error: 'Reconnect', requiresAuth: true }),
      'Google access token required. Please reconnect your Google account.',
    ],
    [403, failed('forbidden', { error: 'You may not send this' }), 'Action failed: You may not send this'],
    [429, failed('rate-limited', { error: 'Not so fast' }), 'Action failed: Not so fast'],
    [500, failed('unknown', { error: 'Something broke' }), 'Action failed: Something broke'],
    [502, foreign(502), 'Action failed: Error executing action'],
  ];

  it.each(refusals)(
    'that is answered with %i says why, and waits for a yes again',
    async (_status, answer, says) => {
      const { api, center, press, button, lastStored, sessionIs } = await withProposal();
      api.on('execute', answer);
      await press('Confirm');
      await center.log.getByRole('alert').getByText(says).waitFor();
      await center.toast('Error executing action').waitFor();
      await button('Confirm').waitFor();
      expect(await lastStored()).toMatchObject({ status: 'Error', action: { state: 'failed' } });
      await sessionIs('Failed');
    },
  );

  it('that Google refused leads to a reconnection, and says so where that fails', async () => {
    const consent = aConsent();
    const { api, page, press, button } = await withProposal({ prepare: consent.openIn });
    api.fail('execute', 'reauth', { error: 'Reconnect', requiresAuth: true });
    await press('Confirm');
    const state = 'state-of-this-consent';
    api.reply('googleStart', { success: true, authUrl: 'https://accounts.google.test/', state });
    await press('Reconnect Google Account');
    await expect.poll(() => button('Reconnect Google Account').isDisabled()).toBe(true);
    await expect.poll(consent.address).toBe('https://accounts.google.test/');
    await consent.answer({ state, code: null });
    await page.getByText('Failed to reconnect Google account').waitFor();
    await expect.poll(() => button('Reconnect Google Account').isDisabled()).toBe(false);
  });

  it.each([
    ['Reconnect', 'reauth', 'Google access token required. Please reconnect your Google account.'],
    ['Gmail is off', 'forbidden', 'Gmail is off'],
  ] as const)(
    'that Google refused (%s) leads to a reconnection after a reload too',
    async (error, kind, says) => {
      const { api, page, center, press, button, sessionIs } = await withProposal();
      api.fail('execute', kind, { error });
      await press('Confirm');
      await center.log.getByRole('alert').getByText(says).waitFor();
      await button('Reconnect Google Account').waitFor();
      await sessionIs('Failed');
      await page.reload();
      await center.log.getByRole('alert').getByText('Approval needed.').waitFor();
      await button('Reconnect Google Account').waitFor();
    },
  );

  it('runs at last, and once', async () => {
    const { api, person, center, press, button, sessionIs } = await withProposal();
    for (const [, answer, says] of refusals) {
      api.on('execute', answer);
      await press('Confirm');
      await center.log.getByRole('alert').getByText(says).waitFor();
      await button('Confirm').waitFor();
    }
    serverHoldsActions(person);
    await press('Confirm');
    await center.log.getByText('Action Confirmed').waitFor();
    await sessionIs('Success');

    const keys = api.calls('execute').map(({ body }) => body.taskId);
    const [first, second, third, ...others] = keys;
    // Two were refused for good; the third was delayed, broke and continued under its key.
    expect(new Set([first, second, third]).size).toBe(3);
    expect(new Set(others)).toEqual(new Set([third]));
    const tasks = await stage().store.list(paths.smartTasks(person.uid));
    expect(new Set(tasks.map(({ id }) => id))).toEqual(new Set(keys));
  });

  it('cannot be taken back when that fails', async () => {
    const { api, person, center, press } = await withProposal();
    serverHoldsActions(person);
    await press('Confirm');
    api.on('undo', foreign(500));
    await press('Undo');
    await center.toast('Could not be undone').waitFor();
  });

  it('whose answer is lost says so, and is run once when tried again', async () => {
    const { api, person, center, press } = await withProposal();
    serverHoldsActions(person);
    api.lose('execute');
    await press('Confirm');
    await center.log.getByText('Action Confirmed').waitFor();
    expect(new Set(api.calls('execute').map(({ body }) => body.taskId)).size).toBe(1);
  });

  it('that never reached the server has failed, and is tried again by the person', async () => {
    const { api, person, center, press, sessionIs } = await withProposal();
    api.on('execute', dropped);
    await press('Confirm');
    await center.log.getByText('Action failed: Error executing action').waitFor();
    await sessionIs('Failed');
    serverHoldsActions(person);
    await press('Confirm');
    await center.log.getByText('Action Confirmed').waitFor();
    expect(new Set(api.calls('execute').map(({ body }) => body.taskId)).size).toBe(1);
  });

  it('that never reached the server is recorded as it was changed before it is tried again', async () => {
    const { api, person, center, press } = await withProposal();
    api.on('execute', dropped);
    await press('Confirm');
    await center.log.getByText('Action failed: Error executing action').waitFor();
    serverHoldsActions(person);
    await press('Edit');
    await center.log.getByLabel('Subject').fill('The new quote');
    await press('Confirm');
    await center.log.getByText('Action Confirmed').waitFor();
    const [task, ...others] = await stage().store.list(paths.smartTasks(person.uid));
    expect(others).toEqual([]);
    expect(task).toMatchObject({ actionPayload: { subject: 'The new quote' } });
    expect(task?.['payloadHash']).toBe(payloadHash('send_email', { ...payload, subject: 'The new quote' }));
    expect(api.calls('execute').at(-1)?.body).toMatchObject({
      taskId: task?.id,
      payload: { subject: 'The new quote' },
    });
  });

  it('that the database will not mark stays as it is, whatever is pressed', async () => {
    const { center, press, lastStored, problems, refusals: refusing } = await withProposal();
    await refusing.during({ of: 'write', mentions: /messages/ }, async () => {
      await press('Confirm');
      await center.toast('Failed to update message').waitFor();
      await press('Cancel');
      await center.toast('Failed to update message').nth(1).waitFor();
    });
    expect(await lastStored()).toMatchObject({ status: 'Pending', action: { state: 'proposed' } });
    // Firestore itself logs a refused transaction.
    const told = problems.splice(0);
    expect(told.filter((line) => !line.includes("RPC 'Commit'"))).toEqual([]);
    expect(told.length).toBeGreaterThan(0);
  });

  it('runs although it could not be saved to Smart Tasks', async () => {
    const { person, center, press, refusals: refusing } = await withProposal();
    serverHoldsActions(person);
    await refusing.during({ of: 'write', mentions: /smartTasks/ }, async () => {
      await press('Confirm');
      await center.toast('Failed to save to Smart Tasks').waitFor();
      await center.toast('Action executed successfully!').waitFor();
    });
    await center.log.getByText('Action Confirmed').waitFor();
  });
});

it('says sorry for an action that needed no yes and failed', async () => {
  const assistant = scriptAssistant();
  const { api, person, center, sessionId } = await inConversation();
  api.on('execute', foreign(500));
  await center.send('search for quiet places');
  const action = anAction('search', { query: 'quiet places' }, { summary: 'Search for quiet places' });
  await assistant.finish({ message: 'I am on it.', actions: [action] });
  await center.toast('Failed to execute smart task').waitFor();
  await center.log.getByText('Sorry, there was an error processing your command.').waitFor();
  await center.row(/Failed/).waitFor();
  await expect
    .poll(async () => (await storedLog(person.uid, sessionId)).at(-1))
    .toMatchObject({ content: 'Sorry, there was an error processing your command.', status: 'Error' });
});

it('says sorry for a search that was announced and failed', async () => {
  const assistant = scriptAssistant();
  const { person, center, sessionId } = await inConversation();
  await center.send('find quiet places');
  await assistant.finish({ message: 'Searching…', isProcessing: true, searchQuery: 'quiet places' });
  await assistant.drop();
  await assistant.drop();
  await center.log.getByText(sorry).waitFor();
  await center.row(/Failed/).waitFor();
  await expect
    .poll(() => storedLog(person.uid, sessionId))
    .toMatchObject([
      { content: 'find quiet places', status: 'Done' },
      { content: 'Searching…', status: 'Done' },
      { content: sorry, status: 'Error' },
    ]);
});

it('gives up on an assistant that says nothing, after a minute and one more try', async () => {
  const clock = aClock();
  const { api, person, center, sessionId } = await inConversation({ prepare: clock.installIn });
  api.hold('chat');
  await center.send('Are you there?');
  const asked = () => api.calls('chat').length;
  await expect.poll(asked).toBe(1);
  await clock.fastForward(60_000);
  await expect.poll(async () => (await clock.fastForward(1_000), asked())).toBe(2);
  await clock.fastForward(60_000);
  await center.log.getByText(sorry).waitFor();
  await expect
    .poll(() => storedLog(person.uid, sessionId))
    .toMatchObject([{ status: 'Done' }, { content: sorry, status: 'Error' }]);
});
