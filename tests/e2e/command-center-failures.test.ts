import type { Page, Route } from 'playwright-core';
import { paths } from '@crocodile-hub/core/contract/paths';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withFirestore } from '../support/firestore.ts';
import { givenMessages, givenSession } from '../support/given.ts';
import { aPerson } from '../support/people.ts';
import { withRefusal } from '../support/refused-store.ts';
import { withScriptedAssistant } from '../support/scripted-assistant.ts';
import { signedIn } from '../support/signed-in.ts';
import { commandCenterPage } from './pages/command-center-page.ts';
import { patience } from '../support/patience.ts';
import { stackUrls } from '../support/stack-urls.ts';

const sorry = 'Sorry, I encountered an error processing your message. Please try again.';
const answered = 'No language model is set up here';

type Stored = { id: string; title: string; status: string };

async function storedSessions(uid: string): Promise<Stored[]> {
  return withFirestore(stackUrls(), async (firestore) => {
    const { docs } = await firestore.collection(paths.sessions(uid)).get();
    return docs.map((found) => ({
      id: found.id,
      title: String(found.get('title')),
      status: String(found.get('status')),
    }));
  });
}

const storedTitles = async (uid: string) => (await storedSessions(uid)).map(({ title }) => title).toSorted();

/** What a session's log says, oldest first. */
async function storedLog(uid: string, sessionId: string) {
  return withFirestore(stackUrls(), async (firestore) => {
    const { docs } = await firestore.collection(paths.messages(uid, sessionId)).orderBy('timestamp').get();
    return docs.map((found) => found.data());
  });
}

/** A person with one conversation, open in front of them. */
async function inConversation(visited: Awaited<ReturnType<typeof signedIn>>) {
  const { page, person } = visited;
  const sessionId = await givenSession(person);
  await page.goto(`/command-center?sessionId=${sessionId}`);
  const center = commandCenterPage(page);
  await center.composer.waitFor(patience);
  return { ...visited, center, sessionId };
}

