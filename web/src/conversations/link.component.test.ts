import { paths } from '@crocodile-hub/core/contract/paths';
import { expect, it } from 'vitest';
import { commandCenterPage } from '../../../tests/e2e/pages/command-center-page.ts';
import { aPerson, signedIn } from '../testing/app.ts';
import { scriptAssistant } from '../testing/assistant.ts';
import { stage } from '../testing/stage.ts';

/** A session as the hub makes it: pending, with the question it was made for. */
async function sessionFromHub(uid: string) {
  const { store } = stage();
  const at = new Date();
  const said = { content: 'quiet places', type: 'user', status: 'Pending', timestamp: at };
  await store.set(`${paths.sessions(uid)}/from-hub`, {
    title: 'Search Session',
    status: 'Pending',
    icon: '💬',
    createdAt: at,
    updatedAt: at,
    projectId: null,
    favorite: false,
    messages: [{ ...said, id: 'q' }],
    messageCount: 1,
  });
  await store.set(`${paths.messages(uid, 'from-hub')}/q`, said);
}

it("opens the hub's session, clears the address, and answers its pending question through the router's call", async () => {
  const person = aPerson();
  const assistant = scriptAssistant();
  await sessionFromHub(person.uid);
  const { page, api, store } = await signedIn({
    person,
    at: '/command-center?fromRouter=true&sessionId=from-hub',
  });
  const center = commandCenterPage(page);
  await center.toast('Session opened from Smart Router Input!').waitFor();
  await page.waitForURL((url) => url.search === '');
  await assistant.finish({ message: 'Searching…', isProcessing: true, searchQuery: 'quiet places' });
  await assistant.finish({ message: 'Four places.' });
  await center.log.getByText('Four places.').waitFor();
  expect(api.calls('gptChat').map(({ body }) => [body.message, body.executeSearch])).toEqual([
    ['quiet places', undefined],
    ['quiet places', true],
  ]);
  expect(api.calls('chat')).toEqual([]);
  const stored = async () =>
    (await store.list(paths.messages(person.uid, 'from-hub'), 'timestamp')).map(
      ({ content, status }) => [content, status] as unknown,
    );
  // Polled, because the page shows a message before it is stored.
  await expect.poll(stored).toEqual([
    ['quiet places', 'Done'],
    ['Searching…', 'Done'],
    ['Four places.', 'Done'],
  ]);
  await center.row(/Success/).waitFor();
});

it('answers the question from the hub also for whoever has gone on to another screen', async () => {
  const person = aPerson();
  const assistant = scriptAssistant();
  await sessionFromHub(person.uid);
  const { page, store } = await signedIn({
    person,
    at: '/command-center?fromRouter=true&sessionId=from-hub',
  });
  await page.getByText('Session opened from Smart Router Input!').waitFor();
  await page.getByRole('link', { name: 'Smart Tasks' }).first().click();
  await assistant.finish({ message: 'Four places.' });
  await expect
    .poll(async () =>
      (await store.list(paths.messages(person.uid, 'from-hub'), 'timestamp')).map(({ content }) => content),
    )
    .toEqual(['quiet places', 'Four places.']);
});

it('says that a session from the hub is not there', async () => {
  const { page } = await signedIn({ at: '/command-center?fromRouter=true&sessionId=nowhere' });
  await page.getByText('Session from HUB not found').waitFor();
  await page.waitForURL((url) => url.search === '');
});

it('says that a link from the hub lacks its session', async () => {
  const { page } = await signedIn({ at: '/command-center?fromRouter=true' });
  await page.getByText('Invalid link from HUB - no session ID').waitFor();
});

it('opens the session of an address, and says when there is none', async () => {
  const person = aPerson();
  const assistant = scriptAssistant();
  await sessionFromHub(person.uid);
  const { page } = await signedIn({ person, at: '/command-center?sessionId=from-hub' });
  const center = commandCenterPage(page);
  await center.log.getByText('quiet places').waitFor();
  await assistant.finish({ message: 'Here.' });
  await center.log.getByText('Here.').waitFor();
  await page.goto('/command-center?sessionId=nowhere');
  await page.getByText('Session not found').waitFor();
});