describe('what the database refuses of a session', () => {
  let open: Awaited<ReturnType<typeof signedIn>>;

  beforeAll(async () => {
    const person = await aPerson({ google: false });
    const alpha = await givenSession(person, { title: 'Alpha' });
    await givenSession(person, { title: 'Beta' });
    open = await signedIn({ person, at: `/command-center?sessionId=${alpha}` });
    await open.page.getByRole('heading', { name: 'Alpha' }).waitFor(patience);
  });
  afterAll(() => open.close());

  const pane = (page: Page) => page.getByRole('region', { name: 'Alpha', exact: true });
  const inPane = (name: string) => (page: Page) => pane(page).getByRole('button', { name }).click();
  const confirm = (page: Page) =>
    page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();

  async function choose(page: Page, action: 'Duplicate' | 'Delete'): Promise<void> {
    const { list } = commandCenterPage(page);
    await list.getByRole('button', { name: 'Select several' }).click();
    for (const name of [/Alpha/, /Beta/]) await list.getByRole('checkbox', { name }).check();
    await list.getByRole('button', { name: action, exact: true }).click();
  }

  const refusals: [says: string, act: (page: Page) => Promise<void>][] = [
    [
      'Failed to rename session',
      async (page) => {
        await inPane('Rename session')(page);
        const title = page.getByRole('textbox', { name: 'Session title' });
        await title.fill('Gamma');
        await title.press('Enter');
        await title.waitFor({ state: 'detached', ...patience });
        await expect.poll(() => title.inputValue(), patience).toBe('Gamma');
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
    const { page, person } = open;
    const center = commandCenterPage(page);
    await withRefusal(page, { of: 'write' }, async () => {
      await act(page);
      await center.toast(says).waitFor(patience);
    });
    await pane(page).getByRole('button', { name: 'Add to favorites' }).waitFor(patience);
    await center.row(/Beta/).waitFor(patience);
    expect(await storedTitles(person.uid)).toEqual(['Alpha', 'Beta']);
  });

  it('is not opened when it could not be created, and told once', async () => {
    const { page, person } = open;
    const center = commandCenterPage(page);
    await withRefusal(page, { of: 'write' }, async () => {
      await center.list.getByRole('button', { name: 'New Session' }).first().click();
      await center.toast('Failed to create session').waitFor(patience);
    });
    await page.getByText('Pick a session, or start a new one.').waitFor(patience);
    expect(await center.toast('Session not found').count()).toBe(0);
    expect(await storedTitles(person.uid)).toEqual(['Alpha', 'Beta']);
  });

  it('of several goes with those that could be deleted, and the rest stays', async () => {
    const { page, person } = open;
    const center = commandCenterPage(page);
    const beta = (await storedSessions(person.uid)).find(({ title }) => title === 'Beta');
    await withRefusal(page, { of: 'write', mentions: new RegExp(`sessions/${beta?.id}`) }, async () => {
      await choose(page, 'Delete');
      await confirm(page);
      await center.row(/Alpha/).waitFor({ state: 'detached', ...patience });
      await expect.poll(() => storedTitles(person.uid), patience).toEqual(['Beta']);
    });
    await center.row(/Beta/).waitFor(patience);
  });

  it('cannot be listed: it offers to reload', async () => {
    const { page } = open;
    await withRefusal(page, { of: 'read', mentions: /sessions/ }, async () => {
      await page.reload();
      await page.getByRole('heading', { name: 'Failed to Load Sessions' }).waitFor(patience);
    });
    await page.getByRole('button', { name: 'Reload Page' }).click();
    await commandCenterPage(page).row(/Beta/).waitFor(patience);
  });
});

describe('what the database refuses of a conversation', () => {
  it('is told where its messages would be, and read again by the next look', async () => {
    const person = await aPerson({ google: false });
    const sessionId = await givenSession(person, { title: 'Long' });
    const contents = Array.from({ length: 70 }, (_, index) => `message ${index}`);
    await givenMessages(person, sessionId, contents);
    const { page, problems, close } = await signedIn({ person });
    const center = commandCenterPage(page);
    await withRefusal(page, { of: 'read', mentions: /messages/ }, async () => {
      await page.goto(`/command-center?sessionId=${sessionId}`);
      await page.getByRole('alert').getByText('The messages could not be loaded.').waitFor(patience);
    });

    /** What comes in above does not move what is read. */
    const toTop = (text: string) =>
      expect
        .poll(async () => {
          await center.log.press('Home');
          return center.log.getByText(text).count();
        }, patience)
        .toBe(1);
    // Pages begin after what was read before; how far the log looks ahead is its own affair.
    await withRefusal(page, { of: 'read', mentions: /messages.*startAt/s }, async () => {
      await page.reload();
      await center.log.getByText('message 69').waitFor(patience);
      await toTop('Earlier messages could not be loaded.');
    });
    await withRefusal(page, { of: 'page' }, async () => {
      await page.getByRole('region', { name: 'Long' }).getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Export as Markdown' }).click();
      await center.toast('The session could not be exported').waitFor(patience);
    });
    expect(problems.splice(0)).toEqual([expect.stringMatching(/:runQuery.*403|403.*:runQuery/s)]);
    await center.log.getByRole('button', { name: 'Retry' }).click();
    await center.log.getByText('Earlier messages could not be loaded.').waitFor({ state: 'detached' });
    await toTop('message 0');
    await close();
  });

  it('goes back to where it was typed, and gets no answer', async () => {
    const { page, person, sessionId, center, assistant, close } = await withScriptedAssistant().then(
      async ({ assistant: scripted, ...visited }) => ({
        ...(await inConversation(visited)),
        assistant: scripted,
      }),
    );
    await withRefusal(page, { of: 'write' }, async () => {
      await center.send('The lease ends in May.\nAnd then?');
      await center.toast('Failed to add message').waitFor(patience);
    });
    await expect.poll(() => center.composer.inputValue(), patience).toBe('The lease ends in May.\nAnd then?');
    expect(await storedLog(person.uid, sessionId)).toEqual([]);
    await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached', ...patience });

    await center.composer.press('Enter');
    await assistant.finish({ message: 'Then you move.' });
    await center.log.getByText('Then you move.').waitFor(patience);

    await center.log.getByText('The lease ends in May.').hover();
    await center.log.getByRole('button', { name: 'Edit and resend' }).click();
    await page.getByRole('textbox', { name: 'Edit and resend' }).fill('The lease ends in June.');
    await withRefusal(page, { of: 'write' }, async () => {
      await page.getByRole('button', { name: 'Resend', exact: true }).click();
      await center.toast('Failed to update message').waitFor(patience);
    });
    await expect.poll(() => center.composer.inputValue(), patience).toBe('The lease ends in June.');
    await center.log.getByText('Then you move.').waitFor(patience);
    await center.composer.fill('');

    await center.toast('Failed to add message').waitFor({ state: 'detached', ...patience });
    await withRefusal(page, { of: 'write', mentions: /Never mind/ }, async () => {
      await center.send('And after?');
      await assistant.finish({ message: 'Never mind.' });
      await center.toast('Failed to add message').waitFor(patience);
    });
    const contents = async () => (await storedLog(person.uid, sessionId)).map(({ content }) => content);
    await expect
      .poll(contents, patience)
      .toEqual(['The lease ends in May.\nAnd then?', 'Then you move.', 'And after?']);
    // The answer is there still, under its id.
    await page.reload();
    await assistant.finish({ message: 'Never mind.' });
    await center.log.getByText('Never mind.').waitFor(patience);
    await expect.poll(async () => (await contents()).at(-1), patience).toBe('Never mind.');
    await close();
  });
});

describe('an answer', () => {
  let open: Awaited<ReturnType<typeof inConversation>>;
  beforeAll(async () => {
    open = await inConversation(await signedIn());
  });
  afterAll(() => open.close());

  const words = { success: false, error: 'Slow down', message: 'Slow down', code: 'rate-limited' };
  const failures: [why: string, fail: (route: Route) => Promise<void>][] = [
    ['the server fails', (route) => route.fulfill({ status: 500, json: {} })],
    ['it was asked too often', (route) => route.fulfill({ status: 429, json: words })],
    ['the person is not known', (route) => route.fulfill({ status: 401, json: {} })],
    ['the network fails', (route) => route.abort('connectionreset')],
    ['it is malformed', (route) => route.fulfill({ json: { success: true } })],
    [
      'it breaks off',
      (route) =>
        route.fulfill({ contentType: 'text/event-stream', body: 'event: token\ndata: {"text":"I am"}\n\n' }),
    ],
    [
      'its stream says so',
      (route) =>
        route.fulfill({
          contentType: 'text/event-stream',
          body: `event: error\ndata: ${JSON.stringify(words)}\n\n`,
        }),
    ],
  ];

  it.each(failures)(
    'that does not come because %s is an error, and comes when asked again',
    async (why, fail) => {
      const { page, person, sessionId, center, problems } = open;
      await page.route('**/api/command-center/chat', fail);
      await center.send(`what if ${why}`);
      await center.log.getByText(sorry).waitFor(patience);
      await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached', ...patience });
      await center.row(/Failed/).waitFor(patience);
      await expect
        .poll(async () => (await storedLog(person.uid, sessionId)).slice(-2), patience)
        .toMatchObject([
          { content: `what if ${why}`, type: 'user', status: 'Done' },
          { content: sorry, type: 'system', status: 'Error' },
        ]);
      expect(problems.splice(0).every((line) => line.includes('/api/command-center/chat'))).toBe(true);

      await page.unroute('**/api/command-center/chat');
      await center.log.getByRole('button', { name: 'Retry' }).last().click();
      await center.log.getByText(sorry).waitFor({ state: 'detached', ...patience });
      await center.log.getByText(answered).last().waitFor(patience);
      await center.row(/Success/).waitFor(patience);
    },
  );

  it('to a summary fails like any other, and its text stays', async () => {
    const { page, center, problems } = open;
    await page.route('**/api/command-center/chat', (route) => route.fulfill({ status: 500, json: {} }));
    await center.composer.fill('The budget grew.');
    await page.getByRole('button', { name: 'Summarize' }).click();
    await center.log.getByText(sorry).waitFor(patience);
    await center.log.getByText('The budget grew.').waitFor(patience);
    await page.unroute('**/api/command-center/chat');
    await center.log.getByRole('button', { name: 'Retry' }).last().click();
    await center.log.getByText(sorry).waitFor({ state: 'detached', ...patience });
    problems.splice(0);
  });
});

describe('an action', () => {
  const mail = 'send an email to dana@example.com about the quote saying the price is 12,400';
  const execute = '**/api/action-engine/execute';
  let open: Awaited<ReturnType<typeof inConversation>>;
  beforeAll(async () => {
    open = await inConversation(await signedIn({ google: true }));
  });
  afterAll(() => open.close());

  const refusal = (code: string, message: string) => ({ success: false, error: message, message, code });
  const last = (name: string) => open.center.log.getByRole('button', { name, exact: true }).last();
  /** By the keyboard: toasts of the failures before may lie on the button. */
  const press = (name: string) => last(name).press('Enter');
  const lastStored = async () => (await storedLog(open.person.uid, open.sessionId)).at(-1);
  const sessionIs = async (status: string) =>
    expect
      .poll(async () => (await storedSessions(open.person.uid)).map((session) => session.status), patience)
      .toEqual([status]);

  /** Asks for a mail; answers once it waits for a yes. */
  async function propose(): Promise<void> {
    const cards = open.center.log.getByText('What you see is what is sent.');
    const before = await cards.count();
    await open.center.send(mail);
    await cards.nth(before).waitFor(patience);
    // Shown before it is stored: what is refused next must not be the proposal itself.
    await expect.poll(async () => (await lastStored())?.action?.state, patience).toBe('proposed');
  }

  const refusals: [status: number, json: object, says: string][] = [
    [
      401,
      { ...refusal('reauth', 'Reconnect'), requiresAuth: true },
      'Google access token required. Please reconnect your Google account.',
    ],
    [403, refusal('forbidden', 'You may not send this'), 'Action failed: You may not send this'],
    [429, refusal('rate-limited', 'Not so fast'), 'Action failed: Not so fast'],
    [500, refusal('unknown', 'Something broke'), 'Action failed: Something broke'],
    [502, {}, 'Action failed: Error executing action'],
  ];

  it.each(refusals)(
    'that is answered with %i says why, and waits for a yes again',
    async (status, json, says) => {
      const { page, center, problems } = open;
      if (status === 401) await propose();
      await page.route(execute, (route) => route.fulfill({ status, json }));
      await press('Confirm');
      await center.log.getByRole('alert').getByText(says).waitFor(patience);
      await center.toast('Error executing action').first().waitFor(patience);
      await last('Confirm').waitFor(patience);
      expect(await lastStored()).toMatchObject({ status: 'Error', action: { state: 'failed' } });
      await sessionIs('Failed');
      expect(problems.splice(0)).toEqual([expect.stringMatching(new RegExp(`${status}.*/execute`))]);
      await page.unroute(execute);
    },
  );

  it('runs at last, and once', async () => {
    const { center } = open;
    await press('Confirm');
    await center.log.getByText('Action Confirmed').waitFor(patience);
    await sessionIs('Success');
    const tasks = await withFirestore(stackUrls(), (firestore) =>
      firestore.collection(paths.smartTasks(open.person.uid)).get(),
    );
    const refused = tasks.docs.filter((task) => task.get('status') === 'Error');
    // Two were refused; the third was put off, broke down twice and went on under its key.
    expect([tasks.size, refused.length]).toEqual([3, 2]);
  });

  it('cannot be taken back when that fails', async () => {
    const { page, center, problems } = open;
    await page.route('**/api/action-engine/undo', (route) => route.fulfill({ status: 500, json: {} }));
    await press('Undo');
    await center.toast('Could not be undone').waitFor(patience);
    await page.unroute('**/api/action-engine/undo');
    expect(problems.splice(0)).toEqual([expect.stringContaining('/undo')]);
  });

  it('whose answer is lost says so, and is run once when tried again', async () => {
    const { page, center, problems } = open;
    await propose();
    await page.route(execute, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    const lost = page.waitForEvent('requestfailed');
    await press('Confirm');
    await lost;
    await page.unroute(execute);
    await center.log.getByText('Action Confirmed').nth(1).waitFor(patience);
    expect(problems.splice(0)).toEqual([expect.stringContaining('/execute')]);
  });

  it('that never reached the server has failed, and is tried again by the person', async () => {
    const { page, center, problems } = open;
    await propose();
    await page.route(execute, (route) => route.abort('connectionreset'));
    await press('Confirm');
    await center.log.getByText('Action failed: Error executing action').waitFor(patience);
    await sessionIs('Failed');
    await page.unroute(execute);
    await press('Confirm');
    await center.log.getByText('Action Confirmed').nth(2).waitFor(patience);
    expect(problems.splice(0)).toEqual([expect.stringContaining('/execute')]);
  });

  it('that the database will not mark stays as it is, whatever is pressed', async () => {
    const { page, center, problems } = open;
    await propose();
    await withRefusal(page, { of: 'write', mentions: /messages/ }, async () => {
      await press('Confirm');
      await center.toast('Failed to update message').waitFor(patience);
      await press('Cancel');
      await center.toast('Failed to update message').nth(1).waitFor(patience);
    });
    expect(await lastStored()).toMatchObject({ status: 'Pending', action: { state: 'proposed' } });
    // A transaction is a call: the browser and Firestore tell of its refusal.
    expect(problems.splice(0).every((line) => line.includes('403') || line.includes("RPC 'Commit'"))).toBe(
      true,
    );
  });

  it('runs although it could not be saved to Smart Tasks', async () => {
    const { page, center } = open;
    await withRefusal(page, { of: 'write', mentions: /smartTasks/ }, async () => {
      await press('Confirm');
      await center.toast('Failed to save to Smart Tasks').waitFor(patience);
      await center.toast('Action executed successfully!').last().waitFor(patience);
    });
    await center.log.getByText('Action Confirmed').nth(3).waitFor(patience);
  });
});

it('says sorry for an action that needed no yes and failed', async () => {
  const { assistant, ...visited } = await withScriptedAssistant();
  const { page, person, center, sessionId, problems, close } = await inConversation(visited);
  await page.route('**/api/action-engine/execute', (route) => route.fulfill({ status: 500, json: {} }));
  await center.send('search for quiet places');
  const action = {
    actionType: 'search',
    payload: { query: 'quiet places' },
    payloadHash: payloadHash('search', { query: 'quiet places' }),
    summary: 'Search for quiet places',
  };
  await assistant.finish({ message: 'I am on it.', actions: [action] });
  await center.toast('Failed to execute smart task').waitFor(patience);
  await center.log.getByText('Sorry, there was an error processing your command.').waitFor(patience);
  await center.row(/Failed/).waitFor(patience);
  await expect
    .poll(async () => (await storedLog(person.uid, sessionId)).at(-1), patience)
    .toMatchObject({ content: 'Sorry, there was an error processing your command.', status: 'Error' });
  expect(problems.splice(0)).toEqual([expect.stringContaining('/execute')]);
  await close();
});

it('says sorry for a search that was announced and failed', async () => {
  const { assistant, ...visited } = await withScriptedAssistant();
  const { person, center, sessionId, close } = await inConversation(visited);
  await center.send('find quiet places');
  await assistant.finish({ message: 'Searching…', isProcessing: true, searchQuery: 'quiet places' });
  await assistant.drop();
  await assistant.drop();
  await center.log.getByText(sorry).waitFor(patience);
  await center.row(/Failed/).waitFor(patience);
  await expect
    .poll(() => storedLog(person.uid, sessionId), patience)
    .toMatchObject([
      { content: 'find quiet places', status: 'Done' },
      { content: 'Searching…', status: 'Done' },
      { content: sorry, status: 'Error' },
    ]);
  await close();
});

it('gives up on an assistant that says nothing, after a minute and one more try', async () => {
  const { page, person, center, sessionId, close } = await inConversation(await signedIn());
  let asked = 0;
  await page.route('**/api/command-center/chat', () => {
    asked += 1;
  });
  await page.clock.install();
  await page.reload();
  await center.send('Are you there?');
  await expect.poll(() => asked, patience).toBe(1);
  await page.clock.fastForward(60_000);
  await expect.poll(() => (page.clock.fastForward(1_000), asked), patience).toBe(2);
  await page.clock.fastForward(60_000);
  await center.log.getByText(sorry).waitFor(patience);
  await expect
    .poll(() => storedLog(person.uid, sessionId), patience)
    .toMatchObject([{ status: 'Done' }, { content: sorry, status: 'Error' }]);
  await close();
});
